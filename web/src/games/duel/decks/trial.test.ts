import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api'
import { api } from './api'
import { game } from './fixture'
import { findings, interval, margins, neverUsed, rate, seldomUsed } from './trial'
import { TrialRun } from './trialRun.svelte'

describe('what a trial shows', () => {
  const games = [game(0, true), game(1, false), game(2, true), game(3, true)]

  it('counts games won, and when', () => {
    const found = findings(games, ['abbey', 'spy', 'bishop'])
    expect(found.all).toEqual({ wins: 3, games: 4 })
    expect(found.first).toEqual({ wins: 2, games: 2 })
    expect(found.second).toEqual({ wins: 1, games: 2 })
    expect([found.short.games, found.long.games, found.middle]).toEqual([2, 2, 51])
    expect(found.turns).toBe(51.5)
  })
  it('tells which cards came out in won and in lost games, the helpful ones first', () => {
    const { cards } = findings(games, ['spy', 'bishop', 'abbey'])
    expect(cards.map(({ name }) => name)).toEqual(['abbey', 'bishop', 'spy'])
    expect(cards[0]).toEqual({ name: 'abbey', out: 0.75, used: 0.75, inWon: 1, inLost: 0 })
  })
  it('names the cards that the bot never or seldom used: the figure says little about them', () => {
    const many = [
      ...Array.from({ length: 20 }, (_, i) => game(i, true)),
      game(20, false, { played: ['spy', 'inspiration'], used: ['spy'] }),
    ]
    const { cards } = findings(many, ['abbey', 'spy', 'inspiration', 'bishop'])
    expect(
      neverUsed(cards)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['bishop', 'inspiration'])
    expect(seldomUsed(cards).map(({ name }) => name)).toEqual(['spy'])
  })
  it('says nothing that is not so of no games', () => {
    expect(findings([], ['abbey']).turns).toBe(0)
    expect(rate({ wins: 0, games: 0 })).toBe(0)
    expect(interval({ wins: 0, games: 0 })).toEqual([0, 1])
  })
  it('is as sure as the arena', () => {
    const [low, high] = interval({ wins: 8, games: 10 })
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943'])
  })
  it('shows the games by points ahead', () => {
    expect(margins(games)).toEqual({ most: 5, counts: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3] })
  })
})

describe('a trial that is being played', () => {
  const asked = () => vi.spyOn(api, 'tryDeck')
  const trust = { bot: 'greedy', games: 1, wins: 1, low: 0.2, high: 1, never: [], seldom: [] }

  it('asks for one stretch after the other, until all games are played', async () => {
    const ask = asked().mockImplementation(async ({ first = 0, count = 1 }) => ({
      games: Array.from({ length: Math.min(count, 3) }, (_, i) => game(first + i, true)),
      trust,
    }))
    const run = new TrialRun()
    await run.start('Deck', 'raiders', 9)
    expect(run.games.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(ask.mock.calls.map(([{ first }]) => first)).toEqual([0, 2, 5, 8])
    expect(new Set(ask.mock.calls.map(([{ seed }]) => seed)).size).toBe(1)
    expect(run.bot).toBe('greedy')
    expect(run.running).toBe(false)
  })
  it('is patient with a busy server, and tells what else goes wrong', async () => {
    asked()
      .mockRejectedValueOnce(new ApiError('busy', 'Busy', 503))
      .mockRejectedValueOnce(new ApiError('bad_deck', 'No deck.', 400))
    const run = new TrialRun(0)
    await run.start('Deck', 'raiders', 1)
    expect(run.problem).toBe('No deck.')
    expect(run.running).toBe(false)
  })
  it('stops when it is told to, and keeps what was played', async () => {
    const run = new TrialRun()
    asked().mockImplementation(async ({ first = 0 }) => {
      if (first > 0) run.stop()
      return { games: [game(first, true)], trust }
    })
    await run.start('Deck', 'raiders', 9)
    expect(run.games).toHaveLength(1)
    expect(run.running).toBe(false)
  })
})
