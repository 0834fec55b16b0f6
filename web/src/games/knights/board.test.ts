// The board of Cities & Knights: knights that move, walls and metropolises, swapped numbers, the barbarians' course.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { piece as drawPiece } from '../../art/pieces'
import { register, type GamePart } from '../../parts'
import game from './game'
import islandGame from '../island/game'
import { icon } from '../../art/icons'
import { settings } from '../../settings.svelte'
import { knightsSetting } from './sampleKnights'
import type { Choice } from '../../wire'
import type { Piece } from '../island/wire'
import type { KnightsScene } from './wire'
import Board from '../island/board/Board.svelte'
import { Chart } from '../island/board/chart'
import { courseOf, drawCourse } from './course'
import { node, scene, setting } from '../island/board/fixture'
import { renumbered } from '../island/board/numbers'
import { Cast } from '../island/board/pieces'

/** The signs of tools come first. */
const TOOLS = Object.keys(game.icons).indexOf('merchant')
const knight = (id: number, change: Partial<Piece> = {}): Piece => ({
  kind: 'knight',
  player: 0,
  place: node(id),
  look: { rank: 1, active: false },
  ...change,
})
const knights = (change: Partial<KnightsScene> = {}): KnightsScene => ({
  event: 'ship',
  barbarians: { ship: 2, attacks: 0, attack: 3, defence: 1, losers: [] },
  metropolises: {},
  decks: {},
  open_cards: null,
  ...change,
})
const withCourse = { ...setting, parts: { knights: { fields: [], progress: [], steps: 7 } } }
const chart = new Chart(setting)
const knightsCards = [...Object.keys(game.icons).slice(TOOLS), 'road-building']
const island = knightsSetting()

let made: Record<string, unknown> | null = null
function show(props: Record<string, unknown>): HTMLElement {
  made = mount(Board, {
    target: document.body,
    props: {
      setting: withCourse,
      scene: scene({ parts: { knights: knights() } }),
      names: ['Jonas', 'Mira'],
      scenery: game.panels.chart,
      listings: game.panels.listing,
      ...props,
    },
  })
  flushSync()
  return document.querySelector<HTMLElement>('.board')!
}
const all = (what: string): Element[] => [...document.querySelectorAll(what)]
const press = (element: Element): void => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  flushSync()
}
beforeEach(() => {
  for (const part of [islandGame, game] as GamePart[]) register(part)
  settings.language = 'en'
})
afterEach(async () => {
  if (made) await unmount(made)
  made = null
  document.body.innerHTML = ''
})

describe('art', () => {
  it('tells ranks and active knights apart by form, in all six styles', () => {
    const looks = [1, 2, 3].flatMap((rank) =>
      [true, false].flatMap((active) =>
        [0, 1, 2, 3, 4, 5].map((player) => drawPiece('knight', player, { rank, active })),
      ),
    )
    expect(new Set(looks).size).toBe(36)
  })
  it('gives each progress card a sign of its own', () => {
    const cards = knightsCards.map(icon)
    expect(new Set(cards).size).toBe(25)
  })
})

describe('pieces', () => {
  it('keep a knight the same piece when it moves or changes, and two knights apart', () => {
    const cast = new Cast()
    const keys = (...list: Piece[]) => cast.keyed(chart, list).map(({ key, piece }) => `${key} at ${piece.place.id}`)
    const [first, second] = keys(knight(0), knight(9)).map((each) => each.split(' ')[0])
    expect(first).not.toBe(second)
    expect(keys(knight(0, { look: { rank: 2, active: true } }), knight(6))).toEqual([`${first} at 0`, `${second} at 6`])
  })
  it('put a wall behind its city', () => {
    const kinds = (...list: Piece[]) => new Cast().keyed(chart, list).map(({ piece }) => piece.kind)
    const city: Piece = { kind: 'city', player: 0, place: node(3) }
    expect(kinds(city, { kind: 'wall', player: 0, place: node(3) })).toEqual(['wall', 'city'])
  })
  it('have names with rank, state and field', () => {
    const board = show({
      scene: scene({
        parts: { knights: knights() },
        pieces: [
          knight(0, { look: { rank: 2, active: true } }),
          { kind: 'metropolis', player: 1, place: node(9), look: { field: 'science' } },
        ],
      }),
    })
    expect(board.textContent).toContain('Jonas strong knight, active: Crossing crossing 0')
    expect(board.textContent).toContain('Mira metropolis of science')
  })
})

describe('numbers', () => {
  it('are those an inventor left, in names and on the board', () => {
    const changed = renumbered(setting, [5, 0])
    expect(changed.hexes[0]).toMatchObject({ number: 5, name: 'forest 5' })
    expect(renumbered(setting, [8, 0])).toBe(setting)
    const named = {
      ...setting,
      nodes: setting.nodes.map((each) => (each.id === 0 ? { ...each, name: 'forest 8, harbour 3:1' } : each)),
    }
    expect(renumbered(named, [11, 0]).nodes[0]!.name).toBe('forest 11, harbour 3:1')
  })
})

describe('the course', () => {
  it('has a stop for each step and keeps clear of the land', () => {
    const course = courseOf(new Chart(island), 7)!
    expect(course.stops).toHaveLength(8)
    expect(drawCourse(course, 3).match(/r="6"/g)).toHaveLength(3)
  })
  it('is drawn with the ship at its stop, and told to those who listen', () => {
    const board = show({ setting: island })
    const [x, y] = courseOf(new Chart(island), 7)!.stops[2]!
    expect(document.querySelector<SVGElement>('.sails')!.style.transform).toBe(
      `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px)`,
    )
    expect(board.textContent).toContain('The ship has taken 2 of 7 steps')
  })
  it('is left out where land is in the way', () => {
    expect(courseOf(chart, 7)).toBeNull()
  })
  it('is not there in a game without barbarians', () => {
    show({ setting, scene: scene() })
    expect(all('.sails')).toEqual([])
  })
})

describe('an action with two places', () => {
  const go = (from: number, to: number): Choice => ({
    text: `move ${from} ${to}`,
    verb: 'move',
    label: `Go to ${to}`,
    place: node(from),
    to: node(to),
  })
  it('names the first place by what stands there', () => {
    show({ choices: [go(0, 3), go(0, 6)], scene: scene({ parts: { knights: knights() }, pieces: [knight(0)] }) })
    expect(all('[data-place]').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Crossing crossing 0; Jonas basic knight, inactive',
    ])
  })
  it('lets the held place be put back', () => {
    const onback = vi.fn()
    show({ choices: [{ ...go(0, 3), place: node(3), to: null }], held: node(0), onback })
    expect(all('[data-place]').map((each) => each.getAttribute('data-place'))).toEqual(['node-3'])
    press(document.querySelector('[data-held]')!)
    expect(onback).toHaveBeenCalledOnce()
  })
  it('lets a knight be pressed on', () => {
    const onhandle = vi.fn()
    show({ handles: [node(0)], onhandle, scene: scene({ parts: { knights: knights() }, pieces: [knight(0)] }) })
    press(document.querySelector('[data-handle]')!)
    expect(onhandle).toHaveBeenCalledWith(node(0))
  })
})
