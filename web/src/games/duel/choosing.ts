// What the viewer chooses from in the card game, as the page shows it: by card, by place, or side by side.
// It reads what it is sent and knows no rule.

import type { Choice, Moment, Place, Tool } from '../../wire'
import { samePlace } from './ground'

/** In one's own turn nothing is asked: one takes a tool or a card in hand. */
export const isOwnTurn = (moment: Moment): boolean =>
  moment.asks_you && (moment.question === 'before_roll' || moment.question === 'actions')

/** Before a tournament game a deck, events and first cards are asked for: decks are brought in a part of their own. */
const OF_DECKS = new Set(['deck', 'events', 'starters'])
export const isAboutDecks = (moment: Moment): boolean => moment.asks_you && OF_DECKS.has(moment.question)

/** What is done for good and is easily done by mistake: it is asked once more. */
const FINAL = new Set(['demolish'])
export const isFinal = (choice: Choice): boolean => FINAL.has(choice.verb)

export const at = (choices: readonly Choice[], place: Place): Choice[] =>
  choices.filter((choice) => choice.place && samePlace(choice.place, place))

/** What is done with cards of the hand; other choices name cards that lie elsewhere. */
const OF_HAND = new Set(['play', 'build', 'scout', 'swap', 'swap-search', 'under'])

/** What can be done with a card of the hand, or with one that lies open. */
export const aboutCard = (moment: Moment, card: string): Choice[] =>
  moment.choices.filter((choice) => choice.card === card && OF_HAND.has(choice.verb))

export const cardTool = (tools: readonly Tool[], card: string): Tool | null =>
  tools.find((tool) => tool.card === card) ?? null
export const plainTools = (tools: readonly Tool[]): Tool[] => tools.filter((tool) => !tool.card)

/** What cards that lie out can do in one's own turn: it is found at the card. */
export function ofLaid(moment: Moment): Choice[] {
  if (!isOwnTurn(moment)) return []
  const reached = new Set(plainTools(moment.tools).flatMap((tool) => tool.verbs))
  return moment.choices.filter((choice) => choice.place && !choice.card && !reached.has(choice.verb))
}

/** Answers that name a card and a place: first the card is taken, then the place. */
export const takesCardFirst = (choices: readonly Choice[]): boolean =>
  choices.some((choice) => choice.card && choice.place)

/** What a choice names after its verb. */
export const wordsOf = (choice: Choice): string[] => choice.text.split(' ').slice(1)

/** How choices without places are put to the viewer. */
export type Ask =
  | { kind: 'reply'; accept: Choice | null; decline: Choice }
  | { kind: 'cards'; choices: Choice[] }
  | { kind: 'goods'; choices: Choice[] }
  | { kind: 'numbers'; choices: Choice[] }
  | { kind: 'faces'; choices: Choice[] }
  | { kind: 'lands'; choices: Choice[] }
  | { kind: 'list'; choices: Choice[] }

export const goodOf = (choice: Choice): string => Object.keys({ ...choice.give, ...choice.get })[0] ?? ''
const isGood = (choice: Choice): boolean => Boolean(choice.get) !== Boolean(choice.give)
const LANDS = new Set(['arrange', 'claim', 'land'])

/** The question, and beside it what declines it: a choice that names nothing. */
export function askAbout(choices: readonly Choice[]): { ask: Ask | null; others: Choice[] } {
  const picks = choices.filter((choice) => !choice.place || LANDS.has(choice.verb))
  const decline = picks.find(({ verb }) => verb === 'decline')
  if (decline)
    return { ask: { kind: 'reply', decline, accept: picks.find(({ verb }) => verb === 'accept') ?? null }, others: [] }
  const naming = picks.filter((choice) => wordsOf(choice).length > 0)
  const others = picks.filter((choice) => wordsOf(choice).length === 0)
  return { ask: askWith(naming), others }
}

function askWith(choices: Choice[]): Ask | null {
  const all = (is: (choice: Choice) => unknown): boolean => choices.every(is)
  if (choices.length === 0) return null
  if (all(({ card }) => card)) return { kind: 'cards', choices }
  if (all(({ verb }) => LANDS.has(verb))) return { kind: 'lands', choices }
  if (all(isGood)) return { kind: 'goods', choices }
  if (all(({ verb }) => verb === 'number')) return { kind: 'numbers', choices }
  if (all(({ verb }) => verb === 'face')) return { kind: 'faces', choices }
  return { kind: 'list', choices }
}

/** The keys of the tools: letters for those that are always there, numbers for the others in their order. */
export function toolKeys(tools: readonly Tool[]): Map<string, string> {
  const letters: Record<string, string> = { roll: 'D', end: 'E', trade: 'T' }
  const keys = new Map<string, string>()
  let n = 0
  for (const { name } of plainTools(tools)) {
    const letter = letters[name]
    if (letter) keys.set(name, letter)
    else if (++n <= 9) keys.set(name, String(n))
  }
  return keys
}
