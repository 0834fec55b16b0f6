import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { api } from './api'
import type { Choice, Moment } from '../../../wire'
import { asksForDeck, leftOf, nextOf, strangersIn, without } from './bring'
import BringDeck from './BringDeck.svelte'
import { asking, reportOf } from './fixture'

const ACTIONS = ['deck abbey', 'deck abbey', 'deck spy', 'contribute plague', 'start abbey']

describe('the actions of a deck', () => {
  it('are wanted only when the game asks for a deck', () => {
    expect(asksForDeck(asking('deck', []))).toBe(true)
    expect(asksForDeck({ ...asking('starters', []), asks_you: false })).toBe(false)
    expect(asksForDeck(asking('turn', []))).toBe(false)
  })
  it('are spared for cards that were chosen by hand', () => {
    expect(leftOf(ACTIONS, asking('deck', [], { abbey: 1 }), 0)).toEqual([
      'deck abbey',
      'deck spy',
      'contribute plague',
      'start abbey',
    ])
    expect(leftOf(ACTIONS, asking('starters', [], { abbey: 2, spy: 1, plague: 1 }), 0)).toEqual(['start abbey'])
  })
  it('come one after the other, as the game offers them', () => {
    expect(nextOf(ACTIONS, asking('events', ['contribute riot', 'contribute plague']))?.text).toBe('contribute plague')
    expect(nextOf(ACTIONS, asking('events', ['contribute riot']))).toBe(null)
    expect(without(ACTIONS, 'deck abbey')).toEqual(['deck abbey', 'deck spy', 'contribute plague', 'start abbey'])
  })
  it('name the cards that the table does not have', () => {
    expect(strangersIn(ACTIONS, asking('deck', ['deck abbey']))).toEqual(['spy'])
    expect(strangersIn(ACTIONS, asking('deck', ['deck abbey', 'deck spy']))).toEqual([])
  })
})

/** A table that takes a deck: one question after the other, each with its due. */
function table() {
  const offers = { deck: ['deck abbey', 'deck spy'], events: ['contribute plague'], starters: ['start abbey'] }
  const due = ['deck', 'deck', 'deck', 'events', 'starters'] as const
  const done: string[] = []
  const at = (): Moment => {
    const question = due[done.length]
    return question ? asking(question, offers[question]) : asking('turn', [])
  }
  return {
    done,
    at,
    you: 0,
    setting: null,
    get moment() {
      return at()
    },
    actAndSee: vi.fn(async (choice: Choice) => {
      done.push(choice.text)
      return { type: 'done' as const, id: 1, version: 1 }
    }),
  }
}

describe('BringDeck', () => {
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
    flushSync()
  }
  async function shown(table_: ReturnType<typeof table>) {
    vi.spyOn(api, 'readyDecks').mockResolvedValue([
      { id: 'raiders', title: 'Raiders', about: 'Spies.', sets: [], text: 'Name: Raiders' },
    ])
    const part = mount(BringDeck, { target: document.body, props: { moment: table_.at(), session: { table: table_ } } })
    await settle()
    return part
  }
  const press = async (id: string): Promise<void> => {
    document.querySelector<HTMLElement>(`[data-testid="${id}"]`)!.click()
    await settle()
    await settle()
  }

  it('plays the actions of the chosen deck', async () => {
    vi.spyOn(api, 'checkDeck').mockResolvedValue(
      reportOf({ cards: { abbey: 2, spy: 1 } }, { legal: true, actions: ACTIONS }),
    )
    const here = table()
    const part = await shown(here)
    await press('ready-raiders')
    expect(document.querySelector('[data-testid=deck-preview]')?.textContent).toMatch(/2×\sabbey/)
    expect(here.done).toEqual([])
    await press('bring-other')
    await press('ready-raiders')
    await press('bring-it')
    expect(here.done).toEqual(ACTIONS)
    await unmount(part)
  })
  it('says why a deck cannot be brought, and plays nothing of it', async () => {
    const problem = { code: 'deck_size', text: 'Too small.', article: 'R92', card: null }
    vi.spyOn(api, 'checkDeck').mockResolvedValue(reportOf({}, { problems: [problem] }))
    const here = table()
    const part = await shown(here)
    await press('ready-raiders')
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Too small.')
    expect(here.done).toEqual([])
    await unmount(part)
  })
  it('offers every card by hand', async () => {
    const here = table()
    const part = await shown(here)
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-testid="by-hand"] li button')]
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(['deck abbey', 'deck spy'])
    buttons[1]!.click()
    expect(here.done).toEqual(['deck spy'])
    await unmount(part)
  })
})
