// What only the board games have: pieces without an owner, ships, and the signs of development cards.
import { f } from '../../../art/geometry'
import { body, INK, line, mark, shadow, tone, wash, type Mark } from '../../../art/heraldry'
import { icon } from '../../../art/icons'
import { artOf, type PieceArt } from '../../../art/pieces'
import { t } from './words'

function ship(p: Mark, angle = 0): string {
  const hull = 'M-37,0Q-25,-11 0,-11Q25,-11 37,0Q25,11 0,11Q-25,11 -37,0Z'
  return (
    `<g transform="rotate(${f(angle)})">${body(hull, tone(p))}${wash('M-24,0Q0,-7 24,0Q0,7 -24,0Z', tone(p, '-d'), 0.65)}</g>` +
    line('M-4.5,4V-40', INK, 3.4) +
    body('M-2,-38C16,-34 26,-20 24,-3H-2ZM-7,-30L-20,-3H-7Z', tone(p, '-l')) +
    wash('M10,-3C14,-16 10,-28 4,-36C16,-32 26,-20 24,-3Z', tone(p), 0.85) +
    mark(p, p === 3 ? 8.5 : 9, -13, p === 3 ? 15 : 17, 14, 3.4)
  )
}

function robber(): string {
  const cloak =
    'M0,-40C14,-40 20,-28 17,-15C29,-4 33,16 31,32C14,37 -14,37 -31,32C-33,16 -29,-4 -17,-15C-20,-28 -14,-40 0,-40Z'
  return (
    `<g transform="scale(.82)">${shadow(32, 33)}${body(cloak, '#37302b')}` +
    '<path d="M0,-40C14,-40 20,-28 17,-15C29,-4 33,16 31,32C22,34.5 12,35.5 4,35.7C10,12 12,-14 0,-40Z" fill="#221c18"/>' +
    '<path d="M0,-33C9,-33 13,-25 11,-17C8,-12 -8,-12 -11,-17C-13,-25 -9,-33 0,-33Z" fill="#0f0c0a"/>' +
    line('M-7.5,-23.5L-2,-21.5M7.5,-23.5L2,-21.5', '#ffd98a', 3.2) +
    line('M-17,-15Q0,-5 17,-15M0,-9V34', '#6d6056', 2.2) +
    '<path d="M14,6a11,12 0 1 1 12,20q-10,4 -15,-4q-4,-9 3,-16z" fill="#a9885a" stroke="#1a1410" stroke-width="2.4"/>' +
    `${line('M14,6q5,3 9,-1', '#1a1410', 2.4)}</g>`
  )
}

function pirate(): string {
  return (
    shadow(36, 34) +
    line('M0,14V-46', '#221c18', 5) +
    body('M-38,12H38Q34,32 20,34H-20Q-34,32 -38,12Z', '#4a3f37') +
    body('M-22,-38H24Q30,-14 24,8H-22Q-14,-14 -22,-38Z', '#37302b') +
    line('M-30,20H30', '#8a7a6c', 2.4) +
    line('M-9,-18L0,-14M15,-18L6,-14', '#ffd98a', 4) +
    line('M-5,-4Q3,-8 11,-4', '#ffd98a', 2.6) +
    body('M0,-48L20,-54L0,-60Z', '#a8261a')
  )
}

export const pieces: Record<string, PieceArt> = {
  road: { ...artOf('road')!, name: () => t('road') },
  settlement: { ...artOf('settlement')!, name: () => t('settlement') },
  city: { ...artOf('city')!, name: () => t('city') },
  ship: { draw: (p, { angle }) => ship(p, Number(angle ?? 0)), name: () => t('ship'), frame: 84 },
  robber: { draw: robber, name: () => t('robber'), frame: 70, roams: 'common' },
  pirate: { draw: pirate, name: () => t('pirate'), frame: 104, roams: 'common' },
}

export const icons: Record<string, string> = {
  knight:
    '<path d="M12 2.8c2.7 1.7 5.3 2.4 8 2.6-.1 7.8-2.3 12.4-8 15.8-5.7-3.4-7.9-8-8-15.8 2.7-.2 5.3-.9 8-2.6z"/><path d="M12 7v9.5M8.5 10h7"/>',
  robber:
    '<path d="M12 3c3 0 4.6 2.6 4 5.5 2.7 2.3 3.8 6.3 3.5 11.5-4.5 1.3-10.5 1.3-15 0C4.2 14.8 5.3 10.8 8 8.5 7.4 5.6 9 3 12 3zM10 7.5h.01M14 7.5h.01"/>',
  'road-building': '<path d="M3 13.5 11.5 6l2.2 2.5-8.5 7.5zM10.5 18.5 19 11l2.2 2.5-8.5 7.5z"/>',
  invention:
    '<circle cx="12" cy="12" r="3"/><path d="M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M6 6l2.1 2.1M15.9 15.9 18 18M18 6l-2.1 2.1M8.1 15.9 6 18"/>',
  monopoly: '<path d="M5 19.5h14M6 16.5 4.5 8l4.5 3.5L12 5l3 6.5L19.5 8 18 16.5zM12 13.5h.01"/>',
  'victory-point': '<path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8z"/>',
  buy: icon('dev'),
  discard: icon('cards'),
}
icons.rob = icons.robber!
