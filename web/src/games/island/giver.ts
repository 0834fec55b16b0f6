// From whom cards came that no hex gave, as far as the viewer can see it.

import type { Event } from '../../wire'
import type { BoardScene } from './family'
import type { BoardPart } from './part'

/** The player who gave what another gained; null for the bank. */
export function giverOf(
  parts: readonly BoardPart[],
  event: Event,
  player: number,
  before: BoardScene | null,
  after: BoardScene,
): number | null {
  if (event.verb === 'trade') return event.gains?.find((gain) => gain.player !== player)?.player ?? null
  if (!parts.some(({ givers }) => givers?.includes(event.verb))) return null
  const held = new Map(before?.players.map((standing) => [standing.player, standing.cards]))
  const poorer = after.players.find((standing) => standing.cards < (held.get(standing.player) ?? 0))
  return poorer?.player ?? null
}
