// What stands on the board: walls, ruins, a metropolis, the merchant, knights.
import { body, INK, line, shadow, tone, wash, type Mark } from '../../../art/heraldry'
import { city } from '../../../art/houses'
import { glyph } from '../../../art/icons'
import { artOf, type PieceArt } from '../../../art/pieces'
import { t } from './words'

/** A wall in front of a city. */
function wall(p: Mark): string {
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
function metropolis(p: Mark, field: string): string {
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
const toppledCity = (p: Mark): string =>
  `${shadow(26, 27)}<g transform="translate(1,4) rotate(90)">${city(p)}</g>` +
  line('M-8,-26l7,8l-6,7l8,9', 'var(--piece-halo)', 5) +
  line('M-8,-26l7,8l-6,7l8,9', INK, 2.4) +
  `<path d="M-34,30l7,-6l8,5zM22,31l5,-7l9,7z" fill="#b9ad98" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`

/** A city nailed up: it yields less until it is repaired. */
function sabotagedCity(p: Mark): string {
  const planks = 'M-30,-13L30,13L33,6L-27,-20ZM33,-13L-27,15L-30,8L30,-20Z'
  return (
    city(p) +
    `<g transform="translate(3,5) scale(.82,.7)">${body(planks, 'var(--timber)')}` +
    `<path d="M-24,-12h.1M26,8h.1M27,-12h.1M-23,10h.1" stroke="${INK}" stroke-width="4" stroke-linecap="round"/></g>`
  )
}

/** A stall with an awning in its owner's colours. */
function merchant(p: Mark): string {
  const awning =
    'M-26,-10L-20,-26H20L26,-10Q22,-4 17.5,-10Q13,-4 8.7,-10Q4,-4 0,-10Q-4,-4 -8.7,-10Q-13,-4 -17.5,-10Q-22,-4 -26,-10Z'
  const stripes =
    'M-17.5,-10L-13.5,-24.5H-7L-8.7,-10Q-13,-4 -17.5,-10ZM0,-10V-24.5H6.6L8.7,-10Q4,-4 0,-10ZM17.5,-10L13.4,-24.5H19L25,-10Q22,-4 17.5,-10Z'
  const fruit = (x: number, r: number, card: string): string =>
    `<circle cx="${x}" cy="1" r="${r}" fill="var(--c-${card})" stroke="${INK}" stroke-width="1.8"/>`
  return (
    shadow(24, 20) +
    body('M-20,-10H20V20H-20Z', '#e8dcc0') +
    `<path d="M-20,4H20V20H-20Z" fill="var(--timber)" stroke="${INK}" stroke-width="2.4"/>` +
    body(awning, tone(p)) +
    wash(stripes, tone(p, '-m'), 0.9) +
    fruit(-8, 4.5, 'cloth') +
    fruit(3, 4.5, 'brick') +
    fruit(12, 3.6, 'wool')
  )
}

const ruin = { frame: 76 }
export const pieces: Record<string, PieceArt> = {
  wall: { draw: wall, name: () => t('wall'), frame: 98, middle: () => 18, below: true },
  merchant: { draw: merchant, name: () => t('merchant'), roams: 'common' },
  'toppled-city': { ...ruin, draw: toppledCity, name: () => t('toppled-city') },
  'sabotaged-city': { ...ruin, draw: sabotagedCity, name: () => t('sabotaged-city') },
  metropolis: {
    draw: (p, { field }) => metropolis(p, String(field)),
    name: ({ field }) => t(`metropolis_${field as 'trade' | 'politics' | 'science'}`),
    frame: 110,
    middle: () => -11,
  },
  knight: {
    ...artOf('knight')!,
    name: ({ rank }) => t(`knight_${rank as 1 | 2 | 3}`),
    state: ({ active }) => t(active ? 'active' : 'passive'),
    roams: 'own',
  },
}
