import { expect, it } from 'vitest'
import { anEvent } from '../../table/sample'
import type { Event, Flow } from '../../wire'
import { hex, node } from './board/fixture'
import { flightsOf, timeOf } from './flights'

const event = (flows: Flow[], change: Partial<Event> = {}): Event => anEvent({ flows, ...change })
const flow = (giver: number, taker: number, card: string | null, n = 1): Flow => ({ giver, taker, card, n })

it('lets cards start at the hex that bore them, those of one kind together', () => {
  const grown = { ...flow(-1, 1, 'lumber'), place: hex(0) }
  const flights = flightsOf(event([grown, grown], { places: [hex(0)] }))
  expect(flights).toEqual([{ giver: -1, taker: 1, kind: 'lumber', n: 2, from: hex(0), delay: 0 }])
})

it('lets cards go from one player to another, whether or not their kind is known', () => {
  const trade = flightsOf(event([flow(0, 2, 'wool', 2), flow(2, 0, 'ore')]))
  expect(trade.map(({ giver, taker, kind, n }) => [giver, taker, kind, n])).toEqual([
    [0, 2, 'wool', 2],
    [2, 0, 'ore', 1],
  ])
  expect(flightsOf(event([flow(1, 2, null)]))).toMatchObject([{ giver: 1, taker: 2, kind: '' }])
})

it('shows what is discarded on its way to the bank, but not what a piece cost', () => {
  expect(flightsOf(event([flow(1, -1, 'ore')]))).toHaveLength(1)
  expect(flightsOf(event([flow(1, -1, 'ore')], { places: [node(3)] }))).toEqual([])
})

it('starts cards of several players one after the other, and is soon over', () => {
  const kinds = ['lumber', 'brick', 'wool', 'grain', 'ore']
  const flights = flightsOf(event([0, 1, 2, 3].flatMap((player) => kinds.map((kind) => flow(-1, player, kind)))))
  const delays = flights.map(({ delay }) => delay)
  expect(delays).toEqual([...delays].sort((a, b) => a - b))
  expect(new Set(delays).size).toBe(20)
  expect(timeOf(flights)).toBeLessThanOrEqual(1200)
})

it('knows nothing to fly where no card moves', () => {
  expect(flightsOf(event([]))).toEqual([])
})
