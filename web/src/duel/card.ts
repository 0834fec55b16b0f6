// A card as the page gets it, and what its face makes of that.
import type { SignName } from '../art/duel/signs'

/** Resources by their names, and magic. */
export type Cost = Record<string, number>

export interface CardData {
  name: string
  title: string
  /** building, unit, wizard, spell-book, action or event. */
  kind: string
  /** knight, trade-fleet, pirate-fleet, cannon or dragon. */
  unit?: string
  /** attack, neutral or protection. */
  class?: string
  /** site, city, citadel, road, region, foreign or foreign-city. */
  place?: string
  cost?: Cost
  /** What a spell costs in magic power each time. */
  cast?: number
  points?: number
  commerce?: number
  strength?: number
  tournament?: number
  text?: string
  /** The condition, in words. */
  needs?: string
}

/** What decides frame, colour and ground of a card. */
export type CardType = 'action' | 'magic' | 'spell' | 'citadel' | 'green' | 'red' | 'brown' | 'road' | 'event' | 'wizard'

const BY_KIND: Record<string, CardType> = { event: 'event', wizard: 'wizard', 'spell-book': 'spell' }
const BY_PLACE: Record<string, CardType> = { city: 'red', 'foreign-city': 'red', citadel: 'citadel', road: 'road', region: 'brown' }

export function typeOf({ kind, place = '', cost = {} }: CardData): CardType {
  if (kind === 'action') return cost.magic ? 'magic' : 'action'
  return BY_KIND[kind] ?? BY_PLACE[place] ?? 'green'
}

const CLASSES: Record<string, SignName> = { attack: 'attack', neutral: 'neutral', protection: 'protection' }

/** The sign in the corner: of an action its class, of all others their type. */
export function signOf(card: CardData): SignName {
  const type = typeOf(card)
  return type === 'action' || type === 'magic' ? (CLASSES[card.class ?? ''] ?? 'neutral') : type
}

const COUNTED = ['points', 'commerce', 'strength', 'tournament'] as const
export type Counted = (typeof COUNTED)[number]

/** What a card counts, the points first. */
export const badgesOf = (card: CardData): { sign: Counted; n: number }[] =>
  COUNTED.map((sign) => ({ sign, n: card[sign] ?? 0 })).filter(({ n }) => n > 0)

/** What lies in a store: two of a kind, or nothing. */
export interface Stored {
  kind?: string
  n: number
}

/** How a card stands in a principality. */
export interface Standing {
  /** Face down: it works no more until it is redeemed. */
  pawned?: boolean
  bewitched?: boolean
  /** The player it belongs to, when it lies in the other principality. */
  foreign?: number
  /** 0 to 3, of works and wizards. */
  counter?: number
  /** Of a goods store or treasury. */
  stored?: Stored
}
