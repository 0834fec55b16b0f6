// The log as lines: what somebody does card by card is one line, not five, and so is an offer with its answers.

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
  const answers = new Map(parts.flatMap((part) => Object.entries(part.log?.answers ?? {})))
  const lines: Line[] = []
  for (const event of log) {
    if (event.story === null) continue
    const last = lines.at(-1)
    const goesOn = last && oneByOne.has(event.verb) && isSame(last.first, event)
    const answered = last && answers.get(last.first.verb)?.includes(event.verb)
    if (goesOn || answered) last.events.push(event)
    else lines.push({ first: event, events: [event] })
  }
  return lines
}

const isSame = (one: Event, other: Event): boolean =>
  one.verb === other.verb && one.player === other.player && one.round === other.round

/** What the answers of a kind are called together; null: each is told in its own words. */
export type Called = (verb: string) => string | null

/** The parts of a line: what was done, with all its cards, and how it was answered. */
export function partsOf(line: Line, part: (story: string) => Part[], called: Called = () => null): Part[] {
  const told = (event: Event): Part[] => part(event.story ?? '')
  const said = (verb: string): Part[][] => line.events.filter((event) => event.verb === verb).map(told)
  const [deed = '', ...answers] = new Set(line.events.map(({ verb }) => verb))
  return [gathered(said(deed)), ...answers.map((verb) => [text(' '), ...together(called(verb), said(verb))])].flat()
}

const text = (words: string): Part => ({ kind: 'text', text: words })

/** The first sentence, with the cards of all of them. */
function gathered([first, ...others]: Part[][]): Part[] {
  if (!first || others.length === 0) return first ?? []
  const cards = new Map<string, Part & { kind: 'cards' }>()
  for (const each of [first, ...others].flat()) {
    if (each.kind !== 'cards') continue
    const known = cards.get(each.card)
    cards.set(each.card, { ...each, n: each.n + (known?.n ?? 0) })
  }
  const at = first.findIndex((each) => each.kind === 'cards')
  if (at < 0) return first
  const all = [...cards.values()].flatMap((each, i) => (i > 0 ? [text(' '), each] : [each]))
  return [...first.slice(0, at), ...all, ...first.slice(at + 1)]
}

/** Equal answers: the word for them, and who gave them. */
function together(word: string | null, answers: Part[][]): Part[] {
  const people = answers.flatMap((answer) => answer.find((each) => each.kind === 'name') ?? [])
  if (word === null || people.length < answers.length)
    return answers.flatMap((answer, i) => (i > 0 ? [text(' '), ...answer] : answer))
  const names = people.flatMap((each, i) => (i > 0 ? [text(', '), each] : [each]))
  return [text(`${word}: `), ...names, text('.')]
}

/** Parts lines, each of them once: most stand still while the game goes on. */
export function teller(lexicon: Lexicon, called: Called): (line: Line) => Part[] {
  const part = parter(lexicon)
  const told = new WeakMap<Event, { events: number; parts: Part[] }>()
  return (line) => {
    const known = told.get(line.first)
    if (known?.events === line.events.length) return known.parts
    const parts = partsOf(line, part, called)
    told.set(line.first, { events: line.events.length, parts })
    return parts
  }
}
