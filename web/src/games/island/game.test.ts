// The whole table on windows of every size: it follows the game without its effects chasing one another.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../settings.svelte'
import type { Moment } from '../../wire'
import { Connection } from '../../table/connection.svelte'
import { FakeSocket } from '../../table/fakeSocket'
import Sample from './Sample.svelte'
import island from './game'
import { BoardHand } from './hand.svelte'
import { register } from '../../parts'
import { Session } from '../../table/session.svelte'
import { aChoice, aMarket, aMoment, anEvent, aPresent, aScene, aSetting, aTool, at, aWhole } from './sample'

const roads = [3, 9].map((id) => aChoice(`road ${aSetting().edges[id]!.name}`, { place: at('edge', id) }))
const tools = [
  aTool('roll', { ready: false }),
  aTool('road', { price: { brick: 1, lumber: 1 } }),
  aTool('trade', { verbs: ['bank', 'offer'] }),
  aTool('end'),
]

let socket: FakeSocket
let session: Session
let app: ReturnType<typeof mount>
let version: number

function tell(change: Partial<Moment>): void {
  const since = version++
  const moment = aMoment({ number: version, ...change })
  const events = [anEvent({ number: version, story: `Line ${version}.`, places: [at('node', 1)] })]
  socket.hear({ type: 'update', version, since, kept: since, events, chat: [], present: aPresent({ moment }) })
  flushSync()
}
const find = (what: string) => document.querySelector<HTMLElement>(what)
const click = (what: string) => {
  find(what)!.click()
  flushSync()
}

function sit(width: number, height: number): void {
  settings.speed = 'skip' // how it is told is tested in stage.test.ts
  Object.assign(window, { innerWidth: width, innerHeight: height })
  version = 0
  socket = new FakeSocket()
  register(island)
  session = new Session(new Connection('abc', () => socket))
  session.parts = [island]
  socket.hear(
    aWhole({
      version,
      present: aPresent({ moment: aMoment({ number: 0, question: 'before_roll', tools, choices: [] }) }),
    }),
  )
  app = mount(Sample, { target: document.body, props: { session } })
  flushSync()
}

beforeEach(() => {
  document.body.innerHTML = ''
})
afterEach(() => {
  void unmount(app)
  session.close()
  session.table.close()
})

describe.each([
  ['desk', 1440, 900],
  ['tablet', 900, 1100],
  ['phone', 390, 844],
])('on a %s', (_name, width, height) => {
  beforeEach(() => sit(width, height))

  it('shows the game, lights the places of a tool, and puts it down', () => {
    expect(find('[data-testid=table]')?.dataset.moment).toBe('0')
    expect(document.querySelectorAll('[data-testid=player]').length).toBeGreaterThan(1)
    tell({ tools, choices: [...roads, aChoice('end')] })
    expect(find('[data-testid=table]')?.dataset.moment).toBe('1')
    expect(find('[data-tool=end]')).not.toBeNull()
    click('[data-tool=road]')
    expect(document.querySelectorAll('[data-place]')).toHaveLength(2)
    session.store(BoardHand).cancel()
    flushSync()
    expect(document.querySelectorAll('[data-place]')).toHaveLength(0)
  })

  it('ends the turn over an open offer, asked for a partner or not', () => {
    const talking = [aTool('trade', { verbs: ['bank', 'offer', 'propose', 'trade', 'withdraw'] }), aTool('end')]
    for (const asks_you of [false, true]) {
      tell({
        asks_you,
        question: asks_you ? 'partner' : 'reply',
        tools: talking,
        choices: [aChoice('withdraw'), aChoice('end')],
        scene: aScene({ market: aMarket() }),
      })
      click('[data-tool=end]')
      expect(socket.sent.at(-1)).toMatchObject({ type: 'act', text: 'end' })
      socket.hear({ type: 'done', id: socket.sent.at(-1)!.id, version })
    }
  })

  it('says why nothing can be traded', () => {
    const said = () => {
      session.layout.wants = 'trade'
      flushSync()
      find('[data-tab=trade]')?.click() // on a phone
      flushSync()
      return find('[data-testid=trade] .quiet')?.textContent
    }
    expect(said()).toContain('after you have rolled')
    const players = aScene().players.map((each) => ({ ...each, hand: each.hand && {} }))
    tell({ question: 'after_roll', talk: [], choices: [aChoice('end')], scene: aScene({ players }) })
    expect(said()).toContain('no cards to trade with')
    tell({ question: 'after_roll', talk: [], choices: [aChoice('end')] })
    expect(said()).toContain('Nobody is trading')
  })

  it('asks in the dock: an offer, cards, a player; says why a tool is not ready', () => {
    tell({
      question: 'reply',
      choices: [aChoice('decline')],
      talk: ['propose'],
      scene: aScene({ turn: 1, market: aMarket() }),
    })
    expect(find('[data-testid=question]')?.dataset.question).toBe('reply')
    click('[data-testid=question] [data-choice=decline]')
    expect(socket.sent.at(-1)).toMatchObject({ type: 'act', text: 'decline' })
    socket.hear({ type: 'done', id: socket.sent.at(-1)!.id, version })
    const discards = ['brick', 'wool'].map((kind) => aChoice(`discard ${kind}`, { give: { [kind]: 1 } }))
    tell({ question: 'discard', due: 3, choices: discards })
    expect(find('[data-testid=confirm-pick]')).not.toBeNull()
    tell({ question: 'rob', choices: [aChoice('rob 1', { player: 1 }), aChoice('rob 2', { player: 2 })] })
    expect(document.querySelectorAll('[data-testid=question] [data-choice]')).toHaveLength(2)
    const refusal = { text: 'First roll the dice.', article: 'turn' }
    tell({ question: 'before_roll', tools: [aTool('road', { ready: false, refusal })] })
    click('[data-tool=road]')
    expect(find('[data-testid=notice]')?.textContent).toContain('First roll the dice.')
  })
})
