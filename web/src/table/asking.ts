// What a moment asks of the viewer, as the page shows it. It reads what it is sent and knows no rule.

import type { BoardSetting, Choice, Moment, Place, Tool } from '../wire'
import { total } from './deals'

/** How a question without places is asked. */
export type Ask =
  | { kind: 'cards'; choices: Choice[]; due: number }
  | { kind: 'players'; choices: Choice[] }
  | { kind: 'reply'; accept: Choice | null; decline: Choice }
  | { kind: 'list'; choices: Choice[] }

const oneCard = (choice: Choice): boolean =>
  choice.player == null && (total(choice.give ?? {}) === 1) !== (total(choice.get ?? {}) === 1)

/** The kind of card a choice is about, where it is about one. */
export const cardOf = (choice: Choice): string => Object.keys({ ...choice.give, ...choice.get })[0] ?? ''

export const choicesOf = (moment: Moment, tool: Tool): Choice[] =>
  moment.choices.filter((choice) => tool.verbs.includes(choice.verb))

/** Whether a tool is for trade: it opens the trade panel instead of doing something at once. */
export const tradesWith = (tool: Tool): boolean => tool.verbs.includes('offer') || tool.verbs.includes('bank')

/** The choices that answer the question itself: no tool leads to them. */
export function answersTo(moment: Moment): Choice[] {
  if (!moment.asks_you) return []
  const reached = new Set(moment.tools.flatMap((tool) => tool.verbs))
  return moment.choices.filter((choice) => !reached.has(choice.verb))
}

/** How choices without places are put to the viewer; null where there is nothing to pick. */
export function askAbout(choices: Choice[], due: number): Ask | null {
  const bare = choices.filter((choice) => !choice.place)
  if (bare.length === 0) return null
  const decline = bare.find((choice) => choice.verb === 'decline')
  if (decline) return { kind: 'reply', decline, accept: bare.find((choice) => choice.verb === 'accept') ?? null }
  if (bare.every(oneCard)) return { kind: 'cards', choices: bare, due: Math.max(1, due) }
  if (bare.every((choice) => typeof choice.player === 'number')) return { kind: 'players', choices: bare }
  return { kind: 'list', choices: bare }
}

/** A place as the game writes it: "12", or "12-13" for an edge. */
export const placeWord = (setting: BoardSetting, place: Place): string =>
  place.kind === 'edge' ? (setting.edges.find((edge) => edge.id === place.id)?.name ?? '') : String(place.id)

/** What the viewer would be doing at a place that is not lit, worded like its lit siblings; null if none is of its kind. */
export function attemptAt(setting: BoardSetting, lit: readonly Choice[], place: Place): string | null {
  const sibling = lit.find((choice) => choice.place?.kind === place.kind)
  return sibling ? `${sibling.verb} ${placeWord(setting, place)}` : null
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
