// Somebody the game waits for is gone: when may a bot be sent in for them, and by whom?

import type { Moment, Seat, TableInfo } from '../wire'

/** Milliseconds until a bot may be sent in; the server said so some milliseconds ago. Null where none may. */
export const graceLeft = (seat: Seat, elapsed: number): number | null =>
  seat.grace === null ? null : Math.max(0, seat.grace - elapsed)

/** Whether the table's rule lets the viewer send a bot in. */
export const maySendBot = (info: TableInfo, plays: boolean, host: boolean): boolean =>
  plays && (info.stand_in === 'anybody' || (info.stand_in === 'host' && host))

/** Whoever keeps the game waiting because they are gone. */
export const absentee = (info: TableInfo | null, moment: Moment | null): Seat | null =>
  info?.seats.find((seat) => isGone(seat) && !seat.away && moment?.waiting.includes(seat.number)) ?? null

export const isGone = (seat: Seat): boolean => seat.state === 'person' && !seat.present
