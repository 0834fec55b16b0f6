// Cut facets, hatching and snow.
import { between, f, inHex, type Random } from '../geometry'
import { choose, v, type Draw } from './ground'

type Peak = readonly [x: number, y: number, width: number, height: number]

function hatching(p: (a: number, b: number) => string): string {
  let d = ''
  for (let k = 0.3; k < 1; k += 0.16) d += `M${p(0.02 + k * 0.06, -1 + k)}L${p(k * 0.5 - 0.03, -0.02 - (1 - k) * 0.06)}`
  return `<path d="${d}" stroke="${v('mountains', '-i')}" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>`
}

function peak([x, y, w, h]: Peak): string {
  const p = (a: number, b: number) => `${f(x + a * w)},${f(y + b * h)}`
  return (
    `<path d="M${p(0, -1)}L${p(0.56, 0.1)}H${f(x - 0.56 * w)}Z" fill="${v('mountains', '-l')}" stroke="${v('mountains', '-i')}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M${p(0, -1)}L${p(0.07, -0.62)}L${p(-0.05, -0.34)}L${p(0.1, 0.1)}H${f(x + 0.56 * w)}Z" fill="${v('mountains', '-d')}"/>` +
    hatching(p) +
    `<path d="M${p(0, -1)}L${p(0.17, -0.66)}L${p(0.09, -0.7)}L${p(0.03, -0.56)}L${p(-0.06, -0.68)}L${p(-0.17, -0.58)}Z" fill="${v('snow')}"/>`
  )
}

function scree(rand: Random): string {
  let d = ''
  for (let y = -70; y < 96; y += 13) {
    for (let x = -88; x < 92; x += 22) {
      if (inHex(x, y, 92)) d += `M${f(x + between(rand, -6, 6))},${f(y + between(rand, -3, 3))}l7,-5l7,5`
    }
  }
  return `<path d="${d}" fill="none" stroke="${v('mountains', '-d')}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`
}

const RANGES: [Peak[], Peak[], Peak[]] = [
  [
    [-44, -22, 56, 46],
    [42, -26, 50, 42],
    [0, -28, 72, 58],
    [-64, 34, 46, 38],
    [64, 34, 48, 40],
    [-34, 72, 44, 30],
    [30, 74, 50, 34],
  ],
  [
    [40, -20, 62, 54],
    [-12, -34, 56, 46],
    [-48, -14, 58, 48],
    [66, 30, 44, 38],
    [-66, 36, 44, 38],
    [34, 70, 52, 36],
    [-26, 74, 44, 28],
  ],
  [
    [-26, -30, 66, 56],
    [34, -34, 54, 44],
    [62, -8, 44, 40],
    [-62, 4, 46, 40],
    [-58, 44, 48, 36],
    [62, 42, 50, 40],
    [0, 78, 56, 34],
  ],
]

export const mountains: Draw = (rand, variant) =>
  scree(rand) +
  choose(RANGES, variant)
    .map(([x, y, w, h]) => peak([x + between(rand, -3, 3), y + between(rand, -2, 2), w, h]))
    .join('')
