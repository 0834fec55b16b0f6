// What many pictures are put together from.
import { f } from '../../../art/geometry'
import {
  at,
  box,
  COAL,
  CREAM,
  DARK,
  dot,
  EMBER,
  FIRE,
  GOLD,
  GOLD_D,
  INK,
  IRON,
  IRON_D,
  l,
  o,
  p,
  pole,
  s,
  STONE,
  type Drawing,
  type Part,
  w,
  WHITE,
  WOOD,
  WOOD_D,
} from './strokes'

/** The side of a shape that lies in the shade. */
export const shade = (d: string): Part => w(d, '#1a1208', 0.16)

/** A gable seen from the front. `y` is the ground. */
export const gable = (
  x: number,
  y: number,
  width: number,
  wall: number,
  rise: number,
  fill: string,
  roof: string,
): Drawing => [
  box(x - width / 2, y - wall, width, wall, fill),
  shade(`M${f(x)},${f(y - wall)}h${f(width / 2)}v${f(wall)}h${f(-width / 2)}z`),
  p(
    `M${f(x - width / 2 - 3)},${f(y - wall)}L${f(x)},${f(y - wall - rise)}L${f(x + width / 2 + 3)},${f(y - wall)}z`,
    roof,
  ),
]
/** A house seen from its long side. */
export const hall = (
  x: number,
  y: number,
  width: number,
  wall: number,
  rise: number,
  fill: string,
  roof: string,
): Drawing => [
  box(x - width / 2, y - wall, width, wall, fill),
  p(`M${f(x - width / 2 - 3)},${f(y - wall)}l5,${-rise}h${f(width - 4)}l5,${rise}z`, roof),
  shade(`M${f(x + width / 2 - 6)},${f(y - wall)}h6v${f(wall)}h-6z`),
]
/** A tower with battlements. */
export const tower = (x: number, y: number, width: number, height: number, fill = STONE): Drawing => {
  const k = width / 5
  return [
    p(
      `M${f(x - width / 2)},${f(y)}v${f(-height)}h${f(k)}v${f(k)}h${f(k)}v${f(-k)}h${f(k)}v${f(k)}h${f(k)}v${f(-k)}h${f(k)}v${f(height)}z`,
      fill,
    ),
    shade(`M${f(x + width / 5)},${f(y)}v${f(-height + k)}h${f(width * 0.3)}v${f(height - k)}z`),
  ]
}
export const spire = (x: number, y: number, width: number, rise: number, fill: string): Part =>
  p(`M${f(x - width / 2)},${f(y)}L${f(x)},${f(y - rise)}L${f(x + width / 2)},${f(y)}z`, fill)
export const arch = (x: number, y: number, width: number, height: number, fill = DARK): Part =>
  w(
    `M${f(x - width / 2)},${f(y)}v${f(width / 2 - height)}a${f(width / 2)},${f(width / 2)} 0 0 1 ${f(width)},0v${f(height - width / 2)}z`,
    fill,
  )
export const pane = (x: number, y: number, fill = DARK): Part => w(`M${f(x - 2)},${f(y - 3)}h4v6h-4z`, fill)
export const panes = (xs: readonly number[], y: number, fill = DARK): Drawing => xs.map((x) => pane(x, y, fill))
export const cross = (x: number, y: number): Part => l(`M${f(x)},${f(y)}v-8m-3,3h6`)
export const flag = (x: number, y: number, height: number, fill: string, way = 1): Drawing => [
  l(`M${f(x)},${f(y)}v${-height}`),
  p(`M${f(x)},${f(y - height)}l${12 * way},3.5l${-12 * way},4.5z`, fill),
]

export const flame = (x: number, y: number, size = 1): Part =>
  at(x, y, size, [
    p(
      'M0,0C-8,0 -11,-6 -8,-12C-7,-9 -5,-8 -4,-9C-6,-15 -2,-20 1,-23C1,-18 4,-17 6,-13C7,-15 7,-16 6.5,-18C11,-13 11,0 0,0z',
      FIRE,
    ),
    w('M0,-1.5C-4,-1.5 -5,-5 -3,-8C-1,-7 0,-9 0,-12C4,-9 5,-2 0,-1.5z', '#ffd766'),
  ])
export const smoke = (x: number, y: number): Drawing => [o(x, y, 4, '#d9d2c6'), o(x + 5, y - 6, 5, '#e6e0d5')]
/** A sparkle with four rays. */
export const spark = (x: number, y: number, r: number, fill = GOLD): Part => {
  const k = f(r * 0.28)
  return p(
    `M${f(x)},${f(y - r)}q${k},${f(r - +k)} ${r},${r}q${f(-r + +k)},${k} ${-r},${r}q-${k},${f(-r + +k)} ${-r},${-r}q${f(r - +k)},-${k} ${r},${-r}z`,
    fill,
  )
}
export const coin = (x: number, y: number, r: number): Drawing => [
  o(x, y, r, GOLD),
  s(
    `M${f(x - r * 0.55)},${f(y)}a${f(r * 0.55)},${f(r * 0.55)} 0 1 0 ${f(r * 1.1)},0a${f(r * 0.55)},${f(r * 0.55)} 0 1 0 ${f(-r * 1.1)},0z`,
    GOLD_D,
    1.4,
  ),
]
export function gear(x: number, y: number, r: number, fill = IRON): Drawing {
  const teeth = Array.from({ length: 8 }, (_, i) =>
    at(x, y, 1, [box(-r * 0.2, -r * 1.28, r * 0.4, r * 0.6, fill)], i * 45),
  )
  return [...teeth, o(x, y, r, fill), o(x, y, r * 0.38, CREAM)]
}
const spoke = (x: number, y: number, r: number, degrees: number): string => {
  const [c, d] = [Math.cos((degrees * Math.PI) / 180) * r, Math.sin((degrees * Math.PI) / 180) * r]
  return `M${f(x - c)},${f(y - d)}L${f(x + c)},${f(y + d)}`
}
export const wheel = (x: number, y: number, r: number): Drawing => [
  o(x, y, r, WOOD),
  o(x, y, r * 0.68, CREAM),
  s([0, 45, 90, 135].map((a) => spoke(x, y, r, a)).join(''), INK, 1.8),
  o(x, y, r * 0.22, WOOD_D),
]
export const sword = (x: number, y: number, turn: number, size = 1, blade = '#eceef0'): Part =>
  at(
    x,
    y,
    size,
    [
      p('M-2.5,14V-18L0,-24L2.5,-18V14z', blade),
      l('M-7,14H7', INK, 3.4),
      pole('M0,16V21', WOOD_D, 2.4),
      o(0, 24, 2.2, GOLD),
    ],
    turn,
  )
export const hammer = (x: number, y: number, turn: number, size = 1): Part =>
  at(x, y, size, [pole('M0,-6V20', WOOD, 3), p('M-9,-15H7L10,-11L7,-6H-9z', IRON)], turn)
export const barrel = (x: number, y: number): Drawing => [
  p(`M${f(x - 6)},${f(y)}q-3,-8 0,-16h12q3,8 0,16z`, WOOD),
  s(`M${f(x - 7)},${f(y - 11)}h14m0,6h-14`, WOOD_D, 1.8),
]
export const sack = (x: number, y: number, fill = '#d9bd8a'): Drawing => [
  p(`M${f(x - 3)},${f(y - 14)}c-9,3 -9,14 -4,14h14c5,0 5,-11 -4,-14l2,-5h-10z`, fill),
  s(`M${f(x - 3)},${f(y - 14)}h6`),
]
export const stall = (x: number, y: number, width: number, one: string, two = WHITE): Drawing => {
  const k = width / 6
  const scallop = (i: number): string =>
    `M${f(x - width / 2 + i * k)},${f(y - 16)}l${f((3 - i) * 0.8)},-9h${f(k * 0.9)}l${f((i - 2) * 0.8)},9a${f(k / 2)},${f(k / 2)} 0 0 1 ${f(-k)},0z`
  return [
    box(x - width / 2 + 2, y - 17, width - 4, 17, CREAM),
    box(x - width / 2 + 2, y - 8, width - 4, 8, WOOD),
    ...Array.from({ length: 6 }, (_, i) => p(scallop(i), i % 2 ? two : one)),
  ]
}
export const hillside = (fill: string): Part => p('M-38,26C-30,12 -12,10 0,14C14,8 30,12 38,26z', fill)
/** Water to float on, as wide as the picture. */
export const sea = (y: number): Drawing => [
  p(`M-38,${y}q5,-4 9.5,0t9.5,0t9.5,0t9.5,0t9.5,0t9.5,0t9.5,0t9.5,0V26H-38z`, '#62a8c8'),
  s(`M-26,${y + 6}q5,-3 9,0m14,2q5,-3 9,0m10,-3q5,-3 9,0`, '#2f7395', 1.6),
]
export const books = (x: number, y: number, heights: readonly number[], fills: readonly string[]): Drawing =>
  heights.map((h, i) => box(x + i * 6, y - h, 6, h, fills[i % fills.length]!))
export const crown = (x: number, y: number, size = 1, fill = GOLD): Part =>
  at(x, y, size, [
    p('M-11,6L-14,-8L-6,-1L0,-11L6,-1L14,-8L11,6z', fill),
    dot(0, 1.5, 1.8, EMBER),
    dot(-6, 2.5, 1.3, COAL),
    dot(6, 2.5, 1.3, COAL),
  ])
export const cauldron = (x: number, y: number, brew: string): Drawing => [
  p(`M${f(x - 16)},${f(y - 20)}c-8,14 -2,20 6,20h20c8,0 14,-6 6,-20z`, DARK),
  p(`M${f(x - 18)},${f(y - 20)}a18,5 0 1 0 36,0a18,5 0 1 0 -36,0z`, brew),
  s(`M${f(x - 12)},${f(y - 9)}q1,4 4,5`, IRON_D, 2),
]
export const banner = (x: number, y: number, fill: string): Drawing => [
  pole(`M${f(x)},${f(y)}V${f(y - 40)}`, WOOD, 1.8),
  p(`M${f(x)},${f(y - 39)}h14l-4,5l4,5h-14z`, fill),
]
