// The almanac by chapters, in the order in which the server lists its articles.
import type { ArticleRow } from '../wire'

export interface Shelf {
  key: string
  title: string
  number: string // of a chapter of rulings: "1.F"; "" for all others
  rulings: boolean
  rows: ArticleRow[]
}

/** Whether an article answers a question of the rules, by its number. */
export const isRuling = (id: string): boolean => /^R?\d/.test(id)

/** The section of a ruling: "1.F" of "1.F.c". Those of the card game have none. */
export const sectionOf = (id: string): string => /^\d+\.[A-Z]/.exec(id)?.[0] ?? ''

const keyOf = ({ id, game, chapter }: ArticleRow): string => [game, isRuling(id), chapter].join(' ')

/** Put the articles on their shelves, one for each chapter. */
export function shelve(rows: ArticleRow[]): Shelf[] {
  const shelves = new Map<string, Shelf>()
  for (const row of rows) {
    const key = keyOf(row)
    const shelf = shelves.get(key) ?? {
      key,
      title: row.chapter,
      number: sectionOf(row.id),
      rulings: isRuling(row.id),
      rows: [],
    }
    shelf.rows.push(row)
    shelves.set(key, shelf)
  }
  return [...shelves.values()]
}

/** The shelf an article stands on. */
export const shelfOf = (shelves: Shelf[], id: string): Shelf | undefined =>
  shelves.find((shelf) => shelf.rows.some((row) => row.id === id))
