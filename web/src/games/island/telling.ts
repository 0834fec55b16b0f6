// How a board game is told: the dice come to rest, the robber walks, hexes that pay light up, cards fly; only then do
// figures and log say what it was.

import { boardScene } from './family'
import { roams } from './board/pieces'
import type { Beat, News } from '../../table/stage.svelte'
import type { Event, Place, Scene } from '../../wire'
import type { IslandScene, Piece } from './wire'
import { flightsOf, timeOf, type Flight } from './flights'

/** What the table does while it is told. */
export interface Hands {
  light: (places: Place[]) => void
  fly: (flights: Flight[]) => void
  /** Whether its cards were taken from somebody against their will. */
  isTheft: (event: Event) => boolean
}

const TUMBLE = 700
const WALK = 480
const LIGHT = 520
const ROLLED = 'rolled'

/** The scene of a board game, with some of it as it will be. */
const amended = (now: Scene, change: Partial<IslandScene>): Scene => ({
  ...now,
  parts: { ...now.parts, island: { ...(now.parts?.island as IslandScene), ...change } },
})

const standing = (pieces: readonly Piece[]): string =>
  pieces
    .filter(roams)
    .map(({ kind, place }) => `${kind} ${place.kind} ${place.id}`)
    .join()

function tellThrow(event: Event, { light }: Hands): Beat[] {
  const thrown: Beat = {
    step: 'throw',
    length: TUMBLE,
    sound: 'dice',
    shows: (now, after) => amended(now, { dice: boardScene(after)?.dice ?? [] }),
  }
  if (event.places.length === 0) return [thrown]
  return [thrown, { step: 'light', length: LIGHT, start: () => light(event.places) }]
}

/** Whoever walks over the board, as the robber does, is seen walking. */
function tellWalk({ before, after }: News): Beat[] {
  const [then, now] = [boardScene(before?.scene)?.pieces ?? [], boardScene(after?.scene)?.pieces ?? []]
  if (standing(then) === standing(now)) return []
  const pieces = [...then.filter((piece) => !roams(piece)), ...now.filter(roams)]
  return [{ step: 'move', length: WALK, sound: 'wood', shows: (scene) => amended(scene, { pieces }) }]
}

/** Cards are seen on their way; what is taken from somebody has a sound of its own. */
function tellCards(event: Event, { fly, isTheft }: Hands): Beat[] {
  const flights = flightsOf(event)
  if (flights.length === 0) return []
  const sound = isTheft(event) ? 'snatch' : 'card'
  return [{ step: 'cards', length: timeOf(flights), sound, start: () => fly(flights) }]
}

export function tell(news: News, hands: Hands): Beat[] {
  const throws = news.events.filter(({ verb }) => verb === ROLLED).flatMap((event) => tellThrow(event, hands))
  return [...throws, ...tellWalk(news), ...news.events.flatMap((event) => tellCards(event, hands))]
}
