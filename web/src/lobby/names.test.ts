import { expect, it } from 'vitest'
import { friendlyName, isFriendlyName } from './names'

it('makes names that the server accepts', () => {
  for (const language of ['en', 'de'] as const) {
    for (const chance of [0, 0.5, 0.999]) {
      const name = friendlyName(language, () => chance)
      expect(name.length).toBeLessThanOrEqual(24)
      expect(name).toMatch(/^\S+ \d\d$/)
    }
  }
})

it('knows the names it has made from those that people choose', () => {
  for (const language of ['en', 'de'] as const)
    for (const chance of [0, 0.5, 0.999]) expect(isFriendlyName(friendlyName(language, () => chance))).toBe(true)
  for (const name of ['Otter', 'Ada', 'Ada 42', 'Otter 421', 'The Otter 42', ''])
    expect(isFriendlyName(name)).toBe(false)
})
