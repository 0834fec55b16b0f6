// The barbarians' course, drawn on the chart itself: a buoy for each step, the ship, and where it lands.
import { centre, f, pt, type Point } from '../../art/geometry'
import { distance, type Chart } from '../island/board/chart'

/** A curve in a corner of the chart: where it begins, bends and lands, seen from the upper left corner. */
const WAY = { from: [36, 268], by: [40, 62], to: [216, 22] } as const
/** Land comes no nearer than this. */
const CLEAR = 132

/** The corners in the order we like them: the dice lie at the lower left, the compass at the upper right. */
const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

interface Way {
  from: Point
  by: Point
  to: Point
}
function bend(t: number, { from, by, to }: Way): Point {
  const mix = (i: 0 | 1): number => (1 - t) ** 2 * from[i] + 2 * (1 - t) * t * by[i] + t * t * to[i]
  return [mix(0), mix(1)]
}

interface Course {
  /** Where the ship lies after each step; the last one is the landing. */
  stops: Point[]
  path: string
}

/** A course of so many steps; null where the chart has no free corner for it. */
export function courseOf(chart: Chart, steps: number): Course | null {
  const land = chart.setting.hexes.filter(({ terrain }) => terrain !== 'sea').map(({ q, r }) => centre(q, r))
  const { x, y, width, height } = chart.box
  for (const [dx, dy] of CORNERS) {
    const corner: Point = [dx > 0 ? x : x + width, dy > 0 ? y : y + height]
    const seen = ([a, b]: Point): Point => [corner[0] + dx * a, corner[1] + dy * b]
    const way = { from: seen(WAY.from), by: seen(WAY.by), to: seen(WAY.to) }
    const stops = Array.from({ length: steps + 1 }, (_, i) => bend(i / steps, way))
    if (stops.every((stop) => land.every((hex) => distance(hex, stop) > CLEAR)))
      return { stops, path: `M${pt(way.from)}Q${pt(way.by)} ${pt(way.to)}` }
  }
  return null
}

const LANDING =
  '<circle r="15" fill="var(--bad)" stroke="#2a2018" stroke-width="2.6"/><path d="M-6,-6L6,6M6,-6L-6,6" stroke="#fff" stroke-width="4" stroke-linecap="round"/>'

const buoy = ([x, y]: Point, passed: boolean): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${passed ? 6 : 9}" fill="${passed ? 'var(--sea-ink)' : 'var(--token)'}" stroke="var(--sea-ink)" stroke-width="3"/>`

/** The line with its buoys; those the ship has passed are small and dark. */
export function drawCourse({ stops, path }: Course, ship: number): string {
  const buoys = stops
    .slice(0, -1)
    .map((stop, i) => buoy(stop, i < ship))
    .join('')
  const [x, y] = stops.at(-1)!
  return (
    `<path d="${path}" fill="none" stroke="var(--sea-ink)" stroke-width="2.6" stroke-dasharray="2 8" stroke-linecap="round"/>` +
    `${buoys}<g transform="translate(${f(x)},${f(y)})">${LANDING}</g>`
  )
}

/** The barbarians' ship around its own anchor. */
export const BARBARIANS =
  '<g transform="scale(.9)"><ellipse cx="0" cy="25" rx="34" ry="6" fill="#1a1208" fill-opacity=".22"/>' +
  '<path d="M-34,6H34L25,24H-25Z" fill="#37302b" stroke="#fffaf0" stroke-width="3" stroke-linejoin="round"/><path d="M-3,6V-38" stroke="#2a2018" stroke-width="5"/>' +
  '<path d="M2,-36Q34,-24 28,1H2Z" fill="#a8261a" stroke="#fffaf0" stroke-width="3" stroke-linejoin="round"/>' +
  '<path d="M-8,-28L-26,1H-8Z" fill="#5a4a40" stroke="#fffaf0" stroke-width="3" stroke-linejoin="round"/></g>'
