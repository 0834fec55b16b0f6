// A river between dark banks, nuggets on both.
import { f } from '../geometry'
import { strewn, v, type Draw, type Spot } from './ground'

const COURSE = 'M-30,-110C-70,-60 -6,-50 -40,-14S-70,40 -26,58S44,70 30,120'

const stroke = (colour: string, width: number, more = ''): string =>
  `<path d="${COURSE}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`

const nugget = ([x, y, s]: Spot): string =>
  `<g transform="translate(${x},${y}) scale(${s})"><path d="M-12,4L-8,-7L2,-11L12,-4L10,7L-3,10Z" fill="${v('gold', '-l')}" stroke="${v('gold', '-i')}" stroke-width="2.6" stroke-linejoin="round"/>` +
  `<path d="M-8,-7L-1,-1L12,-4M-1,-1L-3,10" fill="none" stroke="${v('gold', '-i')}" stroke-width="1.6"/><path d="M-7,-5L1,-9" stroke="#fff" stroke-opacity=".8" stroke-width="2.4" stroke-linecap="round"/></g>`

const NUGGETS: Spot[] = [
  [30, -56, 1.15],
  [58, -22, 0.9],
  [6, -68, 0.7],
  [60, 30, 1.1],
  [46, 58, 0.75],
  [-66, 6, 0.8],
  [-20, -34, 0.62],
]

export const gold: Draw = (rand) => {
  const gravel = [...strewn(rand, 46, 86)].map(([x, y]) => `M${f(x)},${f(y)}l5,-2`).join('')
  return (
    stroke(v('gold', '-d'), 50, 'stroke-linecap="round"') +
    stroke(v('sea', '-4'), 36) +
    stroke(v('sea', '-line'), 3, 'stroke-dasharray="16 12"') +
    stroke(v('sea', '-line'), 2.4, 'stroke-dasharray="9 20" transform="translate(10,6)"') +
    `<path d="${gravel}" stroke="${v('gold', '-i')}" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>` +
    NUGGETS.map(nugget).join('')
  )
}
