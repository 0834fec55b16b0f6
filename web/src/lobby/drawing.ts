// Small drawings for the ways to play, put together from the board's own art.
import { cardFace } from '../art/cards'
import { needTerrain, symbolOf } from '../art/terrain'

export const put = (x: number, y: number, size: number, art: string): string =>
  `<g transform="translate(${x},${y}) scale(${size})">${art}</g>`

export function hex(kind: string, variant: number, x: number, y: number): string {
  needTerrain([kind])
  return `<use href="#${symbolOf(kind, variant)}" x="${x - 100}" y="${y - 100}" width="200" height="200"/>`
}

export const card = (kind: string, x: number, y: number, turn: number): string =>
  `<g transform="translate(${x},${y}) rotate(${turn})"><rect x="-40" y="-58" width="80" height="114" rx="11" fill="var(--stock)" stroke="#000" stroke-opacity=".2"/>` +
  `<svg x="-35" y="-53" width="70" height="104" viewBox="-46 -68 92 134" preserveAspectRatio="xMidYMid slice">${cardFace(kind)}</svg></g>`
