// A table for tests, with everything a message needs, to be changed where a test cares.

import type { Choice, Event, Moment, Place, Present, Seat, TableInfo, Tool, Whole } from '../wire'

export const at = (kind: Place['kind'], id: number): Place => ({ kind, id })

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
  scene: { turn: 0, round: 3, points: [] },
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
  not_trading: null,
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
  flows: [],
  ...change,
})

export const aWhole = (change: Partial<Whole> = {}): Whole => ({
  type: 'table',
  version: 5,
  you: 0,
  host: true,
  names: ['Ada', 'Bert', 'Cleo'],
  setting: { expansions: [], resources: [], target: 10 },
  log: [],
  chat: [],
  present: aPresent(),
  ...change,
})
