import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, api } from '../api'
import type { Frame, Replay } from '../wire'
import { Reel } from './reel.svelte'

/** A finished game of so many entries, every third of which is told. */
function game(entries: number) {
  const frame = (i: number): Frame =>
    ({
      event: i === 0 ? null : { number: i, story: i % 3 === 0 ? `move ${i}` : null },
      moment: { scene: { round: Math.floor(i / 10), pieces: [], dice: [i], deck: 25, players: [] } },
    }) as unknown as Frame
  return async (_id: string, { view = '', first = 0, count = 100 } = {}): Promise<Replay> => {
    const frames = Array.from({ length: Math.max(0, Math.min(count, entries + 1 - first)) }, (_, i) => frame(first + i))
    return { info: {}, names: ['A', 'B'], viewer: view, setting: {}, entries, first, frames } as unknown as Replay
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('fetching', () => {
  it('gets the stretch one looks at first, then all the others', async () => {
    const ask = vi.spyOn(api, 'replay').mockImplementation(game(330))
    const reel = new Reel('g')
    await reel.fetch('open', 150)
    expect(ask.mock.calls.map(([, query]) => query?.first)).toEqual([100, 200, 300, 0])
    expect(reel.at).toBe(150)
    expect(reel.last).toBe(330)
    expect(reel.loaded).toBe(331)
    expect(reel.frames.every((frame) => frame !== undefined)).toBe(true)
  })

  it('goes to the latest move, and bears a move beyond the end', async () => {
    vi.spyOn(api, 'replay').mockImplementation(game(120))
    const reel = new Reel('g')
    await reel.fetch('0', Infinity)
    expect(reel.at).toBe(120)
    await reel.fetch('0', 900)
    expect(reel.at).toBe(120)
    expect(reel.loaded).toBe(121)
  })

  it('drops what belongs to eyes one no longer looks with', async () => {
    const answers = game(250)
    vi.spyOn(api, 'replay').mockImplementation(async (id, query) => {
      if (query?.view === '0') await new Promise((go) => setTimeout(go, 50))
      return answers(id, query)
    })
    const reel = new Reel('g')
    const slow = reel.fetch('0', 0)
    await reel.fetch('open', 0)
    await vi.advanceTimersByTimeAsync(200)
    await slow
    expect(reel.about?.viewer).toBe('open')
    expect(reel.loaded).toBe(251)
  })

  it('says what went wrong', async () => {
    vi.spyOn(api, 'replay').mockRejectedValue(new ApiError('no_such_view', 'No.', 403))
    const reel = new Reel('g')
    await reel.fetch('open', 0)
    expect(reel.trouble?.code).toBe('no_such_view')
    expect(reel.about).toBeNull()
  })
})

describe('playing', () => {
  it('goes from told move to told move, at its speed, and stops at the end', async () => {
    vi.spyOn(api, 'replay').mockImplementation(game(12))
    const reel = new Reel('g')
    await reel.fetch('open', 0)
    reel.speed = 4
    reel.toggle()
    await vi.advanceTimersByTimeAsync(300)
    expect(reel.at).toBe(3)
    await vi.advanceTimersByTimeAsync(2000)
    expect(reel.at).toBe(12)
    expect(reel.playing).toBe(false)
    reel.toggle()
    expect(reel.at).toBe(0) // from the end, it begins anew
    reel.close()
    await vi.advanceTimersByTimeAsync(5000)
    expect(reel.at).toBe(0)
  })
})
