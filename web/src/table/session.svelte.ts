// The viewer at a table: where they sit, what they see, what they send and what they were told.

import { getContext, setContext } from 'svelte'
import { wordIn, type GamePart } from '../parts'
import type { Values } from '../words'
import type { Advice, Choice, Moment, Place, Refused, TableInfo } from '../wire'
import type { Connection, Reply } from './connection.svelte'

/** Something to be told beside the board until the viewer goes on. */
export interface Notice {
  kind: 'refused' | 'problem' | 'lost'
  text: string
  article: string | null
  place: Place | null
}

export type Side = { kind: 'article'; id: string } | { kind: 'almanac' } | { kind: 'settings' }
export const TABS = ['hand', 'works', 'trade', 'log', 'chat'] as const
export type Tab = (typeof TABS)[number]

export class Session {
  readonly table: Connection

  /** What the game consists of. */
  parts = $state.raw<GamePart[]>([])
  notice = $state.raw<Notice | null>(null)
  /** A text on its way to the server. */
  sending = $state<string | null>(null)
  /** The moment it was chosen in; -1 where one answer follows another. */
  #sentIn = -1
  hints = $state.raw<Advice[] | null>(null)
  thinking = $state(false)
  /** Places that a hint or a log line points to. */
  pointed = $state.raw<Place[]>([])
  /** Lines of the chat that were not yet in sight. */
  unread = $state(0)
  side = $state.raw<Side | null>(null)
  tab = $state<Tab>('hand')
  /** Where the viewer wants to be: it takes the focus and forgets the wish. */
  wants = $state<'trade' | 'log' | 'chat' | null>(null)

  constructor(table: Connection) {
    this.table = table
  }

  /** What a part of the game keeps for itself at this table. */
  store<Store extends object>(Kind: new (session: Session) => Store): Store {
    const known = this.#stores.get(Kind) as Store | undefined
    const store = known ?? new Kind(this)
    if (!known) this.#stores.set(Kind, store)
    return store
  }
  readonly #stores = new Map<unknown, { close?: () => void }>()
  close(): void {
    for (const store of this.#stores.values()) store.close?.()
  }

  // --- what is seen ------------------------------------------------------------------------------

  get moment(): Moment | null {
    return this.table.moment
  }
  get info(): TableInfo | null {
    return this.table.present?.info ?? null
  }
  get you(): number {
    return this.table.you
  }
  get watching(): boolean {
    return this.you < 0
  }
  /** The viewer may act: seated, and the game is running. */
  get plays(): boolean {
    return !this.watching && this.info?.status === 'playing'
  }
  get away(): boolean {
    return this.info?.seats[this.you]?.away ?? false
  }
  name(player: number): string {
    return this.info?.seats[player]?.name || this.table.names[player] || ''
  }
  cardLabel(kind: string): string {
    return this.table.setting?.resources.find((card) => card.name === kind)?.label ?? kind
  }
  /** What the game itself calls something, such as a question; null where it has no word for it. */
  word(prefix: string, name: string, values: Values = {}): string | null {
    return wordIn(this.parts, `${prefix}_${name}`, values)
  }
  get mayHint(): boolean {
    const people = this.info?.seats.filter((seat) => seat.state === 'person') ?? []
    return this.plays && !!this.info?.hints && people.length === 1 && !!this.moment?.asks_you
  }

  // --- following the game ------------------------------------------------------------------------

  #question = ''

  /** A new moment: drop what does not fit it any more; true where something else is asked now. */
  follow(moment: Moment): boolean {
    // The game has gone on before the answer is here: the next click counts already.
    if (this.sending !== null && this.#sentIn >= 0 && this.#sentIn !== moment.number) this.sending = null
    const question = `${moment.question}/${moment.scene.turn}/${moment.asks_you}`
    const fresh = question !== this.#question
    this.#question = question
    if (fresh) this.notice = null
    if (this.hints && this.#hintedAt !== this.#situation()) this.forgetHints()
    return fresh
  }

  // --- doing -------------------------------------------------------------------------------------

  /** What is put down when something is sent. */
  readonly onSend = new Set<() => void>()

  async do(choice: Choice): Promise<boolean> {
    return this.send(choice.text, choice.place ?? null)
  }

  async send(text: string, place: Place | null = null): Promise<boolean> {
    if (this.sending !== null) return false
    const sentIn = this.moment?.number ?? -1
    this.sending = text
    this.#sentIn = sentIn
    this.forget()
    for (const putDown of this.onSend) putDown()
    const reply = await this.table.act(text)
    if (this.#sentIn === sentIn) this.sending = null
    this.#tell(reply, place)
    return reply.type === 'done'
  }

  /** One of several answers in a row: see the game ask for the next one. */
  async sendAndSee(choice: Choice): Promise<boolean> {
    this.sending = choice.text
    this.#sentIn = -1
    const reply = await this.table.actAndSee(choice)
    this.sending = null
    this.#tell(reply)
    return reply.type === 'done'
  }

  refuse(refusal: Refused | null, place: Place | null = null): void {
    if (refusal) this.notice = { kind: 'refused', text: refusal.text, article: refusal.article, place }
  }
  forget(): void {
    this.notice = null
  }

  /** What an answer of the server has to say beyond "done". */
  #tell(reply: Reply, place: Place | null = null): void {
    if (reply.type === 'refused') this.refuse(reply.refusal, place)
    else if (reply.type === 'problem') this.notice = { kind: 'problem', text: reply.text, article: null, place: null }
    else if (reply.type === 'lost') this.notice = { kind: 'lost', text: '', article: null, place: null }
  }

  /** Ask for something that is no move, and tell what went wrong with it. */
  async wish(wanted: Parameters<Connection['ask']>[0]): Promise<boolean> {
    const reply = await this.table.ask(wanted)
    this.#tell(reply)
    return reply.type === 'done'
  }

  /** Ask why something cannot be done now. */
  async askWhy(text: string, place: Place | null = null): Promise<void> {
    const reply = await this.table.ask({ type: 'why_not', text })
    if (reply.type === 'refused') this.refuse(reply.refusal, place)
    else this.#tell(reply)
  }

  // --- help --------------------------------------------------------------------------------------

  #hintedAt = ''
  /** What a hint hangs on: others may talk meanwhile without making it wrong. */
  situation: () => unknown = () => this.moment?.entries
  readonly #situation = (): string => JSON.stringify([this.moment?.question, this.situation()])

  async hint(): Promise<void> {
    if (!this.mayHint || this.thinking) return
    if (this.hints) return this.forgetHints()
    this.thinking = true
    this.#hintedAt = this.#situation()
    const reply = await this.table.ask({ type: 'hint' })
    this.thinking = false
    if (reply.type !== 'hints') this.#tell(reply)
    else if (this.#situation() === this.#hintedAt) this.hints = reply.advice
  }

  forgetHints(): void {
    this.hints = null
    this.pointed = []
  }

  #choice(text: string | null): Choice | undefined {
    return this.moment?.choices.find((choice) => choice.text === text)
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
    if (choice) void this.do(choice)
    else if (this.moment?.talk.includes(advice.text.split(' ')[0] ?? '')) void this.send(advice.text)
  }

  openTab(tab: 'log' | 'chat'): void {
    this.side = null
    this.tab = tab
    this.wants = tab
  }
  openTrade(): void {
    this.tab = 'trade'
    this.wants = 'trade'
  }
  openArticle(id: string): void {
    this.side = { kind: 'article', id }
  }
  toggleSide(kind: 'almanac' | 'settings'): void {
    const shown = this.side?.kind === kind || (kind === 'almanac' && this.side?.kind === 'article')
    this.side = shown ? null : { kind }
  }
}

const KEY = Symbol('session')
export const setSession = (session: Session): Session => setContext(KEY, session)
export const getSession = (): Session => getContext<Session>(KEY)
