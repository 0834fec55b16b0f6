import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import Chip from './Chip.svelte'
import Chips from './Chips.svelte'
import { announce, hush } from './live.svelte'
import LiveRegion from './LiveRegion.svelte'
import { inOrder, sum } from './names'
import Stack from './Stack.svelte'

let made: Record<string, unknown>[] = []
function put<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  made.push(mount(component, { target: document.body, props }))
  flushSync()
}
const labels = (): (string | null)[] =>
  [...document.querySelectorAll('[role=img]')].map((each) => each.getAttribute('aria-label'))

afterEach(async () => {
  for (const each of made) await unmount(each)
  made = []
  settings.language = 'en'
})

it('names cards in the visitor’s language', () => {
  settings.language = 'de'
  put(Chip, { kind: 'wool', n: 2 })
  put(Stack, { kind: 'ore', n: 3 })
  put(Chip, { kind: 'unheard-of' })
  expect(labels()).toEqual(['2 Wolle', '3 Erz', '1 unheard-of'])
})

it('shows every card of a price, the missing ones hollow', () => {
  put(Chips, { cards: { grain: 2, ore: 3 }, missing: { ore: 2 }, each: true })
  const hollow = [...document.querySelectorAll('.chip')].map((chip) => chip.classList.contains('miss'))
  expect(hollow).toEqual([false, false, false, true, true])
})

it('rings what differs from the offer', () => {
  put(Chips, { cards: { wool: 1, lumber: 1 }, against: { wool: 1 } })
  const ringed = [...document.querySelectorAll('.chip.diff')].map((chip) => chip.getAttribute('aria-label'))
  expect(ringed).toEqual(['1 lumber'])
})

it('orders and counts cards', () => {
  expect(inOrder({ ore: 1, lumber: 2, brick: 0, zinc: 1 })).toEqual(['lumber', 'ore', 'zinc'])
  expect(sum({ ore: 1, lumber: 2 })).toBe(3)
})

it('says the same sentence twice', () => {
  put(LiveRegion, {})
  const heard = (): string => document.querySelector('[role=status]')!.textContent!
  announce('Mira rolls 8.')
  flushSync()
  const first = heard()
  announce('Mira rolls 8.')
  flushSync()
  expect(heard().trim()).toBe(first.trim())
  expect(heard()).not.toBe(first)
})

it('takes a sentence back once it has been heard', () => {
  vi.useFakeTimers()
  put(LiveRegion, {})
  const said = (role: string): string => document.querySelector(`[role=${role}]`)!.textContent!
  announce('Mira rolls 8.')
  announce('Your turn.', { urgent: true })
  vi.advanceTimersByTime(5000)
  announce('Mira builds a road.')
  flushSync()
  expect([said('status'), said('alert')]).toEqual(['Mira builds a road.', 'Your turn.'])
  vi.advanceTimersByTime(5000)
  flushSync()
  expect([said('status'), said('alert')]).toEqual(['Mira builds a road.', ''])
  vi.advanceTimersByTime(5000)
  flushSync()
  expect(said('status')).toBe('')
  vi.useRealTimers()
})

it('takes back at once what is urgent no longer', () => {
  put(LiveRegion, {})
  announce('Your turn.', { urgent: true })
  hush()
  flushSync()
  expect(document.querySelector('[role=alert]')!.textContent).toBe('')
})
