// Events: small scenes.
import { crown, flame, gear, hillside, sack, sea, spark, sword } from './parts'
import {
  at,
  BLUE,
  box,
  COAL,
  CREAM,
  DARK,
  dot,
  type Drawing,
  FIRE,
  GOLD,
  GOLD_D,
  INK,
  IRON,
  IRON_D,
  l,
  LEAF,
  LEAF_D,
  o,
  p,
  type Part,
  pole,
  RED,
  s,
  w,
  WATER,
  WHITE,
  WOOD,
  WOOD_D,
} from './strokes'

type Draw = () => Drawing

const sun = (x: number, y: number, r: number): Drawing => [
  ...Array.from({ length: 12 }, (_, i) => at(x, y, 1, [p(`M-2.4,${-r - 1}L0,${-r - 7}L2.4,${-r - 1}z`, GOLD)], i * 30)),
  o(x, y, r, '#ffd766'),
]
const shieldShape = 'M-14,-16H14V0C14,9 8,15 0,19C-8,15 -14,9 -14,0z'
const lance = (x: number, turn: number, colour: string): Part =>
  at(x, 0, 1, [pole('M0,34V-28', colour, 3), p('M-4,17H4L6,24H-6z', IRON), p('M-3,-28L0,-37L3,-28z', IRON)], turn)
const fork = (x: number, turn: number): Part =>
  at(x, 4, 1, [pole('M0,24V-16', WOOD, 2.6), l('M-6,-28V-18Q-6,-13 0,-13Q6,-13 6,-18V-28M0,-13V-28', INK, 2.6)], turn)
const unicorn: Drawing = [
  p(
    'M-8,27C-8,14 -2,10 -4,2C-8,5 -12,8 -16,7C-20,6 -20,1 -17,-2C-12,-8 -10,-13 -3,-15L-2,-20L3,-15C13,-11 16,2 14,27z',
    WHITE,
  ),
  p('M-5,-14L-15,-29L-1,-17z', GOLD),
  p('M2,-16C12,-14 20,-2 17,16C13,8 8,2 4,-4C6,-8 5,-13 2,-16z', '#c9a3e0'),
  dot(-7, -6, 1.5, COAL),
  s('M-15,4q2,1 3,0', DARK, 1.2),
]

export const EVENTS: Record<string, Draw> = {
  'civil-war': () => [
    sword(-1, 0, -50, 1.2),
    sword(1, 0, 50, 1.2),
    p('M-17,-19H4L-3,-8L5,2L-4,23C-12,18 -17,10 -17,0z', RED),
    s('M-13,-14L-4,-1M-13,-5L-7,3', GOLD, 3),
    at(3, 1, 1, [p('M4,-19H17V0C17,10 12,18 -1,23L6,2L-2,-8z', BLUE), s('M14,-12L7,-2M14,-3L9,5', GOLD, 3)], 4),
  ],
  conflict: () => [
    at(-16, 2, 1, [box(-11, -17, 22, 32, CREAM), box(-8, -14, 16, 15, LEAF), s('M-7,6H7M-7,10H4', WOOD_D)], -14),
    at(14, 2, 1, [box(-11, -17, 22, 32, CREAM), box(-8, -14, 16, 15, RED), s('M-7,6H7M-7,10H4', WOOD_D)], 13),
    sword(0, -1, 180, 1.05),
    at(0, -22, 0.7, [p('M-12,4H12V-6Q12,-10 8,-10H-8Q-12,-10 -12,-6z', IRON), s('M-4,-10V4M4,-10V4', IRON_D)]),
  ],
  'master-builder': () => [
    at(-3, 6, 1, [p('M-28,-4L-20,20H26L30,-4z', '#dfe9ee'), s('M-18,2H2V14H-16M8,2V14H22M8,8H24', BLUE, 1.6)]),
    at(
      10,
      -6,
      1,
      [pole('M0,-16L-13,18', IRON, 3), pole('M0,-16L13,18', IRON, 3), l('M-7,4Q0,8 7,4', INK, 2), o(0, -18, 4.5, GOLD)],
      12,
    ),
    at(-24, -12, 1, [p('M-8,2L0,-14L8,2z', IRON), pole('M0,4V12', WOOD, 3.4)], -24),
  ],
  plague: () => [
    p('M-24,27C-24,14 -14,9 -5,8H8C18,10 24,16 24,27z', '#3a3430'),
    p('M-11,10C-15,-12 -6,-17 1,-17S15,-12 13,10z', '#3a3430'),
    p('M-6,-10C-2,-14 6,-14 9,-8C18,-4 28,6 34,18C24,12 14,10 6,8C-4,7 -8,0 -6,-10z', '#e3d6b4'),
    s('M12,2C20,5 27,10 32,16', WOOD_D, 1.3),
    o(3, -4, 4.5, '#9fc7c9'),
    dot(3, -4, 1.6, COAL),
    p('M-22,-13C-12,-16 -8,-18 -8,-26H10C10,-18 14,-16 22,-13C10,-9 -12,-9 -22,-13z', '#26211e'),
    ...[
      [-28, -4],
      [-33, 8],
      [28, -18],
    ].map(([x, y]) => o(x!, y!, 3, '#9ab05a')),
  ],
  'productive-year': () => [
    ...sun(0, -6, 14),
    p('M-38,26C-20,10 20,10 38,26z', LEAF),
    at(0, 8, 1, [
      p('M-14,-17C-8,-24 8,-24 14,-17L4,2L10,18H-10L-4,2z', GOLD),
      s('M-9,-18L-2,2L-6,17M0,-21V17M9,-18L2,2L6,17', GOLD_D, 1.6),
      l('M-6,2H6', RED, 4),
    ]),
    ...sack(-24, 26),
    ...sack(24, 26),
  ],
  progress: () => [
    ...gear(0, -12, 11, GOLD_D),
    p('M0,6C-10,-3 -24,-3 -34,1V23C-24,19 -10,19 0,26C10,19 24,19 34,23V1C24,-3 10,-3 0,6z', CREAM),
    s('M0,6V26M-28,6q10,-2 22,3M-28,12q10,-2 22,3M28,6q-10,-2 -22,3M28,12q-10,-2 -22,3', WOOD_D, 1.4),
    spark(-24, -14, 6),
    spark(24, -14, 6),
  ],
  'year-end': () => [
    p(
      'M-19,-27H19V-21H15C15,-9 5,-6 4,0C5,6 15,9 15,21H19V27H-19V21H-15C-15,9 -5,6 -4,0C-5,-6 -15,-9 -15,-21H-19z',
      '#dfeef2',
    ),
    w('M-9,-9C-3,-5 3,-5 9,-9C6,-4 3,-3 1.5,0V8C6,11 11,14 12,21H-12C-11,14 -6,11 -1.5,8V0C-3,-3 -6,-4 -9,-9z', GOLD),
    p('M-20,-28H20V-22H-20zM-20,22H20V28H-20z', WOOD),
    ...[-29, 29].map((x) => l(`M${x},-8V8M${x - 6},-4L${x + 6},4M${x - 6},4L${x + 6},-4`, WATER, 2.2)),
  ],
  'peasants-revolt': () => [
    fork(-20, -14),
    at(22, 4, 1, [pole('M0,24V-12', WOOD, 2.6), p('M-3,-10C-14,-12 -16,-22 -10,-28C-9,-20 -4,-18 3,-17z', IRON)], 16),
    at(0, 4, 1, [pole('M0,16V-6', WOOD, 3.4), p('M-5,-8H5L3,0H-3z', DARK), flame(0, -6, 0.95)]),
    hillside(LEAF_D),
  ],
  'great-tournament': () => [
    lance(0, 48, RED),
    lance(0, -48, BLUE),
    at(0, 3, 1, [
      p(shieldShape, GOLD),
      w('M0,-16H14V0C14,9 8,15 0,19z', WHITE),
      s(shieldShape, INK, 1.9),
      spark(0, 0, 8, RED),
    ]),
    crown(0, -20, 0.7),
  ],
  'calm-sea': () => [
    ...sun(16, -8, 10),
    ...sea(10),
    l('M-10,8V-22', INK, 2.4),
    p('M-8,-21C4,-16 8,-6 7,3H-8z', WHITE),
    p('M-12,-15L-24,3H-12z', CREAM),
    p('M-30,6H12L6,15H-22z', WOOD),
    s('M-20,20H2M10,18H28M-34,23H-26', WHITE, 1.6),
  ],
  comet: () => [
    p('M-38,-28L2,-8C0,-2 -4,4 -10,6z', '#ffd766'),
    p('M-38,-14L-4,-8L-10,6z', FIRE),
    p('M-24,-28L2,-8L-6,0z', '#fff0bd'),
    o(0, -3, 11, '#fff0bd'),
    dot(-3, -6, 3, FIRE),
    dot(4, 0, 2, FIRE),
    spark(24, -18, 5),
    spark(30, 0, 3.5),
    p('M-38,27V18H-28L-22,11L-16,18H-6V14L2,6L10,14V20H18L24,12L30,20H38V27z', '#3b4a63'),
    ...[-22, 2, 24].map((x) => w(`M${x - 2},20h4v4h-4z`, '#ffd766')),
  ],
  'dance-of-unicorns': () => [
    at(-14, 0, 0.92, unicorn),
    at(14, 0, '-.92,.92', unicorn),
    spark(0, -20, 6),
    spark(-33, -18, 4, '#c9a3e0'),
    spark(33, -18, 4, '#c9a3e0'),
    p('M-38,27Q0,16 38,27z', LEAF),
  ],
}
