import { describe, expect, it } from 'vitest'
import type { Catalog } from '../wire'
import {
  changes,
  differences,
  firstWish,
  request,
  reservesFor,
  valueOf,
  withBrought,
  withOption,
  withGame,
  withPlayers,
  withPreset,
  withSeat,
  withoutChanges,
} from './wish'

const robber = {
  name: 'friendly_robber',
  label: 'Friendly robber',
  values: ['off', 'on'],
  labels: ['no', 'yes'],
  explained: [],
  article: 'friendly-robber',
  presets: { old: 'off', new: 'on' },
  parts: {},
  lists: {},
}
const turns = {
  ...robber,
  name: 'turns',
  label: 'Turns',
  values: ['free', 'strict'],
  labels: ['free', 'strict'],
  explained: ['As most play.', 'As in old books.'],
  presets: { old: 'strict', new: 'strict' },
}
const catalog: Catalog = {
  games: [
    {
      id: 'base',
      name: 'Base game',
      fewest: 2,
      most: 4,
      presets: ['old', 'new'],
      preset_names: ['Old', 'New'],
      default_preset: 'new',
      default_maps: { old: 'a', new: 'b' },
      maps: [
        { id: 'a', name: 'A', beginners: true },
        { id: 'b', name: 'B', beginners: false },
      ],
      options: [robber],
      begin: [],
    },
  ],
  bots: ['random', 'greedy'],
}
const game = catalog.games[0]!
const first = (query = '') => firstWish(catalog, new URLSearchParams(query))

describe('a first wish', () => {
  it('is you against the strongest bots, by the recommended edition', () => {
    expect(first()).toMatchObject({ preset: 'new', map: null, seats: ['you', 'greedy', 'greedy', 'greedy'], clock: 0 })
  })
  it('follows the address, within reason', () => {
    expect(first('players=2&map=a&clock=86400')).toMatchObject({ seats: ['you', 'greedy'], map: 'a', clock: 86400 })
    expect(first('players=99&map=nowhere&clock=7')).toMatchObject({ map: null, clock: 0 })
    expect(first('players=99').seats).toHaveLength(4)
    expect([first('preset=old').preset, first('preset=none').preset]).toEqual(['old', 'new'])
  })
})

describe('what is asked first', () => {
  const asking: Catalog = { ...catalog, games: [{ ...game, options: [robber, turns] }] }
  const asked = (query = '') => firstWish(asking, new URLSearchParams(query))
  it('begins as most people play', () => {
    expect(asked().options).toEqual({ turns: 'free' })
  })
  it('follows an edition that is named in the address, or chosen', () => {
    expect(asked('preset=new').options).toEqual({})
    expect(withPreset(asked(), asking.games[0]!, 'old').options).toEqual({})
  })
  it('stays when other changes are taken back', () => {
    const changed = withOption(asked(), robber, 'off')
    expect(withoutChanges(changed, asking.games[0]!).options).toEqual({ turns: 'free' })
  })
  it('is begun anew with another game', () => {
    const other = { ...asking.games[0]!, id: 'other' }
    expect(withGame(first(), other, 'greedy').options).toEqual({ turns: 'free' })
    expect(withGame(withOption(asked(), turns, 'strict'), game, 'greedy').options).toEqual({})
  })
})

describe('seats', () => {
  it('keeps you at the table when it gets smaller', () => {
    const last = withSeat(first(), 3, 'you')
    expect(last.seats).toEqual(['greedy', 'greedy', 'greedy', 'you'])
    expect(withPlayers(last, 2, 'greedy').seats).toEqual(['you', 'greedy'])
  })
  it('lets you change places instead of sitting twice', () => {
    const wish = withSeat(withSeat(first(), 2, 'open'), 2, 'you')
    expect(wish.seats).toEqual(['open', 'greedy', 'you', 'greedy'])
  })
  it('keeps free seats free when you change places with a bot', () => {
    expect(withSeat(withSeat(first(), 1, 'open'), 0, 'greedy').seats).toEqual(['greedy', 'open', 'you', 'greedy'])
  })
  it('moves you on when your seat goes to somebody else', () => {
    expect(withSeat(first(), 0, 'open').seats).toEqual(['open', 'you', 'greedy', 'greedy'])
  })
})

describe('what is brought', () => {
  it('stays with you when you change places, and with a bot that stays', () => {
    const wish = withBrought(withBrought(first(), 0, 'mine'), 2, 'its own')
    expect(wish.brings).toEqual(['mine', '', 'its own', ''])
    expect(withSeat(wish, 3, 'you').brings).toEqual(['', '', 'its own', 'mine'])
    expect(withSeat(wish, 2, 'open').brings).toEqual(['mine', '', '', ''])
    expect(request(wish).brings).toEqual(wish.brings)
  })
})

describe('options', () => {
  it('notes only what differs from the edition', () => {
    const changed = withOption(first(), robber, 'off')
    expect(changed.options).toEqual({ friendly_robber: 'off' })
    expect(valueOf(changed, robber)).toBe('off')
    expect(withOption(changed, robber, 'on').options).toEqual({})
  })
  it('forgets a change that the new edition makes by itself', () => {
    expect(withPreset(withOption(first(), robber, 'off'), game, 'old').options).toEqual({})
  })
  it('tells how an edition differs from the recommended one', () => {
    expect(differences(game, 'old')).toEqual([{ label: 'Friendly robber', value: 'no' }])
    expect(differences(game, 'new')).toEqual([])
  })
})

describe('what a table does otherwise', () => {
  const game = catalog.games[0]!
  const cards = { ...robber, name: 'cards', label: 'Cards', parts: { abbey: 2, cannon: 1 } }
  it('is told in words, and only where it differs from the edition', () => {
    expect(changes(game, { preset: 'new', options: { friendly_robber: 'on' } })).toEqual([])
    expect(changes(game, { preset: 'new', options: { friendly_robber: 'off' } })).toEqual([
      { label: 'Friendly robber', value: 'no', parts: 0 },
    ])
  })
  it('counts the parts of a list', () => {
    const listed = { ...game, options: [cards] }
    const [only] = changes(listed, { preset: 'new', options: { cards: '2x abbey, cannon' } })
    expect(only).toMatchObject({ label: 'Cards', parts: 3 })
  })
})

describe('the request', () => {
  it('has no clock and no title where none was chosen', () => {
    expect(request(first())).toMatchObject({ title: null, clock: null, game: 'base', preset: 'new', options: {} })
  })
  it('carries title, clock and reserve', () => {
    expect(request({ ...first(), title: ' Evening ', clock: 60, reserve: 120 })).toMatchObject({
      title: 'Evening',
      clock: { seconds: 60, reserve: 120 },
    })
  })
  it('offers reserves that go with the clock', () => {
    expect(Math.max(...reservesFor(60))).toBeLessThan(3600)
    expect(reservesFor(86_400)).toContain(86_400)
  })
})

describe('another game', () => {
  const knights = {
    ...game,
    id: 'knights',
    fewest: 3,
    presets: ['new'],
    preset_names: ['New'],
    maps: [],
    options: [robber],
  }
  it('keeps what both games know, and seats enough players', () => {
    const wish = withOption(
      withPreset({ ...first('players=2&map=a&clock=60'), title: 'Our table' }, game, 'old'),
      robber,
      'on',
    )
    expect(withGame(wish, knights, 'greedy')).toMatchObject({
      game: 'knights',
      preset: 'new',
      map: null,
      title: 'Our table',
      clock: 60,
      seats: ['you', 'greedy', 'greedy'],
      options: {},
    })
    const off = withOption(wish, robber, 'off')
    expect(withGame({ ...off, options: { friendly_robber: 'off', unknown: 'x' } }, knights, 'greedy').options).toEqual({
      friendly_robber: 'off',
    })
  })
})
