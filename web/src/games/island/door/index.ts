import { piece } from '../../../art/pieces'
import type { Door } from '../../../lobby/doors'
import { hex, put } from '../../../lobby/drawing'
import { pieces } from '../art'
import { t } from './words'

/** Trade and build in any order, as nearly everybody plays today. */
const modern = { trade_build_phases: 'combined' }

export default {
  order: 1,
  game: 'base',
  art: { pieces },
  pictures: [{ kind: 'settlement' }, { kind: 'city' }],
  about: () => t('about'),
  ways: [
    {
      id: 'base',
      address: '/new',
      title: () => t('way'),
      note: () => t('way_note'),
      draw: () =>
        hex('fields', 0, -88, 30) +
        hex('forest', 1, 88, 30) +
        put(0, -22, 1.7, piece('settlement', 0)) +
        put(88, 80, 1.3, piece('road', 0, { angle: -30 })),
    },
    {
      id: 'beginner',
      address: '/new?map=base-beginner',
      title: () => t('beginner'),
      note: () => t('beginner_note'),
      draw: () => [0, 1, 2, 3].map((p) => put(-135 + p * 90, (p % 2) * 20 - 8, 1.7, piece('settlement', p))).join(''),
    },
  ],
  atOnce: {
    table: { game: 'base', options: modern },
    text: () => t('combined'),
    other: { table: { game: 'base', options: { trade_build_phases: 'separated' } }, title: () => t('separated') },
  },
  hero: () => import('./Hero.svelte'),
  lessons: () => import('./Lessons.svelte'),
  lesson: {
    title: () => t('learn_title'),
    table: { map: 'base-beginner', options: { first_player: 'oldest', ...modern } },
  },
} satisfies Door
