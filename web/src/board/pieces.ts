// Where pieces stand, in which order they are drawn, and which piece is the same one a move later.
import type { Point } from '../art/geometry'
import type { Piece, Place } from '../wire'
import { keyOf, type Chart } from './chart'

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

const isRoute = (piece: Piece): boolean => piece.place.kind === 'edge'
/** Routes lie below everything, what roams over the hexes stands above it; the rest from the back to the front. */
const height = (chart: Chart, piece: Piece): number => {
  const floor = isRoute(piece) ? -1e5 : piece.place.kind === 'hex' ? 1e5 : 0
  return floor + chart.at(piece.place)[1]
}

export interface Drawn {
  key: string
  piece: Piece
  spot: Point
}

/** Pieces in the order they are drawn. What belongs to nobody keeps its key when it moves, so that it glides. */
export function keyed(chart: Chart, pieces: readonly Piece[]): Drawn[] {
  const seen = new Map<string, number>()
  const nth = (kind: string): number => {
    const n = seen.get(kind) ?? 0
    seen.set(kind, n + 1)
    return n
  }
  return pieces
    .map((piece) => ({
      piece,
      spot: spotOf(chart, piece, pieces),
      key: piece.player < 0 ? `${piece.kind}-${nth(piece.kind)}` : `${piece.kind}-${piece.player}-${keyOf(piece.place)}`,
    }))
    .sort((a, b) => height(chart, a.piece) - height(chart, b.piece))
}
