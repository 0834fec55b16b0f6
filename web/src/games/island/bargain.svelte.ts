// One's own side of the talk about trade: the deal in the making, and what is declined without being asked.

import { boardScene } from './family'
import type { Deal, Moment } from '../../wire'
import { mirrored, offerKey } from '../../table/deals'
import { Draft } from '../../table/draft.svelte'
import { Arrivals, readMarket, writeOffer, writeProposal, type Row } from './market'

/** How long a repeated offer stays open before it is declined, so that one can still step in. */
export const GRACE = 4_000
/** While one trades with nobody, offers are declined at once: a moment later, so that the note can be read. */
export const SILENT_GRACE = 600

export type Why = 'repeated' | 'not_trading'

/** An offer about to be declined without asking. */
export interface Declining {
  why: Why
  player: number
  deal: Deal
}

interface Hands {
  /** Send "decline". */
  decline: () => void
}

export class Bargain extends Draft {
  /** Players the offer does not go to. */
  without = $state.raw<ReadonlySet<number>>(new Set())
  /** Whether a counter-offer is being made to the offer on the table. */
  countering = $state(false)
  notTrading = $state(false)
  declining = $state.raw<Declining | null>(null)
  /** The last offer that was declined without asking, to be told. */
  declined = $state.raw<Declining | null>(null)
  /** Answers put aside: they stand, but are not offered as the newest any more. */
  aside = $state.raw<ReadonlySet<string>>(new Set())

  readonly #hands: Hands
  #turn = ''
  #refused = new Set<string>()
  #asked = ''
  #timer: ReturnType<typeof setTimeout> | undefined
  #arrivals = new Arrivals()

  constructor(hands: Hands) {
    super()
    this.#hands = hands
  }

  start(deal: Deal): void {
    this.give = { ...deal.give }
    this.get = { ...deal.get }
  }

  override clear(): void {
    super.clear()
    this.without = new Set()
    this.countering = false
  }

  /** Begin a counter-offer with what was asked, from one's own side. */
  counter(offer: Deal): void {
    this.stopDeclining()
    this.start(mirrored(offer))
    this.countering = true
  }

  toggle(player: number): void {
    const without = new Set(this.without)
    if (!without.delete(player)) without.add(player)
    this.without = without
  }

  text(verb: 'offer' | 'propose', others: readonly number[]): string {
    if (verb === 'propose') return writeProposal(this.deal)
    const to = others.filter((player) => !this.without.has(player))
    return writeOffer(this.deal, to.length === others.length ? 'all' : to)
  }

  // --- what is declined without being asked ------------------------------------------------------

  /** Look at a new moment: forget the last turn, and see whether an offer needs no answer of ours. */
  follow(moment: Moment, you: number): void {
    const { turn, round } = moment.scene
    const board = boardScene(moment.scene)
    if (`${turn}/${round}` !== this.#turn) this.#newTurn(`${turn}/${round}`)
    const me = board?.players.find((standing) => standing.player === you)
    if (me?.hand) this.clamp(me.hand)
    this.#arrivals.follow(readMarket(moment, you)?.rows ?? [])
    const asked = moment.asks_you && moment.choices.some((choice) => choice.verb === 'decline')
    this.#hear(turn, asked ? board?.market?.offer : null)
  }

  /** An offer that waits for our answer, or none any more. */
  #hear(player: number, offer: Deal | null | undefined): void {
    const key = offer ? offerKey(player, offer) : ''
    const known = key === this.#asked
    this.#asked = key
    if (offer && !known) this.#consider(key, player, offer)
    else if (!offer && this.declining) this.stopDeclining()
  }

  #consider(key: string, player: number, deal: Deal): void {
    this.stopDeclining()
    const why: Why | null = this.notTrading ? 'not_trading' : this.#refused.has(key) ? 'repeated' : null
    if (!why) return
    this.declining = { why, player, deal }
    this.#timer = setTimeout(() => this.#decline(), why === 'repeated' ? GRACE : SILENT_GRACE)
  }

  #decline(): void {
    this.declined = this.declining
    this.declining = null
    this.#hands.decline()
  }

  /** Step in: answer this one oneself, and be asked again if it comes back. */
  answerMyself(): void {
    this.#refused.delete(this.#asked)
    this.notTrading = false
    this.stopDeclining()
  }

  /** After something was declined without asking: do ask next time. */
  askAgain(): void {
    if (this.declined) this.#refused.delete(offerKey(this.declined.player, this.declined.deal))
    this.notTrading = false
    this.declined = null
  }

  stopDeclining(): void {
    clearTimeout(this.#timer)
    this.declining = null
  }

  /** Remember that this offer was declined, so that it is not asked again this turn. */
  remember(moment: Moment): void {
    const offer = boardScene(moment.scene)?.market?.offer
    if (offer) this.#refused.add(offerKey(moment.scene.turn, offer))
  }

  /** Trade with nobody until the turn ends, or trade again. */
  setNotTrading(off: boolean, moment: Moment): void {
    this.notTrading = off
    this.#asked = ''
    if (off) {
      const offer = boardScene(moment.scene)?.market?.offer
      const asked = moment.asks_you && moment.choices.some((choice) => choice.verb === 'decline')
      if (offer && asked) this.#consider(offerKey(moment.scene.turn, offer), moment.scene.turn, offer)
    } else this.stopDeclining()
  }

  #newTurn(turn: string): void {
    this.#turn = turn
    this.#refused.clear()
    this.#asked = ''
    this.notTrading = false
    this.declined = null
    this.aside = new Set()
    this.stopDeclining()
    this.clear()
  }

  /** The answer that "yes" and "no" speak of. */
  newest(moment: Moment, you: number): Row | null {
    return this.#arrivals.newest(readMarket(moment, you)?.rows ?? [], this.aside)
  }

  putAside(key: string): void {
    this.aside = new Set([...this.aside, key])
  }

  close(): void {
    this.stopDeclining()
  }
}
