// The arithmetic of our charts: scales, ticks, paths, labels that keep out of each other's way. No drawing here.

export type Scale = (value: number) => number

/** Map `from` linearly onto `to`; a range without extent lands on its beginning. */
export function linear(from: [number, number], to: [number, number]): Scale {
  const span = from[1] - from[0]
  return (value) => to[0] + (span === 0 ? 0 : ((value - from[0]) / span) * (to[1] - to[0]))
}

/** Whole numbers from 0 to at most `most`, about `wanted` of them, in steps people count in. */
export function ticks(most: number, wanted = 6): number[] {
  const rough = Math.max(1, most / wanted)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
}

/** A line that stays level until the value changes: points do not grow between two rounds. */
export function steps(values: number[], x: Scale, y: Scale): string {
  return values.map((value, i) => (i === 0 ? `M${n(x(0))},${n(y(value))}` : `H${n(x(i))}V${n(y(value))}`)).join('')
}

/** Move labels apart so that each has `gap` to the next, as close to where they belong as possible. */
export function apart(wanted: number[], gap: number, [low, high]: [number, number]): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const placed = [...wanted]
  let floor = low
  for (const i of order) floor = (placed[i] = Math.max(wanted[i]!, floor)) + gap
  let ceiling = high
  for (const i of order.reverse()) ceiling = (placed[i] = Math.min(placed[i]!, ceiling)) - gap
  return placed
}

/** Points by player and round from what each round ended with: `points[round][player]` turned around. */
export function byPlayer(points: number[][]): number[][] {
  return (points[0] ?? []).map((_, player) => points.map((row) => row[player] ?? 0))
}

const SUMS = 11 // of two dice, from 2 to 12

/** The chance of each sum of two dice; fewer counts are those of one die. */
export const chancesOf = (rolls: readonly number[]): number[] =>
  isOneDie(rolls)
    ? rolls.map(() => 1 / rolls.length)
    : Array.from({ length: SUMS }, (_, i) => (6 - Math.abs(5 - i)) / 36)
const isOneDie = (rolls: readonly number[]): boolean => rolls.length > 0 && rolls.length < SUMS

/** The number the first count stands for: two dice begin with 2, one with 1. */
export const firstOf = (rolls: readonly number[]): number => (isOneDie(rolls) ? 1 : 2)

export function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

const n = (value: number): number => Math.round(value * 10) / 10
