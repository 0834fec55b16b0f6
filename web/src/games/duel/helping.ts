// What the card game brings beside the table: a card to be read, cards to look through, trade.

import type { Helper } from '../../table/helpers.svelte'
import Browse from './Browse.svelte'
import type { DuelPlay } from './duelPlay.svelte'
import DuelTrade from './DuelTrade.svelte'
import ShownHand from './ShownHand.svelte'
import Spotlight from './Spotlight.svelte'
import { t } from './words'

/** What one takes up to read. */
export const readersOf = (duel: DuelPlay): Helper[] => [cardOf(duel), browsedOf(duel)]

/** All of it, where there is a column for it. */
export const helpersOf = (duel: DuelPlay, trades: boolean): Helper[] => [
  ...readersOf(duel),
  toldOf(duel),
  handOf(duel),
  tradeOf(duel, trades),
]

const cardOf = (duel: DuelPlay): Helper => ({
  name: 'card',
  icon: 'eye',
  label: duel.shown ? duel.title(duel.shown) : '',
  article: duel.shown && duel.info(duel.shown)?.article,
  here: duel.shown !== null,
  call: duel.shown ?? '',
  wanted: true,
  close: () => (duel.shown = null),
  Panel: Spotlight,
})

const browsedOf = (duel: DuelPlay): Helper => ({
  name: 'browsed',
  icon: 'search',
  label: t('some_cards'),
  here: duel.browsed !== null,
  call: duel.browsed ? `${duel.browsed.kind}${duel.browsed.id}` : '',
  wanted: true,
  close: () => (duel.browsed = null),
  Panel: Browse,
})

/** A card that is read takes the place of the one that everything is about. */
function toldOf(duel: DuelPlay): Helper {
  const card = duel.info(duel.told)
  return {
    name: 'told',
    icon: 'star',
    label: t(duel.isUnderAttack ? 'played_against' : card?.kind === 'event' ? 'event_now' : 'played_card'),
    article: card?.article,
    here: duel.shown === null && card !== null,
    call: duel.told,
    waits: duel.isUnderAttack,
    Panel: Spotlight,
  }
}

function handOf({ theirs }: DuelPlay): Helper {
  const open = Object.keys(theirs?.hand ?? {}).length > 0
  return { name: 'hand', icon: 'cards', label: t('tab_hand'), here: open, call: open ? 'open' : '', Panel: ShownHand }
}

const tradeOf = ({ session }: DuelPlay, trades: boolean): Helper => ({
  name: 'trade',
  icon: 'trade',
  label: t('trade'),
  here: trades,
  call: trades ? 'open' : '',
  wanted: true,
  close: () => (session.layout.tab = 'log'),
  Panel: DuelTrade,
})
