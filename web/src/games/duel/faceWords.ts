// What is written on a card beside its own text, and what is said of it.
import { cardName } from '../../kit/names'
import { dictionary, knows, list, sayer } from '../../words'
import { badgesOf, textOf, typeOf, type CardData, type Cost, type Standing } from './card'

export const words = dictionary({
  en: {
    type_action: 'Action',
    type_magic: 'Magic',
    type_spell: 'Spell book',
    type_citadel: 'Citadel expansion',
    type_green: 'Region expansion',
    type_red: 'City expansion',
    type_brown: 'Region improvement',
    type_road: 'Road improvement',
    type_event: 'Event',
    type_wizard: 'Wizard',
    class_attack: 'attack',
    class_neutral: 'neutral',
    class_protection: 'protection',
    victory: '{n} victory {n:point/points}',
    commerce: '{n} commerce {n:point/points}',
    strength: '{n} strength {n:point/points}',
    tournament: '{n} tournament {n:point/points}',
    gold: 'gold',
    magic: 'magic power',
    costs: 'costs {cost}',
    cast: 'each use: {n} magic power',
    cost: 'Cost',
    use: 'Each use',
    needs: 'Needs: {needs}',
    missing: '{n} {what} missing',
    pawned: 'pawned, face down',
    bewitched: 'bewitched',
    foreign: 'foreign card',
    counter: 'holds {n} of 3',
    stored: 'stored: {what}',
    store_empty: 'store empty',
    spent: 'used this turn',
    free_site: 'Free site',
    forest: 'Forest',
    hills: 'Hills',
    pasture: 'Pasture',
    fields: 'Fields',
    mountains: 'Mountains',
    'gold-river': 'Gold river',
    region: '{terrain} {number}, {n} of 3 {what}',
    settlement: 'Settlement',
    city: 'City',
    citadel: 'Citadel',
    road: 'Road',
    wizard_here: 'a wizard is there',
    no_wizard: 'no wizard',
    stack_region: 'Regions',
    stack_event: 'Events',
    stack_road: 'Roads',
    stack_settlement: 'Settlements',
    stack_city: 'Cities',
    stack_citadel: 'Citadels',
    stack_expansion: 'Stack',
    stack_discard: 'Discard pile',
    pile: '{name}: {n} {n:card/cards}',
    face_brigands: 'brigands',
    'face_trade-advantage': 'trade advantage',
    face_tournament: 'tournament',
    'face_year-of-plenty': 'year of plenty',
    'face_event-card': 'event card',
    rolled: 'Production {n}, event die: {face}',
    not_rolled: 'Not rolled yet',
    token_knight: 'Knight token, 1 victory point',
    token_windmill: 'Windmill token, 1 victory point',
  },
  de: {
    type_action: 'Aktion',
    type_magic: 'Magie',
    type_spell: 'Zauberbuch',
    type_citadel: 'Zitadellenausbau',
    type_green: 'Gebietsausbau',
    type_red: 'Stadtausbau',
    type_brown: 'Landschaftsausbau',
    type_road: 'Straßenausbau',
    type_event: 'Ereignis',
    type_wizard: 'Zauberer',
    class_attack: 'Angriff',
    class_neutral: 'neutral',
    class_protection: 'Schutz',
    victory: '{n} {n:Siegpunkt/Siegpunkte}',
    commerce: '{n} {n:Handelspunkt/Handelspunkte}',
    strength: '{n} {n:Stärkepunkt/Stärkepunkte}',
    tournament: '{n} {n:Turnierpunkt/Turnierpunkte}',
    gold: 'Gold',
    magic: 'Zauberkraft',
    costs: 'kostet {cost}',
    cast: 'je Einsatz {n} Zauberkraft',
    cost: 'Kosten',
    use: 'Je Einsatz',
    needs: 'Bedingung: {needs}',
    missing: '{n} {what} fehlt',
    pawned: 'verpfändet, verdeckt',
    bewitched: 'verhext',
    foreign: 'Fremdkarte',
    counter: 'hat {n} von 3',
    stored: 'gelagert: {what}',
    store_empty: 'Lager leer',
    spent: 'in diesem Zug benutzt',
    free_site: 'Freier Bauplatz',
    forest: 'Wald',
    hills: 'Hügel',
    pasture: 'Weide',
    fields: 'Acker',
    mountains: 'Gebirge',
    'gold-river': 'Goldfluss',
    region: '{terrain} {number}, {n} von 3 {what}',
    settlement: 'Siedlung',
    city: 'Stadt',
    citadel: 'Zitadelle',
    road: 'Straße',
    wizard_here: 'ein Zauberer ist da',
    no_wizard: 'kein Zauberer',
    stack_region: 'Landschaften',
    stack_event: 'Ereignisse',
    stack_road: 'Straßen',
    stack_settlement: 'Siedlungen',
    stack_city: 'Städte',
    stack_citadel: 'Zitadellen',
    stack_expansion: 'Stapel',
    stack_discard: 'Ablagestapel',
    pile: '{name}: {n} {n:Karte/Karten}',
    face_brigands: 'Räuberüberfall',
    'face_trade-advantage': 'Handelsvorteil',
    face_tournament: 'Ritterturnier',
    'face_year-of-plenty': 'Erfolgreiches Jahr',
    'face_event-card': 'Ereigniskarte',
    rolled: 'Ertrag {n}, Ereigniswürfel: {face}',
    not_rolled: 'Noch nicht gewürfelt',
    token_knight: 'Ritterfigur, 1 Siegpunkt',
    token_windmill: 'Windmühle, 1 Siegpunkt',
  },
})

type Key = keyof (typeof words)['en'] & string
export const t = sayer<Key>(words)

/** A word of ours by its name, or what a resource is called; what nobody knows is said as it stands. */
export const word = (key: string): string => (knows(words, key) ? t(key) : cardName(key))

// Where long German words may break; browsers without a German dictionary know no seam.
const SEAM =
  /(?<=\p{L}{4})(?=versorgung|brennerei|speicher|akademie|wirtschaft|manufaktur|gießerei|schmiede|mühle|kontor|posten|meister|platz|turnier|reiches|schaft|sation|magic|aufstand|flotte|monopol|burg\b|wechsel|kammer|messe|zunft)/gu

/** A title that can break where its words are joined. */
export const soft = (title: string): string => title.replace(SEAM, '\u00ad')

/** "Action, attack", "Spell book", "City expansion". */
export function typeName(card: CardData): string {
  const type = typeOf(card)
  const name = t(`type_${type}`)
  return (type === 'action' || type === 'magic') && card.play_class
    ? `${name}, ${word(`class_${card.play_class}`)}`
    : name
}

const ORDER = ['lumber', 'brick', 'wool', 'grain', 'ore', 'gold', 'magic']

/** The parts of a price in the order we always name them. */
export const prices = (cost: Cost): { kind: string; n: number }[] =>
  ORDER.filter((kind) => (cost[kind] ?? 0) > 0).map((kind) => ({ kind, n: cost[kind]! }))

export const costInWords = (cost: Cost): string => list(prices(cost).map(({ kind, n }) => `${n} ${word(kind)}`))

const standingInWords = ({ pawned, bewitched, foreign, counter, stored, spent }: Standing): string[] => [
  ...(foreign === undefined ? [] : [t('foreign')]),
  ...(pawned ? [t('pawned')] : []),
  ...(bewitched ? [t('bewitched')] : []),
  ...(counter === undefined ? [] : [t('counter', { n: counter })]),
  ...(stored ? [prices(stored).length ? t('stored', { what: costInWords(stored) }) : t('store_empty')] : []),
  ...(spent ? [t('spent')] : []),
]

/** The whole card in one sentence, for those who do not see it. */
export function spoken(card: CardData, standing: Standing = {}): string {
  return [card.title, typeName(card), figures(card, standing)].filter(Boolean).join(', ')
}

/** All but its title and its type: what it counts, costs and needs, and how it stands. */
export function figures(card: CardData, standing: Standing = {}): string {
  const price = prices(card.cost ?? {})
  const { condition } = textOf(card)
  return [
    ...badgesOf(card).map(({ sign, n }) => t(sign, { n })),
    ...(price.length ? [t('costs', { cost: costInWords(card.cost!) })] : []),
    ...(card.cast ? [t('cast', { n: card.cast })] : []),
    ...(condition ? [t('needs', { needs: condition })] : []),
    ...standingInWords(standing),
  ].join(', ')
}
