// Cards that change hands: counting, comparing, turning round, and writing a deal as the game reads it.

import { inOrder } from '../kit/names'
import { list } from '../words'
import type { Deal } from '../wire'

export type Cards = Record<string, number>

export const total = (cards: Cards): number => Object.values(cards).reduce((sum, n) => sum + n, 0)

/** Kinds of cards in the order they lie in a hand. */
export const inHandOrder = (kinds: readonly string[]): string[] =>
  inOrder(Object.fromEntries(kinds.map((kind) => [kind, 1])))

/** "2 ore and 1 brick", for people who listen. */
export const spoken = (cards: Cards, label: (kind: string) => string, nothing: string): string =>
  list(inOrder(cards).map((kind) => `${cards[kind]} ${label(kind)}`)) || nothing

/** One card more or fewer of a kind, never below none. */
export function changed(cards: Cards, kind: string, by: number): Cards {
  const n = Math.max(0, (cards[kind] ?? 0) + by)
  if (n > 0) return { ...cards, [kind]: n }
  return Object.fromEntries(Object.entries(cards).filter(([each]) => each !== kind))
}

const sameCards = (a: Cards, b: Cards): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0))

export const sameDeal = (a: Deal, b: Deal): boolean => sameCards(a.give, b.give) && sameCards(a.get, b.get)

/** The same exchange from the other side of the table. */
export const mirrored = (deal: Deal): Deal => ({ give: deal.get, get: deal.give })

const writeCards = (cards: Cards): string =>
  Object.entries(cards)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${n} ${kind}`)
    .join(' ') || 'nothing'

/** "2 ore for 1 brick". */
export const writeDeal = (deal: Deal): string => `${writeCards(deal.give)} for ${writeCards(deal.get)}`

/** A text that is the same for the same offer of the same player. */
export const offerKey = (player: number, deal: Deal): string => {
  const sorted = (cards: Cards) =>
    Object.entries(cards)
      .filter(([, n]) => n > 0)
      .sort()
  return JSON.stringify([player, sorted(deal.give), sorted(deal.get)])
}
