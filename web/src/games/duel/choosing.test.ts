import { describe, expect, it } from 'vitest'
import { aChoice, aMoment } from '../../table/sample'
import { aboutCard, askAbout, isOwnTurn, ofLaid, takesCardFirst, toolKeys } from './choosing'
import { aWholeScene, at, someTools } from './sample'

const moment = (change = {}) => aMoment({ scene: aWholeScene(), question: 'actions', tools: someTools(), ...change })

describe('one’s own turn', () => {
  it('asks nothing: tools, cards of the hand and cards that lie out', () => {
    const choices = [
      aChoice('end'),
      aChoice('build abbey 5u1', { card: 'abbey', place: at('slot', 20) }),
      aChoice('use 6u1', { place: at('slot', 24) }),
      aChoice('demolish 6u1', { place: at('slot', 24) }),
    ]
    const now = moment({ choices })
    expect(isOwnTurn(now)).toBe(true)
    expect(isOwnTurn(moment({ question: 'pay' }))).toBe(false)
    expect(aboutCard(now, 'abbey').map(({ text }) => text)).toEqual(['build abbey 5u1'])
    expect(ofLaid(now).map(({ text }) => text)).toEqual(['use 6u1'])
    expect(ofLaid({ ...now, question: 'pay' })).toEqual([])
  })
  it('does not take cards that lie elsewhere for those of the hand', () => {
    expect(
      aboutCard(moment({ question: 'take', choices: [aChoice('take abbey', { card: 'abbey' })] }), 'abbey'),
    ).toEqual([])
  })
})

describe('a question', () => {
  const kind = (...texts: [string, object?][]) => askAbout(texts.map(([text, change]) => aChoice(text, change)))
  it('is put by what its answers name', () => {
    expect(kind(['card abbey', { card: 'abbey' }], ['pass']).ask?.kind).toBe('cards')
    expect(kind(['choose ore', { get: { ore: 1 } }]).ask?.kind).toBe('goods')
    expect(kind(['number 3'], ['number 4']).ask?.kind).toBe('numbers')
    expect(kind(['face brigands']).ask?.kind).toBe('faces')
    expect(kind(['claim forest 6'], ['claim hills 2']).ask?.kind).toBe('lands')
    expect(kind(['arrange forest', { place: at('region', 5) }]).ask?.kind).toBe('lands')
    expect(kind(['corner-less thing']).ask?.kind).toBe('list')
    expect(kind(['accept'], ['decline']).ask).toMatchObject({ kind: 'reply', accept: { text: 'accept' } })
    expect(kind(['decline']).ask).toMatchObject({ kind: 'reply', accept: null })
  })
  it('keeps what names nothing apart, and leaves places to the table', () => {
    const { ask, others } = kind(['pay 5u', { place: at('region', 5) }], ['pass'])
    expect(ask).toBeNull()
    expect(others.map(({ text }) => text)).toEqual(['pass'])
  })
  it('takes a card first where a stack follows', () => {
    expect(
      takesCardFirst([aChoice('swap abbey 2', { card: 'abbey', place: at('stack', 2, -1) }), aChoice('keep')]),
    ).toBe(true)
    expect(takesCardFirst([aChoice('card abbey', { card: 'abbey' })])).toBe(false)
  })
})

it('gives tools letters and numbers, and cards of the hand none', () => {
  expect(Object.fromEntries(toolKeys(someTools()))).toEqual({
    roll: 'D',
    road: '1',
    settlement: '2',
    city: '3',
    trade: 'T',
    demolish: '4',
    end: 'E',
  })
})
