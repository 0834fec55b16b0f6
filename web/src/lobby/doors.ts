// What games show before they are played: on the start page, where one is chosen, and where one is learnt.

import type { Component } from 'svelte'
import type { Look } from '../art/pieces'
import { register, type GamePart } from '../parts'
import type { GameInfo, NewTable } from '../wire'
import type { Wish } from './wish'

/** A way to play: a drawing for viewBox -190 -84 380 168, two lines, and the address of the form it fills in. */
export interface Way {
  id: string
  address: string
  draw: () => string
  title: () => string
  note: () => string
}

export type Load = () => Promise<{ default: Component }>

interface Picture {
  kind: string
  look?: Look
  player?: number
  size?: number
}

/** What is known of a seat in the form of a table. */
export interface SeatBrings extends Record<string, unknown> {
  seat: number
  own: boolean
  value: string
  onchange: (text: string) => void
}

/** Something of one's own that people and bots bring to a table. */
export interface Brings {
  /** Whether the game that is wished for asks for it. */
  fits: (game: GameInfo, wish: Wish) => boolean
  /** What the address brings along, as text, or nothing. */
  given: () => string
  choice: () => Promise<{ default: Component<SeatBrings> }>
}

/** A table that needs no form: how its turns go, in a sentence, and another way to play, one click away. */
export interface AtOnce {
  table: NewTable
  text: () => string
  other: { table: NewTable; title: () => string }
}

export interface Door {
  /** Which comes first. */
  order: number
  /** Its name in the catalog. */
  game: string
  /** What has to be known for its pictures. */
  art?: GamePart
  pictures: Picture[]
  about: () => string
  ways: Way[]
  /** The picture of the start page, and what a first game teaches: loaded where it is shown. */
  hero?: Load
  lessons?: Load
  /** What is played at once from the start page: one game has it. */
  atOnce?: AtOnce
  /** What is brought to a table of this game. */
  brings?: Brings
  /** Somebody is known now, or has become somebody else. */
  welcome?: () => void
  lesson: {
    table: NewTable
    title: () => string
    /** For those who know another game. */
    further?: { head: () => string; text: () => string; start: () => string; pictures: Picture[] }
  }
}

export const doors = Object.values(
  import.meta.glob<Door>('../games/*/door/index.ts', { import: 'default', eager: true }),
).sort((a, b) => a.order - b.order)

export const atOnce = doors.find((door) => door.atOnce)?.atOnce
export const doorOf = (game: string): Door | undefined => doors.find((door) => door.game === game)
for (const { art } of doors) if (art) register(art)
