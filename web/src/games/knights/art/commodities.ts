// Commodities come from cities, so they have no terrain: cloth is woven, coins are minted, paper is ruled. Each is also the
// sign of the field it pays for.
import { cube, type CardArt } from '../../../art/cards'
import { glyph } from '../../../art/icons'
import { t } from './words'

const WEAVE: Record<string, () => string> = {
  cloth: () =>
    Array.from({ length: 15 }, (_, i) => `<path d="M${-70 + i * 10},-80V80M-60,${-70 + i * 10}H60"/>`).join(''),
  coin: () =>
    Array.from({ length: 30 }, (_, i) => {
      const row = Math.floor(i / 5)
      return `<circle cx="${-60 + (i % 5) * 30 + (row % 2) * 15}" cy="${-66 + row * 27}" r="11"/>`
    }).join(''),
  paper: () =>
    Array.from({ length: 13 }, (_, i) => `<path d="M-60,${-70 + i * 12}h${70 + ((i * 37) % 50)}"/>`).join(''),
}
/** The ground of a commodity, which is also that of the deck it pays for. */
export const weave = (kind: string): string =>
  `<g fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3">${WEAVE[kind]?.() ?? ''}</g>`

export const commodities: Record<string, CardArt> = {
  cloth: {
    label: () => t('cloth'),
    ground: () => weave('cloth'),
    terrain: 'pasture',
    ink: '#3a2c00',
    glyph:
      '<path d="M3 4.5C5.5 2.8 8.5 2.8 12 4.3s6.5 1.6 9 .2v11.3c-2.5 1.4-5.5 1.3-9-.2s-6.5-1.5-9 .2z"/><path d="M3 18c2.5-1.7 5.5-1.7 9-.2s6.5 1.6 9 .2v2.7c-2.5 1.4-5.5 1.3-9-.2s-6.5-1.5-9 .2z"/>',
  },
  coin: {
    label: () => t('coin'),
    ground: () => weave('coin'),
    terrain: 'mountains',
    glyph:
      '<path fill-rule="evenodd" d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.7a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6zM7.6 9l2.3 1.7L12 7.4l2.1 3.3L16.4 9l-.7 6.6H8.3z"/>',
  },
  paper: {
    label: () => t('paper'),
    ground: () => weave('paper'),
    terrain: 'forest',
    glyph:
      '<path fill-rule="evenodd" d="M6.2 2.5h12.3c1.8 0 3 1.2 3 3v2.3h-4V18c0 2-1.4 3.5-3.3 3.5H5.3c-1.7 0-2.8-1.2-2.8-2.9V17H6V5.4c0-.9-.4-1.6-1.1-2 .4-.6.7-.9 1.3-.9zM8.5 7v2H15V7zm0 4v2H15v-2zm0 4v2H13v-2z"/>',
  },
}

const gate = (card: string): string =>
  `<path d="M-21,19V-9h7v5h7v-9H7v9h7v-5h7V19H8V8a8,8 0 0 0 -16,0V19Z" fill="var(--c-${card})" stroke="#2a2018" stroke-width="2"/>` +
  `<svg x="-8.5" y="-26" width="17" height="17" viewBox="0 0 24 24" fill="#2a2018" color="#2a2018">${glyph(card)}</svg>`
const SAILS =
  '<path d="M-21,8H21L14,20H-14Z" fill="#37302b"/><path d="M-1,8V-23" stroke="#37302b" stroke-width="4"/><path d="M2,-21Q20,-12 18,4H2Z" fill="#a8261a"/><path d="M-5,-15L-16,4H-5Z" fill="#37302b"/>'
const EVENT: Record<string, () => string> = {
  ship: () => SAILS,
  trade: () => gate('cloth'),
  politics: () => gate('coin'),
  science: () => gate('paper'),
}

/** The event die: the barbarians' ship, or a gate of one of the three fields; for viewBox -34 -34 68 68. */
export const eventDie = (face: string, tilt = 0): string => cube(tilt, EVENT[face]?.() ?? '')
