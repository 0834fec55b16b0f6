// What the board games bring beside the board: one's own works, and trade.

import type { Helper } from '../../table/helpers.svelte'
import type { BoardHand } from './hand.svelte'
import TradePanel from './TradePanel.svelte'
import { t } from './words'

export const helpersOf = (hand: BoardHand): Helper[] => [...worksOf(hand), tradeOf(hand)]

function worksOf(hand: BoardHand): Helper[] {
  const { plays, moment } = hand.session
  const tab = hand.parts.findLast((part) => part.tab)?.tab
  const ready = moment?.choices.filter(({ verb }) => plays && tab?.verbs.includes(verb)) ?? []
  return hand.panels('works').map((Panel) => ({
    name: 'works',
    icon: tab?.icon ?? 'star',
    label: tab?.label() ?? '',
    here: hand.me !== null,
    badge: ready.length,
    Panel,
  }))
}

function tradeOf(hand: BoardHand): Helper {
  const { moment } = hand.session
  const asked = !!moment?.asks_you && ['reply', 'partner'].includes(moment.question)
  return {
    name: 'trade',
    icon: 'trade',
    label: t('trade'),
    here: true,
    call: asked ? moment.question : '',
    waits: asked,
    Panel: TradePanel,
  }
}
