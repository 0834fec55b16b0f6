import { expect, it } from 'vitest'
import { cellsFor, standsAbove } from './room'

const desk = { width: 780, height: 360, gap: 5, small: false }

it('shows both principalities as large as the height allows', () => {
  expect(cellsFor({ ...desk, cells: 9 })).toEqual({ plain: 56, close: 56, whole: 56 })
})

it('makes cells smaller for a wide principality, as long as they can be read', () => {
  expect(cellsFor({ ...desk, cells: 15 })).toEqual({ plain: 47, close: 56, whole: 47 })
  expect(cellsFor({ ...desk, cells: 20 })).toEqual({ plain: 46, close: 56, whole: 34 })
})

it('never cuts off a row of a low window', () => {
  expect(cellsFor({ ...desk, height: 280, cells: 9 }).plain).toBe(43)
})

it('gives fingers something to hit, and the whole table for a look', () => {
  expect(cellsFor({ width: 382, height: 380, cells: 15, gap: 4, small: true })).toEqual({
    plain: 50,
    close: 92,
    whole: 21,
  })
})

it('puts the players above a wide table where there is height to spare', () => {
  expect(standsAbove(1440, 900, 9)).toBe(false)
  expect(standsAbove(1440, 900, 18)).toBe(true)
  expect(standsAbove(1280, 640, 14)).toBe(false)
  expect(standsAbove(1280, 640, 20)).toBe(true)
})
