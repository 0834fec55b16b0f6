// What the games of a trial show, counted.
import type { TrialGame } from '../wire'

export interface Share {
  wins: number
  games: number
}

export const rate = ({ wins, games }: Share): number => (games ? wins / games : 0)

/** How sure one can be of a rate: Wilson's interval, in which the true one lies 95 times of 100. */
export function interval({ wins, games }: Share): [low: number, high: number] {
  if (games === 0) return [0, 1]
  const z = 1.96
  const seen = wins / games
  const scale = 1 + z ** 2 / games
  const middle = (seen + z ** 2 / (2 * games)) / scale
  const half = (z * Math.sqrt((seen * (1 - seen)) / games + z ** 2 / (4 * games ** 2))) / scale
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

const shareOf = (games: readonly TrialGame[]): Share => ({
  wins: games.filter((game) => game.won).length,
  games: games.length,
})
const average = (numbers: readonly number[]): number =>
  numbers.length ? numbers.reduce((sum, n) => sum + n, 0) / numbers.length : 0

/** A card that the bot uses in fewer of the games: they say little about it. */
const SELDOM = 0.1

/** A card of the deck: in what part of all games it came out and did its work, and of the won and the lost ones. */
export interface CardOut {
  name: string
  out: number
  used: number
  inWon: number
  inLost: number
}

export interface Findings {
  all: Share
  turns: number
  points: number
  opposing: number
  /** Games the deck began, and those it did not. */
  first: Share
  second: Share
  /** The shorter and the longer half of the games. */
  short: Share
  long: Share
  /** How many turns the shorter ones have at most. */
  middle: number
  cards: CardOut[]
}

const part = (games: readonly TrialGame[], card: string, where: 'played' | 'used' = 'played'): number =>
  games.length ? games.filter((game) => game[where].includes(card)).length / games.length : 0

export const neverUsed = (cards: readonly CardOut[]): CardOut[] => cards.filter(({ used }) => used === 0)
export const seldomUsed = (cards: readonly CardOut[]): CardOut[] =>
  cards.filter(({ used }) => used > 0 && used < SELDOM)

export function findings(games: readonly TrialGame[], cards: readonly string[]): Findings {
  const turns = games.map((game) => game.turns).sort((a, b) => a - b)
  const middle = turns[Math.floor((turns.length - 1) / 2)] ?? 0
  const won = games.filter((game) => game.won)
  const lost = games.filter((game) => !game.won)
  return {
    all: shareOf(games),
    turns: average(turns),
    points: average(games.map((game) => game.points)),
    opposing: average(games.map((game) => game.opposing)),
    first: shareOf(games.filter((game) => game.began)),
    second: shareOf(games.filter((game) => !game.began)),
    short: shareOf(games.filter((game) => game.turns <= middle)),
    long: shareOf(games.filter((game) => game.turns > middle)),
    middle,
    cards: cards
      .map((name) => ({
        name,
        out: part(games, name),
        used: part(games, name, 'used'),
        inWon: part(won, name),
        inLost: part(lost, name),
      }))
      .sort((a, b) => b.inWon - b.inLost - (a.inWon - a.inLost)),
  }
}

/** Games by how many points the deck was ahead at the end, from `-most` to `most`. */
export function margins(games: readonly TrialGame[]): { most: number; counts: number[] } {
  const ahead = games.map((game) => game.points - game.opposing)
  const most = Math.max(1, ...ahead.map(Math.abs))
  const counts = Array<number>(2 * most + 1).fill(0)
  for (const n of ahead) counts[n + most]!++
  return { most, counts }
}
