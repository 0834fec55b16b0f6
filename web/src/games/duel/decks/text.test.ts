import { describe, expect, it } from 'vitest'
import { changed, EMPTY, fileName, nameIn, total, write } from './text'

describe('a deck as text', () => {
  it('is written with names that the server reads in every language', () => {
    const deck = {
      ...EMPTY,
      name: ' Two\nlines ',
      sets: ['science-progress'],
      cards: { abbey: 2 },
      start: { abbey: 1 },
      events: { progress: 3 },
      about: { de: 'Klein.' },
    }
    expect(write(deck)).toBe(
      'Name: Two lines\nSets: base, science-progress\nÜber: Klein.\n\nStart\n1x abbey\n\nDeck\n2x abbey\n\nEvents\n3x progress\n',
    )
  })

  it('says what the deck is called', () => {
    expect(nameIn('Sets: base\nname:  Knights \nDeck')).toBe('Knights')
    expect(nameIn('Deck\n2x abbey')).toBe('')
    expect(nameIn('Name:\nSets: base')).toBe('')
  })

  it('has a name as a file, whatever the deck is called', () => {
    expect(fileName('Knights & cannons')).toBe('knights-cannons.deck')
    expect(fileName('Plünderer')).toBe('plunderer.deck')
    expect(fileName('../!')).toBe('deck.deck')
  })
})

describe('cards', () => {
  it('are counted, and none of them are left out', () => {
    expect(changed({ abbey: 1 }, 'abbey', 1)).toEqual({ abbey: 2 })
    expect(changed({ abbey: 1, spy: 1 }, 'abbey', -1)).toEqual({ spy: 1 })
    expect(total({ abbey: 2, spy: 1 })).toBe(3)
  })
})
