// Cities & Knights at the table: two places, knights that are pressed on, progress cards, questions, the battle.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../settings.svelte'
import type { Choice, Moment } from '../../wire'
import { askAbout, attemptAt, ghostAt, litOf, onlyStart } from '../island/asking'
import island from '../island/game'
import { BoardHand } from '../island/hand.svelte'
import { register, wordIn } from '../../parts'
import DicePicker from './DicePicker.svelte'
import FieldAsk from './FieldAsk.svelte'
import GiftAsk from './GiftAsk.svelte'
import ProgressAsk from './ProgressAsk.svelte'
import { mergedMoves } from './tools'
import { battleOf } from './battle'
import knights from './game'
import { Connection } from '../../table/connection.svelte'
import { FakeSocket } from '../../table/fakeSocket'
import { Session } from '../../table/session.svelte'
import Sample from '../island/Sample.svelte'
import { aChoice, aMoment, anEvent, aPresent, aSetting, aTool, at, aWhole } from '../island/sample'
import { aKnightsScene, knightsScene, knightsSetting, landed } from './sampleKnights'

const QUESTIONS = [
  'draw_progress',
  'return_card',
  'lose_city',
  'choose_deck',
  'join_battle',
  'aqueduct',
  'place_metropolis',
  'retreat',
  'give',
  'hand_over',
  'spying',
  'loot',
  'dismiss',
  'enlist',
  'relay',
  'forge',
]
const go = (from: number, to: number, verb = 'move') =>
  aChoice(`${verb} ${from} ${to}`, { place: at('node', from), to: at('node', to) })
const swap = (a: number, b: number) => aChoice(`inventor ${a} ${b}`, { place: at('hex', a), to: at('hex', b) })
const asked = (choices: Choice[]) => askAbout(choices, 0, knightsSetting(), [island, knights])
const kindOf = (choices: Choice[]) => {
  const ask = asked(choices)
  return ask?.kind === 'own' ? ask.Ask : ask?.kind
}

describe('two places', () => {
  it('are lit one after the other', () => {
    const moves = [go(8, 9), go(8, 10), go(14, 15)]
    expect(litOf(moves, null).map(({ place }) => place!.id)).toEqual([8, 8, 14])
    expect(litOf(moves, at('node', 8)).map(({ text, place, to }) => [text, place!.id, to])).toEqual([
      ['move 8 9', 9, null],
      ['move 8 10', 10, null],
    ])
  })
  it('begin by themselves where there is only one beginning', () => {
    expect(onlyStart([go(8, 9), go(8, 10)])).toEqual(at('node', 8))
    expect(onlyStart([go(8, 9), go(14, 10)])).toBeNull()
    expect(onlyStart([aChoice('road 0-1', { place: at('edge', 0) })])).toBeNull()
  })
  it('can be hexes in either order', () => {
    expect(litOf([swap(1, 4)], null).map(({ place }) => place!.id)).toEqual([1, 4])
    expect(litOf([swap(1, 4)], at('hex', 4)).map(({ text, place }) => [text, place!.id])).toEqual([['inventor 1 4', 1]])
  })
  it('make an attempt with both', () => {
    const lit = litOf([go(8, 9)], at('node', 8))
    expect(attemptAt(aSetting(), lit, at('node', 20), at('node', 8))).toBe('move 8 20')
    expect(attemptAt(aSetting(), litOf([go(8, 9)], null), at('node', 20))).toBeNull()
  })
  it('show the knight where it would stand', () => {
    const piece = { kind: 'knight', look: { rank: 2, active: false } }
    const moves = [{ ...go(8, 9), piece }]
    expect(ghostAt(litOf(moves, at('node', 8)), at('node', 9))).toEqual(piece)
    expect(ghostAt(litOf(moves, at('node', 8)), at('node', 10))).toBeNull()
    expect(ghostAt(litOf(moves, null), at('node', 8))).toBeNull()
  })
})

describe('questions', () => {
  it.each([
    ['progress cards', [aChoice('return spy'), aChoice('return warlord')], ProgressAsk],
    ['decks', [aChoice('deck trade'), aChoice('deck science')], FieldAsk],
    ['dice', [aChoice('alchemist 1 1'), aChoice('alchemist 6 5')], DicePicker],
    ['a card to somebody', [aChoice('exchange 1 ore', { player: 1, give: { ore: 1 } })], GiftAsk],
    ['somebody', [aChoice('spy 1', { player: 1 })], 'players'],
  ])('can be %s', (_what, choices, kind) => {
    expect(kindOf(choices)).toBe(kind)
  })
  it('can be waived', () => {
    const waive = aChoice('waive')
    expect(asked([aChoice('aqueduct ore', { get: { ore: 1 } }), waive])).toMatchObject({
      kind: 'cards',
      waive,
    })
    expect(asked([aChoice('forge 3', { place: at('node', 3) }), waive])).toMatchObject({
      kind: 'list',
      choices: [waive],
    })
  })
  it.each(QUESTIONS)('%s has words in the top line', (code) => {
    expect(wordIn([island, knights], `pill_${code}`)).not.toBeNull()
  })
})

it('moves and drives away with one button', () => {
  const [move, displace] = [aTool('move', { ready: false, refusal: { text: 'no', article: 'a' } }), aTool('displace')]
  expect(mergedMoves([move, displace, aTool('end')])).toMatchObject([
    { name: 'move', verbs: ['move', 'displace'], ready: true, refusal: null },
    { name: 'end' },
  ])
})

describe('a battle', () => {
  const before = aMoment({
    scene: knightsScene({ parts: { island: {}, knights: landed(0, { attack: 6, defence: 5, losers: [2] }) } }),
  })
  const after = aMoment({ scene: knightsScene({ parts: { island: {}, knights: landed(1) } }) })
  const events = [anEvent({ number: 9, verb: 'rolled' })]
  it('is told with what stood before the ship landed', () => {
    expect(battleOf({ events, before, after })).toMatchObject({
      roll: 9,
      attack: 6,
      defence: 5,
      won: false,
      losers: [2],
      best: [],
    })
    const strong = aMoment({
      scene: knightsScene({ parts: { island: {}, knights: landed(0, { attack: 5, defence: 5, losers: [] }) } }),
    })
    expect(battleOf({ events, before: strong, after })).toMatchObject({ won: true, losers: [], best: [0] })
  })
  it('is open while everybody decides who fights', () => {
    expect(battleOf({ events, before, after: { ...after, question: 'join_battle' } })).toMatchObject({
      open: true,
      best: [],
      losers: [],
    })
  })
  it('is none while the ship is on its way', () => {
    expect(battleOf({ events, before, after: before })).toBeNull()
    expect(battleOf({ events: [], before, after })).toBeNull()
  })
})

// ---- the whole table ---------------------------------------------------------------------------------------------------

let socket: FakeSocket
let session: Session
let hand: BoardHand
let app: ReturnType<typeof mount>
let version: number
const find = (what: string) => document.querySelector<HTMLElement>(what)
const click = (what: string) => {
  find(what)!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  flushSync()
}
const lit = () => [...document.querySelectorAll('[data-place]')].map((each) => each.getAttribute('data-place'))
const sent = () => socket.sent.flatMap((message) => (message.type === 'act' ? [message.text] : []))

function tell(change: Partial<Moment>, verb = 'roll'): void {
  const since = version++
  const moment = aMoment({ number: version, scene: knightsScene(), ...change })
  const events = [anEvent({ number: version, verb, story: `Line ${version}.` })]
  socket.hear({ type: 'update', version, since, kept: since, events, chat: [], present: aPresent({ moment }) })
  flushSync()
}
function sit(
  width: number,
  height: number,
  tools = [aTool('move'), aTool('warlord'), aTool('end')],
  choices = [
    go(8, 9),
    go(8, 10),
    go(14, 15),
    aChoice('activate 14', { place: at('node', 14) }),
    aChoice('warlord'),
    aChoice('improve politics'),
  ],
): void {
  settings.language = 'en'
  settings.speed = 'skip' // how it is told is tested in stage.test.ts
  Object.assign(window, { innerWidth: width, innerHeight: height })
  version = 0
  socket = new FakeSocket()
  session = new Session(new Connection('abc', () => socket))
  for (const part of [island, knights]) register(part)
  session.parts = [island, knights]
  hand = session.store(BoardHand)
  socket.hear(
    aWhole({
      version,
      setting: knightsSetting(),
      present: aPresent({ moment: aMoment({ number: 0, scene: knightsScene(), tools, choices }) }),
    }),
  )
  app = mount(Sample, { target: document.body, props: { session } })
  flushSync()
}
beforeEach(() => {
  document.body.innerHTML = ''
})

describe.each([
  ['desk', 1440, 900],
  ['phone', 390, 844],
])('on a %s', (_name, width, height) => {
  beforeEach(() => sit(width, height))
  afterEach(() => {
    void unmount(app)
    session.close()
    session.table.close()
  })

  it('moves a knight in two steps, and back', () => {
    click('[data-tool=move]')
    expect(lit()).toEqual(['node-8', 'node-14'])
    click('[data-place=node-8]')
    expect(lit().toSorted()).toEqual(['node-10', 'node-9'])
    click('[data-held]')
    expect(lit()).toEqual(['node-8', 'node-14'])
    click('[data-place=node-8]')
    expect(hand.cancel()).toBe(true)
    flushSync()
    expect(lit()).toEqual(['node-8', 'node-14'])
    click('[data-place=node-14]')
    click('[data-place=node-15]')
    expect(sent()).toEqual(['move 14 15'])
  })

  it('shows what a knight can do when it is pressed on', () => {
    click('[data-handle=node-14]')
    expect(
      [...document.querySelectorAll('[data-testid=knight-menu] [data-choice]')].map((each) =>
        each.getAttribute('data-choice'),
      ),
    ).toEqual(['move', 'activate 14'])
    click('[data-testid=knight-menu] [data-choice=move]')
    expect(lit()).toEqual(['node-15'])
    hand.cancel()
    hand.cancel()
    flushSync()
    click('[data-handle=node-14]')
    click('[data-choice="activate 14"]')
    expect(sent()).toEqual(['activate 14'])
  })

  it('reads a progress card before it is played', () => {
    click('[data-tool=warlord]')
    expect(sent()).toEqual([])
    expect(find('[data-testid=reader]')?.textContent).toContain('All your knights become active')
    click('[data-testid=play-card]')
    expect(sent()).toEqual(['warlord'])
  })

  it('asks for progress cards, decks, dice and gifts in the dock', () => {
    tell({ question: 'return_card', choices: [aChoice('return spy'), aChoice('return warlord')] })
    expect(document.querySelectorAll('[data-testid=question] [data-choice^=return]')).toHaveLength(2)
    tell({ question: 'choose_deck', choices: [aChoice('deck trade'), aChoice('deck politics')] })
    click('[data-choice="deck politics"]')
    expect(sent()).toEqual(['deck politics'])
    socket.hear({ type: 'done', id: socket.sent.at(-1)!.id, version })
    tell({
      question: 'loot',
      due: 2,
      choices: [aChoice('loot coin', { get: { coin: 1 } })],
      scene: knightsScene({ parts: { island: {}, knights: aKnightsScene({ open_cards: { coin: 1 } }) } }),
    })
    expect(hand.limit(aChoice('loot coin', { get: { coin: 1 } }))).toBe(1)
    tell({ question: 'forge', choices: [aChoice('forge 14', { place: at('node', 14) }), aChoice('waive')] })
    expect(lit()).toEqual(['node-14'])
    expect(find('[data-choice=waive]')).not.toBeNull()
  })

  it('sets the dice of the alchemist', () => {
    const dice = [1, 2, 3, 4, 5, 6].flatMap((red) =>
      [1, 2, 3, 4, 5, 6].map((white) => aChoice(`alchemist ${red} ${white}`)),
    )
    tell({
      question: 'before_roll',
      tools: [aTool('alchemist')],
      choices: dice,
      scene: knightsScene({
        players: knightsScene().players.map((each) =>
          each.player === 0 ? { ...each, secrets: { alchemist: 1 } } : each,
        ),
      }),
    })
    click('[data-tool=alchemist]')
    click('[data-testid=play-card]')
    click('[data-die=red-3]')
    click('[data-die=white-5]')
    click('[data-choice="alchemist 3 5"]')
    expect(sent()).toEqual(['alchemist 3 5'])
  })

  it('offers what no tool leads to as a tool of its own', () => {
    tell({
      tools: [aTool('end')],
      choices: [
        aChoice('end'),
        aChoice('exchange 1 ore', { player: 1, give: { ore: 1 } }),
        aChoice('exchange 2 ore', { player: 2, give: { ore: 1 } }),
      ],
    })
    expect(find('[data-testid=question]')).toBeNull()
    click('[data-tool=exchange]')
    click('[data-choice="exchange 2 ore"]')
    expect(sent()).toEqual(['exchange 2 ore'])
  })

  it('tells the battle until the next roll', () => {
    tell({ scene: knightsScene({ parts: { island: {}, knights: landed(1) } }) }, 'rolled')
    expect(find('[data-testid=battle]')?.textContent).toContain('A city falls: Cleo.')
    tell({ scene: knightsScene({ parts: { island: {}, knights: landed(1) } }) }, 'rolled')
    expect(find('[data-testid=battle]')).toBeNull()
  })

  it('improves a city from the table of improvements', () => {
    if (width < 700) click('[data-tab=works]')
    expect(find('[data-field=science]')?.dataset.level).toBe('4')
    expect(find('[data-testid=works]')?.textContent).toContain('Metropolis: Cleo')
    click('[data-choice="improve politics"]')
    expect(sent()).toEqual(['improve politics'])
  })

  it('shows who holds which points openly', () => {
    if (width < 700) click('[data-tab=works]')
    const titles = [...document.querySelectorAll('.honours [title]')].map((each) => each.getAttribute('title'))
    expect(titles).toContain('metropolis (politics): 2 points')
    expect(titles).toContain('defender of the island: 1 point')
  })

  it('shows how the island stands against the barbarians', () => {
    if (width < 700) click('[data-tab=works]')
    expect(find('[data-testid=barbarians]')?.textContent).toContain('1 short: Cleo would lose a city.')
    expect(find('[data-testid=barbarians]')?.textContent).toContain('2 steps left')
  })
})
