// The piece in hand as it would stand at a place, worded like the board's pieces.

import type { Look } from '../art/pieces'
import { keyOf } from '../board/chart'
import type { Choice, Piece, Place } from '../wire'

interface Ghost extends Look {
  kind: string
}

const SET: Record<string, Ghost> = {
  found: { kind: 'settlement' },
  settlement: { kind: 'settlement' },
  city: { kind: 'city' },
  road: { kind: 'road' },
  'found-road': { kind: 'road' },
  'free-road': { kind: 'road' },
  relay: { kind: 'road' },
  robber: { kind: 'robber' },
  bishop: { kind: 'robber' },
  merchant: { kind: 'merchant' },
  wall: { kind: 'wall' },
  engineer: { kind: 'wall' },
  medicine: { kind: 'city' },
  repair: { kind: 'city' },
  knight: { kind: 'knight', rank: 1, active: false },
}
const PROMOTES = new Set(['promote', 'smith', 'forge'])
const MOVES = new Set(['move', 'displace'])

/** What is seen under the pointer while a choice like this one is lit; null for nothing. */
export function ghostOf(
  choice: Choice | undefined,
  pieces: readonly Piece[],
  held: Place | null,
): ((place: Place) => Ghost | null) | null {
  if (!choice || choice.to) return null
  const knightAt = (place: Place): Piece | undefined =>
    pieces.find((piece) => piece.kind === 'knight' && keyOf(piece.place) === keyOf(place))
  const knight = (piece: Piece | undefined, change: Look): Ghost | null =>
    piece ? { kind: 'knight', rank: piece.rank ?? 1, active: piece.active ?? false, ...change } : null
  const { verb } = choice
  if (verb === 'activate') return (place) => knight(knightAt(place), { active: true })
  if (PROMOTES.has(verb)) return (place) => knight(knightAt(place), { rank: (knightAt(place)?.rank ?? 0) + 1 })
  if (MOVES.has(verb)) return () => (held ? knight(knightAt(held), {}) : null)
  const set = SET[verb]
  return set ? () => set : null
}
