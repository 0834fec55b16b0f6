import { describe, expect, it } from 'vitest'
import { linesOf, partsOf } from './lines'
import { anEvent } from './sample'
import { parted, type Part } from './story'

const lexicon = {
  people: ['Ada', 'Anna Maria', 'Anna', 'You', 'Or'],
  cards: new Map([
    ['ore', 'ore'],
    ['wool', 'wool'],
  ]),
}
const shown = (story: string) =>
  parted(story, lexicon).map((part) => (part.kind === 'text' ? part.text : `<${part.text}>`))

const read = (parts: Part[]): string => parts.map((part) => (part.kind === 'cards' ? part.card : part.text)).join('')

describe('a line of the log', () => {
  it('has names and cards of its own', () => {
    expect(shown('Ada gets 2 ore and 1 wool.')).toEqual(['<Ada>', ' gets ', '<2 ore>', ' and ', '<1 wool>', '.'])
  })

  it('takes the longer of two names, and whole words only', () => {
    expect(shown('Anna Maria robs Anna.')).toEqual(['<Anna Maria>', ' robs ', '<Anna>', '.'])
    expect(shown('Adam sells 12 orepacks')).toEqual(['Adam sells 12 orepacks'])
    expect(shown('Or has 2 ore')).toEqual(['<Or>', ' has ', '<2 ore>'])
  })

  it('survives names that look like patterns', () => {
    const parts = parted('a.b (c wins.', { people: ['a.b (c'], cards: new Map() })
    expect(parts[0]).toEqual({ kind: 'name', text: 'a.b (c' })
    expect(parted('nothing to part', { people: [''], cards: new Map() })).toHaveLength(1)
  })

  it('tells cards discarded one by one at once', () => {
    const discard = (number: number, card: string, player = 0) =>
      anEvent({ number, player, verb: 'discard', what: `discard ${card}`, story: `Ada discards 1 ${card}.` })
    const log = [
      anEvent({ number: 1, verb: 'end', story: null }),
      discard(2, 'ore'),
      discard(3, 'wool'),
      discard(4, 'ore'),
      discard(5, 'ore', 1),
      anEvent({ number: 6 }),
    ]
    const lines = linesOf(log, [{ log: { together: ['discard'] } }])
    expect(lines.map((line) => line.events.map((event) => event.number))).toEqual([[2, 3, 4], [5], [6]])
    const parts = partsOf(lines[0]!, (story) => parted(story, lexicon))
    expect(parts.filter((part) => part.kind === 'cards')).toMatchObject([
      { card: 'ore', n: 2 },
      { card: 'wool', n: 1 },
    ])
    expect(read(parts)).toBe('Ada discards ore wool.')
  })

  it('tells an offer and everybody’s answer at once', () => {
    const said = (number: number, verb: string, story: string, player = 1) => anEvent({ number, verb, story, player })
    const log = [
      said(1, 'offer', 'Anna offers 1 ore for 1 wool.', 0),
      said(2, 'decline', 'Ada declines.'),
      said(3, 'accept', 'Or accepts.', 2),
      said(4, 'decline', 'You decline.', 3),
      said(5, 'trade', 'Anna gives Or 1 ore and gets 1 wool.', 0),
      said(6, 'decline', 'Ada declines.'),
    ]
    const lines = linesOf(log, [{ log: { answers: { offer: ['accept', 'decline'] } } }])
    expect(lines.map((line) => line.events.map((event) => event.number))).toEqual([[1, 2, 3, 4], [5], [6]])
    const part = (story: string) => parted(story, lexicon)
    const called = (verb: string) => (verb === 'decline' ? 'Declined' : null)
    expect(read(partsOf(lines[0]!, part, called))).toBe('Anna offers ore for wool. Declined: Ada, You. Or accepts.')
    expect(read(partsOf(lines[0]!, part))).toBe('Anna offers ore for wool. Ada declines. You decline. Or accepts.')
  })
})
