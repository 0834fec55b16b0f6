// Decks as text: the page writes them with the names of the cards, which the server reads in every language.
// Reading is left to the server, which knows all that people write.
import type { DeckParts } from '../wire'

export type Cards = Record<string, number>

export const EMPTY: DeckParts = { name: '', sets: [], cards: {}, start: {}, events: {}, about: {} }

const lines = (cards: Cards): string[] => Object.entries(cards).map(([name, n]) => `${n}x ${name}`)
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const ABOUT: Record<string, string> = { en: 'About', de: 'Über' }

/** A deck as text; the server reads the same deck from it. */
export function write({ name, sets, cards, start, events, about }: DeckParts): string {
  const told = Object.entries(about).map(([language, text]) => `${ABOUT[language]}: ${oneLine(text)}`)
  const head = [`Name: ${oneLine(name)}`, `Sets: ${['base', ...sets].join(', ')}`, ...told]
  const parts = [head, ['Start', ...lines(start)], ['Deck', ...lines(cards)], ['Events', ...lines(events)]]
  return parts.map((part) => `${part.join('\n')}\n`).join('\n')
}

/** What a deck is called, read from its text. */
export const nameIn = (text: string): string => /^name:[ \t]*(.*)$/im.exec(text)?.[1]?.trim() ?? ''

/** The name of a file for a deck. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()
  return `${plain || 'deck'}.deck`
}

export const total = (cards: Cards): number => Object.values(cards).reduce((sum, n) => sum + n, 0)

/** The same cards with so many more, or fewer, of one; none of it are left out. */
export function changed(cards: Cards, name: string, by: number): Cards {
  const n = (cards[name] ?? 0) + by
  if (n > 0) return { ...cards, [name]: n }
  return Object.fromEntries(Object.entries(cards).filter(([each]) => each !== name))
}
