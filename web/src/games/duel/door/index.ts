import { piece } from '../../../art/pieces'
import type { Door } from '../../../lobby/doors'
import { card, put } from '../../../lobby/drawing'
import { valueOf } from '../../../lobby/wish'
import { textIn } from '../decks/link'
import { takeOver } from './takeOver'
import { t } from './words'

const mighty = { rank: 3, active: true }

export default {
  order: 3,
  game: 'duel',
  pictures: [{ kind: 'city' }, { kind: 'knight', look: mighty }],
  about: () => t('about'),
  ways: [
    {
      id: 'duel',
      address: '/new?game=duel',
      title: () => t('way'),
      note: () => t('way_note'),
      draw: () =>
        card('brick', -118, 12, -9) +
        card('wool', 118, 12, 9) +
        put(-36, 14, 1.5, piece('city', 1)) +
        put(44, 14, 1.5, piece('settlement', 0)) +
        put(0, -34, 0.9, piece('knight', 1, mighty)),
    },
  ],
  brings: {
    fits: ({ options }, wish) =>
      options.some((option) => option.name === 'mode' && valueOf(wish, option) === 'tournament'),
    given: () => textIn(location.hash) ?? '',
    choice: () => import('../decks/SeatDeck.svelte'),
  },
  welcome: takeOver,
  lesson: {
    title: () => t('learn_title'),
    table: { game: 'duel', options: {}, seats: ['you', 'greedy'] },
    further: {
      head: () => t('learn'),
      text: () => t('learn_text'),
      start: () => t('learn_start'),
      pictures: [
        { kind: 'city', player: 0 },
        { kind: 'knight', look: mighty, player: 1 },
      ],
    },
  },
} satisfies Door
