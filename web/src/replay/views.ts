// Whose eyes a replay can be seen with. The server has the last word; this only offers what it would allow.
import { api } from '../api'
import type { TableInfo } from '../wire'

/** The views of a game, the one to begin with first: open hands and everybody once it is over, else one's own. */
export function viewsOf(info: TableInfo, seat: number): string[] {
  if (info.status === 'over') return ['open', ...info.seats.map((each) => String(each.number)), 'spectator']
  return seat >= 0 ? [String(seat), 'spectator'] : ['spectator']
}

/** The seat one has at a running table; -1 for somebody who only watched, or is nobody we know. */
export async function seatAt(id: string): Promise<number> {
  const profile = await api.profile().catch(() => null)
  return profile?.games.find((game) => game.table.id === id)?.seat ?? -1
}
