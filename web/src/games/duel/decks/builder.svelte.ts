// The deck on the workbench: what is in it, what the server says about it, and how it is changed. It knows no rule:
// limits, problems and suggestions come with the report.
import { getContext, setContext } from 'svelte'
import { api } from './api'
import { me } from '../../../lobby/me.svelte'
import { problemText } from '../../../lobby/problem'
import type { CardInfo, CardShelf, DeckParts, DeckReport, LineMistake, ReadyDeck } from '../wire'
import { whileLookedAt } from '../reading'
import { saved } from './saved.svelte'
import { changed, EMPTY, total, write, type Cards } from './text'
import { t } from './words'

const PAUSE = 250 // milliseconds without a change before the server is asked
const MOST_UNDONE = 50
const DRAFT = 'hexhaven.deck' // what is on the workbench: saved under an id, or not yet

interface Draft {
  id: string | null
  text: string
  /** Who laid it there; nobody else finds it. */
  person?: string
}

/** What lay on the workbench before. */
interface Past {
  deck: DeckParts
  id: string | null
}

function readDraft(): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as Draft | null
    const mine = !draft?.person || draft.person === me.person?.id
    return draft && mine && typeof draft.text === 'string' ? draft : null
  } catch {
    return null
  }
}

function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(DRAFT, JSON.stringify({ ...draft, ...(me.person ? { person: me.person.id } : {}) }))
  } catch {
    // A browser that stores nothing keeps the deck until the page is left.
  }
}

export class Builder {
  shelf = $state.raw<CardShelf | null>(null)
  ready = $state.raw<ReadyDeck[]>([])
  deck = $state.raw<DeckParts>(EMPTY)
  report = $state.raw<DeckReport | null>(null)
  /** Under which it is kept; null if it is not. */
  id = $state<string | null>(null)
  /** The report is not about the latest change yet. */
  waiting = $state(false)
  /** The card that is looked at, and what stands for it. */
  peeked = $state.raw<{ card: CardInfo; from: Element } | null>(null)
  problem = $state('')
  #coming = $state(0) // decks on their way to the workbench
  #past = $state.raw<Past[]>([])
  #asked = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #cards = $derived(new Map(this.shelf?.cards.map((card) => [card.name, card])))

  // --- looking -----------------------------------------------------------------------------------

  card(name: string): CardInfo | undefined {
    return this.#cards.get(name)
  }
  title(name: string): string {
    return this.card(name)?.title ?? name
  }
  setName(id: string): string {
    return this.shelf?.sets.find((set) => set.id === id)?.name ?? id
  }
  get size(): number {
    return total(this.deck.cards)
  }
  get isEmpty(): boolean {
    return this.size === 0 && total(this.deck.events) === 0
  }
  get text(): string {
    return write(this.deck)
  }
  count(card: CardInfo): number {
    return this.deck[partOf(card)][card.name] ?? 0
  }
  /** Whether the sets of the deck have this card. */
  isOwned(card: CardInfo): boolean {
    return ['base', ...this.deck.sets].some((set) => card.copies[set])
  }
  /** How many copies there may be; null while the server has not said it. */
  most(card: CardInfo): number | null {
    if (!this.isOwned(card)) return 0
    const known = this.report?.deck && this.report.deck.sets.join() === this.deck.sets.join()
    return known ? (this.report?.most?.[card.name] ?? 0) : null
  }
  /** A card of a set that is not used yet can be added too: the set comes with it. */
  canAdd(card: CardInfo): boolean {
    const most = this.most(card)
    return !this.isOwned(card) || most === null || this.count(card) < most
  }
  /** Whether the deck that is seen stays: what is typed while another one is on its way would be lost. */
  get isSettled(): boolean {
    return this.shelf !== null && this.#coming === 0
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }

  /** What shows a card in full while it is looked at. */
  peek(card: CardInfo) {
    return whileLookedAt(
      (from) => (this.peeked = { card, from }),
      () => (this.peeked = null),
    )
  }

  // --- coming ------------------------------------------------------------------------------------

  /** Fetch the cards in the visitor's language, and take up what lay on the workbench. */
  async load(): Promise<void> {
    try {
      const [shelf, ready] = await Promise.all([api.cards(), api.readyDecks(), saved.load()])
      this.shelf = shelf
      this.ready = ready
      this.problem = ''
      if (this.#coming > 0) return // what is on its way brings its own report
      if (this.isEmpty) await this.#takeUp()
      else await this.#ask()
    } catch (error) {
      this.problem = problemText(error)
    }
  }

  async #takeUp(): Promise<void> {
    const draft = readDraft()
    if (draft) await this.open(draft.text, saved.find(draft.id)?.id ?? null)
    else await this.#ask()
  }

  /** Lay another deck on the workbench. If its text cannot be read, nothing changes, and its mistakes come back. */
  async open(text: string, id: string | null = null): Promise<LineMistake[]> {
    const asked = ++this.#asked
    this.#coming++
    const report = await api.checkDeck(text).finally(() => this.#coming--)
    if (!report.deck) return report.mistakes ?? []
    if (asked !== this.#asked) return []
    this.#remember()
    this.deck = report.deck
    this.id = id
    this.#told(report)
    keepDraft({ id, text: this.text })
    return []
  }

  /** Lay the deck of a link on the workbench. If it holds none, nothing changes but that this is said. */
  async openLink(text: string): Promise<boolean> {
    try {
      const wrong = text === '' ? t('link_broken') : (await this.open(text))[0]?.text
      this.problem = wrong ? t('link_bad', { text: wrong }) : ''
      return !wrong
    } catch (error) {
      this.problem = problemText(error)
      return false
    }
  }

  /** Lay a deck on the workbench whose text is sound. */
  async show(text: string, id: string | null = null): Promise<void> {
    try {
      await this.open(text, id)
    } catch (error) {
      this.problem = problemText(error)
    }
  }

  /** Replace the deck by another version of it, as one that was suggested; returns whether that was done. */
  become(text: string): Promise<boolean> {
    return this.#replace(async () => text)
  }
  complete(): Promise<boolean> {
    return this.#replace(async () => (await api.completeDeck(this.text)).text)
  }
  /** What was changed in the meantime counts: the other version does not know of it. */
  async #replace(find: () => Promise<string>): Promise<boolean> {
    const before = this.deck
    try {
      const { deck } = await api.checkDeck(await find())
      if (!deck || this.deck !== before) return false
      this.change(deck)
      return true
    } catch (error) {
      this.problem = problemText(error)
      return false
    }
  }

  clear(): void {
    this.#remember()
    this.deck = EMPTY
    this.id = null
    keepDraft({ id: null, text: '' })
    void this.#ask()
  }

  // --- changing ----------------------------------------------------------------------------------

  /** Every change is kept at once: a deck that was only looked at becomes one's own by it. */
  change(deck: DeckParts): void {
    this.peeked = null // what it stood beside may be gone
    this.#remember()
    this.deck = deck
    this.save()
    this.#askSoon()
  }
  #remember(): void {
    if (this.deck !== EMPTY) this.#past = [...this.#past, { deck: this.deck, id: this.id }].slice(-MOST_UNDONE)
  }
  undo(): void {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.deck = before.deck
    this.id = before.id
    if (this.id !== null) this.save()
    else keepDraft({ id: null, text: this.text })
    this.#askSoon()
  }

  add(card: CardInfo): void {
    if (!this.canAdd(card)) return
    const sets = this.isOwned(card) ? this.deck.sets : [...this.deck.sets, card.set]
    this.change({ ...this.deck, sets, [partOf(card)]: changed(this.deck[partOf(card)], card.name, 1) })
  }
  remove(card: CardInfo): void {
    if (this.count(card) === 0) return
    const part = partOf(card)
    const deck = { ...this.deck, [part]: changed(this.deck[part], card.name, -1) }
    this.change({ ...deck, start: withinDeck(deck.start, deck.cards) })
  }
  /** Begin with one more copy of a card; after the last one, with none. */
  begin(card: CardInfo): void {
    const n = this.deck.start[card.name] ?? 0
    const by = n < (this.deck.cards[card.name] ?? 0) ? 1 : -n
    this.change({ ...this.deck, start: changed(this.deck.start, card.name, by) })
  }
  toggleSet(id: string): void {
    const { sets } = this.deck
    this.change({ ...this.deck, sets: sets.includes(id) ? sets.filter((each) => each !== id) : [...sets, id] })
  }
  rename(name: string): void {
    if (name !== this.deck.name) this.change({ ...this.deck, name })
  }

  // --- keeping -----------------------------------------------------------------------------------

  save(): void {
    this.id = saved.put(this.text, this.id)
    keepDraft({ id: this.id, text: this.text })
  }
  duplicate(name: string): void {
    this.deck = { ...this.deck, name }
    this.id = null
    this.save()
  }
  forget(id: string): void {
    void saved.remove(id)
    if (id !== this.id) return
    this.id = null
    keepDraft({ id: null, text: this.text })
  }

  // --- the report --------------------------------------------------------------------------------

  #askSoon(): void {
    this.#asked++ // an answer on its way is about an older deck
    this.waiting = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), PAUSE)
  }
  async #ask(): Promise<void> {
    const asked = ++this.#asked
    try {
      const report = await api.checkDeck(this.text)
      if (asked === this.#asked) this.#told(report)
    } catch (error) {
      if (asked === this.#asked) this.problem = problemText(error)
    }
  }
  #told(report: DeckReport): void {
    this.report = report
    this.waiting = false
    this.problem = ''
  }
}

const partOf = (card: CardInfo): 'events' | 'cards' => (card.kind === 'event' ? 'events' : 'cards')

const withinDeck = (start: Cards, cards: Cards): Cards =>
  Object.fromEntries(
    Object.entries(start)
      .map(([name, n]) => [name, Math.min(n, cards[name] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  )

const CONTEXT = Symbol('builder')
export const setBuilder = (builder: Builder): Builder => setContext(CONTEXT, builder)
export const getBuilder = (): Builder => getContext<Builder>(CONTEXT)
