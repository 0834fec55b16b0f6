// Advice at the table: what a bot would do, and the places that a hint or a line of the log points to.

import type { Advice, Choice, Place } from '../wire'
import type { Session } from './session.svelte'

export class Help {
  readonly #session: Session
  hints = $state.raw<Advice[] | null>(null)
  thinking = $state(false)
  pointed = $state.raw<Place[]>([])
  #askedAt = ''

  constructor(session: Session) {
    this.#session = session
  }

  get mayAsk(): boolean {
    const { info, plays, moment } = this.#session
    const people = info?.seats.filter((seat) => seat.state === 'person') ?? []
    return plays && !!info?.hints && people.length === 1 && !!moment?.asks_you
  }

  /** What a hint hangs on: others may talk meanwhile without making it wrong. */
  situation: () => unknown = () => this.#session.moment?.entries
  readonly #situation = (): string => JSON.stringify([this.#session.moment?.question, this.situation()])

  async ask(): Promise<void> {
    if (!this.mayAsk || this.thinking) return
    if (this.hints) return this.forget()
    this.thinking = true
    this.#askedAt = this.#situation()
    const reply = await this.#session.table.ask({ type: 'hint' })
    this.thinking = false
    if (reply.type !== 'hints') this.#session.tell(reply)
    else if (this.#situation() === this.#askedAt) this.hints = reply.advice
  }

  /** A new moment: drop hints that do not fit it any more. */
  follow(): void {
    if (this.hints && this.#askedAt !== this.#situation()) this.forget()
  }
  forget(): void {
    this.hints = null
    this.pointed = []
  }

  #choice(text: string | null): Choice | undefined {
    return this.#session.moment?.choices.find((choice) => choice.text === text)
  }
  /** Where a hinted or suggested action would happen. */
  placeOf(text: string | null): Place | null {
    return this.#choice(text)?.place ?? null
  }
  /** Light the place of a hinted action, or nothing. */
  point(text: string | null): void {
    const choice = this.#choice(text)
    this.pointed = [choice?.place, choice?.to].filter((place) => place != null)
  }
  /** Do a hinted action; an offer is worded by the bot, so it is sent as it stands. */
  take(advice: Advice): void {
    const choice = this.#choice(advice.text)
    if (choice) void this.#session.do(choice)
    else if (this.#session.moment?.talk.includes(advice.text.split(' ')[0] ?? '')) void this.#session.send(advice.text)
  }
}
