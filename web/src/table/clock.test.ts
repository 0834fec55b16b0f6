import { describe, expect, it } from 'vitest'
import { chiefTimer, readTimer, writeTime } from './clock.svelte'
import { sizeFor } from './media.svelte'

describe('the clock', () => {
  it('runs off the turn first, then the reserve', () => {
    const timer = { seat: 0, left: 60_000, reserve: 30_000 }
    expect(readTimer(timer, 10_000)).toMatchObject({ left: 50_000, reserve: 30_000, low: false })
    expect(readTimer(timer, 70_000)).toMatchObject({ left: 0, reserve: 20_000, low: false })
    expect(readTimer(timer, 80_000)).toMatchObject({ left: 0, reserve: 10_000, low: true })
    expect(readTimer(timer, 900_000)).toMatchObject({ left: 0, reserve: 0 })
  })

  it('shows one’s own, or the one that runs out first', () => {
    const readings = [5_000, 3_000].map((left, seat) => readTimer({ seat, left, reserve: 0 }, 0))
    expect(chiefTimer(readings, 0)?.seat).toBe(0)
    expect(chiefTimer(readings, 2)?.seat).toBe(1)
    expect(chiefTimer([], 0)).toBeNull()
  })

  it('is written as people read it', () => {
    expect(writeTime(72_000, 'd', 'h')).toBe('1:12')
    expect(writeTime(59_001, 'd', 'h')).toBe('1:00')
    expect(writeTime(0, 'd', 'h')).toBe('0:00')
    expect(writeTime(3_723_000, 'd', 'h')).toBe('1:02:03')
    expect(writeTime(76 * 3_600_000, 'd', 'h')).toBe('3 d 4 h')
  })
})

describe('the arrangement', () => {
  it('fits the window', () => {
    expect(sizeFor(1440, 900)).toBe('desk')
    expect(sizeFor(1366, 768)).toBe('desk')
    expect(sizeFor(820, 1180)).toBe('tablet')
    expect(sizeFor(390, 844)).toBe('phone')
    expect(sizeFor(844, 390)).toBe('landscape')
  })
})
