// What the terrains share: their colours, and the room that is kept free for the number token.
import { between, inHex, type Point, type Random } from '../geometry'

/** Draws one of a terrain's variants (0 to 2) around (0, 0); it is cut to the hex afterwards. */
export type Draw = (rand: Random, variant: number) => string

const TOKEN = { x: 0, y: 6, r: 37 }

/** A tone of a terrain: '' base, '-d' shade, '-l' light, '-i' ink. */
export const v = (terrain: string, tone = ''): string => `var(--${terrain}${tone})`

export const clearOfToken = (x: number, y: number, pad = 0): boolean =>
  Math.hypot(x - TOKEN.x, y - TOKEN.y) > TOKEN.r + pad

/** Spots moved about a little, those near the rim or the token left out, the farthest first. */
export function scatter(rand: Random, spots: Point[], margin: number, jitter: number, pad: number): Point[] {
  return spots
    .map(([x, y]): Point => [x + between(rand, -jitter, jitter), y + between(rand, -jitter, jitter)])
    .filter(([x, y]) => inHex(x, y, margin) && clearOfToken(x, y, pad))
    .sort((a, b) => a[1] - b[1])
}

/** Random spots all over the hex. */
export function* strewn(rand: Random, n: number, margin: number): Generator<Point> {
  for (let i = 0; i < n; i++) {
    const x = between(rand, -84, 84)
    const y = between(rand, -84, 88)
    if (inHex(x, y, margin)) yield [x, y]
  }
}

/** One of three: a drawing that differs by variant. */
export const choose = <T>(variants: readonly [T, T, T], variant: number): T => variants[variant % 3]!

/** A motif's place and size. */
export type Spot = readonly [x: number, y: number, scale: number]
