// Games on the board, for those who show only these.

import type { BoardScene, BoardSetting, Scene, Setting } from './wire'

type Maybe<T> = T | null | undefined

export const boardScene = (scene: Maybe<Scene>): BoardScene | null => (scene?.family === 'board' ? scene : null)
export const boardSetting = (setting: Maybe<Setting>): BoardSetting | null =>
  setting?.family === 'board' ? setting : null
