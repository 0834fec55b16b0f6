// What lighthouses bring to the table of the board games: how a house, the light and amber look, and everybody's oil.

import './amber.css'
import { body, INK, shadow, tone } from '#page/art/heraldry'
import type { BoardPart } from '#page/games/island/part'
import { oilOf } from './lamp'
import Oil from './Oil.svelte'
import { t, words } from './words'

const LAMP = `<path d="M-6,-22H6V-32H-6Z" fill="var(--lamp-fill)" stroke="${INK}" stroke-width="2.4"/>`

export default {
  pieces: {
    lighthouse: {
      // It stands beside the building, towards the upper right.
      draw: (p) =>
        `<g transform="translate(24,-8)">${shadow(12, 20)}${body('M-9,20L-5,-22H5L9,20Z', tone(p))}${LAMP}` +
        `${body('M-9,-32L0,-42L9,-32Z', tone(p, '-d'))}</g>`,
      name: () => t('name'),
      frame: 90,
    },
  },
  icons: {
    oil: '<path d="M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z"/>',
    shine: '<path d="M4 12h5M9 9v6M12 10l8-4M12 12h9M12 14l8 4"/>',
  },
  goods: {
    amber: {
      label: () => t('amber'),
      glyph: '<path d="M12 3c5 3 8 7 7 12-1 4-4 6-7 6s-6-2-7-6c-1-5 2-9 7-12z"/>',
      ground: () => '',
      terrain: 'desert',
    },
  },
  panels: { honours: [Oil], line: [Oil] },
  figures: (standing) => [oilOf(standing)],
  sounds: { lighthouse: 'wood', shine: 'card' },
  rules: ['base with lighthouse'],
  words,
} satisfies BoardPart
