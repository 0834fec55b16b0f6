// Layered clay mounds and stacks of fresh bricks.
import { between, f, type Point, type Random } from '../geometry'
import { choose, v, type Draw, type Spot } from './ground'

const arch = (x: number, y: number, r: number, k: number): string =>
  `M${f(x - r * k)},${f(y)}a${f(r * k)},${f(r * 0.92 * k)} 0 0 1 ${f(2 * r * k)},0`

function mound(x: number, y: number, r: number, i: number): string {
  return (
    `<path d="${arch(x, y, r, 1)}V${f(y + r * 0.7)}H${f(x - r)}Z" fill="${v('hills', i % 2 ? '-l' : '')}"/>` +
    `<path d="${arch(x, y, r, 1)}" fill="none" stroke="${v('hills', '-i')}" stroke-width="2.8"/>` +
    `<path d="${arch(x, y, r, 0.74)}${arch(x, y, r, 0.48)}" fill="none" stroke="${v('hills', '-d')}" stroke-width="2.6" stroke-dasharray="14 5"/>`
  )
}

function mounds(rand: Random): string {
  let out = ''
  let i = 0
  for (let y = -62, row = 0; y < 100; y += 25, row++) {
    for (let x = -104 + (row % 2) * 34; x < 120; x += 68) {
      out += mound(x + between(rand, -5, 5), y + between(rand, -3, 3), between(rand, 36, 41), i++)
    }
  }
  return out
}

const PILE: Point[] = [
  [-20, 0],
  [-6.5, 0],
  [7, 0],
  [-13.5, -8],
  [0, -8],
  [-6.5, -16],
]

const bricks = ([x, y, s]: Spot): string =>
  PILE.map(
    ([a, b]) =>
      `<rect x="${f(x + a * s)}" y="${f(y + b * s)}" width="${f(13 * s)}" height="${f(7.4 * s)}" rx="1" fill="${v('hills', '-l')}" stroke="${v('hills', '-i')}" stroke-width="${f(2 * s)}"/>`,
  ).join('')

const PILES: [Spot[], Spot[], Spot[]] = [
  [
    [-34, -46, 1],
    [56, 46, 0.94],
  ],
  [
    [32, -46, 1.04],
    [-56, 44, 0.94],
  ],
  [
    [2, -54, 1.06],
    [-56, 40, 0.9],
    [58, 40, 0.9],
  ],
]

export const hills: Draw = (rand, variant) => mounds(rand) + choose(PILES, variant).map(bricks).join('')
