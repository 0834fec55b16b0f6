import { afterEach, describe, expect, it } from 'vitest'
import { settings } from '../settings.svelte'
import { dictionary, fill, knows, list, say, together } from '.'

const words = dictionary({
  en: { cards: '{n} {n:card/cards} from {who}', plain: 'yes' },
  de: { cards: '{n} {n:Karte/Karten} von {who}', plain: 'ja' },
})

afterEach(() => {
  settings.language = 'en'
})

describe('say', () => {
  it('follows the language', () => {
    settings.language = 'de'
    expect(say(words, 'plain')).toBe('ja')
    settings.language = 'en'
    expect(say(words, 'plain')).toBe('yes')
  })

  it('takes the form that goes with the number', () => {
    settings.language = 'de'
    expect(say(words, 'cards', { n: 1, who: 'Mira' })).toBe('1 Karte von Mira')
    expect(say(words, 'cards', { n: 0, who: 'Mira' })).toBe('0 Karten von Mira')
  })

  it('writes numbers as the language does and leaves unknown holes', () => {
    expect(fill('{n}', { n: 1234.5 }, 'de')).toBe('1.234,5')
    expect(fill('{n}', { n: 1234.5 }, 'en')).toBe('1,234.5')
    expect(fill('{x} {n:a/b}', {}, 'en')).toBe('{x} {n:a/b}')
  })

  it('knows which words there are, and puts two dictionaries together', () => {
    const both = together(words, dictionary({ en: { plain: 'aye', more: 'more' }, de: { plain: 'jo', more: 'mehr' } }))
    expect(['plain', 'more', 'less'].map((key) => knows(both, key))).toEqual([true, true, false])
    expect([say(both, 'plain'), both.de.more]).toEqual(['aye', 'mehr'])
  })

  it('joins lists', () => {
    settings.language = 'de'
    expect(list(['a', 'b', 'c'])).toBe('a, b und c')
  })
})

// Types compare the keys already; this compares what types cannot: the holes in the texts.
type Both = Record<'en' | 'de', Record<string, string>>
const files = import.meta.glob<{ words: Both }>('../**/*{w,W}ords.ts', { eager: true })
const written = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const holes = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!))].sort()

it('looks at all texts there are', () => {
  const holders = Object.keys(written).filter((path) => /^(?!\/\/).*= dictionary\(/m.test(written[path]!))
  expect(holders.filter((path) => !path.endsWith('.test.ts')).sort()).toEqual(Object.keys(files).sort())
})

describe.each(Object.entries(files))('%s', (_path, { words: { en, de } }) => {
  it('has the same keys and holes in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
    for (const key of Object.keys(en)) expect([key, holes(de[key]!)]).toEqual([key, holes(en[key]!)])
  })

  it('says something everywhere', () => {
    for (const text of [...Object.values(en), ...Object.values(de)]) expect(text.trim()).not.toBe('')
  })
})
