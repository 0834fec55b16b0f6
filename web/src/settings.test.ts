import { afterEach, describe, expect, it } from 'vitest'
import { preferredLanguage, settings } from './settings.svelte'

afterEach(() => {
  settings.language = 'en'
  settings.theme = 'system'
  settings.motion = 'system'
})

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'DE'], 'de'],
    [['en-GB'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wanted, found) => {
    expect(preferredLanguage(wanted)).toBe(found)
  })
})

it('lets the document follow and remembers', () => {
  settings.language = 'de'
  settings.theme = 'dark'
  settings.motion = 'off'
  settings.apply()
  const root = document.documentElement
  expect([root.lang, root.style.colorScheme, root.classList.contains('still')]).toEqual(['de', 'dark', true])
  expect(JSON.parse(localStorage.getItem('hexhaven.settings')!)).toMatchObject({
    language: 'de',
    theme: 'dark',
    motion: 'off',
  })
})

it('is silent until sound is wanted', () => {
  expect(settings.sound).toBe(false)
})
