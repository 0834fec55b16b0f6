// What a game brings to the page. Each has a folder of its own under `games/`, and is loaded when it is shown: the rest of
// the page asks the parts that are there, and names no game.

import type { Component } from 'svelte'
import { addCards, type CardArt } from './art/cards'
import { addIcons } from './art/icons'
import { addPieces, type PieceArt } from './art/pieces'
import type { Session } from './table/session.svelte'
import type { SoundName } from './table/sounds'
import type { Beat, News } from './table/stage.svelte'
import { knows, say, type Dictionary, type Values } from './words'
import type { Event, Scene, Setting } from './wire'

type Load<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>

/** A moment of a replay. */
export interface Seen extends Record<string, unknown> {
  setting: Setting
  scene: Scene
  names: string[]
  parts: GamePart[]
  /** Whose eyes: what is theirs lies below. */
  near: number
  event: Event | null
  at: number
  small: boolean
}
export type SeenHands = Pick<Seen, 'setting' | 'scene' | 'names' | 'parts'>

export interface GamePart {
  /** How its pieces look, by their kind; and its signs, by what they stand for. */
  pieces?: Record<string, PieceArt>
  icons?: Record<string, string>
  /** Kinds of cards in a hand beside the resources. */
  goods?: Record<string, CardArt>
  /** The sounds of what happens, by verb. */
  sounds?: Record<string, SoundName>
  /** What it calls its questions and tools: `pill_` and `ask_` with a question, `short_` and `tool_` with a tool;
   * and deeds in short: `brief_` with a verb. */
  words?: Dictionary<string>
  /** How its deeds stand in the log, by verb. */
  log?: {
    /** What chance decided has a sign instead of a shield. */
    signs?: Record<string, string>
    /** Said more quietly. */
    quiet?: string[]
    /** Done card by card, and told in one line. */
    together?: string[]
    /** Answers, by the deed they answer: they stand in its line, called `told_` and the answer. */
    answers?: Record<string, string[]>
  }
  /** A deed in a word or two, where it has none of its own (`brief_` with the verb): the name of a card. */
  brief?: (event: Event, setting: Setting) => string | null
  /** The chapters of the almanac that hold its rules. */
  rules?: string[]
  /** What stands above the almanac's articles at the table. */
  reference?: Component
  /** What it has to tell of the news, and in which step; and take note of what was told. */
  tell?: (news: News, setting: Setting) => Beat[]
  hear?: (session: Session, news: News) => void
  /** The table, where this part decides how it looks. */
  table?: Load<{ onresult: () => void }>
  /** A replay's picture of the table and of everybody's cards. */
  replay?: Load<Seen>
  hands?: Load<SeenHands>
  /** How often each sum of the dice came up, where they are rolled for one. */
  rolls?: (scene: Scene) => number[]
  /** The board alone, as a picture of what is going to be played on. */
  map?: Load<Pick<Seen, 'setting' | 'scene'>>
  /** What lies on the table, to tell deeds from talk. */
  open?: (scene: Scene) => unknown
  /** The picture of a card, for the almanac. */
  picture?: Load<{ name: string; ground: string }>
}

/** A page of one's own, by its address. */
export type GamePages = [pattern: string, load: () => Promise<{ default: Component<Record<string, never>> }>][]

// `#more` is a folder with games from elsewhere, if the page was built with one.
const found = Object.entries(
  import.meta.glob<GamePart>(['./games/*/game.ts', '#more/*/page/game.ts'], { import: 'default' }),
)

/** The part of this name, if the page has one: not everything that changes the rules is seen. */
export async function partOf(id: string): Promise<GamePart | null> {
  const load = found.find(([path]) => path.replace('/page/', '/').endsWith(`/${id}/game.ts`))?.[1]
  const part = (await load?.()) ?? null
  if (part) register(part)
  return part
}

/** Make the drawings of a part known. */
export function register({ pieces = {}, icons = {}, goods = {} }: GamePart): void {
  addPieces(pieces)
  addIcons(icons)
  addCards(goods)
}

/** The parts of a game, the ones that stand on others last. */
export const partsOf = async (ids: readonly string[]): Promise<GamePart[]> =>
  (await Promise.all(ids.map(partOf))).filter((part) => part !== null)

/** What the last part that has it says. */
export const lastWord = <K extends keyof GamePart>(parts: readonly GamePart[], key: K): GamePart[K] | undefined =>
  parts.findLast((part) => part[key])?.[key]

/** What the last part that has a word for it calls something. */
export function wordIn(parts: readonly GamePart[], key: string, values: Values = {}): string | null {
  const words = parts.findLast((part) => part.words && knows(part.words, key))?.words
  return words ? say(words, key, values) : null
}

/** The games' own pages. They are few and small, so that every address is known at once. */
export const gamePages: GamePages = Object.values(
  import.meta.glob<GamePages>('./games/*/pages.ts', { import: 'default', eager: true }),
).flat()
