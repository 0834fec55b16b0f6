// The backs of the stacks: each has its colour, its texture and its emblem.
import { piece } from '../../../art/pieces'
import { f } from '../../../art/geometry'
import { citadel } from './centre'
import { coin, gear, spark } from './parts'
import { COAL, disc, draw, type Drawing, GOLD, IRON, l, p, type Part, s, WHITE } from './strokes'

interface Back {
  fill: string
  ink: string
  emblem: Drawing
}
const hexagon = (x: number, y: number, fill: string): Part =>
  p(`M${x},${y - 11}l9.5,5.5v11l-9.5,5.5l-9.5,-5.5v-11z`, fill)
const hexagons: Drawing = [hexagon(0, -11, '#6a9a52'), hexagon(-10, 6, '#eec55f'), hexagon(10, 6, '#cf7f58')]
const crest: Drawing = [p('M-13,-15H13V0C13,9 7,14 0,18C-7,14 -13,9 -13,0z', '#f6ecd4')]
const BACKS: Record<string, Back> = {
  expansion: { fill: '#8a6a1c', ink: '#6b5012', emblem: crest },
  'trade-change': { fill: '#96562f', ink: '#743f20', emblem: [...coin(-6, 6, 10), ...coin(6, -6, 10)] },
  'science-progress': { fill: '#4f6d7c', ink: '#3a5462', emblem: gear(0, 0, 12, IRON) },
  'wizards-dragons': { fill: '#5a4080', ink: '#432e63', emblem: [spark(0, 0, 17), spark(12, -13, 5, WHITE)] },
  region: { fill: '#2f6b5a', ink: '#235244', emblem: hexagons },
  event: {
    fill: '#2f6b8f',
    ink: '#23536f',
    emblem: [l('M-8,-8C-8,-19 9,-19 9,-8C9,-1 0,-1 0,6', GOLD, 6), p('M-3,15a3,3 0 1 0 6,0a3,3 0 1 0 -6,0z', GOLD)],
  },
  discard: {
    fill: '#7d7568',
    ink: '#665f54',
    emblem: [l('M-10,-10L10,10M10,-10L-10,10', COAL, 5), s('M-10,-10L10,10M10,-10L-10,10', WHITE, 2.6)],
  },
}

const TEXTURE: Record<string, string> = {
  expansion: Array.from({ length: 22 }, (_, i) => `M${i * 9 - 90},42L${i * 9 - 6},-42`).join(''),
  'trade-change': Array.from({ length: 9 }, (_, i) => `M-30,${i * 10 - 42}H30M${i * 10 - 40},-42V42`).join(''),
  'science-progress': Array.from({ length: 6 }, (_, i) => disc(0, 0, 8 + i * 8)).join(''),
  'wizards-dragons': Array.from(
    { length: 7 },
    (_, i) => `M-34,${i * 14 - 42}l8.5,7l8.5,-7l8.5,7l8.5,-7l8.5,7l8.5,-7l8.5,7l8.5,-7`,
  ).join(''),
  region: Array.from({ length: 7 }, (_, i) => `M-34,${i * 14 - 42}q8.5,-8 17,0t17,0t17,0t17,0`).join(''),
  event: Array.from(
    { length: 24 },
    (_, i) => `M0,0L${f(60 * Math.cos((i * Math.PI) / 12))},${f(60 * Math.sin((i * Math.PI) / 12))}`,
  ).join(''),
  discard: Array.from({ length: 14 }, (_, i) => `M-30,${i * 6 - 40}H30`).join(''),
}

const emblemOf = (stack: string): string => draw(BACKS[stack]!.emblem)
/** The central cards lie open: their stack shows the piece itself. */
const CENTRES: Record<string, () => string> = {
  road: () => `<g transform="rotate(-35) scale(.68)">${piece('road', -4)}</g>`,
  settlement: () => piece('settlement', -4),
  city: () => `<g transform="scale(.82)">${piece('city', -4)}</g>`,
  citadel: () => `<g transform="translate(0,8) scale(.8)">${citadel(3, false)}</g>`,
}

/** The back of a stack, for viewBox -30 -42 60 84. What we do not know looks like a plain expansion. */
export function back(stack: string): string {
  const centre = CENTRES[stack]
  if (centre)
    return `<rect x="-30" y="-42" width="60" height="84" fill="var(--sand)"/><path d="M-30,14Q0,6 30,14V42H-30z" fill="var(--sand-2)"/>${centre()}`
  const kind = stack in BACKS ? stack : 'expansion'
  const { fill, ink } = BACKS[kind]!
  return (
    `<rect x="-30" y="-42" width="60" height="84" fill="${fill}"/><path d="${TEXTURE[kind]}" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
    `<rect x="-25" y="-37" width="50" height="74" rx="4" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>${emblemOf(kind)}`
  )
}
