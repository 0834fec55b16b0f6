// The figures of a player, and which token goes with which of them.

import type { DuelScene, DuelSetting, RealmScene } from './wire'

export type FigureName = 'strength' | 'commerce' | 'tournament' | 'magic'
export interface Figure {
  name: FigureName
  n: number
  /** The token the player holds for it. */
  token: 'knight' | 'windmill' | null
}

/** Magic is told where there can be any. */
export function figuresOf(realm: RealmScene, scene: DuelScene, setting: DuelSetting): Figure[] {
  const magic = setting.cards.some((card) => card.kind === 'wizard')
  return [
    { name: 'strength', n: realm.strength, token: scene.knight_token === realm.player ? 'knight' : null },
    { name: 'commerce', n: realm.commerce, token: scene.windmill_token === realm.player ? 'windmill' : null },
    { name: 'tournament', n: realm.tournament, token: null },
    ...(magic ? [{ name: 'magic' as const, n: realm.magic, token: null }] : []),
  ]
}
