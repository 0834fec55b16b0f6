// The page's words without a library: each area keeps a file of them, German checked against English by type.
//
//   export const words = dictionary({ en: { cards: '{n} {n:card/cards}' }, de: { cards: '{n} {n:Karte/Karten}' } })
//   say(words, 'cards', { n: 2 })        "2 cards"

import { settings, type Language } from '../settings.svelte'

export type Values = Record<string, string | number>
export type Dictionary<Key extends string> = Record<Language, Record<Key, string>>

/** Both languages side by side: a key that one of them lacks does not compile. */
export const dictionary = <Key extends string>(words: {
  en: Record<Key, string>
  de: Record<NoInfer<Key>, string>
}): Dictionary<Key> => words

const HOLE = /\{(\w+)(?::([^/}]*)\/([^}]*))?\}/g

/** Put values into a text: {name} for the value itself, {n:one/many} for the form that goes with it. */
export function fill(text: string, values: Values, language: Language): string {
  return text.replace(HOLE, (hole, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return hole
    if (one !== undefined && many !== undefined) return value === 1 ? one : many
    return typeof value === 'number' ? value.toLocaleString(language) : value
  })
}

/** A text in the visitor's language; where it is read in a component, it follows the settings. */
export const say = <Key extends string>(words: Dictionary<Key>, key: Key, values: Values = {}): string =>
  fill(words[settings.language][key], values, settings.language)

/** `say` for one dictionary: `const t = sayer(words)`, then `t('cards', { n: 2 })`. */
export const sayer =
  <Key extends string>(words: Dictionary<Key>) =>
  (key: Key, values: Values = {}): string =>
    say(words, key, values)

/** Whether there is a word for it. */
export const knows = <Key extends string>(words: Dictionary<Key>, key: string): key is Key =>
  key in words[settings.language]

/** Two dictionaries as one; what both have is said in the words of the second. */
export function together<A extends string, B extends string>(
  common: Dictionary<A>,
  own: Dictionary<B>,
): Dictionary<A | B> {
  const made: Partial<Dictionary<A | B>> = {}
  const both = (language: Language): Record<A | B, string> =>
    (made[language] ??= { ...common[language], ...own[language] })
  return {
    get en() {
      return both('en')
    },
    get de() {
      return both('de')
    },
  }
}

/** "a, b and c" as the language has it. */
export const list = (items: string[]): string =>
  new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(items)
