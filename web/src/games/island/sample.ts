// The table of a board game for tests: an island of hexes, and what lies around it.

import * as any from '../../table/sample'
import { at } from '../../table/sample'
import type { Moment, Present, Whole } from '../../wire'
import type { BoardScene, BoardSetting } from './family'
import type { Edge, Hex, Market, Node, Standing } from './wire'

export { aChoice, anEvent, anInfo, aSeat, at, aTool } from '../../table/sample'

const CORNERS: [number, number][] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
]
const TERRAINS = ['forest', 'pasture', 'fields', 'hills', 'mountains', 'desert']
const NUMBERS = [11, 4, 6, 9, 8, 0, 3, 10, 5, 12, 2]
const KINDS = ['brick', 'lumber', 'wool', 'grain', 'ore']

function island(radius: number): Pick<BoardSetting, 'hexes' | 'nodes' | 'edges'> {
  const hexes: Hex[] = []
  const nodes: Node[] = []
  const edges: Edge[] = []
  const nodeAt = (x: number, y: number): number => {
    const known = nodes.find((node) => node.x === x && node.y === y)
    if (known) return known.id
    nodes.push({ id: nodes.length, x, y, name: `crossing ${nodes.length}` })
    return nodes.length - 1
  }
  const join = (a: number, b: number) => {
    const [low, high] = a < b ? [a, b] : [b, a]
    if (!edges.some((edge) => edge.a === low && edge.b === high))
      edges.push({ id: edges.length, a: low, b: high, name: `${low}-${high}` })
  }
  for (let r = -radius; r <= radius; r++) {
    for (let q = Math.max(-radius, -r - radius); q <= Math.min(radius, -r + radius); q++) {
      const id = hexes.length
      const terrain = TERRAINS[id % TERRAINS.length]!
      const number = terrain === 'desert' ? 0 : NUMBERS[id % NUMBERS.length]! || 4
      const corners = CORNERS.map(([x, y]) => nodeAt(2 * q + r + x, 3 * r + y))
      corners.forEach((node, i) => join(node, corners[(i + 1) % 6]!))
      hexes.push({ id, q, r, terrain, number, name: `${terrain} ${number}`, nodes: corners })
    }
  }
  return { hexes, nodes, edges }
}

/** What a test says of the board stands beside it: the part itself adds nothing. */
const parts = { island: {} }

export const aSetting = (change: Partial<BoardSetting> = {}): BoardSetting => ({
  parts,
  ...island(2),
  harbours: [{ edge: 0, hex: 0, kind: 'any' }],
  resources: KINDS.map((name) => ({ name, label: name, article: name })),
  development: ['knight', 'road-building', 'invention', 'monopoly', 'victory-point'].map((name) => ({
    name,
    label: name.replace('-', ' '),
    article: 'development-cards',
  })),
  wares: [
    { name: 'road', label: 'road', price: { brick: 1, lumber: 1 }, points: 0, supply: 15, article: '1.F.a' },
    {
      name: 'settlement',
      label: 'settlement',
      price: { brick: 1, lumber: 1, wool: 1, grain: 1 },
      points: 1,
      supply: 5,
      article: '1.H.a',
    },
    { name: 'city', label: 'city', price: { ore: 3, grain: 2 }, points: 2, supply: 4, article: '1.H.a' },
    {
      name: 'card',
      label: 'development card',
      price: { ore: 1, wool: 1, grain: 1 },
      points: 0,
      supply: 25,
      article: '2.E.b',
    },
  ],
  target: 10,
  hand_limit: 7,
  expansions: ['island'],
  ...change,
})

const aStanding = (player: number, change: Partial<Standing> = {}): Standing => ({
  player,
  points: 2 + player,
  hidden_points: 0,
  cards: 3,
  hand: null,
  development: 0,
  secrets: null,
  shown: {},
  knights: 0,
  route: 2,
  awards: [],
  supply: { road: 13, settlement: 3, city: 4 },
  rates: Object.fromEntries(KINDS.map((kind) => [kind, 4])),
  ...change,
})

export const aScene = (change: Partial<BoardScene> = {}): BoardScene => ({
  parts,
  turn: 0,
  round: 3,
  points: [],
  numbers: [],
  dice: [5, 3],
  rolls: [0, 1, 0, 1, 2, 2, 3, 1, 0, 1, 0],
  pieces: [
    { kind: 'settlement', player: 0, place: at('node', 0) },
    { kind: 'robber', player: -1, place: at('hex', 5) },
  ],
  players: [0, 1, 2].map((player) =>
    aStanding(player, player === 0 ? { hand: { brick: 2, lumber: 1, wool: 3, ore: 1 }, cards: 7, secrets: {} } : {}),
  ),
  bank: { brick: 15, lumber: 16, wool: 12, grain: 19, ore: 17 },
  deck: 25,
  market: null,
  ...change,
})

export const aMarket = (change: Partial<Market> = {}): Market => ({
  offer: { give: { wool: 2 }, get: { ore: 1 } },
  answers: [],
  ...change,
})

export const aMoment = (change: Partial<Moment> = {}): Moment => any.aMoment({ scene: aScene(), ...change })
export const aPresent = (change: Partial<Present> = {}): Present => any.aPresent({ moment: aMoment(), ...change })
export const aWhole = (change: Partial<Whole> = {}): Whole =>
  any.aWhole({ setting: aSetting(), present: aPresent(), ...change })
