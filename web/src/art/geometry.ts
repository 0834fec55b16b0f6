// Pointy-top hexes, unit: circumradius R = 100. The same numbers serve drawing and hit areas.
export type Point = readonly [x: number, y: number]

export const R = 100
export const W = R * Math.sqrt(3)

/** A number as short as a drawing needs it. */
export const f = (n: number): string => (Math.round(n * 10) / 10).toString()
export const pt = ([x, y]: Point): string => `${f(x)},${f(y)}`

export const centre = (q: number, r: number): Point => [W * (q + r / 2), R * 1.5 * r]

const ANGLES = [-90, -30, 30, 90, 150, 210].map((degrees) => (degrees * Math.PI) / 180)

/** The corners of a hex, clockwise from the north. */
const hexPoints = (radius = R, x = 0, y = 0): Point[] =>
  ANGLES.map((a) => [x + radius * Math.cos(a), y + radius * Math.sin(a)])

export const hexPath = (radius = R, x = 0, y = 0): string => `M${hexPoints(radius, x, y).map(pt).join('L')}Z`

export const inHex = (x: number, y: number, radius: number): boolean =>
  Math.abs(x) <= (radius * Math.sqrt(3)) / 2 && Math.abs(y) <= radius - Math.abs(x) / Math.sqrt(3)

export type Random = () => number

/** A small seeded generator: the same tile looks the same for everybody. */
export function rng(seed: number): Random {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (rand: Random, lo: number, hi: number): number => lo + rand() * (hi - lo)
