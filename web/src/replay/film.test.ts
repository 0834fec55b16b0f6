import { describe, expect, it } from 'vitest'
import type { Frame } from '../wire'
import { isTalk, pointsOf, rounds, step, stepRound, stretches } from './film'

/** A frame with nothing in it but what these functions look at. */
const frame = (round: number, story: string | null = 'told', points = [2, 2]): Frame =>
  ({
    event: { story },
    moment: {
      scene: {
        round,
        pieces: [],
        dice: [],
        deck: 25,
        points,
      },
    },
  }) as unknown as Frame

describe('fetching', () => {
  it('begins where one looks, goes on, then back', () => {
    expect(stretches(450, 230)).toEqual([200, 300, 400, 100, 0])
  })
  it('covers short and empty games, and numbers beyond the end', () => {
    expect(stretches(30, 0)).toEqual([0])
    expect(stretches(0, 5)).toEqual([])
    expect(stretches(150, 900)).toEqual([100, 0])
    expect(stretches(150, -4)).toEqual([0, 100])
  })
})

describe('stepping', () => {
  const frames = [frame(0), frame(1), frame(1, null), frame(1), frame(2, null), frame(2)]
  it('passes over what is not told', () => {
    expect(step(frames, 1, 1)).toBe(3)
    expect(step(frames, 3, -1)).toBe(1)
  })
  it('stays within the game', () => {
    expect(step(frames, 5, 1)).toBe(5)
    expect(step(frames, 0, -1)).toBe(0)
    expect(step([], 0, 1)).toBe(0)
  })
  it('stops at frames that are not here yet', () => {
    expect(step([frame(0), undefined, undefined, frame(1)], 0, 1)).toBe(1)
  })
  it('tells talk from what changes the table, and passes over it on request', () => {
    const game = [frame(1), frame(1), frame(1), frame(1, 'told', [3, 2]), frame(1, 'told', [3, 2])]
    expect(game.map((_, i) => isTalk(game, i))).toEqual([false, true, true, false, false]) // the end is always shown
    expect(step(game, 0, 1, false)).toBe(3)
    expect(step(game, 4, -1, false)).toBe(3)
    expect(step(game, 0, 1, true)).toBe(1)
  })
  it('goes from round to round', () => {
    expect(rounds(frames)).toEqual([
      { round: 1, frame: 1 },
      { round: 2, frame: 4 },
    ])
    expect(stepRound(frames, 1, 1)).toBe(4)
    expect(stepRound(frames, 5, -1)).toBe(4)
    expect(stepRound(frames, 4, -1)).toBe(1)
    expect(stepRound(frames, 1, -1)).toBe(0)
    expect(stepRound(frames, 4, 1)).toBe(5)
  })
})

it('notes points where they change', () => {
  const frames = [frame(0), frame(1), undefined, frame(1, 'told', [3, 2]), frame(2, 'told', [3, 4])]
  expect(pointsOf(frames, 0)).toEqual([
    [0, 2],
    [3, 3],
  ])
  expect(pointsOf(frames, 1)).toEqual([
    [0, 2],
    [4, 4],
  ])
})
