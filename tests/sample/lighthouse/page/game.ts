// What lighthouses bring to the table of the board games: how one looks, and everybody's oil.

import { body, INK, shadow, tone } from '#page/art/heraldry'
import type { BoardPart } from '#page/games/island/part'
import { dictionary, say } from '#page/words'
import Oil from './Oil.svelte'

const words = dictionary({
  en: {
    name: 'lighthouse',
    pill_watch: 'A seven: do you burn oil?',
    ask_watch: 'Burn oil to save two cards?',
    short_lighthouse: 'Lighthouse',
    short_shine: 'Shine',
  },
  de: {
    name: 'Leuchtturm',
    pill_watch: 'Eine Sieben: Verbrennst du Öl?',
    ask_watch: 'Öl verbrennen und zwei Karten retten?',
    short_lighthouse: 'Leuchtturm',
    short_shine: 'Leuchten',
  },
})

export default {
  pieces: {
    lighthouse: {
      draw: (p) =>
        shadow(14, 20) +
        body('M-9,20L-5,-24H5L9,20Z', tone(p)) +
        `<path d="M-7,-24H7V-34H-7Z" fill="var(--lamp-fill)" stroke="${INK}" stroke-width="2.4"/>` +
        body('M-9,-34L0,-44L9,-34Z', tone(p, '-d')),
      name: () => say(words, 'name'),
    },
  },
  panels: { standing: [Oil] },
  sounds: { lighthouse: 'wood', shine: 'card' },
  words,
} satisfies BoardPart
