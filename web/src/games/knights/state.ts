// What Cities & Knights adds to a setting, a scene and a player's standing.

import type { BoardScene, BoardSetting } from '../island/family'
import type { Standing } from '../island/wire'
import type { Field, KnightsScene, KnightsSetting, Progress, Works } from './wire'

type Maybe<T> = T | null | undefined

export const knightsSetting = (setting: Maybe<BoardSetting>): KnightsSetting | null =>
  (setting?.parts?.knights as KnightsSetting) ?? null
export const knightsScene = (scene: Maybe<BoardScene>): KnightsScene | null =>
  (scene?.parts?.knights as KnightsScene) ?? null
export const worksOf = (standing: Maybe<Standing>): Works | null => (standing?.parts?.knights as Works) ?? null

export const progressOf = (setting: Maybe<BoardSetting>, card: string): Progress | null =>
  knightsSetting(setting)?.progress.find(({ name }) => name === card) ?? null
export const fieldsOf = (setting: Maybe<BoardSetting>): Field[] => knightsSetting(setting)?.fields ?? []
export const fieldOf = (setting: Maybe<BoardSetting>, field: string): Field | null =>
  fieldsOf(setting).find(({ name }) => name === field) ?? null
/** The commodity of a field: its colour and its sign. */
export const commodityOf = (setting: Maybe<BoardSetting>, field: string): string =>
  fieldOf(setting, field)?.commodity ?? 'any'
