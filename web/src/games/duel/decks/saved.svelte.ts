// The decks of whoever sits here. They belong to the person and lie on the server; what it does not have yet waits in this
// browser: changes on their way, and the decks of somebody who has not said who they are. Of each the text counts, so that
// it outlives every change of the page.
import { ApiError } from '../../../api'
import { me } from '../../../lobby/me.svelte'
import { problemText } from '../../../lobby/problem'
import type { Kept } from '../../../wire'
import { api } from './api'
import { KEY } from './key'

export interface SavedDeck {
  id: string
  text: string
  /** When it was changed last, in milliseconds. */
  at: number
  /** The server's version that it was made from; 0: the server does not know it. */
  revision: number
  /** Whose it is; decks from before anybody was somebody are for the first who comes. */
  person?: string
}

const PAUSE = 600 // milliseconds without a change before it is sent
const LATER = 5_000 // after which the server is asked again
/** What the server will not take, however often it is asked. */
const STUCK = ['unfit', 'bad_value', 'shelf_full', 'malformed']

/** An id as the server takes it. */
const plain = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 32) || 'deck'

const isSaved = (each: unknown): each is SavedDeck =>
  typeof each === 'object' &&
  each !== null &&
  typeof (each as SavedDeck).id === 'string' &&
  typeof (each as SavedDeck).text === 'string'

/** What an older page wrote has fewer fields, and perhaps other ids. */
const understood = ({ id, text, at, revision, person }: SavedDeck): SavedDeck => ({
  id: plain(id),
  text,
  at: Number(at) || 0,
  revision: Number(revision) || 0,
  ...(person ? { person } : {}),
})

function read(): SavedDeck[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSaved).map(understood) : []
  } catch {
    return [] // storage forbidden or spoilt
  }
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), '')

class SavedDecks {
  #waiting = $state.raw<SavedDeck[]>(read())
  #kept = $state.raw<Kept[]>([])
  /** Whose decks are known. */
  #owner = $state<string | null>(null)
  /** The browser refused to keep something. */
  refused = $state(false)
  /** Why the server does not keep something. */
  problem = $state('')
  /** A deck that was changed elsewhere, too: what was made here is now another one. */
  parted = $state(false)
  #moved = new Map<string, string>()
  #loading: Promise<void> | null = null
  #loadingFor: string | null = null
  #sending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  // --- looking -----------------------------------------------------------------------------------

  /** The deck changed last comes first. */
  get decks(): SavedDeck[] {
    const here = this.#mine()
    const there = this.#kept.filter(({ id }) => !here.some((deck) => deck.id === id))
    return [...here, ...there.map(({ changed, ...deck }) => ({ ...deck, at: changed }))].sort((a, b) => b.at - a.at)
  }
  find(id: string | null): SavedDeck | undefined {
    return this.decks.find((deck) => deck.id === this.current(id))
  }
  /** What a deck is called now, if it had to take another id. */
  current(id: string | null): string | null {
    return id === null ? null : (this.#moved.get(id) ?? id)
  }
  /** Where a deck lies: with its owner's account, on its way there, or in this browser alone. */
  where(id: string): 'server' | 'way' | 'browser' {
    if (!this.#mine().some((deck) => deck.id === this.current(id))) return 'server'
    return this.#owner !== null && this.problem === '' ? 'way' : 'browser'
  }
  #mine(): SavedDeck[] {
    return this.#waiting.filter(({ person }) => person === undefined || person === this.#owner)
  }

  // --- keeping -----------------------------------------------------------------------------------

  /** Keep a text under an id, or as a deck of its own; returns its id. */
  put(text: string, id: string | null = null): string {
    const known = this.find(id)
    const revision = known?.revision ?? 0
    const owner = this.#owner === null ? {} : { person: this.#owner }
    const deck = { id: this.current(id) ?? newId(), text, at: Date.now(), revision, ...owner }
    if (known?.text !== text) this.#write([...this.#known().filter((each) => each.id !== deck.id), deck])
    this.#sendSoon()
    return deck.id
  }

  async remove(id: string): Promise<void> {
    const now = this.current(id)
    const kept = this.#kept
    this.#write(this.#known().filter((deck) => deck.id !== now))
    this.#kept = kept.filter((deck) => deck.id !== now)
    if (this.#kept.length === kept.length) return
    try {
      await api.forget(now!)
    } catch (error) {
      this.#kept = kept
      this.problem = problemText(error)
    }
  }

  /** Another window may have changed the list in the meantime: what is stored counts, if anything is. */
  #known(): SavedDeck[] {
    return this.refused ? this.#waiting : read()
  }
  #write(decks: SavedDeck[]): void {
    try {
      if (decks.length) localStorage.setItem(KEY, JSON.stringify(decks))
      else localStorage.removeItem(KEY)
      this.refused = false
    } catch {
      this.refused = true
    }
    this.#waiting = decks
  }

  // --- the server --------------------------------------------------------------------------------

  /** Fetch what the person keeps, and hand over what waits here. Several who ask for the same person at once cause one
   *  question; for another person it is asked afterwards. */
  load(): Promise<void> {
    const person = me.person?.id ?? null
    if (!this.#loading || this.#loadingFor !== person) {
      this.#loadingFor = person
      const loading = Promise.resolve(this.#loading)
        .then(() => this.#fetch())
        .finally(() => {
          if (this.#loading === loading) this.#loading = null
        })
      this.#loading = loading
    }
    return this.#loading
  }
  async #fetch(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const person = me.person === undefined ? await me.load() : me.person
      if (person?.id !== this.#owner) this.#forget(person?.id ?? null)
      if (this.#owner === null) return
      this.#kept = await api.kept()
      await this.#send()
    } catch (error) {
      this.#again(error)
    }
  }
  #forget(owner: string | null): void {
    this.#owner = owner
    this.#kept = []
    this.problem = ''
  }

  #sendSoon(): void {
    clearTimeout(this.#timer)
    if (this.#owner !== null) this.#timer = setTimeout(() => void this.#tryToSend(), PAUSE)
  }
  async #tryToSend(): Promise<void> {
    try {
      await this.#send()
    } catch (error) {
      this.#again(error)
    }
  }
  /** Hand over what waits, one deck after the other. */
  async #send(): Promise<void> {
    if (this.#sending) return this.#sendSoon()
    this.#sending = true
    this.problem = ''
    try {
      for (const deck of this.#mine()) await this.#handOver(deck)
    } finally {
      this.#sending = false
    }
  }
  async #handOver(deck: SavedDeck): Promise<void> {
    try {
      this.#arrived(deck, await api.keep(deck.id, deck.text, deck.revision))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'changed_elsewhere') await this.#part(deck)
      else if (STUCK.includes(error.code)) this.problem = problemText(error)
      else throw error
    }
  }
  /** The server has it; what was changed since goes on from there. */
  #arrived(sent: SavedDeck, kept: Kept): void {
    this.#kept = [...this.#kept.filter(({ id }) => id !== kept.id), kept]
    const left = this.#known().filter(({ id, text }) => id !== sent.id || text !== sent.text)
    this.#write(left.map((deck) => (deck.id === sent.id ? { ...deck, revision: kept.revision } : deck)))
    if (left.some(({ id }) => id === sent.id)) this.#sendSoon()
  }
  /** It was changed on another device: neither is lost, this one becomes a deck of its own. */
  async #part(deck: SavedDeck): Promise<void> {
    const id = newId()
    this.#moved.set(deck.id, id)
    this.#write(this.#known().map((each) => (each.id === deck.id ? { ...each, id, revision: 0 } : each)))
    this.parted = true
    this.#kept = await api.kept()
    this.#sendSoon()
  }
  /** What went wrong may pass: nothing is lost meanwhile. */
  #again(error: unknown): void {
    if (error instanceof ApiError && error.status === 401) return this.#forget(null)
    this.problem = problemText(error)
    this.#timer = setTimeout(() => void this.load(), LATER)
  }

  /** Follow who sits here, and what other windows and devices do; returns how to stop. */
  follow(): () => void {
    const look = (event: StorageEvent): void => {
      if (event.key === KEY || event.key === null) this.#waiting = read()
    }
    const comeBack = (): void => void (document.visibilityState === 'visible' && this.load())
    this.#waiting = read()
    void this.load()
    addEventListener('storage', look)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearTimeout(this.#timer)
      removeEventListener('storage', look)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }
}

export const saved = new SavedDecks()
