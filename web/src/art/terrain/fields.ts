// Ploughed strips and standing sheaves.
import { f } from '../geometry'
import { choose, v, type Draw, type Spot } from './ground'

const STRIPS = [
  { d: 'M-110,-110H110V-30L-110,-4Z', angle: -8, ground: '-l', furrow: '' },
  { d: 'M-110,-4L8,-18L24,120H-110Z', angle: 62, ground: '', furrow: '-d' },
  { d: 'M8,-18L110,-30V120H24Z', angle: -58, ground: '-l', furrow: '' },
] as const

/** The strips as clip paths, to be defined once. */
export const fieldClips = (): string =>
  STRIPS.map(({ d }, i) => `<clipPath id="hx-strip-${i}"><path d="${d}"/></clipPath>`).join('')

const FURROWS = Array.from({ length: 25 }, (_, i) => `M-140,${-130 + i * 11}q70,9 140,0t140,0`).join('')

const furrows = (i: number, angle: number, tone: string): string =>
  `<g clip-path="url(#hx-strip-${i})"><path d="${FURROWS}" transform="rotate(${angle})" fill="none" stroke="${v('fields', tone)}" stroke-width="4.4"/></g>`

function ear([x, y, s]: Spot, lift: number, angle: number): string {
  const grain = (side: number, k: number) => {
    const [cx, cy] = [f(side * 2.6 * s), f((-16 - k * 4.4) * s)]
    return `<ellipse cx="${cx}" cy="${cy}" rx="${f(2.1 * s)}" ry="${f(3.6 * s)}" transform="rotate(${side * 28} ${cx} ${cy})"/>`
  }
  const grains = [0, 1, 2, 3].map((k) => grain(-1, k) + grain(1, k)).join('')
  return (
    `<g transform="translate(${f(x)},${f(y + lift * s)}) rotate(${angle})" fill="${v('fields', '-i')}">` +
    `<path d="M0,0V${f(-20 * s)}" stroke="${v('fields', '-i')}" stroke-width="${f(2 * s)}"/>${grains}` +
    `<ellipse cy="${f(-34 * s)}" rx="${f(2 * s)}" ry="${f(3.8 * s)}"/></g>`
  )
}

function sheaf(spot: Spot): string {
  const [x, y, s] = spot
  const X = (a: number) => f(x + a * s)
  const Y = (b: number) => f(y + b * s)
  return (
    ear(spot, 4, -26) +
    ear(spot, 4, 26) +
    ear(spot, 3, 0) +
    `<path d="M${X(-8)},${Y(13)}Q${X(0)},${Y(-6)} ${X(-6)},${Y(-8)}H${X(6)}Q${X(0)},${Y(-6)} ${X(8)},${Y(13)}Z" fill="${v('fields', '-i')}"/>` +
    `<path d="M${X(-5)},${Y(0)}h${f(10 * s)}" stroke="${v('fields', '-l')}" stroke-width="${f(2.6 * s)}"/>`
  )
}

const SHEAVES: [Spot[], Spot[], Spot[]] = [
  [
    [-30, -48, 1],
    [28, -52, 1.06],
    [-58, 34, 0.94],
    [56, 40, 1],
  ],
  [
    [0, -52, 1.1],
    [-60, 22, 0.96],
    [50, 46, 1],
    [58, -16, 0.8],
  ],
  [
    [-24, -52, 1.08],
    [34, -46, 0.94],
    [60, 30, 0.94],
    [-46, 48, 1],
  ],
]

export const fields: Draw = (_rand, variant) =>
  STRIPS.map(({ d, ground }) => `<path d="${d}" fill="${v('fields', ground)}"/>`).join('') +
  STRIPS.map(({ angle, furrow }, i) => furrows(i, angle + variant * 9 - 9, furrow)).join('') +
  `<path d="M-110,-4L110,-30M8,-18L24,120" stroke="${v('fields', '-i')}" stroke-opacity=".55" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round"/>` +
  choose(SHEAVES, variant).map(sheaf).join('')
