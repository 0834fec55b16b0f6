import { describe, expect, it } from 'vitest'
import { artOf, piece } from './art/pieces'
import { partOf, partsOf, wordIn } from './parts'

describe('parts', () => {
  it('are found by the ids of a game, those from elsewhere too', async () => {
    const [island, lighthouse] = await partsOf(['island', 'unseen', 'lighthouse'])
    expect(island?.table).toBeDefined()
    expect(lighthouse?.words?.en.pill_watch).toContain('oil')
    expect(await partOf('unseen')).toBeNull()
  })

  it('make their pieces known', async () => {
    await partOf('lighthouse')
    expect(artOf('lighthouse')?.name?.({})).toBe('lighthouse')
    expect(piece('lighthouse', 0)).not.toBe(piece('unknown', 0))
  })

  it('have the last word one after the other', async () => {
    const parts = await partsOf(['island', 'lighthouse'])
    expect(wordIn(parts, 'short_lighthouse')).toBe('Tower')
    expect(wordIn(parts, 'short_roll')).toBe('Roll')
    expect(wordIn(parts, 'short_nothing')).toBeNull()
  })
})
