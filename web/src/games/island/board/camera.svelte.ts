// Looks at the chart: pan, pinch, wheel, keys. While something moves, the drawing is only shifted and scaled as a whole;
// when it rests, it is drawn anew, sharp.
import type { Point } from '../../../art/geometry'
import { settings } from '../../../settings.svelte'
import type { Box } from './chart'
import {
  bounded,
  fitted,
  framing,
  moved,
  sameView,
  shift,
  toChart,
  toPixels,
  viewBox,
  zoomed,
  type Size,
  type View,
} from './view'

const STEP = 1.35
const GLIDE = 220
const REST = 140
/** A pointer that moved no farther than this has clicked. */
const SLIP = 6

export class Camera {
  readonly #box: () => Box
  size = $state.raw<Size>({ width: 0, height: 0 })
  /** What is looked at; null for the whole chart. */
  #wanted = $state.raw<View | null>(null)
  /** The view that was drawn when the movement began; null at rest. */
  #held = $state.raw<View | null>(null)
  gliding = $state(false)
  #pointers = new Map<number, Point>()
  #travelled = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(box: () => Box) {
    this.#box = box
  }

  view = $derived.by((): View => {
    const fit = fitted(this.#box(), this.size)
    return this.#wanted === null ? fit : bounded(this.#wanted, this.#box(), this.size)
  })
  #drawn = $derived(this.#held ?? this.view)
  zoomed = $derived.by((): boolean => this.view.scale > fitted(this.#box(), this.size).scale * 1.01)

  viewBox = $derived.by((): string => {
    const box = this.#box()
    if (this.size.width === 0) return `${box.x} ${box.y} ${box.width} ${box.height}`
    return viewBox(this.#drawn, this.size)
  })
  transform = $derived.by((): string | undefined => {
    if (sameView(this.#drawn, this.view)) return undefined
    const { x, y, factor } = shift(this.#drawn, this.view, this.size)
    return `translate(${x}px, ${y}px) scale(${factor})`
  })

  toChart(pixel: Point): Point {
    return toChart(this.view, this.size, pixel)
  }
  toPixels(point: Point): Point {
    return toPixels(this.view, this.size, point)
  }

  #hold(): void {
    clearTimeout(this.#timer)
    this.gliding = false
    this.#held ??= this.view
  }
  #rest = (): void => {
    clearTimeout(this.#timer)
    this.gliding = false
    this.#held = null
  }

  #glideTo(view: View | null): void {
    if (settings.still) {
      this.#wanted = view
      return this.#rest()
    }
    this.#rest()
    this.#held = this.view
    this.gliding = true
    this.#wanted = view
    this.#timer = setTimeout(this.#rest, GLIDE)
  }

  fit(): void {
    this.#glideTo(null)
  }
  zoomBy(steps: number, pixel: Point = [this.size.width / 2, this.size.height / 2]): void {
    this.#glideTo(bounded(zoomed(this.view, this.size, STEP ** steps, pixel), this.#box(), this.size))
  }
  /** Show these points of the chart, nearer than the whole if that helps. */
  show(points: Point[]): void {
    if (points.length) this.#glideTo(framing(points, this.#box(), this.size))
  }

  /** Bring a point into sight if it is not, as near as before. */
  reveal(point: Point): void {
    const [x, y] = this.toPixels(point)
    const edge = 40
    const inside = x > edge && y > edge && x < this.size.width - edge && y < this.size.height - edge
    if (inside || !this.zoomed) return
    this.#glideTo(bounded({ x: point[0], y: point[1], scale: this.view.scale }, this.#box(), this.size))
  }

  wheel(deltaY: number, pixel: Point): void {
    this.#hold()
    this.#look(zoomed(this.view, this.size, Math.exp(-deltaY / 500), pixel))
    this.#timer = setTimeout(this.#rest, REST)
  }

  #look(view: View): void {
    const next = bounded(view, this.#box(), this.size)
    this.#wanted = next.scale > fitted(this.#box(), this.size).scale * 1.01 ? next : null
  }

  /** Whether the last pointer has dragged the chart rather than clicked. */
  get dragged(): boolean {
    return this.#travelled > SLIP
  }

  down(id: number, pixel: Point): void {
    if (this.#pointers.size === 0) this.#travelled = 0
    this.#pointers.set(id, pixel)
  }

  /** Returns whether the chart was moved. */
  move(id: number, pixel: Point): boolean {
    const before = this.#pointers.get(id)
    if (!before) return false
    this.#travelled += Math.hypot(pixel[0] - before[0], pixel[1] - before[1])
    const other = [...this.#pointers].find(([each]) => each !== id)?.[1]
    this.#pointers.set(id, pixel)
    if (!this.dragged) return false
    this.#hold()
    if (other) this.#pinch(before, pixel, other)
    else this.#look(moved(this.view, pixel[0] - before[0], pixel[1] - before[1]))
    return true
  }

  #pinch(before: Point, after: Point, other: Point): void {
    const width = (p: Point) => Math.max(20, Math.hypot(p[0] - other[0], p[1] - other[1]))
    const middle: Point = [(after[0] + other[0]) / 2, (after[1] + other[1]) / 2]
    const pulled = moved(this.view, (after[0] - before[0]) / 2, (after[1] - before[1]) / 2)
    this.#look(zoomed(pulled, this.size, width(after) / width(before), middle))
  }

  up(id: number): void {
    this.#pointers.delete(id)
    if (this.#pointers.size === 0 && !this.gliding) this.#rest()
  }
}
