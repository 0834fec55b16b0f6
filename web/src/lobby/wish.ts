// The form of a new table, apart from its drawing: what can be chosen, and what is sent.
import type { Catalog, GameInfo, GameWish, NewTable, OptionInfo, TableInfo } from '../wire'
import { isList, sizeOf, takesLists } from './parts'

export interface Wish {
  title: string
  game: string
  preset: string
  map: string | null // null for the edition's own
  seats: string[]
  brings: string[] // by seat, as text, where a game asks for something of one's own
  clock: number // seconds, 0 for none
  reserve: number
  options: Record<string, string> // only what differs from the edition
  public: boolean
  take_back: boolean
  hints: boolean
  stand_in: TableInfo['stand_in']
}

export const CLOCKS = [0, 60, 90, 120, 86_400]
const MINUTE = 60
const DAY = 86_400

/** Reserves that make sense beside a clock of so many seconds. */
export const reservesFor = (clock: number): number[] =>
  clock >= DAY ? [0, DAY, 3 * DAY] : [0, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE]

const STRONGEST = -1 // bots are listed from weak to strong

/** A table as most people want it; the address may ask for an edition, players, a map, a clock. */
export function firstWish(catalog: Catalog, query: URLSearchParams): Wish {
  const game = catalog.games.find((each) => each.id === query.get('game')) ?? catalog.games[0]!
  const wish: Wish = {
    title: '',
    game: game.id,
    preset: presetOf(game, query.get('preset')),
    map: null,
    seats: ['you'],
    brings: [],
    clock: 0,
    reserve: 0,
    options: {},
    public: false,
    take_back: true,
    hints: true,
    stand_in: 'anybody',
  }
  const map = query.get('map')
  if (game.maps.some((each) => each.id === map)) wish.map = map
  const clock = Number(query.get('clock'))
  if (CLOCKS.includes(clock)) wish.clock = clock
  const players = Number(query.get('players')) || game.most
  const asked = query.has('preset') ? wish : asUsual(wish, game)
  return withPlayers(asked, Math.min(game.most, Math.max(game.fewest, players)), catalog.bots.at(STRONGEST) ?? 'open')
}

/** The options people are asked for before all others, with the value that is listed first: as most play today. */
const asUsual = (wish: Wish, game: GameInfo): Wish =>
  game.options
    .filter((option) => isExplained(option) && !(option.name in wish.options))
    .reduce((now, option) => withOption(now, option, option.values[0]!), wish)

/** Whether an option is one of those people are asked for before all others. */
export const isExplained = (option: OptionInfo): boolean => option.explained.length > 0

const presetOf = (game: GameInfo, wanted: string | null): string =>
  game.presets.find((preset) => preset === wanted) ?? game.default_preset

/** The same table for more or fewer people; whoever asks keeps a seat. */
export function withPlayers(wish: Wish, players: number, filler: string): Wish {
  const seats = Array.from({ length: players }, (_, i) => wish.seats[i] ?? filler)
  if (!seats.includes('you')) seats[0] = 'you'
  return { ...wish, seats }
}

/** Somebody takes a seat. You sit on exactly one: you change places with whoever sat there, or with one like them. */
export function withSeat(wish: Wish, seat: number, who: string): Wish {
  const seats = [...wish.seats]
  const yours = seats.indexOf('you')
  const own = wish.brings[yours] ?? ''
  if (who === 'you' && yours !== seat) seats[yours] = seats[seat]!
  if (who !== 'you' && yours === seat) {
    const other = seats.indexOf(who)
    seats[other >= 0 ? other : (seat + 1) % seats.length] = 'you'
  }
  seats[seat] = who
  return {
    ...wish,
    seats,
    brings: seats.map((each, i) => (each === 'you' ? own : each === wish.seats[i] ? (wish.brings[i] ?? '') : '')),
  }
}

/** A seat brings something. */
export const withBrought = (wish: Wish, seat: number, text: string): Wish => ({
  ...wish,
  brings: wish.seats.map((_, i) => (i === seat ? text : (wish.brings[i] ?? ''))),
})

/** The same table for another game: what it does not know goes, what it shares stays. */
export function withGame(wish: Wish, game: GameInfo, filler: string): Wish {
  const preset = presetOf(game, wish.preset)
  const shared = Object.entries(wish.options).filter(([name, value]) =>
    game.options.some((option) => option.name === name && (option.values.includes(value) || takesLists(option))),
  )
  const map = game.maps.some((each) => each.id === wish.map) ? wish.map : null
  const players = Math.min(game.most, Math.max(game.fewest, wish.seats.length))
  const changed = withPlayers({ ...wish, game: game.id, map, options: Object.fromEntries(shared) }, players, filler)
  return asUsual(withPreset(changed, game, preset), game)
}

/** The value an option has now. */
export const valueOf = (wish: Wish, option: OptionInfo): string =>
  wish.options[option.name] ?? option.presets[wish.preset] ?? option.values[0] ?? ''

/** Choose a value; the edition's own is not written down. */
export function withOption(wish: Wish, option: OptionInfo, value: string): Wish {
  const options = { ...wish.options }
  if (value === option.presets[wish.preset]) delete options[option.name]
  else options[option.name] = value
  return { ...wish, options }
}

/** All options as in the edition, but for what was asked first. */
export const withoutChanges = (wish: Wish, game: GameInfo): Wish => ({
  ...wish,
  options: Object.fromEntries(
    Object.entries(wish.options).filter(([name]) =>
      game.options.some((option) => option.name === name && isExplained(option)),
    ),
  ),
})

/** Another edition, with its own way in what is asked first; other changes that are its own values are changes no longer. */
export function withPreset(wish: Wish, game: GameInfo, preset: string): Wish {
  const kept = Object.entries(wish.options).filter(([name, value]) => {
    const option = game.options.find((each) => each.name === name)
    return option?.presets[preset] !== value && !(option && isExplained(option))
  })
  return { ...wish, preset, options: Object.fromEntries(kept) }
}

/** What an edition does otherwise than the one we recommend: options with the value they have there. */
export function differences(game: GameInfo, preset: string): { label: string; value: string }[] {
  return game.options
    .filter((option) => option.presets[preset] !== option.presets[game.default_preset])
    .map((option) => ({ label: option.label, value: labelOf(option, option.presets[preset] ?? '') }))
}

/** What a table does otherwise than its edition, in words; a list of parts is counted by whoever shows it. */
export function changes(
  game: GameInfo,
  { preset, options }: Pick<TableInfo, 'preset' | 'options'>,
): { label: string; value: string; parts: number }[] {
  return game.options
    .map((option) => ({ option, value: options[option.name] ?? option.presets[preset] ?? '' }))
    .filter(({ option, value }) => value !== option.presets[preset])
    .map(({ option, value }) => ({
      label: option.label,
      value: labelOf(option, value),
      parts: isList(option, value) ? sizeOf(value) : 0,
    }))
}

const labelOf = (option: OptionInfo, value: string): string => option.labels[option.values.indexOf(value)] ?? value

export const waitsForPeople = (wish: Wish): boolean => wish.seats.includes('open')

/** The game alone, to be judged before a table is opened for it. */
export const gameOf = ({ game, map, preset, options, seats }: Wish): GameWish => ({ game, map, preset, options, seats })

/** What the server is asked for. */
export function request(wish: Wish): NewTable {
  const { title, clock, reserve, ...rest } = wish
  return { ...rest, title: title.trim() || null, clock: clock ? { seconds: clock, reserve } : null }
}
