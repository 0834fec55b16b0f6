// The ground behind a picture: each type of card has a texture of its own, so that it is told without hue.
import { f } from '../../../art/geometry'

const rows = (step: number, draw: (y: number, i: number) => string): string =>
  Array.from({ length: Math.ceil(84 / step) }, (_, i) => draw(i * step, i)).join('')
const across = (from: number, step: number, draw: (x: number) => string): string =>
  Array.from({ length: Math.ceil((126 - from) / step) }, (_, i) => draw(from + i * step)).join('')
/** Lines that go out from the middle. */
const rays = (n: number, from: number, to: number): string =>
  Array.from({ length: n }, (_, i) => {
    const [c, d] = [Math.cos((i * 2 * Math.PI) / n), Math.sin((i * 2 * Math.PI) / n)]
    return `M${f(60 + from * c)},${f(40 + from * d)}L${f(60 + to * c)},${f(40 + to * d)}`
  }).join('')
/** A star with four points. */
function star([x, y, r]: readonly [number, number, number]): string {
  const [short, long] = [f(r * 0.3), f(r * 0.7)]
  return `M${x},${y - r}l${short},${long}l${long},${short}l-${long},${short}l-${short},${long}l-${short},-${long}l-${long},-${short}l${long},-${short}z`
}
const NIGHT: readonly (readonly [number, number, number])[] = [
  [12, 14, 5],
  [34, 60, 4],
  [22, 38, 3],
  [52, 10, 3],
  [72, 66, 4],
  [98, 14, 5],
  [108, 46, 4],
  [86, 36, 3],
  [8, 66, 3],
  [114, 70, 3],
  [60, 40, 2],
]
const stars = NIGHT.map(star).join('')

const LINES: Record<string, string> = {
  green: rows(14, (y, i) => across((i % 2) * 9 - 2, 18, (x) => `M${x},${y + 10}q1,-6 -2,-8m2,8q2,-6 5,-7`)),
  red: rows(12, (y, i) => `M0,${y}H120${across((i % 2) * 12, 24, (x) => `M${x},${y}v12`)}`),
  citadel: rows(20, (y, i) => across((i % 2) * 10 - 10, 20, (x) => `M${x},${y + 20}q0,-12 10,-18q10,6 10,18`)),
  brown: rows(9, (y) => `M0,${y}q15,-6 30,0t30,0t30,0t30,0`),
  road: rows(12, (y, i) =>
    across((i % 2) * 8 - 6, 16, (x) => `M${x + 3},${y + 1}h9q3,0 3,3v4q0,3 -3,3h-9q-3,0 -3,-3v-4q0,-3 3,-3z`),
  ),
  event: rows(12, (y, i) => `M${(i % 2) * -10},${y}${'q5,-6 10,0t10,0'.repeat(7)}`),
  action: rays(24, 22, 90),
}
const FILLS: Record<string, string> = {
  magic: stars,
  spell: stars,
  wizard: `${stars}M96,6a13,13 0 1 0 13,17a11,11 0 0 1 -13,-17z`,
}

/** The texture of a type, in --k-d on --k; for viewBox 0 0 120 80, sliced. */
export const ground = (type: string): string =>
  LINES[type]
    ? `<path d="${LINES[type]}" fill="none" stroke="var(--k-d)" stroke-width="${type === 'action' ? 4 : 1.8}" stroke-opacity="${type === 'action' ? 0.28 : 0.5}"/>`
    : `<path d="${FILLS[type] ?? ''}" fill="#fff" fill-opacity=".3"/>`
