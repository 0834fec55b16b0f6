import { describe, expect, it } from 'vitest'
import { bounded, fitted, framing, moved, shift, toChart, toPixels, viewBox, zoomed } from './view'

const box = { x: -500, y: -400, width: 1000, height: 800 }
const size = { width: 500, height: 500 }
const whole = fitted(box, size)

describe('the view of the chart', () => {
  it('fits all of it into any frame', () => {
    expect(whole).toEqual({ x: 0, y: 0, scale: 0.5 })
    expect(viewBox(whole, size)).toBe('-500.00 -500.00 1000.00 1000.00')
  })

  it('turns pixels into places and back', () => {
    const view = { x: 40, y: -30, scale: 1.7 }
    const there = toChart(view, size, [123, 321])
    const back = toPixels(view, size, there)
    expect(back[0]).toBeCloseTo(123)
    expect(back[1]).toBeCloseTo(321)
  })

  it('zooms around the pointer', () => {
    const before = toChart(whole, size, [100, 200])
    const after = toChart(zoomed(whole, size, 2, [100, 200]), size, [100, 200])
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })

  it('drags what is under the pointer along', () => {
    const view = { x: 0, y: 0, scale: 2 }
    const before = toChart(view, size, [250, 250])
    expect(toPixels(moved(view, 30, -10), size, before)).toEqual([280, 240])
  })

  it('never loses the chart', () => {
    expect(bounded({ x: 9999, y: 9999, scale: 0.01 }, box, size)).toEqual(whole)
    const close = bounded({ x: 9999, y: -9999, scale: 99 }, box, size)
    expect(close.scale).toBe(2)
    expect(close.x + size.width / 2 / close.scale).toBeLessThanOrEqual(box.x + box.width)
    expect(close.y - size.height / 2 / close.scale).toBeGreaterThanOrEqual(box.y)
  })

  it('frames a few places, but not too near', () => {
    const view = framing(
      [
        [100, 100],
        [200, 150],
      ],
      box,
      size,
    )
    expect(view.scale).toBeLessThanOrEqual(whole.scale * 2)
    expect(toPixels(view, size, [100, 100])[0]).toBeGreaterThan(0)
    expect(toPixels(view, size, [200, 150])[1]).toBeLessThan(size.height)
  })

  it('shifts the old drawing to where the new one will be', () => {
    const view = { x: 120, y: 60, scale: 0.8 }
    const { x, y, factor } = shift(whole, view, size)
    const [px, py] = toPixels(whole, size, [77, -33])
    const [nx, ny] = toPixels(view, size, [77, -33])
    expect(px * factor + x).toBeCloseTo(nx)
    expect(py * factor + y).toBeCloseTo(ny)
  })
})
