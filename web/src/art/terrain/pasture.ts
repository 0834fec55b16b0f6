// Rolling downs, tufts and sheep.
import { f, type Random } from '../geometry'
import { choose, clearOfToken, strewn, v, type Draw, type Spot } from './ground'

const WOOL: Spot[] = [
  [-8, 1, 6.5],
  [-3, -3.5, 6.5],
  [3.4, -3.2, 6.5],
  [8, 1, 6],
  [2, 3.4, 7],
  [-4, 3.6, 6.6],
]

function sheep([x, y, s]: Spot, flip: boolean): string {
  const m = flip ? -1 : 1
  const X = (a: number) => f(x + a * s * m)
  const Y = (b: number) => f(y + b * s)
  const fleece = (grow: number, fill: string) =>
    WOOL.map(([a, b, r]) => `<circle cx="${X(a)}" cy="${Y(b)}" r="${f((r + grow) * s)}" fill="${fill}"/>`).join('')
  const dark = v('mountains', '-i')
  const curl = `q${f(3 * s * m)},${f(3 * s)} ${f(6 * s * m)},0`
  return (
    `<path d="M${X(-5)},${Y(8)}V${Y(14)}M${X(5)},${Y(8)}V${Y(14)}" stroke="${dark}" stroke-width="${f(2.6 * s)}" stroke-linecap="round"/>` +
    fleece(1.4, v('pasture', '-i')) +
    fleece(0, v('wool')) +
    `<path d="M${X(-6)},${Y(4)}${curl}M${X(1)},${Y(0)}${curl}" fill="none" stroke="${v('desert', '-d')}" stroke-width="${f(1.5 * s)}" stroke-linecap="round"/>` +
    `<ellipse cx="${X(13)}" cy="${Y(-1)}" rx="${f(4.4 * s)}" ry="${f(5.6 * s)}" fill="${dark}"/>` +
    `<path d="M${X(9.6)},${Y(-4.4)}l${f(-2.4 * s * m)},${f(2.6 * s)}" stroke="${dark}" stroke-width="${f(2.6 * s)}" stroke-linecap="round"/>`
  )
}

const SWELLS: Spot[] = [
  [-60, -38, 74],
  [48, -18, 78],
  [-30, 34, 84],
  [62, 62, 70],
]

function down([x, y, r]: Spot, i: number): string {
  const ridge = `M${x - r},${f(y + r * 0.62)}q${r},${f(-r * 1.15)} ${2 * r},0`
  return (
    `<path d="${ridge}V120H${x - r}Z" fill="${v('pasture', i % 2 ? '' : '-l')}"/>` +
    `<path d="${ridge}" fill="none" stroke="${v('pasture', '-d')}" stroke-width="2.4"/>`
  )
}

function tufts(rand: Random): string {
  let d = ''
  for (const [x, y] of strewn(rand, 70, 86)) {
    if (clearOfToken(x, y)) d += `M${f(x - 3)},${f(y - 5)}L${f(x)},${f(y)}L${f(x + 3)},${f(y - 5)}`
  }
  return `<path d="${d}" fill="none" stroke="${v('pasture', '-i')}" stroke-opacity=".62" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`
}

const FLOCKS: [Spot[], Spot[], Spot[]] = [
  [
    [-30, -50, 1.08],
    [26, -54, 0.92],
    [-58, 30, 0.92],
    [56, 38, 1],
  ],
  [
    [4, -56, 1.1],
    [-57, -12, 0.86],
    [54, 34, 1],
    [-36, 56, 0.9],
  ],
  [
    [32, -46, 1.08],
    [-26, -58, 0.86],
    [-54, 36, 1],
    [36, 58, 0.86],
  ],
]

export const pasture: Draw = (rand, variant) =>
  SWELLS.map(down).join('') +
  tufts(rand) +
  choose(FLOCKS, variant)
    .map((spot) => sheep(spot, rand() < 0.5))
    .join('')
