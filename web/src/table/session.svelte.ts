// The viewer at a table: where they sit, what they see, what they send and what they were told.

import { getContext, setContext } from 'svelte'
import { wordIn, type GamePart } from '../parts'
import type { Values } from '../words'
import type { Choice, Moment, Place, Refused, TableInfo } from '../wire'
import type { Connection, Reply } from './connection.svelte'
import { Help } from './help.svelte'
import { Layout } from './layout.svelte'
import { Lessons } from './lessons.svelte'

/** Something to be told beside the board until the viewer goes on. */
export interface Notice {
  kind: 'refused' | 'problem' | 'lost'
  text: string
  article: string | null
  place: Place | null
}

export class Session {
  readonly table: Connection

  /** What the game consists of. */
  parts = $state.raw<GamePart[]>([])
  notice = $state.raw<Notice | null>(null)
  /** A text on its way to the server. */
  sending = $state<string | null>(null)
  /** The moment it was chosen in; -1 where one answer follows another. */
  #sentIn = -1
  readonly layout = new Layout()
  readonly help = new Help(this)
  readonly lessons = new Lessons(this)

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
    this.help.follow()
    return fresh
  }

  // --- doing -------------------------------------------------------------------------------------

  /** What is put down when something is sent. */
  readonly onSend = new Set<() => void>()

  async do(choice: Choice): Promise<boolean> {
    return this.send(choice.text, choice.place ?? null)
  }
  /** What makes a button one that does this; while something is sent, none does. */
  button(choice: Choice) {
    const onclick = () => void this.do(choice)
    return { type: 'button', 'data-choice': choice.text, disabled: this.sending !== null, onclick } as const
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
    this.tell(reply, place)
    return reply.type === 'done'
  }

  /** One of several answers in a row: see the game ask for the next one. */
  async sendAndSee(choice: Choice): Promise<boolean> {
    this.sending = choice.text
    this.#sentIn = -1
    const reply = await this.table.actAndSee(choice)
    this.sending = null
    this.tell(reply)
    return reply.type === 'done'
  }

  refuse(refusal: Refused | null, place: Place | null = null): void {
    if (refusal) this.notice = { kind: 'refused', text: refusal.text, article: refusal.article, place }
  }
  forget(): void {
    this.notice = null
  }

  /** What an answer of the server has to say beyond "done". */
  tell(reply: Reply, place: Place | null = null): void {
    if (reply.type === 'refused') this.refuse(reply.refusal, place)
    else if (reply.type === 'problem') this.notice = { kind: 'problem', text: reply.text, article: null, place: null }
    else if (reply.type === 'lost') this.notice = { kind: 'lost', text: '', article: null, place: null }
  }

  /** Ask for something that is no move, and tell what went wrong with it. */
  async wish(wanted: Parameters<Connection['ask']>[0]): Promise<boolean> {
    const reply = await this.table.ask(wanted)
    this.tell(reply)
    return reply.type === 'done'
  }

  /** Ask why something cannot be done now. */
  async askWhy(text: string, place: Place | null = null): Promise<void> {
    const reply = await this.table.ask({ type: 'why_not', text })
    if (reply.type === 'refused') this.refuse(reply.refusal, place)
    else this.tell(reply)
  }
}

const KEY = Symbol('session')
export const setSession = (session: Session): Session => setContext(KEY, session)
export const getSession = (): Session => getContext<Session>(KEY)
