// What a player is doing now, in a word, for their panel.

import { boardScene } from '../family'
import type { Moment, Seat } from '../wire'
import { named, t } from './words'

export interface Doing {
  text: string
  icon: string | null
  /** The game waits for them. */
  busy: boolean
}

/** The line under a player's name. What keeps them from playing comes first, then what they do. */
export function doing(seat: Seat, moment: Moment): Doing {
  const busy = moment.waiting.includes(seat.number) && !moment.over
  const word = (text: string, icon: string | null = null): Doing => ({ text, icon, busy })
  if (seat.state === 'person' && seat.away) return word(t('state_away'), 'bot')
  if (seat.state === 'person' && !seat.present) return word(t('state_gone'), 'warning')
  const answer = boardScene(moment.scene)?.market?.answers.find(({ player }) => player === seat.number)
  if (answer && answer.state !== 'asked') return word(t(`state_${answer.state}`))
  if (busy) return word(t(moment.scene.turn === seat.number ? 'state_thinking' : 'state_deciding'))
  if (moment.scene.turn === seat.number && !moment.over) return word(t('state_turn'))
  if (seat.state === 'bot') return word(t('state_bot', { bot: named('bot_name', seat.bot ?? '') }), 'bot')
  return word('')
}
