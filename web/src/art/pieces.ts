// Pieces: six players differ in colour, lightness, house style (roof) and heraldic mark, numbered 1 to 6.
// All are drawn around their own anchor (node, edge middle or hex centre), unit R = 100.
import { f, type Point } from './geometry'

export type Mark = 1 | 2 | 3 | 4 | 5 | 6

/** The mark of a player: player 0 has mark 1. */
export const markOf = (player: number): Mark => ((((player % 6) + 6) % 6) + 1) as Mark

const INK = 'var(--piece-ink)'
const tone = (p: Mark, shade = ''): string => `var(--p${p}${shade})`

const body = (d: string, fill: string): string =>
  `<path d="${d}" fill="none" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="2.8" stroke-linejoin="round"/>`
const wash = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
const shadow = (rx: number, y: number): string =>
  `<ellipse cx="2" cy="${y}" rx="${rx}" ry="6" fill="#1a1208" fill-opacity=".28"/>`

/** The heraldic mark inside a box centred on (x, y). */
export function mark(p: Mark, x: number, y: number, w: number, h: number, weight = 4): string {
  const ink = tone(p, '-m')
  const X = (k: number) => f(x + (k * w) / 2)
  const Y = (k: number) => f(y + (k * h) / 2)
  const dot = ([a, b]: Point) => `<circle cx="${X(a)}" cy="${Y(b)}" r="${f(weight * 0.78)}" fill="${ink}"/>`
  switch (p) {
    case 1:
      return line(`M${X(-0.8)},${Y(0.65)}L${X(0)},${Y(-0.65)}L${X(0.8)},${Y(0.65)}`, ink, weight)
    case 2:
      return line(`M${X(-0.9)},${Y(0)}H${X(0.9)}`, ink, weight * 1.35)
    case 3:
      return line(`M${X(-0.8)},${Y(-0.8)}H${X(0.8)}V${Y(0.8)}H${X(-0.8)}Z`, ink, weight * 0.7)
    case 4:
      return ([[-0.6, 0.45], [0.6, 0.45], [0, -0.5]] as Point[]).map(dot).join('')
    case 5:
      return line(`M${X(-0.75)},${Y(-0.75)}L${X(0.75)},${Y(0.75)}`, ink, weight * 1.25)
    case 6:
      return line(`M${X(-0.7)},${Y(-0.7)}L${X(0.7)},${Y(0.7)}M${X(0.7)},${Y(-0.7)}L${X(-0.7)},${Y(0.7)}`, ink, weight)
  }
}

// Roofs in a unit box: x -1..1, y 0 (eaves) .. -1 (ridge).
const ROOF: Record<Mark, Point[]> = {
  1: [[-1, 0], [0, -1], [1, 0]],
  2: [[-1, 0], [-0.78, -0.58], [-0.4, -0.86], [0.4, -0.86], [0.78, -0.58], [1, 0]],
  3: [[-1, 0], [-0.97, -0.3], [-0.84, -0.58], [-0.6, -0.81], [-0.3, -0.95], [0, -1], [0.3, -0.95], [0.6, -0.81], [0.84, -0.58], [0.97, -0.3], [1, 0]],
  4: [[-1, 0], [-1, -0.25], [-0.5, -1.06], [1, -0.12], [1, 0]],
  5: [[-1, 0], [-1, -0.3], [-0.68, -0.3], [-0.68, -0.62], [-0.36, -0.62], [-0.36, -1], [0.36, -1], [0.36, -0.62], [0.68, -0.62], [0.68, -0.3], [1, -0.3], [1, 0]],
  6: [[-1, 0], [-0.5, -0.98], [0, -0.32], [0.5, -0.98], [1, 0]],
}
const roofLine = (points: Point[], x: number, y: number, w: number, h: number): string =>
  points.map(([a, b]) => `${f(x + a * w)},${f(y + b * h)}`).join('L')
const roof = (p: Mark, x: number, y: number, w: number, h: number): string => roofLine(ROOF[p], x, y, w, h)
/** The side of a roof away from the light. */
const lee = (p: Mark, x: number, y: number, w: number, h: number): string =>
  `M${f(x)},${f(y)}L${roofLine(ROOF[p].filter(([a]) => a >= 0), x, y, w, h)}Z`

function settlement(p: Mark): string {
  return (
    shadow(20, 17) +
    body(`M${roof(p, 0, -2, 21, 22)}L16,-2V17H-16V-2Z`, tone(p)) +
    wash('M-14.6,-2H14.6V15.6H-14.6Z', tone(p, '-l'), 0.55) +
    wash(lee(p, 0, -2, 20, 20.5), tone(p, '-d'), 0.5) +
    line('M-21,-2H21', INK, 2.4) +
    mark(p, 0, 7.4, 21, 13, 4)
  )
}

function city(p: Mark): string {
  const outline = `M-27,18V-16L${roof(p, -15, -16, 14, 17)}L-3,-16V-4L${roof(p, 14, -4, 20, 15)}L31,-4V18Z`
  return (
    shadow(33, 18) +
    body(outline, tone(p)) +
    wash('M-25.6,-16H-4.4V16.6H-25.6Z', tone(p, '-l'), 0.55) +
    wash('M-3,-4H29.6V16.6H-3Z', tone(p, '-l'), 0.3) +
    wash(lee(p, -15, -16, 13, 15.6), tone(p, '-d'), 0.5) +
    wash(lee(p, 14, -4, 19, 13.6), tone(p, '-d'), 0.5) +
    line('M-29,-16H-1M-3,-4H34M-3,-16V18', INK, 2.4) +
    mark(p, 14, 6.6, 24, 14, 4.2) +
    line('M-15,-8v8', tone(p, '-m'), 4.4)
  )
}

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
  const cloak = 'M0,-40C14,-40 20,-28 17,-15C29,-4 33,16 31,32C14,37 -14,37 -31,32C-33,16 -29,-4 -17,-15C-20,-28 -14,-40 0,-40Z'
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

/** A plain figure for a piece that has no drawing of its own yet. */
const pawn = (fill: string): string =>
  shadow(15, 20) + body('M0,-24A10,10 0 0 1 6,-6C12,2 14,10 15,20H-15C-14,10 -12,2 -6,-6A10,10 0 0 1 0,-24Z', fill)

type Draw = (p: Mark, angle: number) => string
const DRAWN: Record<string, Draw> = { road, ship, settlement, city, robber, pirate }

/** Any piece by its kind; what nobody owns (player -1) takes no colour. */
export function piece(kind: string, player: number, angle = 0): string {
  const draw = DRAWN[kind]
  if (draw) return draw(markOf(player), angle)
  return pawn(player < 0 ? '#d3cab7' : tone(markOf(player)))
}

const SHIELD = 'M0,-22C7,-18 13,-17 20,-17C20,3 14,15 0,24C-14,15 -20,3 -20,-17C-13,-17 -7,-18 0,-22Z'
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
