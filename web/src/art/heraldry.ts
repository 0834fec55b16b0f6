// Six players differ in colour, lightness and heraldic mark, numbered 1 to 6; and the strokes all pieces are drawn with.
import { f, type Point } from './geometry'

export type Mark = 1 | 2 | 3 | 4 | 5 | 6

/** The mark of a player: player 0 has mark 1. */
export const markOf = (player: number): Mark => ((((player % 6) + 6) % 6) + 1) as Mark

export const INK = 'var(--piece-ink)'
export const tone = (p: Mark, shade = ''): string => `var(--p${p}${shade})`

export const body = (d: string, fill: string): string =>
  `<path d="${d}" fill="none" stroke="var(--piece-halo)" stroke-width="8" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="2.8" stroke-linejoin="round"/>`
export const wash = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`
export const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
export const shadow = (rx: number, y: number): string =>
  `<ellipse cx="2" cy="${y}" rx="${rx}" ry="6" fill="#1a1208" fill-opacity=".28"/>`

/** The heraldic mark inside a box centred on (x, y). */
export function mark(p: Mark, x: number, y: number, w: number, h: number, weight = 4, ink = tone(p, '-m')): string {
  const X = (k: number) => f(x + (k * w) / 2)
  const Y = (k: number) => f(y + (k * h) / 2)
  const dot = ([a, b]: Point) => `<circle cx="${X(a)}" cy="${Y(b)}" r="${f(weight * 0.78)}" fill="${ink}"/>`
  switch (p) {
    case 1:
      return line(`M${X(-0.8)},${Y(0.65)}L${X(0)},${Y(-0.65)}L${X(0.8)},${Y(0.65)}`, ink, weight)
    case 2:
      return line(`M${X(-0.9)},${Y(0)}H${X(0.9)}`, ink, weight * 1.35)
    case 3:
      return line(`M${X(-0.8)},${Y(-0.8)}H${X(0.8)}V${Y(0.8)}H${X(-0.8)}Z`, ink, weight * 0.7)
    case 4:
      return (
        [
          [-0.6, 0.45],
          [0.6, 0.45],
          [0, -0.5],
        ] as Point[]
      )
        .map(dot)
        .join('')
    case 5:
      return line(`M${X(-0.75)},${Y(-0.75)}L${X(0.75)},${Y(0.75)}`, ink, weight * 1.25)
    case 6:
      return line(`M${X(-0.7)},${Y(-0.7)}L${X(0.7)},${Y(0.7)}M${X(0.7)},${Y(-0.7)}L${X(-0.7)},${Y(0.7)}`, ink, weight)
  }
}
