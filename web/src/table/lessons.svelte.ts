// What the guide has said at this table. One may look back; the game itself stays where it is.

import type { Lesson, Place } from '../wire'
import type { Session } from './session.svelte'

export class Lessons {
  readonly #session: Session
  #told = $state.raw<Lesson[]>([])
  /** How many lessons one has gone back. */
  #back = $state(0)

  constructor(session: Session) {
    this.#session = session
  }

  /** What the guide says now. */
  get now(): Lesson | null {
    return this.#session.table.present?.lesson ?? null
  }
  /** What is read now: what the guide says, or something it said before. */
  get read(): Lesson | null {
    return this.isPast ? this.#told.at(-1 - this.#back)! : this.now
  }
  get isPast(): boolean {
    return this.now !== null && this.#back > 0
  }
  get canGoBack(): boolean {
    return this.#back + 1 < this.#told.length
  }
  /** The game goes on when this has been read. */
  get waits(): boolean {
    return !!this.now?.passive && this.#session.plays
  }
  /** What the lesson speaks of on the table: the place of what it suggests, or those it names. */
  get places(): Place[] {
    const { read } = this
    const suggested = this.#session.help.placeOf(read?.suggestion ?? null)
    return suggested ? [suggested] : (read?.places ?? [])
  }

  /** Something else is said; the same thing may be said in other words, as in another language. */
  follow(lesson: Lesson): void {
    if (lesson.key !== this.#told.at(-1)?.key) this.#back = 0
    const before = this.#told.filter(({ key }) => key !== lesson.key)
    this.#told = [...before, lesson]
  }
  back(): void {
    if (this.canGoBack) this.#back++
  }
  /** Go on to what was said after this, or tell the guide to go on. */
  async next(): Promise<void> {
    if (this.isPast) this.#back--
    else if (this.now) await this.#session.wish({ type: 'next', lesson: this.now.key })
  }
}
