// A dense stand of firs with a few round crowns, a clearing for the token.
import { between, f, inHex, type Point, type Random } from '../geometry'
import { clearOfToken, scatter, v, type Draw } from './ground'

const RIGHT: Point[] = [
  [0, -1],
  [0.3, -0.6],
  [0.17, -0.6],
  [0.42, -0.28],
  [0.25, -0.28],
  [0.52, 0],
]
const LEFT: Point[] = RIGHT.slice(1)
  .reverse()
  .map(([a, b]) => [-a, b])
const TRUNK = v('timber', '-d')

function fir(x: number, y: number, h: number, tone: string): string {
  const outline = (points: Point[]) => points.map(([a, b]) => `${f(x + a * h * 0.62)},${f(y + b * h)}`).join('L')
  return (
    `<path d="M${outline([...RIGHT, ...LEFT])}Z" fill="${v('forest', '-i')}"/>` +
    `<path d="M${outline([[0, -1], [0, 0], ...LEFT])}Z" fill="${tone}"/>` +
    `<path d="M${f(x)},${f(y)}v${f(h * 0.14)}" stroke="${TRUNK}" stroke-width="${f(h * 0.11)}"/>`
  )
}

function crown(x: number, y: number, h: number, tone: string): string {
  const r = h * 0.36
  const lit = `M${f(x)},${f(y - r * 2.3)}a${f(r)},${f(r)} 0 0 0 0,${f(2 * r)}a${f(r * 1.15)},${f(r * 1.15)} 0 0 1 0,${f(-2 * r)}Z`
  return (
    `<path d="M${f(x)},${f(y - r)}V${f(y + h * 0.14)}" stroke="${TRUNK}" stroke-width="${f(h * 0.11)}"/>` +
    `<circle cx="${f(x)}" cy="${f(y - r * 1.3)}" r="${f(r)}" fill="${v('forest', '-i')}"/>` +
    `<path d="${lit}" fill="${tone}"/>`
  )
}

function undergrowth(rand: Random): string {
  let d = ''
  for (let y = -78; y < 90; y += 17) {
    for (let x = -84; x < 90; x += 24) {
      if (inHex(x, y, 90)) d += `M${f(x + between(rand, -5, 5))},${f(y + between(rand, -3, 3))}q5,-6 10,0`
    }
  }
  return `<path d="${d}" fill="none" stroke="${v('forest', '-d')}" stroke-width="2.6" stroke-linecap="round"/>`
}

const rows = (): Point[] =>
  [-52, -33, -14, 8, 30, 52, 73].flatMap((y, row) =>
    Array.from({ length: 7 }, (_, i): Point => [-78 + (row % 2) * 13 + i * 26, y]),
  )

export const forest: Draw = (rand) => {
  const tones = [v('forest', '-d'), v('forest', '-l'), v('forest', '-d')]
  let out = undergrowth(rand)
  for (const [x, y] of scatter(rand, rows(), 82, 3.4, 3)) {
    if (!inHex(x, y - 26, 88) || !clearOfToken(x, y - 12, 2)) continue
    const h = between(rand, 29, 37)
    const tone = tones[Math.floor(rand() * 3)]!
    out += (rand() < 0.2 ? crown : fir)(x, y, h, tone)
  }
  return out
}
