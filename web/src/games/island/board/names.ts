// The board in words, for people who listen: "Build a city on the crossing of fields 4 and desert; Mira settlement".
import { artOf } from '../../../art/pieces'
import { sayer } from '../../../words'
import type { Choice, Place } from '../../../wire'
import type { Piece } from '../wire'
import { keyOf, type Chart } from './chart'
import { words } from './words'
import { takes, total, yieldsAt } from './yields'

const t = sayer(words)

/** Names what is on a board. `people` are the players' names by number. */
export class Namer {
  readonly #chart: Chart
  readonly #people: readonly string[]
  readonly #wares: ReadonlyMap<string, string>

  constructor(chart: Chart, people: readonly string[]) {
    this.#chart = chart
    this.#people = people
    this.#wares = new Map(chart.setting.wares.map(({ name, label }) => [name, label]))
  }

  piece({ kind, player, look = {} }: Piece): string {
    const art = artOf(kind)
    const name = this.#wares.get(kind) ?? art?.name?.(look) ?? kind
    if (player < 0) return name
    const owner = this.#people[player] || t('player', { n: player + 1 })
    const owned = t('owned', { owner, piece: name })
    return art?.state ? `${owned}, ${art.state(look)}` : owned
  }

  place(place: Place): string {
    if (place.kind === 'edge') return this.#path(place.id)
    if (place.kind === 'hex') return this.#chart.hexes.get(place.id)?.name ?? ''
    const node = this.#chart.setting.nodes.find(({ id }) => id === place.id)
    return t('crossing', { name: node?.name ?? '' })
  }

  #path(edge: number): string {
    const [first, second] = this.#chart.hexesOf(edge).map(({ name }) => name)
    if (first && second) return t('path', { first, second })
    if (first) return t('coast', { first })
    return t('lone_path', { name: this.#chart.setting.edges.find(({ id }) => id === edge)?.name ?? '' })
  }

  /** What a lit place says: what would happen and where, in the server's words, and what stands there. */
  choice(choice: Choice, place: Place, pieces: readonly Piece[]): string {
    const here = this.#near(place, pieces).map((piece) => this.piece(piece))
    return [choice.label, here.join(', '), this.#brings(choice, place)].filter(Boolean).join('; ')
  }

  /** What would be built there brings so many cards. */
  #brings(choice: Choice, { id }: Place): string {
    const n = takes(choice) * total(yieldsAt(this.#chart, id))
    return n > 0 ? t('brings', { n }) : ''
  }

  /** What a lit place says that is only the first of two: where it is, and what stands there. */
  first(place: Place, pieces: readonly Piece[]): string {
    const here = pieces.filter((piece) => keyOf(piece.place) === keyOf(place)).map((piece) => this.piece(piece))
    return [this.place(place), ...here].join('; ')
  }

  /** The pieces at a place; around a hex, too. */
  #near(place: Place, pieces: readonly Piece[]): Piece[] {
    const corners = place.kind === 'hex' ? (this.#chart.hexes.get(place.id)?.nodes ?? []) : []
    return pieces.filter(
      (piece) =>
        keyOf(piece.place) === keyOf(place) || (piece.place.kind === 'node' && corners.includes(piece.place.id)),
    )
  }

  /** A hex with everything on and around it. */
  hex(id: number, pieces: readonly Piece[]): string {
    const hex = this.#chart.hexes.get(id)
    if (!hex) return ''
    const near = this.#near({ kind: 'hex', id }, pieces)
    if (near.length === 0) return hex.name
    return t('hex_pieces', { name: hex.name, pieces: near.map((piece) => this.piece(piece)).join('; ') })
  }

  /** A piece with its place: "Mira, settlement: Crossing ...". */
  pieceThere(piece: Piece): string {
    return `${this.piece(piece)}: ${this.place(piece.place)}`
  }
}
