// Twelve knights, told apart by helmet, shield and arms.
import { crown, spark, sword } from './parts'
import { eyes, face } from './figure'
import {
  at,
  BLUE,
  COAL,
  CREAM,
  DARK,
  dot,
  type Drawing,
  flip,
  GOLD,
  GOLD_D,
  HAIR,
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
  WHITE,
  WOOD,
  WOOD_D,
} from './strokes'

type Draw = () => Drawing

const mail = (coat: string): Drawing => [
  p('M-24,27C-24,14 -15,9 -7,7H7C15,9 24,14 24,27z', IRON),
  p('M-12,27L-9,9Q0,14 9,9L12,27z', coat),
]
const shieldOf = (field: string, charge: Drawing, x = 19, y = 12, size = 1): Part =>
  at(x, y, size, [p('M-11,-12H11V0C11,8 6,12 0,15C-6,12 -11,8 -11,0z', field), ...charge])
const CHARGE = {
  chevron: (c: string) => [s('M-6,3L0,-5L6,3', c, 3.2)],
  cross: (c: string) => [s('M0,-8V9M-7,-2H7', c, 3.4)],
  bar: (c: string) => [s('M-9,-1H9', c, 4)],
  bend: (c: string) => [s('M-8,-9L7,6', c, 4)],
  saltire: (c: string) => [s('M-6,-8L6,6M6,-8L-6,6', c, 3)],
  star: (c: string) => [spark(0, -1, 8, c)],
  rounds: (c: string) => [dot(-4.5, -5, 2.6, c), dot(4.5, -5, 2.6, c), dot(0, 4, 2.6, c)],
  pale: (c: string) => [w('M0,-11H10V0C10,7 5,11 0,14z', c)],
  heart: (c: string) => [w('M0,8C-8,2 -8,-6 -4,-6Q0,-6 0,-2Q0,-6 4,-6C8,-6 8,2 0,8z', c)],
  mug: (c: string) => [w('M-6,-6H3V7H-6zM3,-3H8V4H3V2H6V-1H3z', c)],
} satisfies Record<string, (colour: string) => Drawing>
const plume = (fill: string): Part => p('M0,-20C2,-30 16,-30 19,-18C14,-20 12,-16 8,-17z', fill)

const open = (fill: string, more: Drawing = []): Drawing => [
  ...face(),
  ...eyes(),
  p('M-12,-2V-9C-12,-19 -7,-23 0,-23S12,-19 12,-9V-2H8.5V-9H-8.5V-2z', fill),
  ...more,
]
const greatHelm = (fill: string, slit = COAL): Drawing => [
  p('M-11,-20H11L12,4L0,10L-12,4z', fill),
  w('M0,-20H11L12,4L0,10z', '#1a1208', 0.18),
  s('M-9,-8H-2M2,-8H9', slit, 2.6),
  s('M0,-20V8', IRON_D, 1.6),
  dot(-5, 0, 1, slit),
  dot(5, 0, 1, slit),
  dot(-4, 3.5, 1, slit),
  dot(4, 3.5, 1, slit),
]
const bascinet = (fill: string): Drawing => [
  p('M-12,7C-14,-8 -8,-20 2,-26C9,-20 13,-8 12,7z', fill),
  p('M-13,-7L14,-9L20,-1L4,6H-12z', '#c5ccd6'),
  s('M-9,-5L14,-6', COAL, 2.2),
  dot(3, 0.5, 1, COAL),
  dot(8, 0, 1, COAL),
  dot(12, -1, 1, COAL),
]

const RIDERS: Record<string, Draw> = {
  'knight-konrad': () => [plume(RED), ...mail(RED), ...bascinet(IRON), shieldOf(GOLD, CHARGE.chevron(RED))],
  'knight-falk': () => [
    ...mail(BLUE),
    p('M-13,8C-17,-10 -10,-22 0,-22S17,-10 13,8L7,6V-8H-7V6z', GOLD),
    ...face(),
    ...eyes(),
    s('M-3,3Q0,5 3,3', COAL, 1.3),
    p('M-11,-13C-8,-24 8,-24 11,-13Q0,-18 -11,-13z', IRON),
    plume('#f3a6b8'),
    shieldOf(WHITE, CHARGE.heart('#d04a5c')),
  ],
  'knight-goetz': () => [
    ...mail('#8a5a33'),
    ...greatHelm(IRON),
    p('M-30,8h13v6h4v8l-3,4h-14z', IRON_D),
    s('M-26,8V14M-22,8V14M-30,15H-17', IRON, 1.6),
    shieldOf('#5b6b82', CHARGE.cross(WHITE)),
  ],
  'knight-hagen': () => [
    ...mail(COAL),
    p('M-14,9C-16,-14 -9,-23 0,-23S16,-14 14,9z', DARK),
    ...face('#d9b896'),
    p('M-12,-8C-10,-18 10,-18 12,-8Q0,-13 -12,-8z', DARK),
    dot(3.6, -4, 1.2, COAL),
    p('M-7.5,-7H-1V-1.5H-6z', COAL),
    s('M-9,-9L9,-5M-3,4H4', COAL, 1.4),
    shieldOf(COAL, CHARGE.star('#d23c4e')),
  ],
  'knight-karl': () => [
    sword(-24, 4, -12, 0.95),
    ...mail(GOLD_D),
    ...open(IRON, [p('M-9,1C-5,-1 5,-1 9,1C9,8 5,12 0,12S-9,8 -9,1z', HAIR)]),
    crown(0, -20, 0.7),
    shieldOf(BLUE, CHARGE.rounds(GOLD), 19, 12, 1.1),
  ],
  'knight-otto': () => [
    at(
      -26,
      4,
      1,
      [pole('M0,22V-20', WOOD, 2.6), p('M2,-20C12,-22 12,-4 2,-6zM-2,-20C-12,-22 -12,-4 -2,-6z', IRON)],
      -8,
    ),
    ...mail('#7c5431'),
    p(
      'M-11,-14C-20,-15 -23,-22 -19,-28C-17,-21 -12,-21 -8,-20zM11,-14C20,-15 23,-22 19,-28C17,-21 12,-21 8,-20z',
      CREAM,
    ),
    ...open(IRON_D),
    p('M-9,0Q0,-2 9,0C10,10 4,16 0,16S-10,10 -9,0z', '#c25a2a'),
    s('M-3.5,3.5H3.5', COAL, 1.6),
    s('M-7,-8L-2,-6M7,-8L2,-6', COAL, 1.6),
    shieldOf('#7c5431', CHARGE.saltire(GOLD)),
  ],
  'knight-pippin': () => [
    at(-30, 8, 1, [pole('M0,18V-32', WOOD, 2.2), p('M0,-32H12L8,-27L12,-22H0z', LEAF)]),
    at(-9, 7, 0.8, [plume(LEAF), ...mail(LEAF_D), ...greatHelm(GOLD)]),
    shieldOf(LEAF, CHARGE.bar(WHITE), 20, 10, 1.2),
  ],
  'knight-siegfried': () => [
    ...mail('#c7b48c'),
    ...face(),
    ...eyes(),
    s('M-3,3H3', COAL, 1.3),
    p('M-19,-9C-12,-14 -10,-23 0,-23S12,-14 19,-9C10,-6 -10,-6 -19,-9z', IRON),
    s('M-8,-12H8', IRON_D, 1.5),
    shieldOf(CREAM, CHARGE.bend('#8a7a6c')),
  ],
  'knight-walter': () => [
    flip([plume('#8a5a9c'), ...mail('#8a5a9c'), ...bascinet('#7d8794')]),
    shieldOf('#8a5a9c', CHARGE.pale(GOLD), 20, 14),
    l('M20,-8l-5,9l7,7l-4,10', INK, 1.6),
  ],
  'knight-ingo': () => [
    pole('M-33,24L-13,-27', RED, 3),
    s('M-29,14l5,2M-25,4l5,2M-21,-6l5,2', WHITE, 2.4),
    ...mail('#2a8a78'),
    p('M-12,8L-13,-2L-4,-9L13,-6C14,-14 8,-23 -2,-23C-10,-23 -15,-14 -14,-4z', IRON),
    p('M-13,-2L-4,-9L14,-5L12,8H-12z', '#c5ccd6'),
    s('M-12,-5L-4,-10L13,-7', COAL, 2),
    plume('#2a8a78'),
    shieldOf('#2a8a78', CHARGE.star(WHITE)),
  ],
  'knight-lothar': () => [
    ...mail('#a8602f'),
    at(
      0,
      0,
      1,
      [
        ...face(),
        s('M-6,-4q2,-2 4,0M2,-4q2,-2 4,0', COAL, 1.5),
        o(0, 0, 3, '#e0705c'),
        s('M-4,5Q0,8 4,4', COAL, 1.5),
        p('M-13,-6C-14,-18 -8,-23 0,-23S14,-18 13,-6Q0,-13 -13,-6z', IRON),
      ],
      -9,
    ),
    at(-24, 8, 1, [
      p('M-7,-8H7V12H-7z', WOOD),
      p('M-7,-4H-12V6H-7', WOOD_D),
      p('M-9,-8c0,-5 5,-6 7,-3c2,-4 8,-2 7,1c4,0 4,4 1,5H-6z', WHITE),
      s('M-2,-2V10M3,-2V10', WOOD_D, 1.3),
    ]),
    shieldOf(GOLD, CHARGE.mug('#8a4d22')),
  ],
  'knight-richard': () => [
    p('M-26,27C-28,6 -18,0 0,4C18,0 28,6 26,27z', '#8f1f22'),
    ...mail('#2f2a33'),
    ...greatHelm('#c9ced6'),
    s('M-5,-14L5,-2M5,-14L-5,-2', RED, 2),
    sword(-24, 4, 18, 0.85, '#f4c8c0'),
    shieldOf(RED, CHARGE.cross(COAL)),
  ],
}

/** They look to the left, so that the points at the right of a card do not hide their shields. */
const turned = Object.entries(RIDERS).map(([name, rider]): [string, Draw] => [name, () => [flip(rider())]])

export const KNIGHTS: Record<string, Draw> = {
  ...Object.fromEntries(turned),
  'black-knight': () => [
    at(26, -2, 1, [sword(0, 2, 0, 1, '#c9ced6')], 14),
    plume('#d23c2c'),
    p('M-24,27C-24,14 -15,9 -7,7H7C15,9 24,14 24,27z', '#3b3d46'),
    ...greatHelm('#33353d', '#ff9d3c'),
    shieldOf('#1f1c1a', [s('M-5,-6L5,4M5,-6L-5,4', '#d23c2c', 2.6)], -19, 13),
  ],
}
