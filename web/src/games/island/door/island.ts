// Islands for pictures: the drawing on the start page is a setting and a scene like any other, made by hand.
import type { Place } from '../../../wire'
import type { BoardScene, BoardSetting } from '../family'
import type { Piece } from '../wire'

const TERRAIN: Record<string, string> = {
  m: 'mountains',
  p: 'pasture',
  f: 'forest',
  g: 'fields',
  h: 'hills',
  d: 'desert',
}
const CORNERS = { N: [0, -2], NE: [1, -1], SE: [1, 1], S: [0, 2], SW: [-1, 1], NW: [-1, -1] } as const
const SIDES = {
  NE: ['N', 'NE'],
  E: ['NE', 'SE'],
  SE: ['SE', 'S'],
  SW: ['S', 'SW'],
  W: ['SW', 'NW'],
  NW: ['NW', 'N'],
} as const
export type Corner = keyof typeof CORNERS
export type Side = keyof typeof SIDES

/** Builds a setting hex by hex; crossings and paths find themselves. */
class Island {
  readonly setting: BoardSetting = {
    hexes: [],
    nodes: [],
    edges: [],
    harbours: [],
    resources: [],
    development: [],
    wares: [],
    target: 0,
    hand_limit: 0,
    expansions: ['island'],
  }
  readonly #nodes = new Map<string, number>()
  readonly #edges = new Map<string, number>()

  /** Rows of hexes such as "f5 m8 h4", each row with the column its first hex stands in. */
  constructor(rows: [firstColumn: number, cells: string][]) {
    rows.forEach(([q, cells], r) => cells.split(' ').forEach((cell, i) => this.#addHex(q + i, r, cell)))
  }

  #addHex(q: number, r: number, cell: string): void {
    const id = this.setting.hexes.length
    const nodes = (Object.keys(CORNERS) as Corner[]).map((corner) => this.#node(q, r, corner))
    nodes.forEach((node, i) => this.#edge(node, nodes[(i + 1) % 6]!))
    const terrain = TERRAIN[cell[0]!]!
    this.setting.hexes.push({ id, q, r, terrain, number: Number(cell.slice(1)), name: terrain, nodes })
  }

  #node(q: number, r: number, corner: Corner): number {
    const [dx, dy] = CORNERS[corner]
    const [x, y] = [2 * q + r + dx, 3 * r + dy]
    const key = `${x},${y}`
    const id = this.#nodes.get(key) ?? this.#nodes.size
    if (!this.#nodes.has(key)) this.setting.nodes.push({ id, x, y, name: '' })
    this.#nodes.set(key, id)
    return id
  }

  #edge(a: number, b: number): number {
    const key = a < b ? `${a}-${b}` : `${b}-${a}`
    const id = this.#edges.get(key) ?? this.#edges.size
    if (!this.#edges.has(key)) this.setting.edges.push({ id, a, b, name: key })
    this.#edges.set(key, id)
    return id
  }

  edge(q: number, r: number, side: Side): number {
    const [a, b] = SIDES[side]
    return this.#edge(this.#node(q, r, a), this.#node(q, r, b))
  }

  harbour(q: number, r: number, side: Side, kind: string): this {
    const hex = this.setting.hexes.findIndex((each) => each.q === q && each.r === r)
    this.setting.harbours.push({ edge: this.edge(q, r, side), hex, kind })
    return this
  }

  building(kind: string, player: number, q: number, r: number, corner: Corner): Piece {
    return piece(kind, player, { kind: 'node', id: this.#node(q, r, corner) })
  }

  road(player: number, q: number, r: number, side: Side): Piece {
    return piece('road', player, { kind: 'edge', id: this.edge(q, r, side) })
  }

  robber(q: number, r: number): Piece {
    const id = this.setting.hexes.findIndex((each) => each.q === q && each.r === r)
    return piece('robber', -1, { kind: 'hex', id })
  }
}

const piece = (kind: string, player: number, place: Place): Piece => ({ kind, player, place })

/** A scene that only shows pieces. */
const still = (pieces: Piece[]): BoardScene => ({
  turn: -1,
  round: 0,
  points: [],
  numbers: [],
  dice: [],
  rolls: [],
  pieces,
  players: [],
  bank: {},
  deck: 0,
  market: null,
})

/** The island of the start page. */
export function heroIsland(): { setting: BoardSetting; scene: BoardScene } {
  const island = new Island([
    [1, 'f5 m8 h4 p10 g9'],
    [0, 'p4 g6 h9 f10 m3 p11'],
    [0, 'g11 p3 m5 f8 h6'],
  ])
  island.harbour(1, 0, 'NW', 'any').harbour(3, 0, 'NW', 'ore').harbour(5, 0, 'E', 'grain')
  island.harbour(0, 1, 'NW', 'wool').harbour(4, 2, 'E', 'brick')
  const scene = still([
    island.building('settlement', 0, 1, 0, 'SW'),
    island.road(0, 1, 0, 'SW'),
    island.road(0, 0, 1, 'E'),
    island.building('settlement', 0, 0, 2, 'NE'),
    island.road(0, 0, 2, 'NE'),
    island.building('city', 1, 3, 0, 'SW'),
    island.road(1, 3, 0, 'W'),
    island.road(1, 3, 0, 'NW'),
    island.building('settlement', 1, 3, 0, 'N'),
    island.road(1, 3, 0, 'SW'),
    island.road(1, 2, 1, 'E'),
    island.building('city', 2, 4, 1, 'N'),
    island.road(2, 4, 1, 'NE'),
    island.building('settlement', 2, 5, 1, 'NE'),
    island.road(2, 5, 1, 'NE'),
    island.road(2, 5, 1, 'NW'),
    island.building('settlement', 3, 3, 2, 'N'),
    island.road(3, 3, 2, 'NE'),
    island.road(3, 3, 2, 'NW'),
    island.building('settlement', 3, 0, 2, 'SW'),
    island.road(3, 0, 2, 'W'),
    island.robber(2, 1),
  ])
  return { setting: island.setting, scene }
}
