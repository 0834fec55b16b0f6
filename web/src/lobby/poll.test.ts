import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { poll } from './poll'

let visibility = 'visible'

function show(state: string): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('polling', () => {
  it('asks at once, then every five seconds, until it is stopped', async () => {
    const ask = vi.fn(async () => {})
    const stop = poll(ask)
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ask).toHaveBeenCalledTimes(3)
    stop()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('rests while nobody looks, and asks at once when somebody does', async () => {
    const ask = vi.fn(async () => {})
    const stop = poll(ask)
    await vi.advanceTimersByTimeAsync(0)
    show('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    show('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
    stop()
  })

  it('does not ask again before it has an answer', async () => {
    const ask = vi.fn(() => new Promise<void>((done) => setTimeout(done, 30_000)))
    const stop = poll(ask)
    await vi.advanceTimersByTimeAsync(29_000)
    show('visible')
    expect(ask).toHaveBeenCalledTimes(1)
    stop()
  })
})
