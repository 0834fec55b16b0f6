// Where everything of a setting lies on the drawing, and what is near what. Nothing here knows a rule.
import { centre, R, W, type Point } from '../../../art/geometry'
import type { Place } from '../../../wire'
import type { BoardSetting } from '../family'
import type { Hex } from '../wire'

export interface Span {
  a: Point
  b: Point
  middle: Point
  /** Degrees, from -90 to 90, so that nothing on an edge stands on its head. */
  angle: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const keyOf = (place: Place): string => `${place.kind}-${place.id}`

/** The sorts of places a board has. */
export type Sort = 'hex' | 'node' | 'edge'
export const sortOf = ({ kind }: Place): Sort => (kind === 'hex' || kind === 'edge' ? kind : 'node')

const GRID: Point = [W / 2, R / 2]
/** Room for harbours and the shore around the land. */
const MARGIN: Point = [84, 62]
const NOWHERE: Point = [0, 0]

const middle = ([a, b]: Point, [c, d]: Point): Point => [(a + c) / 2, (b + d) / 2]
export const distance = ([a, b]: Point, [c, d]: Point): number => Math.hypot(a - c, b - d)

function span(a: Point, b: Point): Span {
  let angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  if (angle > 90) angle -= 180
  else if (angle <= -90) angle += 180
  return { a, b, middle: middle(a, b), angle }
}

/** The drawing's geometry, made once for a setting. */
export class Chart {
  readonly setting: BoardSetting
  readonly hexes: ReadonlyMap<number, Hex>
  readonly box: Box
  readonly #nodes: ReadonlyMap<number, Point>
  readonly #edges: ReadonlyMap<number, Span>

  constructor(setting: BoardSetting) {
    this.setting = setting
    this.hexes = new Map(setting.hexes.map((hex) => [hex.id, hex]))
    this.#nodes = new Map(setting.nodes.map((node) => [node.id, [node.x * GRID[0], node.y * GRID[1]]]))
    this.#edges = new Map(setting.edges.map(({ id, a, b }) => [id, span(this.node(a), this.node(b))]))
    this.box = around(setting.hexes.map((hex) => centre(hex.q, hex.r)))
  }

  node(id: number): Point {
    return this.#nodes.get(id) ?? NOWHERE
  }

  edge(id: number): Span {
    return this.#edges.get(id) ?? { a: NOWHERE, b: NOWHERE, middle: NOWHERE, angle: 0 }
  }

  hex(id: number): Point {
    const hex = this.hexes.get(id)
    return hex ? centre(hex.q, hex.r) : NOWHERE
  }

  /** The point a place is at: a node itself, the middle of an edge, the centre of a hex. */
  at(place: Place): Point {
    if (place.kind === 'node') return this.node(place.id)
    return place.kind === 'edge' ? this.edge(place.id).middle : this.hex(place.id)
  }

  /** The hexes that an edge runs along. */
  hexesOf(edge: number): Hex[] {
    const ends = this.setting.edges.find(({ id }) => id === edge)
    if (!ends) return []
    return this.setting.hexes.filter(({ nodes }) => nodes.includes(ends.a) && nodes.includes(ends.b))
  }

  /** All places of one kind. */
  places(kind: Place['kind']): Place[] {
    const { nodes, edges, hexes } = this.setting
    const all = kind === 'node' ? nodes : kind === 'edge' ? edges : hexes
    return all.map(({ id }) => ({ kind, id }))
  }

  /** The place nearest to a point, if one lies within reach; a hex reaches as far as its rim. */
  nearest<P extends Place>(places: readonly P[], point: Point, reach: number): P | null {
    let best: P | null = null
    let least = Infinity
    for (const place of places) {
      const far = distance(this.at(place), point)
      const within = place.kind === 'hex' ? Math.max(reach, R * 0.86) : reach
      if (far <= within && far < least) [best, least] = [place, far]
    }
    return best
  }

  /** The place to which an arrow key leads: well in that direction, and near. Null where there is none. */
  towards<P extends Place>(from: Place, places: readonly P[], [dx, dy]: Point): P | null {
    const [x, y] = this.at(from)
    let best: P | null = null
    let least = Infinity
    for (const place of places) {
      const [px, py] = this.at(place)
      const ahead = (px - x) * dx + (py - y) * dy
      const aside = Math.abs((px - x) * dy - (py - y) * dx)
      // Within 60 degrees of the arrow; the shortest way along the axes wins.
      if (ahead < 1 || aside > ahead * 1.75) continue
      const cost = ahead + aside
      if (cost < least) [best, least] = [place, cost]
    }
    return best
  }

  /** Places as one reads: rows from the top, each from the left. */
  inReadingOrder<P extends Place>(places: readonly P[]): P[] {
    return [...places].sort((p, q) => {
      const [a, b] = [this.at(p), this.at(q)]
      return a[1] - b[1] || a[0] - b[0]
    })
  }
}

function around(centres: Point[]): Box {
  if (centres.length === 0) return { x: -R, y: -R, width: 2 * R, height: 2 * R }
  const xs = centres.map(([x]) => x)
  const ys = centres.map(([, y]) => y)
  const x = Math.min(...xs) - W / 2 - MARGIN[0]
  const y = Math.min(...ys) - R - MARGIN[1]
  return {
    x,
    y,
    width: Math.max(...xs) + W / 2 + MARGIN[0] - x,
    height: Math.max(...ys) + R + MARGIN[1] - y,
  }
}

export const ARROWS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
