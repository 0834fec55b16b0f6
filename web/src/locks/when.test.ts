import { afterEach, expect, it } from 'vitest'
import { settings } from '../settings.svelte'
import { when } from './when'

const NOW = 1_700_000_000_000
const HOUR = 3_600_000

afterEach(() => (settings.language = 'en'))

it('says when something was last used, no finer than it is known', () => {
  settings.language = 'en'
  expect(when(NOW - 10_000, NOW)).toBe('within the last hour')
  expect(when(NOW + 10_000, NOW)).toBe('within the last hour')
  expect(when(NOW - 3 * HOUR, NOW)).toBe('3 hours ago')
  expect(when(NOW - 25 * HOUR, NOW)).toBe('yesterday')
  settings.language = 'de'
  expect(when(NOW - 100 * HOUR, NOW)).toBe('vor 4 Tagen')
})
