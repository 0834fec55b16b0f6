// A small card game for tests: two settlements each, a few cards, to be changed where a test cares.

import type { Place, Scene, Setting, Tool } from '../../wire'
import type { CardInfo, DuelScene, DuelSetting, Laid, RealmScene, Region } from './wire'
import { aTool } from '../../table/sample'
import { regionId } from './ground'

export const aCard = (name: string, change: Partial<CardInfo> = {}): CardInfo => ({
  name,
  title: name,
  set: 'base',
  copies: { base: 1 },
  kind: 'building',
  unit: '',
  play_class: '',
  place: 'site',
  terrain: '',
  labels: [],
  cost: {},
  cast: 0,
  victory: 0,
  commerce: 0,
  strength: 0,
  tournament: 0,
  unique: false,
  needs: [],
  condition: '',
  text: `What ${name} does.`,
  details: '',
  article: `card-${name}`,
  assumed: [],
  ...change,
})

export const aSetting = (change: Partial<DuelSetting> = {}): DuelSetting => ({
  mode: 'base',
  sets: ['base'],
  stacks: 5,
  centres: [],
  cards: [
    aCard('abbey', { title: 'Abbey' }),
    aCard('bishop', { title: 'Bishop', kind: 'action', play_class: 'protection' }),
    aCard('arsonist', { title: 'Arsonist', kind: 'action', play_class: 'attack' }),
    aCard('scout', { title: 'Scout', kind: 'action' }),
    aCard('smithy', { title: 'Smithy' }),
    aCard('plague', { title: 'Plague', kind: 'event' }),
  ],
  ...change,
})

export const aWholeSetting = (change: Partial<DuelSetting> = {}): Setting => ({
  expansions: ['duel'],
  resources: ['lumber', 'brick', 'wool', 'grain', 'ore', 'gold'].map((name) => ({ name, label: name, article: '' })),
  target: 12,
  parts: { duel: aSetting(change) },
})

const TERRAINS = ['forest', 'hills', 'pasture', 'fields', 'mountains', 'gold-river']
const regions: Region[] = [5, 6, 7].flatMap((column, i) =>
  (['up', 'down'] as const).map((side, k) => ({
    id: regionId(column, side),
    column,
    side,
    terrain: TERRAINS[2 * i + k]!,
    number: 2 * i + k + 1,
    stock: 1,
  })),
)

export const aLaid = (change: Partial<Laid> = {}): Laid => ({
  slot: 20,
  where: 'site',
  column: 5,
  side: 'up',
  index: 0,
  name: 'smithy',
  owner: 0,
  ...change,
})

export const aRealm = (player: number, change: Partial<RealmScene> = {}): RealmScene => ({
  player,
  points: 2,
  commerce: 0,
  strength: 0,
  tournament: 0,
  magic: 0,
  cards: 3,
  hand: null,
  hand_limit: 3,
  search_price: 2,
  rates: { lumber: 3, brick: 3, wool: 3, grain: 3, ore: 3, gold: 3 },
  resources: { lumber: 1, ore: 2 },
  centres: [
    { id: 5, kind: 'settlement' },
    { id: 6, kind: 'settlement' },
  ],
  roads: [6],
  regions,
  laid: [],
  deck: null,
  ...change,
})

export const aScene = (change: Partial<DuelScene> = {}): DuelScene => ({
  phase: 'actions',
  production: 4,
  face: 'brigands',
  event: '',
  chosen_number: 0,
  chosen_face: '',
  realms: [aRealm(0, { hand: { abbey: 1, bishop: 1, scout: 1 } }), aRealm(1)],
  stacks: [0, 1, 2, 3, 4].map((id) => ({ id, owner: -1, size: 10 - id, known: [] })),
  events: { id: 5, owner: -1, size: 10, known: [] },
  regions_left: 11,
  supply: { road: 7, settlement: 5, city: 7 },
  display: {},
  discarded: [{}],
  knight_token: -1,
  windmill_token: -1,
  unlocked: false,
  offer: null,
  looking_at: [],
  asking: '',
  reaction: '',
  ...change,
})

export const aWholeScene = (change: Partial<DuelScene> = {}, turn = 0): Scene => ({
  turn,
  round: 3,
  points: [2, 2],
  parts: { duel: aScene(change) },
})

export const at = (kind: Place['kind'], id: number, player = 0): Place => ({ kind, id, player })

/** The tools of every turn, and one for each card of the hand. */
export const someTools = (ready: string[] = []): Tool[] => [
  ...['roll', 'road', 'settlement', 'city', 'trade', 'demolish', 'end'].map((name) =>
    aTool(name, { ready: ready.includes(name), verbs: name === 'trade' ? ['bank', 'offer'] : [name] }),
  ),
  ...['abbey', 'bishop', 'scout'].map((card) =>
    aTool(card, {
      card,
      verbs: ['play', 'build', 'scout'],
      ready: ready.includes(card),
      refusal: ready.includes(card) ? null : { text: `No ${card} now.`, article: 'duel-actions' },
    }),
  ),
]
