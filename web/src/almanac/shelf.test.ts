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

it('has shelves for the card game, its cards by set and its rulings by chapter', () => {
  const shelves = shelve(['duel-card-witch', 'duel-decks', 'duel-turn', 'duel-card-abbey', 'duel-setup', 'R26', 'R110', 'R177'].map(row))
  expect(shelves.map((shelf) => [shelf.label, shelf.rows.map((each) => each.id)])).toEqual([
    ['topic_duel', ['duel-setup', 'duel-turn']],
    ['topic_duel_tournament', ['duel-decks']],
    ['topic_duel_cards_base', ['duel-card-abbey']],
    ['topic_duel_cards_wizards', ['duel-card-witch']],
    ['chapter_R3', ['R26', 'R110']],
    ['chapter_R6', ['R177']],
  ])
  expect(['R16', 'R17', 'R95', 'R96', 'R178'].map(chapterOf)).toEqual(['R.1', 'R.2', 'R.6', 'R.1', 'R'])
})

it('loses no article and shows none twice', () => {
  expect(shelve(rows).flatMap((shelf) => shelf.rows).length).toBe(rows.length)
})

it('finds the shelf of an article', () => {
  expect(shelfOf(shelve(rows), '1.F.b')?.key).toBe('1.F')
  expect(shelfOf(shelve(rows), 'nothing')).toBeUndefined()
  expect(chapterOf('1.F.b')).toBe('1.F')
})
