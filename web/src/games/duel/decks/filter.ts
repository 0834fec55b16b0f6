// Finding cards: by set, kind, place, class, price, condition and words.
import type { CardInfo } from '../wire'

export interface Filter {
  words: string
  set: string
  kind: string
  place: string
  play_class: string
  price: string
  condition: string
}

export const ALL: Filter = { words: '', set: '', kind: '', place: '', play_class: '', price: '', condition: '' }

/** All a card costs, magic power too. */
export const priceOf = (card: CardInfo): number => Object.values(card.cost).reduce((sum, n) => sum + n, 0)

export const hasCondition = (card: CardInfo): boolean => card.condition !== '' || card.needs.length > 0

/** Prices to choose from: "0" to "4", and "5+" for all above. */
export const PRICES = ['0', '1', '2', '3', '4', '5+']
const hasPrice = (card: CardInfo, price: string): boolean =>
  price.endsWith('+') ? priceOf(card) >= parseInt(price, 10) : priceOf(card) === Number(price)

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** All that stands on a card, to be searched. */
const said = (card: CardInfo): string =>
  folded([card.title, card.text, card.details, card.condition, ...card.labels].join(' '))

const hasWords = (card: CardInfo, words: string): boolean => {
  const text = said(card)
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const TESTS: Record<keyof Filter, (card: CardInfo, wanted: string) => boolean> = {
  words: hasWords,
  set: (card, set) => (card.copies[set] ?? 0) > 0,
  kind: (card, kind) => card.kind === kind,
  place: (card, place) => card.place === place,
  play_class: (card, wanted) => card.play_class === wanted,
  price: hasPrice,
  condition: (card, wanted) => hasCondition(card) === (wanted === 'with'),
}

/** The cards that a filter lets through; what is not chosen lets all through. */
export function filtered(cards: readonly CardInfo[], filter: Filter): CardInfo[] {
  const tests = (Object.keys(TESTS) as (keyof Filter)[]).filter((key) => filter[key].trim())
  return cards.filter((card) => tests.every((key) => TESTS[key](card, filter[key].trim())))
}

export interface Sort {
  value: string
  label: string
}

const sorts = (found: Map<string, string>): Sort[] => [...found].map(([value, label]) => ({ value, label }))

/** The kinds, places and classes there are among cards, in words. The labels of a card name its kind, unit, class and place. */
export function sortsOf(cards: readonly CardInfo[]): Record<'kind' | 'place' | 'play_class', Sort[]> {
  const kind = new Map<string, string>()
  const place = new Map<string, string>()
  const play_class = new Map<string, string>()
  for (const card of cards) {
    kind.set(card.kind, card.labels[0] ?? card.kind)
    if (card.play_class) play_class.set(card.play_class, card.labels[card.unit ? 2 : 1] ?? card.play_class)
    if (card.place) place.set(card.place, card.labels.at(-1) ?? card.place)
  }
  return { kind: sorts(kind), place: sorts(place), play_class: sorts(play_class) }
}
