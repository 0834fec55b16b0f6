import { describe, expect, it, vi } from 'vitest'
import { aMoment, anEvent } from '../../table/sample'
import type { News } from '../../table/stage.svelte'
import type { Event } from '../../wire'
import island from './game'
import { register } from '../../parts'
import { hex, node, scene } from './board/fixture'
import { boardScene } from './family'
import { tell } from './telling'

register(island)
const hands = () => ({ light: vi.fn(), fly: vi.fn(), isTheft: (event: Event) => event.verb === 'stole' })
const robberAt = (id: number) => ({ kind: 'robber', player: -1, place: hex(id) })

const news = (events: Event[], before = scene(), after = scene()): News => ({
  events,
  before: { ...aMoment(), scene: { ...before, parts: { island: before } } },
  after: { ...aMoment(), scene: { ...after, parts: { island: after } } },
})
const rolled = (change: Partial<Event> = {}) => anEvent({ verb: 'rolled', what: 'rolled 5 3', player: -1, ...change })

describe('a throw', () => {
  it('shows the dice, then the hexes that pay, then the cards', () => {
    const table = hands()
    const flows = [{ giver: -1, taker: 0, card: 'lumber', n: 1, place: hex(0) }]
    const told = news([rolled({ places: [hex(0)], flows })], scene({ dice: [1, 1] }), scene({ dice: [5, 3] }))
    const beats = tell(told, table)
    expect(beats.map(({ step }) => step)).toEqual(['throw', 'light', 'cards'])
    const shown = beats[0]!.shows!(told.before!.scene, told.after!.scene)
    expect(boardScene(shown)?.dice).toEqual([5, 3])
    beats[1]!.start!()
    expect(table.light).toHaveBeenCalledWith([hex(0)])
    beats[2]!.start!()
    expect(table.fly).toHaveBeenCalledWith([expect.objectContaining({ kind: 'lumber', from: hex(0) })])
  })
  it('that brings nothing shows the dice alone', () => {
    expect(tell(news([rolled()]), hands()).map(({ step }) => step)).toEqual(['throw'])
  })
})

it('the robber walks before a card is stolen', () => {
  const told = news(
    [anEvent({ verb: 'stole', what: 'stole ?', player: -1, flows: [{ giver: 1, taker: 0, card: null, n: 1 }] })],
    scene({ pieces: [robberAt(0)] }),
    scene({ pieces: [robberAt(1)] }),
  )
  const [walk, theft] = tell(told, hands())
  expect([walk?.step, theft?.step]).toEqual(['move', 'cards'])
  expect(theft?.sound).toBe('snatch')
  expect(boardScene(walk!.shows!(told.before!.scene, told.after!.scene))?.pieces).toEqual([robberAt(1)])
})

it('a piece that is built stands at once', () => {
  const flows = [{ giver: 0, taker: -1, card: 'ore', n: 3 }]
  expect(tell(news([anEvent({ verb: 'city', places: [node(1)], flows })]), hands())).toEqual([])
})
