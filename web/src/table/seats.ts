// What a player is doing now, in a word, for their panel.

import type { Moment, Seat } from '../wire'
import { named, t } from './words'

export interface Doing {
  text: string
  icon: string | null
  /** The game waits for them. */
  busy: boolean
}

/** What somebody said to an offer. */
export type Reply = 'asked' | 'accepted' | 'proposed' | 'declined'

/** The line under a player's name. What keeps them from playing comes first, then what they said, then what they do. */
export function doing(seat: Seat, moment: Moment, reply: Reply = 'asked'): Doing {
  const busy = moment.waiting.includes(seat.number) && !moment.over
  const [text, icon = null] = absence(seat) ?? [deed(seat, moment, busy, reply) || silence(seat)]
  if (text || seat.state !== 'bot') return { text, icon, busy }
  return { text: t('state_bot', { bot: named('bot_name', seat.bot ?? '') }), icon: 'bot', busy }
}

function absence(seat: Seat): [text: string, icon?: string] | null {
  if (seat.state !== 'person') return null
  if (seat.away) return [t('state_away'), 'bot']
  return seat.present ? null : [t('state_gone'), 'warning']
}

function deed(seat: Seat, moment: Moment, busy: boolean, reply: Reply): string {
  if (reply !== 'asked') return t(`state_${reply}`)
  if (busy) return t(moment.scene.turn === seat.number ? 'state_thinking' : 'state_deciding')
  return moment.scene.turn === seat.number && !moment.over ? t('state_turn') : ''
}

const silence = ({ not_trading }: Seat): string => (not_trading ? t('is_not_trading') : '')
