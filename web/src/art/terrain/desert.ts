// Wind-cut dunes and cairns.
import { between, f, type Random } from '../geometry'
import { choose, strewn, v, type Draw, type Spot } from './ground'

const DUNES = [
  [-56, 30],
  [-22, -26],
  [16, 28],
  [50, -24],
] as const

function dune(y: number, b: number, i: number): string {
  const ridge = `M-110,${y}C-60,${y - b} -20,${y + b} 30,${f(y - b * 0.3)}S90,${f(y + b * 0.4)} 115,${y - 10}`
  return (
    `<path d="${ridge}V120H-110Z" fill="${v('desert', i % 2 ? '-l' : '')}"/>` +
    `<path d="${ridge}" fill="none" stroke="${v('desert', '-d')}" stroke-width="4"/>`
  )
}

const grains = (rand: Random): string =>
  [...strewn(rand, 90, 88)]
    .map(([x, y]) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(between(rand, 0.9, 1.7))}"/>`)
    .join('')

const STONES = [
  [0, 0, 17, 7],
  [-1, -9, 13, 6],
  [1, -17, 9.5, 5],
  [0, -23.5, 6, 3.6],
] as const

const cairn = ([x, y, s]: Spot): string =>
  STONES.map(
    ([a, b, rx, ry]) =>
      `<ellipse cx="${f(x + a * s)}" cy="${f(y + b * s)}" rx="${f(rx * s)}" ry="${f(ry * s)}" fill="${v('desert', '-d')}" stroke="${v('desert', '-i')}" stroke-width="${f(2.4 * s)}"/>`,
  ).join('')

const CAIRNS: [Spot[], Spot[], Spot[]] = [
  [
    [-40, -36, 1],
    [56, 46, 0.8],
  ],
  [
    [42, -34, 1],
    [-54, 44, 0.8],
  ],
  [
    [-48, -28, 0.84],
    [40, 52, 1],
  ],
]

export const desert: Draw = (rand, variant) =>
  DUNES.map(([y, b], i) => dune(y, b, i)).join('') +
  `<g fill="${v('desert', '-i')}" fill-opacity=".55">${grains(rand)}</g>` +
  choose(CAIRNS, variant).map(cairn).join('')
