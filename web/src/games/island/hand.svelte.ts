// What the viewer is about to do at the board: the tool in hand, the places and cards picked, the deal in the making.

import { boardScene, boardSetting } from './family'
import { changed, inHandOrder, total, type Cards } from '../../table/deals'
import { answersTo, Hand } from '../../table/hand.svelte'
import { getSession, type Session } from '../../table/session.svelte'
import { notTrading } from '../../table/trading'
import type { Choice, Moment, Place, Tool } from '../../wire'
import type { BoardScene, BoardSetting } from './family'
import type { Standing } from './wire'
import { askAbout, attemptAt, cardOf, litOf, onlyStart, samePlace, type Ask } from './asking'
import { Bargain } from './bargain.svelte'
import { lastPanel, panelsOf, type BoardPart, type Panels } from './part'

export class BoardHand extends Hand {
  protected override readonly turn = ['before_roll', 'after_roll']
  readonly bargain = new Bargain({ decline: () => void this.#answer('decline') })

  /** The first of two places, where an action has two. */
  #held = $state.raw<Place | null>(null)
  /** The piece that was pressed on, with no tool in hand. */
  #gripped = $state.raw<Place | null>(null)
  /** The card that is being read. */
  reading = $state<string | null>(null)
  picked = $state.raw<Cards>({})
  /** The lit place under the pointer or the keyboard. */
  hovered = $state.raw<Choice | null>(null)
  /** The tool under the pointer or the keyboard. */
  aimed = $state<string | null>(null)

  constructor(session: Session) {
    super(session)
    session.help.situation = () => [this.scene?.turn, this.scene?.pieces.length, this.me?.hand, this.me?.secrets]
  }

  // --- what is seen ------------------------------------------------------------------------------

  get scene(): BoardScene | null {
    return boardScene(this.moment?.scene)
  }
  get setting(): BoardSetting | null {
    return boardSetting(this.session.table.setting)
  }
  get parts(): BoardPart[] {
    return this.session.parts
  }
  panels<K extends keyof Panels>(slot: K): Panels[K][] {
    return panelsOf(this.parts, slot)
  }
  lastPanel<K extends keyof Panels>(slot: K): Panels[K] | undefined {
    return lastPanel(this.parts, slot)
  }
  get me(): Standing | null {
    return this.standing(this.session.you)
  }
  get kinds(): string[] {
    return inHandOrder(this.setting?.resources.map((kind) => kind.name) ?? [])
  }
  standing(player: number): Standing | null {
    return this.scene?.players.find((standing) => standing.player === player) ?? null
  }
  /** All but the viewer, in the order of play after the viewer. */
  get others(): Standing[] {
    const players = this.scene?.players ?? []
    if (this.session.watching) return players
    const mine = players.findIndex((standing) => standing.player === this.session.you)
    return [...players.slice(mine + 1), ...players.slice(0, Math.max(0, mine))]
  }
  /** Cards with an effect that a part of the game shows by itself. */
  #shown = $derived(
    new Set(
      this.setting ? this.parts.flatMap((part) => part.cards?.(this.setting!) ?? []).map(({ name }) => name) : [],
    ),
  )
  isShown(card: string): boolean {
    return this.#shown.has(card)
  }
  /** The name of a card with an effect. */
  secretLabel(kind: string): string {
    return this.setting?.development.find((each) => each.name === kind)?.label ?? kind
  }

  // --- tools and questions -----------------------------------------------------------------------

  override get tools(): Tool[] {
    const { moment } = this
    if (!moment) return []
    const all = [...moment.tools, ...this.#strays(moment)]
    return this.parts.reduce((tools, part) => part.tools?.arrange?.(tools) ?? tools, all)
  }
  /** Verbs that are found elsewhere than among the tools. */
  get elsewhere(): Set<string> {
    return new Set(this.parts.flatMap((part) => part.tools?.elsewhere ?? []))
  }
  /** What can be done in one's turn that no tool of the server's leads to gets one, so that nothing is in the way. */
  #strays(moment: Moment): Tool[] {
    if (!this.isOwnTurn(moment)) return []
    const { elsewhere } = this
    const verbs = new Set(answersTo(moment).flatMap(({ verb }) => (elsewhere.has(verb) ? [] : [verb])))
    return [...verbs].map((verb) => ({
      name: verb,
      label: this.session.word('tool', verb) ?? verb,
      verbs: [verb],
      price: {},
      missing: {},
      ready: true,
      refusal: null,
    }))
  }
  /** The place of an action with two that is picked already: by the viewer, or because there is only one. */
  get held(): Place | null {
    const choices = this.standingChoices
    if (this.#held && litOf(choices, this.#held).length > 0) return this.#held
    return onlyStart(choices)
  }
  /** What can be done by pressing on a piece. */
  #grips(moment: Moment): Choice[] {
    const verbs = new Set(this.parts.flatMap((part) => part.handles ?? []))
    return moment.choices.filter(({ verb, place }) => place && verbs.has(verb))
  }
  /** Pieces that can be pressed on to see what they can do: in one's turn, with nothing else in hand. */
  get handles(): Place[] {
    const { moment } = this
    if (!moment || !this.session.plays || this.armed !== null || !this.isOwnTurn(moment)) return []
    const found: Place[] = []
    for (const { place } of this.#grips(moment))
      if (place && !found.some((each) => samePlace(each, place))) found.push(place)
    return found
  }
  get gripped(): Place | null {
    const place = this.#gripped
    return place && this.handles.some((each) => samePlace(each, place)) ? place : null
  }
  /** What the piece that was pressed on can do. */
  get grip(): Choice[] {
    const { gripped, moment } = this
    return gripped && moment ? this.#grips(moment).filter(({ place }) => place && samePlace(place, gripped)) : []
  }
  /** The choices whose places are lit on the board. */
  get lit(): Choice[] {
    return litOf(this.standingChoices, this.held)
  }
  /** What is asked in the dock. */
  get ask(): Ask | null {
    if (this.armedTool && this.lit.length > 0) return null
    const due = this.armedTool ? 1 : (this.moment?.due ?? 0)
    return this.setting && askAbout(this.standingChoices, due, this.setting, this.parts)
  }
  get pickedAll(): boolean {
    return this.ask?.kind === 'cards' && total(this.picked) === this.ask.due
  }
  choice(verb: string): Choice | null {
    return this.moment?.choices.find((choice) => choice.verb === verb) ?? null
  }

  // --- following the game ------------------------------------------------------------------------

  override follow(moment: Moment): void {
    if (this.reading && !this.me?.secrets?.[this.reading]) this.reading = null
    super.follow(moment)
    this.bargain.follow(moment, this.session.you)
  }

  protected override newQuestion(moment: Moment): void {
    this.picked = {}
    this.hovered = null
    this.aimed = null
    // An offer is answered in the dock; one's own offer in the trade panel.
    if (moment.asks_you && moment.question === 'partner') this.session.layout.tab = 'trade'
    else if (!boardScene(moment.scene)?.market) super.newQuestion(moment)
  }

  // --- tools -------------------------------------------------------------------------------------

  override use(name: string): void {
    if (!this.tool(name) || !this.session.plays) return
    this.#held = null
    this.#gripped = null
    // A card is read before it is played.
    if (this.isShown(name) && this.reading !== name) {
      this.session.forget()
      return this.read(name)
    }
    this.reading = null
    super.use(name)
  }

  /** Look at a card, or put it back. */
  read(kind: string): void {
    this.armed = null
    this.#gripped = null
    this.reading = this.reading === kind ? null : kind
  }

  /** Pick a lit place: the first of two is held, any other one is done. */
  pickPlace(choice: Choice): void {
    if (choice.to) this.#held = choice.place ?? null
    else void this.session.do(choice)
  }
  /** Press on a piece: show what it can do, or no longer. */
  handle(place: Place): void {
    this.reading = null
    this.session.forget()
    this.#gripped = this.gripped && samePlace(this.gripped, place) ? null : place
  }
  /** Take a tool in hand for the piece that was pressed on. */
  useHere(name: string): void {
    const here = this.gripped
    this.armed = name
    this.#gripped = null
    this.#held = here
  }

  /** Put the held place back; where it was the only one, the tool with it. */
  putBack(): void {
    if (this.#held) this.#held = null
    else this.cancel()
  }

  protected override putDown(): void {
    super.putDown()
    this.#held = null
    this.#gripped = null
    this.reading = null
    this.hovered = null
  }

  override cancel(): boolean {
    if (this.#held && this.held === this.#held) {
      this.#held = null
      return true
    }
    const had = total(this.picked) > 0 || this.reading !== null || this.gripped !== null
    this.reading = null
    this.#gripped = null
    this.picked = {}
    return super.cancel() || had
  }

  /** A click on a place that is not lit: ask why it is not. */
  async tryAt(place: Place): Promise<void> {
    const text = this.setting && attemptAt(this.setting, this.lit, place, this.held)
    if (text) await this.session.askWhy(text, place)
  }

  // --- picking cards -----------------------------------------------------------------------------

  /** Somebody's cards that lie open to the viewer, if they are of the kinds in a hand. */
  get openHand(): Cards | null {
    const { scene, kinds } = this
    const open = scene && this.parts.map((part) => part.lookedAt?.(scene)).find(Boolean)
    return open && Object.keys(open).every((kind) => kinds.includes(kind)) ? open : null
  }

  /** How many of a kind can be picked: of one's own when cards are given, of the bank's when they are taken. */
  limit(choice: Choice): number {
    const kind = cardOf(choice)
    const from = choice.give ? this.me?.hand : (this.openHand ?? this.scene?.bank)
    return from?.[kind] ?? 0
  }

  /** Pick a card more; where one card is all that is asked, that is the answer. */
  pick(choice: Choice): void {
    const { ask } = this
    if (ask?.kind !== 'cards' || this.session.sending !== null) return
    if (ask.due === 1) return void this.session.do(choice)
    const kind = cardOf(choice)
    if (total(this.picked) < ask.due && (this.picked[kind] ?? 0) < this.limit(choice))
      this.picked = changed(this.picked, kind, 1)
  }

  unpick(kind: string): void {
    this.picked = changed(this.picked, kind, -1)
  }

  /** Put the card picked last back; false if none is picked. */
  unpickLast(): boolean {
    const last = Object.keys(this.picked).at(-1)
    if (last === undefined) return false
    this.unpick(last)
    return true
  }

  /** Give or take the picked cards, one after the other, as the game wants them. */
  async confirmPick(): Promise<void> {
    if (!this.pickedAll || this.session.sending !== null) return
    const kinds = Object.entries(this.picked).flatMap(([kind, n]) => Array<string>(n).fill(kind))
    this.session.forget()
    for (const kind of kinds) {
      const ask: Ask | null = this.ask
      const choice = ask?.kind === 'cards' ? ask.choices.find((each) => cardOf(each) === kind) : undefined
      if (!choice || !(await this.session.sendAndSee(choice))) break
      this.unpick(kind)
    }
    this.picked = {}
  }

  // --- trade -------------------------------------------------------------------------------------

  async #answer(verb: 'accept' | 'decline'): Promise<void> {
    const choice = this.choice(verb)
    if (choice) await this.session.do(choice)
  }

  accept(): void {
    this.bargain.stopDeclining()
    void this.#answer('accept')
  }

  decline(): void {
    if (this.moment) this.bargain.remember(this.moment)
    this.bargain.stopDeclining()
    void this.#answer('decline')
  }

  /** Begin a counter-offer to the offer on the table. */
  counter(): void {
    const offer = this.scene?.market?.offer
    if (offer) this.bargain.counter(offer, this.me?.hand ?? {})
  }

  /** Those an offer can go to: whoever does not trade would not take it. */
  get partners(): number[] {
    const players = this.others.map((standing) => standing.player)
    return players.filter((player) => !notTrading(this.session, player))
  }

  /** Make the deal in the making an offer, or a proposal to whoever is on turn. */
  async propose(): Promise<void> {
    const verb = this.moment?.talk.includes('offer') ? 'offer' : 'propose'
    if (await this.session.send(this.bargain.text(verb, this.others.length, this.partners))) this.bargain.clear()
  }

  close(): void {
    this.bargain.close()
  }
}

export const getHand = (): BoardHand => getSession().store(BoardHand)
