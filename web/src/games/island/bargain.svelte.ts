// One's own side of the talk about trade: the deal in the making, and what is declined without being asked.

import { boardScene } from './family'
import type { Deal, Moment } from '../../wire'
import { mirrored, offerKey, type Cards } from '../../table/deals'
import { Draft } from '../../table/draft.svelte'
import { Arrivals, readMarket, writeOffer, writeProposal, type Row } from './market'

/** How long a repeated offer stays open before it is declined, so that one can still step in. */
export const GRACE = 4_000

/** An offer about to be declined without asking, since it was declined before. */
export interface Declining {
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
  declining = $state.raw<Declining | null>(null)
  /** The last offer that was declined without asking, to be told. */
  declined = $state.raw<Declining | null>(null)
  /** Answers put aside: they stand, but are not offered as the newest any more. */
  aside = $state.raw<ReadonlySet<string>>(new Set())

  readonly #hands: Hands
  #turn = ''
  #refused = new Set<string>()
  /** The offer on the table, and the one that waits for our answer. */
  #offer = ''
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

  /** Begin a counter-offer with what was asked, from one's own side, as far as one has the cards. */
  counter(offer: Deal, held: Cards): void {
    this.stopDeclining()
    this.start(mirrored(offer))
    this.clamp(held)
    this.countering = true
  }

  toggle(player: number): void {
    const without = new Set(this.without)
    if (!without.delete(player)) without.add(player)
    this.without = without
  }

  /** The deal as it is said, an offer to those of so many others who trade. */
  text(verb: 'offer' | 'propose', others: number, partners: readonly number[]): string {
    if (verb === 'propose') return writeProposal(this.deal)
    const to = partners.filter((player) => !this.without.has(player))
    return writeOffer(this.deal, to.length === others ? 'all' : to)
  }

  // --- what is declined without being asked ------------------------------------------------------

  /** Look at a new moment: forget the last turn, and see whether an offer needs no answer of ours. */
  follow(moment: Moment, you: number): void {
    const { turn, round } = moment.scene
    const board = boardScene(moment.scene)
    if (`${turn}/${round}` !== this.#turn) this.#newTurn(`${turn}/${round}`)
    const me = board?.players.find((standing) => standing.player === you)
    this.#lookAt(turn, board?.market?.offer)
    if (me?.hand) this.clamp(me.hand)
    this.#arrivals.follow(readMarket(moment, you)?.rows ?? [])
    const asked = moment.asks_you && moment.choices.some((choice) => choice.verb === 'decline')
    this.#hear(turn, asked ? board?.market?.offer : null)
  }

  /** What belongs to an offer goes with it: a counter-offer in the making, answers put aside, what was said of it. */
  #lookAt(player: number, offer: Deal | null | undefined): void {
    const key = offer ? offerKey(player, offer) : ''
    if (key === this.#offer) return
    this.#offer = key
    this.aside = new Set()
    this.declined = null
    if (this.countering) this.clear()
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
    if (!this.#refused.has(key)) return
    this.declining = { player, deal }
    this.#timer = setTimeout(() => this.#decline(), GRACE)
  }

  #decline(): void {
    this.declined = this.declining
    this.declining = null
    this.#hands.decline()
  }

  /** Step in: answer this one oneself, and be asked again if it comes back. */
  answerMyself(): void {
    this.#refused.delete(this.#asked)
    this.stopDeclining()
  }

  /** After something was declined without asking: do ask next time. */
  askAgain(): void {
    if (this.declined) this.#refused.delete(offerKey(this.declined.player, this.declined.deal))
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

  #newTurn(turn: string): void {
    this.#turn = turn
    this.#refused.clear()
    this.#asked = ''
    this.#offer = ''
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
