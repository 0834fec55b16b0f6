import { expect, it } from 'vitest'
import { words as almanac } from '../almanac/words'
import { words as replay } from '../replay/words'
import { words as result } from '../result/words'
import { friendlyName } from './names'
import { words as lobby } from './words'

const HOLE = /\{(\w+)/g
const holes = (text: string) => [...new Set([...text.matchAll(HOLE)].map((hit) => hit[1]))].sort()

it.each(Object.entries({ lobby, almanac, replay, result }))('%s: German says what English says', (_, words) => {
  expect(Object.keys(words.de).sort()).toEqual(Object.keys(words.en).sort())
  for (const [key, text] of Object.entries<string>(words.en)) {
    const german: string = (words.de as Record<string, string>)[key]!
    expect(german.trim(), key).not.toBe('')
    expect(holes(german), key).toEqual(holes(text))
  }
})

it('makes names that the server accepts', () => {
  for (const language of ['en', 'de'] as const) {
    for (const chance of [0, 0.5, 0.999]) {
      const name = friendlyName(language, () => chance)
      expect(name.length).toBeLessThanOrEqual(24)
      expect(name).toMatch(/^\S+ \d\d$/)
    }
  }
})
