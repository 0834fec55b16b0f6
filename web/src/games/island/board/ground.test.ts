import { expect, it } from 'vitest'
import { piece } from '../../../art/pieces'
import { Chart } from './chart'
import { setting } from './fixture'
import { drawGround, pips, token } from './ground'

it('gives every number its pips', () => {
  const sums = Array.from({ length: 36 }, (_, i) => 1 + (i % 6) + 1 + Math.floor(i / 6))
  for (let n = 2; n <= 12; n++) {
    if (n !== 7) expect(pips(n)).toBe(sums.filter((sum) => sum === n).length)
  }
  expect(token(6).match(/<circle cx/g)).toHaveLength(5)
})

it('draws a tile for every hex, a number where one is, and the harbour', () => {
  const ground = drawGround(new Chart(setting))
  expect(ground.match(/<use /g)).toHaveLength(2)
  expect(ground).toContain('>8</text>')
  expect(ground).toContain('>3:1</text>')
})

it('has a drawing for every terrain it uses', () => {
  const ground = drawGround(
    new Chart({ ...setting, hexes: setting.hexes.map((hex) => ({ ...hex, terrain: 'unheard-of' })) }),
  )
  for (const [, id] of ground.matchAll(/href="#([^"]+)"/g)) expect(document.getElementById(id!)).not.toBeNull()
})

it('needs no style attribute, which the server forbids', () => {
  const drawn = [
    drawGround(new Chart(setting)),
    document.getElementById('hx-terrain')!.innerHTML,
    ...['road', 'ship', 'settlement', 'city', 'robber', 'pirate', 'unheard-of'].map((kind) =>
      piece(kind, 2, { angle: 30 }),
    ),
  ]
  for (const svg of drawn) expect(svg).not.toMatch(/style=|NaN|undefined/)
})
