// What an expansion can bring to the table of the board games.

import type { Component, Snippet } from 'svelte'
import type { Chart } from './board/chart'
import type { GamePart } from '../../parts'
import type { Cards } from '../../table/deals'
import type { Choice, Tool } from '../../wire'
import type { BoardScene, BoardSetting } from './family'
import type { Standing } from './wire'
import type { Picture } from './pictures'

/** The places that the table leaves free for more, and what it tells them. */
export interface Panels {
  /** Beside the players: what threatens all of them. */
  threat: Component<{ bare?: boolean }>
  /** What has just happened, told until the viewer goes on. */
  told: Component
  /** One's own works. They have a tab on a phone. */
  works: Component
  /** Everybody else's, where their panels have no room. */
  rivals: Component
  /** With a player's figures. */
  standing: Component<{ standing: Standing; setting: BoardSetting }>
  /** The same below the figures in one line. */
  line: Component<{ standing: Standing }>
  /** What lies openly before a player, in small: points, stores. */
  honours: Component<{ standing: Standing }>
  /** What a piece of one's own that was pressed on can do. */
  handle: Component
  /** A card that is read before it is played; what it is, in a note; and all of them beside the hand. */
  card: Component<{ kind: string }>
  note: Component<{ kind: string }>
  cards: Component
  /** On the chart, below the pieces; and the same for people who listen. */
  chart: Component<{ chart: Chart; setting: BoardSetting; scene: BoardScene }>
  listing: Component<{ setting: BoardSetting; scene: BoardScene }>

  // Of these the last part's is shown:
  /** A player's figures, and the same in one line. More cards than `limit` are at risk. */
  stats: Component<{ standing: Standing; own?: boolean }>
  strip: Component<{ standing: Standing }>
  /** The decks in the bank. */
  stock: Component
  dice: Component<{ dice: number[]; roll: number; large: boolean }>
}

/** A question of one's own: where all that is chosen from fits it, it is asked in its way. */
export interface OwnAsk {
  fits: (choice: Choice, setting: BoardSetting) => boolean
  Ask: Component<{ choices: Choice[]; stop: Snippet }>
}

export interface BoardPart extends GamePart {
  panels?: { [slot in keyof Panels]?: Panels[slot][] }
  asks?: OwnAsk[]
  tools?: {
    /** Put them into their order. */
    arrange?: (tools: Tool[]) => Tool[]
    /** Verbs that are found elsewhere: on a card, in a panel. */
    elsewhere?: string[]
    /** Needed only now and then: there while they can be used, after the others, so that nothing changes its place. */
    rare?: string[]
    /** What one looks like, and what it pays for where the price list names it otherwise. */
    pictures?: Record<string, Picture>
    wares?: Record<string, string>
  }
  /** Verbs that say: none of these. */
  waivers?: string[]
  /** Verbs for pieces that can be pressed on. */
  handles?: string[]
  /** Cards with an effect beside development cards. They are read before they are played. */
  cards?: (setting: BoardSetting) => { name: string; label: string }[]
  /** Somebody's cards that the viewer may look at. */
  lookedAt?: (scene: BoardScene) => Cards | null
  /** What makes somebody worth choosing, by verb. */
  holdings?: Record<string, (standing: Standing) => string>
  /** A player's figures in words. */
  figures?: (standing: Standing, setting: BoardSetting) => string[]
  /** What the works are called in a line or on a tab, and by which verbs one goes on with them. */
  tab?: { icon: string; label: () => string; verbs: string[] }
}

/** All panels for a place, in the order of the parts. */
export const panelsOf = <K extends keyof Panels>(parts: readonly BoardPart[], slot: K): Panels[K][] =>
  parts.flatMap((part) => part.panels?.[slot] ?? [])

export const lastPanel = <K extends keyof Panels>(parts: readonly BoardPart[], slot: K): Panels[K] | undefined =>
  panelsOf(parts, slot).at(-1)
