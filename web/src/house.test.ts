// Rules that hold for all files of the page.
import { describe, expect, it } from 'vitest'

const all = import.meta.glob<string>(['./**/*.svelte', './**/*.ts'], { query: '?raw', import: 'default', eager: true })
const sources = Object.entries(all).filter(([path]) => !path.endsWith('.test.ts'))

describe.each(sources)('%s', (_path, text) => {
  it('has no style attribute, which the server forbids', () => {
    expect(text).not.toMatch(/\sstyle=["'{]/)
  })

  it('loads nothing from elsewhere', () => {
    const addresses = [...text.matchAll(/https?:\/\/[\w.-]+/g)].map(([address]) => address)
    expect(addresses.filter((address) => address !== 'http://www.w3.org')).toEqual([])
  })
})

// --- who may import whom ---------------------------------------------------------------------------

/** What a game may stand on beside itself and the machinery: the island, if it brings a part of the board games. */
const foundationOf = (game: string): string =>
  all[`./games/${game}/game.ts`]?.includes("'../island/part'") ? 'island' : ''

/** The game that a file belongs to: './games/duel/card' is the card game's; '' is the machinery, which knows none. */
const gameOf = (path: string): string => /^\.\/games\/([^/]+)\//.exec(path)?.[1] ?? ''

/** The files that a file imports, by their paths from here. */
function importsOf(path: string, text: string): string[] {
  const told = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]*)['"]/g)
  return [...told].map(([, target]) => `.${new URL(target!, `http://page${path.slice(1)}`).pathname}`)
}

/** The imports of a file that the house forbids. */
function strangers(path: string, text: string): string[] {
  const own = gameOf(path)
  const known = new Set(['', own, foundationOf(own)])
  return importsOf(path, text).filter((target) => !known.has(gameOf(target)))
}

describe('games', () => {
  it.each(Object.entries(all))('%s knows no other game', (path, text) => {
    expect(strangers(path, text)).toEqual([])
  })

  it('are found by what imports them, however it is written', () => {
    expect(strangers('./table/Table.svelte', "import A from '../games/duel/A.svelte'")).toEqual([
      './games/duel/A.svelte',
    ])
    expect(strangers('./App.svelte', "() => import('./games/duel/decks/Page.svelte')")).toHaveLength(1)
    expect(strangers('./games/duel/Field.svelte', "import type { B } from '../knights/battle'")).toHaveLength(1)
    expect(strangers('./games/island/game.ts', "export { B } from '../knights/battle'")).toHaveLength(1)
  })

  it('stand on the machinery, on themselves and, Cities & Knights, on the island', () => {
    expect(strangers('./games/duel/Field.svelte', "import A from '../../kit/A.svelte'; import './faces.css'")).toEqual(
      [],
    )
    expect(strangers('./games/knights/game.ts', "import island from '../island/game'")).toEqual([])
  })
})
