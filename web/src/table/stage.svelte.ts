// What has come from the server is told one after the other: the dice first, then what they brought, then the figures
// and the log. Whatever waits here is not on the page yet. A press, a key or a hidden page ends the waiting.

import type { Component } from 'svelte'
import { settings } from '../settings.svelte'
import { tempo } from '../tempo.svelte'
import type { Event, Moment, Scene } from '../wire'
import type { SoundName } from './sounds'

/** What is added to a log already known: the moment before it, and the one it leads to. */
export interface News {
  events: Event[]
  before: Moment | null
  after: Moment | null
}

/** The order of telling, whichever part of a game has something to tell: the throw, what it sets going, a small scene,
 * who walks over the table, what lights up, and cards on their way. What has the same step happens at the same time. */
const STEPS = ['throw', 'event', 'scene', 'move', 'light', 'cards', 'end'] as const

/** One step of what is told. */
export interface Beat {
  step: (typeof STEPS)[number]
  /** Milliseconds at the normal speed. */
  length: number
  /** What is seen from now on: the scene as it was, with what this beat tells. */
  shows?: (now: Scene, after: Scene) => Scene
  /** Set something off: cards fly, hexes light up. */
  start?: () => void
  sound?: SoundName
  /** A small scene of its own. It stands still for those who want no motion, and a press ends it. */
  picture?: Interlude
}

export interface Interlude {
  Picture: Component<Record<string, unknown>>
  props: Record<string, unknown>
}
export const interlude = <Props extends Record<string, unknown>>(
  Picture: Component<Props>,
  props: Props,
): Interlude => ({
  Picture: Picture as unknown as Interlude['Picture'],
  props,
})

/** Says how news are told. */
export type Director = (news: News) => Beat[]

/** Something that waits for its time. */
interface Entry {
  news: () => News
  /** It has been told: the page shows it. */
  done: () => void
}

interface Act {
  entry: Entry
  /** What is still to be told of it, step by step. */
  steps: Beat[][]
}

/** Milliseconds between two things that are told, so that each can be seen. */
const REST = 260
/** With more than this waiting, all are told in a hurry; with more than that, at once. */
const HURRIED = 2
const MANY = 6

export class Stage {
  /** How news are told here; without a director everything is shown at once. */
  director: Director | null = null
  /** What is being told: the events are not in the log yet. */
  telling = $state.raw<Event[]>([])
  /** The moment to be seen while something is told. */
  moment = $state.raw<Moment | null>(null)
  interlude = $state.raw<Interlude | null>(null)
  /** Where something is going on: hexes that pay. */
  lit = $state.raw<Event['places']>([])

  /** What was heard while the last news were told. */
  sounded = new Set<SoundName>()
  /** Makes a sound. */
  onSound: (name: SoundName) => void = () => undefined

  #waiting: Entry[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #current: Act | null = null
  #resting = false

  /** Tell this after everything that came before. */
  enter(entry: Entry): void {
    this.#waiting.push(entry)
    if (!this.#current && !this.#resting) this.#next()
  }

  /** Show everything now. */
  finish(): void {
    clearTimeout(this.#timer)
    const [current, waiting] = [this.#current, this.#waiting]
    this.#rest()
    this.#waiting = []
    this.#resting = false
    current?.entry.done()
    for (const entry of waiting) entry.done()
  }

  /** Forget what waits: something newer is on the page. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#resting = false
    this.#rest()
  }

  get #tempo(): number {
    if (typeof document !== 'undefined' && document.hidden) return 0
    if (this.#waiting.length > MANY) return 0
    return settings.tempo * this.#hurry
  }
  get #hurry(): number {
    return this.#waiting.length > HURRIED ? 0.5 : 1
  }

  #rest(): void {
    tempo.hurry = 1
    this.#current = null
    this.telling = []
    this.moment = null
    this.interlude = null
    this.lit = []
  }

  #next(): void {
    this.#resting = false
    const entry = this.#waiting.shift()
    if (!entry) return
    const news = entry.news()
    const steps = this.#tempo > 0 && this.director ? inSteps(this.director(news)) : []
    this.#current = { entry, steps }
    this.sounded = new Set()
    if (steps.length > 0) {
      this.telling = news.events
      this.moment = news.before && news.after && quiet(news.before, news.after)
    }
    this.#play(news.after)
  }

  #play(after: Moment | null): void {
    const beats = this.#current?.steps.shift()
    if (!beats) return this.#end()
    tempo.hurry = this.#hurry
    this.interlude = beats.find(({ picture }) => picture)?.picture ?? null
    for (const beat of beats) this.#begin(beat, after)
    const length = Math.max(...beats.map((beat) => beat.length))
    this.#timer = setTimeout(() => this.#play(after), length * this.#tempo)
  }

  #begin({ sound, shows, start }: Beat, after: Moment | null): void {
    if (sound) {
      this.sounded.add(sound)
      this.onSound(sound)
    }
    if (shows && this.moment && after) this.moment = { ...this.moment, scene: shows(this.moment.scene, after.scene) }
    start?.()
  }

  #end(): void {
    const entry = this.#current?.entry
    this.#rest()
    this.#resting = true
    entry?.done()
    const rest = this.director && !settings.still ? REST * this.#tempo : 0
    if (rest > 0) this.#timer = setTimeout(() => this.#next(), rest)
    else this.#next()
  }
}

/** Without motion only what is a scene of its own takes its time. */
const isTold = (beat: Beat): boolean => !settings.still || beat.picture !== undefined

/** The beats of each step, in the order of telling. */
function inSteps(beats: readonly Beat[]): Beat[][] {
  const told = beats.filter(isTold)
  return STEPS.map((step) => told.filter((beat) => beat.step === step)).filter((some) => some.length > 0)
}

/** The moment while something is told: nothing is asked that has been answered already. */
function quiet(before: Moment, after: Moment): Moment {
  const goesOn = after.asks_you && after.question === before.question && after.scene.turn === before.scene.turn
  if (goesOn || !before.asks_you) return before
  const tools = before.tools.map((tool) => ({ ...tool, ready: false, refusal: null }))
  return { ...before, asks_you: false, choices: [], talk: [], tools }
}
