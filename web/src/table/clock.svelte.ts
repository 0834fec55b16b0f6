// The turn clock on the page: the server says what was left when it spoke, the page counts on from there.

import type { Timer } from '../wire'

/** Under this many milliseconds of everything left, the clock warns. */
const LOW = 15_000

export interface Reading {
  seat: number
  left: number
  reserve: number
  low: boolean
}

/** A timer some milliseconds later: first the decision's time runs off, then the reserve. */
export function readTimer(timer: Timer, elapsed: number): Reading {
  const over = Math.max(0, elapsed - timer.left)
  const left = Math.max(0, timer.left - elapsed)
  const reserve = Math.max(0, timer.reserve - over)
  return { seat: timer.seat, left, reserve, low: left + reserve < LOW }
}

/** The timer that matters to the viewer: one's own, or the one that runs out first. */
export function chiefTimer(readings: readonly Reading[], you: number): Reading | null {
  const mine = readings.find((reading) => reading.seat === you)
  if (mine) return mine
  return readings.reduce<Reading | null>((a, b) => (a && a.left + a.reserve <= b.left + b.reserve ? a : b), null)
}

const two = (n: number): string => String(n).padStart(2, '0')

/** "1:12", "2:05:00" or, for games that last days, "3 d 4 h". */
export function writeTime(ms: number, day: string, hour: string): string {
  const seconds = Math.ceil(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  if (h >= 24) return `${Math.floor(h / 24)} ${day} ${h % 24} ${hour}`
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Counts while somebody looks at it. */
export class Ticker {
  now = $state(performance.now())
  #beat: ReturnType<typeof setInterval> | undefined

  run(on: boolean): void {
    clearInterval(this.#beat)
    if (!on) return
    this.now = performance.now()
    this.#beat = setInterval(() => (this.now = performance.now()), 250)
  }
}
