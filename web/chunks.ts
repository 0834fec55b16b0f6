// Which files of the page become one when it is built. Few large files compress better than many small ones, but nobody is to
// load what is another page's: what stands together here is loaded together, or nearly always.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

interface Chunk {
  name: string
  test: RegExp
}

const GAMES = 'src/games'

// The first that fits takes a file.
const COMMON: Chunk[] = [
  { name: 'en', test: /\?en$|words.en\.ts/ },
  { name: 'de', test: /\?de$|words.de\.ts/ },
  {
    name: 'core',
    test: /node_modules|preload-helper|src.(kit|words|art|settings|tempo|router|api|family|lobby.(me\.|names|wish|parts|problem|setup|words|NameAsk)|almanac.(Excerpt|CardPicture))/,
  },
  { name: 'table', test: /src.(table|sounds)./ },
  {
    name: 'site',
    test: /src.lobby.(?!Me|NewTable|Credentials|FinishedGames|GameChoice|PartList|Option|ReadMore)|games.\w+.door.\w+\.ts/,
  },
  { name: 'charts', test: /src.(result.(Lines|DiceChart|chart|words)|replay.(Holder|words))/ },
  { name: 'end', test: /src.(result|replay)./ },
]

/** What a game wants to have together: chunks.json in its folder, a pattern of its files by the name of the chunk. */
function chunksOf(game: string): Chunk[] {
  const file = `${GAMES}/${game}/chunks.json`
  const wanted = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  return Object.entries(wanted).map(([name, files]) => ({ name, test: new RegExp(`games.${game}.(${files})`) }))
}

export const chunks = (): Chunk[] => [...COMMON, ...readdirSync(GAMES).flatMap(chunksOf)]
