// All pieces by their kind, each drawn around its own anchor (node, edge middle or hex centre), unit R = 100.
import { f } from './geometry'
import { body, INK, line, mark, markOf, shadow, tone, wash, type Mark } from './heraldry'
import { city, settlement } from './houses'
import { knight, SHIELD } from './knight'

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

/** A plain figure for a piece that has no drawing of its own yet. */
const pawn = (fill: string): string =>
  shadow(15, 20) + body('M0,-24A10,10 0 0 1 6,-6C12,2 14,10 15,20H-15C-14,10 -12,2 -6,-6A10,10 0 0 1 0,-24Z', fill)

/** How a piece looks beside its kind and its owner; `angle` is in degrees, for what lies along an edge. */
export type Look = Record<string, number | string | boolean>

export interface PieceArt {
  draw: (p: Mark, look: Look) => string
  /** What it is called, where no price list says so. */
  name?: (look: Look) => string
  /** In which state it is, in words. */
  state?: (look: Look) => string
  /** In a picture: the width of its frame, how far below its anchor its middle is, and how it is turned. */
  frame?: number
  middle?: (look: Look) => number
  tilt?: number
  /** It moves over the board, and glides to where it is next: a common one, or every player's own. */
  roams?: 'common' | 'own'
  /** It is drawn before what stands at the same place. */
  below?: boolean
}

const DRAWN: Record<string, PieceArt> = {
  road: { draw: (p, { angle }) => road(p, Number(angle ?? 0)), frame: 62, tilt: -30 },
  settlement: { draw: settlement },
  city: { draw: city, frame: 72 },
  knight: {
    draw: (p, { rank, active }) => knight(p, Number(rank ?? 1), Boolean(active)),
    frame: 62,
    middle: ({ rank }) => (rank === 3 ? -7 : 0),
  },
}
/** Pieces that a game brings. */
export const addPieces = (pieces: Record<string, PieceArt>): void => void Object.assign(DRAWN, pieces)
export const artOf = (kind: string): PieceArt | undefined => DRAWN[kind]

/** Any piece by its kind; what nobody owns (player -1) takes no colour. */
export function piece(kind: string, player: number, look: Look = {}): string {
  const art = DRAWN[kind]
  if (art) return art.draw(markOf(player), look)
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
