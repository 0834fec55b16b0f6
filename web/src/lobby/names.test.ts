import { expect, it } from 'vitest'
import { friendlyName } from './names'

it('makes names that the server accepts', () => {
  for (const language of ['en', 'de'] as const) {
    for (const chance of [0, 0.5, 0.999]) {
      const name = friendlyName(language, () => chance)
      expect(name.length).toBeLessThanOrEqual(24)
      expect(name).toMatch(/^\S+ \d\d$/)
    }
  }
})
