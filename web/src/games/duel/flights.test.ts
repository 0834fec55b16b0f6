import { expect, it } from 'vitest'
import type { DuelScene } from './wire'
import { flightsOf } from './flights'
import { aLaid, aRealm, aScene } from './sample'

const stacks = (size: number): DuelScene['stacks'] => [{ id: 0, owner: -1, size, known: [] }]
const mine = { abbey: 1, scout: 1 }
const told = (before: DuelScene, after: DuelScene) =>
  flightsOf(before, after).map(({ card, from, to }) => [card, from[0], to[0]])

it('brings a card that is drawn from its stack to the hand', () => {
  const before = aScene({ stacks: stacks(9), realms: [aRealm(0, { hand: mine }), aRealm(1)] })
  const after = aScene({ stacks: stacks(8), realms: [aRealm(0, { hand: { ...mine, bishop: 1 } }), aRealm(1)] })
  expect(told(before, after)).toEqual([['bishop', 'stack-0', 'hand-bishop']])
})

it('shows only the back of a card that the other one draws', () => {
  const before = aScene({ stacks: stacks(9), realms: [aRealm(0), aRealm(1, { cards: 2 })] })
  const after = aScene({ stacks: stacks(8), realms: [aRealm(0), aRealm(1, { cards: 3 })] })
  expect(told(before, after)).toEqual([['', 'stack-0', 'player-1']])
})

it('brings a card that is built to its site, and one that is played to the discard pile', () => {
  const before = aScene({ realms: [aRealm(0, { hand: mine }), aRealm(1, { cards: 3 })] })
  const built = aScene({
    realms: [aRealm(0, { hand: { scout: 1 }, laid: [aLaid({ slot: 20, name: 'abbey' })] }), aRealm(1, { cards: 3 })],
  })
  expect(told(before, built)).toEqual([['abbey', 'hand-abbey', 'slot-20-0']])
  const farm = aLaid({ slot: 53, where: 'region', column: 5, side: 'up', name: 'abbey' })
  const improved = aScene({ realms: [aRealm(0, { hand: { scout: 1 }, laid: [farm] }), aRealm(1, { cards: 3 })] })
  expect(told(before, improved)).toEqual([['abbey', 'hand-abbey', 'region-5-0']])
  const played = aScene({ discarded: [{ arsonist: 1 }], realms: [aRealm(0, { hand: mine }), aRealm(1, { cards: 2 })] })
  expect(told(before, played)).toEqual([['arsonist', 'player-1', 'discard-0']])
})

it('lets a card go back under a stack without showing it', () => {
  const before = aScene({ stacks: stacks(8), realms: [aRealm(0, { hand: mine }), aRealm(1)] })
  const after = aScene({ stacks: stacks(9), realms: [aRealm(0, { hand: { scout: 1 } }), aRealm(1)] })
  expect(told(before, after)).toEqual([['', 'hand-abbey', 'stack-0']])
})

it('lets resources pop up on their regions', () => {
  const before = aScene()
  const [first, ...others] = aRealm(0).regions
  const after = aScene({
    realms: [aRealm(0, { hand: before.realms[0]!.hand, regions: [{ ...first!, stock: 3 }, ...others] }), aRealm(1)],
  })
  expect(flightsOf(before, after)).toEqual([
    { card: '', good: 'lumber', n: 2, from: ['region-5-0'], to: ['region-5-0'], delay: 0 },
  ])
})

it('has nothing to fly when nothing moved', () => {
  expect(flightsOf(aScene(), aScene())).toEqual([])
})
