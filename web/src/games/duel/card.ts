// What the face of a card makes of its figures.
import type { SignName } from './art/signs'
import type { CardInfo } from './wire'

/** Resources by their names, and magic. */
export type Cost = Record<string, number>

/** What a face needs to know of a card: its name and kind, and whatever stands on it. */
export type CardData = Pick<CardInfo, 'name' | 'title' | 'kind'> &
  Partial<
    Pick<
      CardInfo,
      'unit' | 'play_class' | 'place' | 'cost' | 'cast' | 'victory' | 'commerce' | 'strength' | 'tournament' | 'text'
    >
  >

/** What decides frame, colour and ground of a card. */
export type CardType =
  'action' | 'magic' | 'spell' | 'citadel' | 'green' | 'red' | 'brown' | 'road' | 'event' | 'wizard'

const BY_KIND: Record<string, CardType> = { event: 'event', wizard: 'wizard', 'spell-book': 'spell' }
const BY_PLACE: Record<string, CardType> = {
  city: 'red',
  'foreign-city': 'red',
  citadel: 'citadel',
  road: 'road',
  region: 'brown',
}

export function typeOf({ kind, place = '', cost = {} }: CardData): CardType {
  if (kind === 'action') return cost.magic ? 'magic' : 'action'
  return BY_KIND[kind] ?? BY_PLACE[place] ?? 'green'
}

const CLASSES: Record<string, SignName> = { attack: 'attack', neutral: 'neutral', protection: 'protection' }

/** The sign in the corner: of an action its class, of all others their type. */
export function signOf(card: CardData): SignName {
  const type = typeOf(card)
  return type === 'action' || type === 'magic' ? (CLASSES[card.play_class ?? ''] ?? 'neutral') : type
}

const COUNTED = ['victory', 'commerce', 'strength', 'tournament'] as const
export type Counted = (typeof COUNTED)[number]

/** What a card counts, the points first. */
export const badgesOf = (card: CardData): { sign: Counted; n: number }[] =>
  COUNTED.map((sign) => ({ sign, n: card[sign] ?? 0 })).filter(({ n }) => n > 0)

// The text of a card ends with its condition, where it has one.
const CONDITION = /^(.*?)\s*\b(?:Needs|Bedingung): (.+?)\.?$/s

/** The text of a card and, apart from it, its condition; "" for none. */
export function textOf({ text = '' }: CardData): { text: string; condition: string } {
  const found = CONDITION.exec(text)
  return found ? { text: found[1]!, condition: found[2]! } : { text, condition: '' }
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
  /** Used in this turn already. */
  spent?: boolean
  /** What a goods store or treasury holds: two of a kind, or nothing. */
  stored?: Record<string, number>
}
