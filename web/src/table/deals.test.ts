import { describe, expect, it } from 'vitest'
import { changed, inHandOrder, mirrored, offerKey, sameDeal, spoken, total, writeDeal } from './deals'

const deal = { give: { ore: 2 }, get: { brick: 1 } }

describe('deals', () => {
  it('are written as the game reads them', () => {
    expect(writeDeal({ give: { ore: 0 }, get: { wool: 1 } })).toBe('nothing for 1 wool')
  })

  it('turn round', () => {
    expect(mirrored(deal)).toEqual({ give: { brick: 1 }, get: { ore: 2 } })
  })

  it('are equal whatever the order, and with kinds of which there are none', () => {
    expect(sameDeal({ give: { ore: 1, wool: 2 }, get: {} }, { give: { wool: 2, ore: 1, brick: 0 }, get: {} })).toBe(
      true,
    )
    expect(sameDeal(deal, mirrored(deal))).toBe(false)
    expect(offerKey(1, { give: { a: 1, b: 2 }, get: {} })).toBe(offerKey(1, { give: { b: 2, a: 1, c: 0 }, get: {} }))
    expect(offerKey(1, deal)).not.toBe(offerKey(2, deal))
  })

  it('count cards and never go below none', () => {
    expect(total({ ore: 2, wool: 3 })).toBe(5)
    expect(changed({ ore: 1 }, 'ore', -1)).toEqual({})
    expect(changed({}, 'ore', -1)).toEqual({})
    expect(changed({ ore: 1 }, 'wool', 2)).toEqual({ ore: 1, wool: 2 })
    expect(inHandOrder(['ore', 'coin', 'brick', 'lumber'])).toEqual(['lumber', 'brick', 'ore', 'coin'])
    expect(spoken({ ore: 2, brick: 1, wool: 0 }, (kind) => kind, 'nothing')).toBe('1 brick and 2 ore')
    expect(spoken({}, (kind) => kind, 'nothing')).toBe('nothing')
  })
})
