// Terrain as small linocuts: one flat ground, two tones, one ink. Every kind has its own texture and its own motif, so
// that it can be told without hue. A kind is drawn when a board or a card first needs it; after that it is a symbol.
import { hexPath, rng } from '../geometry'
import { desert } from './desert'
import { fieldClips, fields } from './fields'
import { fog } from './fog'
import { forest } from './forest'
import { gold } from './gold'
import { v, type Draw } from './ground'
import { hills } from './hills'
import { mountains } from './mountains'
import { pasture } from './pasture'

const KINDS: Record<string, Draw> = { forest, pasture, fields, hills, mountains, desert, gold, fog }
const FACE = 95
const VARIANTS = 3

/** What a terrain is drawn as; what we have no drawing for is unknown land. */
const drawn = (kind: string): string => (kind in KINDS ? kind : 'fog')

export const symbolOf = (kind: string, variant: number): string => `hx-${drawn(kind)}-${variant % VARIANTS}`

/** A tile has a body (its thickness), a face, and a lit upper rim. */
function symbol(kind: string, variant: number): string {
  const rand = rng(kind.length * 977 + kind.charCodeAt(0) * 131 + variant * 7919)
  for (let i = 0; i < 5; i++) rand()
  return (
    `<symbol id="${symbolOf(kind, variant)}" viewBox="-100 -100 200 200" overflow="visible">` +
    `<path d="${hexPath(FACE, 0, 4)}" fill="${v(kind, '-i')}" fill-opacity=".55"/><path d="${hexPath(FACE)}" fill="${v(kind)}"/>` +
    `<g clip-path="url(#hx-face)">${KINDS[kind]!(rand, variant)}</g>` +
    `<path d="${hexPath(FACE - 1.2)}" fill="none" stroke="${v(kind, '-i')}" stroke-opacity=".42" stroke-width="2.4"/>` +
    '<path d="M-80.5,-46.5L0,-93L80.5,-46.5" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="2.6" stroke-linejoin="round"/></symbol>'
  )
}

const SVG = 'http://www.w3.org/2000/svg'

/** The hidden picture that holds all symbols drawn so far. */
function sheet(): SVGSVGElement {
  const there = document.getElementById('hx-terrain')
  if (there) return there as unknown as SVGSVGElement
  const made = document.createElementNS(SVG, 'svg')
  made.id = 'hx-terrain'
  made.setAttribute('width', '0')
  made.setAttribute('height', '0')
  made.setAttribute('aria-hidden', 'true')
  made.style.position = 'absolute'
  made.innerHTML = `<clipPath id="hx-face"><path d="${hexPath(FACE)}"/></clipPath>${fieldClips()}`
  document.body.append(made)
  return made
}

/** Make sure that these kinds of terrain can be used by their symbols. */
export function needTerrain(kinds: Iterable<string>): void {
  for (const kind of new Set([...kinds].map(drawn))) {
    if (document.getElementById(symbolOf(kind, 0))) continue
    const group = document.createElementNS(SVG, 'g')
    group.innerHTML = Array.from({ length: VARIANTS }, (_, i) => symbol(kind, i)).join('')
    sheet().append(group)
  }
}
