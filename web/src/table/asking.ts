// What a moment asks of the viewer, as the page shows it. It reads what it is sent and knows no rule.

import type { BoardSetting, Choice, Ghost, Moment, Place, Tool } from '../wire'
import { total } from './deals'

/** How a question without places is asked. */
export type Ask =
  | { kind: 'cards'; choices: Choice[]; due: number; waive: Choice | null }
  | { kind: 'players'; choices: Choice[] }
  | { kind: 'reply'; accept: Choice | null; decline: Choice }
  /** Progress cards, or the fields of city improvement. */
  | { kind: 'progress'; choices: Choice[] }
  | { kind: 'fields'; choices: Choice[] }
  /** Two dice to be set. */
  | { kind: 'dice'; choices: Choice[] }
  /** A card to somebody. */
  | { kind: 'gifts'; choices: Choice[] }
  | { kind: 'list'; choices: Choice[] }

/** The names that actions are written with. */
export interface Names {
  progress: ReadonlySet<string>
  fields: ReadonlySet<string>
}
const NONE: Names = { progress: new Set(), fields: new Set() }

const isCard = (choice: Choice): boolean => (total(choice.give ?? {}) === 1) !== (total(choice.get ?? {}) === 1)
const oneCard = (choice: Choice): boolean => choice.player == null && isCard(choice)
/** The n-th word after the verb. */
export const wordOf = (choice: Choice, n = 1): string => choice.text.split(' ')[n] ?? ''
const isDice = (choice: Choice): boolean => /^\S+ [1-6] [1-6]$/.test(choice.text)

/** The kind of card a choice is about, where it is about one. */
export const cardOf = (choice: Choice): string => Object.keys({ ...choice.give, ...choice.get })[0] ?? ''

export const choicesOf = (moment: Moment, tool: Tool): Choice[] =>
  moment.choices.filter((choice) => tool.verbs.includes(choice.verb))

/** Whether a tool is for trade: it opens the trade panel instead of doing something at once. */
export const tradesWith = (tool: Tool): boolean => tool.verbs.includes('offer') || tool.verbs.includes('bank')

/** Moving a knight to a free place or driving another one away begins the same: one button does both. */
export function mergedMoves(tools: readonly Tool[]): Tool[] {
  const [move, displace] = ['move', 'displace'].map((name) => tools.find((tool) => tool.name === name))
  if (!move || !displace) return [...tools]
  const ready = move.ready || displace.ready
  const both: Tool = { ...move, verbs: [...move.verbs, ...displace.verbs], ready, refusal: ready ? null : move.refusal }
  return tools.filter((tool) => tool !== displace).map((tool) => (tool === move ? both : tool))
}

/** What can be done with a knight by pressing on it. */
const OF_KNIGHTS = new Set(['activate', 'promote', 'move', 'displace', 'chase'])
export const ofKnights = (moment: Moment): Choice[] =>
  moment.choices.filter(({ verb, place }) => place && OF_KNIGHTS.has(verb))

/** The choices that answer the question itself: no tool leads to them. */
export function answersTo(moment: Moment): Choice[] {
  if (!moment.asks_you) return []
  const reached = new Set(moment.tools.flatMap((tool) => tool.verbs))
  return moment.choices.filter((choice) => !reached.has(choice.verb))
}

/** How choices without places are put to the viewer; null where there is nothing to pick. */
export function askAbout(choices: Choice[], due: number, { progress, fields }: Names = NONE): Ask | null {
  const bare = choices.filter((choice) => !choice.place)
  if (bare.length === 0) return null
  const waive = bare.find((choice) => choice.verb === 'waive') ?? null
  const picks = bare.filter((choice) => choice !== waive)
  const all = (is: (choice: Choice) => boolean): boolean => picks.length > 0 && picks.every(is)
  const decline = bare.find((choice) => choice.verb === 'decline')
  if (decline) return { kind: 'reply', decline, accept: bare.find((choice) => choice.verb === 'accept') ?? null }
  if (all(oneCard)) return { kind: 'cards', choices: picks, due: Math.max(1, due), waive }
  if (all((choice) => progress.has(wordOf(choice)))) return { kind: 'progress', choices: picks }
  if (all((choice) => fields.has(wordOf(choice)))) return { kind: 'fields', choices: picks }
  if (all(isDice)) return { kind: 'dice', choices: picks }
  if (all((choice) => typeof choice.player === 'number' && isCard(choice))) return { kind: 'gifts', choices: picks }
  if (all((choice) => typeof choice.player === 'number')) return { kind: 'players', choices: picks }
  return { kind: 'list', choices: bare }
}

// ---- two places: first where from, then where to ---------------------------------------------------------------------

export const samePlace = (a: Place, b: Place): boolean => a.kind === b.kind && a.id === b.id

/** Two hexes change places whichever is named first. */
function eitherWay(choice: Choice): Choice[] {
  const { place, to } = choice
  if (place?.kind !== 'hex' || to?.kind !== 'hex') return [choice]
  return [choice, { ...choice, place: to, to: place }]
}

/** The choices as they are lit: those with two places by the first one, or once that is held, by the second. */
export function litOf(choices: readonly Choice[], held: Place | null): Choice[] {
  const both = choices.flatMap(eitherWay)
  if (!held) return both.filter((choice) => choice.place)
  return both
    .filter(({ place, to }) => place && to && samePlace(place, held))
    .map((choice) => ({ ...choice, place: choice.to ?? null, to: null }))
}

/** The piece that would stand at a lit place; null where a second place is still to be picked. */
export function ghostAt(lit: readonly Choice[], place: Place): Ghost | null {
  const choice = lit.find((each) => each.place && samePlace(each.place, place))
  return (!choice?.to && choice?.piece) || null
}

/** The one place that all choices with two begin at; null where there are several, or none. */
export function onlyStart(choices: readonly Choice[]): Place | null {
  const starts = choices.flatMap(eitherWay).flatMap(({ place, to }) => (place && to ? [place] : []))
  const first = starts[0]
  const plain = choices.some(({ place, to }) => place && !to)
  return first && !plain && starts.every((place) => samePlace(place, first)) ? first : null
}

/** A place as the game writes it: "12", or "12-13" for an edge. */
export const placeWord = (setting: BoardSetting, place: Place): string =>
  place.kind === 'edge' ? (setting.edges.find((edge) => edge.id === place.id)?.name ?? '') : String(place.id)

/** What the viewer would be doing at a place that is not lit, worded like its lit siblings; null if none is of its kind. */
export function attemptAt(
  setting: BoardSetting,
  lit: readonly Choice[],
  place: Place,
  held: Place | null = null,
): string | null {
  const sibling = lit.find((choice) => choice.place?.kind === place.kind)
  if (!sibling || sibling.to) return null
  const places = held ? [held, place] : [place]
  return [sibling.verb, ...places.map((each) => placeWord(setting, each))].join(' ')
}

/** Keys of the tools: letters for those that are always there, numbers for the others in their order. */
export function toolKeys(tools: readonly Tool[]): Map<string, string> {
  const letters: Record<string, string> = { roll: 'D', end: 'E', trade: 'T' }
  const keys = new Map<string, string>()
  let n = 0
  for (const { name } of tools) {
    const letter = letters[name]
    if (letter) keys.set(name, letter)
    else if (++n <= 9) keys.set(name, String(n))
  }
  return keys
}
