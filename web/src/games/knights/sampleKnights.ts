// A small table of Cities & Knights for tests, laid over the one of the base game.

import type { BoardScene, BoardSetting } from '../island/family'
import type { Standing } from '../island/wire'
import type { Barbarians, KnightsScene, KnightsSetting, Progress, Works } from './wire'
import { aScene, aSetting, at } from '../island/sample'

const COMMODITIES: Record<string, string> = { trade: 'cloth', politics: 'coin', science: 'paper' }
const LEVELS: Record<string, string[]> = {
  trade: ['market', 'trading house', 'merchant guild', 'bank', 'great exchange'],
  politics: ['town hall', 'church', 'fortress', 'cathedral', 'council of the island'],
  science: ['abbey', 'library', 'aqueduct', 'theatre', 'university'],
}
const GIVES: Record<string, string> = {
  'merchant guild': 'trade commodities 2:1 with the bank',
  fortress: 'promote knights to mighty ones',
  aqueduct: 'take a card when the dice bring you none',
}

const aProgress = (name: string, field: string, text = `What ${name} does.`): Progress => ({
  name,
  label: name.replace('-', ' '),
  field,
  copies: 2,
  text,
  article: name,
})

const aKnightsSetting = (change: Partial<KnightsSetting> = {}): KnightsSetting => ({
  fields: Object.entries(LEVELS).map(([name, levels]) => ({
    name,
    label: name,
    commodity: COMMODITIES[name]!,
    article: 'improvements',
    levels: levels.map((label) => ({ name: label.replaceAll(' ', '-'), label, gives: GIVES[label] ?? '' })),
  })),
  progress: [
    aProgress('merchant', 'trade'),
    aProgress('commercial-harbour', 'trade'),
    aProgress('warlord', 'politics', 'All your knights become active, for nothing.'),
    aProgress('spy', 'politics'),
    aProgress('alchemist', 'science'),
    aProgress('inventor', 'science'),
    aProgress('printer', 'science'),
  ],
  steps: 7,
  ...change,
})

const KINDS = ['brick', 'lumber', 'wool', 'grain', 'ore', 'coin', 'paper', 'cloth']

export const knightsSetting = (change: Partial<BoardSetting> = {}): BoardSetting =>
  aSetting({
    resources: KINDS.map((name) => ({ name, label: name, article: name })),
    development: [],
    target: 13,
    expansions: ['island', 'knights'],
    parts: { island: {}, knights: aKnightsSetting() },
    ...change,
  })

const aWorks = (change: Partial<Works> = {}): Works => ({
  levels: { trade: 2, politics: 1, science: 0 },
  progress: { trade: 1, politics: 0, science: 0 },
  defenders: 0,
  strength: 1,
  hand_limit: 7,
  ...change,
})

const someBarbarians = (change: Partial<Barbarians> = {}): Barbarians => ({
  ship: 5,
  attacks: 0,
  attack: 6,
  defence: 5,
  losers: [2],
  ...change,
})

export const aKnightsScene = (change: Partial<KnightsScene> = {}): KnightsScene => ({
  event: 'ship',
  barbarians: someBarbarians(),
  metropolises: { trade: -1, politics: 2, science: 0 },
  decks: { trade: 17, politics: 15, science: 16 },
  open_cards: null,
  ...change,
})

/** The knights' landing number `attacks`, everything else as before. */
export const landed = (attacks: number, change: Partial<Barbarians> = {}): KnightsScene =>
  aKnightsScene({ barbarians: someBarbarians({ attacks, ...change }) })

const players = (): Standing[] =>
  aScene().players.map((standing) => ({
    ...standing,
    parts: {
      knights: aWorks(
        [
          {
            levels: { trade: 2, politics: 1, science: 4 },
            progress: { trade: 0, politics: 2, science: 1 },
            strength: 3,
            hand_limit: 9,
          },
          { strength: 1, defenders: 1 },
          { levels: { trade: 1, politics: 4, science: 2 }, strength: 1 },
          { levels: { trade: 3, politics: 0, science: 1 }, strength: 0 },
        ][standing.player],
      ),
    },
    ...(standing.player === 0
      ? {
          hand: { wool: 1, grain: 1, ore: 3, cloth: 1, coin: 2, paper: 1 },
          cards: 9,
          secrets: { warlord: 1, spy: 1, inventor: 1 },
        }
      : {}),
  }))

export const knightsScene = (change: Partial<BoardScene> = {}): BoardScene =>
  aScene({
    pieces: [
      { kind: 'road', player: 0, place: at('edge', 3) },
      { kind: 'wall', player: 0, place: at('node', 0) },
      { kind: 'city', player: 0, place: at('node', 0) },
      { kind: 'knight', player: 0, place: at('node', 8), look: { rank: 1, active: true } },
      { kind: 'knight', player: 0, place: at('node', 14), look: { rank: 2, active: false } },
      { kind: 'metropolis', player: 2, place: at('node', 20), look: { field: 'politics' } },
      { kind: 'knight', player: 1, place: at('node', 24), look: { rank: 3, active: true } },
      { kind: 'toppled-city', player: 1, place: at('node', 30) },
      { kind: 'sabotaged-city', player: 2, place: at('node', 40) },
      { kind: 'merchant', player: 0, place: at('hex', 7) },
      { kind: 'robber', player: -1, place: at('hex', 5) },
    ],
    players: players(),
    bank: { brick: 15, lumber: 16, wool: 12, grain: 19, ore: 17, coin: 8, paper: 9, cloth: 10 },
    parts: { island: {}, knights: aKnightsScene() },
    ...change,
  })
