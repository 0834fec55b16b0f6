import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api'
import { me } from '../../../lobby/me.svelte'
import { api } from './api'
import type { DeckParts } from '../wire'
import { Builder } from './builder.svelte'
import { ABBEY, CANNON, PLAGUE, reportOf, SHELF, SPY } from './fixture'
import { KEY } from './key'
import { saved } from './saved.svelte'
import { nameIn } from './text'

/** The server reads the one deck that was laid before it. */
function serve(deck: Partial<DeckParts> = {}): void {
  vi.spyOn(api, 'cards').mockResolvedValue(SHELF)
  vi.spyOn(api, 'readyDecks').mockResolvedValue([])
  vi.spyOn(api, 'checkDeck').mockImplementation(async (text) => {
    const sets = /science-progress/.test(text) ? ['science-progress'] : []
    return reportOf({ sets, ...deck })
  })
}

async function workbench(): Promise<Builder> {
  const builder = new Builder()
  await builder.load()
  return builder
}

beforeEach(() => {
  me.know(null)
  vi.spyOn(me, 'load').mockResolvedValue(null)
  localStorage.clear()
  saved.follow()()
  vi.useFakeTimers()
  serve()
})

describe('the deck on the workbench', () => {
  it('takes cards as far as the server allows', async () => {
    const builder = await workbench()
    builder.add(ABBEY)
    builder.add(ABBEY)
    builder.add(ABBEY)
    expect(builder.deck.cards).toEqual({ abbey: 2 })
    expect(builder.canAdd(ABBEY)).toBe(false)
    expect(builder.most(ABBEY)).toBe(2)
  })
  it('takes the set of a card with it', async () => {
    const builder = await workbench()
    expect(builder.canAdd(CANNON)).toBe(true)
    builder.add(CANNON)
    expect(builder.deck).toMatchObject({ sets: ['science-progress'], cards: { cannon: 1 } })
    expect(builder.most(CANNON)).toBe(null) // until the server has said it
    await vi.runAllTimersAsync()
    expect(builder.most(CANNON)).toBe(2)
  })
  it('keeps events apart', async () => {
    const builder = await workbench()
    builder.add(PLAGUE)
    expect(builder.deck).toMatchObject({ cards: {}, events: { plague: 1 } })
  })
  it('begins with cards it has, and no others', async () => {
    const builder = await workbench()
    builder.add(SPY)
    builder.begin(SPY)
    expect(builder.deck.start).toEqual({ spy: 1 })
    builder.begin(SPY)
    expect(builder.deck.start).toEqual({})
    builder.begin(SPY)
    builder.remove(SPY)
    expect(builder.deck).toMatchObject({ cards: {}, start: {} })
  })
  it('keeps a deck that comes by a link while the cards are fetched once more', async () => {
    const builder = await workbench()
    const scholars = reportOf({ name: 'Scholars' })
    vi.mocked(api.checkDeck).mockReturnValueOnce(new Promise((come) => setTimeout(come, 50, scholars)))
    const opening = builder.openLink('Name: Scholars')
    await builder.load()
    await vi.runAllTimersAsync()
    const opened = await opening
    expect(opened).toBe(true)
    expect(builder.deck.name).toBe('Scholars')
  })
  it('asks the server once for several quick changes', async () => {
    const builder = await workbench()
    vi.mocked(api.checkDeck).mockClear()
    builder.add(ABBEY)
    builder.add(SPY)
    expect(builder.waiting).toBe(true)
    await vi.runAllTimersAsync()
    expect(api.checkDeck).toHaveBeenCalledTimes(1)
    expect(builder.waiting).toBe(false)
  })
  it('says when the server cannot be reached, and goes on', async () => {
    const builder = await workbench()
    vi.mocked(api.checkDeck).mockRejectedValueOnce(new ApiError('store', 'Not now.', 503))
    builder.add(ABBEY)
    await vi.runAllTimersAsync()
    expect(builder.problem).toBe('Not now.')
    builder.add(SPY)
    await vi.runAllTimersAsync()
    expect(builder.problem).toBe('')
  })
})

describe('the deck of a link', () => {
  it('lies on the workbench, and is nobody\u2019s own until it is changed', async () => {
    serve({ name: 'Sent', cards: { spy: 2 } })
    const builder = await workbench()
    expect(await builder.openLink('Name: Sent')).toBe(true)
    expect(builder.deck.name).toBe('Sent')
    expect(saved.decks).toEqual([])
  })
  it('changes nothing where it cannot be read, and says why', async () => {
    const builder = await workbench()
    builder.rename('Mine')
    expect(await builder.openLink('')).toBe(false)
    expect(builder.problem).toContain('damaged')
    const mistakes = [{ line: 1, code: 'unknown_card', text: 'There is no such card.' }]
    vi.mocked(api.checkDeck).mockResolvedValueOnce({ ...reportOf({}), deck: null, mistakes })
    expect(await builder.openLink('<img onerror=alert(1)>')).toBe(false)
    expect(builder.problem).toContain('There is no such card.')
    expect(builder.deck.name).toBe('Mine')
  })
})

describe('keeping decks', () => {
  it('keeps every change at once', async () => {
    const builder = await workbench()
    builder.rename('Knights')
    builder.add(ABBEY)
    expect(saved.decks.map(({ text }) => nameIn(text))).toEqual(['Knights'])
    expect(saved.decks[0]!.text).toContain('1x abbey')
  })
  it('only looks at a deck until it is changed', async () => {
    serve({ name: 'Raiders', cards: { spy: 2 } })
    const builder = await workbench()
    await builder.open('the text of a ready-made deck')
    expect(saved.decks).toEqual([])
    builder.remove(SPY)
    expect(saved.decks).toHaveLength(1)
  })
  it('undoes, also across decks: none is written over another', async () => {
    const builder = await workbench()
    builder.rename('Mine')
    const mine = builder.id
    serve({ name: 'Other' })
    await builder.open('other')
    builder.save()
    builder.undo()
    expect(builder.id).toBe(mine)
    expect(saved.decks.map(({ text }) => nameIn(text)).sort()).toEqual(['Mine', 'Other'])
  })
  it('says while another deck is on its way', async () => {
    const builder = new Builder()
    expect(builder.isSettled).toBe(false) // the cards are not there yet
    await builder.load()
    expect(builder.isSettled).toBe(true)
    const opened = builder.open('other')
    expect(builder.isSettled).toBe(false)
    await opened
    expect(builder.isSettled).toBe(true)
    vi.mocked(api.checkDeck).mockRejectedValueOnce(new ApiError('store', 'Not now.', 503))
    await builder.show('another')
    expect(builder.isSettled).toBe(true)
  })
  it('takes another version, unless the deck was changed in the meantime', async () => {
    const builder = await workbench()
    serve({ cards: { spy: 2 } })
    expect(await builder.become('a suggestion')).toBe(true)
    expect(builder.deck.cards).toEqual({ spy: 2 })
    const late = builder.become('another suggestion')
    builder.add(ABBEY)
    expect(await late).toBe(false)
    expect(builder.deck.cards).toEqual({ spy: 2, abbey: 1 })
  })
  it('duplicates and deletes', async () => {
    const builder = await workbench()
    builder.rename('One')
    const one = builder.id!
    builder.duplicate('Two')
    expect(saved.decks.map(({ text }) => nameIn(text)).sort()).toEqual(['One', 'Two'])
    builder.forget(one)
    expect(saved.decks.map(({ text }) => nameIn(text))).toEqual(['Two'])
  })
  it('comes back to what lay on the workbench', async () => {
    const first = await workbench()
    first.rename('Mine')
    await workbench()
    expect(vi.mocked(api.checkDeck).mock.lastCall?.[0]).toContain('Name: Mine')
  })
  it('reports mistakes in a text and keeps the deck', async () => {
    const builder = await workbench()
    builder.add(ABBEY)
    vi.mocked(api.checkDeck).mockResolvedValueOnce({
      legal: false,
      mistakes: [{ line: 1, code: 'unknown_card', text: 'Line 1' }],
    })
    expect(await builder.open('Abey')).toHaveLength(1)
    expect(builder.deck.cards).toEqual({ abbey: 1 })
  })
})

describe('what the browser has stored', () => {
  it('may be spoilt', () => {
    for (const text of ['{', '{"a": 1}', '[1, null, {"id": 2}]']) {
      localStorage.setItem(KEY, text)
      saved.follow()()
      expect(saved.decks).toEqual([])
    }
  })
  it('may have grown in another window', () => {
    saved.put('Name: Here')
    const other = [...(JSON.parse(localStorage.getItem(KEY)!) as object[]), { id: 'x', text: 'Name: There', at: 1 }]
    localStorage.setItem(KEY, JSON.stringify(other))
    saved.put('Name: Again')
    expect(saved.decks.map(({ text }) => nameIn(text)).sort()).toEqual(['Again', 'Here', 'There'])
  })
  it('may be refused, and the deck is there all the same', () => {
    const full = (): never => {
      throw new Error('full')
    }
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
    saved.put('Name: Here')
    saved.put('Name: There')
    vi.unstubAllGlobals()
    expect(saved.refused).toBe(true)
    expect(saved.decks).toHaveLength(2)
  })
})
