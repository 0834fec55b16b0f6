import { describe, expect, it } from 'vitest'
import {
  cardAt,
  columnsOf,
  keyOf,
  placeWord,
  regionId,
  regionSlot,
  roadSlot,
  siteSlot,
  spotOf,
  widthOf,
} from './ground'
import { aLaid, aRealm, aScene, at } from './sample'

describe('slots', () => {
  it('are found where they lie, and are written as the game writes them', () => {
    expect(spotOf(siteSlot(5, 'down', 1))).toEqual({ where: 'site', column: 5, side: 'down', index: 1 })
    expect(spotOf(regionSlot(regionId(6, 'down')))).toEqual({ where: 'region', column: 6, side: 'down', index: 0 })
    expect(spotOf(roadSlot(12))).toEqual({ where: 'road', column: 12, side: 'up', index: 0 })
    expect(placeWord(at('slot', siteSlot(5, 'up', 0)), 0)).toBe('5u1')
    expect(placeWord(at('slot', siteSlot(5, 'down', 1), 1), 0)).toBe('x5d2')
    expect(placeWord(at('slot', regionSlot(regionId(6, 'down')), 1), 0)).toBe('xr6d')
    expect(placeWord(at('slot', roadSlot(5)), 0)).toBe('p5')
    expect(placeWord(at('region', regionId(7, 'up')), 0)).toBe('7u')
    expect(placeWord(at('stack', 3, -1), 0)).toBe('3')
  })
})

describe('a principality', () => {
  it('is a row of regions and centres', () => {
    const columns = columnsOf(aRealm(0))
    expect(columns.map((column) => (column.kind === 'land' ? `r${column.column}` : `c${column.id}`))).toEqual([
      'r5',
      'c5',
      'r6',
      'c6',
      'r7',
    ])
    expect(columns[0]).toMatchObject({
      road: false,
      regions: { up: { terrain: 'forest' }, down: { terrain: 'hills' } },
    })
    expect(columns[2]).toMatchObject({ road: true })
    expect(widthOf(columns)).toBe(5)
  })
  it('has room for regions before they are laid', () => {
    expect(columnsOf(aRealm(0, { regions: [], roads: [6] })).map(({ kind }) => kind)).toEqual([
      'land',
      'town',
      'land',
      'town',
      'land',
    ])
  })
  it('grows with a city, and with what can be built beyond its ends', () => {
    const realm = aRealm(0, {
      centres: [
        { id: 5, kind: 'city' },
        { id: 6, kind: 'settlement' },
      ],
    })
    expect(widthOf(columnsOf(realm))).toBe(6)
    expect(widthOf(columnsOf(realm, [at('centre', 7)]))).toBe(7)
    expect(widthOf(columnsOf(realm, [at('centre', 7, 1)]))).toBe(6) // in the other one
    expect(widthOf(columnsOf(realm, [at('slot', siteSlot(6, 'up', 1))]))).toBe(7)
  })
  it('tells which card lies where', () => {
    const scene = aScene({ realms: [aRealm(0, { laid: [aLaid()] }), aRealm(1)] })
    expect(cardAt(scene, at('slot', 20))?.name).toBe('smithy')
    expect(cardAt(scene, at('slot', 20, 1))).toBeNull()
    expect(keyOf(at('slot', 20, 1))).toBe('slot-20-1')
  })
})
