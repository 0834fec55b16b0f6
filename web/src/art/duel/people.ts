// People: the folk of the action cards, twelve knights told apart by helmet, shield and arms, and six wizards.
import { coin, crown, flame, gear, sack, spark, sword } from './parts'
import { at, BLUE, box, COAL, CREAM, DARK, dot, type Drawing, flip, GOLD, GOLD_D, goods, HAIR, INK, IRON, IRON_D, l, LEAF, LEAF_D, o, p, type Part, pole, RED, s, SKIN, SKIN_D, THATCH, tint, VIOLET, w, WHITE, WOOD, WOOD_D } from './strokes'

type Draw = () => Drawing

const shoulders = (fill: string): Part => p('M-23,27C-23,13 -13,8 -5,7H5C13,8 23,13 23,27z', fill)
const face = (fill = SKIN): Drawing => [p('M-5,2H5V11Q0,15 -5,11z', fill), p('M-9,-12H9V-3C9,5 4,8 0,8S-9,5 -9,-3z', fill), w('M2,-12H9V-3C9,5 4,8 0,8C5,2 5,-6 2,-12z', SKIN_D, 0.4)]
const eyes = (y = -4): Drawing => [dot(-3.6, y, 1.2, COAL), dot(3.6, y, 1.2, COAL)]
const beard = (fill: string, long = 10): Part => p(`M-9.5,-4C-7,0 -4,1 0,0C4,1 7,0 9.5,-4C10,6 6,${long} 0,${long + 4}C-6,${long} -10,6 -9.5,-4z`, fill)

// ---- knights ---------------------------------------------------------------------------------
const mail = (coat: string): Drawing => [p('M-24,27C-24,14 -15,9 -7,7H7C15,9 24,14 24,27z', IRON), p('M-12,27L-9,9Q0,14 9,9L12,27z', coat)]
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

const open = (fill: string, more: Drawing = []): Drawing => [...face(), ...eyes(), p('M-12,-2V-9C-12,-19 -7,-23 0,-23S12,-19 12,-9V-2H8.5V-9H-8.5V-2z', fill), ...more]
const greatHelm = (fill: string, slit = COAL): Drawing => [p('M-11,-20H11L12,4L0,10L-12,4z', fill), w('M0,-20H11L12,4L0,10z', '#1a1208', 0.18), s('M-9,-8H-2M2,-8H9', slit, 2.6), s('M0,-20V8', IRON_D, 1.6), dot(-5, 0, 1, slit), dot(5, 0, 1, slit), dot(-4, 3.5, 1, slit), dot(4, 3.5, 1, slit)]
const bascinet = (fill: string): Drawing => [p('M-12,7C-14,-8 -8,-20 2,-26C9,-20 13,-8 12,7z', fill), p('M-13,-7L14,-9L20,-1L4,6H-12z', '#c5ccd6'), s('M-9,-5L14,-6', COAL, 2.2), dot(3, 0.5, 1, COAL), dot(8, 0, 1, COAL), dot(12, -1, 1, COAL)]

const RIDERS: Record<string, Draw> = {
  'knight-konrad': () => [plume(RED), ...mail(RED), ...bascinet(IRON), shieldOf(GOLD, CHARGE.chevron(RED))],
  'knight-falk': () => [...mail(BLUE), p('M-13,8C-17,-10 -10,-22 0,-22S17,-10 13,8L7,6V-8H-7V6z', GOLD), ...face(), ...eyes(), s('M-3,3Q0,5 3,3', COAL, 1.3), p('M-11,-13C-8,-24 8,-24 11,-13Q0,-18 -11,-13z', IRON), plume('#f3a6b8'), shieldOf(WHITE, CHARGE.heart('#d04a5c'))],
  'knight-goetz': () => [...mail('#8a5a33'), ...greatHelm(IRON), p('M-30,8h13v6h4v8l-3,4h-14z', IRON_D), s('M-26,8V14M-22,8V14M-30,15H-17', IRON, 1.6), shieldOf('#5b6b82', CHARGE.cross(WHITE))],
  'knight-hagen': () => [...mail(COAL), p('M-14,9C-16,-14 -9,-23 0,-23S16,-14 14,9z', DARK), ...face('#d9b896'), p('M-12,-8C-10,-18 10,-18 12,-8Q0,-13 -12,-8z', DARK), dot(3.6, -4, 1.2, COAL), p('M-7.5,-7H-1V-1.5H-6z', COAL), s('M-9,-9L9,-5M-3,4H4', COAL, 1.4), shieldOf(COAL, CHARGE.star('#d23c4e'))],
  'knight-karl': () => [sword(-24, 4, -12, 0.95), ...mail(GOLD_D), ...open(IRON, [p('M-9,1C-5,-1 5,-1 9,1C9,8 5,12 0,12S-9,8 -9,1z', HAIR)]), crown(0, -20, 0.7), shieldOf(BLUE, CHARGE.rounds(GOLD), 19, 12, 1.1)],
  'knight-otto': () => [at(-26, 4, 1, [pole('M0,22V-20', WOOD, 2.6), p('M2,-20C12,-22 12,-4 2,-6zM-2,-20C-12,-22 -12,-4 -2,-6z', IRON)], -8), ...mail('#7c5431'), p('M-11,-14C-20,-15 -23,-22 -19,-28C-17,-21 -12,-21 -8,-20zM11,-14C20,-15 23,-22 19,-28C17,-21 12,-21 8,-20z', CREAM), ...open(IRON_D), p('M-9,0Q0,-2 9,0C10,10 4,16 0,16S-10,10 -9,0z', '#c25a2a'), s('M-3.5,3.5H3.5', COAL, 1.6), s('M-7,-8L-2,-6M7,-8L2,-6', COAL, 1.6), shieldOf('#7c5431', CHARGE.saltire(GOLD))],
  'knight-pippin': () => [at(-30, 8, 1, [pole('M0,18V-32', WOOD, 2.2), p('M0,-32H12L8,-27L12,-22H0z', LEAF)]), at(-9, 7, 0.8, [plume(LEAF), ...mail(LEAF_D), ...greatHelm(GOLD)]), shieldOf(LEAF, CHARGE.bar(WHITE), 20, 10, 1.2)],
  'knight-siegfried': () => [...mail('#c7b48c'), ...face(), ...eyes(), s('M-3,3H3', COAL, 1.3), p('M-19,-9C-12,-14 -10,-23 0,-23S12,-14 19,-9C10,-6 -10,-6 -19,-9z', IRON), s('M-8,-12H8', IRON_D, 1.5), shieldOf(CREAM, CHARGE.bend('#8a7a6c'))],
  'knight-walter': () => [flip([plume('#8a5a9c'), ...mail('#8a5a9c'), ...bascinet('#7d8794')]), shieldOf('#8a5a9c', CHARGE.pale(GOLD), 20, 14), l('M20,-8l-5,9l7,7l-4,10', INK, 1.6)],
  'knight-ingo': () => [pole('M-33,24L-13,-27', RED, 3), s('M-29,14l5,2M-25,4l5,2M-21,-6l5,2', WHITE, 2.4), ...mail('#2a8a78'), p('M-12,8L-13,-2L-4,-9L13,-6C14,-14 8,-23 -2,-23C-10,-23 -15,-14 -14,-4z', IRON), p('M-13,-2L-4,-9L14,-5L12,8H-12z', '#c5ccd6'), s('M-12,-5L-4,-10L13,-7', COAL, 2), plume('#2a8a78'), shieldOf('#2a8a78', CHARGE.star(WHITE))],
  'knight-lothar': () => [...mail('#a8602f'), at(0, 0, 1, [...face(), s('M-6,-4q2,-2 4,0M2,-4q2,-2 4,0', COAL, 1.5), o(0, 0, 3, '#e0705c'), s('M-4,5Q0,8 4,4', COAL, 1.5), p('M-13,-6C-14,-18 -8,-23 0,-23S14,-18 13,-6Q0,-13 -13,-6z', IRON)], -9), at(-24, 8, 1, [p('M-7,-8H7V12H-7z', WOOD), p('M-7,-4H-12V6H-7', WOOD_D), p('M-9,-8c0,-5 5,-6 7,-3c2,-4 8,-2 7,1c4,0 4,4 1,5H-6z', WHITE), s('M-2,-2V10M3,-2V10', WOOD_D, 1.3)]), shieldOf(GOLD, CHARGE.mug('#8a4d22'))],
  'knight-richard': () => [p('M-26,27C-28,6 -18,0 0,4C18,0 28,6 26,27z', '#8f1f22'), ...mail('#2f2a33'), ...greatHelm('#c9ced6'), s('M-5,-14L5,-2M5,-14L-5,-2', RED, 2), sword(-24, 4, 18, 0.85, '#f4c8c0'), shieldOf(RED, CHARGE.cross(COAL))],
}

/** They look to the left, so that the points at the right of a card do not hide their shields. */
export const KNIGHTS: Record<string, Draw> = Object.fromEntries(Object.entries(RIDERS).map(([name, rider]) => [name, () => [flip(rider())]]))

// ---- the folk of the action cards --------------------------------------------------------------
const stick = (x: number): Part => pole(`M${x},27V-20`, WOOD, 2.4)

export const FOLK: Record<string, Draw> = {
  alchemist: () => [
    p('M-19,-26H-3V-22H-6V-10C4,-4 8,4 6,14C3,25 -25,25 -28,14C-30,4 -26,-4 -16,-10V-22H-19z', '#dff0ee'), w('M-27,6C-18,2 -8,10 5,5C7,14 4,23 -11,23S-29,15 -27,6z', '#4fae8a'), o(-14, 12, 3, '#a5e0c6'), o(-5, 16, 2, '#a5e0c6'), o(-11, -2, 2, '#a5e0c6'),
    at(21, 10, 1, [p('M-9,-13H9Q13,-13 13,-9V9Q13,13 9,13H-9Q-13,13 -13,9V-9Q-13,-13 -9,-13z', WHITE), ...[-6, 6].flatMap((x) => [-7, 0, 7].map((y) => dot(x, y, 2.4, COAL)))], 9), spark(13, -18, 5),
  ],
  arsonist: () => [
    flame(-16, 6, 1), flame(9, 4, 1), flame(-4, -3, 1), p('M-26,26V8H14V26z', '#8a6038'), p('M-31,8L-6,-9L19,8z', '#4a352a'), w('M-12,26V14H0V26z', '#ffb84d'), flame(-6, 26, 0.45), pole('M34,26L22,2', WOOD, 3.4), p('M16,4L24,-1L27,4L20,9z', DARK), flame(20, 2, 0.75),
  ],
  bishop: () => [
    l('M24,27V-12C24,-24 10,-24 10,-15C10,-10 17,-10 16,-15', GOLD_D, 3.6), shoulders('#f2ead6'), p('M-6,27L-10,9L0,14L10,9L6,27z', VIOLET), s('M0,16V25M-3.5,19H3.5', GOLD, 1.8), ...face(), ...eyes(-2), beard('#e8e2d4', 6), p('M-11,-9C-15,-18 -6,-24 0,-28C6,-24 15,-18 11,-9z', WHITE), s('M0,-26V-10M-11,-10Q0,-6 11,-10', GOLD_D, 2.4),
  ],
  'black-knight': () => [at(26, -2, 1, [sword(0, 2, 0, 1, '#c9ced6')], 14), plume('#d23c2c'), p('M-24,27C-24,14 -15,9 -7,7H7C15,9 24,14 24,27z', '#3b3d46'), ...greatHelm('#33353d', '#ff9d3c'), shieldOf('#1f1c1a', [s('M-5,-6L5,4M5,-6L-5,4', '#d23c2c', 2.6)], -19, 13)],
  'brigands-raid': () => [
    pole('M-34,20L-20,-8', WOOD_D, 3), p('M-24,-4C-29,-12 -20,-24 -14,-18C-10,-14 -14,-6 -18,-2z', WOOD), dot(-20, -13, 1.3, COAL), dot(-17, -9, 1.3, COAL), shoulders('#4f4740'), p('M-13,9C-15,-14 -8,-23 0,-25S15,-14 13,9z', '#4f4740'), ...face(), p('M-10,-8H10V-1H-10z', COAL), dot(-4, -4.5, 1.6, WHITE), dot(4, -4.5, 1.6, WHITE), s('M-4,4Q0,2 4,4', COAL, 1.4),
    at(24, 15, 1, [p('M-4,-10c-10,4 -10,20 -4,20h14c7,0 6,-16 -4,-20l3,-5h-11z', '#d9bd8a'), dot(1, 1, 4, GOLD_D)]),
  ],
  caravan: () => [
    p('M-27,26V10C-30,0 -24,-4 -18,-4C-16,-14 -6,-14 -4,-5C0,-14 10,-14 12,-4C16,-2 17,2 20,2C23,0 21,-8 22,-14C20,-18 24,-21 28,-20L34,-16C36,-13 32,-12 28,-12C30,0 29,8 22,10C18,12 15,11 13,12V26H8V14H-12L-14,26H-19L-20,13L-22,26z', '#cf9c5c'),
    p('M-14,-9H8L11,5H-17z', RED), s('M-15,0H10M-9,-9L-10,5M3,-9L4,5', GOLD, 1.7), ...sack(-3, -9), dot(28, -17, 1.2, COAL), s('M-27,8q-6,2 -5,9', INK, 1.8), l('M22,-10L8,-6', RED, 1.5),
  ],
  'herb-woman': () => [
    shoulders('#6d8a5a'), ...face(), ...eyes(), s('M-3,3Q0,5 3,3', COAL, 1.3), p('M-10,9C-16,-6 -14,-22 0,-23S16,-6 10,9C12,-4 8,-13 0,-13S-12,-4 -10,9z', '#c9694a'), p('M-10,9Q0,15 10,9L4,17H-4z', '#c9694a'), dot(-5, -17, 1.3, CREAM), dot(2, -18.5, 1.3, CREAM), dot(8, -14, 1.3, CREAM),
    at(24, 16, 1, [l('M0,10C-2,-4 -2,-12 2,-26', LEAF_D, 2.2), ...[[-4, -18, -50], [5, -14, 50], [-6, -7, -55], [6, -3, 55], [2, -26, 8]].map(([x, y, turn]) => at(x!, y!, 1, [p('M0,5C-5,0 -4,-6 0,-9C4,-6 5,0 0,5z', LEAF)], turn))]),
  ],
  merchant: () => [
    shoulders('#8f3a55'), p('M-7,9L0,20L7,9L4,6H-4z', CREAM), ...face(), ...eyes(), p('M-7,1C-4,-1 4,-1 7,1C6,6 3,9 0,9S-6,6 -7,1z', HAIR), s('M-2,3H2', COAL, 1.4), p('M-17,-10C-14,-20 -6,-22 2,-21C10,-20 14,-16 16,-10C8,-13 -8,-13 -17,-10z', '#8f3a55'), p('M6,-19C12,-29 22,-27 25,-20C18,-22 14,-18 8,-16z', GOLD),
    ...coin(-25, 16, 7), ...coin(-18, 7, 5), at(25, 16, 1, [box(-9, -9, 18, 18, WOOD), s('M-9,-9L9,9M9,-9L-9,9', WOOD_D, 1.8)]),
  ],
  scout: () => [
    shoulders(LEAF_D), ...face(), dot(-3.6, -4, 1.2, COAL), p('M-16,-8C-12,-12 -12,-20 -2,-22C8,-22 11,-16 20,-15C16,-8 -6,-9 -16,-8z', LEAF), p('M-6,-20C-12,-26 -20,-26 -24,-22C-18,-22 -14,-18 -10,-16z', RED), at(6, -3, 1, [p('M-2,-3H11V3H-2z', WOOD_D), p('M11,-5H24V5H11z', GOLD_D), p('M24,-6.5H29V6.5H24z', WOOD_D)], -8), p('M10,2c4,-3 9,-2 9,3l-2,6h-8z', SKIN),
  ],
  spy: () => [
    p('M-24,27C-24,8 -16,2 -12,0H12C16,2 24,8 24,27z', '#3f4654'), ...face(), p('M-12,-1H12L16,14Q0,20 -16,14z', '#2d323d'), s('M-5,-5H-1M1.5,-5H5.5', COAL, 2), dot(-3, -4.5, 1, WHITE), dot(3.5, -4.5, 1, WHITE), p('M-25,-9C-12,-11 -12,-24 -6,-25Q0,-22 6,-25C12,-24 12,-11 25,-9C12,-5 -12,-5 -25,-9z', '#2d323d'), s('M-11,-13H11', RED, 2.4),
    at(24, 10, 1, [o(0, -6, 5, GOLD), dot(0, -6, 2, COAL), pole('M0,0V14', GOLD, 1.6), l('M1,9H6M1,13H5', INK, 2.6)], 18),
  ],
  printing: () => [
    box(-26, 18, 52, 7, WOOD), pole('M-21,18V-24M21,18V-24', WOOD, 4.5), box(-27, -27, 54, 7, WOOD), pole('M0,-20V-6', IRON, 4.5), pole('M0,-12L26,-6', IRON_D, 2.6), box(-15, -6, 30, 6, WOOD_D), box(-17, 10, 34, 8, IRON_D), at(0, 6, 1, [p('M-20,5L-14,-5H14L20,5z', WHITE), s('M-12,-2H12M-14,2H13', DARK, 1.4)]),
  ],
  'three-field-system': () => [
    p('M-38,26L-22,-12H-4L-10,26z', '#7c5431'), p('M-10,26L-4,-12H10L14,26z', LEAF), p('M14,26L10,-12H24L38,26z', GOLD), s('M-32,24L-18,-10M-24,25L-13,-11M-17,25L-8,-11', '#5b3a22', 1.8), s('M-3,18q3,-5 5,0m3,2q3,-5 5,0M-1,7q3,-4 5,0M0,-3q2,-4 4,0m2,6q2,-4 4,0', LEAF_D, 1.7), ...[[18, 22, 15], [25, 22, 15], [32, 23, 13], [17, 6, 11], [24, 7, 11], [16, -6, 8], [22, -5, 8]].map(([x, y, k]) => goods('grain', x!, y! - 3, k!, '#835410')),
    p('M-22,-12C-14,-22 -6,-22 0,-16C8,-24 18,-22 24,-12z', '#9ec3a2'),
  ],
  inventor: () => [
    ...gear(-22, -8, 9, GOLD_D), ...gear(23, 4, 8, IRON), shoulders('#4a6a72'), p('M-9,27V15H9V27z', WOOD_D), ...face(), p('M-12,-2C-18,-12 -14,-22 -6,-22C0,-28 10,-24 12,-18C17,-14 14,-4 12,-2L9,-10H-9z', '#d9d2c6'), o(-4.5, -4, 4, '#cfe6ea'), o(4.5, -4, 4, '#cfe6ea'), ...eyes(), s('M-3,4Q0,6 3,4', COAL, 1.3), p('M-3,17L0,20L3,17', GOLD),
  ],
  'land-reform': () => [
    p('M-34,-18H-4V12H-34z', LEAF), s('M-30,-10h22m-22,8h22m-22,8h22', LEAF_D, 2), goods('lumber', -19, -4, 20, WHITE), p('M4,-8H34V22H4z', GOLD), s('M8,0h22m-22,8h22m-22,8h22', '#a8741a', 2), goods('grain', 19, 7, 20, WHITE), l('M4,-18C14,-26 24,-24 28,-14', INK, 2.6), p('M23,-17L33,-16L29,-7z', INK), l('M-6,22C-14,28 -24,26 -28,18', INK, 2.6), p('M-33,21L-29,12L-23,19z', INK),
  ],
  'great-mayor': () => [
    shoulders('#3d4c78'), p('M-23,27C-23,13 -13,8 -5,7L-2,27zM23,27C23,13 13,8 5,7L2,27z', '#2d385a'), p('M-8,8L0,14L8,8L5,27H-5z', WHITE), l('M-13,10Q0,30 13,10', GOLD, 3), ...coin(0, 21, 5), ...face('#efb991'), ...eyes(), p('M-9,1C-6,-3 -1,1 0,0C1,1 6,-3 9,1C6,4 2,4 0,2C-2,4 -6,4 -9,1z', '#b9b0a2'), p('M-16,-10C-16,-22 -8,-26 0,-26S16,-22 16,-10C8,-14 -8,-14 -16,-10z', '#3d4c78'), s('M-15,-12C-8,-16 8,-16 15,-12', GOLD, 2), p('M8,-22C14,-30 24,-26 24,-20C18,-22 14,-18 10,-18z', WHITE),
  ],
  'trade-monopoly': () => [
    box(-30, 4, 21, 21, WOOD), box(-9, 4, 21, 21, '#c99a5e'), box(-20, -12, 21, 17, WOOD), ...[[-19.5, 14.5, 'wool'], [1.5, 14.5, 'ore'], [-9.5, -3.5, 'brick']].map(([x, y, kind]) => goods(kind as string, x as number, y as number, 14, WOOD_D)), ...coin(22, 17, 8), ...coin(26, 4, 7), crown(-9, -21, 0.85),
  ],
  pawnbroker: () => [
    pole('M-26,-24H18', IRON_D, 3.4), l('M-26,-24C-20,-12 -12,-16 -10,-22M0,-24V-10M-14,-24V0M14,-24V0', INK, 1.8), o(-14, 6, 10, GOLD), o(14, 6, 10, GOLD), o(0, -4, 10, GOLD), w('M-19,3a6,6 0 0 1 6,-4M-5,-7a6,6 0 0 1 6,-4M9,3a6,6 0 0 1 6,-4', WHITE, 0.8), p('M-9,17H9V27H-9z', CREAM), s('M-5,21H5M-5,24H2', WOOD_D, 1.3),
  ],
  witch: () => [
    stick(27), p('M22,27L27,13L32,27z', THATCH), shoulders('#3a2f4a'), p('M-12,12C-18,0 -14,-14 -9,-14H9C14,-14 18,0 12,12L7,8V-8H-7V8z', '#c25a2a'), ...face('#b9cf9a'), ...eyes(-5), s('M0,-5L3,0H-1', '#6d8a4e', 1.6), s('M-4,3.5Q0,7 5,3', COAL, 1.5), dot(5, 0.5, 1, '#6d8a4e'), p('M-22,-9C-10,-11 -8,-16 -6,-22C-4,-27 6,-29 14,-25C8,-24 8,-18 10,-12C14,-10 20,-10 22,-9C12,-5 -12,-5 -22,-9z', '#3a2f4a'), s('M-8,-12Q0,-9 9,-12', GOLD, 2.4),
  ],
}

// ---- wizards -----------------------------------------------------------------------------------
interface Robe {
  robe: string
  trim: string
  hat: Drawing
  hair: Drawing
  top: Drawing
}
const wizard = ({ robe, trim, hat, hair, top }: Robe): Drawing => [
  pole('M24,27V-12', WOOD, 2.6), at(24, -17, 1, top), shoulders(robe), s('M-19,26C-18,16 -12,12 -6,11M19,26C18,16 12,12 6,11', trim, 2), ...face(), ...eyes(), ...hair, ...hat,
]
const pointed = (fill: string, band: string, lean = 0): Drawing => [p(`M-18,-8C-10,-12 -6,-18 ${lean},-29C8,-20 10,-12 18,-8C10,-5 -10,-5 -18,-8z`, fill), s('M-11,-11Q0,-7 11,-11', band, 2.4)]
const orb = (fill: string): Drawing => [o(0, 0, 6.5, fill), dot(-2, -2, 1.8, WHITE)]

export const WIZARDS: Record<string, Draw> = {
  'wizard-ari': () => wizard({ robe: '#3b3f78', trim: GOLD, hat: [...pointed('#3b3f78', GOLD, 4), spark(0, -17, 4)], hair: [p('M-11,12C-18,0 -15,-12 -9,-12H9C15,-12 18,0 12,12L8,6V-8H-8V6z', '#e6d9a8'), s('M-3,3.5Q0,5 3,3.5', '#b8362a', 1.6)], top: [spark(0, -2, 10)] }),
  'wizard-arsa': () => wizard({ robe: '#a04a2a', trim: '#f0b08a', hat: [p('M-13,-8C-14,-20 -8,-25 0,-25S14,-20 13,-8Q0,-13 -13,-8z', '#a04a2a'), o(0, -25, 3, GOLD), s('M-12,-10Q0,-15 12,-10', '#f0b08a', 2.4)], hair: [beard('#5b3a22', 14)], top: [box(-7, -6, 14, 12, tint('brick')), goods('brick', 0, 0, 10)] }),
  'wizard-hafli': () => wizard({ robe: LEAF_D, trim: '#a9cf8a', hat: [p('M-14,9C-18,-14 -10,-24 0,-28C10,-24 18,-14 14,9C12,-6 8,-13 0,-13S-12,-6 -14,9z', LEAF_D), at(-8, -20, 0.7, [p('M0,5C-5,0 -4,-6 0,-9C4,-6 5,0 0,5z', LEAF)], -30), at(8, -20, 0.7, [p('M0,5C-5,0 -4,-6 0,-9C4,-6 5,0 0,5z', LEAF)], 30)], hair: [beard('#8a6a4a', 18)], top: [p('M0,-10L8,0H4L9,8H-9L-4,0H-8z', LEAF)] }),
  'wizard-hor': () => wizard({ robe: '#e9e2d0', trim: '#9ab05a', hat: [p('M-16,-7C-20,-14 -14,-20 -10,-18C-10,-25 -2,-27 1,-23C6,-27 12,-23 11,-18C17,-19 19,-11 15,-7C8,-11 -8,-11 -16,-7z', WHITE)], hair: [beard(WHITE, 20)], top: [l('M-5,12V-4C-5,-12 7,-12 6,-4C5,1 0,0 1,-4', WOOD, 3.4)] }),
  'wizard-ira': () => wizard({ robe: '#5f6878', trim: '#d3d8e0', hat: [p('M-12,-6L-15,-18L-8,-15L-6,-25L0,-18L6,-25L8,-15L15,-18L12,-6Q0,-11 -12,-6z', '#b9c0cc')], hair: [p('M-11,10C-15,0 -13,-8 -10,-9L-8,4zM11,10C15,0 13,-8 10,-9L8,4z', '#3b4350'), s('M-3,4H3', COAL, 1.4)], top: [p('M0,-11L7,-3L4,8H-4L-7,-3z', '#8fb7d9'), s('M0,-11V8M-7,-3H7', INK, 1)] }),
  'wizard-tali': () => wizard({ robe: '#c8912a', trim: '#fff0bd', hat: [p('M-22,-8C-12,-13 -10,-21 0,-21S12,-13 22,-8C10,-4 -10,-4 -22,-8z', THATCH), s('M-14,-11C-8,-14 8,-14 14,-11', '#8a5a16', 2)], hair: [p('M-12,14C-15,4 -12,-4 -9,-6L-7,6L-9,14zM12,14C15,4 12,-4 9,-6L7,6L9,14z', '#c25a2a'), s('M-3,4Q0,6 3,4', COAL, 1.4)], top: [...orb(tint('grain')), goods('grain', 0, 0, 10)] }),
}
