import { describe, expect, it } from 'vitest'
import { apart, byPlayer, chancesOf, firstOf, linear, steps, sum, ticks } from './chart'

describe('scales', () => {
  it('maps a range onto another, turned around if need be', () => {
    const y = linear([0, 10], [100, 0])
    expect([y(0), y(5), y(10)]).toEqual([100, 50, 0])
  })
  it('bears a range without extent', () => {
    expect(linear([0, 0], [6, 90])(0)).toBe(6)
  })
  it.each([
    [10, [0, 2, 4, 6, 8, 10]],
    [3, [0, 1, 2, 3]],
    [24, [0, 5, 10, 15, 20]],
    [0, [0]],
  ])('counts to %i in steps people count in', (most, expected) => {
    expect(ticks(most)).toEqual(expected)
  })
})

describe('lines and labels', () => {
  it('stays level until a value changes', () => {
    const id = (value: number) => value
    expect(steps([2, 2, 4], id, id)).toBe('M0,2H1V2H2V4')
  })
  it('moves labels apart, keeps their order and the frame', () => {
    const placed = apart([50, 50, 52, 10], 20, [0, 90])
    expect(placed[3]).toBe(10)
    const sorted = [...placed].sort((a, b) => a - b)
    sorted.slice(1).forEach((value, i) => expect(value - sorted[i]!).toBeGreaterThanOrEqual(20))
    expect(Math.max(...placed)).toBeLessThanOrEqual(90)
  })
  it('turns rounds by players into players by rounds', () => {
    expect(
      byPlayer([
        [2, 2],
        [3, 2],
        [4, 5],
      ]),
    ).toEqual([
      [2, 3, 4],
      [2, 2, 5],
    ])
    expect(byPlayer([])).toEqual([])
  })
})

it('knows what two dice promise', () => {
  const two = chancesOf(Array<number>(11).fill(0))
  expect(sum(two)).toBeCloseTo(1)
  expect(two[5]).toBeCloseTo(6 / 36)
  expect(firstOf([])).toBe(2)
  const one = chancesOf([0, 0, 0, 0, 0, 0])
  expect(one).toEqual(Array<number>(6).fill(1 / 6))
  expect(firstOf(one)).toBe(1)
})
