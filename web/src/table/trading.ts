// Whether one wants to be asked for trades: the table keeps it, and everybody sees it.

import type { Seat } from '../wire'
import type { Session } from './session.svelte'

export type Lasting = Seat['not_trading']

/** For how long a player, by default the viewer, wants no offers; null: they trade. */
export const notTrading = (session: Session, player = session.you): Lasting =>
  session.info?.seats[player]?.not_trading ?? null

/** Tell the table that the viewer wants no offers, or trades again. */
export const setNotTrading = (session: Session, lasting: Lasting): Promise<boolean> =>
  session.wish({ type: 'not_trading', lasting })

/** No offers in this turn; or, where there are none already, offers again. */
export function toggleTrading(session: Session): void {
  if (session.plays) void setNotTrading(session, notTrading(session) ? null : 'turn')
}
