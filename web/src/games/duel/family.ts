// What the card game adds to a setting and a scene.

import type { Scene, Setting } from '../../wire'
import type { DuelScene, DuelSetting } from './wire'

type Maybe<T> = T | null | undefined

export const duelScene = (scene: Maybe<Scene>): DuelScene | null => (scene?.parts?.duel as DuelScene) ?? null
export const duelSetting = (setting: Maybe<Setting>): DuelSetting | null =>
  (setting?.parts?.duel as DuelSetting) ?? null
