// A knight: the form of the shield and the figure on it tell the rank; a raised sword and a filled shield that it is active.
import { body, INK, line, mark, shadow, tone, type Mark } from './heraldry'

export const SHIELD = 'M0,-22C7,-18 13,-17 20,-17C20,3 14,15 0,24C-14,15 -20,3 -20,-17C-13,-17 -7,-18 0,-22Z'
const BUCKLER = 'M0,-19A19,19 0 1 1 0,19A19,19 0 1 1 0,-19Z'
const PARCHMENT = '#efe8d8'

const SWORD =
  `<g transform="rotate(38)">${line('M0,32V-38', 'var(--piece-halo)', 12)}${line('M0,35V22', INK, 6)}${line('M-9,22H9', INK, 5)}` +
  `<path d="M-4.2,20V-32L0,-41L4.2,-32V20Z" fill="#f6f1e4" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/></g>`

const crown = (active: boolean): string =>
  body('M-15,-21L-18,-37L-8,-29L0,-41L8,-29L18,-37L15,-21Z', active ? 'var(--lamp-fill)' : PARCHMENT)

/** Figures as lines: a picture in a button must not read as a word of it. */
const FIGURES: Record<number, string> = {
  1: 'M10.9,10.3L14.6,7.7V20.3M11.2,20.3H18',
  2: 'M10.1,10.9C10.6,6.9 17.7,6.7 18,11C18.2,14 12.5,16.6 10.2,20.2H18.4',
  3: 'M10.2,8.7C13,6.7 17.6,7.4 17.6,10.6C17.6,13 15.6,13.7 13.4,13.7C15.8,13.7 18.2,14.6 18.2,17.2C18.2,21 12.6,21.5 9.8,19.2',
}
const figure = (rank: number): string =>
  `<circle cx="14" cy="14" r="11" fill="#fff8e8" stroke="${INK}" stroke-width="2.6"/>${line(FIGURES[rank] ?? '', INK, 2.9)}`

const inner = (d: string, scale: number, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" transform="scale(${scale})"/>`

const filled = (p: Mark, d: string): string =>
  body(d, tone(p)) + inner(d, 0.84, tone(p, '-l'), 2.4) + mark(p, 0, -3, 22, 15, 4.6)

const hollow = (p: Mark, d: string): string =>
  body(d, PARCHMENT) + inner(d, 0.83, tone(p), 6) + inner(d, 0.68, INK, 1.4) + mark(p, 0, -3, 16, 11, 3.4, INK)

export function knight(p: Mark, rank: number, active: boolean): string {
  const shield = rank === 1 ? BUCKLER : SHIELD
  return (
    shadow(20, 24) +
    (active ? SWORD : '') +
    (rank === 3 ? crown(active) : '') +
    (active ? filled(p, shield) : hollow(p, shield)) +
    figure(rank)
  )
}
