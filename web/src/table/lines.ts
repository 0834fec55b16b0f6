// The log as lines: what somebody does card by card is one line, not five.

import type { GamePart } from '../parts'
import type { Event } from '../wire'
import { parter, type Lexicon, type Part } from './story'

export interface Line {
  first: Event
  /** All events the line tells, the first one included. */
  events: Event[]
}

/** The told events of a log as lines. */
export function linesOf(log: readonly Event[], parts: readonly GamePart[] = []): Line[] {
  const oneByOne = new Set(parts.flatMap((part) => part.log?.together ?? []))
  const lines: Line[] = []
  for (const event of log) {
    if (event.story === null) continue
    const last = lines.at(-1)
    const goesOn =
      last && oneByOne.has(event.verb) && last.first.verb === event.verb && last.first.player === event.player
    if (goesOn && last.first.round === event.round) last.events.push(event)
    else lines.push({ first: event, events: [event] })
  }
  return lines
}

/** The parts of a line: the first sentence, with the cards of all of them. */
export function partsOf(line: Line, part: (story: string) => Part[]): Part[] {
  const [first, ...others] = line.events.map((event) => part(event.story ?? ''))
  if (!first || others.length === 0) return first ?? []
  const cards = new Map<string, Part & { kind: 'cards' }>()
  for (const each of [first, ...others].flat()) {
    if (each.kind !== 'cards') continue
    const known = cards.get(each.card)
    cards.set(each.card, { ...each, n: each.n + (known?.n ?? 0) })
  }
  const at = first.findIndex((each) => each.kind === 'cards')
  if (at < 0) return first
  const space: Part = { kind: 'text', text: ' ' }
  const all = [...cards.values()].flatMap((each, i) => (i > 0 ? [space, each] : [each]))
  return [...first.slice(0, at), ...all, ...first.slice(at + 1)]
}

/** Parts lines, each of them once: most stand still while the game goes on. */
export function teller(lexicon: Lexicon): (line: Line) => Part[] {
  const part = parter(lexicon)
  const told = new WeakMap<Event, { events: number; parts: Part[] }>()
  return (line) => {
    const known = told.get(line.first)
    if (known?.events === line.events.length) return known.parts
    const parts = partsOf(line, part)
    told.set(line.first, { events: line.events.length, parts })
    return parts
  }
}
