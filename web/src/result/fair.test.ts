import { describe, expect, it } from 'vitest'
import type { Draws } from '../wire'
import { bytes, check, commitment, drawBelow, keyOf } from './fair'
import vectors from './fair.vectors.json'

const seed = bytes(vectors.seed)

/** The game of the vectors as the server would send it. */
function game(): Draws {
  const chances = vectors.chances as [string, number][][]
  const draws = vectors.draws.map((draw) => ({
    ...draw,
    outcomes: chances[draw.outcomes]!.map(([text, weight]) => ({ text, weight })),
  }))
  return { commitment: vectors.commitment, seed: vectors.seed, finding: 'good', draws }
}

describe('numbers drawn from a seed', () => {
  it('hashes the seed to the commitment', async () => {
    expect(await commitment(seed)).toBe(vectors.commitment)
  })

  it.each(vectors.numbers)('draws $number as number $index below $below', async ({ index, below, number }) => {
    expect(await drawBelow(await keyOf(seed), index, BigInt(below))).toBe(BigInt(number))
  })

  it('has vectors in which an attempt must be thrown away', () => {
    expect(Math.max(...vectors.numbers.map((each) => each.attempts))).toBeGreaterThan(1)
  })
})

describe('a whole game', () => {
  it('finds every outcome in order and tells how far it is', async () => {
    const seen: number[] = []
    const found = await check(game(), (done) => void seen.push(done))
    expect(found).toEqual({ seedFits: true, checked: vectors.draws.length, faults: [] })
    expect(seen.at(-1)).toBe(vectors.draws.length)
  })

  it('names a changed die, what came and what the seed draws', async () => {
    const changed = game()
    const draw = changed.draws[7]!
    const other = draw.outcomes.find((each) => each.text !== draw.text)!.text
    const truth = draw.text
    draw.text = other
    const found = await check(changed, () => {})
    expect(found.faults).toEqual([{ number: draw.number, came: other, drawn: truth }])
  })

  it('notices loaded dice: other weights draw something else', async () => {
    const loaded = game()
    loaded.draws[0]!.outcomes.forEach((each, i) => (each.weight = i === 0 ? 1 : 0))
    loaded.draws[1]!.outcomes.reverse()
    const found = await check(loaded, () => {})
    expect(found.faults.length).toBeGreaterThan(0)
  })

  it('notices a seed other than the one committed to', async () => {
    const swapped = { ...game(), commitment: '00'.repeat(32) }
    expect((await check(swapped, () => {})).seedFits).toBe(false)
  })
})
