// What stands on a crossing: six house styles, told apart by their roofs.
import { f, type Point } from './geometry'
import { body, INK, line, mark, shadow, tone, wash, type Mark } from './heraldry'

// Roofs in a unit box: x -1..1, y 0 (eaves) .. -1 (ridge).
const ROOF: Record<Mark, Point[]> = {
  1: [
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
  2: [
    [-1, 0],
    [-0.78, -0.58],
    [-0.4, -0.86],
    [0.4, -0.86],
    [0.78, -0.58],
    [1, 0],
  ],
  3: [
    [-1, 0],
    [-0.97, -0.3],
    [-0.84, -0.58],
    [-0.6, -0.81],
    [-0.3, -0.95],
    [0, -1],
    [0.3, -0.95],
    [0.6, -0.81],
    [0.84, -0.58],
    [0.97, -0.3],
    [1, 0],
  ],
  4: [
    [-1, 0],
    [-1, -0.25],
    [-0.5, -1.06],
    [1, -0.12],
    [1, 0],
  ],
  5: [
    [-1, 0],
    [-1, -0.3],
    [-0.68, -0.3],
    [-0.68, -0.62],
    [-0.36, -0.62],
    [-0.36, -1],
    [0.36, -1],
    [0.36, -0.62],
    [0.68, -0.62],
    [0.68, -0.3],
    [1, -0.3],
    [1, 0],
  ],
  6: [
    [-1, 0],
    [-0.5, -0.98],
    [0, -0.32],
    [0.5, -0.98],
    [1, 0],
  ],
}
const roofLine = (points: Point[], x: number, y: number, w: number, h: number): string =>
  points.map(([a, b]) => `${f(x + a * w)},${f(y + b * h)}`).join('L')
const roof = (p: Mark, x: number, y: number, w: number, h: number): string => roofLine(ROOF[p], x, y, w, h)
/** The side of a roof away from the light. */
const lee = (p: Mark, x: number, y: number, w: number, h: number): string =>
  `M${f(x)},${f(y)}L${roofLine(
    ROOF[p].filter(([a]) => a >= 0),
    x,
    y,
    w,
    h,
  )}Z`

export function settlement(p: Mark): string {
  return (
    shadow(20, 17) +
    body(`M${roof(p, 0, -2, 21, 22)}L16,-2V17H-16V-2Z`, tone(p)) +
    wash('M-14.6,-2H14.6V15.6H-14.6Z', tone(p, '-l'), 0.55) +
    wash(lee(p, 0, -2, 20, 20.5), tone(p, '-d'), 0.5) +
    line('M-21,-2H21', INK, 2.4) +
    mark(p, 0, 7.4, 21, 13, 4)
  )
}

export function city(p: Mark): string {
  const outline = `M-27,18V-16L${roof(p, -15, -16, 14, 17)}L-3,-16V-4L${roof(p, 14, -4, 20, 15)}L31,-4V18Z`
  return (
    shadow(33, 18) +
    body(outline, tone(p)) +
    wash('M-25.6,-16H-4.4V16.6H-25.6Z', tone(p, '-l'), 0.55) +
    wash('M-3,-4H29.6V16.6H-3Z', tone(p, '-l'), 0.3) +
    wash(lee(p, -15, -16, 13, 15.6), tone(p, '-d'), 0.5) +
    wash(lee(p, 14, -4, 19, 13.6), tone(p, '-d'), 0.5) +
    line('M-29,-16H-1M-3,-4H34M-3,-16V18', INK, 2.4) +
    mark(p, 14, 6.6, 24, 14, 4.2) +
    line('M-15,-8v8', tone(p, '-m'), 4.4)
  )
}
