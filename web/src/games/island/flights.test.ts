import { expect, it } from 'vitest'
import type { Event } from '../../wire'
import { hex, node, scene, setting } from './board/fixture'
import { flightsOf } from './flights'

const event = (change: Partial<Event>): Event => ({
  number: 1,
  player: 0,
  verb: 'rolled',
  what: 'rolled 5 3',
  story: null,
  round: 1,
  article: null,
  places: [],
  ...change,
})

it('lets cards start at the hex they grow on', () => {
  const flights = flightsOf(event({ places: [hex(0)], gains: [{ player: 1, cards: { lumber: 2 } }] }), setting, scene())
  expect(flights).toEqual([{ player: 1, kind: 'lumber', n: 2, from: hex(0), delay: 0 }])
})

it('finds the hexes of the roll when none is named, but not the robbed one', () => {
  const gains = [{ player: 1, cards: { lumber: 1 } }]
  expect(flightsOf(event({ gains }), setting, scene())[0]!.from).toEqual(hex(0))
  const robbed = scene({ pieces: [{ kind: 'robber', player: -1, place: hex(0) }] })
  expect(flightsOf(event({ gains }), setting, robbed)[0]!.from).toBeNull()
})

it('starts cards of several players one after the other, and is soon over', () => {
  const gains = [0, 1, 2, 3].map((player) => ({ player, cards: { lumber: 1, brick: 1, wool: 1, grain: 1, ore: 1 } }))
  const delays = flightsOf(event({ gains, places: [node(3)] }), setting, scene()).map(({ delay }) => delay)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(new Set(delays).size).toBe(20)
  expect(delays.at(-1)! + 320).toBeLessThanOrEqual(1200)
})

it('knows nothing to fly without gains', () => {
  expect(flightsOf(event({}), setting, scene())).toEqual([])
})
