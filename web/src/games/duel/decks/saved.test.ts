import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api'
import { me } from '../../../lobby/me.svelte'
import type { Kept } from '../../../wire'
import { api } from './api'
import { KEY } from './key'
import { saved } from './saved.svelte'

const ANNA = { id: 'anna', name: 'Anna', account: true, token: null }
const BERT = { id: 'bert', name: 'Bert', account: false, token: null }

/** A server that keeps decks as ours does. */
let shelf: Map<string, Kept>
const trouble = (code: string, status: number): ApiError => new ApiError(code, code, status)

function serve(): void {
  shelf = new Map()
  vi.spyOn(api, 'kept').mockImplementation(async () => [...shelf.values()])
  vi.spyOn(api, 'forget').mockImplementation(async (id) => void shelf.delete(id))
  vi.spyOn(api, 'keep').mockImplementation(async (id, text, revision) => {
    const found = shelf.get(id)
    if (found && found.text !== text && found.revision !== revision) throw trouble('changed_elsewhere', 409)
    const kept = { id, text, revision: revision + 1, changed: Date.now() }
    shelf.set(id, kept)
    return kept
  })
}
const waiting = (): { id: string; text: string }[] => JSON.parse(localStorage.getItem(KEY) ?? '[]') as []
const texts = (): string[] => saved.decks.map(({ text }) => text)

beforeEach(async () => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  localStorage.clear()
  serve()
  me.know(null)
  vi.spyOn(me, 'load').mockImplementation(async () => me.person ?? null)
  saved.follow()()
  await saved.load()
})

describe('decks that belong to somebody', () => {
  it('wait in the browser until somebody is known, and are taken over once', async () => {
    localStorage.setItem(
      KEY,
      JSON.stringify([{ id: 'old1', text: 'Name: Old', at: 1 }, { id: 'OLD-2', text: 'Name: Older' }, 7]),
    )
    saved.follow()()
    const id = saved.put('Name: New')
    expect(saved.where(id)).toBe('browser')
    expect(api.keep).not.toHaveBeenCalled()
    me.know(ANNA)
    await saved.load()
    expect([...shelf.values()].map(({ text }) => text).sort()).toEqual(['Name: New', 'Name: Old', 'Name: Older'])
    expect(localStorage.getItem(KEY)).toBe(null)
    expect(saved.where(id)).toBe('server')
    expect(texts()).toHaveLength(3)
  })
  it('are sent when a while has passed without a change, and only the last of them', async () => {
    me.know(ANNA)
    await saved.load()
    const id = saved.put('Name: A')
    saved.put('Name: AB', id)
    expect(waiting()).toHaveLength(1) // nothing is lost if the page is closed now
    expect(saved.where(id)).toBe('way')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(api.keep).toHaveBeenCalledExactlyOnceWith(id, 'Name: AB', 0)
    saved.put('Name: ABC', id)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(shelf.get(id)).toMatchObject({ text: 'Name: ABC', revision: 2 })
  })
  it('are not overwritten by one another where two devices change the same one', async () => {
    me.know(ANNA)
    const id = 'same'
    shelf.set(id, { id, text: 'Name: First', revision: 1, changed: 1 })
    await saved.load()
    shelf.set(id, { id, text: 'Name: From the phone', revision: 2, changed: 2 })
    saved.put('Name: From here', id)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(saved.parted).toBe(true)
    expect(texts().sort()).toEqual(['Name: From here', 'Name: From the phone'])
    expect(saved.current(id)).not.toBe(id)
    saved.put('Name: From here, later', id)
    await vi.advanceTimersByTimeAsync(3_000)
    expect([...shelf.values()].map(({ text }) => text).sort()).toEqual([
      'Name: From here, later',
      'Name: From the phone',
    ])
  })
  it('stay where they are while the server cannot be reached, and go there later', async () => {
    me.know(ANNA)
    await saved.load()
    vi.mocked(api.keep).mockRejectedValueOnce(trouble('offline', 0))
    const id = saved.put('Name: A')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saved.problem).not.toBe('')
    expect(saved.where(id)).toBe('browser')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saved.where(id)).toBe('server')
    expect(saved.problem).toBe('')
  })
  it('stay in the browser where the server takes no more', async () => {
    me.know(ANNA)
    await saved.load()
    vi.mocked(api.keep).mockRejectedValue(trouble('shelf_full', 409))
    const id = saved.put('Name: A')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saved.problem).toBe('shelf_full')
    expect(saved.where(id)).toBe('browser')
    expect(waiting()).toHaveLength(1)
  })
  it('are nobody else’s: neither those on the server nor those that wait', async () => {
    me.know(ANNA)
    await saved.load()
    vi.mocked(api.keep).mockRejectedValueOnce(trouble('shelf_full', 409))
    saved.put('Name: Hers')
    await vi.advanceTimersByTimeAsync(1_000)
    shelf = new Map()
    me.know(BERT)
    await saved.load()
    expect(texts()).toEqual([])
    expect(shelf.size).toBe(0)
    me.know(ANNA)
    await saved.load()
    expect(texts()).toEqual(['Name: Hers'])
  })
  it('are deleted here and there, or stay if that fails', async () => {
    me.know(ANNA)
    await saved.load()
    const id = saved.put('Name: A')
    await vi.advanceTimersByTimeAsync(1_000)
    vi.mocked(api.forget).mockRejectedValueOnce(trouble('offline', 0))
    await saved.remove(id)
    expect(texts()).toEqual(['Name: A'])
    await saved.remove(id)
    expect(texts()).toEqual([])
    expect(shelf.size).toBe(0)
  })
})
