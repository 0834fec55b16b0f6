// A list of parts of one's own choice, where an option takes one: "2x abbey, cannon".
import type { OptionInfo } from '../wire'

export type Parts = Readonly<Record<string, number>>

/** What a list holds; the server has written it, or we have. */
export const readParts = (text: string): Parts =>
  Object.fromEntries(
    text
      .split(', ')
      .filter(Boolean)
      .map((part) => {
        const [, n = '1', name = part] = /^(\d+)x (.+)$/.exec(part) ?? []
        return [name, Number(n)]
      }),
  )

export const writeParts = (parts: Parts): string =>
  Object.entries(parts)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => (n === 1 ? name : `${n}x ${name}`))
    .join(', ')

export const takesLists = (option: OptionInfo): boolean => Object.keys(option.parts).length > 0

export const isList = (option: OptionInfo, value: string): boolean =>
  takesLists(option) && !option.values.includes(value)

/** The list to begin a choice with: what the value stands for, or the shortest there is. */
export const firstList = (option: OptionInfo, value: string): string =>
  option.lists[value] ??
  Object.values(option.lists).toSorted((a, b) => a.length - b.length)[0] ??
  writeParts(option.parts)

/** The list with more or fewer of a part; a list of nothing is the value that stands for nothing. */
export function withPart(option: OptionInfo, list: string, part: string, by: number): string {
  const parts = readParts(list)
  const n = Math.max(0, Math.min(option.parts[part] ?? 0, (parts[part] ?? 0) + by))
  const chosen = Object.fromEntries(
    Object.keys(option.parts).map((each) => [each, each === part ? n : (parts[each] ?? 0)]),
  )
  return writeParts(chosen) || (option.values[0] ?? '')
}

export const sizeOf = (list: string): number => Object.values(readParts(list)).reduce((sum, n) => sum + n, 0)
