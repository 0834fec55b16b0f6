// Cards and dice. A resource card shows a piece of its own terrain, so hand and board speak one language.
import { f, type Point } from './geometry'
import { addGlyphs, glyph } from './icons'
import { needTerrain, symbolOf } from './terrain'

const TERRAIN: Record<string, string> = {
  lumber: 'forest',
  brick: 'hills',
  wool: 'pasture',
  grain: 'fields',
  ore: 'mountains',
}

/** The terrain a card comes from, for where it flies from. */
export const terrainOf = (card: string): string | undefined => TERRAIN[card] ?? ADDED[card]?.terrain

/** A kind of card that a game brings. */
export interface CardArt {
  label: () => string
  /** Its silhouette, for viewBox 0 0 24 24. */
  glyph: string
  /** The terrain it is made on, where it flies from. */
  terrain: string
  /** What lies behind the silhouette, and what colour that has. */
  ground: () => string
  ink?: string
}
const ADDED: Record<string, CardArt> = {}
export function addCards(cards: Record<string, CardArt>): void {
  Object.assign(ADDED, cards)
  addGlyphs(Object.fromEntries(Object.entries(cards).map(([kind, { glyph }]) => [kind, glyph])))
}
export const addedCard = (kind: string): CardArt | undefined => ADDED[kind]

function groundOf(kind: string): string {
  const terrain = TERRAIN[kind]
  if (!terrain) return ADDED[kind]?.ground() ?? ''
  needTerrain([terrain])
  return `<use href="#${symbolOf(terrain, 1)}" x="-92" y="-118" width="200" height="200"/>`
}

/** The face of a card, for viewBox -46 -68 92 134 with preserveAspectRatio xMidYMid slice. */
export function cardFace(kind: string): string {
  const fill = kind in TERRAIN || kind in ADDED ? `var(--c-${kind})` : 'var(--c-any)'
  const ink = ADDED[kind]?.ink ?? '#fffaf0'
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

/** A cube with a face of one's own, for viewBox -34 -34 68 68. */
export const cube = (tilt: number, face: string, fill = WHITE.fill): string =>
  `<g transform="rotate(${tilt})"><rect x="-27" y="-27" width="54" height="54" rx="13" fill="${fill}" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/>` +
  `<path d="M-20,-25.5H20" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>${face}</g>`

/** A die, for viewBox -34 -34 68 68. */
export function die(n: number, tilt = 0, red = false): string {
  const { fill, ink } = red ? RED : WHITE
  const spots = (SPOTS[n] ?? []).map(([x, y]) => `<circle cx="${f(x * 14)}" cy="${f(y * 14)}" r="5.4" fill="${ink}"/>`)
  return cube(tilt, spots.join(''), fill)
}
