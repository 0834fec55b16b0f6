// What a game brings to the page. Each has a folder of its own under `games/`, and is loaded when it is shown: the rest of
// the page asks the parts that are there, and names no game.

import type { Component } from 'svelte'
import type { Scene, Setting } from './family'
import type { News } from './table/connection.svelte'
import type { Play } from './table/play.svelte'
import type { BoardSetting, Event, Standing } from './wire'

type Load<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

/** A moment of a replay, for a game that is not played on the board. */
export interface Seen extends Record<string, unknown> {
  setting: Setting
  scene: Scene
  names: string[]
  /** Whose eyes: what is theirs lies below. */
  near: number
  event: Event | null
  at: number
  small: boolean
}

/** The places that the board's table leaves free for more panels, and what it tells them. */
export interface Panels {
  /** Beside the players: what threatens all of them. */
  threat: Component<{ bare?: boolean }>
  /** What has just happened, told until the viewer goes on. */
  told: Component
  /** One's own works; `brief` where something else needs the room. They have a tab on a phone. */
  works: Component<{ bare?: boolean; brief?: boolean }>
  /** Everybody else's, where their panels have no room. */
  rivals: Component
  /** With a player's figures. */
  standing: Component<{ standing: Standing; setting: BoardSetting }>
  /** What a piece of one's own that was pressed on can do. */
  handle: Component
  /** A card that is read before it is played. */
  card: Component<{ kind: string }>
}

export interface GamePart {
  panels?: { [slot in keyof Panels]?: Panels[slot][] }
  /** Take note of what happened; true: a sound of one's own was made for it. */
  hear?: (play: Play, news: News) => boolean
  /** The table, where this part decides how it looks. */
  table?: Load<{ onresult: () => void }>
  /** A replay's picture of the table and of everybody's cards, where that is not a board. */
  replay?: Load<Seen>
  hands?: Load<Pick<Seen, 'setting' | 'scene' | 'names'>>
  /** The picture of a card, for the almanac. */
  picture?: Load<{ name: string; ground: string }>
}

/** A page of one's own, by its address. */
export type GamePages = [pattern: string, load: () => Promise<{ default: Component<Record<string, never>> }>][]

const found = import.meta.glob<GamePart>('./games/*/game.ts', { import: 'default' })

/** The part of this name, if the page has one: not everything that changes the rules is seen. */
export const partOf = async (id: string): Promise<GamePart | null> => found[`./games/${id}/game.ts`]?.() ?? null

/** The parts of a game, the ones that stand on others last. */
export const partsOf = async (ids: readonly string[]): Promise<GamePart[]> =>
  (await Promise.all(ids.map(partOf))).filter((part) => part !== null)

/** All panels for a place, in the order of the parts. */
export const panelsOf = <K extends keyof Panels>(parts: readonly GamePart[], slot: K): Panels[K][] =>
  parts.flatMap((part) => part.panels?.[slot] ?? [])

/** What the last part that has it says. */
export const lastWord = <K extends keyof GamePart>(parts: readonly GamePart[], key: K): GamePart[K] | undefined =>
  parts.findLast((part) => part[key])?.[key]

/** The games' own pages. They are few and small, so that every address is known at once. */
export const gamePages: GamePages = Object.values(
  import.meta.glob<GamePages>('./games/*/pages.ts', { import: 'default', eager: true }),
).flat()
