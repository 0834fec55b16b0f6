// Magic: ten spell books, each with its sign on the cover, and the magical actions.
import { gable, pane, spark, tower } from './parts'
import {
  at,
  BLUE,
  box,
  COAL,
  CREAM,
  dot,
  type Drawing,
  GOLD,
  GOLD_D,
  goods,
  INK,
  l,
  LEAF,
  LEAF_D,
  o,
  p,
  pole,
  RED,
  s,
  SKIN,
  SKIN_D,
  STONE,
  TILE,
  VIOLET,
  VIOLET_D,
  w,
  WHITE,
  WOOD,
} from './strokes'

type Draw = () => Drawing

/** A closed book with clasps; the sign stands in the middle of its cover. */
const book = (cover: string, sign: Drawing): Drawing => [
  p('M-20,23H21Q24,23 24,20V-20H-16z', CREAM),
  s('M-14,21.5H22M22,-18V19', '#b9a987', 1.2),
  p('M-25,-25H18V19H-19C-25,19 -25,26 -19,26H20V26H-19C-24,26 -26,23 -26,19V-22Q-26,-25 -25,-25z', cover),
  w('M-24,-23H-18V18Q-22,18 -24,20z', '#000', 0.25),
  s('M-14,-21H14V15H-14z', GOLD, 1.3),
  p('M18,-14h6v5h-6zM18,5h6v5h-6z', GOLD_D),
  at(0, -3, 1, sign),
]
const arrow = (turn: number, colour: string): Drawing => [
  at(
    0,
    0,
    1,
    [l('M-9,4A10,10 0 0 1 8,-6', INK, 5), s('M-9,4A10,10 0 0 1 8,-6', colour, 2.6), p('M4,-11L13,-5L4,0z', colour)],
    turn,
  ),
]
const glass: Drawing = [
  p('M-8,-12H8C8,-4 2,-3 2,0C2,3 8,4 8,12H-8C-8,4 -2,3 -2,0C-2,-3 -8,-4 -8,-12z', WHITE),
  w('M-5,11C-4,7 4,7 5,11zM-4,-7H4L0,-2z', GOLD_D),
  l('M-10,-12H10M-10,12H10', GOLD, 3),
]
const bolt = (fill: string): Drawing => [p('M3,-14L-8,2H-1L-4,14L8,-3H1z', fill)]
const hat = (fill: string, band: string): Drawing => [
  p('M-16,10C-8,6 -6,-4 2,-16C6,-8 8,4 16,10C8,14 -8,14 -16,10z', fill),
  s('M-9,7Q0,11 9,7', band, 2.4),
  spark(1, -2, 3.5, band),
]
const hexagon = (x: number, y: number, r: number, fill: string): Drawing => [
  p(`M${x},${y - r}l${r * 0.87},${r / 2}v${r}l${-r * 0.87},${r / 2}l${-r * 0.87},${-r / 2}v${-r}z`, fill),
]

export const SPELLS: Record<string, Draw> = {
  'keeper-of-destiny': () =>
    book(
      '#35506e',
      [-24, 0, 24].map((turn) =>
        at(0, 8, 1, [box(-5, -20, 10, 15, turn ? CREAM : '#fff0bd'), dot(0, -12.5, 2, VIOLET)], turn),
      ),
    ),
  inspiration: () =>
    book('#b0782a', [
      p('M-6,-1H6V13H-6z', WHITE),
      s('M-6,3q3,3 4,0', '#b9a987', 1.3),
      at(0, -1, 0.62, [
        p('M0,0C-8,0 -9,-8 0,-20C9,-8 8,0 0,0z', '#ffd766'),
        w('M0,-1C-4,-2 -3,-6 0,-10C3,-6 4,-2 0,-1z', '#ef8a2c'),
      ]),
      l('M-10,-6H-14M10,-6H14M-8,-13L-11,-16M8,-13L11,-16', '#fff0bd', 2),
    ]),
  'land-magic': () =>
    book('#3f6b3f', [
      ...hexagon(-6, -6, 8, '#cf7f58'),
      ...hexagon(6, 6, 8, '#eec55f'),
      spark(8, -9, 5, WHITE),
      spark(-8, 10, 4, WHITE),
    ]),
  'magic-eye': () =>
    book('#5a3a78', [
      p('M-15,0C-8,-11 8,-11 15,0C8,11 -8,11 -15,0z', WHITE),
      o(0, 0, 6, '#4fae8a'),
      dot(0, 0, 2.8, COAL),
      dot(-2, -2, 1.2, WHITE),
    ]),
  'change-places': () => book('#2f6b78', [...arrow(20, '#ffd766'), ...arrow(200, '#f3a6b8')]),
  'wheel-of-time': () =>
    book('#7a2f3a', [
      o(0, 0, 12, CREAM),
      o(0, 0, 8, '#7a2f3a'),
      ...Array.from({ length: 12 }, (_, i) => at(0, 0, 1, [s('M0,-11.5V-8.5', INK, 1.5)], i * 30)),
      l('M0,-6V0L5,3', GOLD, 2.2),
    ]),
  divination: () =>
    book('#39406e', [
      p('M-9,13L-6,7H6L9,13z', GOLD_D),
      o(0, -1, 10.5, '#bfe0ee'),
      w('M-6,3C-2,-4 4,4 8,-3C9,4 4,8 0,8C-3,8 -5,6 -6,3z', VIOLET, 0.55),
      dot(-4, -5, 2, WHITE),
      spark(3, -3, 3.5, WHITE),
    ]),
  'magic-potion': () =>
    book('#4a5a2f', [
      p('M-4,-13H4V-6C11,-3 12,10 6,12H-6C-12,10 -11,-3 -4,-6z', '#e6f2ee'),
      w('M-9,2C-4,0 4,5 9,1C9,8 7,11 5,11H-5C-8,10 -9,6 -9,2z', '#d04a8c'),
      box(-5, -16, 10, 4, WOOD),
      dot(-3, 6, 1.4, WHITE),
      dot(3, 4, 1, WHITE),
    ]),
  countermagic: () =>
    book('#6e2430', [
      o(0, 0, 12.5, WHITE),
      spark(0, 0, 10, VIOLET),
      l('M-8.5,8.5L8.5,-8.5', RED, 3.6),
      s('M-12.5,0a12.5,12.5 0 1 0 25,0a12.5,12.5 0 1 0 -25,0', RED, 3),
    ]),
  'time-leap': () => book('#2d5a4a', [at(-4, 0, 0.9, glass), at(9, 2, 0.8, bolt('#ffd766'))]),
}

const hand = (fill = SKIN): Drawing => [
  p(
    'M-20,8C-26,2 -20,-5 -14,-1L-9,4V-14C-9,-19 -3,-19 -3,-14V-17C-3,-22 3,-22 3,-17V-15C3,-20 9,-20 9,-15V-10C9,-14 15,-14 15,-9V6C15,16 8,19 0,19C-9,19 -13,15 -20,8z',
    fill,
  ),
  s('M-3,-13V-1M3,-14V-1M9,-10V0', SKIN_D, 1.4),
]

export const MAGIC: Record<string, Draw> = {
  'better-world': () => [
    ...['#c8402f', '#f2bd42', '#6a9a52', '#3a72b4'].map((fill, i) =>
      p(`M${i * 5 - 30},12a${30 - i * 5},${30 - i * 5} 0 0 1 ${60 - i * 10},0z`, fill),
    ),
    p('M-10,12A10,10 0 0 1 10,12z', '#fff0bd'),
    p('M-38,27C-26,10 -10,8 0,13C12,8 26,10 38,27z', LEAF),
    p('M20,14C18,4 10,2 4,4C8,12 14,14 20,14zM20,14C22,6 28,4 34,6C32,13 26,15 20,14z', '#8fbf6a'),
    l('M20,14V22', LEAF_D, 2.4),
  ],
  'duel-of-wizards': () => [
    at(-22, 14, 0.9, hat(BLUE, '#ffd766')),
    at(22, 14, '-.9,.9', hat('#8f1f3a', '#ffd766')),
    pole('M-34,-2L-14,-10', WOOD, 2.2),
    pole('M34,-2L14,-10', WOOD, 2.2),
    l('M-13,-11L-6,-7L-8,-14L0,-12L8,-14L6,-7L13,-11', '#ffd766', 2.6),
    spark(0, -15, 10, WHITE),
  ],
  'land-transform': () => [
    ...hexagon(-15, 4, 17, LEAF),
    goods('lumber', -15, 4, 20),
    ...hexagon(16, 4, 17, '#eec55f'),
    goods('grain', 16, 4, 20),
    at(0, -12, 1, [pole('M-6,10L14,-14', WOOD, 2.2)]),
    spark(16, -25, 6),
    spark(-2, 0, 6, WHITE),
    spark(4, 22, 4),
  ],
  materialisation: () => [
    ...tower(-12, 22, 18, 36),
    ...gable(12, 22, 24, 18, 16, STONE, TILE),
    pane(-12, -2),
    pane(12, 14),
    w('M-22,25H26V8Q10,14 2,8T-22,10z', '#e6d0f5', 0.75),
    s('M-30,14q6,-5 12,0t12,0t12,0t12,0t12,0', WHITE, 2.2),
    s('M-26,22q6,-5 12,0t12,0t12,0t12,0', WHITE, 2.2),
    spark(-29, -8, 7),
    spark(29, -12, 8),
    spark(4, -21, 5),
    spark(-26, 22, 4),
    spark(30, 10, 4),
  ],
  whirlwind: () => [
    p(
      'M-30,-24C-14,-30 18,-30 30,-23C34,-18 26,-14 22,-12C26,-8 20,-4 15,-2C18,2 12,6 9,8C10,12 6,14 4,16C4,20 0,24 -8,27C-4,22 -6,18 -4,14C-10,12 -8,8 -6,6C-14,4 -12,-2 -10,-4C-20,-6 -20,-10 -16,-13C-28,-14 -34,-20 -30,-24z',
      '#b9c6d2',
    ),
    s(
      'M-22,-22C-6,-26 12,-26 24,-22M-16,-13C-4,-9 12,-9 22,-12M-10,-4C-2,-1 8,-1 15,-2M-6,6C0,8 4,9 9,8M-4,14C-1,16 2,17 4,16',
      '#5b6b82',
      2,
    ),
    p('M-30,4l9,-3l1,6l-8,2zM24,8l8,-4l3,6l-8,4zM-26,-8l5,2l-3,4z', TILE),
    goods('lumber', 30, -4, 12, LEAF_D),
  ],
  'knowledge-of-ancestors': () => [
    at(-5, 19, 1, [box(-26, -5, 52, 10, '#7a2f3a'), box(-22, -3, 46, 6, CREAM)]),
    p('M-24,12V4C-28,-14 -18,-22 -8,-22S12,-14 8,4V8H3V12H-19V12z', CREAM),
    dot(-14, -4, 4.4, COAL),
    dot(-2, -4, 4.4, COAL),
    p('M-8,1L-11,6H-5z', COAL),
    s('M-15,8V12M-10,8V12M-5,8V12M0,8V12', COAL, 1.4),
    box(20, -4, 9, 26, '#fff4d6'),
    p('M17,22H32V26H17z', GOLD_D),
    at(24.5, -4, 0.55, [p('M0,0C-8,0 -8,-10 0,-20C8,-10 8,0 0,0z', '#ffd766')]),
    spark(9, -23, 4),
  ],
  'magic-hand': () => [
    at(-12, 6, 1, hand()),
    at(20, -2, 0.62, book(VIOLET, [spark(0, 0, 10)]), 12),
    p('M-30,27L-28,18C-20,24 -8,26 2,23L4,27z', VIOLET_D),
    spark(-26, -16, 6),
    spark(-6, -24, 4),
    spark(30, 20, 5),
  ],
}
