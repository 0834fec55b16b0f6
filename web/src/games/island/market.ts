// The talk about trade as a table: the offer on top, an answer per row, all seen from one side.

import { boardScene } from './family'
import type { Choice, Deal, Moment } from '../../wire'
import type { Answer } from './wire'
import { mirrored, offerKey, sameDeal, writeDeal } from '../../table/deals'

export type RowState = Answer['state'] | 'unasked'

export interface Row {
  key: string
  player: number
  state: RowState
  /** From the side the table is seen from. */
  deal: Deal | null
  /** What closes this deal for the viewer. */
  choice: Choice | null
}

export interface Talk {
  /** Whose side the deals are told from: the viewer's, the answering players' as the viewer is one, or the turn's. */
  side: 'mine' | 'asked' | 'watched'
  turn: number
  offer: Deal | null
  rows: Row[]
}

const answerKey = (answer: Answer): string =>
  answer.deal ? offerKey(answer.player, answer.deal) : String(answer.player)

/** What somebody said to the offer on the table. */
export const replyOf = (player: number, { scene }: Moment): Answer['state'] | undefined =>
  boardScene(scene)?.market?.answers.find((answer) => answer.player === player)?.state

/** What is on the table, for the viewer; null if nobody trades. */
export function readMarket(moment: Moment, you: number): Talk | null {
  const { turn } = moment.scene
  const market = boardScene(moment.scene)?.market
  if (!market || (!market.offer && market.answers.length === 0)) return null
  const side = you < 0 ? 'watched' : you === turn ? 'mine' : 'asked'
  const seen = (deal: Deal | null): Deal | null => deal && (side === 'asked' ? deal : mirrored(deal))
  const closing = (player: number): Choice | null =>
    moment.choices.find((choice) => choice.verb === 'trade' && choice.player === player) ?? null
  return {
    side,
    turn,
    offer: market.offer && (side === 'asked' ? mirrored(market.offer) : market.offer),
    rows: market.answers.map((answer) => ({
      key: answerKey(answer),
      player: answer.player,
      state: answer.state === 'proposed' && !market.offer ? 'unasked' : answer.state,
      deal: seen(answer.deal),
      choice: closing(answer.player),
    })),
  }
}

/** Keeps the order in which answers came, so that the newest is known. */
export class Arrivals {
  #order: string[] = []

  follow(rows: readonly Row[]): void {
    const open = rows.filter((row) => row.choice).map((row) => row.key)
    this.#order = [
      ...this.#order.filter((key) => open.includes(key)),
      ...open.filter((key) => !this.#order.includes(key)),
    ]
  }

  /** The newest answer that can be accepted and was not put aside. */
  newest(rows: readonly Row[], aside: ReadonlySet<string>): Row | null {
    const key = this.#order.findLast((each) => !aside.has(each))
    return rows.find((row) => row.key === key) ?? null
  }
}

/** "offer 2 ore for 1 brick to all", or "… to 1 3". */
export const writeOffer = (deal: Deal, to: readonly number[] | 'all'): string =>
  `offer ${writeDeal(deal)} to ${to === 'all' ? 'all' : to.join(' ')}`

export const writeProposal = (deal: Deal): string => `propose ${writeDeal(deal)}`

/** What the bank would do about a deal: the choice that is exactly this exchange. */
export const atBank = (choices: readonly Choice[], deal: Deal): Choice | undefined =>
  choices.find(
    (choice) =>
      choice.verb === 'bank' && choice.give && choice.get && sameDeal({ give: choice.give, get: choice.get }, deal),
  )
