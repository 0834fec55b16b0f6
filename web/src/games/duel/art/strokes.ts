// How the pictures of the card game are drawn: flat shapes with an ink outline, and one halo around the whole of them.
import { f } from '../../../art/geometry'
import { glyph } from '../../../art/icons'

/** One shape twice: as a part of the halo behind the picture, and as itself. */
export type Part = readonly [halo: string, ink: string]
export type Drawing = readonly Part[]

export const INK = 'var(--piece-ink)'

// Colours that the pictures share.
export const STONE = '#d8cfbc',
  STONE_D = '#a99e8a',
  SLATE = '#5b6b82',
  TILE = '#bd5534',
  TILE_D = '#8f3a22'
export const WOOD = '#b07f4c',
  WOOD_D = '#7c5431',
  THATCH = '#dcae48',
  CREAM = '#fdf3dc',
  PAPER = '#f1e3c3'
export const IRON = '#98a1af',
  IRON_D = '#5d6675',
  DARK = '#3b332d',
  COAL = '#26211e'
export const GOLD = '#f2bd42',
  GOLD_D = '#c0861c',
  FIRE = '#ef8a2c',
  EMBER = '#c83e22',
  LEAF = '#6a9a52',
  LEAF_D = '#3f6b3f'
export const WATER = '#62a8c8',
  WATER_D = '#2f7395',
  RED = '#bf3b2c',
  BLUE = '#3a72b4',
  VIOLET = '#77529c',
  VIOLET_D = '#4c3169'
export const SKIN = '#ecc39a',
  SKIN_D = '#c98f66',
  HAIR = '#7a5230',
  SMOKE = '#d9d2c6',
  WHITE = '#fffaf0'

const path = (d: string, rest = ''): string => `<path d="${d}"${rest}/>`

/** An outlined shape. */
export const p = (d: string, fill: string): Part => [path(d), path(d, ` fill="${fill}"`)]
/** Colour on a shape, without an outline. */
export const w = (d: string, fill: string, opacity = 1): Part => [
  '',
  path(d, ` stroke="none" fill="${fill}" fill-opacity="${opacity}"`),
]
/** A line of the outline: a rope, a staff, a pole. */
export const l = (d: string, colour = INK, width = 2): Part => [
  path(d, ' fill="none"'),
  path(d, ` fill="none" stroke="${colour}" stroke-width="${width}"`),
]
/** A line on a shape. */
export const s = (d: string, colour = INK, width = 1.5): Part => [
  '',
  path(d, ` fill="none" stroke="${colour}" stroke-width="${width}"`),
]
/** A pole with an outline of its own: a line in ink below one in colour. */
export const pole = (d: string, colour: string, width: number): Part => {
  const [halo, outer] = l(d, INK, width + 2.6)
  return [halo, outer + s(d, colour, width)[1]]
}

/** A circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${f(x - r)},${f(y)}a${r},${r} 0 1 0 ${f(2 * r)},0a${r},${r} 0 1 0 ${f(-2 * r)},0z`
export const o = (x: number, y: number, r: number, fill: string): Part => p(disc(x, y, r), fill)
/** A spot without an outline. */
export const dot = (x: number, y: number, r: number, fill: string): Part => w(disc(x, y, r), fill)
export const box = (x: number, y: number, width: number, height: number, fill: string): Part =>
  p(`M${f(x)},${f(y)}h${f(width)}v${f(height)}h${f(-width)}z`, fill)

/** Several parts moved, made larger or smaller, and turned. */
export function at(x: number, y: number, scale: number | string, parts: Drawing, turn = 0): Part {
  const open = `<g transform="translate(${f(x)},${f(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">`
  return [`${open}${parts.map(([halo]) => halo).join('')}</g>`, `${open}${parts.map(([, ink]) => ink).join('')}</g>`]
}
export const flip = (parts: Drawing): Part => at(0, 0, '-1,1', parts)

/** A resource's own glyph. */
export const goods = (kind: string, x: number, y: number, size: number, colour = WHITE): Part => [
  '',
  `<svg x="${f(x - size / 2)}" y="${f(y - size / 2)}" width="${f(size)}" height="${f(size)}" viewBox="0 0 24 24" stroke="none" fill="${colour}" color="${colour}">${glyph(kind)}</svg>`,
]
export const tint = (kind: string): string => (kind === 'gold' ? '#b98a17' : `var(--c-${kind})`)
/** A resource as a round sign on a building that works it. */
export const roundel = (kind: string, x: number, y: number, r = 9): Drawing => [
  o(x, y, r, tint(kind)),
  goods(kind, x, y, r * 1.35),
]

/** The finished picture, for viewBox -42 -32 84 63. */
export const draw = (parts: Drawing): string =>
  `<g fill="var(--piece-halo)" stroke="var(--piece-halo)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">${parts.map(([halo]) => halo).join('')}</g>` +
  `<g fill="none" stroke="${INK}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">${parts.map(([, ink]) => ink).join('')}</g>`
