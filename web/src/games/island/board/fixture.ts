// Two hexes side by side for tests: forest 8 in the west, desert in the east, a harbour in the north-west.
//
//        0     1
//       / \   / \
//      2   \ /   4        Crossings 0 to 9 in reading order,
//      |    3    |        the desert's are 1, 4, 7, 9, 6, 3 clockwise.
//      5    6    7
//       \  / \  /
//        8     9
import type { Place } from '../../../wire'
import type { BoardScene, BoardSetting } from '../family'
import type { Piece } from '../wire'

const POINTS = [
  [0, -2],
  [2, -2],
  [-1, -1],
  [1, -1],
  [3, -1],
  [-1, 1],
  [1, 1],
  [3, 1],
  [0, 2],
  [2, 2],
] as const
const PAIRS = [
  [0, 2],
  [0, 3],
  [1, 3],
  [1, 4],
  [2, 5],
  [3, 6],
  [4, 7],
  [5, 8],
  [6, 8],
  [6, 9],
  [7, 9],
] as const

export const setting: BoardSetting = {
  hexes: [
    { id: 0, q: 0, r: 0, terrain: 'forest', number: 8, name: 'forest 8', nodes: [0, 3, 6, 8, 5, 2] },
    { id: 1, q: 1, r: 0, terrain: 'desert', number: 0, name: 'desert', nodes: [1, 4, 7, 9, 6, 3] },
  ],
  nodes: POINTS.map(([x, y], id) => ({ id, x, y, name: `crossing ${id}` })),
  edges: PAIRS.map(([a, b], id) => ({ id, a, b, name: `${a}-${b}` })),
  harbours: [{ edge: 0, hex: 0, kind: 'any' }],
  resources: [],
  development: [],
  wares: [{ name: 'settlement', label: 'settlement', price: {}, points: 1, supply: 5, article: '' }],
  target: 10,
  hand_limit: 7,
  expansions: ['island'],
}

export const node = (id: number): Place => ({ kind: 'node', id })
export const edge = (id: number): Place => ({ kind: 'edge', id })
export const hex = (id: number): Place => ({ kind: 'hex', id })

export const pieces: Piece[] = [
  { kind: 'robber', player: -1, place: hex(1) },
  { kind: 'settlement', player: 1, place: node(3) },
  { kind: 'road', player: 1, place: edge(5) },
]

export const scene = (change: Partial<BoardScene> = {}): BoardScene => ({
  turn: 0,
  round: 1,
  points: [],
  numbers: [],
  dice: [5, 3],
  rolls: [],
  pieces,
  players: [],
  bank: {},
  deck: 25,
  market: null,
  ...change,
})
