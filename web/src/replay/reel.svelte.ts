// The game being shown: fetches its frames in stretches, knows where we are, and plays.
import { ApiError, api } from '../api'
import type { Frame, Replay } from '../wire'
import { ALL, STRETCH, step, stretches } from './film'

export const SPEEDS = [0.5, 1, 2, 4] as const
const PACE = 1100 // milliseconds per move at speed 1

export class Reel {
  readonly id: string
  /** What does not change from frame to frame; null until the first stretch is here. */
  about = $state.raw<Omit<Replay, 'frames' | 'first'> | null>(null)
  frames = $state.raw<(Frame | undefined)[]>([])
  at = $state(0)
  playing = $state(false)
  speed = $state<number>(1)
  /** Whether offers and answers are shown one by one. */
  talk = $state(false)
  open = $state.raw(ALL)
  loaded = $state(0)
  trouble = $state.raw<ApiError | null>(null)
  #fetching = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
  }

  get last(): number {
    return Math.max(this.frames.length - 1, 0)
  }

  /** The frame shown: the one asked for, or the nearest before it that is here. */
  get frame(): Frame | undefined {
    for (let i = this.at; i >= 0; i--) if (this.frames[i]) return this.frames[i]
    return this.frames.find((frame) => frame !== undefined)
  }

  /** Fetch the game as `view` sees it, first around a move; Infinity is the latest one. */
  async fetch(view: string, around: number): Promise<void> {
    const mine = ++this.#fetching
    this.trouble = null
    try {
      const begin = Number.isFinite(around) ? Math.floor(Math.max(around, 0) / STRETCH) * STRETCH : 0
      let replay = await this.#ask(view, begin)
      if (replay.frames.length === 0) replay = await this.#ask(view, 0)
      if (mine !== this.#fetching) return
      this.#begin(replay)
      this.at = Math.min(Math.max(around, 0), this.last)
      for (const first of stretches(this.frames.length, this.at)) {
        if (this.frames[first]) continue
        const more = await this.#ask(replay.viewer, first)
        if (mine !== this.#fetching) return
        this.#add(more)
      }
    } catch (error) {
      if (mine !== this.#fetching) return
      this.trouble = error instanceof ApiError ? error : new ApiError('unknown', String(error), 0)
    }
  }

  #ask(view: string, first: number): Promise<Replay> {
    return api.replay(this.id, { view, first, count: STRETCH })
  }

  #begin({ frames, first, ...about }: Replay): void {
    this.about = about
    this.frames = new Array<Frame | undefined>(about.entries + 1).fill(undefined)
    this.loaded = 0
    this.#add({ frames, first })
  }

  #add({ frames, first }: Pick<Replay, 'frames' | 'first'>): void {
    const all = this.frames.slice()
    frames.forEach((frame, i) => (all[first + i] = frame))
    this.frames = all
    this.loaded += frames.length
  }

  // --- moving ---------------------------------------------------------------------------------------

  goTo(at: number): void {
    this.at = Math.min(Math.max(Math.round(at), 0), this.last)
  }

  step(direction: 1 | -1): void {
    this.pause()
    this.goTo(step(this.frames, this.at, direction, this.talk, this.open))
  }

  toggle(): void {
    if (this.playing) return this.pause()
    if (this.at >= this.last) this.goTo(0)
    this.playing = true
    this.#tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      const next = step(this.frames, this.at, 1, this.talk, this.open)
      if (this.frames[next]) this.goTo(next) // otherwise wait for it
      if (this.at >= this.last) this.pause()
      else this.#tick()
    }, PACE / this.speed)
  }

  /** Stop everything; the page is left. */
  close(): void {
    this.pause()
    this.#fetching++
  }
}
