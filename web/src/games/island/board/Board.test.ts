import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settings } from '../../../settings.svelte'
import type { Choice, Place } from '../../../wire'
import Board from './Board.svelte'
import { edge, hex, node, scene, setting } from './fixture'

const choice = (text: string, place: Place, label = text): Choice => ({ text, verb: text.split(' ')[0]!, label, place })
let made: Record<string, unknown> | null = null

function show(props: Record<string, unknown> = {}): HTMLElement {
  made = mount(Board, { target: document.body, props: { setting, scene: scene(), names: ['Jonas', 'Mira'], ...props } })
  flushSync()
  return document.querySelector<HTMLElement>('.board')!
}
const lit = (): string[] =>
  [...document.querySelectorAll('[data-place]')].map((each) => each.getAttribute('data-place')!)
const at = (place: string): SVGElement => document.querySelector<SVGElement>(`[data-place="${place}"]`)!
const press = (element: Element, key: string): void => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

beforeEach(() => {
  settings.language = 'en'
})
afterEach(async () => {
  if (made) await unmount(made)
  document.body.innerHTML = ''
})

it('draws every piece at its place', () => {
  show()
  const drawn = [...document.querySelectorAll('[data-piece]')].map(
    (each) => `${each.getAttribute('data-piece')} ${each.getAttribute('data-at')}`,
  )
  expect(drawn).toEqual(['road edge-5', 'settlement node-3', 'robber hex-1'])
})

it('lights the places of choices in reading order, each once', () => {
  show({
    choices: [
      choice('found 9', node(9)),
      choice('found 0', node(0)),
      choice('rob 0 1', node(9)),
      { text: 'end', verb: 'end', label: 'End' },
    ],
  })
  expect(lit()).toEqual(['node-0', 'node-9'])
})

it('says what would happen and what stands there', () => {
  show({ choices: [choice('city 3', node(3), 'Build a city')] })
  expect(at('node-3').getAttribute('role')).toBe('button')
  expect(at('node-3').getAttribute('aria-label')).toBe('Build a city; Mira settlement')
})

it('says and shows what a place for a building brings', () => {
  const found = { ...choice('found 0', node(0), 'Found a settlement'), piece: { kind: 'settlement' } }
  const nothing = { ...choice('found 4', node(4), 'Found a city'), piece: { kind: 'city' } }
  const forest = { ...setting.hexes[0]!, card: 'lumber' }
  const board = show({ setting: { ...setting, hexes: [forest, setting.hexes[1]!] }, choices: [found, nothing] })
  expect(at('node-0').getAttribute('aria-label')).toBe('Found a settlement; about 5 cards in 36 rolls')
  expect(at('node-4').getAttribute('aria-label')).toBe('Found a city')
  expect(board.querySelector('[data-testid="yields"]')).toBeNull()
  at('node-0').focus()
  flushSync()
  expect(board.querySelectorAll('[data-testid="yields"] .pips i')).toHaveLength(5)
})

it('says who stands around a hex', () => {
  show({ choices: [choice('robber 0', hex(0), 'Move the robber')] })
  expect(at('hex-0').getAttribute('aria-label')).toBe('Move the robber; Mira settlement')
})

it('picks by key and by a press without pointer, with all choices of the place', () => {
  const onpick = vi.fn()
  const choices = [choice('a 0', node(0)), choice('b 0', node(0)), choice('a 9', node(9))]
  show({ choices, onpick })
  press(at('node-0'), 'Enter')
  press(at('node-9'), ' ')
  at('node-9').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  expect(onpick.mock.calls).toEqual([
    [choices[0], [choices[1]]],
    [choices[2], []],
    [choices[2], []],
  ])
})

it('moves the focus by arrows to the next lit place in that direction', () => {
  show({ choices: [0, 3, 6, 9].map((id) => choice(`found ${id}`, node(id))) })
  at('node-3').focus()
  press(at('node-3'), 'ArrowDown')
  expect(document.activeElement).toBe(at('node-6'))
})

it('puts the focus on the first lit place on demand', () => {
  show({ choices: [choice('road 5', edge(5)), choice('road 1', edge(1))] })
  expect((made as { focusFirst: () => boolean }).focusFirst()).toBe(true)
  expect(document.activeElement).toBe(at('edge-1'))
})

it('tells the board as a list', () => {
  const board = show()
  const lines = [...board.querySelectorAll('.sr li')].map((each) => each.textContent)
  expect(lines).toEqual([
    'forest 8, Mira settlement',
    'desert, robber; Mira settlement',
    'Mira settlement: Crossing crossing 3',
    'Mira road: Path between forest 8 and desert',
  ])
})

it('speaks German', () => {
  settings.language = 'de'
  const board = show()
  expect(board.getAttribute('aria-label')).toBe('Spielplan mit 2 Feldern')
  expect(board.textContent).toContain('road von Mira: Weg zwischen forest 8 und desert')
})

it('is only a picture when it is quiet', () => {
  const board = show({ quiet: true, choices: [choice('found 0', node(0))] })
  expect(board.getAttribute('role')).toBe('img')
  expect(lit()).toEqual([])
  expect(board.querySelector('button, li')).toBeNull()
})
