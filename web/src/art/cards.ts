// Cards and dice. A resource card shows a piece of its own terrain, so hand and board speak one language.
import { f, type Point } from './geometry'
import { glyph } from './icons'
import { needTerrain, symbolOf } from './terrain'

const TERRAIN: Record<string, string> = {
  lumber: 'forest',
  brick: 'hills',
  wool: 'pasture',
  grain: 'fields',
  ore: 'mountains',
}
/** Where commodities are made. */
const WORKED: Record<string, string> = { cloth: 'pasture', coin: 'mountains', paper: 'forest' }

/** The terrain a card comes from, for where it flies from. */
export const terrainOf = (card: string): string | undefined => TERRAIN[card] ?? WORKED[card]

/** Commodities come from cities, so they have no terrain: cloth is woven, coins are minted, paper is ruled. */
const WEAVE: Record<string, () => string> = {
  cloth: () =>
    Array.from({ length: 15 }, (_, i) => `<path d="M${-70 + i * 10},-80V80M-60,${-70 + i * 10}H60"/>`).join(''),
  coin: () =>
    Array.from({ length: 30 }, (_, i) => {
      const row = Math.floor(i / 5)
      return `<circle cx="${-60 + (i % 5) * 30 + (row % 2) * 15}" cy="${-66 + row * 27}" r="11"/>`
    }).join(''),
  paper: () =>
    Array.from({ length: 13 }, (_, i) => `<path d="M-60,${-70 + i * 12}h${70 + ((i * 37) % 50)}"/>`).join(''),
}
/** The ground of a commodity, which is also that of the deck it pays for. */
export const weave = (kind: string): string =>
  `<g fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3">${WEAVE[kind]?.() ?? ''}</g>`

/** What is written on the colour of a card. */
const inkOn = (kind: string): string => (kind === 'cloth' ? '#3a2c00' : '#fffaf0')

function groundOf(kind: string): string {
  const terrain = TERRAIN[kind]
  if (!terrain) return weave(kind)
  needTerrain([terrain])
  return `<use href="#${symbolOf(terrain, 1)}" x="-92" y="-118" width="200" height="200"/>`
}

/** The face of a card, for viewBox -46 -68 92 134 with preserveAspectRatio xMidYMid slice. */
export function cardFace(kind: string): string {
  const fill = kind in TERRAIN || kind in WEAVE ? `var(--c-${kind})` : 'var(--c-any)'
  const ink = inkOn(kind)
  return (
    `<rect x="-60" y="-80" width="120" height="160" fill="${fill}"/>${groundOf(kind)}` +
    `<circle r="31" cy="-2" fill="${fill}" stroke="var(--stock)" stroke-width="4.5"/>` +
    `<svg x="-21" y="-23" width="42" height="42" viewBox="0 0 24 24" fill="${ink}" color="${ink}">${glyph(kind)}</svg>`
  )
}

const SPOTS: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

interface DieColours {
  fill: string
  ink: string
}
const WHITE: DieColours = { fill: 'var(--stock)', ink: 'var(--stock-ink)' }
const RED: DieColours = { fill: '#a8261a', ink: '#fff8e8' }

const cube = (tilt: number, fill: string, face: string): string =>
  `<g transform="rotate(${tilt})"><rect x="-27" y="-27" width="54" height="54" rx="13" fill="${fill}" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/>` +
  `<path d="M-20,-25.5H20" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>${face}</g>`

/** A die, for viewBox -34 -34 68 68. */
export function die(n: number, tilt = 0, red = false): string {
  const { fill, ink } = red ? RED : WHITE
  const spots = (SPOTS[n] ?? []).map(([x, y]) => `<circle cx="${f(x * 14)}" cy="${f(y * 14)}" r="5.4" fill="${ink}"/>`)
  return cube(tilt, fill, spots.join(''))
}

const gate = (card: string): string =>
  `<path d="M-21,19V-9h7v5h7v-9H7v9h7v-5h7V19H8V8a8,8 0 0 0 -16,0V19Z" fill="var(--c-${card})" stroke="#2a2018" stroke-width="2"/>` +
  `<svg x="-8.5" y="-26" width="17" height="17" viewBox="0 0 24 24" fill="#2a2018" color="#2a2018">${glyph(card)}</svg>`
const SAILS =
  '<path d="M-21,8H21L14,20H-14Z" fill="#37302b"/><path d="M-1,8V-23" stroke="#37302b" stroke-width="4"/><path d="M2,-21Q20,-12 18,4H2Z" fill="#a8261a"/><path d="M-5,-15L-16,4H-5Z" fill="#37302b"/>'
const EVENT: Record<string, string> = {
  ship: SAILS,
  trade: gate('cloth'),
  politics: gate('coin'),
  science: gate('paper'),
}

/** The event die: the barbarians' ship, or a gate of one of the three fields; for viewBox -34 -34 68 68. */
export const eventDie = (face: string, tilt = 0): string => cube(tilt, WHITE.fill, EVENT[face] ?? '')
