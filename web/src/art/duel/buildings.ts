// Buildings: each shows what is done in it.
import {
  arch, banner, barrel, books, cauldron, coin, cross, flag, flame, gable, hall, hammer, pane, panes, sack, sea, shade, smoke, spark, spire,
  stall, tower, wheel,
} from './parts'
import {
  at, BLUE, box, COAL, CREAM, DARK, dot, type Drawing, EMBER, FIRE, flip, GOLD, GOLD_D, goods, INK, IRON, IRON_D, l, LEAF, LEAF_D, o, p,
  PAPER, pole, RED, roundel, s, SKIN, SLATE, SMOKE, STONE, STONE_D, THATCH, TILE, TILE_D, tint, VIOLET, VIOLET_D, w, WATER, WATER_D, WHITE,
  WOOD, WOOD_D,
} from './strokes'

type Draw = () => Drawing

const anvil = (x: number, y: number): Drawing => [
  p(`M${x - 20},${y - 18}h26c4,0 8,1 12,3c-3,4 -8,6 -13,6c0,4 3,6 6,9h-20c3,-3 5,-6 4,-9c-7,0 -12,-3 -15,-9z`, IRON_D),
  s(`M${x - 14},${y - 15}h18`, IRON, 1.8),
]
const sails = (x: number, y: number, cloth: string): Drawing =>
  [20, 110, 200, 290].map((turn) => at(x, y, 1, [l('M0,0V-22', INK, 2.2), p('M0,-8H6.5V-22H0z', cloth), s('M0,-15H6.5', INK, 1)], turn))
const column = (x: number, y: number, height: number): Drawing => [box(x - 2, y - height, 4, height, CREAM), s(`M${x + 1},${y - height + 1}v${height - 2}`, STONE_D, 1)]

const GREEN: Record<string, Draw> = {
  abbey: () => [
    ...hall(6, 24, 44, 18, 11, STONE, TILE), ...gable(-19, 24, 15, 30, 13, STONE, TILE_D), cross(-19, -18),
    ...[4, 14, 24].map((x) => arch(x, 24, 6.5, 13)), arch(-19, 24, 7, 12), pane(-19, 1, GOLD_D), dot(-19, -9, 2, DARK),
  ],
  garrison: () => [
    p('M-34,10L-18,-16L-2,10z', CREAM), p('M2,10L18,-16L34,10z', '#d9694a'), s('M-18,-14V8M18,-14V8', INK, 1.3), ...flag(0, 10, 36, RED),
    ...Array.from({ length: 9 }, (_, i) => p(`M${i * 7.6 - 34},26V7l3.8,-5l3.8,5v19z`, i % 2 ? WOOD : '#9c6d3e')), s('M-33,13H33', WOOD_D, 2),
  ],
  smithy: () => [
    p('M-13,12H15L19,26H-17z', WOOD), ...anvil(-1, 14), hammer(9, -14, 52), spark(-16, -14, 6, FIRE), spark(-5, -22, 4), spark(-24, -6, 3.5),
  ],
  'brick-factory': () => [
    ...smoke(10, -20), p('M-30,24V10C-30,-6 -18,-14 -6,-14S18,-6 18,10V24z', '#c9764e'), box(5, -17, 9, 14, TILE_D),
    s('M-29,5H17M-25,-4H13M-28,14H16M-14,-13V-4M-2,-4V5M-16,5V14M4,5V14', TILE_D, 1.2), arch(-8, 24, 13, 14, COAL), flame(-8, 24, 0.48),
    ...roundel('brick', 24, 15, 10),
  ],
  foundry: () => [
    p('M-28,24L-22,-20H0L6,24z', STONE_D), s('M-24,-6H2M-26,8H4M-11,-20V-6M-17,-6V8M-6,-6V8', DARK, 1.1), flame(-11, -18, 0.5),
    arch(-11, 24, 12, 13, FIRE), p('M-1,14C8,14 8,20 16,20V26H-4z', '#ffd766'), box(8, 17, 21, 9, DARK), w('M10,17H27V20H10z', FIRE),
    ...roundel('ore', 22, -3, 10),
  ],
  'grain-mill': () => [
    p('M-17,25L-11,-8H7L13,25z', CREAM), shade('M1,25V-8H7L13,25z'), p('M-14,-7C-13,-17 9,-17 10,-7z', TILE), arch(-2, 25, 8, 12), pane(-2, 4),
    ...sails(-2, -8, WHITE), o(-2, -8, 2.6, WOOD_D), ...roundel('grain', 24, 14, 10),
  ],
  sawmill: () => [
    p('M-34,2L-8,-18L18,2z', WOOD_D), box(-28, 2, 40, 23, WOOD), s('M-28,9H12M-28,16H12', WOOD_D, 1.3),
    ...Array.from({ length: 10 }, (_, i) => at(-8, 16, 1, [p('M-3,-9L1,-14L3,-9z', IRON)], i * 36)), o(-8, 16, 10, IRON), o(-8, 16, 2.6, DARK),
    p('M-34,17H22a4.5,4.5 0 0 1 0,9H-34z', '#c99a5e'), o(22, 21.5, 4.5, CREAM), ...roundel('lumber', 25, -2, 10),
  ],
  'woolen-mill': () => [
    ...gable(-8, 24, 36, 22, 16, CREAM, THATCH), s('M-26,13H10M-15,2V24M-1,2V24', WOOD_D, 2), o(-8, -3, 4, DARK), o(4, 15, 10, WHITE),
    s('M-4,10Q4,12 12,20M-5,15Q2,16 8,24M0,6Q8,8 13,14M-3,20Q4,10 11,8', '#b9a987', 1.3), l('M13,19q5,7 14,5', '#b9a987', 1.8),
    ...roundel('wool', 24, 2, 10),
  ],
  'great-wall': () => [
    p('M-38,26C-24,4 -10,22 2,8S28,2 38,10V26z', LEAF), p('M-38,14L-22,-2L-8,10L8,-8L24,2L38,-6V10L24,17L8,8L-8,25L-22,14L-38,26z', STONE),
    s('M-38,20L-22,6L-8,18L8,1L24,10L38,3', STONE_D, 1.5), ...tower(-22, 14, 13, 26), ...tower(8, 10, 14, 32), arch(8, 8, 5, 9),
    arch(-22, 12, 5, 8),
  ],
  'stud-farm': () => [
    p('M-13,26C-14,10 -6,6 -8,-6C-12,-2 -18,2 -23,1C-27,0 -27,-5 -24,-8C-17,-15 -13,-21 -3,-23L0,-28L4,-22C16,-18 21,-4 19,26z', '#a86b3c'),
    p('M2,-23C16,-20 25,-6 21,14C17,4 12,-4 4,-10C6,-14 5,-19 2,-23z', '#5b3a22'), dot(-8, -13, 1.8, COAL), s('M-22,-4q2,2 4,1', DARK, 1.3),
    s('M-13,-10L-3,0M-16,-8q3,4 8,5', RED, 2), pole('M-35,16H35M-35,23H35', WOOD, 2.6), pole('M-27,10V26M27,10V26', WOOD, 3.4),
  ],
  goldsmith: () => [
    p('M-27,24V12C-27,-2 -10,-2 -10,12V24z', '#c9764e'), flame(-18.5, 24, 0.5), o(6, 12, 15, GOLD), o(6, 12, 9.5, CREAM),
    p('M-3,-7L1,-17H11L15,-7L6,1z', '#d04a5c'), s('M-3,-7H15M1,-7L6,1L11,-7', INK, 1.2), spark(20, -18, 5), ...roundel('gold', 26, 17, 9),
  ],
  'robber-baron-castle': () => [
    p('M-34,26L-22,10L-6,13L8,7L24,13L34,26z', '#6d6459'), s('M-22,10l3,10M8,7l-2,13M24,13l-5,8', DARK, 1.3), ...tower(-14, 14, 15, 26, '#4f4740'),
    ...tower(11, 12, 16, 30, '#4f4740'), box(-8, -2, 14, 14, '#5d544b'), arch(-1, 12, 8, 10, COAL), pane(11, -6, FIRE), pane(-14, -2, FIRE),
    ...flag(11, -16, 12, COAL),
  ],
  cartwright: () => [
    p('M-30,-8H24L20,8H-26z', WOOD), s('M-28,0H22M-16,-8V8M-2,-8V8M12,-8V8', WOOD_D, 1.4), pole('M20,4L36,-6', WOOD, 2.6), ...wheel(-17, 14, 11),
    ...wheel(13, 14, 11), ...sack(-8, -9), ...barrel(8, -8),
  ],
  tavern: () => [
    pole('M-30,-22H30M-24,-26V-18', WOOD, 3), l('M-12,-21V-13M14,-21V-13', INK, 1.6), p('M-17,-13H18V22H-17z', WOOD),
    s('M-13,-9H14V18H-13z', WOOD_D, 1.5), p('M-9,-4H7V15H-9z', '#e6a534'), p('M7,0h6v10h-6', WOOD_D),
    p('M-11,-4c-1,-6 5,-7 7,-4c2,-4 8,-3 8,0c4,-1 6,4 3,6c-2,2 -4,0 -5,2c-2,3 -4,-1 -6,0c-4,2 -7,-1 -7,-4z', WHITE),
    s('M-5,4V11M-1,5V12M3,4V11', '#b0741a', 1.5),
  ],
  shipyard: () => [
    ...sea(20), pole('M-28,24L-20,6M28,24L18,6M0,24V8', WOOD, 3), p('M-34,-8C-28,10 -18,14 0,14S24,8 32,-12L24,-10C10,-4 -20,-4 -34,-8z', WOOD),
    s('M-30,-1C-12,4 10,4 27,-3M-25,6C-10,9 8,9 22,3', WOOD_D, 1.5), pole('M-20,-6V-20M-8,-5V-20M4,-5V-20M16,-7V-20', '#c99a5e', 2.2),
    pole('M-26,-14H24', '#c99a5e', 1.8), hammer(24, 2, 30, 0.6),
  ],
  legation: () => [
    ...hall(2, 24, 40, 22, 13, CREAM, SLATE), ...panes([-10, 2, 14], 10), arch(2, 24, 8, 9), ...banner(-24, 26, BLUE),
    at(16, 10, 1, [p('M-14,-9H14V11H-14z', PAPER), s('M-14,-9L0,3L14,-9', INK, 1.4), o(0, 4, 4.5, RED)], -6),
  ],
}

const ROAD: Record<string, Draw> = {
  'trading-post': () => [
    p('M-38,26C-18,24 -2,10 8,4H20C14,12 4,22 -4,26z', '#d9bd8a'), ...gable(-13, 18, 26, 18, 15, WOOD, THATCH), arch(-13, 18, 9, 12),
    s('M-26,6H-18M-8,6H0', WOOD_D, 1.4), pole('M24,26V-20', WOOD, 3), p('M16,-20H32L37,-15L32,-10H16z', CREAM), p('M30,-5H14L9,0L14,5H30z', CREAM),
    ...barrel(10, 26),
  ],
}

const BROWN: Record<string, Draw> = {
  'dye-works': () => [
    pole('M-32,24V-20M32,24V-20', WOOD, 3), l('M-34,-18H34', INK, 2), p('M-26,-18H-10V6q-4,4 -8,0t-8,0z', BLUE),
    p('M-7,-18H9V10q-4,4 -8,0t-8,0z', RED), p('M12,-18H27V4q-4,4 -7.5,0t-7.5,0z', GOLD), p('M-15,14H15L12,26H-12z', WOOD),
    p('M-16,14a16,4 0 1 0 32,0a16,4 0 1 0 -32,0z', VIOLET),
  ],
  'art-forge': () => [
    ...anvil(-2, 26), l('M0,6C-2,-4 -14,-2 -13,-11C-12,-16 -5,-14 -7,-10', IRON_D, 3), l('M0,6C3,-2 2,-8 4,-12', IRON_D, 3),
    p('M8,-1c6,-5 11,-4 15,0c-5,4 -10,4 -15,0z', IRON_D), o(6, -17, 10, '#d04a5c'),
    s('M6,-17m-5,0a5,5 0 1 1 5,5M6,-17m2,0a2,2 0 1 0 -2,2M-1,-22q3,-4 8,-3M13,-12q3,-4 1,-8', '#7d1f30', 1.5), spark(-22, -12, 5),
  ],
  distillery: () => [
    p('M-26,24V20H0V24z', STONE_D), flame(-13, 22, 0.55), p('M-24,20C-34,6 -26,-6 -18,-8L-17,-18H-9L-8,-8C0,-6 8,6 -2,20z', '#c87f45'),
    w('M-24,8C-24,0 -20,-4 -17,-5', '#f2b98a'), s('M-25,9H-1', '#8a4d22', 1.6), pole('M-12,-18C-6,-27 8,-25 14,-16', '#c87f45', 3.4),
    pole('M14,-16C30,-14 6,-6 14,-4C30,-3 6,4 16,7V12', '#c87f45', 2.4), p('M7,12H27L24,26H10z', WHITE), w('M9,18H25L24,25H10z', '#e6a534', 0.8),
  ],
}

const RED_CITY: Record<string, Draw> = {
  aqueduct: () => [
    p('M-38,26V-8H38V26H30V12C30,1 16,1 16,12V26H8V12C8,1 -8,1 -8,12V26H-16V12C-16,1 -30,1 -30,12V26z', STONE),
    s('M-38,-1H38M-34,-1V26M-12,-1V6M12,-1V6M34,-1V26', STONE_D, 1.3), p('M-38,-15H38V-8H-38z', WATER),
    s('M-30,-12h9m6,1h9m6,-1h9m6,1h9', WHITE, 1.4),
  ],
  'bath-house': () => [
    l('M-14,-10c-5,-5 4,-8 0,-15M0,-11c-5,-5 4,-9 0,-16M14,-10c-5,-5 4,-8 0,-15', SMOKE, 3), p('M-27,2H27L22,25H-22z', WOOD),
    s('M-25,10H25M-23,19H23M-14,4L-12,24M0,4V24M14,4L12,24', WOOD_D, 1.6), p('M-28,2a28,6 0 1 0 56,0a28,6 0 1 0 -56,0z', WATER), o(-8, -3, 6, SKIN),
    p('M-14,-4a6,6 0 0 1 12,0q-6,-3 -12,0z', WHITE), s('M6,2q5,-3 9,0', WHITE, 1.6),
  ],
  church: () => [
    ...hall(8, 24, 38, 17, 12, CREAM, SLATE), box(-22, -6, 16, 30, CREAM), spire(-14, -6, 20, 18, SLATE), cross(-14, -22), arch(-14, 24, 8, 12),
    dot(-14, 1, 3.2, GOLD_D), ...[6, 16].map((x) => arch(x, 20, 5, 9, BLUE)), cross(25, -4),
  ],
  colossus: () => [
    ...sea(18), p('M-22,20H-8V14H-20zM8,20H22L20,14H8z', STONE_D),
    p('M-17,15L-9,-2C-12,-8 -9,-13 -4,-13H4C7,-13 8,-16 10,-22L14,-21C14,-12 11,-8 9,-5L17,15H9L0,2L-9,15z', '#c08a4a'),
    w('M2,-12H5C8,-13 9,-17 10,-20L13,-20C13,-12 10,-8 8,-5L15,14H10L1,1z', '#1a1208', 0.18), p('M-9,-4L-15,4L-11,7L-6,0z', '#c08a4a'),
    p('M-10,-1H9L12,5H-11z', '#9a6a34'), o(-1, -18, 5, '#c08a4a'), s('M-8,-21L-1,-24L6,-21M-4,-25V-22M2,-25V-22', GOLD_D, 1.8), flame(12, -20, 0.4),
  ],
  'counting-house': () => [
    p('M-22,25V-4H-16V-11H-10V-18H-4V-25H4V-18H10V-11H16V-4H22V25z', '#c9694a'), s('M-22,3H22M-16,-4H16', TILE_D, 1.4),
    ...[-12, 0, 12].map((x) => pane(x, 9, CREAM)), ...panes([-6, 6], -8, CREAM), arch(0, 25, 8, 11), l('M22,-2H33V2', INK, 2), ...coin(32, 10, 8),
  ],
  harbor: () => [
    ...sea(14), pole('M-28,26V6M-14,26V6', WOOD, 3.4), box(-36, 2, 30, 5, WOOD), ...barrel(-26, 2),
    at(14, -2, 1, [
      o(0, -18, 4.5, IRON),
      p('M-2.5,-14H2.5V14C8,13 12,9 13,3L9,5L14,-4L20,4L17,3.5C16,14 8,21 0,24C-8,21 -16,14 -17,3.5L-20,4L-14,-4L-9,5L-13,3C-12,9 -8,13 -2.5,14z', IRON_D),
      p('M-9,-10H9V-6H-9z', WOOD),
    ]),
  ],
  library: () => [
    p('M-32,-24H32V26H-32z', WOOD), w('M-28,-20H28V-1H-28zM-28,4H28V22H-28z', WOOD_D), ...books(-27, -1, [15, 17, 13, 16], [RED, BLUE, GOLD]),
    ...books(0, -1, [13, 17], [LEAF_D, PAPER]), at(16, -2, 1, [box(0, -16, 6, 16, VIOLET)], 16),
    ...books(-25, 22, [14, 12, 16], [LEAF, PAPER, RED]),
    at(13, 16, 0.62, [p('M0,-10C-8,-16 -16,-15 -22,-12V8C-16,5 -8,5 0,10C8,5 16,5 22,8V-12C16,-15 8,-16 0,-10z', CREAM), s('M0,-10V10', INK, 2)]),
  ],
  marketplace: () => [
    pole('M-27,25V-8M27,25V-8', WOOD, 2.6), box(-25, 8, 50, 17, WOOD), s('M-25,16H25', WOOD_D, 1.4), o(-17, 4, 5, EMBER), o(-8, 5, 4, GOLD),
    o(0, 4, 5, LEAF), ...sack(15, 8),
    ...Array.from({ length: 6 }, (_, i) => p(`M${i * 10 - 30},-6L${i * 8 - 24},-22H${i * 8 - 16}L${i * 10 - 20},-6a5,5 0 0 1 -10,0z`, i % 2 ? WHITE : RED)),
  ],
  'merchant-guild': () => [
    pole('M0,22V-20', GOLD_D, 3.4), p('M-12,25H12L7,19H-7z', GOLD_D), pole('M-25,-15C-12,-22 12,-22 25,-15', GOLD_D, 3), o(0, -22, 4, GOLD),
    l('M-25,-14L-33,7M-25,-14L-17,7M25,-14L17,3M25,-14L33,3', INK, 1.5), p('M-35,7H-15C-16,17 -34,17 -35,7z', GOLD),
    p('M15,3H35C34,13 16,13 15,3z', GOLD), ...coin(-25, 4, 4.5), o(25, -1, 5, tint('wool')),
  ],
  mint: () => [
    ...[18, 12, 6].map((y) => p(`M-30,${y}a13,4 0 0 1 26,0v5a13,4 0 0 1 -26,0z`, GOLD)), p('M-30,6a13,4 0 1 0 26,0a13,4 0 1 0 -26,0z', '#ffd766'),
    p('M4,18a13,4 0 0 1 26,0v5a13,4 0 0 1 -26,0z', GOLD), p('M4,18a13,4 0 1 0 26,0a13,4 0 1 0 -26,0z', '#ffd766'), p('M12,-2H22L20,15H14z', IRON),
    hammer(6, -16, -62, 0.9), spark(30, 6, 5, FIRE), spark(-18, -8, 4),
  ],
  'town-hall': () => [
    ...hall(0, 25, 56, 19, 10, CREAM, TILE), box(-9, -10, 18, 35, CREAM), spire(0, -10, 23, 15, SLATE), o(0, -2, 6, WHITE),
    s('M0,-6V-2L3,0', INK, 1.5), ...[-18, 18].flatMap((x) => [pane(x - 4, 14), pane(x + 4, 14)]), arch(0, 25, 9, 14), ...flag(0, -24, 5, RED),
  ],
  'building-crane': () => [
    ...[0, 1].map((i) => box(-34 + i * 4, 14 - i * 10, 22 - i * 8, 11, STONE)), s('M-26,14V25M-23,4V14', STONE_D),
    pole('M8,26V-18M20,26L8,0', WOOD, 3.4), pole('M14,-14L-26,-25', WOOD, 3.4), l('M-24,-24V-6', INK, 1.6), p('M-31,-6H-17V4H-31z', STONE),
    ...wheel(16, 13, 12), l('M8,-18L28,-8', INK, 1.6),
  ],
  'fire-brigade': () => [
    pole('M-24,26L-10,-26M-10,26L4,-26', WOOD, 2.6), pole('M-21,16H-9M-18,6H-6M-16,-4H-3M-13,-14H-1', WOOD, 2.2), p('M3,0H31L27,25H7z', RED),
    s('M4,7H30M6,18H28', '#7d1f18', 1.8), p('M2,0a15,4.5 0 1 0 30,0a15,4.5 0 1 0 -30,0z', WATER), l('M3,0C4,-18 30,-18 31,0', INK, 2),
    p('M17,-27c5,6 7,8 7,12a7,7 0 0 1 -14,0c0,-4 2,-6 7,-12z', WATER),
  ],
  'hall-of-the-people': () => [
    p('M-15,-5C-15,-21 15,-21 15,-5z', WATER_D), box(-3, -24, 6, 5, GOLD), ...flag(0, -22, 6, RED), box(-32, -6, 64, 5, STONE),
    ...[-28, -18, -8, 8, 18, 28].flatMap((x) => column(x, 19, 20)), arch(0, 19, 9, 15), box(-34, 19, 68, 6, STONE_D),
  ],
  'trade-academy': () => [
    p('M-30,-18H30V26H-30z', WOOD), w('M-26,-14H26V22H-26z', CREAM), s('M-26,-8H26M-26,3H26M-26,14H26', INK, 1.5),
    ...[[-20, -8], [-13, -8], [15, -8], [-20, 3], [4, 3], [11, 3], [-6, 14], [13, 14], [20, 14]].map(([x, y], i) => o(x!, y!, 4, [RED, BLUE, GOLD][i % 3]!)),
    ...coin(24, -18, 9),
  ],
  cathedral: () => [
    box(-14, -6, 28, 31, STONE), p('M-16,-6L0,-20L16,-6z', SLATE),
    ...[-19, 19].flatMap((x) => [box(x - 6.5, -12, 13, 37, STONE), spire(x, -12, 16, 16, SLATE), arch(x, 5, 4, 11)]), o(0, 1, 6.5, BLUE),
    s('M0,-5V7M-6,1H6M-4,-3L4,5M4,-3L-4,5', GOLD, 1.2), ...[-19, 0, 19].map((x) => arch(x, 25, 8, 13)),
  ],
  university: () => [
    at(0, 25, 1, [box(-30, -6, 56, 6, BLUE), box(-26, -12, 54, 6, RED), s('M-30,-3H22M-24,-9H24', CREAM, 1.5)]),
    p('M-15,13C-20,-8 -13,-18 0,-18S20,-8 15,13z', '#a2774a'), w('M-8,13C-11,2 -7,-2 0,-2S11,2 8,13z', CREAM),
    s('M-4,3l2,2l2,-2l2,2l2,-2M-3,8l2,2l2,-2l2,2', WOOD_D, 1.3), p('M-13,-12L-15,-25L-5,-18H5L15,-25L13,-12z', '#8a6038'), o(-6, -11, 6, CREAM),
    o(6, -11, 6, CREAM), dot(-5, -11, 2.8, COAL), dot(5, -11, 2.8, COAL), p('M-2.5,-7H2.5L0,-2z', GOLD),
  ],
  'goods-store': () => [
    p('M-34,0L0,-24L34,0z', THATCH), p('M-28,0H28V25H-28z', WOOD), s('M-28,8H28M-28,16H28', WOOD_D, 1.3), p('M-9,25V4H9V25z', COAL),
    ...sack(-18, 25), ...sack(18, 25, '#e4d5b0'), o(0, 20, 6, tint('wool')), goods('grain', 0, -9, 15, WOOD_D),
  ],
  treasury: () => [
    ...[-14, -2, 10].flatMap((x, i) => coin(x, -2 - (i % 2) * 4, 7)), p('M-28,-8C-28,-26 28,-26 28,-8L22,-4C18,-14 -18,-14 -22,-4z', WOOD),
    p('M-28,2H28V25H-28z', WOOD), s('M-18,2V25M18,2V25', IRON_D, 3.4), s('M-28,8H28', WOOD_D, 1.5), p('M-6,4H6V16H-6z', GOLD), dot(0, 9, 2, COAL),
    s('M0,10V13', COAL, 1.8),
  ],
  'great-bazaar': () => [
    p('M-34,4C-30,-8 -22,-12 -17,-22C-12,-12 -4,-8 0,4z', RED), p('M0,4C4,-8 12,-12 17,-22C22,-12 30,-8 34,4z', BLUE),
    s('M-17,-20V4M17,-20V4M-26,-6V4M-8,-6V4M8,-6V4M26,-6V4', GOLD, 1.8), p('M-32,4H32V25H-32z', CREAM), arch(-17, 25, 13, 17), arch(17, 25, 13, 17),
    ...flag(-17, -21, 6, GOLD), ...flag(17, -21, 6, GOLD), p('M-5,25L-4,12H4L5,25z', VIOLET), s('M-4.5,20H4.5M-4,16H4', GOLD, 1.5),
  ],
  'great-tournament-ground': () => [
    ...[-1, 1].flatMap((way) => [
      pole(`M${way * 29},25V-24`, WOOD, 2.2), p(`M${way * 29},-23h${-way * 16}l${way * 5},6l${-way * 5},6h${way * 16}z`, way < 0 ? RED : BLUE),
    ]),
    pole('M-29,11H29', RED, 4.6), s('M-22,9.5l5,3M-8,9.5l5,3M6,9.5l5,3M20,9.5l5,3', WHITE, 2), pole('M-14,25V8M14,25V8', WHITE, 3.4),
    at(0, -4, 1, [p('M-10,-13H10V0C10,8 5,12 0,15C-5,12 -10,8 -10,0z', GOLD), s('M-4,-5L0,-9L4,-5M-4,2L0,-2L4,2', COAL, 2.2)]),
  ],
  'trade-fair': () => [
    ...stall(-18, 25, 32, BLUE), ...stall(18, 25, 32, LEAF_D, GOLD), l('M-34,-14Q-17,-4 0,-18Q17,-4 34,-14', INK, 1.6),
    ...[
      [-26, -10, RED], [-14, -10, GOLD], [-5, -14, BLUE], [5, -14, RED], [14, -10, LEAF], [26, -10, GOLD],
    ].map(([x, y, fill]) => p(`M${+x! - 4},${y}h8l-4,8z`, fill as string)),
    ...flag(0, 25, 50, RED), ...coin(-18, 13, 4), ...coin(18, 13, 4),
  ],
  'hanseatic-league': () => [
    p('M-25,-25H25V2C25,14 14,21 0,27C-14,21 -25,14 -25,2z', WHITE), w('M-24,0H24V2C24,14 14,20 0,26C-14,20 -24,14 -24,2z', RED),
    p('M-17,6H17L12,15H-12z', WOOD), l('M0,6V-19', INK, 2.4), p('M-13,-15H13Q9,-7 13,1H-13Q-9,-7 -13,-15z', RED), s('M-2,-15Q2,-7 -2,1', WHITE, 3),
    ...flag(0, -16, 6, RED),
  ],
  lighthouse: () => [
    ...sea(17), p('M-18,24L-10,13H10L18,24z', STONE_D), p('M-9,16L-6,-10H6L9,16z', WHITE), w('M-8,9L-7,2H7L8,9zM-6.7,-4L-6.2,-9H6.2L6.7,-4z', RED),
    box(-7, -18, 14, 8, '#ffd766'), p('M-9,-18L0,-27L9,-18z', RED), p('M8,-17L36,-25V-8L8,-12z', '#ffe9a6'),
    flip([p('M8,-17L36,-25V-8L8,-12z', '#ffe9a6')]),
  ],
}

const CITADEL: Record<string, Draw> = {
  'philosophers-stone': () => [
    ...[-60, -30, 30, 60].map((a) => at(0, -4, 1, [l('M0,-20V-26', GOLD, 2.6)], a)), p('M-16,26L-11,18H11L16,26z', STONE_D),
    box(-13, 13, 26, 6, STONE), p('M-17,-6L-8,-19H8L17,-6L0,14z', '#d23c4e'), w('M-8,-19L-5,-6H-17z', '#f08a94'), w('M5,-6H17L0,14z', '#8f1f30'),
    s('M-17,-6H17M-8,-19L-5,-6L0,14L5,-6L8,-19', INK, 1.2), spark(22, 4, 5), spark(-23, 6, 4),
  ],
  'magic-kitchen': () => [
    flame(-11, 26, 0.5), flame(11, 26, 0.5), flame(0, 27, 0.4), ...cauldron(0, 20, '#7cc46a'), o(-8, -5, 4, '#7cc46a'), o(5, -8, 5.5, '#a5dd90'),
    o(-2, -17, 3, '#7cc46a'), spark(18, -16, 7), spark(-19, -14, 5, '#d9b6f2'), pole('M14,-2L28,-12', WOOD, 2.6),
  ],
  'magic-mill': () => [
    p('M-14,26L-8,-8H8L14,26z', VIOLET), shade('M3,26V-8H8L14,26z'), p('M-12,-7C-11,-19 11,-19 12,-7z', VIOLET_D), arch(0, 26, 9, 13, '#ffd766'),
    pane(0, 4, '#ffd766'), ...sails(0, -8, '#e6d0f5'), o(0, -8, 3, GOLD), spark(24, 12, 6), spark(-25, 14, 5), spark(27, -8, 3.5),
  ],
}

export const BUILT: Record<string, Draw> = { ...GREEN, ...ROAD, ...BROWN, ...RED_CITY, ...CITADEL }
