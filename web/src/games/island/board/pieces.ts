// Where pieces stand, in which order they are drawn, and which piece is the same one a move later.
import type { Point } from '../../../art/geometry'
import { artOf } from '../../../art/pieces'
import type { Place } from '../../../wire'
import type { Piece } from '../wire'
import { keyOf, sortOf, type Chart, type Sort } from './chart'

interface Standing {
  kind: string
  place: Place
}

/** On a hex with a number, a piece stands left of it, a second one right of it; elsewhere at its place. */
export function spotOf(chart: Chart, piece: Standing, all: readonly Piece[]): Point {
  const [x, y] = chart.at(piece.place)
  if (piece.place.kind !== 'hex' || !chart.hexes.get(piece.place.id)?.number) return [x, y]
  const before = all.find((each) => keyOf(each.place) === keyOf(piece.place))
  const first = before === undefined || before.kind === piece.kind
  return [x + (first ? -53 : 53), y + 8]
}

const FLOOR: Record<Sort, number> = { edge: -1e5, node: 0, hex: 1e5 }
/** Routes lie below everything, what roams over the hexes stands above it; the rest from the back to the front. */
const height = (chart: Chart, piece: Piece): number =>
  FLOOR[sortOf(piece.place)] + chart.at(piece.place)[1] - (artOf(piece.kind)?.below ? 0.5 : 0)

export interface Drawn {
  key: string
  piece: Piece
  spot: Point
}

/** What moves over the board: it glides to where it is next. */
export const roams = (piece: Piece): boolean => artOf(piece.kind)?.roams !== undefined

const family = (piece: Piece): string =>
  artOf(piece.kind)?.roams === 'own' ? `${piece.kind}-${piece.player}` : piece.kind

/** Whoever draws one scene after the other: what moved keeps its key, so that it glides instead of being set anew. */
export class Cast {
  #known: { key: string; family: string; at: string }[] = []
  #made = 0

  /** Pieces in the order they are drawn. */
  keyed(chart: Chart, pieces: readonly Piece[]): Drawn[] {
    const keys = this.#keysOf(pieces.filter(roams))
    return pieces
      .map((piece) => ({
        piece,
        spot: spotOf(chart, piece, pieces),
        key: keys.get(piece) ?? `${piece.kind}-${piece.player}-${keyOf(piece.place)}`,
      }))
      .sort((a, b) => height(chart, a.piece) - height(chart, b.piece))
  }

  /** Who stands where it stood is the same; among the rest, one of the same family has moved. */
  #keysOf(roaming: readonly Piece[]): Map<Piece, string> {
    const left = [...this.#known]
    const keys = new Map<Piece, string>()
    const take = (piece: Piece, stays: boolean): void => {
      const i = left.findIndex((each) => each.family === family(piece) && (!stays || each.at === keyOf(piece.place)))
      if (i >= 0) keys.set(piece, left.splice(i, 1)[0]!.key)
    }
    for (const piece of roaming) take(piece, true)
    for (const piece of roaming) if (!keys.has(piece)) take(piece, false)
    for (const piece of roaming) if (!keys.has(piece)) keys.set(piece, `${family(piece)}-${this.#made++}`)
    this.#known = roaming.map((piece) => ({ key: keys.get(piece)!, family: family(piece), at: keyOf(piece.place) }))
    return keys
  }
}
