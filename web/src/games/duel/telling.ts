// How the card game is told: the dice come to rest, a card that was turned or played is seen, then cards and resources
// find their places; only then do figures and log say what it was.

import { interlude, type Beat, type News } from '../../table/stage.svelte'
import type { Event, Scene } from '../../wire'
import { duelScene } from './family'
import { flightsOf } from './flights'
import PlayedCard from './PlayedCard.svelte'
import type { CardInfo, DuelScene } from './wire'

const TUMBLE = 700
const CARD = 1700
const FLIGHT = 380
const GROWTH = 660
/** A whole move takes no longer than this. */
const LONGEST = 1200

/** The scene with some of the table as it will be. */
function amended(now: Scene, change: Partial<DuelScene>): Scene {
  const own = duelScene(now)
  return own ? { ...now, parts: { ...now.parts, duel: { ...own, ...change } } } : now
}

export function tell(
  { events, before, after }: News,
  you: number,
  fly: (before: DuelScene, after: DuelScene) => void,
  info: (name: string) => CardInfo | null,
): Beat[] {
  const [was, is] = [duelScene(before?.scene), duelScene(after?.scene)]
  if (!was || !is || events.length === 0) return []
  return [...tellThrow(events, is), ...tellCard(events, you, info), ...tellFlights(was, is, fly)]
}

function tellThrow(events: readonly Event[], { production, face }: DuelScene): Beat[] {
  if (!events.some(({ verb }) => verb === 'rolled')) return []
  return [{ step: 'throw', length: TUMBLE, sound: 'dice', shows: (now) => amended(now, { production, face }) }]
}

/** An event that was turned, or a card that somebody else plays from their hand. */
function tellCard(events: readonly Event[], you: number, info: (name: string) => CardInfo | null): Beat[] {
  return events
    .filter(({ verb, player }) => verb === 'turned' || (verb === 'play' && player !== you))
    .flatMap(({ what, player }): Beat[] => {
      const card = info(what.split(' ')[1] ?? '')
      if (!card) return []
      return [{ step: 'scene', length: CARD, sound: 'card', picture: interlude(PlayedCard, { card, player }) }]
    })
}

function tellFlights(was: DuelScene, is: DuelScene, fly: (before: DuelScene, after: DuelScene) => void): Beat[] {
  const flights = flightsOf(was, is)
  if (flights.length === 0) return []
  const latest = Math.max(...flights.map(({ delay, good }) => delay + (good ? GROWTH : FLIGHT)))
  return [{ step: 'cards', length: Math.min(LONGEST, latest), sound: 'card', start: () => fly(was, is) }]
}
