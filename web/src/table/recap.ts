// What the others did, in a few words: "Oda: rolls 8, road, city".

import type { GamePart } from '../parts'
import { wordIn } from '../parts'
import type { Event, Setting } from '../wire'

export interface Row {
  player: number
  /** The number of its first event. */
  first: number
  items: string[]
}

const numbersIn = (what: string): number[] => [...what.matchAll(/\b\d+\b/g)].map(Number)

/** An event in a word or two; null where it is not worth one. */
export function brief(parts: readonly GamePart[], setting: Setting, event: Event): string | null {
  const sum = numbersIn(event.what).reduce((a, b) => a + b, 0)
  const word = wordIn(parts, `brief_${event.verb}`, { sum })
  if (word !== null) return word || null
  return parts.map((part) => part.brief?.(event, setting) ?? null).findLast((name) => name !== null) ?? null
}

/** One row for each turn; what chance decided belongs to whoever is on turn. */
export function recap(events: readonly Event[], inShort: (event: Event) => string | null): Row[] {
  const rows: Row[] = []
  for (const event of events) {
    const last = rows.at(-1)
    const player = event.player >= 0 ? event.player : (last?.player ?? -1)
    const row = last?.player === player ? last : { player, first: event.number, items: [] }
    if (row !== last) rows.push(row)
    const item = event.story === null && event.player >= 0 ? null : inShort(event)
    if (item) row.items.push(item)
  }
  return rows.filter(({ player, items }) => player >= 0 && items.length > 0).map(counted)
}

/** "road ×2" instead of "road, road". */
function counted(row: Row): Row {
  const items = [...new Set(row.items)].map((item) => {
    const n = row.items.filter((each) => each === item).length
    return n > 1 ? `${item} ×${n}` : item
  })
  return { ...row, items }
}

/** What the viewer has not done or seen yet: everything after their own last deed. */
export function sinceOwn(log: readonly Event[], you: number): Event[] {
  return log.slice(log.findLastIndex(({ player }) => player === you) + 1)
}
