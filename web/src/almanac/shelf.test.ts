import { expect, it } from 'vitest'
import { isRuling, sectionOf, shelfOf, shelve } from './shelf'

const row = (id: string, chapter: string, game = 'base') => ({ id, title: id, game, chapter, card: null, excerpt: [] })
const rows = [
  row('turn', 'The turn'),
  row('robber', 'The turn'),
  row('1.F.a', 'The longest road'),
  row('1.F.b', 'The longest road'),
  row('duel-setup', 'The card game', 'duel'),
  row('R1', 'The card game', 'duel'),
  row('R96', 'The card game', 'duel'),
]

it('keeps the order in which the articles come, chapter by chapter', () => {
  expect(shelve(rows).map((shelf) => [shelf.title, shelf.rows.map((each) => each.id)])).toEqual([
    ['The turn', ['turn', 'robber']],
    ['The longest road', ['1.F.a', '1.F.b']],
    ['The card game', ['duel-setup']],
    ['The card game', ['R1', 'R96']],
  ])
})

it('tells topics from rulings, and knows the section of a ruling', () => {
  expect(shelve(rows).map((shelf) => [shelf.rulings, shelf.number])).toEqual([
    [false, ''],
    [true, '1.F'],
    [false, ''],
    [true, ''],
  ])
  expect(['1.F.c', 'R12', 'robber', 'R'].map(isRuling)).toEqual([true, true, false, false])
  expect(sectionOf('1.F.c')).toBe('1.F')
})

it('gives every shelf a key of its own, and finds the shelf of an article', () => {
  const shelves = shelve(rows)
  expect(new Set(shelves.map((shelf) => shelf.key)).size).toBe(shelves.length)
  expect(shelfOf(shelves, 'R96')?.rows[0]?.id).toBe('R1')
  expect(shelfOf(shelves, 'nothing')).toBeUndefined()
})
