// Nobody knows yet what lies here.
import { between, f } from '../geometry'
import { v, type Draw } from './ground'

const BILLOWS = 'q10,-16 20,0t20,0'.repeat(6)

export const fog: Draw = (rand) => {
  let out = ''
  for (let y = -84, row = 0; y < 100; y += 24, row++) {
    const d = `M-120,${y}${BILLOWS}`
    out +=
      `<path d="${d}V120H-120Z" fill="${v('fog', row % 2 ? '-l' : '')}"/>` +
      `<path d="${d}" fill="none" stroke="${v('fog', '-d')}" stroke-width="2.6" transform="translate(${f(between(rand, -6, 6))},0)"/>`
  }
  return `${out}<text y="34" text-anchor="middle" font-family="var(--font-book)" font-size="86" font-weight="700" fill="${v('fog', '-i')}">?</text>`
}
