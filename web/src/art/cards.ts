// Cards and dice. A resource card shows a piece of its own terrain, so hand and board speak one language.
import { f, type Point } from './geometry'
import { glyph } from './icons'
import { needTerrain, symbolOf } from './terrain'

const TERRAIN: Record<string, string> = {
  lumber: 'forest', brick: 'hills', wool: 'pasture', grain: 'fields', ore: 'mountains',
}

/** The terrain a card is a piece of, for its picture and for where it flies from. */
export const terrainOf = (card: string): string | undefined => TERRAIN[card]

/** The face of a card, for viewBox -46 -68 92 134 with preserveAspectRatio xMidYMid slice. */
export function cardFace(kind: string): string {
  const terrain = TERRAIN[kind]
  if (terrain) needTerrain([terrain])
  const fill = terrain ? `var(--c-${kind})` : 'var(--c-any)'
  const ground = terrain ? `<use href="#${symbolOf(terrain, 1)}" x="-92" y="-118" width="200" height="200"/>` : ''
  return (
    `<rect x="-60" y="-80" width="120" height="160" fill="${fill}"/>${ground}` +
    `<circle r="31" cy="-2" fill="${fill}" stroke="var(--stock)" stroke-width="4.5"/>` +
    `<svg x="-21" y="-23" width="42" height="42" viewBox="0 0 24 24" fill="#fffaf0" color="#fffaf0">${glyph(kind)}</svg>`
  )
}

const SPOTS: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
}

/** A die, for viewBox -34 -34 68 68. */
export function die(n: number, tilt = 0): string {
  const spots = (SPOTS[n] ?? []).map(([x, y]) => `<circle cx="${f(x * 14)}" cy="${f(y * 14)}" r="5.4" fill="var(--stock-ink)"/>`)
  return (
    `<g transform="rotate(${tilt})"><rect x="-27" y="-27" width="54" height="54" rx="13" fill="var(--stock)" stroke="#000" stroke-opacity=".25" stroke-width="1.5"/>` +
    `<path d="M-20,-25.5H20" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/>${spots.join('')}</g>`
  )
}
