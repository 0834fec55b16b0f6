// The states of a place as shapes around its own anchor: form first, colour second. Classes are coloured in Board.svelte.
import { f, hexPath } from '../../../art/geometry'

const twice = (shape: string, look: string): string => shape.replace('/>', ` class="${look}"/>`).repeat(2)
const turned = (angle: number, inner: string): string => `<g transform="rotate(${f(angle)})">${inner}</g>`
const brackets = (d: string): string => `<g class="last">${`<path d="${d}"/>`.repeat(2)}</g>`

export const marks = {
  legal: {
    node: () => '<circle r="13" class="legal"/><circle r="4.5" class="dot"/>',
    edge: (angle: number) => turned(angle, twice('<path d="M-17,0H18"/>', 'seam')),
    hex: () => twice(`<path d="${hexPath(80)}"/>`, 'hexline'),
  },
  /** Around what already stands there, so that it stays to be seen. */
  around: {
    node: () => twice('<circle r="30"/>', 'hoop'),
    edge: (angle: number) => turned(angle, twice('<rect x="-42" y="-15" width="84" height="30" rx="15"/>', 'hoop')),
    hex: () => twice(`<path d="${hexPath(80)}"/>`, 'hexline'),
  },
  aimed: {
    node: () => '<circle r="34" class="hover"/>',
    edge: (angle: number) => turned(angle, '<rect x="-46" y="-17" width="92" height="34" rx="17" class="hover"/>'),
    hex: () => twice(`<path d="${hexPath(84)}"/>`, 'ring'),
  },
  chosen: {
    node: () => twice('<circle r="38"/>', 'ring'),
    edge: (angle: number) => turned(angle, twice('<rect x="-50" y="-21" width="100" height="42" rx="21"/>', 'ring')),
    hex: () => twice(`<path d="${hexPath(86)}"/>`, 'ring'),
  },
  last: {
    node: () => brackets('M-31,-20V-31H-20M31,-20V-31H20M-31,20V31H-20M31,20V31H20'),
    edge: (angle: number) => turned(angle, brackets('M-45,-6V-16H-34M45,-6V-16H34M-45,6V16H-34M45,6V16H34')),
    hex: () =>
      `<g transform="translate(0,6)">${brackets('M-40,-26V-40H-26M40,-26V-40H26M-40,26V40H-26M40,26V40H26')}</g>`,
  },
  shown: {
    node: () => `<g class="shown">${'<circle r="30"/>'.repeat(2)}</g>`,
    edge: (angle: number) =>
      turned(angle, `<g class="shown">${'<rect x="-46" y="-16" width="92" height="32" rx="16"/>'.repeat(2)}</g>`),
    hex: () => `<g class="shown">${`<path d="${hexPath(84)}"/>`.repeat(2)}</g>`,
  },
} as const

export const REFUSED = '<g class="no"><circle r="17"/><path d="M-7,-7L7,7M7,-7L-7,7"/></g>'

/** What can be clicked at a place: wider than what is seen. */
export const hit = {
  node: () => '<circle r="27" class="hit"/>',
  edge: (angle: number) => turned(angle, '<rect x="-34" y="-17" width="68" height="34" rx="17" class="hit"/>'),
  hex: () => `<path d="${hexPath(92)}" class="hit"/>`,
}
