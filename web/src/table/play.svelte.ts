// What the viewer is about to do at the table: the tool in hand, the cards picked, what was refused and why.

import { getContext, setContext } from 'svelte'
import { boardScene, boardSetting } from '../family'
import { panelsOf, type GamePart, type Panels } from '../parts'
import type {
  Advice,
  BoardScene,
  BoardSetting,
  Choice,
  KnightsSetting,
  Moment,
  Place,
  Progress,
  Refused,
  Standing,
  TableInfo,
  Tool,
} from '../wire'
import {
  answersTo,
  askAbout,
  attemptAt,
  cardOf,
  choicesOf,
  litOf,
  mergedMoves,
  ofKnights,
  onlyStart,
  samePlace,
  tradesWith,
  wordOf,
  type Ask,
  type Names,
} from './asking'
import { Bargain } from './bargain.svelte'
import type { Connection, Reply } from './connection.svelte'
import { changed, inHandOrder, total, type Cards } from './deals'
import { named } from './words'

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

const isOwnTurn = (moment: Moment): boolean => moment.question === 'before_roll' || moment.question === 'after_roll'
/** Found elsewhere than among the tools: in the table of improvements, on the card itself. */
const ELSEWHERE = new Set(['return', 'improve'])

/** What can be done in one's turn that no tool of the server's leads to gets one, so that nothing is in the way. */
function strayTools(moment: Moment): Tool[] {
  if (!isOwnTurn(moment)) return []
  const strays = answersTo(moment).filter(({ verb }) => !ELSEWHERE.has(verb))
  return [...new Set(strays.map(({ verb }) => verb))].map((verb) => ({
    name: verb,
    label: named('tool', verb, verb),
    verbs: [verb],
    price: {},
    missing: {},
    ready: true,
    refusal: null,
  }))
}

export class Play {
  readonly table: Connection
  readonly bargain: Bargain

  armed = $state<string | null>(null)
  /** The first of two places, where an action has two. */
  #held = $state.raw<Place | null>(null)
  /** The knight that was pressed on, with no tool in hand. */
  #gripped = $state.raw<Place | null>(null)
  /** The progress card that is being read. */
  reading = $state<string | null>(null)
  /** What the game consists of. */
  parts = $state.raw<GamePart[]>([])
  notice = $state.raw<Notice | null>(null)
  picked = $state.raw<Cards>({})
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
  /** The lit place under the pointer or the keyboard. */
  hovered = $state.raw<Choice | null>(null)
  /** The tool under the pointer or the keyboard. */
  aimed = $state<string | null>(null)
  side = $state.raw<Side | null>(null)
  tab = $state<Tab>('hand')
  /** Where the viewer wants to be: it takes the focus and forgets the wish. */
  wants = $state<'trade' | 'log' | 'chat' | null>(null)

  constructor(table: Connection) {
    this.table = table
    this.bargain = new Bargain({ decline: () => void this.#answer('decline') })
  }

  /** What a part of the game keeps for itself at this table. */
  store<Store extends object>(Kind: new (play: Play) => Store): Store {
    const known = this.#stores.get(Kind) as Store | undefined
    const store = known ?? new Kind(this)
    if (!known) this.#stores.set(Kind, store)
    return store
  }
  readonly #stores = new Map<unknown, object>()
  panels<K extends keyof Panels>(slot: K): Panels[K][] {
    return panelsOf(this.parts, slot)
  }

  // --- what is seen ------------------------------------------------------------------------------

  get moment(): Moment | null {
    return this.table.moment
  }
  get scene(): BoardScene | null {
    return boardScene(this.moment?.scene)
  }
  get setting(): BoardSetting | null {
    return boardSetting(this.table.setting)
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
  get me(): Standing | null {
    return this.standing(this.you)
  }
  /** The viewer may act: seated, and the game is running. */
  get plays(): boolean {
    return !this.watching && this.info?.status === 'playing'
  }
  get kinds(): string[] {
    return inHandOrder(this.setting?.resources.map((kind) => kind.name) ?? [])
  }
  get away(): boolean {
    return this.info?.seats[this.you]?.away ?? false
  }

  standing(player: number): Standing | null {
    return this.scene?.players.find((standing) => standing.player === player) ?? null
  }
  /** All but the viewer, in the order of play after the viewer. */
  get others(): Standing[] {
    const players = this.scene?.players ?? []
    if (this.watching) return players
    const mine = players.findIndex((standing) => standing.player === this.you)
    return [...players.slice(mine + 1), ...players.slice(0, Math.max(0, mine))]
  }
  name(player: number): string {
    return this.info?.seats[player]?.name || this.table.names[player] || ''
  }
  cardLabel(kind: string): string {
    return this.table.setting?.resources.find((card) => card.name === kind)?.label ?? kind
  }

  // --- cities & knights --------------------------------------------------------------------------

  get knights(): KnightsSetting | null {
    return this.setting?.knights ?? null
  }
  progress(kind: string): Progress | null {
    return this.knights?.progress.find((card) => card.name === kind) ?? null
  }
  /** The commodity of a field: its colour and its sign. */
  commodity(field: string): string {
    return this.knights?.fields.find((each) => each.name === field)?.commodity ?? 'any'
  }
  /** The name of a card with an effect. */
  secretLabel(kind: string): string {
    const card = this.progress(kind) ?? this.setting?.development.find((each) => each.name === kind)
    return card?.label ?? kind
  }
  #names = $derived.by((): Names => ({
    progress: new Set(this.knights?.progress.map((card) => card.name)),
    fields: new Set(this.knights?.fields.map((field) => field.name)),
  }))

  // --- tools and questions -----------------------------------------------------------------------

  get tools(): Tool[] {
    return this.moment ? mergedMoves([...this.moment.tools, ...strayTools(this.moment)]) : []
  }
  tool(name: string): Tool | null {
    return this.tools.find((tool) => tool.name === name) ?? null
  }
  get armedTool(): Tool | null {
    return this.armed === null ? null : this.tool(this.armed)
  }
  /** What the viewer chooses from now: with a tool in hand its choices, else the answers to the question. */
  get standingChoices(): Choice[] {
    const { moment, armedTool } = this
    if (!moment || !this.plays) return []
    if (armedTool) return choicesOf(moment, armedTool)
    return isOwnTurn(moment) ? [] : answersTo(moment)
  }
  /** The place of an action with two that is picked already: by the viewer, or because there is only one. */
  get held(): Place | null {
    const choices = this.standingChoices
    if (this.#held && litOf(choices, this.#held).length > 0) return this.#held
    return onlyStart(choices)
  }
  /** Knights that can be pressed on to see what they can do: in one's turn, with nothing else in hand. */
  get handles(): Place[] {
    const { moment } = this
    if (!moment || !this.plays || this.armed !== null || !isOwnTurn(moment)) return []
    const found: Place[] = []
    for (const { place } of ofKnights(moment))
      if (place && !found.some((each) => samePlace(each, place))) found.push(place)
    return found
  }
  get gripped(): Place | null {
    const place = this.#gripped
    return place && this.handles.some((each) => samePlace(each, place)) ? place : null
  }
  /** What the knight that was pressed on can do. */
  get grip(): Choice[] {
    const { gripped, moment } = this
    return gripped && moment ? ofKnights(moment).filter(({ place }) => place && samePlace(place, gripped)) : []
  }
  /** The choices whose places are lit on the board. */
  get lit(): Choice[] {
    return litOf(this.standingChoices, this.held)
  }
  /** What is asked in the dock. */
  get ask(): Ask | null {
    if (this.armedTool && this.lit.length > 0) return null
    return askAbout(this.standingChoices, this.armedTool ? 1 : (this.moment?.due ?? 0), this.#names)
  }
  get pickedAll(): boolean {
    return this.ask?.kind === 'cards' && total(this.picked) === this.ask.due
  }
  choice(verb: string): Choice | null {
    return this.moment?.choices.find((choice) => choice.verb === verb) ?? null
  }
  get mayHint(): boolean {
    const people = this.info?.seats.filter((seat) => seat.state === 'person') ?? []
    return this.plays && !!this.info?.hints && people.length === 1 && !!this.moment?.asks_you
  }

  // --- following the game ------------------------------------------------------------------------

  #question = ''

  /** A new moment: drop what does not fit it any more. */
  follow(moment: Moment): void {
    // The game has gone on before the answer is here: the next click counts already.
    if (this.sending !== null && this.#sentIn >= 0 && this.#sentIn !== moment.number) this.sending = null
    this.#layDown()
    const question = `${moment.question}/${moment.scene.turn}/${moment.asks_you}`
    if (question !== this.#question) this.#newQuestion(question, moment)
    if (this.hints && this.#hintedAt !== this.#situation()) this.forgetHints()
    this.bargain.follow(moment, this.you)
  }

  /** Lay down a card that was played and a tool that does nothing any more. */
  #layDown(): void {
    if (this.reading && !this.me?.secrets?.[this.reading]) this.reading = null
    if (this.armedTool && (!this.armedTool.ready || this.standingChoices.length === 0)) this.armed = null
  }

  #newQuestion(question: string, moment: Moment): void {
    this.#question = question
    this.picked = {}
    this.hovered = null
    this.aimed = null
    this.notice = null
    // An offer is answered in the dock; one's own offer in the trade panel.
    if (moment.asks_you && moment.question === 'partner') this.tab = 'trade'
    else if (moment.asks_you && !boardScene(moment.scene)?.market && this.tab === 'trade') this.tab = 'hand'
  }

  // --- tools -------------------------------------------------------------------------------------

  /** Take a tool in hand, do the one thing it can do, or say why it is not ready. */
  use(name: string): void {
    const { moment } = this
    const tool = this.tool(name)
    if (!moment || !tool || !this.plays) return
    this.forget()
    this.#held = null
    this.#gripped = null
    // A progress card is read before it is played.
    if (this.progress(name) && this.reading !== name) return this.read(name)
    this.reading = null
    if (tradesWith(tool)) this.openTrade()
    if (!tool.ready) return this.refuse(tool.refusal)
    if (tradesWith(tool)) return
    const choices = choicesOf(moment, tool)
    const only = choices.length === 1 ? choices[0] : undefined
    if (only && !only.place) void this.do(only)
    else this.armed = this.armed === name ? null : name
  }

  /** Look at a progress card, or put it back. */
  read(kind: string): void {
    this.armed = null
    this.#gripped = null
    this.reading = this.reading === kind ? null : kind
  }
  /** Give a progress card back, where the game allows it. */
  returning(kind: string): Choice | null {
    return this.moment?.choices.find((choice) => choice.verb === 'return' && wordOf(choice) === kind) ?? null
  }

  /** Pick a lit place: the first of two is held, any other one is done. */
  pickPlace(choice: Choice): void {
    if (choice.to) this.#held = choice.place ?? null
    else void this.do(choice)
  }
  /** Press on a knight: show what it can do, or no longer. */
  handle(place: Place): void {
    this.reading = null
    this.forget()
    this.#gripped = this.gripped && samePlace(this.gripped, place) ? null : place
  }
  /** Take a tool in hand for the knight that was pressed on. */
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

  refuse(refusal: Refused | null, place: Place | null = null): void {
    if (refusal) this.notice = { kind: 'refused', text: refusal.text, article: refusal.article, place }
  }

  openTrade(): void {
    this.tab = 'trade'
    this.wants = 'trade'
  }

  /** Put the tool down, take the question's picks back, close what was said; true if there was anything. */
  cancel(): boolean {
    if (this.#held && this.held === this.#held) {
      this.#held = null
      return true
    }
    const had =
      this.armed !== null ||
      this.notice !== null ||
      total(this.picked) > 0 ||
      this.hints !== null ||
      this.reading !== null ||
      this.gripped !== null
    this.armed = null
    this.reading = null
    this.#gripped = null
    this.picked = {}
    this.forget()
    this.forgetHints()
    return had
  }

  forget(): void {
    this.notice = null
  }

  // --- doing -------------------------------------------------------------------------------------

  async do(choice: Choice): Promise<boolean> {
    return this.send(choice.text, choice.place ?? null)
  }

  async send(text: string, place: Place | null = null): Promise<boolean> {
    if (this.sending !== null) return false
    const sentIn = this.moment?.number ?? -1
    this.sending = text
    this.#sentIn = sentIn
    this.forget()
    this.#putDown()
    const reply = await this.table.act(text)
    if (this.#sentIn === sentIn) this.sending = null
    this.#tell(reply, place)
    return reply.type === 'done'
  }

  #putDown(): void {
    this.armed = null
    this.#held = null
    this.#gripped = null
    this.reading = null
    this.hovered = null
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

  /** A click on a place that is not lit: ask why it is not. */
  async tryAt(place: Place): Promise<void> {
    const text = this.setting && attemptAt(this.setting, this.lit, place, this.held)
    if (text) await this.askWhy(text, place)
  }

  /** Ask why something cannot be done now. */
  async askWhy(text: string, place: Place | null = null): Promise<void> {
    const reply = await this.table.ask({ type: 'why_not', text })
    if (reply.type === 'refused') this.refuse(reply.refusal, place)
    else this.#tell(reply)
  }

  // --- picking cards -----------------------------------------------------------------------------

  /** Somebody's cards that lie open to the viewer, if they are of the kinds in a hand. */
  get openHand(): Cards | null {
    const open = this.scene?.knights?.open_cards ?? null
    return open && Object.keys(open).every((kind) => this.kinds.includes(kind)) ? open : null
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
    if (ask?.kind !== 'cards' || this.sending !== null) return
    if (ask.due === 1) return void this.do(choice)
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
    if (!this.pickedAll || this.sending !== null) return
    const kinds = Object.entries(this.picked).flatMap(([kind, n]) => Array<string>(n).fill(kind))
    this.forget()
    for (const kind of kinds) {
      const ask: Ask | null = this.ask
      const choice = ask?.kind === 'cards' ? ask.choices.find((each) => cardOf(each) === kind) : undefined
      if (!choice) break
      this.sending = choice.text
      this.#sentIn = -1
      const reply = await this.table.actAndSee(choice)
      this.sending = null
      if (reply.type !== 'done') {
        this.#tell(reply)
        break
      }
      this.unpick(kind)
    }
    this.picked = {}
  }

  // --- trade -------------------------------------------------------------------------------------

  async #answer(verb: 'accept' | 'decline'): Promise<void> {
    const choice = this.choice(verb)
    if (choice) await this.do(choice)
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

  /** Make the deal in the making an offer, or a proposal to whoever is on turn. */
  async propose(): Promise<void> {
    const verb = this.moment?.talk.includes('offer') ? 'offer' : 'propose'
    const others = this.others.map((standing) => standing.player)
    if (await this.send(this.bargain.text(verb, others))) this.bargain.clear()
  }

  // --- help --------------------------------------------------------------------------------------

  #hintedAt = ''

  /** What a hint hangs on: others may talk meanwhile without making it wrong. */
  #situation(): string {
    const { moment, me } = this
    if (!this.scene) return JSON.stringify([moment?.question, moment?.entries])
    return JSON.stringify([moment?.question, moment?.scene.turn, this.scene.pieces.length, me?.hand, me?.secrets])
  }

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

  /** Where a hinted or suggested action would happen. */
  placeOf(text: string | null): Place | null {
    return this.moment?.choices.find((choice) => choice.text === text)?.place ?? null
  }

  /** Light the place of a hinted action, or nothing. */
  point(text: string | null): void {
    const choice = this.moment?.choices.find((each) => each.text === text)
    this.pointed = [choice?.place, choice?.to].filter((place) => place != null)
  }

  /** Do a hinted action; an offer is worded by the bot, so it is sent as it stands. */
  take(advice: Advice): void {
    const choice = this.moment?.choices.find((each) => each.text === advice.text)
    if (choice) void this.do(choice)
    else if (this.moment?.talk.includes(advice.text.split(' ')[0] ?? '')) void this.send(advice.text)
  }

  openTab(tab: 'log' | 'chat'): void {
    this.side = null
    this.tab = tab
    this.wants = tab
  }

  openArticle(id: string): void {
    this.side = { kind: 'article', id }
  }

  toggleSide(kind: 'almanac' | 'settings'): void {
    const shown = this.side?.kind === kind || (kind === 'almanac' && this.side?.kind === 'article')
    this.side = shown ? null : { kind }
  }

  close(): void {
    this.bargain.close()
  }
}

const KEY = Symbol('play')
export const setPlay = (play: Play): Play => setContext(KEY, play)
export const getPlay = (): Play => getContext<Play>(KEY)
