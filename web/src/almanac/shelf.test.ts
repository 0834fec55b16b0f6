import { expect, it } from 'vitest'
import { chapterOf, shelfOf, shelve } from './shelf'

const row = (id: string) => ({ id, title: id })
const rows = ['robber', 'turn', 'brand-new', '1.F.a', '1.F.b', '2.K.a', '9.Z.a'].map(row)

it('puts topics in reading order, then what is new, then the rulings by chapter', () => {
  expect(shelve(rows).map((shelf) => [shelf.key, shelf.rows.map((each) => each.id)])).toEqual([
    ['topic_turn', ['turn', 'robber']],
    ['others', ['brand-new']],
    ['1.F', ['1.F.a', '1.F.b']],
    ['2.K', ['2.K.a']],
    ['9.Z', ['9.Z.a']],
  ])
})

it('has shelves for Cities & Knights, and names for the chapters about it', () => {
  const shelves = shelve(['card-spy', 'barbarians', 'cities-and-knights', '4.J.a', '6.C.b'].map(row))
  expect(shelves.map((shelf) => shelf.label)).toEqual([
    'topic_knights', 'topic_barbarians', 'topic_progress_politics', 'chapter_4J', 'chapter_6C',
  ])
})

it('loses no article and shows none twice', () => {
  expect(shelve(rows).flatMap((shelf) => shelf.rows).length).toBe(rows.length)
})

it('finds the shelf of an article', () => {
  expect(shelfOf(shelve(rows), '1.F.b')?.key).toBe('1.F')
  expect(shelfOf(shelve(rows), 'nothing')).toBeUndefined()
  expect(chapterOf('1.F.b')).toBe('1.F')
})
