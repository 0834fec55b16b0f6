// The part of the board that never changes during a game: sea chart, island, tiles, numbers, harbours.
import { between, centre, f, hexPath, pt, rng, type Point } from '../../../art/geometry'
import { glyph } from '../../../art/icons'
import { needTerrain, symbolOf } from '../../../art/terrain'
import type { HarbourSign, Hex } from '../wire'
import { distance, type Chart } from './chart'

const at = ([x, y]: Point, inner: string): string => `<g transform="translate(${f(x)},${f(y)})">${inner}</g>`
const where = (hex: Hex): Point => centre(hex.q, hex.r)

// ---- number tokens: size and weight grow with the chance; 6 and 8 carry a second ring ------------------------------

/** In how many of 36 rolls a number comes up: the pips of its token. */
export const pips = (n: number): number => (n >= 2 && n <= 12 && n !== 7 ? 6 - Math.abs(7 - n) : 0)

const SIZES = [27, 27, 29, 31, 34, 38]

export function token(n: number): string {
  const chance = pips(n)
  const hot = chance === 5
  const r = hot ? 31 : 28.5
  const size = SIZES[chance]!
  const ink = hot ? 'var(--token-hot)' : 'var(--token-ink)'
  const dots = Array.from(
    { length: chance },
    (_, i) => `<circle cx="${f((i - (chance - 1) / 2) * 7)}" cy="17.5" r="${hot ? 2.9 : 2.6}"/>`,
  )
  return (
    `<circle cy="3.5" r="${r}" fill="#1a1208" fill-opacity=".32"/>` +
    `<circle r="${r}" fill="var(--token)" stroke="${hot ? ink : 'var(--token-edge)'}" stroke-width="${hot ? 3 : 2}"/>` +
    (hot ? `<circle r="${r - 4.5}" fill="none" stroke="${ink}" stroke-width="1.2"/>` : '') +
    `<text y="${f(size * 0.3)}" text-anchor="middle" font-family="var(--font-book)" font-size="${size}" font-weight="700" fill="${ink}">${n}</text>` +
    `<g fill="${ink}">${dots.join('')}</g>`
  )
}

// ---- harbours: a signboard on the water, one jetty to each of its two nodes ----------------------------------------

function jetty([x, y]: Point, [ux, uy]: Point, sign: Point): string {
  const from: Point = [x + ux * 3, y + uy * 3]
  const to: Point = [from[0] + (sign[0] - from[0]) * 0.8, from[1] + (sign[1] - from[1]) * 0.8]
  const d = `M${pt(from)}L${pt(to)}`
  return (
    `<path d="${d}" stroke="var(--timber-d)" stroke-width="11" stroke-linecap="round"/>` +
    `<path d="${d}" stroke="var(--timber)" stroke-width="7.5"/>` +
    `<path d="${d}" stroke="var(--timber-d)" stroke-width="8" stroke-dasharray="1.6 5.4"/>`
  )
}

const OPEN_SIGN =
  '<text y="-5" text-anchor="middle" font-family="var(--font-book)" font-size="30" font-weight="700" fill="#3c6a70">?</text>'

const goodsSign = (kind: string): string =>
  `<path d="M-24,-19a13,13 0 0 1 13,-13h22a13,13 0 0 1 13,13V0H-24Z" transform="scale(.946)" fill="var(--c-${kind})"/>` +
  `<svg x="-13" y="-29" width="26" height="26" viewBox="0 0 24 24" fill="#fffaf0" color="#fffaf0">${glyph(kind)}</svg>`

function sign(kind: string): string {
  const open = kind === 'any'
  return (
    '<rect x="-24" y="-28.5" width="48" height="60" rx="13" fill="#1a1208" fill-opacity=".25"/>' +
    '<rect x="-24" y="-32" width="48" height="60" rx="13" fill="var(--token)" stroke="var(--timber-d)" stroke-width="2.6"/>' +
    (open ? OPEN_SIGN : goodsSign(kind)) +
    `<text y="21" text-anchor="middle" font-family="var(--font-ui)" font-size="20" font-weight="700" fill="var(--token-ink)" letter-spacing="-.5">${open ? '3:1' : '2:1'}</text>`
  )
}

/** The way out to sea from the land behind a harbour, and where its sign stands. */
function berth(chart: Chart, { edge, hex }: HarbourSign): { out: Point; spot: Point } {
  const { middle } = chart.edge(edge)
  const [cx, cy] = chart.hex(hex)
  const [nx, ny] = [middle[0] - cx, middle[1] - cy]
  const length = Math.hypot(nx, ny) || 1
  const out: Point = [nx / length, ny / length]
  return { out, spot: [middle[0] + out[0] * 50, middle[1] + out[1] * 50] }
}

function harbour(chart: Chart, harbour: HarbourSign): string {
  const { a, b } = chart.edge(harbour.edge)
  const { out, spot } = berth(chart, harbour)
  return jetty(a, out, spot) + jetty(b, out, spot) + at(spot, sign(harbour.kind))
}

// ---- sea and land --------------------------------------------------------------------------------------------------

const DEPTHS = [
  [250, '--sea-1'],
  [176, '--sea-2'],
  [112, '--sea-3'],
  [60, '--sea-4'],
] as const

const outline = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="var(${colour})" stroke-width="${width}" stroke-linejoin="round"/>`

const depths = (island: string): string =>
  DEPTHS.map(([width, colour]) => outline(island, '--sea-line', width + 2.6) + outline(island, colour, width)).join('')

const shore = (island: string): string =>
  `<path d="${island}" transform="translate(0,7)" fill="var(--sand-2)" stroke="var(--sand-2)" stroke-width="19" stroke-linejoin="round"/>` +
  `<path d="${island}" fill="var(--sand)" stroke="var(--sand)" stroke-width="19" stroke-linejoin="round"/>`

function openSea(hex: Hex): string {
  const [x, y] = where(hex)
  const wave = (dx: number, dy: number) => `M${f(x + dx)},${f(y + dy)}q6,-6 12,0t12,0`
  return (
    `<path d="${hexPath(97, x, y)}" fill="none" stroke="var(--sea-line)" stroke-width="1.6" stroke-dasharray="3 6"/>` +
    `<path d="${wave(-30, -18)}${wave(6, 6)}${wave(-22, 34)}" fill="none" stroke="var(--sea-line)" stroke-width="2.4" stroke-linecap="round"/>`
  )
}

/** A few waves in the shallows, the same ones whenever the map is the same; none under a harbour's sign. */
function swell(chart: Chart): string {
  const { x, y, width, height } = chart.box
  const rand = rng(chart.setting.hexes.length * 31 + chart.setting.harbours.length)
  const signs = chart.setting.harbours.map((each) => berth(chart, each).spot)
  const land = chart.setting.hexes.map(where)
  const near = (spots: Point[], spot: Point) => Math.min(...spots.map((each) => distance(each, spot)))
  let d = ''
  for (let i = 0; i < 90; i++) {
    const spot: Point = [between(rand, x - 60, x + width + 60), between(rand, y - 60, y + height + 60)]
    const far = near(land, spot)
    if (far < 142 || far > 240 || near(signs, spot) < 75) continue
    signs.push(spot)
    d += `M${pt(spot)}q6,-6 12,0t12,0`
  }
  return `<path d="${d}" fill="none" stroke="var(--sea-line)" stroke-width="2.4" stroke-linecap="round"/>`
}

function tile(hex: Hex, i: number): string {
  const [x, y] = where(hex)
  const variant = i * 7 + hex.q * 3 + hex.r * 5 + 60
  return `<use href="#${symbolOf(hex.terrain, variant)}" x="${f(x - 100)}" y="${f(y - 100)}" width="200" height="200"/>`
}

const ray = (angle: number, length: number, width: number, fill: string): string =>
  `<path d="M0,${-length}L${width},0L0,${width}L${-width},0Z" transform="rotate(${angle})" fill="var(${fill})"/>`

/** A compass rose in the corner of the chart, unless land comes near it. */
function compass(chart: Chart): string {
  const { x, y, width } = chart.box
  const spot: Point = [x + width - 78, y + 100]
  if (chart.setting.hexes.some((hex) => distance(where(hex), spot) < 210)) return ''
  const rose =
    '<circle r="40" fill="none" stroke="var(--sea-ink)" stroke-width="1.2"/><circle r="35" fill="none" stroke="var(--sea-ink)" stroke-width="3" stroke-dasharray="1.2 6.13"/>' +
    [45, 135, 225, 315].map((angle) => ray(angle, 30, 4.5, '--sea-line')).join('') +
    [0, 90, 180, 270].map((angle) => ray(angle, 46, 6.5, '--sea-ink')).join('') +
    '<circle r="4" fill="var(--sea-4)"/><text y="-50" text-anchor="middle" font-family="var(--font-book)" font-size="17" font-weight="700" fill="var(--sea-ink)">N</text>'
  return `<g opacity=".6">${at(spot, rose)}</g>`
}

/** Everything that lies still, as the inside of an svg. */
export function drawGround(chart: Chart): string {
  const { hexes, harbours } = chart.setting
  const land = hexes.filter(({ terrain }) => terrain !== 'sea')
  const seas = hexes.filter(({ terrain }) => terrain === 'sea')
  needTerrain(land.map(({ terrain }) => terrain))
  const island = land.map((hex) => hexPath(100, ...where(hex))).join('')
  const numbers = land.filter(({ number }) => number > 0)
  return (
    depths(island) +
    swell(chart) +
    compass(chart) +
    shore(island) +
    seas.map(openSea).join('') +
    harbours.map((each) => harbour(chart, each)).join('') +
    land.map(tile).join('') +
    numbers.map((hex) => at([where(hex)[0], where(hex)[1] + 6], token(hex.number))).join('')
  )
}
