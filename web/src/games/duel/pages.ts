import type { GamePages } from '../../parts'

export default [['/decks', () => import('./decks/DecksPage.svelte')]] satisfies GamePages
