// What the base game brings to the page: the board and what lies around it.

import type { GamePart } from '../../parts'

export default {
  table: () => import('../../table/Game.svelte'),
} satisfies GamePart
