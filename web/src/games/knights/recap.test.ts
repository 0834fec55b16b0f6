import { describe, expect, it } from 'vitest'
import island from '../island/game'
import knights from './game'
import { settings } from '../../settings.svelte'
import type { Event } from '../../wire'
import { brief, recap, sinceOwn } from '../../table/recap'
import { anEvent } from '../../table/sample'
import { aSetting } from '../island/sample'

const ODA = 1
const BEN = 2
let number = 0
const event = (player: number, what: string, change: Partial<Event> = {}): Event =>
  anEvent({ number: ++number, player, what, verb: what.split(' ')[0]!, ...change })

const turn = [
  event(ODA, 'roll', { story: null }),
  event(-1, 'rolled 5 3'),
  event(ODA, 'road 12-13'),
  event(ODA, 'road 13-14'),
  event(ODA, 'city 12'),
  event(ODA, 'end', { story: null }),
  event(BEN, 'roll', { story: null }),
  event(-1, 'rolled 6 1'),
  event(BEN, 'robber 7'),
]
const inShort =
  (parts = [island]) =>
  (each: Event) =>
    brief(parts, aSetting(), each)
const told = () => recap(turn, inShort()).map(({ player, items }) => [player, items.join(', ')])

describe('what the others did', () => {
  it('is told turn by turn in a few words, chance with whoever threw', () => {
    settings.language = 'en'
    expect(told()).toEqual([
      [ODA, 'rolls 8, road ×2, city'],
      [BEN, 'rolls 7, robber'],
    ])
  })
  it('is told in German, too', () => {
    settings.language = 'de'
    expect(told()[0]).toEqual([ODA, 'würfelt 8, Straße ×2, Stadt'])
    settings.language = 'en'
  })
  it('an expansion has words of its own for the same verb', () => {
    expect(brief([island, knights], aSetting(), event(ODA, 'knight 12'))).toBe('knight')
    expect(brief([island], aSetting(), event(ODA, 'nothing-known'))).toBeNull()
  })
  it('begins after the last deed of one’s own', () => {
    const log = [...turn, event(0, 'end'), event(ODA, 'city 3')]
    expect(sinceOwn(log, 0).map(({ what }) => what)).toEqual(['city 3'])
    expect(sinceOwn(turn, 0)).toEqual(turn)
  })
})
