// What draws the viewer's attention at every table: how news are told, words for those who listen, sounds, and what the
// guide points to. It is made while a table's component is.

import { tick, untrack } from 'svelte'
import { announce } from '../kit/live.svelte'
import { settings } from '../settings.svelte'
import type { ChatLine, Moment } from '../wire'
import type { Media } from './media.svelte'
import type { Session } from './session.svelte'
import { SoundOffer } from './offer.svelte'
import { getReady, play, soundsOf } from './sounds'
import { interlude, type Beat, type Director, type News } from './stage.svelte'
import Victory from './Victory.svelte'
import { t } from './words'

const VICTORY = 2800
/** Milliseconds: the table is drawn before its sounds are fetched. */
const AFTER_FIRST_VIEW = 500

interface Table {
  session: Session
  media: Media
  /** How news are told here. */
  director: Director
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

  constructor(table: Table) {
    this.#table = table
    const { session, chatInSight, director } = table
    const { stage } = session.table
    $effect(() => {
      stage.director = (news) => [...director(news), ...tellVictory(news)]
      stage.onSound = (name) => void play(name)
      return () => {
        stage.director = null
        stage.finish()
      }
    })
    $effect(() => {
      const { moment } = session
      if (moment) untrack(() => this.#callUp(moment))
    })
    $effect(() => {
      if (!settings.sound) return
      const later = setTimeout(getReady, AFTER_FIRST_VIEW)
      return () => clearTimeout(later)
    })
    $effect(() => session.table.onNews((news) => this.#hear(news)))
    $effect(() => session.table.onTalk((lines) => this.#listen(lines)))
    $effect(() => {
      if (chatInSight()) session.layout.unread = 0
    })
    $effect(() => {
      const lesson = session.lessons.now
      if (lesson) untrack(() => session.lessons.follow(lesson))
    })
    $effect(() => this.#light())
  }

  /** The title of the window. */
  get title(): string {
    const { moment, plays, info } = this.#table.session
    return moment?.asks_you && plays ? `● ${t('your_turn')}` : (info?.title ?? '')
  }

  /** A press ends what is being told. */
  skip(): void {
    this.#table.session.table.stage.finish()
  }

  /** Say it when the viewer is asked something new. */
  #callUp(moment: Moment): void {
    const { session, called } = this.#table
    const asked = moment.asks_you && session.plays && !session.away
    const question = `${moment.question}${moment.scene.turn}${moment.scene.round}`
    if (asked && this.#wasAsked !== null && (!this.#wasAsked || question !== this.#question)) {
      const own = moment.scene.turn === session.you
      announce(t(own ? 'said_your_turn' : 'said_asked', { asked: moment.asked }), { urgent: true })
      if (!this.#wasAsked) void play('knock')
      called?.(own)
    }
    session.store(SoundOffer).follow(moment.scene.turn)
    this.#wasAsked = asked
    this.#question = question
  }

  /** Say what has been told, now that it has been seen. */
  #hear(news: News): void {
    const { session } = this.#table
    const told = news.events.flatMap((event) => (event.story ? [event.story] : []))
    if (told.length > 0) announce(told.join(' '))
    for (const part of session.parts) part.hear?.(session, news)
    const heard = soundsOf(session.parts, news.events)
    const last = heard.at(-1) // several things at once make one sound
    if (last && !session.table.stage.sounded.has(last)) void play(last)
    if (heard.includes('dice')) this.#offerSound()
  }

  /** From the first roll on: for players until their turn is over, for those who watch until this one is. */
  #offerSound(): void {
    const { session } = this.#table
    const whose = session.watching ? (session.moment?.scene.turn ?? -1) : session.you
    session.store(SoundOffer).make(whose)
  }

  #listen(said: ChatLine[]): void {
    const { session, chatInSight } = this.#table
    const lines = said.filter((line) => line.seat !== session.you)
    if (lines.length === 0) return
    announce(lines.map((line) => `${line.name}: ${line.text}`).join(' '))
    if (!chatInSight()) session.layout.unread += lines.length
  }

  /** Light the parts of the page that the guide speaks of. */
  #light(): void {
    const { session, media, suggested } = this.#table
    const lesson = session.lessons.read
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

/** A victory is a small scene of its own. */
function tellVictory({ before, after }: News): Beat[] {
  if (!after?.over || before?.over || after.winner < 0) return []
  const points = after.scene.points[after.winner] ?? 0
  const picture = interlude(Victory, { winner: after.winner, points })
  return [{ step: 'end', length: VICTORY, sound: 'victory', picture }]
}
