// From where to where cards fly when somebody gains them. One card per kind, with its count; a whole roll is soon over.
import { terrainOf } from '../../art/cards'
import { inOrder } from '../../kit/names'
import type { Event, Place } from '../../wire'
import type { BoardScene, BoardSetting } from './family'
import type { Hex } from './wire'

export interface Flight {
  player: number
  kind: string
  n: number
  from: Place | null
  /** Milliseconds after the first one. */
  delay: number
}

const APART = 40
const FLIGHT = 320
/** A whole roll takes no longer than this. */
export const LONGEST = 1200

/** The hexes cards may come from: those the event names, or those with the number that was rolled. */
function sources(event: Event, setting: BoardSetting, scene: BoardScene): number[] {
  const named = event.places.filter(({ kind }) => kind === 'hex').map(({ id }) => id)
  if (named.length) return named
  const rolled = scene.dice.reduce((a, b) => a + b, 0)
  const numberOf = ({ id, number }: Hex): number => scene.numbers[id] ?? number
  const taken = new Set(
    scene.pieces.filter(({ player, place }) => place.kind === 'hex' && player < 0).map(({ place }) => place.id),
  )
  return setting.hexes.filter((hex) => numberOf(hex) === rolled && !taken.has(hex.id)).map(({ id }) => id)
}

/** The hex a player's card comes from: one of its terrain at which the player stands, or any of its terrain. */
function source(player: number, card: string, from: number[], setting: BoardSetting, scene: BoardScene): Place | null {
  const terrain = terrainOf(card)
  const fitting = setting.hexes.filter((hex) => from.includes(hex.id) && hex.terrain === terrain)
  const own = new Set(scene.pieces.filter((p) => p.player === player && p.place.kind === 'node').map((p) => p.place.id))
  const best = fitting.find(({ nodes }) => nodes.some((node) => own.has(node))) ?? fitting[0]
  return best ? { kind: 'hex', id: best.id } : null
}

/** The flights an event causes. Those that start at no hex (a trade, a gift of the bank) have no `from`. */
export function flightsOf(event: Event, setting: BoardSetting, scene: BoardScene): Flight[] {
  const from = sources(event, setting, scene)
  const flights = (event.gains ?? []).flatMap(({ player, cards }) =>
    inOrder(cards).map((kind) => ({
      player,
      kind,
      n: cards[kind] ?? 0,
      from: source(player, kind, from, setting, scene),
    })),
  )
  const apart = Math.min(APART, (LONGEST - FLIGHT) / Math.max(1, flights.length - 1))
  return flights.map((flight, i) => ({ ...flight, delay: i * apart }))
}
