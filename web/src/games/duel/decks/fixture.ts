// Cards, reports and moments for tests of the deck builder.
import type { Moment } from '../../../wire'
import type { CardInfo, CardShelf, DeckParts, DeckReport, TrialGame } from '../wire'
import { EMPTY } from './text'

export const card = (name: string, more: Partial<CardInfo> = {}): CardInfo => ({
  name,
  title: name,
  set: 'base',
  copies: { base: 2 },
  kind: 'building',
  unit: '',
  play_class: '',
  place: 'site',
  terrain: '',
  labels: ['Building', 'Any site (green)'],
  cost: { brick: 1, wool: 1 },
  cast: 0,
  victory: 0,
  commerce: 0,
  strength: 0,
  tournament: 0,
  unique: false,
  needs: [],
  condition: '',
  text: '',
  details: '',
  article: `card-${name}`,
  assumed: [],
  ...more,
})

export const ABBEY = card('abbey', { title: 'Abbey', text: 'You may hold 1 more hand card.' })
export const SPY = card('spy', {
  title: 'Spy',
  kind: 'action',
  play_class: 'attack',
  place: '',
  labels: ['Action card', 'Attack'],
  cost: {},
})
export const CANNON = card('cannon', {
  title: 'Cannon',
  set: 'science-progress',
  copies: { 'science-progress': 2 },
  kind: 'unit',
  unit: 'cannon',
  labels: ['Unit', 'Cannon', 'Any site (green)'],
  cost: { ore: 3, grain: 2 },
  needs: ['university'],
})
export const PLAGUE = card('plague', { title: 'Plague', kind: 'event', place: '', labels: ['Event card'], cost: {} })
export const CARDS = [ABBEY, SPY, CANNON, PLAGUE]

export const SHELF: CardShelf = {
  sets: [
    { id: 'base', name: 'Base set' },
    { id: 'science-progress', name: 'Science & Progress' },
  ],
  cards: CARDS,
  sizes: { deck: 33, start: 3, events: 4 },
}

/** What the server would say about a deck, as far as the tests need it. */
export const reportOf = (deck: Partial<DeckParts>, more: Partial<DeckReport> = {}): DeckReport => {
  const whole = { ...EMPTY, ...deck }
  const owned = (name: string): boolean => name !== 'cannon' || whole.sets.includes('science-progress')
  return {
    legal: false,
    mistakes: [],
    problems: [],
    deck: whole,
    text: '',
    actions: [],
    unplayable: [],
    useless: [],
    suggestions: [],
    figures: null,
    most: Object.fromEntries(CARDS.map(({ name }) => [name, owned(name) ? (name === 'plague' ? 1 : 2) : 0])),
    ...more,
  }
}

export const game = (number: number, won: boolean, more: Partial<TrialGame> = {}): TrialGame => ({
  number,
  won,
  began: number % 2 === 0,
  points: won ? 13 : 9,
  opposing: won ? 8 : 13,
  turns: 50 + number,
  played: won ? ['abbey'] : ['spy'],
  used: won ? ['abbey'] : ['spy'],
  held: ['abbey', 'spy'],
  ...more,
})

/** A moment in which the game asks for cards. */
export const asking = (question: string, texts: string[], deck: Record<string, number> = {}): Moment =>
  ({
    number: 1,
    question,
    asks_you: true,
    due: 2,
    asked: '',
    choices: texts.map((text) => ({ text, label: text, verb: text.split(' ')[0] })),
    scene: { parts: { duel: { realms: [{ deck }, { deck: null }] } } },
  }) as unknown as Moment
