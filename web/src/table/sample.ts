// A small table for tests: an island of hexes with everything a message needs, to be changed where a test cares.

import type {
  BoardScene,
  BoardSetting,
  Choice,
  Edge,
  Event,
  Hex,
  Market,
  Moment,
  Node,
  Place,
  Present,
  Seat,
  Standing,
  TableInfo,
  Tool,
  Whole,
} from '../wire'

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

export const at = (kind: Place['kind'], id: number): Place => ({ kind, id })

export const aSetting = (change: Partial<BoardSetting> = {}): BoardSetting => ({
  family: 'board',
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
  family: 'board',
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

export const aTool = (name: string, change: Partial<Tool> = {}): Tool => ({
  name,
  label: name,
  verbs: [name],
  price: {},
  missing: {},
  ready: true,
  refusal: null,
  ...change,
})

export const aChoice = (text: string, change: Partial<Choice> = {}): Choice => ({
  text,
  verb: text.split(' ')[0]!,
  label: text,
  ...change,
})

export const aMoment = (change: Partial<Moment> = {}): Moment => ({
  number: 5,
  entries: 0,
  scene: aScene(),
  asked: 'What do you do?',
  asks_you: true,
  waiting: [0],
  question: 'after_roll',
  due: 0,
  choices: [],
  tools: [],
  talk: [],
  over: false,
  winner: -1,
  ...change,
})

export const aSeat = (number: number, change: Partial<Seat> = {}): Seat => ({
  number,
  state: 'person',
  name: ['Ada', 'Bert', 'Cleo', 'Dora'][number] ?? `Player ${number}`,
  bot: null,
  present: true,
  away: false,
  grace: null,
  ...change,
})

export const anInfo = (change: Partial<TableInfo> = {}): TableInfo => ({
  id: 'abc',
  title: 'Evening round',
  game: 'base',
  game_name: 'base game',
  preset: 'standard',
  options: {},
  map: 'base-variable',
  seats: [0, 1, 2].map((n) => aSeat(n)),
  status: 'playing',
  public: false,
  clock: null,
  take_back: true,
  hints: true,
  stand_in: 'anybody',
  guided: false,
  spectators: 0,
  commitment: '',
  seed: null,
  result: null,
  rematch: null,
  created: 0,
  round: 3,
  ...change,
})

export const aPresent = (change: Partial<Present> = {}): Present => ({
  info: anInfo(),
  moment: aMoment(),
  timers: [],
  agreement: { pause: [], rematch: [] },
  can_take_back: false,
  lesson: null,
  ...change,
})

export const anEvent = (change: Partial<Event> = {}): Event => ({
  number: 1,
  player: 0,
  verb: 'roll',
  what: 'roll',
  story: 'Ada rolls.',
  round: 3,
  article: null,
  places: [],
  gains: [],
  ...change,
})

export const aMarket = (change: Partial<Market> = {}): Market => ({
  offer: { give: { wool: 2 }, get: { ore: 1 } },
  answers: [],
  ...change,
})

export const aWhole = (change: Partial<Whole> = {}): Whole => ({
  type: 'table',
  version: 5,
  you: 0,
  host: true,
  names: ['Ada', 'Bert', 'Cleo'],
  setting: aSetting(),
  log: [],
  chat: [],
  present: aPresent(),
  ...change,
})
