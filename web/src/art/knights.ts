// Knights: the form of the shield and the figure on it tell the rank; a raised sword and a filled shield that it is active.
import { body, INK, line, mark, shadow, tone, type Mark } from './heraldry'

export const SHIELD = 'M0,-22C7,-18 13,-17 20,-17C20,3 14,15 0,24C-14,15 -20,3 -20,-17C-13,-17 -7,-18 0,-22Z'
const BUCKLER = 'M0,-19A19,19 0 1 1 0,19A19,19 0 1 1 0,-19Z'
const PARCHMENT = '#efe8d8'

const SWORD =
  `<g transform="rotate(38)">${line('M0,32V-38', 'var(--piece-halo)', 12)}${line('M0,35V22', INK, 6)}${line('M-9,22H9', INK, 5)}` +
  `<path d="M-4.2,20V-32L0,-41L4.2,-32V20Z" fill="#f6f1e4" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/></g>`

const crown = (active: boolean): string =>
  body('M-15,-21L-18,-37L-8,-29L0,-41L8,-29L18,-37L15,-21Z', active ? 'var(--lamp-fill)' : PARCHMENT)

const figure = (rank: number): string =>
  `<circle cx="14" cy="14" r="11" fill="#fff8e8" stroke="${INK}" stroke-width="2.6"/>` +
  `<text x="14" y="19.6" text-anchor="middle" font-family="var(--font-book)" font-size="17" font-weight="700" fill="${INK}">${rank}</text>`

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
