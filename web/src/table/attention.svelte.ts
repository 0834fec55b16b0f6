// What draws the viewer's attention at every table: words for those who listen, sounds, what the guide points to, and
// cards that fly once the dice lie still. It is made while a table's component is.

import { tick, untrack } from 'svelte'
import { announce } from '../kit/live.svelte'
import { settings } from '../settings.svelte'
import type { Moment } from '../wire'
import type { News } from './connection.svelte'
import type { Media } from './media.svelte'
import type { Session } from './session.svelte'
import { sounds, soundOf } from './sounds'
import { t } from './words'

const TUMBLE = 600

interface Table {
  session: Session
  media: Media
  /** What flies after this. */
  fly: (news: News) => void
  chatInSight: () => boolean
  /** The tool that the guide suggests to use. */
  suggested: (verb: string) => string | undefined
  /** The viewer is asked something new. */
  called?: (own: boolean) => void
}

export class Attention {
  readonly #table: Table
  #wasAsked: boolean | null = null
  #question = ''
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(table: Table) {
    this.#table = table
    const { session, chatInSight } = table
    $effect(() => {
      const { moment } = session
      if (moment) untrack(() => this.#callUp(moment))
    })
    $effect(() => session.table.onNews((news) => this.#hear(news)))
    $effect(() => {
      if (chatInSight()) session.layout.unread = 0
    })
    $effect(() => this.#light())
  }

  /** The title of the window. */
  get title(): string {
    const { moment, plays, info } = this.#table.session
    return moment?.asks_you && plays ? `● ${t('your_turn')}` : (info?.title ?? '')
  }

  /** A press skips the waiting for the dice, and what it waited for. */
  skip(): void {
    clearTimeout(this.#waiting)
  }

  /** Say it when the viewer is asked something new. */
  #callUp(moment: Moment): void {
    const { session, called } = this.#table
    const asked = moment.asks_you && session.plays && !session.away
    const question = `${moment.question}${moment.scene.turn}${moment.scene.round}`
    if (asked && this.#wasAsked !== null && (!this.#wasAsked || question !== this.#question)) {
      const own = moment.scene.turn === session.you
      announce(t(own ? 'said_your_turn' : 'said_asked', { asked: moment.asked }), { urgent: true })
      if (!this.#wasAsked) sounds.knock()
      called?.(own)
    }
    this.#wasAsked = asked
    this.#question = question
  }

  #hear(news: News): void {
    const { session, fly, chatInSight } = this.#table
    const told = news.events.flatMap((event) => (event.story ? [event.story] : []))
    if (told.length > 0) announce(told.join(' '))
    const sounded = session.parts.filter((part) => part.hear?.(session, news))
    if (sounded.length === 0) soundOf(session.parts, news.events)
    const lines = news.chat.filter((line) => line.seat !== session.you)
    if (lines.length > 0) {
      announce(lines.map((line) => `${line.name}: ${line.text}`).join(' '))
      if (!chatInSight()) session.layout.unread += lines.length
    }
    clearTimeout(this.#waiting)
    const tumbles = news.events.some((event) => event.verb === 'rolled') && !settings.still
    this.#waiting = setTimeout(() => fly(news), tumbles ? TUMBLE : 0)
  }

  /** Light the parts of the page that the guide speaks of. */
  #light(): void {
    const { session, media, suggested } = this.#table
    const lesson = session.table.present?.lesson
    void [session.moment, session.layout.side, media.size]
    const lamps = new Set(lesson?.shows)
    const verb = lesson?.suggestion?.split(' ')[0]
    const tool = verb && suggested(verb)
    void tick().then(() => {
      for (const part of document.querySelectorAll('[data-part]'))
        part.toggleAttribute('data-lamp', lamps.has(part.getAttribute('data-part') ?? ''))
      for (const button of document.querySelectorAll('[data-tool]'))
        button.toggleAttribute('data-lamp', button.getAttribute('data-tool') === tool)
    })
  }
}
