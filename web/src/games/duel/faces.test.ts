// The cards of the card game: a picture for each row of the data, and faces that say what they show.
// @ts-expect-error The page knows no types of node; its tests run there.
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasPicture, picture } from './art'
import { back } from './art/backs'
import { citadel } from './art/centre'
import { duelDie, FACES, token, type Face } from './art/dice'
import { ground } from './art/grounds'
import { settings } from '../../settings.svelte'
import { signOf, textOf, typeOf, type CardData } from './card'
import CardFace from './CardFace.svelte'
import CentreTile from './CentreTile.svelte'
import DuelDice from './DuelDice.svelte'
import FreeSite from './FreeSite.svelte'
import { soft } from './faceWords'
import Pile from './Pile.svelte'
import Pips from './Pips.svelte'
import RegionTile from './RegionTile.svelte'
import TokenPicture from './TokenPicture.svelte'

const DATA = '../src/hexhaven/games/duel/rules/data'
const rows = (readdirSync(DATA) as string[])
  .filter((file) => file.endsWith('.toml'))
  .flatMap((file) => (readFileSync(`${DATA}/${file}`, 'utf8') as string).split('[[card]]').slice(1))
const value = (row: string, key: string): string => new RegExp(`^${key} = "(.+)"`, 'm').exec(row)?.[1] ?? ''
const names = rows.map((row) => value(row, 'name'))

let made: Record<string, unknown>[] = []
function put<Props extends object>(component: Component<Props, object, ''>, props: NoInfer<Props>): void {
  made.push(mount(component as Component, { target: document.body, props }) as Record<string, unknown>)
  flushSync()
}
const labels = (): (string | null)[] =>
  [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
const $ = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!

afterEach(async () => {
  for (const each of made) await unmount(each)
  made = []
  settings.language = 'en'
})

const FALK: CardData = {
  name: 'knight-falk',
  title: 'Falk the Fair',
  kind: 'unit',
  unit: 'knight',
  place: 'site',
  cost: { wool: 1, ore: 2 },
  strength: 1,
  tournament: 5,
}
const WITCH: CardData = {
  name: 'witch',
  title: 'Hexe',
  kind: 'action',
  play_class: 'attack',
  cost: { magic: 1 },
  text: 'Lege sie auf ein Gebäude. Bedingung: 2 Zauberer.',
}

describe('pictures', () => {
  it('knows all cards of all sets', () => {
    expect(names).toHaveLength(122)
    expect(names).not.toContain('')
  })

  it.each(names)('draws %s', (name) => {
    expect(hasPicture(name)).toBe(true)
    expect(picture(name)).not.toMatch(/NaN|undefined|null/)
  })

  it('draws no two cards alike', () => {
    expect(new Set(names.map(picture)).size).toBe(names.length)
  })

  it('shows a plain card for a name it does not know', () => {
    expect(hasPicture('dogma')).toBe(false)
    expect(picture('dogma')).toContain('<path')
    expect(names.map(picture)).not.toContain(picture('dogma'))
  })

  it('gives every stack a back of its own', () => {
    const stacks = [
      'expansion',
      'trade-change',
      'science-progress',
      'wizards-dragons',
      'region',
      'event',
      'discard',
      'road',
      'settlement',
      'city',
      'citadel',
    ]
    expect(new Set(stacks.map(back)).size).toBe(stacks.length)
    expect(back('unheard-of')).toBe(back('expansion'))
  })

  it('tells the faces of the event die, the tokens and a citadel’s light apart', () => {
    expect(new Set((Object.keys(FACES) as Face[]).map((face) => duelDie(face))).size).toBe(5)
    expect(token('knight')).not.toBe(token('windmill'))
    expect(citadel(1, true)).not.toBe(citadel(1, false))
    expect(citadel(1, true)).not.toBe(citadel(2, true))
  })

  it('gives each type a ground that differs by its form', () => {
    const types = ['action', 'magic', 'citadel', 'green', 'red', 'brown', 'road', 'event', 'wizard']
    expect(new Set(types.map(ground)).size).toBe(types.length)
  })
})

describe('types', () => {
  const all = rows.map((row): CardData => {
    const cost: Record<string, number> = /^cost = .*magic/m.test(row) ? { magic: 1 } : {}
    return {
      name: value(row, 'name'),
      title: '',
      kind: value(row, 'kind'),
      place: value(row, 'place'),
      play_class: value(row, 'class'),
      cost,
    }
  })
  const typed = (name: string): string => typeOf(all.find((card) => card.name === name)!)

  it('follow kind and place', () => {
    const some = [
      'spy',
      'witch',
      'magic-eye',
      'magic-mill',
      'abbey',
      'church',
      'legation',
      'robber-baron-castle',
      'dye-works',
      'trading-post',
      'comet',
      'wizard-ari',
    ]
    expect(some.map(typed)).toEqual([
      'action',
      'magic',
      'spell',
      'citadel',
      'green',
      'red',
      'red',
      'green',
      'brown',
      'road',
      'event',
      'wizard',
    ])
  })

  it('have a sign of their own; actions have one for each class', () => {
    expect(new Set(all.map(signOf))).toEqual(
      new Set([
        'attack',
        'neutral',
        'protection',
        'spell',
        'citadel',
        'green',
        'red',
        'brown',
        'road',
        'event',
        'wizard',
      ]),
    )
  })
})

describe('conditions', () => {
  const texts = (row: string): string[] =>
    [...row.matchAll(/^text\.\w\w = (?:"""\\\n([\s\S]*?)"""|"(.*)")$/gm)].map(([, long, short]) =>
      (long ?? short!).replaceAll('\\\n', ''),
    )
  const conditional = rows.filter((row) => /^(needs|condition) = /m.test(row))

  it('are found in the text of every card that has one, in both languages, and in no other', () => {
    expect(conditional.length).toBeGreaterThan(20)
    for (const row of rows) {
      const found = texts(row).map((text) => textOf({ name: '', title: '', kind: '', text }).condition !== '')
      expect([value(row, 'name'), ...found]).toEqual([
        value(row, 'name'),
        conditional.includes(row),
        conditional.includes(row),
      ])
    }
  })

  it('stand apart from the text', () => {
    expect(textOf(WITCH)).toEqual({ text: 'Lege sie auf ein Gebäude.', condition: '2 Zauberer' })
  })
})

describe('faces', () => {
  it('say the whole card in English', () => {
    put(CardFace, { card: FALK, size: 'tile' })
    expect(labels()[0]).toBe(
      'Falk the Fair, Region expansion, 1 strength point, 5 tournament points, costs 1 wool and 2 ore',
    )
  })

  it('say the whole card in German, and how it stands', () => {
    settings.language = 'de'
    put(CardFace, {
      card: WITCH,
      size: 'tile',
      bewitched: true,
      foreign: 1,
      counter: 2,
      stored: { wool: 2 },
      spent: true,
    })
    expect(labels()[0]).toBe(
      'Hexe, Magie, Angriff, kostet 1 Zauberkraft, Bedingung: 2 Zauberer, Fremdkarte, verhext, hat 2 von 3, gelagert: 2 Wolle, in diesem Zug benutzt',
    )
  })

  it('are buttons where something can be done with them', () => {
    const onclick = vi.fn()
    put(CardFace, { card: FALK, onclick, selected: true })
    const button = $('button.face')
    button.click()
    expect(onclick).toHaveBeenCalledOnce()
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(button.dataset.card).toBe('knight-falk')
  })

  it('are pictures otherwise, a full one a group to read in', () => {
    put(CardFace, { card: FALK, size: 'hand' })
    put(CardFace, { card: FALK, size: 'full' })
    expect([...document.querySelectorAll('.face')].map((each) => each.getAttribute('role'))).toEqual(['img', 'group'])
    expect($('.full .type').textContent).toBe('Region expansion · 1 strength point · 5 tournament points')
  })

  it('show condition and text apart', () => {
    settings.language = 'de'
    put(CardFace, { card: WITCH, size: 'full' })
    expect($('.needs').textContent).toBe('Bedingung: 2 Zauberer')
    expect($('.text').textContent).toBe('Lege sie auf ein Gebäude.')
  })

  it('hide the picture of a pawned card and seal a bewitched one', () => {
    put(CardFace, { card: FALK, size: 'tile', pawned: true })
    expect($('.motif')).toBeNull()
    put(CardFace, { card: FALK, size: 'tile', bewitched: true })
    expect($('.seal')).not.toBeNull()
  })

  it('count what a card holds', () => {
    put(CardFace, { card: FALK, size: 'tile', counter: 2 })
    put(CardFace, { card: FALK, size: 'tile', stored: {} })
    expect(
      [...document.querySelectorAll('.counter')].map((each) => [
        each.querySelectorAll('.full').length,
        each.children.length,
      ]),
    ).toEqual([
      [2, 3],
      [0, 2],
    ])
  })

  it('break long German words where they are joined', () => {
    expect(soft('Naturalienspeicher')).toBe('Naturalien\u00adspeicher')
    expect(soft('Wollmanufaktur')).toBe('Woll\u00admanufaktur')
    expect(soft('Kloster')).toBe('Kloster')
  })
})

describe('prices', () => {
  const hollow = (): boolean[] => [...document.querySelectorAll('.pip')].map((pip) => pip.classList.contains('miss'))

  it('show each card, the missing ones hollow', () => {
    put(Pips, { cost: { ore: 2, lumber: 1 }, missing: { ore: 1 } })
    expect(hollow()).toEqual([false, false, true])
    expect(labels()[0]).toBe('1 lumber and 2 ore, 1 ore missing')
  })

  it('count where there are many', () => {
    put(Pips, { cost: { brick: 3, grain: 3, ore: 3 } })
    expect([...document.querySelectorAll<HTMLElement>('.pip b')].map((each) => each.dataset.n)).toEqual(['3', '3', '3'])
  })
})

describe('regions', () => {
  const turn = (): string => $('.frame').style.transform
  const props = { terrain: 'gold-river', number: 6, store: 0 }

  it('name terrain, number and store in both languages', () => {
    put(RegionTile, { ...props })
    settings.language = 'de'
    put(RegionTile, { ...props, store: 2 })
    flushSync()
    expect(labels()).toEqual(['Goldfluss 6, 0 von 3 Gold', 'Goldfluss 6, 2 von 3 Gold'])
  })

  it.each([0, 1, 2, 3])('turn the edge with %i to the top', (store) => {
    put(RegionTile, { ...props, store })
    const angle = +/-?\d+/.exec(turn())![0]
    expect((((angle / -90) % 4) + 4) % 4).toBe(store)
    const top = document.querySelectorAll('.top.on')
    expect(top).toHaveLength(1)
    expect(top[0]!.querySelectorAll('rect')).toHaveLength(store)
  })
})

describe('the rest of the table', () => {
  it('names the cards of the middle row', () => {
    put(CentreTile, { kind: 'city', player: 0, name: 'Redwater' })
    put(CentreTile, { kind: 'citadel', player: 1, wizard: true })
    put(CentreTile, { kind: 'road', player: 1 })
    expect(labels()).toEqual([
      'Redwater, City, 2 victory points',
      'Citadel, a wizard is there, 2 victory points',
      'Road',
    ])
  })

  it('names and counts stacks', () => {
    settings.language = 'de'
    put(Pile, { stack: 'expansion', letter: 'B', n: 1 })
    put(Pile, { stack: 'event', n: 9 })
    expect(labels()).toEqual(['Stapel B: 1 Karte', 'Ereignisse: 9 Karten'])
  })

  it('offers a free site', () => {
    const onclick = vi.fn()
    put(FreeSite, { legal: true, onclick })
    put(FreeSite, {})
    $('button.free').click()
    expect(onclick).toHaveBeenCalledOnce()
    expect(labels()).toEqual(['Free site', 'Free site'])
  })

  it('names both dice, and the tokens', () => {
    put(DuelDice, { production: 4, event: 'brigands' })
    put(DuelDice, { production: 0, event: '' })
    put(TokenPicture, { kind: 'windmill' })
    expect(labels()).toEqual(['Production 4, event die: brigands', 'Not rolled yet', 'Windmill token, 1 victory point'])
  })
})
