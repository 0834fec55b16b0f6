// The talk with one table: it keeps what the server told last, notices gaps, and comes back after a break.

import { playAddress } from '../api'
import { settings } from '../settings.svelte'
import type {
  Attendance,
  ChatLine,
  Choice,
  ClientMessage,
  Done,
  Event,
  Hints,
  Moment,
  NotAllowed,
  Present,
  Problem,
  ServerMessage,
  Setting,
  Update,
  Whole,
} from '../wire'
import { Stage, type News } from './stage.svelte'

export type Link = 'connecting' | 'open' | 'reconnecting' | 'closed'

/** The connection broke before the answer came, and asking again would not be safe. */
export interface Lost {
  type: 'lost'
}
export type Reply = Done | NotAllowed | Problem | Hints | Lost

type Wish<M> = M extends ClientMessage ? Omit<M, 'id'> : never
export type Wanted = Wish<ClientMessage>

interface Waiting {
  message: ClientMessage
  answer: (reply: Reply) => void
  timer: ReturnType<typeof setTimeout>
}

/** What of a WebSocket is used here; tests bring their own. */
export interface Socket {
  readyState: number
  send(text: string): void
  close(): void
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

const OPEN = 1
const SLOWEST_RETRY = 4_000
const PATIENCE = 12_000
const RESENDS = 3
/** The server will not let us in however often we ask: no such table, or no right to it. */
const HOPELESS = 4404

/** Milliseconds before the next attempt: 0.4 s, then twice as long each time, spread so that not all come at once. */
export const pauseBefore = (attempt: number, chance = Math.random()): number =>
  Math.min(SLOWEST_RETRY, 400 * 2 ** attempt) * (0.75 + chance / 2)

/** The log after an update: what still stands, and what came. */
export function mergedLog(log: readonly Event[], update: Pick<Update, 'kept' | 'events'>): Event[] {
  return [...log.filter((event) => event.number <= update.kept), ...update.events]
}

export function mergedChat(chat: readonly ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const newest = chat.at(-1)?.number ?? -1
  return [...chat, ...more.filter((line) => line.number > newest)]
}

const verbOf = (text: string): string => text.split(' ')[0] ?? ''

/** Whether an act chosen in one moment still means the same in another, so that it may be sent again. */
export function stillMeant(text: string, chosenIn: Moment, now: Moment): boolean {
  const before = chosenIn.choices.find((choice) => choice.text === text)
  if (before) return now.choices.some((choice) => choice.text === text && choice.label === before.label)
  const sameTurn = now.scene.turn === chosenIn.scene.turn
  return sameTurn && now.talk.includes(verbOf(text))
}

export class Connection {
  link = $state<Link>('connecting')
  /** The code the server closed with when it did not want us. */
  closedWith = $state(0)
  /** What the page shows; what was heard since waits on the stage. */
  version = $state(-1)
  you = $state(-1)
  host = $state(false)
  names = $state.raw<string[]>([])
  setting = $state.raw<Setting | null>(null)
  log = $state.raw<Event[]>([])
  chat = $state.raw<ChatLine[]>([])
  present = $state.raw<Present | null>(null)
  /** When `present` arrived, by performance.now(): its clocks run from there. */
  presentAt = $state(0)
  /** ... and who is there: the grace of whoever is gone runs from then. */
  attendanceAt = $state(0)
  /** What came is told here, one after the other. */
  readonly stage = new Stage()

  readonly #table: string
  readonly #plug: (address: string) => Socket
  #socket: Socket | null = null
  #waiting = new Map<number, Waiting>()
  #lastId = Date.now() * 1000
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #language = settings.language
  #looking = false
  #heard = -1
  #listeners = new Set<(news: News) => void>()
  #talkers = new Set<(lines: ChatLine[]) => void>()
  #moments = new Set<() => void>()

  constructor(table: string, plug: (address: string) => Socket = (address) => new WebSocket(address)) {
    this.#table = table
    this.#plug = plug
    this.#connect()
  }

  /** The moment to be seen: while something is told, not yet the one it leads to. */
  get moment(): Moment | null {
    return this.stage.moment ?? this.present?.moment ?? null
  }

  /** Be told what was added to the log, once it has been told; returns how to stop. */
  onNews(listener: (news: News) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** Be told what somebody says, at once. */
  onTalk(listener: (lines: ChatLine[]) => void): () => void {
    this.#talkers.add(listener)
    return () => this.#talkers.delete(listener)
  }

  // --- coming and going --------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#retry)
    const socket = this.#plug(playAddress(this.#table))
    this.#socket = socket
    socket.onmessage = (event) => this.#hear(socket, String(event.data))
    socket.onclose = (event) => this.#broken(socket, event.code)
  }

  #broken(socket: Socket, code: number): void {
    if (socket !== this.#socket) return
    this.#socket = null
    this.#looking = false
    if (code === HOPELESS) {
      this.closedWith = code
      return this.close()
    }
    this.link = this.version < 0 ? 'connecting' : 'reconnecting'
    this.#retry = setTimeout(() => this.#connect(), pauseBefore(this.#attempt++))
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.#socket !== null || this.link === 'closed') return
    this.#attempt = 0
    this.#connect()
  }

  /** Begin anew, as after taking a seat under another name. */
  reconnect(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    if (this.link === 'open') this.link = 'connecting' // what is on its way is sent again
    this.#attempt = 0
    this.#connect()
  }

  close(): void {
    clearTimeout(this.#retry)
    this.link = 'closed'
    const old = this.#socket
    this.#socket = null
    old?.close()
    for (const waiting of [...this.#waiting.values()]) this.#settle(waiting, { type: 'lost' })
  }

  // --- hearing -----------------------------------------------------------------------------------

  #hear(socket: Socket, text: string): void {
    if (socket !== this.#socket) return
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'table') this.#whole(message)
    else if (message.type === 'update') this.#update(message)
    else if (message.type === 'presence') this.#attendance(message)
    else this.#answered(message)
  }

  #whole(whole: Whole): void {
    const again = this.link !== 'open'
    this.link = 'open'
    this.#attempt = 0
    this.#looking = false
    this.you = whole.you
    this.host = whole.host
    this.names = whole.names
    this.setting = whole.setting
    this.log = whole.log
    this.chat = whole.chat
    this.#heard = whole.version
    this.stage.clear()
    this.#now(whole.version, whole.present, performance.now())
    if (again) this.#resume()
  }

  #update(update: Update): void {
    // Somebody coming or going is told without a new version.
    if (update.version < this.#heard) return
    if (update.since !== this.#heard || (update.present.moment && !this.setting)) return this.look()
    this.#heard = update.version
    if (update.chat.length > 0) this.#talk(update.chat)
    const came = performance.now()
    const news = (): News => ({
      events: update.events,
      before: this.present?.moment ?? null,
      after: update.present.moment,
    })
    this.stage.enter({ news, done: () => this.#told(update, news(), came) })
  }

  /** The page shows what has been told. */
  #told(update: Update, news: News, came: number): void {
    this.log = mergedLog(this.log, update)
    const { seats, spectators } = this.present?.info ?? update.present.info
    const { present } = update
    // Whoever came or went meanwhile has been seen already.
    const info = came < this.attendanceAt ? { ...present.info, seats, spectators } : present.info
    this.#now(update.version, { ...present, info }, came)
    for (const listener of this.#listeners) listener(news)
  }

  #talk(lines: ChatLine[]): void {
    this.chat = mergedChat(this.chat, lines)
    for (const listener of this.#talkers) listener(lines)
  }

  #attendance({ seats, spectators }: Attendance): void {
    if (!this.present) return
    this.present = { ...this.present, info: { ...this.present.info, seats, spectators } }
    this.attendanceAt = performance.now()
  }

  #now(version: number, present: Present, came: number): void {
    this.version = version
    this.present = present
    this.presentAt = came
    this.attendanceAt = Math.max(this.attendanceAt, came)
    for (const wake of this.#moments) wake()
  }

  #answered(message: Done | NotAllowed | Problem | Hints): void {
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id)
    if (waiting) this.#settle(waiting, message)
  }

  #settle(waiting: Waiting, reply: Reply): void {
    clearTimeout(waiting.timer)
    this.#waiting.delete(waiting.message.id)
    waiting.answer(reply)
  }

  // --- asking ------------------------------------------------------------------------------------

  /** Send a wish; the promise holds the answer and never fails. */
  ask(wanted: Wanted): Promise<Reply> {
    if (this.link === 'closed') return Promise.resolve({ type: 'lost' })
    const message = { ...wanted, id: ++this.#lastId } as ClientMessage
    return new Promise((answer) => {
      const timer = setTimeout(() => this.#silence(message.id), PATIENCE)
      this.#waiting.set(message.id, { message, answer, timer })
      this.#send(message)
    })
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN && this.link === 'open') this.#socket.send(JSON.stringify(message))
  }

  /** No answer for long: the line is dead though nobody said so. */
  #silence(id: number): void {
    if (!this.#waiting.has(id)) return
    if (this.link === 'open') {
      this.link = 'reconnecting'
      this.reconnect()
    }
    const waiting = this.#waiting.get(id)
    if (waiting) waiting.timer = setTimeout(() => this.#settle(waiting, { type: 'lost' }), PATIENCE)
  }

  /** After a break: ask again what cannot do harm twice. An act is safe while its moment stands. */
  #resume(): void {
    for (const waiting of [...this.#waiting.values()]) {
      const { message } = waiting
      const safe = message.type === 'act' ? message.moment === this.moment?.number : REPEATABLE.has(message.type)
      if (safe) this.#send(message)
      else this.#settle(waiting, { type: 'lost' })
    }
    if (this.#language !== settings.language) this.speak(settings.language)
  }

  /** Ask for the whole table, once until it comes. */
  look(): void {
    if (this.#looking) return
    this.#looking = true
    void this.ask({ type: 'look' }).then(() => (this.#looking = false))
  }

  /** Let the server tell everything in another language. */
  speak(language: typeof settings.language): void {
    if (language === this.#language) return
    this.#language = language
    void this.ask({ type: 'look', language })
  }

  /** Do something. If the game moved on meanwhile but the same choice still stands, it is sent again. */
  async act(text: string): Promise<Reply> {
    let chosenIn = this.present?.moment ?? null
    if (!chosenIn) return { type: 'lost' }
    this.stage.finish()
    for (let sent = 0; ; sent++) {
      const reply = await this.ask({ type: 'act', text, moment: chosenIn.number })
      if (reply.type !== 'problem' || reply.code !== 'stale' || sent >= RESENDS) return reply
      const now = await this.#momentAfter(chosenIn)
      if (!now || !stillMeant(text, chosenIn, now)) return reply
      chosenIn = now
    }
  }

  /** Do a choice and wait until the page shows what came of it, as before choosing the next of several. */
  async actAndSee(choice: Choice): Promise<Reply> {
    const reply = await this.act(choice.text)
    if (reply.type === 'done') await this.#until(() => this.version >= reply.version)
    return reply
  }

  async #momentAfter(old: Moment): Promise<Moment | null> {
    await this.#until(() => this.moment?.number !== old.number)
    return this.moment?.number === old.number ? null : this.moment
  }

  /** Wait for something the server is about to tell; give up after a while and have everything told again. */
  #until(holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve()
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        this.#moments.delete(wake)
        resolve()
      }
      const wake = () => holds() && done()
      const timer = setTimeout(() => {
        this.look()
        done()
      }, 3_000)
      this.#moments.add(wake)
    })
  }
}

/** Questions, and wishes that are the same said twice. Chat and acts are not. */
const REPEATABLE = new Set<ClientMessage['type']>(['look', 'why_not', 'hint', 'pause', 'resume', 'away', 'rematch'])
