// Six wizards, each with a hat, a staff and colours of their own.
import { spark } from './parts'
import { beard, eyes, face, shoulders } from './figure'
import {
  at,
  box,
  COAL,
  dot,
  type Drawing,
  GOLD,
  goods,
  INK,
  l,
  LEAF,
  LEAF_D,
  o,
  p,
  pole,
  s,
  THATCH,
  tint,
  WHITE,
  WOOD,
} from './strokes'

type Draw = () => Drawing

interface Robe {
  robe: string
  trim: string
  hat: Drawing
  hair: Drawing
  top: Drawing
}
const wizard = ({ robe, trim, hat, hair, top }: Robe): Drawing => [
  pole('M24,27V-12', WOOD, 2.6),
  at(24, -17, 1, top),
  shoulders(robe),
  s('M-19,26C-18,16 -12,12 -6,11M19,26C18,16 12,12 6,11', trim, 2),
  ...face(),
  ...eyes(),
  ...hair,
  ...hat,
]
const pointed = (fill: string, band: string, lean = 0): Drawing => [
  p(`M-18,-8C-10,-12 -6,-18 ${lean},-29C8,-20 10,-12 18,-8C10,-5 -10,-5 -18,-8z`, fill),
  s('M-11,-11Q0,-7 11,-11', band, 2.4),
]
const orb = (fill: string): Drawing => [o(0, 0, 6.5, fill), dot(-2, -2, 1.8, WHITE)]

export const WIZARDS: Record<string, Draw> = {
  'wizard-ari': () =>
    wizard({
      robe: '#3b3f78',
      trim: GOLD,
      hat: [...pointed('#3b3f78', GOLD, 4), spark(0, -17, 4)],
      hair: [
        p('M-11,12C-18,0 -15,-12 -9,-12H9C15,-12 18,0 12,12L8,6V-8H-8V6z', '#e6d9a8'),
        s('M-3,3.5Q0,5 3,3.5', '#b8362a', 1.6),
      ],
      top: [spark(0, -2, 10)],
    }),
  'wizard-arsa': () =>
    wizard({
      robe: '#a04a2a',
      trim: '#f0b08a',
      hat: [
        p('M-13,-8C-14,-20 -8,-25 0,-25S14,-20 13,-8Q0,-13 -13,-8z', '#a04a2a'),
        o(0, -25, 3, GOLD),
        s('M-12,-10Q0,-15 12,-10', '#f0b08a', 2.4),
      ],
      hair: [beard('#5b3a22', 14)],
      top: [box(-7, -6, 14, 12, tint('brick')), goods('brick', 0, 0, 10)],
    }),
  'wizard-hafli': () =>
    wizard({
      robe: LEAF_D,
      trim: '#a9cf8a',
      hat: [
        p('M-14,9C-18,-14 -10,-24 0,-28C10,-24 18,-14 14,9C12,-6 8,-13 0,-13S-12,-6 -14,9z', LEAF_D),
        at(-8, -20, 0.7, [p('M0,5C-5,0 -4,-6 0,-9C4,-6 5,0 0,5z', LEAF)], -30),
        at(8, -20, 0.7, [p('M0,5C-5,0 -4,-6 0,-9C4,-6 5,0 0,5z', LEAF)], 30),
      ],
      hair: [beard('#8a6a4a', 18)],
      top: [p('M0,-10L8,0H4L9,8H-9L-4,0H-8z', LEAF)],
    }),
  'wizard-hor': () =>
    wizard({
      robe: '#e9e2d0',
      trim: '#9ab05a',
      hat: [
        p(
          'M-16,-7C-20,-14 -14,-20 -10,-18C-10,-25 -2,-27 1,-23C6,-27 12,-23 11,-18C17,-19 19,-11 15,-7C8,-11 -8,-11 -16,-7z',
          WHITE,
        ),
      ],
      hair: [beard(WHITE, 20)],
      top: [l('M-5,12V-4C-5,-12 7,-12 6,-4C5,1 0,0 1,-4', WOOD, 3.4)],
    }),
  'wizard-ira': () =>
    wizard({
      robe: '#5f6878',
      trim: '#d3d8e0',
      hat: [p('M-12,-6L-15,-18L-8,-15L-6,-25L0,-18L6,-25L8,-15L15,-18L12,-6Q0,-11 -12,-6z', '#b9c0cc')],
      hair: [p('M-11,10C-15,0 -13,-8 -10,-9L-8,4zM11,10C15,0 13,-8 10,-9L8,4z', '#3b4350'), s('M-3,4H3', COAL, 1.4)],
      top: [p('M0,-11L7,-3L4,8H-4L-7,-3z', '#8fb7d9'), s('M0,-11V8M-7,-3H7', INK, 1)],
    }),
  'wizard-tali': () =>
    wizard({
      robe: '#c8912a',
      trim: '#fff0bd',
      hat: [
        p('M-22,-8C-12,-13 -10,-21 0,-21S12,-13 22,-8C10,-4 -10,-4 -22,-8z', THATCH),
        s('M-14,-11C-8,-14 8,-14 14,-11', '#8a5a16', 2),
      ],
      hair: [
        p('M-12,14C-15,4 -12,-4 -9,-6L-7,6L-9,14zM12,14C15,4 12,-4 9,-6L7,6L9,14z', '#c25a2a'),
        s('M-3,4Q0,6 3,4', COAL, 1.4),
      ],
      top: [...orb(tint('grain')), goods('grain', 0, 0, 10)],
    }),
}
