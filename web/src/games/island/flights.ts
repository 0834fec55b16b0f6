// From where to where cards fly. One card per kind, with its count; a whole roll is soon over.
import type { Event, Flow, Place } from '../../wire'

export interface Flight {
  /** -1 is the bank. */
  giver: number
  taker: number
  /** "" where the viewer may not know it. */
  kind: string
  n: number
  /** The hex that bore them. */
  from: Place | null
  /** Milliseconds after the first one. */
  delay: number
}

const BANK = -1
const APART = 40
const FLIGHT = 320
/** A whole roll takes no longer than this. */
const LONGEST = 1200

/** What a piece cost is seen by the piece. */
const isSeen = ({ places }: Event, { taker }: Flow): boolean => taker !== BANK || places.length === 0

/** The flights an event causes. */
export function flightsOf(event: Event): Flight[] {
  const found = new Map<string, Flight>()
  for (const flow of event.flows ?? []) {
    if (!isSeen(event, flow)) continue
    const { giver, taker, card, n, place = null } = flow
    const key = [giver, taker, card, place?.id].join()
    const known = found.get(key)
    if (known) known.n += n
    else found.set(key, { giver, taker, kind: card ?? '', n, from: place, delay: 0 })
  }
  const flights = [...found.values()]
  const apart = Math.min(APART, (LONGEST - FLIGHT) / Math.max(1, flights.length - 1))
  return flights.map((flight, i) => ({ ...flight, delay: i * apart }))
}

/** How long it takes until all have landed. */
export const timeOf = (flights: readonly Flight[]): number => (flights.at(-1)?.delay ?? 0) + FLIGHT
