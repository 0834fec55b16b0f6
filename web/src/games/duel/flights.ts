// What moves between two moments of a card game: cards between stacks, hands, sites and the discard pile, and resources
// that appear on regions. It is read from the table alone, as somebody would who looks on.

import type { DuelScene, Laid, RealmScene } from './wire'
import { goodOf, keyOf, realmOf, regionId } from './ground'

/** Where something lies on the page: the first of these names that is in sight. */
export type Where = readonly string[]

export interface Flight {
  /** The name of the card; "" for one that the viewer does not see. */
  card: string
  /** A resource instead of a card, and how many. */
  good?: string
  n?: number
  from: Where
  to: Where
  /** Milliseconds after the first one. */
  delay: number
}

interface End {
  card: string
  where: Where
  /** Cards of a hand come from stacks first, all others from hands. */
  kind: 'hand' | 'stack' | 'open'
}
type Ends = { left: End[]; came: End[] }

const APART = 60
/** More at once is a new table rather than a move. */
const MOST = 8

type Count = Record<string, number>

/** The names that a set of cards has more of than another, as often as it has more. */
const beyond = (more: Count, less: Count): string[] =>
  Object.entries(more).flatMap(([name, n]) => Array<string>(Math.max(0, n - (less[name] ?? 0))).fill(name))

function compare(ends: Ends, before: Count, after: Count, end: (card: string) => End): void {
  ends.left.push(...beyond(before, after).map(end))
  ends.came.push(...beyond(after, before).map(end))
}

function ofHand(ends: Ends, before: RealmScene, after: RealmScene): void {
  const end = (card: string): End => ({
    card,
    kind: 'hand',
    where: [...(card ? [`hand-${card}`, 'hand'] : []), `player-${after.player}`],
  })
  if (before.hand && after.hand) compare(ends, before.hand, after.hand, end)
  else compare(ends, { '': before.cards }, { '': after.cards }, end)
}

/** A site, or the region or road that a card lies at. */
function siteOf({ where, column, side, slot }: Laid, player: number): Where {
  if (where === 'region') return [keyOf({ kind: 'region', id: regionId(column, side), player })]
  return [keyOf(where === 'road' ? { kind: 'road', id: column, player } : { kind: 'slot', id: slot, player })]
}

function ofSites(ends: Ends, before: RealmScene, after: RealmScene): void {
  const only = (some: readonly Laid[], others: readonly Laid[]): End[] =>
    some
      .filter(({ slot, name }) => !others.some((each) => each.slot === slot && each.name === name))
      .map((laid) => ({ card: laid.name, kind: 'open', where: siteOf(laid, after.player) }))
  ends.left.push(...only(before.laid, after.laid))
  ends.came.push(...only(after.laid, before.laid))
}

function ofPiles(ends: Ends, before: DuelScene, after: DuelScene): void {
  for (const { id, size } of after.stacks) {
    const was = before.stacks.find((stack) => stack.id === id)?.size ?? size
    compare(ends, { '': was }, { '': size }, (card) => ({ card, kind: 'stack', where: [`stack-${id}`] }))
  }
  after.discarded.forEach((pile, i) =>
    compare(ends, before.discarded[i] ?? {}, pile, (card) => ({ card, kind: 'open', where: [`discard-${i}`] })),
  )
  compare(ends, before.display, after.display, (card) => ({ card, kind: 'open', where: ['display'] }))
}

/** From where a card came: the same card elsewhere, or else one nobody saw, of a stack for a hand and of a hand for all others. */
function sourceOf(to: End, left: readonly End[]): number {
  const same = to.card
    ? left.findIndex(({ card }) => card === to.card)
    : left.findIndex(({ card, kind }) => card !== '' && kind !== 'stack')
  if (same >= 0) return same
  return left.findIndex(({ card, kind }) => card === '' && kind === (to.kind === 'hand' ? 'stack' : 'hand'))
}

/** Resources that came to regions pop up there. */
function growing(before: DuelScene, after: DuelScene): Flight[] {
  return after.realms.flatMap(({ player, regions }) => {
    const stocks = new Map(realmOf(before, player)?.regions.map(({ id, stock }) => [id, stock]))
    return regions.flatMap(({ id, terrain, stock }) => {
      const n = stock - (stocks.get(id) ?? stock)
      const where = [keyOf({ kind: 'region', id, player })]
      return n > 0 ? [{ card: '', good: goodOf(terrain), n, from: where, to: where, delay: 0 }] : []
    })
  })
}

/** What flies when a moment follows another. */
export function flightsOf(before: DuelScene, after: DuelScene): Flight[] {
  const ends: Ends = { left: [], came: [] }
  for (const realm of after.realms) {
    const was = realmOf(before, realm.player)
    if (!was) return []
    ofHand(ends, was, realm)
    ofSites(ends, was, realm)
  }
  ofPiles(ends, before, after)
  const flights: Flight[] = []
  for (const to of ends.came.toSorted((a, b) => Number(b.card !== '') - Number(a.card !== ''))) {
    const found = sourceOf(to, ends.left)
    if (found < 0) continue
    const [from] = ends.left.splice(found, 1)
    flights.push({
      card: to.kind === 'stack' ? '' : to.card || from!.card,
      from: from!.where,
      to: to.where,
      delay: flights.length * APART,
    })
  }
  return [...(flights.length > MOST ? [] : flights), ...growing(before, after)]
}
