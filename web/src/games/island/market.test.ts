import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Moment } from '../../wire'
import { Bargain, GRACE } from './bargain.svelte'
import { atBank, readMarket, writeOffer, writeProposal } from './market'
import { aChoice, aMarket, aMoment, aScene } from './sample'

const offer = { give: { wool: 2 }, get: { ore: 1 } }
const counter = { give: { ore: 1 }, get: { wool: 3 } }

/** Player 0 is on turn and has offered two wool for one ore. */
function trading(change: Partial<Moment> = {}, turn = 0): Moment {
  const market = aMarket({
    offer,
    answers: [
      { player: 1, state: 'accepted', deal: { give: { ore: 1 }, get: { wool: 2 } } },
      { player: 2, state: 'proposed', deal: counter },
    ],
  })
  return aMoment({ scene: aScene({ turn, market }), ...change })
}

describe('the talk about trade', () => {
  it('is told from the side of whoever offered', () => {
    const talk = readMarket(trading({ choices: [aChoice('trade 2', { player: 2 })] }), 0)
    expect(talk).toMatchObject({ side: 'mine', offer })
    expect(talk?.rows[1]).toMatchObject({
      player: 2,
      deal: { give: { wool: 3 }, get: { ore: 1 } },
      choice: { text: 'trade 2' },
    })
    expect(talk?.rows[0]?.choice).toBeNull()
  })

  it('is told from one’s own side to those who are asked', () => {
    const talk = readMarket(trading(), 1)
    expect(talk).toMatchObject({ side: 'asked', offer: { give: { ore: 1 }, get: { wool: 2 } } })
    expect(talk?.rows[1]?.deal).toEqual(counter)
  })

  it('is told from the side of the turn to those who watch', () => {
    expect(readMarket(trading(), -1)).toMatchObject({ side: 'watched', offer })
  })

  it('is nothing while nobody trades; a proposal without an offer comes unasked', () => {
    expect(readMarket(aMoment(), 0)).toBeNull()
    const market = aMarket({ offer: null, answers: [{ player: 2, state: 'proposed', deal: counter }] })
    expect(readMarket(aMoment({ scene: aScene({ market }) }), 0)?.rows[0]?.state).toBe('unasked')
  })
})

describe('one’s own side', () => {
  let declined: number
  let bargain: Bargain

  beforeEach(() => {
    vi.useFakeTimers()
    declined = 0
    bargain = new Bargain({ decline: () => declined++ })
  })
  afterEach(() => {
    bargain.close()
    vi.useRealTimers()
  })

  const asked = (number: number, give: Record<string, number> = { wool: 2 }) =>
    aMoment({
      number,
      question: 'reply',
      choices: [aChoice('decline')],
      scene: aScene({ turn: 1, market: aMarket({ offer: { give, get: { ore: 1 } } }) }),
    })
  const quiet = (number: number) => aMoment({ number, asks_you: false, scene: aScene({ turn: 1 }) })

  it('words offers and proposals', () => {
    bargain.change('give', 'ore', 2)
    bargain.change('get', 'brick', 1)
    expect(bargain.text('offer', 3, [1, 2, 3])).toBe('offer 2 ore for 1 brick to all')
    bargain.toggle(2)
    expect(bargain.text('offer', 3, [1, 2, 3])).toBe('offer 2 ore for 1 brick to 1 3')
    expect(bargain.text('offer', 3, [1, 2])).toBe('offer 2 ore for 1 brick to 1')
    expect(bargain.text('propose', 3, [1, 2, 3])).toBe('propose 2 ore for 1 brick')
  })

  it('never has a kind on both sides, nor more than the hand', () => {
    bargain.change('give', 'wool', 1)
    bargain.change('get', 'wool', 1)
    expect(bargain.deal).toEqual({ give: {}, get: {} })
    bargain.start({ give: { wool: 5, ore: 1 }, get: { brick: 1 } })
    bargain.clamp({ wool: 2 })
    expect(bargain.give).toEqual({ wool: 2 })
  })

  it('begins a counter-offer with what was asked, as far as one has it', () => {
    bargain.counter(offer, { ore: 3 })
    expect(bargain.deal).toEqual({ give: { ore: 1 }, get: { wool: 2 } })
    expect(bargain.countering).toBe(true)
    bargain.counter(offer, { brick: 1 })
    expect(bargain.deal).toEqual({ give: {}, get: { wool: 2 } })
  })

  it('lets a counter-offer in the making go with its offer', () => {
    bargain.follow(asked(1), 0)
    bargain.counter(offer, { ore: 1 })
    bargain.follow(asked(2), 0)
    expect(bargain.countering).toBe(true)
    bargain.follow(quiet(3), 0)
    expect(bargain.countering).toBe(false)
    expect(bargain.isEmpty).toBe(true)
  })

  it('lets a counter-offer go when another offer takes the place of its own', () => {
    bargain.follow(asked(1), 0)
    bargain.counter(offer, { ore: 1 })
    bargain.follow(asked(2, { wool: 3 }), 0)
    expect(bargain.isEmpty).toBe(true)
  })

  it('keeps a proposal of one’s own that answers no offer', () => {
    bargain.follow(asked(1), 0)
    bargain.change('give', 'ore', 1)
    bargain.follow(quiet(2), 0)
    expect(bargain.give).toEqual({ ore: 1 })
  })

  it('forgets with the offer which answers were put aside', () => {
    const one = trading({ choices: [aChoice('trade 1', { player: 1 })] })
    bargain.follow(one, 0)
    bargain.putAside(bargain.newest(one, 0)!.key)
    expect(bargain.aside.size).toBe(1)
    bargain.follow(aMoment({ number: 2, scene: aScene({ turn: 0 }) }), 0)
    expect(bargain.aside.size).toBe(0)
  })

  it('declines an offer by itself that was declined this turn, after a while', () => {
    bargain.follow(asked(1), 0)
    bargain.remember(asked(1))
    bargain.follow(quiet(2), 0)
    bargain.follow(asked(3), 0)
    expect(bargain.declining?.player).toBe(1)
    vi.advanceTimersByTime(GRACE)
    expect(declined).toBe(1)
    expect(bargain.declined?.player).toBe(1)
    bargain.follow(quiet(4), 0)
    expect(bargain.declined).toBeNull()
  })

  it('lets one step in, and asks again from then on', () => {
    bargain.follow(asked(1), 0)
    bargain.remember(asked(1))
    bargain.follow(quiet(2), 0)
    bargain.follow(asked(3), 0)
    bargain.answerMyself()
    vi.advanceTimersByTime(GRACE * 2)
    expect(declined).toBe(0)
    bargain.follow(quiet(4), 0)
    bargain.follow(asked(5), 0)
    expect(bargain.declining).toBeNull()
  })

  it('asks about an offer that differs, and in another turn', () => {
    bargain.follow(asked(1), 0)
    bargain.remember(asked(1))
    bargain.follow(asked(2, { wool: 3 }), 0)
    expect(bargain.declining).toBeNull()
    const next = asked(3)
    next.scene.round++
    bargain.follow(next, 0)
    expect(bargain.declining).toBeNull()
  })

  it('does not decline an offer that was withdrawn meanwhile', () => {
    bargain.follow(asked(1), 0)
    bargain.remember(asked(1))
    bargain.follow(quiet(2), 0)
    bargain.follow(asked(3), 0)
    bargain.follow(quiet(4), 0)
    vi.advanceTimersByTime(GRACE)
    expect(declined).toBe(0)
  })

  it('knows the newest answer that can be accepted', () => {
    const one = trading({ choices: [aChoice('trade 1', { player: 1 })] })
    bargain.follow(one, 0)
    expect(bargain.newest(one, 0)?.player).toBe(1)
    const two = trading({ number: 2, choices: [aChoice('trade 1', { player: 1 }), aChoice('trade 2', { player: 2 })] })
    bargain.follow(two, 0)
    expect(bargain.newest(two, 0)?.player).toBe(2)
    bargain.putAside(bargain.newest(two, 0)!.key)
    expect(bargain.newest(two, 0)?.player).toBe(1)
  })
})

describe('a deal', () => {
  const deal = { give: { ore: 2 }, get: { brick: 1 } }

  it('is written as the game reads it', () => {
    expect(writeOffer(deal, 'all')).toBe('offer 2 ore for 1 brick to all')
    expect(writeOffer(deal, [1, 3])).toBe('offer 2 ore for 1 brick to 1 3')
    expect(writeProposal({ give: { wool: 1, lumber: 1 }, get: { ore: 1 } })).toBe('propose 1 wool 1 lumber for 1 ore')
  })

  it('find the bank’s choice', () => {
    const choices = [aChoice('bank ore for brick', { give: { ore: 4 }, get: { brick: 1 } })]
    expect(atBank(choices, { give: { ore: 4 }, get: { brick: 1 } })?.text).toBe('bank ore for brick')
    expect(atBank(choices, { give: { ore: 3 }, get: { brick: 1 } })).toBeUndefined()
  })
})
