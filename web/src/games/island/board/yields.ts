// What a building would bring: the cards of the land around it, and how often.
import type { Choice } from '../../../wire'
import type { Chart } from './chart'
import { pips } from './ground'

export interface Yield {
  card: string
  /** On how many of 36 rolls. */
  pips: number
}

/** How many cards a building takes at a time; other pieces take none. */
const TAKES: Record<string, number> = { settlement: 1, city: 2 }

/** What the land around a node pays, the most frequent first. */
export const yieldsAt = (chart: Chart, node: number): Yield[] =>
  chart.setting.hexes
    .flatMap(({ nodes, card, number }) => (card && nodes.includes(node) ? [{ card, pips: pips(number) }] : []))
    .sort((a, b) => b.pips - a.pips)

export const total = (yields: readonly Yield[]): number => yields.reduce((sum, { pips }) => sum + pips, 0)

/** How many cards a choice that builds takes at a time; 0 where it builds nothing that is paid. */
export const takes = ({ piece }: Choice): number => TAKES[piece?.kind ?? ''] ?? 0

/** How large a place is drawn beside others: the richer, the larger. */
export const sizeOf = (pips: number): number => Math.min(1.35, 0.7 + pips * 0.05)
