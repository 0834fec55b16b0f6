// What a moment asks of the viewer, as the page shows it. It reads what it is sent and knows no rule.

import { total } from '../../table/deals'
import type { Choice, Ghost, Place, Tool } from '../../wire'
import type { BoardSetting } from './family'
import type { BoardPart, OwnAsk } from './part'

/** How a question without places is asked. */
export type Ask =
  | { kind: 'cards'; choices: Choice[]; due: number; waive: Choice | null }
  | { kind: 'players'; choices: Choice[] }
  | { kind: 'reply'; accept: Choice | null; decline: Choice }
  /** In the way of a part of the game. */
  | { kind: 'own'; choices: Choice[]; Ask: OwnAsk['Ask'] }
  | { kind: 'list'; choices: Choice[] }

/** Whether a choice is about one card. */
export const isCard = (choice: Choice): boolean => (total(choice.give ?? {}) === 1) !== (total(choice.get ?? {}) === 1)
const oneCard = (choice: Choice): boolean => choice.player == null && isCard(choice)
/** The n-th word after the verb. */
export const wordOf = (choice: Choice, n = 1): string => choice.text.split(' ')[n] ?? ''

/** The kind of card a choice is about, where it is about one. */
export const cardOf = (choice: Choice): string => Object.keys({ ...choice.give, ...choice.get })[0] ?? ''

/** Choices about cards in the order these lie in a hand. */
export const byCard = (choices: Choice[], kinds: readonly string[]): Choice[] =>
  choices.toSorted((a, b) => kinds.indexOf(cardOf(a)) - kinds.indexOf(cardOf(b)))

/** How choices without places are put to the viewer; null where there is nothing to pick. */
export function askAbout(
  choices: Choice[],
  due: number,
  setting: BoardSetting,
  parts: readonly BoardPart[] = [],
): Ask | null {
  const bare = choices.filter((choice) => !choice.place)
  if (bare.length === 0) return null
  const waive = bare.find(({ verb }) => parts.some(({ waivers }) => waivers?.includes(verb))) ?? null
  const picks = bare.filter((choice) => choice !== waive)
  const all = (is: (choice: Choice) => boolean): boolean => picks.length > 0 && picks.every(is)
  const decline = bare.find((choice) => choice.verb === 'decline')
  if (decline) return { kind: 'reply', decline, accept: bare.find((choice) => choice.verb === 'accept') ?? null }
  if (all(oneCard)) return { kind: 'cards', choices: picks, due: Math.max(1, due), waive }
  const own = parts.flatMap((part) => part.asks ?? []).find(({ fits }) => all((choice) => fits(choice, setting)))
  if (own) return { kind: 'own', choices: picks, Ask: own.Ask }
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
