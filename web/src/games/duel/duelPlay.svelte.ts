// What the viewer is about to do in a card game: the card taken in hand, the place looked at, the pile browsed. Tools,
// notices and what is sent are those of every table.

import { getContext, setContext } from 'svelte'
import { duelScene, duelSetting } from './family'
import { changed, writeDeal } from '../../table/deals'
import { Draft } from '../../table/draft.svelte'
import { Hand } from '../../table/hand.svelte'
import { sizeFor } from '../../table/media.svelte'
import type { Session } from '../../table/session.svelte'
import type { Choice, Moment, Place, Tool } from '../../wire'
import type { CardInfo, DuelScene, DuelSetting, Laid, RealmScene } from './wire'
import {
  aboutCard,
  askAbout,
  at,
  cardTool,
  isFinal,
  isOwnTurn,
  ofLaid,
  plainTools,
  takesCardFirst,
  type Ask,
} from './choosing'
import { cardAt, keyOf, placeWord, realmOf, samePlace } from './ground'
import { whileLookedAt } from './reading'
import { eventNow } from './story'
import { Zoom } from './zoom.svelte'

/** Cards to look through: a stack as far as it is known, a discard pile, the open display, one's own deck. */
export interface Browsed {
  kind: 'stack' | 'events' | 'discarded' | 'display' | 'deck'
  id: number
}

/** What is shown of a place: it can be chosen, its card can do something, it is looked at, it is what this is about. */
export interface Mark {
  legal: boolean
  handle: boolean
  selected: boolean
  lit: boolean
  /** What would be done there, in words. */
  label: string
}
export type Marks = ReadonlyMap<string, Mark>

/** A resource lies on one side only: put on one, it is gone from the other. */
class DuelDeal extends Draft {
  override change(side: 'give' | 'get', kind: string, by: number): void {
    const other = side === 'give' ? 'get' : 'give'
    if (by > 0) this[other] = changed(this[other], kind, -(this[other][kind] ?? 0))
    this[side] = changed(this[side], kind, by)
  }
}

export class DuelPlay {
  readonly session: Session
  /** The tool that is taken in hand. */
  readonly inHand: Hand
  /** The card of the hand, or of the open display, that is taken in hand. */
  card = $state<string | null>(null)
  /** The place that is looked at, or where several things can be done. */
  spot = $state.raw<Place | null>(null)
  browsed = $state.raw<Browsed | null>(null)
  /** A card to be read that lies nowhere on the table: the last event, an attack. */
  shown = $state<string | null>(null)
  /** What shows a card large at the side while it is looked at; where there is no side, that would move the table. */
  read(name: string) {
    const begin = (): void => {
      if (sizeFor(innerWidth, innerHeight) === 'desk') this.shown = name
    }
    const end = (): void => {
      if (this.shown === name) this.shown = null
    }
    return whileLookedAt(begin, end)
  }
  readonly zoom = new Zoom()
  readonly deal = new DuelDeal()

  constructor(session: Session) {
    this.session = session
    this.inHand = session.store(Hand)
  }

  // --- what is seen ------------------------------------------------------------------------------

  get moment(): Moment | null {
    return this.session.moment
  }
  get scene(): DuelScene | null {
    return duelScene(this.moment?.scene)
  }
  get setting(): DuelSetting | null {
    return duelSetting(this.session.table.setting)
  }
  /** Whoever lies below: the viewer, and for those who watch the first player. */
  get near(): number {
    return Math.max(0, this.session.you)
  }
  get mine(): RealmScene | null {
    return this.scene && realmOf(this.scene, this.near)
  }
  get theirs(): RealmScene | null {
    return this.scene && realmOf(this.scene, 1 - this.near)
  }
  #cards = $derived.by(() => new Map(this.setting?.cards.map((card) => [card.name, card])))
  info(name: string): CardInfo | null {
    return this.#cards.get(name) ?? null
  }
  title(name: string): string {
    return this.info(name)?.title ?? name
  }
  /** The card that everything is about now: one that asks something, or the event that is carried out. */
  get told(): string {
    const { log, stage } = this.session.table
    return this.scene ? this.scene.asking || eventNow(this.scene, [...log, ...stage.telling]) : ''
  }
  /** The other one has played an action against the viewer, who is asked about it. */
  get isUnderAttack(): boolean {
    const { moment, scene, session } = this
    const card = scene?.asking ? this.info(scene.asking) : null
    return card?.kind === 'action' && this.isAsked && moment?.scene.turn !== session.you
  }
  /** The cards of the hand one by one, in the order of the set. */
  get hand(): string[] {
    const held = this.mine?.hand ?? {}
    return (this.setting?.cards ?? []).flatMap(({ name }) => Array<string>(held[name] ?? 0).fill(name))
  }
  get goods(): string[] {
    return this.session.table.setting?.resources.map(({ name }) => name) ?? []
  }

  // --- what can be chosen ------------------------------------------------------------------------

  get tools(): Tool[] {
    return plainTools(this.moment?.tools ?? [])
  }
  toolOf(card: string): Tool | null {
    return cardTool(this.moment?.tools ?? [], card)
  }
  get isMyTurn(): boolean {
    return !!this.moment && this.session.plays && isOwnTurn(this.moment)
  }
  /** The viewer has to answer something. */
  get isAsked(): boolean {
    return !!this.moment?.asks_you && this.session.plays && !this.session.away && !this.isMyTurn
  }
  /** What is chosen from now: of the tool in hand, of the card in hand, or what answers the question. */
  get active(): Choice[] {
    const { moment, card } = this
    if (!moment || !this.session.plays) return []
    if (this.inHand.armed) return this.inHand.standingChoices
    if (card !== null) return aboutCard(moment, card)
    return isOwnTurn(moment) ? [] : moment.choices
  }
  /** First a card of the hand is chosen, then where it goes. */
  get cardFirst(): boolean {
    return this.isAsked && this.card === null && takesCardFirst(this.active)
  }
  get lit(): Choice[] {
    if (this.cardFirst) return this.active.filter((choice) => choice.place && !choice.card)
    return this.active.filter((choice) => choice.place)
  }
  get #question() {
    const asked = this.isAsked || this.inHand.armedTool !== null
    return asked && !this.cardFirst
      ? askAbout(this.active)
      : askAbout(this.active.filter((choice) => !choice.card && !choice.place))
  }
  get ask(): Ask | null {
    return this.#question.ask
  }
  /** Answers that name nothing: to pass, to be brave, to keep what one has. */
  get others(): Choice[] {
    return this.isAsked ? this.#question.others : []
  }
  /** What cards that lie out can do now. */
  get handles(): Choice[] {
    return this.moment && this.session.plays && !this.inHand.armed && this.card === null ? ofLaid(this.moment) : []
  }
  /** Cards of the hand that can be played, built or chosen now; while something is sent, none. */
  isReady(card: string): boolean {
    if (!this.moment || !this.session.plays || this.session.sending !== null) return false
    return aboutCard(this.moment, card).length > 0
  }
  /** What can be done at the place that is looked at. */
  get here(): Choice[] {
    const { moment, spot } = this
    if (!moment || !spot || !this.session.plays) return []
    const lit = at(this.lit, spot)
    if (lit.length > 0) return lit
    return this.isMyTurn
      ? at(
          moment.choices.filter((choice) => !choice.card),
          spot,
        )
      : []
  }
  get laid(): Laid | null {
    return this.scene && this.spot ? cardAt(this.scene, this.spot) : null
  }

  /** How the places of the table are marked. `last` are those of the last move. */
  marks(last: readonly Place[]): Marks {
    const { help, lessons } = this.session
    const marks = new Map<string, Mark>()
    const of = (place: Place): Mark => {
      const known = marks.get(keyOf(place)) ?? { legal: false, handle: false, selected: false, lit: false, label: '' }
      marks.set(keyOf(place), known)
      return known
    }
    for (const choice of this.lit) {
      const mark = of(choice.place!)
      mark.legal = true
      mark.label = [mark.label, choice.label].filter(Boolean).join('; ')
    }
    for (const choice of this.handles) of(choice.place!).handle = true
    for (const place of [...last, ...help.pointed, ...lessons.places]) of(place).lit = true
    if (this.spot) of(this.spot).selected = true
    return marks
  }

  // --- following the game ------------------------------------------------------------------------

  #asked = ''

  follow(moment: Moment): void {
    const asked = `${moment.question}/${moment.scene.turn}/${moment.scene.round}/${moment.asks_you}`
    if (asked !== this.#asked) {
      this.#asked = asked
      this.putDown()
      this.browsed = null
      this.shown = null
    }
    if (this.card !== null && aboutCard(moment, this.card).length === 0 && !this.#holds(this.card)) this.card = null
    this.deal.clamp(this.mine?.resources ?? {})
  }
  #holds(card: string): boolean {
    return (this.mine?.hand?.[card] ?? 0) + (this.scene?.display[card] ?? 0) > 0
  }

  // --- taking in hand ----------------------------------------------------------------------------

  /** Take a tool, or put it down again. */
  use(name: string): void {
    this.putDown()
    this.inHand.use(name)
  }
  /** Take a card in hand, or put it back. */
  take(card: string): void {
    const again = this.card === card
    this.putDown()
    this.inHand.armed = null
    this.session.forget()
    if (!again) this.card = card
  }
  putDown(): void {
    this.card = null
    this.spot = null
  }

  /** A place is pressed: do what is lit there, or look at it, or ask why it is not lit. */
  press(place: Place): void {
    const lit = at(this.lit, place)
    const only = lit.length === 1 ? lit[0]! : null
    if (only && !isFinal(only)) return void this.do(only)
    if (lit.length > 0) {
      this.spot = place
      return
    }
    const tried = this.inHand.armed !== null || this.card !== null
    if (tried && this.lit.length > 0) void this.#askWhy(place)
    else this.look(place)
  }
  look(place: Place): void {
    const again = this.spot !== null && samePlace(this.spot, place)
    this.inHand.armed = null
    this.session.forget()
    this.putDown()
    if (!this.session.plays) this.shown = again ? null : (this.scene && cardAt(this.scene, place)?.name) || null
    else if (!again && (place.kind === 'slot' || this.#at(place).length > 0)) this.spot = place
  }
  #at(place: Place): Choice[] {
    return this.moment ? at(this.moment.choices, place) : []
  }
  /** Worded like what is lit: what the viewer tries at a place where it cannot be done. */
  async #askWhy(place: Place): Promise<void> {
    const sibling = this.lit.find((choice) => choice.place?.kind === place.kind)
    if (!sibling) return
    const words = [sibling.verb, ...(sibling.card ? [sibling.card] : []), placeWord(place, this.session.you)]
    await this.session.askWhy(words.join(' '), place)
  }

  async do(choice: Choice): Promise<boolean> {
    this.putDown()
    this.shown = null
    return this.session.do(choice)
  }
  /** What makes a button one that does this. */
  button(choice: Choice) {
    return { ...this.session.button(choice), onclick: () => void this.do(choice) }
  }

  /** Put everything down; true if there was anything. */
  cancel(): boolean {
    const had = this.card !== null || this.spot !== null || this.browsed !== null || this.shown !== null
    this.putDown()
    this.browsed = null
    this.shown = null
    return this.inHand.cancel() || had
  }

  browse(kind: Browsed['kind'], id = 0): void {
    const again = this.browsed?.kind === kind && this.browsed.id === id
    this.browsed = again ? null : { kind, id }
    if (this.browsed && this.session.layout.tab === 'trade') this.session.layout.tab = 'log'
  }

  async offer(): Promise<void> {
    if (await this.session.send(`offer ${writeDeal(this.deal.deal)}`)) this.deal.clear()
  }
}

const KEY = Symbol('duel')
export const setDuel = (duel: DuelPlay): DuelPlay => setContext(KEY, duel)
export const getDuel = (): DuelPlay => getContext<DuelPlay>(KEY)
