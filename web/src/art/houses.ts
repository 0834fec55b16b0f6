// What stands on a crossing: six house styles, told apart by their roofs; walls, a metropolis, and cities in ruins.
import { f, type Point } from './geometry'
import { body, INK, line, mark, shadow, tone, wash, type Mark } from './heraldry'
import { glyph } from './icons'

// Roofs in a unit box: x -1..1, y 0 (eaves) .. -1 (ridge).
const ROOF: Record<Mark, Point[]> = {
  1: [
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
  2: [
    [-1, 0],
    [-0.78, -0.58],
    [-0.4, -0.86],
    [0.4, -0.86],
    [0.78, -0.58],
    [1, 0],
  ],
  3: [
    [-1, 0],
    [-0.97, -0.3],
    [-0.84, -0.58],
    [-0.6, -0.81],
    [-0.3, -0.95],
    [0, -1],
    [0.3, -0.95],
    [0.6, -0.81],
    [0.84, -0.58],
    [0.97, -0.3],
    [1, 0],
  ],
  4: [
    [-1, 0],
    [-1, -0.25],
    [-0.5, -1.06],
    [1, -0.12],
    [1, 0],
  ],
  5: [
    [-1, 0],
    [-1, -0.3],
    [-0.68, -0.3],
    [-0.68, -0.62],
    [-0.36, -0.62],
    [-0.36, -1],
    [0.36, -1],
    [0.36, -0.62],
    [0.68, -0.62],
    [0.68, -0.3],
    [1, -0.3],
    [1, 0],
  ],
  6: [
    [-1, 0],
    [-0.5, -0.98],
    [0, -0.32],
    [0.5, -0.98],
    [1, 0],
  ],
}
const roofLine = (points: Point[], x: number, y: number, w: number, h: number): string =>
  points.map(([a, b]) => `${f(x + a * w)},${f(y + b * h)}`).join('L')
const roof = (p: Mark, x: number, y: number, w: number, h: number): string => roofLine(ROOF[p], x, y, w, h)
/** The side of a roof away from the light. */
const lee = (p: Mark, x: number, y: number, w: number, h: number): string =>
  `M${f(x)},${f(y)}L${roofLine(
    ROOF[p].filter(([a]) => a >= 0),
    x,
    y,
    w,
    h,
  )}Z`

export function settlement(p: Mark): string {
  return (
    shadow(20, 17) +
    body(`M${roof(p, 0, -2, 21, 22)}L16,-2V17H-16V-2Z`, tone(p)) +
    wash('M-14.6,-2H14.6V15.6H-14.6Z', tone(p, '-l'), 0.55) +
    wash(lee(p, 0, -2, 20, 20.5), tone(p, '-d'), 0.5) +
    line('M-21,-2H21', INK, 2.4) +
    mark(p, 0, 7.4, 21, 13, 4)
  )
}

export function city(p: Mark): string {
  const outline = `M-27,18V-16L${roof(p, -15, -16, 14, 17)}L-3,-16V-4L${roof(p, 14, -4, 20, 15)}L31,-4V18Z`
  return (
    shadow(33, 18) +
    body(outline, tone(p)) +
    wash('M-25.6,-16H-4.4V16.6H-25.6Z', tone(p, '-l'), 0.55) +
    wash('M-3,-4H29.6V16.6H-3Z', tone(p, '-l'), 0.3) +
    wash(lee(p, -15, -16, 13, 15.6), tone(p, '-d'), 0.5) +
    wash(lee(p, 14, -4, 19, 13.6), tone(p, '-d'), 0.5) +
    line('M-29,-16H-1M-3,-4H34M-3,-16V18', INK, 2.4) +
    mark(p, 14, 6.6, 24, 14, 4.2) +
    line('M-15,-8v8', tone(p, '-m'), 4.4)
  )
}

/** A wall in front of a city. */
export function wall(p: Mark): string {
  const stones =
    'M-46,18H46M-46,25.5H46M-38,10v8M-28,18v7.5M-10,18v7.5M8,18v7.5M26,18v7.5M-36,25.5V33M-18,25.5V33M0,25.5V33M18,25.5V33M36,25.5V33M38,10v8'
  return (
    shadow(48, 33) +
    body('M-46,33V3H-36V10H-29V3H-20V10H20V3H29V10H36V3H46V33Z', '#d3cab7') +
    `<path d="${stones}" stroke="${INK}" stroke-opacity=".5" stroke-width="1.7"/>` +
    `<path d="M-44.6,30H44.6" stroke="${tone(p)}" stroke-width="4.6"/>`
  )
}

/** The card that stands for a field of improvement: its colour and sign. */
const BANNER: Record<string, string> = { trade: 'cloth', politics: 'coin', science: 'paper' }

/** A city on a golden plinth, under the banner of its field. */
export function metropolis(p: Mark, field: string): string {
  const card = BANNER[field] ?? 'any'
  const plinth = 'M0,-16L41,5V19L0,38L-41,19V5Z'
  const ink = card === 'cloth' ? '#3a2c00' : '#fffaf0'
  return (
    `<path d="${plinth}" transform="translate(0,3)" fill="#1a1208" fill-opacity=".3"/>${body(plinth, 'var(--lamp-fill)')}` +
    `<path d="M-41,5L0,26L41,5M0,26V38" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="2"/>` +
    city(p) +
    line('M-15,-31V-60', 'var(--piece-halo)', 8) +
    line('M-15,-31V-60', INK, 3.6) +
    body('M-14,-61H23L16.5,-48.5L23,-36H-14Z', `var(--c-${card})`) +
    `<svg x="-10.5" y="-59" width="21" height="21" viewBox="0 0 24 24" fill="${ink}" color="${ink}">${glyph(card)}</svg>`
  )
}

/** A city that fell to the barbarians and lies on its side. */
export const toppledCity = (p: Mark): string =>
  `${shadow(26, 27)}<g transform="translate(1,4) rotate(90)">${city(p)}</g>` +
  line('M-8,-26l7,8l-6,7l8,9', 'var(--piece-halo)', 5) +
  line('M-8,-26l7,8l-6,7l8,9', INK, 2.4) +
  `<path d="M-34,30l7,-6l8,5zM22,31l5,-7l9,7z" fill="#b9ad98" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`

/** A city nailed up: it yields less until it is repaired. */
export function sabotagedCity(p: Mark): string {
  const planks = 'M-30,-13L30,13L33,6L-27,-20ZM33,-13L-27,15L-30,8L30,-20Z'
  return (
    city(p) +
    `<g transform="translate(3,5) scale(.82,.7)">${body(planks, 'var(--timber)')}` +
    `<path d="M-24,-12h.1M26,8h.1M27,-12h.1M-23,10h.1" stroke="${INK}" stroke-width="4" stroke-linecap="round"/></g>`
  )
}
