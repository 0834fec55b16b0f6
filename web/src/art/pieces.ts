// All pieces by their kind, each drawn around its own anchor (node, edge middle or hex centre), unit R = 100.
import { f } from './geometry'
import { body, INK, line, mark, markOf, shadow, tone, wash, type Mark } from './heraldry'
import { city, metropolis, sabotagedCity, settlement, toppledCity, wall } from './houses'
import { knight, SHIELD } from './knights'

const along = (spots: number[], draw: (k: number) => string): string => spots.map(draw).join('')
const ROAD_MARK: Record<Mark, (ink: string) => string> = {
  1: (ink) => along([-18, 0, 18], (k) => line(`M${k - 4},-4L${k + 3},0L${k - 4},4`, ink, 3.4)),
  2: (ink) => line('M-27,0H27', ink, 3.4),
  3: (ink) => line('M-29,-3.6H29V3.6H-29Z', ink, 2),
  4: (ink) => along([-22, 0, 22], (k) => `<circle cx="${k}" r="3.6" fill="${ink}"/>`),
  5: (ink) => along([-24, -8, 8, 24], (k) => line(`M${k - 3},-4.4L${k + 3},4.4`, ink, 3.4)),
  6: (ink) => along([-21, 0, 21], (k) => line(`M${k - 4},-4L${k + 4},4M${k + 4},-4L${k - 4},4`, ink, 2.8)),
}

function road(p: Mark, angle = 0): string {
  const plank = 'M-35,-4.6Q-35,-7.6 -32,-7.6H32Q35,-7.6 35,-4.6V4.6Q35,7.6 32,7.6H-32Q-35,7.6 -35,4.6Z'
  // The light comes from above whichever way the road lies, so its shadow is turned back.
  const below = `rotate(${f(-angle)}) translate(1,4) rotate(${f(angle)})`
  return (
    `<g transform="rotate(${f(angle)})"><path d="${plank}" transform="${below}" fill="#1a1208" fill-opacity=".3"/>` +
    body(plank, tone(p)) +
    line('M-32,-4.8H32', tone(p, '-l'), 2.4) +
    `${ROAD_MARK[p](tone(p, '-m'))}</g>`
  )
}

function ship(p: Mark, angle = 0): string {
  const hull = 'M-37,0Q-25,-11 0,-11Q25,-11 37,0Q25,11 0,11Q-25,11 -37,0Z'
  return (
    `<g transform="rotate(${f(angle)})">${body(hull, tone(p))}${wash('M-24,0Q0,-7 24,0Q0,7 -24,0Z', tone(p, '-d'), 0.65)}</g>` +
    line('M-4.5,4V-40', INK, 3.4) +
    body('M-2,-38C16,-34 26,-20 24,-3H-2ZM-7,-30L-20,-3H-7Z', tone(p, '-l')) +
    wash('M10,-3C14,-16 10,-28 4,-36C16,-32 26,-20 24,-3Z', tone(p), 0.85) +
    mark(p, p === 3 ? 8.5 : 9, -13, p === 3 ? 15 : 17, 14, 3.4)
  )
}

function robber(): string {
  const cloak =
    'M0,-40C14,-40 20,-28 17,-15C29,-4 33,16 31,32C14,37 -14,37 -31,32C-33,16 -29,-4 -17,-15C-20,-28 -14,-40 0,-40Z'
  return (
    `<g transform="scale(.82)">${shadow(32, 33)}${body(cloak, '#37302b')}` +
    '<path d="M0,-40C14,-40 20,-28 17,-15C29,-4 33,16 31,32C22,34.5 12,35.5 4,35.7C10,12 12,-14 0,-40Z" fill="#221c18"/>' +
    '<path d="M0,-33C9,-33 13,-25 11,-17C8,-12 -8,-12 -11,-17C-13,-25 -9,-33 0,-33Z" fill="#0f0c0a"/>' +
    line('M-7.5,-23.5L-2,-21.5M7.5,-23.5L2,-21.5', '#ffd98a', 3.2) +
    line('M-17,-15Q0,-5 17,-15M0,-9V34', '#6d6056', 2.2) +
    '<path d="M14,6a11,12 0 1 1 12,20q-10,4 -15,-4q-4,-9 3,-16z" fill="#a9885a" stroke="#1a1410" stroke-width="2.4"/>' +
    `${line('M14,6q5,3 9,-1', '#1a1410', 2.4)}</g>`
  )
}

function pirate(): string {
  return (
    shadow(36, 34) +
    line('M0,14V-46', '#221c18', 5) +
    body('M-38,12H38Q34,32 20,34H-20Q-34,32 -38,12Z', '#4a3f37') +
    body('M-22,-38H24Q30,-14 24,8H-22Q-14,-14 -22,-38Z', '#37302b') +
    line('M-30,20H30', '#8a7a6c', 2.4) +
    line('M-9,-18L0,-14M15,-18L6,-14', '#ffd98a', 4) +
    line('M-5,-4Q3,-8 11,-4', '#ffd98a', 2.6) +
    body('M0,-48L20,-54L0,-60Z', '#a8261a')
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

/** A plain figure for a piece that has no drawing of its own yet. */
const pawn = (fill: string): string =>
  shadow(15, 20) + body('M0,-24A10,10 0 0 1 6,-6C12,2 14,10 15,20H-15C-14,10 -12,2 -6,-6A10,10 0 0 1 0,-24Z', fill)

/** How a piece looks beside its kind and its owner. */
export interface Look {
  /** Degrees, for what lies along an edge. */
  angle?: number
  /** Of a knight. */
  rank?: number
  active?: boolean
  /** Of a metropolis. */
  field?: string
}

type Draw = (p: Mark, look: Look) => string
const DRAWN: Record<string, Draw> = {
  road: (p, { angle }) => road(p, angle),
  ship: (p, { angle }) => ship(p, angle),
  settlement,
  city,
  wall,
  merchant,
  robber,
  pirate,
  'toppled-city': toppledCity,
  'sabotaged-city': sabotagedCity,
  metropolis: (p, { field = '' }) => metropolis(p, field),
  knight: (p, { rank = 1, active = false }) => knight(p, rank, active),
}

/** Any piece by its kind; what nobody owns (player -1) takes no colour. */
export function piece(kind: string, player: number, look: Look = {}): string {
  const draw = DRAWN[kind]
  if (draw) return draw(markOf(player), look)
  return pawn(player < 0 ? '#d3cab7' : tone(markOf(player)))
}

const SHIELD_MARK: Record<Mark, (p: Mark) => string> = {
  1: (p) => mark(p, 0, -1, 32, 24, 6.4),
  2: (p) => mark(p, 0, -1, 32, 20, 6.4),
  3: () => `<path d="${SHIELD}" transform="scale(.72)" fill="none" stroke="var(--p3-m)" stroke-width="4"/>`,
  4: (p) => mark(p, 0, -3, 32, 24, 6.4),
  5: (p) => mark(p, 0, -1, 30, 24, 6.4),
  6: (p) => mark(p, 0, -1, 32, 24, 6.4),
}

/** A player's shield, the avatar everywhere outside the board: for viewBox -26 -27 52 54. */
export const shield = (p: Mark): string =>
  `<path d="${SHIELD}" transform="scale(1.02)" fill="${tone(p)}" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>` +
  wash('M0,-22C7,-18 13,-17 20,-17C20,3 14,15 0,24Z', tone(p, '-d'), 0.32) +
  SHIELD_MARK[p](p)
