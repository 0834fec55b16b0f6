// From a click to a seat: the ways to sit down that need no form.
import { api } from '../api'
import { navigate } from '../router.svelte'
import type { NewTable, TableInfo } from '../wire'
import { me } from './me.svelte'

const GUIDED: NewTable = {
  options: { first_player: 'oldest' },
  seats: ['you', 'greedy', 'greedy', 'greedy'],
  guided: true,
  hints: true,
  take_back: true,
}

/** Set up a table, begin if nobody is waited for, and go there. */
export async function open(wish: NewTable): Promise<void> {
  await me.ensure()
  let table = await api.newTable(wish)
  const waits = table.seats.some((seat) => seat.state === 'open')
  if (table.status === 'open' && !waits) table = await api.start(table.id)
  goTo(table)
}

/** A game against three bots, at once. */
export const playNow = (table?: NewTable): Promise<void> =>
  open({ ...table, seats: ['you', 'greedy', 'greedy', 'greedy'] })

/** A table with three free seats, for whoever gets the link. */
export const inviteFriends = (table?: NewTable): Promise<void> =>
  open({ ...table, seats: ['you', 'open', 'open', 'open'] })

/** The guided first game of its kind. */
export const learn = (title: string, table: NewTable): Promise<void> => open({ ...GUIDED, title, ...table })

/** Sit down at a table of the lobby. */
export async function join(table: TableInfo): Promise<void> {
  await me.ensure()
  goTo(await api.sit(table.id))
}

const goTo = (table: TableInfo): void => navigate(`/t/${table.id}`)
