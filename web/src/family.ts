// The families of games: what a scene or a setting of one of them is, for those who show only that one.

import type { BoardScene, BoardSetting, DuelScene, DuelSetting, Moment, Replay } from './wire'

export type Scene = Moment['scene']
export type Setting = Replay['setting']
type Maybe<T> = T | null | undefined

export const boardScene = (scene: Maybe<Scene>): BoardScene | null => (scene?.family === 'board' ? scene : null)
export const boardSetting = (setting: Maybe<Setting>): BoardSetting | null =>
  setting?.family === 'board' ? setting : null
export const duelScene = (scene: Maybe<Scene>): DuelScene | null => (scene?.family === 'duel' ? scene : null)
export const duelSetting = (setting: Maybe<Setting>): DuelSetting | null =>
  setting?.family === 'duel' ? setting : null

/** Everybody's points, by player, as the viewer knows them. */
export const pointsIn = (scene: Scene): number[] =>
  (scene.family === 'board' ? scene.players : scene.realms).map(({ points }) => points)
