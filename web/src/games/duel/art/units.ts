// Ships, the cannon and two dragons.
import { flag, flame, shade, wheel } from './parts'
import {
  at,
  COAL,
  dot,
  type Drawing,
  EMBER,
  GOLD,
  goods,
  INK,
  IRON_D,
  l,
  LEAF,
  LEAF_D,
  o,
  p,
  s,
  tint,
  w,
  WATER_D,
  WOOD,
  WOOD_D,
} from './strokes'

type Draw = () => Drawing

/** A cog; the sail says what she carries. */
const cog = (sail: string, sign: Drawing, pennant: string, hull = WOOD): Drawing => [
  l('M0,10V-27', INK, 2.6),
  p('M-20,-19H20C14,-10 14,-2 20,6H-20C-14,-2 -14,-10 -20,-19z', sail),
  shade('M8,-19H20C14,-10 14,-2 20,6H8C12,-2 12,-10 8,-19z'),
  ...sign,
  ...flag(0, -19, 9, pennant),
  p('M-31,4L-20,9H20L31,2C30,12 26,20 20,23H-20C-26,20 -30,13 -31,4z', hull),
  s('M-28,12C-14,15 14,15 28,11', WOOD_D, 1.7),
  s('M-34,24q4,-4 8,0t8,0t8,0t8,0t8,0t8,0t8,0t8,0', WATER_D, 2.2),
]
const FLEETS = ['lumber', 'brick', 'wool', 'grain', 'ore', 'gold']
const fleet = (kind: string): [string, Draw] => [
  `fleet-${kind}`,
  () => cog(tint(kind), [goods(kind, 0, -6.5, 19)], tint(kind)),
]

const wing = (fill: string, rib: string): Drawing => [
  p('M-6,4C-12,-14 -26,-22 -36,-20C-32,-14 -34,-8 -32,-2C-27,-4 -25,0 -23,5C-19,2 -16,5 -14,10z', fill),
  s('M-35,-19C-24,-14 -12,-4 -8,6M-32,-3L-12,-2M-23,4L-10,2', rib, 1.4),
]
const dragonHead = (skin: string, belly: string, eye: string): Drawing => [
  p(
    'M-2,27C-14,20 -12,8 -4,2C2,-3 2,-8 -2,-12C-4,-20 4,-24 9,-23L6,-29L14,-24L17,-28L18,-21C26,-20 33,-15 35,-10C36,-6 32,-4 27,-5C23,-5 20,-6 17,-4C20,4 16,10 12,14C8,18 10,22 16,27z',
    skin,
  ),
  w('M4,27C-4,20 -2,12 4,7C11,2 13,-2 13,-7L17,-4C20,4 16,10 12,14C8,18 10,22 15,26z', belly),
  dot(19, -15, 2.2, eye),
  dot(19.6, -15, 1, COAL),
  dot(32, -11, 1, COAL),
  s('M20,-8Q27,-9 33,-7', COAL, 1.5),
  s('M4,12L12,14M2,19L9,19M9,4L16,5', '#00000055', 1.3),
]

export const UNITS: Record<string, Draw> = {
  ...Object.fromEntries(FLEETS.map(fleet)),
  'pirate-fleet': () =>
    cog(
      '#37302b',
      [s('M-9,-11L-2,-8M9,-11L2,-8', '#ffd98a', 3), s('M-6,0Q0,-4 6,0', '#ffd98a', 2.2)],
      EMBER,
      '#5b4a3c',
    ),
  cannon: () => [
    p('M-22,6L22,-16C27,-14 29,-8 27,-4L-16,20C-26,20 -28,11 -22,6z', IRON_D),
    s('M-12,2L-6,14M8,-8L13,3', COAL, 2),
    w('M-18,6L20,-13L22,-10L-16,9z', '#ffffff', 0.25),
    p('M22,-18L30,-4L26,-1L18,-15z', COAL),
    o(-25, 14, 3.5, IRON_D),
    p('M-30,26L-8,10L6,18L-6,26z', WOOD),
    ...wheel(-1, 15, 11),
    o(25, 21, 5, COAL),
    o(16, 22, 4, COAL),
    flame(33, -8, 0.3),
  ],
  'dragon-ismai': () => [
    ...wing('#8fbf6a', LEAF_D),
    p('M-34,26C-26,14 -16,14 -6,22L0,27H-30z', LEAF),
    ...dragonHead(LEAF, '#e6dca0', GOLD),
    p('M-6,0l-6,-4l1,7zM-11,8l-6,-2l3,6zM-5,-9l-6,-3l3,7z', LEAF_D),
    p('M-30,22l-6,-6l-1,8z', LEAF_D),
  ],
  'dragon-samsor': () => [
    at(-4, 1, 0.92, [
      ...wing('#6b566e', COAL),
      at(6, -4, '-.85,.85', wing('#57445a', COAL)),
      ...dragonHead('#33303a', '#7d6880', '#ff6a3c'),
      p('M-6,0l-7,-5l2,8zM-11,8l-7,-3l4,7zM-5,-9l-7,-4l4,8zM9,-23l-6,-6l1,8z', '#8f1f22'),
    ]),
    at(29, -6, 0.6, [flame(0, 0, 1)], 100),
  ],
}
