// The words of the languages that have been brought. In the built page each language is a file of its own (plugins.ts), and
// a visitor loads the one they read; under test and development all words stand where they were written.

import type { Language } from '../settings.svelte'

type Words = Record<string, string>

/** By language and by the file in which they were written. */
const spoken: Partial<Record<Language, Record<string, Words>>> = {}

const FILES = { en: () => import('./en'), de: () => import('./de') }

/** What the build puts in the place of a dictionary. */
export const wordsOf = (file: string): Record<Language, Words> => ({
  get en() {
    return spoken.en![file]!
  },
  get de() {
    return spoken.de![file]!
  },
})

export const isSpoken = (language: Language): boolean => !import.meta.env.PROD || language in spoken

export async function bring(language: Language): Promise<void> {
  if (!isSpoken(language)) spoken[language] = (await FILES[language]()).default
}
