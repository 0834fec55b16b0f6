import { expect, it } from 'vitest'
import { addPieces } from '../../../art/pieces'
import { Chart } from './chart'
import { edge, hex, node, pieces, setting } from './fixture'
import { Cast, spotOf } from './pieces'

const chart = new Chart(setting)
addPieces({ robber: { draw: () => '', roams: 'common' } })

it('draws routes below houses and the robber above all', () => {
  expect(new Cast().keyed(chart, pieces).map(({ piece }) => piece.kind)).toEqual(['road', 'settlement', 'robber'])
})

it('keeps the robber the same piece when it moves, and a city another one than its settlement', () => {
  const cast = new Cast()
  const keys = (list: typeof pieces) => cast.keyed(chart, list).map(({ key }) => key)
  const moved = keys([{ kind: 'robber', player: -1, place: hex(0) }])
  expect(moved).toEqual(keys([{ kind: 'robber', player: -1, place: hex(1) }]))
  expect(keys([{ kind: 'city', player: 1, place: node(3) }])).not.toEqual(
    keys([{ kind: 'settlement', player: 1, place: node(3) }]),
  )
})

it('keeps the number of a hex readable', () => {
  const number = chart.hex(0)
  const robber = { kind: 'robber', player: -1, place: hex(0) }
  const pirate = { kind: 'pirate', player: -1, place: hex(0) }
  const [left] = spotOf(chart, robber, [robber, pirate])
  const [right] = spotOf(chart, pirate, [robber, pirate])
  expect(left).toBeLessThan(number[0] - 40)
  expect(right).toBeGreaterThan(number[0] + 40)
  expect(spotOf(chart, { kind: 'robber', place: hex(1) }, [])).toEqual(chart.hex(1))
  expect(spotOf(chart, { kind: 'road', place: edge(5) }, [])).toEqual(chart.edge(5).middle)
})
