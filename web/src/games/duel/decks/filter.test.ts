import { describe, expect, it } from 'vitest'
import { ALL, filtered, hasCondition, priceOf, sortsOf } from './filter'
import { ABBEY, CANNON, CARDS, PLAGUE, SPY } from './fixture'

const found = (filter: Partial<typeof ALL>) => filtered(CARDS, { ...ALL, ...filter })

describe('a filter', () => {
  it('lets all through where nothing is chosen', () => expect(found({})).toEqual(CARDS))
  it('knows sets, kinds, places and classes', () => {
    expect(found({ set: 'science-progress' })).toEqual([CANNON])
    expect(found({ kind: 'event' })).toEqual([PLAGUE])
    expect(found({ place: 'site' })).toEqual([ABBEY, CANNON])
    expect(found({ play_class: 'attack' })).toEqual([SPY])
  })
  it('knows prices, the high ones together', () => {
    expect(priceOf(CANNON)).toBe(5)
    expect(found({ price: '2' })).toEqual([ABBEY])
    expect(found({ price: '5+' })).toEqual([CANNON])
    expect(found({ price: '0' })).toEqual([SPY, PLAGUE])
  })
  it('knows whether a card has a condition', () => {
    expect(hasCondition(CANNON)).toBe(true)
    expect(found({ condition: 'with' })).toEqual([CANNON])
    expect(found({ condition: 'without' })).not.toContain(CANNON)
  })
  it('finds words in any order, whatever their accents', () => {
    expect(found({ words: 'CARD hand' })).toEqual([ABBEY])
    expect(filtered([{ ...ABBEY, title: 'Getreidemühle' }], { ...ALL, words: 'muhle' })).toHaveLength(1)
    expect(found({ words: 'dragon' })).toEqual([])
  })
  it('takes all that is chosen together', () => expect(found({ kind: 'unit', price: '2' })).toEqual([]))
})

it('the sorts there are come with their words', () => {
  const sorts = sortsOf(CARDS)
  expect(sorts.kind).toContainEqual({ value: 'unit', label: 'Unit' })
  expect(sorts.place).toEqual([{ value: 'site', label: 'Any site (green)' }])
  expect(sorts.play_class).toEqual([{ value: 'attack', label: 'Attack' }])
})
