// The order of the almanac: topics by subject in the order one reads them, rulings by the chapter in their number.
import type { ArticleRow } from '../wire'
import type { Key } from './words'

export interface Shelf {
  key: string
  label: Key | null // null for a chapter we have no words for yet
  rulings: boolean
  rows: ArticleRow[]
}

/** The articles of the card game's cards, by their names. */
const cards = (names: string): string => names.split(' ').map((name) => `duel-card-${name}`).join(' ')

const TOPICS: [label: Key, ids: string][] = [
  ['topic_turn', 'turn production seven robber bank shortage combined-phases'],
  ['topic_building', 'building costs road settlement city distance-rule pieces'],
  ['topic_trade', 'trade domestic-trade maritime-trade harbours table-talk'],
  ['topic_cards', 'development-cards knight progress-cards victory-point-cards longest-road largest-army'],
  ['topic_victory', 'victory-points end-of-game secrets tactics'],
  ['topic_island', 'nodes edges coast desert beginner-setup variable-setup number-tokens first-player founding-phase map-rules'],
  ['topic_options', 'friendly-robber tournament-start announced-victory late-harbours fair-dice'],
  ['topic_knights', 'cities-and-knights knights-setup knights-turn event-die knights-costs thirteen-points knights-secrets knights-examples'],
  ['topic_cities', 'commodities commodity-trade improvements guild fortress aqueduct metropolis city-wall toppled-city'],
  ['topic_knight_pieces', 'knights-on-board activate-knight promote-knight knight-actions move-knight displace-knight chase-robber knight-blocks'],
  ['topic_barbarians', 'barbarians battle battle-won battle-lost defender robber-lock'],
  ['topic_progress', 'progress-draw progress-hand progress-play merchant-figure'],
  ['topic_progress_trade', 'card-merchant card-merchant-fleet card-commercial-harbour card-master-merchant card-trade-monopoly card-resource-monopoly'],
  ['topic_progress_politics', 'card-bishop card-diplomat card-warlord card-wedding card-intrigue card-saboteur card-spy card-deserter card-constitution'],
  ['topic_progress_science', 'card-alchemist card-crane card-mining card-irrigation card-printer card-inventor card-engineer card-medicine card-smith card-road-building'],
  ['topic_knights_options', 'classic-saboteur barbarian-steps fiesepeter defender-cards deserter-any-lower diplomat-any-knight'],
  ['topic_duel', 'duel-setup duel-regions duel-sites duel-turn duel-dice duel-events duel-building duel-conditions duel-demolition duel-trade duel-hand duel-search duel-exchange duel-actions duel-lock duel-attacks duel-protection duel-tokens duel-victory'],
  ['topic_duel_extended', 'duel-extended duel-open-cards duel-mixes duel-foreign duel-improvements duel-works duel-stores'],
  ['topic_duel_magic', 'duel-citadels duel-wizards duel-magic duel-spells duel-dragons'],
  ['topic_duel_tournament', 'duel-tournament duel-decks duel-event-deck duel-unique'],
  ['topic_duel_cards_base', cards('alchemist arsonist bishop black-knight brigands-raid caravan herb-woman merchant scout spy civil-war conflict master-builder plague productive-year progress year-end abbey garrison smithy brick-factory foundry grain-mill sawmill woolen-mill fleet-brick fleet-gold fleet-grain fleet-lumber fleet-ore fleet-wool knight-konrad knight-falk knight-goetz knight-hagen knight-karl knight-otto knight-pippin knight-siegfried knight-walter aqueduct bath-house church colossus counting-house harbor library marketplace merchant-guild mint town-hall')],
  ['topic_duel_cards_trade', cards('trading-post stud-farm goldsmith knight-lothar robber-baron-castle knight-richard cartwright tavern shipyard dye-works art-forge distillery goods-store treasury great-bazaar great-tournament-ground trade-fair hanseatic-league lighthouse peasants-revolt great-tournament calm-sea great-mayor trade-monopoly pawnbroker')],
  ['topic_duel_cards_science', cards('great-wall knight-ingo cannon pirate-fleet building-crane fire-brigade legation hall-of-the-people trade-academy cathedral university printing three-field-system inventor land-reform')],
  ['topic_duel_cards_wizards', cards('dragon-ismai dragon-samsor philosophers-stone magic-kitchen magic-mill wizard-ari wizard-arsa wizard-hafli wizard-hor wizard-ira wizard-tali keeper-of-destiny inspiration land-magic magic-eye change-places wheel-of-time divination magic-potion countermagic time-leap comet dance-of-unicorns better-world duel-of-wizards witch land-transform materialisation whirlwind knowledge-of-ancestors magic-hand')],
]

const CHAPTERS: Record<string, Key> = {
  '1.C': 'chapter_1C', '1.D': 'chapter_1D', '1.E': 'chapter_1E', '1.F': 'chapter_1F', '1.G': 'chapter_1G',
  '1.H': 'chapter_1H', '1.I': 'chapter_1I', '2.E': 'chapter_2E', '2.H': 'chapter_2H', '2.I': 'chapter_2I',
  '2.J': 'chapter_2J', '2.K': 'chapter_2K', '4.C': 'chapter_4C', '4.E': 'chapter_4E', '4.F': 'chapter_4F',
  '4.H': 'chapter_4H', '4.I': 'chapter_4I', '4.J': 'chapter_4J', '4.K': 'chapter_4K', '4.L': 'chapter_4L',
  '4.M': 'chapter_4M', '5.D': 'chapter_5D', '6.B': 'chapter_6B', '6.C': 'chapter_6C', '6.G': 'chapter_6G',
  '6.J': 'chapter_6J', '7.B': 'chapter_7B', '7.C': 'chapter_7C', 'R.1': 'chapter_R1', 'R.2': 'chapter_R2',
  'R.3': 'chapter_R3', 'R.4': 'chapter_R4', 'R.5': 'chapter_R5', 'R.6': 'chapter_R6',
}

// The rulings of the card game go through its chapters twice; each row is the last number of a stretch.
const STRETCHES: [last: number, chapter: string][] = [
  [16, 'R.1'], [25, 'R.2'], [45, 'R.3'], [62, 'R.4'], [91, 'R.5'], [95, 'R.6'],
  [101, 'R.1'], [109, 'R.2'], [130, 'R.3'], [140, 'R.4'], [170, 'R.5'], [177, 'R.6'],
]

/** Whether an article answers a question of the rules, by its number. */
export const isRuling = (id: string): boolean => /^R?\d/.test(id)

/** The chapter of a ruling: "1.F" of "1.F.c", "R.3" of "R26". */
export function chapterOf(id: string): string {
  if (!id.startsWith('R')) return id.split('.').slice(0, 2).join('.')
  return STRETCHES.find(([last]) => Number(id.slice(1)) <= last)?.[1] ?? 'R'
}

/** Put the articles on their shelves; what no shelf expects stands on one of its own, so nothing is lost. */
export function shelve(rows: ArticleRow[]): Shelf[] {
  const left = new Map(rows.map((row) => [row.id, row]))
  const take = (ids: string[]): ArticleRow[] =>
    ids.flatMap((id) => {
      const row = left.get(id)
      left.delete(id)
      return row ? [row] : []
    })
  const topics = TOPICS.map(([label, ids]): Shelf => ({ key: label, label, rulings: false, rows: take(ids.split(' ')) }))
  const chapters = [...new Set([...left.keys()].filter(isRuling).map(chapterOf))].sort()
  const rulings = chapters.map((chapter): Shelf => {
    const ids = [...left.keys()].filter((id) => isRuling(id) && chapterOf(id) === chapter)
    return { key: chapter, label: CHAPTERS[chapter] ?? null, rulings: true, rows: take(ids) }
  })
  const others: Shelf = { key: 'others', label: 'topic_others', rulings: false, rows: [...left.values()] }
  return [...topics, others, ...rulings].filter((shelf) => shelf.rows.length > 0)
}

/** The shelf an article stands on. */
export const shelfOf = (shelves: Shelf[], id: string): Shelf | undefined =>
  shelves.find((shelf) => shelf.rows.some((row) => row.id === id))
