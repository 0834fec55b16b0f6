import { flushSync, mount, unmount } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api'
import { me } from '../../../lobby/me.svelte'
import type { Choice, Done, TableInfo } from '../../../wire'
import { api } from './api'
import { asksForDeck } from './bring'
import BringDeck from './BringDeck.svelte'
import { asking, reportOf } from './fixture'

describe('a deck', () => {
  it('is wanted only when the game asks for it', () => {
    expect(asksForDeck(asking('deck', []))).toBe(true)
    expect(asksForDeck({ ...asking('starters', []), asks_you: false })).toBe(false)
    expect(asksForDeck(asking('turn', []))).toBe(false)
  })
})

beforeEach(() => {
  me.know(null)
})

/** Somebody at a table that asks for a deck. */
const seated = () => ({
  info: { id: 'table' },
  table: {
    setting: null,
    actAndSee: vi.fn<(choice: Choice) => Promise<Done>>(async () => ({ type: 'done', id: 1, version: 1 })),
  },
})

describe('BringDeck', () => {
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
    flushSync()
  }
  async function shown(session: ReturnType<typeof seated>) {
    vi.spyOn(api, 'readyDecks').mockResolvedValue([
      { id: 'raiders', title: 'Raiders', about: 'Spies.', sets: [], text: 'Name: Raiders' },
    ])
    const moment = asking('deck', ['deck abbey', 'deck spy'])
    const part = mount(BringDeck, { target: document.body, props: { moment, session } })
    await settle()
    return part
  }
  const press = async (id: string): Promise<void> => {
    document.querySelector<HTMLElement>(`[data-testid="${id}"]`)!.click()
    await settle()
    await settle()
  }

  it('goes to the table as a whole, once it was looked through', async () => {
    vi.spyOn(api, 'checkDeck').mockResolvedValue(reportOf({ cards: { abbey: 2, spy: 1 } }, { legal: true }))
    const bring = vi.spyOn(api, 'bring').mockResolvedValue({} as TableInfo)
    const part = await shown(seated())
    await press('ready-raiders')
    expect(document.querySelector('[data-testid=deck-preview]')?.textContent).toMatch(/2×\sabbey/)
    expect(bring).not.toHaveBeenCalled()
    await press('bring-other')
    await press('ready-raiders')
    await press('bring-it')
    expect(bring).toHaveBeenCalledExactlyOnceWith('table', 'Name: Raiders')
    await unmount(part)
  })
  it('says why a deck cannot be brought', async () => {
    const problem = { code: 'deck_size', text: 'Too small.', article: 'R92', card: null }
    vi.spyOn(api, 'checkDeck').mockResolvedValueOnce(reportOf({}, { problems: [problem] }))
    const part = await shown(seated())
    await press('ready-raiders')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Too small.')
    vi.spyOn(api, 'checkDeck').mockResolvedValueOnce(reportOf({ cards: { abbey: 2 } }, { legal: true }))
    vi.spyOn(api, 'bring').mockRejectedValueOnce(new ApiError('unfit', 'Not at this table.', 400))
    await press('ready-raiders')
    await press('bring-it')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Not at this table.')
    await unmount(part)
  })
  it('offers every card by hand', async () => {
    const here = seated()
    const part = await shown(here)
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-testid="by-hand"] li button')]
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(['deck abbey', 'deck spy'])
    buttons[1]!.click()
    expect(here.table.actAndSee.mock.calls[0]![0].text).toBe('deck spy')
    await unmount(part)
  })
})
