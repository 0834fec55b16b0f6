// A principality as a row of columns: regions with their road, and between them the centres with their sites.
// It places what it is sent and knows no rule.

import type { Place } from '../../wire'
import type { Centre, DuelScene, Laid, RealmScene, Region } from './wire'

export type Side = 'up' | 'down'
export const SIDES: readonly Side[] = ['up', 'down']

// How slots are numbered: four sites for each centre, one for each region, one for each road.
const CENTRES = 12
const COLUMNS = CENTRES + 1
const SITES = 4
const REGION_SLOTS = CENTRES * SITES
const ROAD_SLOTS = REGION_SLOTS + 2 * COLUMNS

export interface Spot {
  where: Laid['where']
  column: number
  side: Side
  index: number
}

export const siteSlot = (centre: number, side: Side, index: number): number =>
  centre * SITES + (side === 'down' ? 2 : 0) + index
export const regionId = (column: number, side: Side): number => column + (side === 'down' ? COLUMNS : 0)
export const regionSlot = (region: number): number => REGION_SLOTS + region
export const roadSlot = (column: number): number => ROAD_SLOTS + column

const GOODS: Record<string, string> = {
  forest: 'lumber',
  hills: 'brick',
  pasture: 'wool',
  fields: 'grain',
  mountains: 'ore',
  'gold-river': 'gold',
}
/** What grows in a terrain. */
export const goodOf = (terrain: string): string => GOODS[terrain] ?? 'any'

const sideOf = (region: number): Side => (region < COLUMNS ? 'up' : 'down')

/** Where a slot lies. */
export function spotOf(slot: number): Spot {
  if (slot >= ROAD_SLOTS) return { where: 'road', column: slot - ROAD_SLOTS, side: 'up', index: 0 }
  if (slot < REGION_SLOTS)
    return { where: 'site', column: Math.floor(slot / SITES), side: slot % SITES < 2 ? 'up' : 'down', index: slot % 2 }
  const region = slot - REGION_SLOTS
  return { where: 'region', column: region % COLUMNS, side: sideOf(region), index: 0 }
}

export const keyOf = ({ kind, id, player = -1 }: Place): string => `${kind}-${id}-${player}`
export const samePlace = (a: Place, b: Place): boolean => keyOf(a) === keyOf(b)

/** A place as the game writes it for somebody: "5u1", "r5u", "p5", and with an x in front in the other principality. */
export function placeWord({ kind, id, player = -1 }: Place, you: number): string {
  const other = player >= 0 && player !== you ? 'x' : ''
  const letter = (side: Side): string => (side === 'up' ? 'u' : 'd')
  if (kind === 'region') return `${other}${id % COLUMNS}${letter(sideOf(id))}`
  if (kind !== 'slot') return `${other}${id}`
  const { where, column, side, index } = spotOf(id)
  if (where === 'road') return `${other}p${column}`
  return where === 'region' ? `${other}r${column}${letter(side)}` : `${other}${column}${letter(side)}${index + 1}`
}

// ---- columns --------------------------------------------------------------------------------------------------------

export interface Land {
  kind: 'land'
  column: number
  regions: Record<Side, Region | null>
  road: boolean
}
export interface Town {
  kind: 'town'
  id: number
  centre: Centre | null
  /** How many sites lie side by side. */
  wide: 1 | 2
}
export type Column = Land | Town

/** The number of a column in the row: lands are even, towns are odd. */
function stationOf(place: Place): number | null {
  if (place.kind === 'centre') return 2 * place.id + 1
  if (place.kind === 'road') return 2 * place.id
  if (place.kind === 'region') return 2 * (place.id % COLUMNS)
  if (place.kind !== 'slot') return null
  const { where, column } = spotOf(place.id)
  return 2 * column + (where === 'site' ? 1 : 0)
}

const land = (realm: RealmScene, column: number): Land => ({
  kind: 'land',
  column,
  road: realm.roads.includes(column),
  regions: {
    up: realm.regions.find((region) => region.column === column && region.side === 'up') ?? null,
    down: realm.regions.find((region) => region.column === column && region.side === 'down') ?? null,
  },
})

function town(realm: RealmScene, id: number, wanted: readonly Place[]): Town {
  const centre = realm.centres.find((each) => each.id === id) ?? null
  const sites = [
    ...realm.laid.map(({ slot }) => slot),
    ...wanted.filter(({ kind }) => kind === 'slot').map((place) => place.id),
  ].map(spotOf)
  const outer = sites.some(({ where, column, index }) => where === 'site' && column === id && index === 1)
  return { kind: 'town', id, centre, wide: outer || (centre && centre.kind !== 'settlement') ? 2 : 1 }
}

/** The columns of a principality from left to right, with room for the places that are wanted. */
export function columnsOf(realm: RealmScene, wanted: readonly Place[] = []): Column[] {
  const own = wanted.filter((place) => place.player === realm.player)
  const stations = [
    ...realm.centres.flatMap(({ id }) => [2 * id, 2 * id + 2]), // regions lie on both sides of a centre
    ...realm.regions.map(({ column }) => 2 * column),
    ...realm.roads.map((column) => 2 * column),
    ...own.flatMap((place) => stationOf(place) ?? []),
  ]
  if (stations.length === 0) return []
  const [first, last] = [Math.min(...stations), Math.max(...stations)]
  return Array.from({ length: last - first + 1 }, (_, i) => first + i).map((station) =>
    station % 2 === 0 ? land(realm, station / 2) : town(realm, (station - 1) / 2, own),
  )
}

/** How many cells wide a row of columns is. */
export const widthOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + (column.kind === 'land' ? 1 : column.wide), 0)

export const laidAt = (realm: RealmScene, slot: number): Laid | null =>
  realm.laid.find((card) => card.slot === slot) ?? null
export const realmOf = (scene: DuelScene, player: number): RealmScene | null =>
  scene.realms.find((realm) => realm.player === player) ?? null

/** The card that lies at a place, if one does. */
export function cardAt(scene: DuelScene, place: Place): Laid | null {
  const realm = place.kind === 'slot' ? realmOf(scene, place.player ?? -1) : null
  return realm && laidAt(realm, place.id)
}
