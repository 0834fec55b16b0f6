import { piece } from '../../../art/pieces'
import type { Door } from '../../../lobby/doors'
import { hex, put } from '../../../lobby/drawing'
import { commodities } from '../art/commodities'
import { pieces } from '../art/pieces'
import { t } from './words'

const strong = { rank: 2, active: true }

export default {
  order: 2,
  game: 'knights',
  art: { pieces, goods: commodities },
  pictures: [
    { kind: 'knight', look: strong },
    { kind: 'metropolis', look: { field: 'science' } },
  ],
  about: () => t('about'),
  ways: [
    {
      id: 'knights',
      address: '/new?game=knights',
      title: () => t('way'),
      note: () => t('way_note'),
      draw: () =>
        hex('mountains', 1, -88, 30) +
        hex('hills', 0, 88, 30) +
        put(-4, 16, 1.2, piece('metropolis', 1, { field: 'politics' })) +
        put(-112, 20, 1.5, piece('knight', 1, strong)) +
        put(112, 14, 1.5, piece('knight', 0, { rank: 3, active: true })),
    },
  ],
  lesson: {
    title: () => t('learn_title'),
    table: { game: 'knights', map: 'knights-beginner' },
    further: {
      head: () => t('learn'),
      text: () => t('learn_text'),
      start: () => t('learn_start'),
      pictures: [
        { kind: 'knight', look: strong, player: 1 },
        { kind: 'metropolis', look: { field: 'trade' }, player: 1, size: 56 },
      ],
    },
  },
} satisfies Door
