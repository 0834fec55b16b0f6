import { describe, expect, it } from 'vitest'
import { answersTo } from '../../table/hand.svelte'
import { askAbout as ask, attemptAt, placeWord, toolKeys } from './asking'
import type { Choice } from '../../wire'
import { aChoice, aMoment, aSetting, at, aTool } from './sample'

const setting = aSetting()
const asked = (choices: Choice[], due: number) => ask(choices, due, setting)

describe('what is asked', () => {
  it('is every choice that no tool leads to', () => {
    const moment = aMoment({
      tools: [aTool('road'), aTool('trade', { verbs: ['bank', 'offer'] })],
      choices: [aChoice('road 0-1'), aChoice('bank ore for wool'), aChoice('robber 3')],
    })
    expect(answersTo(moment).map((choice) => choice.text)).toEqual(['robber 3'])
    expect(answersTo({ ...moment, asks_you: false })).toEqual([])
  })

  it('can be cards, with how many are due', () => {
    const choices = [aChoice('discard ore', { give: { ore: 1 } }), aChoice('discard wool', { give: { wool: 1 } })]
    expect(asked(choices, 4)).toMatchObject({ kind: 'cards', due: 4 })
    expect(asked([aChoice('monopoly ore', { get: { ore: 1 } })], 0)).toMatchObject({ kind: 'cards', due: 1 })
  })

  it('can be a player, even the first one', () => {
    expect(asked([aChoice('rob 0', { player: 0 }), aChoice('rob 2', { player: 2 })], 0)?.kind).toBe('players')
  })

  it('can be an offer, with or without the cards for it', () => {
    const decline = aChoice('decline')
    const accept = aChoice('accept', { player: 1, give: { ore: 1 }, get: { wool: 1 } })
    expect(asked([decline], 0)).toMatchObject({ kind: 'reply', accept: null })
    expect(asked([accept, decline], 0)).toMatchObject({ kind: 'reply', accept })
  })

  it('can be anything else, as a list; places are asked on the board', () => {
    expect(asked([aChoice('announce'), aChoice('pass')], 0)?.kind).toBe('list')
    expect(asked([aChoice('robber 3', { place: at('hex', 3) })], 0)).toBeNull()
  })
})

describe('a place that is not lit', () => {
  it('is tried in the words of its lit siblings', () => {
    const edge = setting.edges[7]!
    expect(placeWord(setting, at('edge', edge.id))).toBe(edge.name)
    const lit = [aChoice('road 0-1', { place: at('edge', 0) })]
    expect(attemptAt(setting, lit, at('edge', edge.id))).toBe(`road ${edge.a}-${edge.b}`)
    expect(attemptAt(setting, [aChoice('robber 2', { place: at('hex', 2) })], at('hex', 5))).toBe('robber 5')
    expect(attemptAt(setting, [aChoice('found 2', { place: at('node', 2) })], at('node', 12))).toBe('found 12')
  })

  it('of another kind is none', () => {
    expect(attemptAt(setting, [aChoice('found 2', { place: at('node', 2) })], at('edge', 1))).toBeNull()
    expect(attemptAt(setting, [], at('edge', 1))).toBeNull()
  })
})

describe('keys', () => {
  it('are letters for what every turn has, numbers for the rest', () => {
    const tools = ['roll', 'road', 'settlement', 'knight', 'trade', 'end', 'announce'].map((name) => aTool(name))
    expect([...toolKeys(tools)]).toEqual([
      ['roll', 'D'],
      ['road', '1'],
      ['settlement', '2'],
      ['knight', '3'],
      ['trade', 'T'],
      ['end', 'E'],
      ['announce', '4'],
    ])
  })
})
