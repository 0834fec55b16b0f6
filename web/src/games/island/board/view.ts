// What of the chart is seen: a middle, and how many pixels one unit of the drawing takes.
import type { Point } from '../../../art/geometry'
import type { Box } from './chart'

export interface View {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

const CLOSEST = 4

/** The whole chart, as large as it goes. */
export const fitted = (box: Box, size: Size): View => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
  scale: Math.min(size.width / box.width, size.height / box.height) || 1,
})

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** The same view within bounds: never smaller than fitted, never so far off that the chart is lost. */
export function bounded(view: View, box: Box, size: Size): View {
  const whole = fitted(box, size)
  const scale = clamp(view.scale, whole.scale, whole.scale * CLOSEST)
  // How far the middle may stray: nothing when the chart fits, half of what does not fit otherwise.
  const slackX = Math.max(0, (box.width - size.width / scale) / 2)
  const slackY = Math.max(0, (box.height - size.height / scale) / 2)
  return {
    scale,
    x: clamp(view.x, whole.x - slackX, whole.x + slackX),
    y: clamp(view.y, whole.y - slackY, whole.y + slackY),
  }
}

/** A pixel of the element as a point of the chart, and back. */
export const toChart = (view: View, size: Size, [px, py]: Point): Point => [
  view.x + (px - size.width / 2) / view.scale,
  view.y + (py - size.height / 2) / view.scale,
]
export const toPixels = (view: View, size: Size, [x, y]: Point): Point => [
  (x - view.x) * view.scale + size.width / 2,
  (y - view.y) * view.scale + size.height / 2,
]

/** Zoomed by a factor with the point under a pixel staying where it is. */
export function zoomed(view: View, size: Size, factor: number, pixel: Point): View {
  const [x, y] = toChart(view, size, pixel)
  return { x: x + (view.x - x) / factor, y: y + (view.y - y) / factor, scale: view.scale * factor }
}

export const moved = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x - dx / view.scale,
  y: view.y - dy / view.scale,
})

/** A view of these points with room around them, no closer than makes sense. */
export function framing(points: Point[], box: Box, size: Size): View {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const room = 130
  const low: Point = [Math.min(...xs) - room, Math.min(...ys) - room]
  const part = { x: low[0], y: low[1], width: Math.max(...xs) + room - low[0], height: Math.max(...ys) + room - low[1] }
  const near = fitted(part, size)
  const scale = Math.min(near.scale, fitted(box, size).scale * 2)
  return bounded({ ...near, scale }, box, size)
}

export const viewBox = (view: View, size: Size): string => {
  const [width, height] = [size.width / view.scale, size.height / view.scale]
  return [view.x - width / 2, view.y - height / 2, width, height].map((n) => n.toFixed(2)).join(' ')
}

export const sameView = (a: View, b: View): boolean => a.x === b.x && a.y === b.y && a.scale === b.scale

/** How what was drawn for one view must be moved to be seen in another: pixels and a factor. */
export function shift(drawn: View, view: View, size: Size): { x: number; y: number; factor: number } {
  const factor = view.scale / drawn.scale
  const [x, y] = toPixels(view, size, toChart(drawn, size, [0, 0]))
  return { x, y, factor }
}
