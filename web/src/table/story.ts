// A line of the log in parts: names stand out, cards become chips. The sentence itself is the server's.

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'cards'; card: string; n: number; text: string }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const either = (words: readonly string[]): string =>
  words
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

export interface Lexicon {
  /** How people are called in the sentences: names, and the words for the reader. */
  people: readonly string[]
  /** Labels of cards by kind. */
  cards: ReadonlyMap<string, string>
}

/** Part a sentence; whole words only, so that a player called "Or" does not break "ore". */
export const parted = (story: string, lexicon: Lexicon): Part[] => parter(lexicon)(story)

/** Parts sentences with these words in them. */
export function parter({ people, cards }: Lexicon): (story: string) => Part[] {
  const kinds = new Map([...cards].map(([kind, label]) => [label, kind]))
  const names = either(people) || '(?!)'
  const goods = either([...kinds.keys()]) || '(?!)'
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:(?<name>${names})|(?<n>\\d+) (?<card>${goods}))(?!\\p{L})`, 'gu')
  return (story) => cut(story, pattern, kinds)
}

function cut(story: string, pattern: RegExp, kinds: ReadonlyMap<string, string>): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of story.matchAll(pattern)) {
    if (found.index > end) parts.push({ kind: 'text', text: story.slice(end, found.index) })
    const { name, n, card } = found.groups ?? {}
    if (name) parts.push({ kind: 'name', text: name })
    else parts.push({ kind: 'cards', card: kinds.get(card ?? '') ?? '', n: Number(n), text: found[0] })
    end = found.index + found[0].length
  }
  if (end < story.length) parts.push({ kind: 'text', text: story.slice(end) })
  return parts
}
