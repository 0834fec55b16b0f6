import { describe, expect, it } from 'vitest'
import { ARROWS, Chart, keyOf } from './chart'
import { edge, hex, node, setting } from './fixture'

const chart = new Chart(setting)
const near = (point: readonly number[]) => point.map((n) => Math.round(n))

describe('where things lie', () => {
  it('puts crossings on the drawing grid and hexes in the middle of their corners', () => {
    expect(near(chart.node(3))).toEqual([87, -50])
    for (const { id, nodes } of setting.hexes) {
      const middle = [0, 1].map((k) => nodes.reduce((sum, each) => sum + chart.node(each)[k]!, 0) / 6)
      expect(near(chart.hex(id))).toEqual(near(middle))
    }
  })

  it('makes every edge as long as a side and turns it to be read from the left', () => {
    for (const { id } of setting.edges) {
      const { a, b, angle } = chart.edge(id)
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(100)
      expect(angle).toBeGreaterThan(-90)
      expect(angle).toBeLessThanOrEqual(90)
    }
    expect(chart.edge(5).angle).toBeCloseTo(90)
  })

  it('leaves room for harbours around all hexes', () => {
    const { x, y, width, height } = chart.box
    for (const [px, py] of setting.nodes.map(({ id }) => chart.node(id))) {
      expect(px).toBeGreaterThan(x + 50)
      expect(px).toBeLessThan(x + width - 50)
      expect(py).toBeGreaterThan(y + 50)
      expect(py).toBeLessThan(y + height - 50)
    }
  })

  it('knows the hexes along an edge', () => {
    expect(chart.hexesOf(5).map(({ id }) => id)).toEqual([0, 1])
    expect(chart.hexesOf(0).map(({ id }) => id)).toEqual([0])
  })
})

describe('finding a place', () => {
  const nodes = chart.places('node')

  it('takes the nearest one within reach', () => {
    const [x, y] = chart.node(6)
    expect(chart.nearest(nodes, [x + 12, y - 9], 30)).toEqual(node(6))
    expect(chart.nearest(nodes, chart.hex(0), 30)).toBeNull()
    expect(chart.nearest([node(0), node(9)], [x, y], 30)).toBeNull()
  })

  it('lets a hex reach to its rim', () => {
    const [x, y] = chart.hex(1)
    expect(chart.nearest(chart.places('hex'), [x + 70, y + 30], 30)).toEqual(hex(1))
  })
})

describe('arrow keys', () => {
  const go = (from: number, arrow: keyof typeof ARROWS, among = chart.places('node')) =>
    chart.towards(node(from), among, ARROWS[arrow]!)?.id

  it('lead to the neighbour in that direction', () => {
    expect(go(3, 'ArrowDown')).toBe(6)
    expect(go(6, 'ArrowUp')).toBe(3)
    expect(go(3, 'ArrowRight')).toBe(1)
    expect(go(3, 'ArrowLeft')).toBe(0)
  })

  it('skip what is not lit and stop at the shore', () => {
    expect(go(0, 'ArrowRight', [node(0), node(4)])).toBe(4)
    expect(go(4, 'ArrowRight')).toBeUndefined()
  })

  it('reach every lit place from every other by some way', () => {
    const all = chart.places('edge')
    const seen = new Set([keyOf(all[0]!)])
    const queue = [all[0]!]
    for (let at = queue.pop(); at; at = queue.pop()) {
      for (const arrow of Object.values(ARROWS)) {
        const next = chart.towards(at, all, arrow)
        if (next && !seen.has(keyOf(next))) {
          seen.add(keyOf(next))
          queue.push(next)
        }
      }
    }
    expect(seen.size).toBe(all.length)
  })
})

it('reads places row by row', () => {
  expect(chart.inReadingOrder([edge(9), edge(5), edge(0)]).map(({ id }) => id)).toEqual([0, 5, 9])
})
