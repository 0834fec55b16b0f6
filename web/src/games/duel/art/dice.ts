// The event die of the card game, and the two tokens that are worth a point.
import {
  at,
  COAL,
  disc,
  dot,
  draw,
  type Drawing,
  GOLD,
  GOLD_D,
  INK,
  IRON,
  IRON_D,
  l,
  o,
  p,
  RED,
  s,
  w,
  WHITE,
  WOOD,
  WOOD_D,
} from './strokes'

const CLUB: Drawing = [
  p('M-19,21L-22,17L3,-11L8,-6z', WOOD),
  p('M0,-4C-4,-10 4,-22 13,-22C22,-22 24,-12 18,-5C13,1 5,2 0,-4z', WOOD_D),
  ...[
    [8, -13],
    [15, -15],
    [11, -6],
    [17, -9],
  ].map(([x, y]) => p(`M${x! - 2},${y}l2,-4l2,4z`, IRON)),
]
const sail = (turn: number): Drawing => [at(0, -7, 1, [l('M0,0V-17', INK, 2.2), p('M0,-5H6.5V-17H0z', WHITE)], turn)]
const MILL: Drawing = [
  p('M-11,23L-7,-7H7L11,23z', GOLD),
  p('M-9,-6C-8,-15 8,-15 9,-6z', RED),
  w('M-3.5,23V16a3.5,3.5 0 0 1 7,0V23z', COAL),
  ...[15, 105, 195, 285].flatMap(sail),
  o(0, -7, 2.4, WOOD_D),
]
const HELM: Drawing = [
  p('M2,-17C6,-27 19,-23 20,-10C15,-14 11,-12 8,-14z', RED),
  p('M-14,-14C-12,-22 12,-22 14,-14L15,13L0,22L-15,13z', IRON),
  w('M0,-20C6,-20 13,-18 14,-14L15,13L0,22z', '#000', 0.14),
  s('M-11,-4H-2M2,-4H11', COAL, 3.4),
  s('M0,-20V20', IRON_D, 2),
  ...[-6, 6].flatMap((x) => [5, 10].map((y) => dot(x, y, 1.5, COAL))),
]
const SUN: Drawing = [
  ...Array.from({ length: 8 }, (_, i) => at(0, 0, 1, [p('M-4,-13L0,-23L4,-13z', GOLD)], i * 45)),
  o(0, 0, 12, GOLD),
  dot(-4, -2, 1.6, GOLD_D),
  dot(4, -2, 1.6, GOLD_D),
  s('M-5,3.5Q0,8 5,3.5', GOLD_D, 2),
]
const ASK: Drawing = [l('M-10,-10C-10,-24 11,-24 11,-10C11,-1 0,-2 0,7', '#2f6b9c', 7), p(disc(0, 18, 4), '#2f6b9c')]

/** The faces of the event die: club, windmill, helmet, sun, question mark. */
export const FACES = {
  brigands: CLUB,
  'trade-advantage': MILL,
  tournament: HELM,
  'year-of-plenty': SUN,
  'event-card': ASK,
} satisfies Record<string, Drawing>
export type Face = keyof typeof FACES
export const isFace = (face: string): face is Face => face in FACES

/** The event die, for viewBox -34 -34 68 68. */
export const duelDie = (face: Face, tilt = 0): string =>
  `<g transform="rotate(${tilt})"><rect x="-27" y="-27" width="54" height="54" rx="13" fill="var(--lamp-fill)" stroke="#000" stroke-opacity=".3" stroke-width="1.5"/>` +
  `<path d="M-20,-25.5H20" stroke="#fff" stroke-opacity=".55" stroke-width="2" stroke-linecap="round"/><g transform="scale(.86)">${draw(FACES[face])}</g></g>`

const TOKENS = {
  knight: [
    p('M0,-31C9,-26 18,-24 27,-24C27,4 19,21 0,32C-19,21 -27,4 -27,-24C-18,-24 -9,-26 0,-31z', '#c8402f'),
    s('M0,-26C8,-22 15,-20 22,-20C22,3 15,17 0,26C-15,17 -22,3 -22,-20C-15,-20 -8,-22 0,-26z', GOLD, 2),
    at(-1, 1, 0.78, HELM),
  ],
  windmill: [o(0, 0, 30, '#2f72c4'), s(disc(0, 0, 25), GOLD, 2), at(0, 1, 0.86, MILL)],
} satisfies Record<string, Drawing>
export type Token = keyof typeof TOKENS

/** The knight or the windmill, for viewBox -36 -36 72 72. */
export const token = (kind: Token): string => draw(TOKENS[kind])

/** A seal of wax with a witch's hat, for what is bewitched; viewBox -20 -20 40 40. */
export const WITCH_SEAL = draw([
  p(
    'M0,-17C5,-19 8,-14 12,-13C17,-12 16,-6 17,-2C19,3 16,7 14,10C13,15 7,15 3,17C-2,19 -6,16 -10,14C-15,13 -15,7 -17,3C-19,-2 -16,-6 -14,-10C-13,-15 -6,-14 0,-17z',
    '#5a3a78',
  ),
  p('M-12,6C-7,4 -5,-4 0,-11C3,-14 8,-13 9,-9C6,-10 4,-8 5,-5C6,0 8,4 12,6C6,10 -6,10 -12,6z', COAL),
  s('M-6,3Q0,6 7,3', GOLD, 1.8),
])
