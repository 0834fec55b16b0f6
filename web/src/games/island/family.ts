// Games on the board: what the island adds to a setting and a scene, together with what all games have.

import type { Scene, Setting } from '../../wire'
import type { IslandScene, IslandSetting } from './wire'

type Maybe<T> = T | null | undefined
export type BoardScene = Scene & IslandScene
export type BoardSetting = Setting & IslandSetting

/** The same one for the same message, so that nothing is drawn anew for it. */
const known = new WeakMap<object, object>()

function whole<T extends Scene | Setting>(told: Maybe<T>): object | null {
  if (!told?.parts?.island) return null
  const found = known.get(told) ?? { ...told, ...told.parts.island }
  known.set(told, found)
  return found
}

export const boardScene = (scene: Maybe<Scene>): BoardScene | null => whole(scene) as BoardScene | null
export const boardSetting = (setting: Maybe<Setting>): BoardSetting | null => whole(setting) as BoardSetting | null
