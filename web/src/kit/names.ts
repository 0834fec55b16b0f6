// The cards' names in the visitor's language, and the order in which they lie.
import { addedCard } from '../art/cards'
import { knows, say } from '../words'
import { words } from './words'

const CARDS = ['lumber', 'brick', 'wool', 'grain', 'ore'] as const

export const cardName = (kind: string): string =>
  knows(words, kind) ? say(words, kind) : (addedCard(kind)?.label() ?? kind)

const rank = (kind: string): number => {
  const i = (CARDS as readonly string[]).indexOf(kind)
  return i < 0 ? CARDS.length : i
}

/** The kinds of which there is at least one, in the order they lie in a hand. */
export const inOrder = (cards: Record<string, number>): string[] =>
  Object.keys(cards)
    .filter((kind) => (cards[kind] ?? 0) > 0)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))

export const sum = (cards: Record<string, number>): number => Object.values(cards).reduce((a, b) => a + b, 0)
