import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Moment } from '../../wire'
import { Connection } from '../../table/connection.svelte'
import { FakeSocket } from '../../table/fakeSocket'
import { press } from './keys'
import island from './game'
import { BoardHand } from './hand.svelte'
import { Session } from '../../table/session.svelte'
import { aChoice, aMarket, aMoment, anInfo, aPresent, aScene, aSeat, aSetting, aTool, at, aWhole } from './sample'
import { doing } from '../../table/seats'
import { replyOf } from './market'

let socket: FakeSocket
let session: Session
let hand: BoardHand
let version: number

/** Let the server tell a moment; the page follows it as it does on screen. */
function tell(change: Partial<Moment>, present: Partial<ReturnType<typeof aPresent>> = {}): void {
  const moment = aMoment({ number: ++version, ...change })
  socket.hear(aWhole({ version, present: aPresent({ moment, ...present }) }))
  hand.follow(moment)
}
const texts = () => socket.sent.flatMap((message) => ('text' in message ? [message.text] : []))
const last = () => socket.sent.at(-1)!
const done = () => socket.hear({ type: 'done', id: last().id, version })
const settle = () => vi.advanceTimersByTimeAsync(0)
const key = (key: string, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'target', { value: target })
  return press(hand, event)
}

beforeEach(() => {
  vi.useFakeTimers()
  version = 0
  socket = new FakeSocket()
  session = new Session(new Connection('abc', () => socket))
  session.parts = [island]
  hand = session.store(BoardHand)
  socket.hear(aWhole({ version }))
})
afterEach(() => {
  session.close()
  session.table.close()
  vi.useRealTimers()
})

const roads = [0, 1].map((id) => aChoice(`road ${aSetting().edges[id]!.name}`, { place: at('edge', id) }))

describe('tools', () => {
  it('do the one thing they can do at once', () => {
    tell({ tools: [aTool('roll')], choices: [aChoice('roll')] })
    hand.use('roll')
    expect(texts()).toEqual(['roll'])
  })

  it('light their places, and are put down again', () => {
    tell({ tools: [aTool('road')], choices: roads })
    expect(hand.lit).toEqual([])
    hand.use('road')
    expect(hand.lit.map((choice) => choice.text)).toEqual(roads.map((choice) => choice.text))
    hand.use('road')
    expect(hand.armed).toBeNull()
  })

  it('offer several things side by side', () => {
    const kinds = ['ore', 'wool'].map((kind) => aChoice(`monopoly ${kind}`, { get: { [kind]: 1 } }))
    tell({ tools: [aTool('monopoly')], choices: kinds })
    hand.use('monopoly')
    expect(hand.ask).toMatchObject({ kind: 'cards', due: 1 })
    hand.pick(kinds[1]!)
    expect(texts()).toEqual(['monopoly wool'])
  })

  it('that are not ready say why, and send nothing', () => {
    const refusal = { text: 'You do not hold enough cards for a city.', article: 'costs' }
    tell({ tools: [aTool('city', { ready: false, refusal })] })
    hand.use('city')
    expect(session.notice).toMatchObject({ kind: 'refused', article: 'costs' })
    expect(socket.sent).toEqual([])
    expect(hand.cancel()).toBe(true)
    expect(session.notice).toBeNull()
  })

  it('are put down when the moment takes them away', () => {
    tell({ tools: [aTool('road')], choices: roads })
    hand.use('road')
    tell({ tools: [aTool('road', { ready: false })], choices: [] })
    expect(hand.armed).toBeNull()
  })

  it('rest for somebody who watches, and while the game does', () => {
    tell({ tools: [aTool('roll')], choices: [aChoice('roll')] }, { info: anInfo({ status: 'paused' }) })
    hand.use('roll')
    expect(socket.sent).toEqual([])
  })
})

describe('places', () => {
  it('are lit at once when the question asks for one', () => {
    tell({ question: 'robber', choices: [aChoice('robber 3', { place: at('hex', 3) })] })
    expect(hand.lit).toHaveLength(1)
  })

  it('that are not lit are asked about, and crossed out', async () => {
    tell({ question: 'robber', choices: [aChoice('robber 3', { place: at('hex', 3) })] })
    void hand.tryAt(at('hex', 5))
    expect(last()).toMatchObject({ type: 'why_not', text: 'robber 5' })
    socket.hear({
      type: 'refused',
      id: last().id,
      text: 'robber 5',
      refusal: { text: 'It must move.', article: '1.G.a' },
    })
    await settle()
    expect(session.notice).toMatchObject({ text: 'It must move.', article: '1.G.a', place: at('hex', 5) })
  })

  it('are shown when the game refuses them', async () => {
    tell({ tools: [aTool('road')], choices: roads })
    void session.do(roads[1]!)
    socket.hear({ type: 'refused', id: last().id, text: '', refusal: { text: 'No.', article: 'edges' } })
    await settle()
    expect(session.notice?.place).toEqual(at('edge', 1))
    expect(session.sending).toBeNull()
  })
})

describe('a click', () => {
  it('counts once the game has gone on, though the answer to the last one is still on its way', async () => {
    tell({ tools: [aTool('road')], choices: roads })
    hand.use('road')
    hand.pickPlace(roads[0]!)
    const first = last().id
    expect(hand.lit).toEqual([]) // nothing is lit that could not be clicked
    tell({ tools: [aTool('road')], choices: [roads[1]!] })
    hand.use('road')
    hand.pickPlace(roads[1]!)
    expect(texts()).toEqual(roads.map((road) => road.text))
    socket.hear({ type: 'done', id: first, version })
    await settle()
    expect(session.sending).toBe(roads[1]!.text) // the answer to the first click is none to the second
    done()
    await settle()
    expect(session.sending).toBeNull()
  })

  it('waits for an answer while the moment stands', () => {
    tell({ tools: [aTool('road')], choices: roads })
    void session.do(roads[0]!)
    void session.do(roads[1]!)
    expect(texts()).toEqual([roads[0]!.text])
  })
})

describe('cards to pick', () => {
  const discards = ['brick', 'wool', 'ore'].map((kind) => aChoice(`discard ${kind}`, { give: { [kind]: 1 } }))
  const seven = (due: number) => tell({ question: 'discard', due, choices: discards })

  it('are no more than are due, nor than one holds', () => {
    seven(3)
    for (let i = 0; i < 5; i++) hand.pick(discards[2]!) // one ore in the hand
    expect(hand.picked).toEqual({ ore: 1 })
    for (let i = 0; i < 5; i++) hand.pick(discards[1]!)
    expect(hand.picked).toEqual({ ore: 1, wool: 2 })
    expect(hand.pickedAll).toBe(true)
  })

  it('go one after the other, each in the moment that stands', async () => {
    seven(2)
    hand.pick(discards[0]!)
    hand.pick(discards[1]!)
    void hand.confirmPick()
    expect(last()).toMatchObject({ text: 'discard brick', moment: 1 })
    const first = last().id
    seven(1)
    socket.hear({ type: 'done', id: first, version: 2 })
    await settle()
    expect(last()).toMatchObject({ text: 'discard wool', moment: 2 })
    done()
    await settle()
    expect(hand.picked).toEqual({})
    expect(session.sending).toBeNull()
  })

  it('stop when one is refused', async () => {
    seven(2)
    hand.pick(discards[0]!)
    hand.pick(discards[1]!)
    void hand.confirmPick()
    socket.hear({ type: 'problem', id: last().id, code: 'not_running', text: 'Resting.' })
    await settle()
    expect(texts()).toEqual(['discard brick'])
    expect(session.notice?.text).toBe('Resting.')
  })

  it('are forgotten with their question', () => {
    seven(2)
    hand.pick(discards[0]!)
    tell({ question: 'robber' })
    expect(hand.picked).toEqual({})
  })
})

describe('trade', () => {
  it('sends what was put together, and clears it', async () => {
    tell({ talk: ['offer'] })
    hand.bargain.change('give', 'wool', 2)
    hand.bargain.change('get', 'ore', 1)
    void hand.propose()
    expect(texts()).toEqual(['offer 2 wool for 1 ore to all'])
    done()
    await settle()
    expect(hand.bargain.isEmpty).toBe(true)
  })

  it('leaves those out who do not trade', () => {
    const seats = [0, 1, 2].map((number) => aSeat(number, { not_trading: number === 2 ? 'game' : null }))
    tell({ talk: ['offer'] }, { info: anInfo({ seats }) })
    expect(hand.partners).toEqual([1])
    expect(doing(seats[2]!, aMoment()).text).toBe('not trading')
    hand.bargain.change('give', 'wool', 1)
    hand.bargain.change('get', 'ore', 1)
    void hand.propose()
    expect(texts()).toEqual(['offer 1 wool for 1 ore to 1'])
  })

  it('is refused for a turn by a key, and taken up again by it', () => {
    tell({})
    key('x')
    expect(last()).toMatchObject({ type: 'not_trading', lasting: 'turn' })
    for (const not_trading of ['turn', 'game'] as const) {
      tell({}, { info: anInfo({ seats: [0, 1, 2].map((number) => aSeat(number, { not_trading })) }) })
      key('x')
      expect(last()).toMatchObject({ type: 'not_trading', lasting: null })
    }
  })

  it('remembers what one declined', () => {
    const scene = () => aScene({ turn: 1, market: aMarket() })
    const reply = { question: 'reply', talk: ['propose'], choices: [aChoice('decline')] }
    tell({ ...reply, scene: scene() })
    hand.decline()
    done()
    tell({ asks_you: false, scene: aScene({ turn: 1 }) })
    tell({ ...reply, scene: scene() })
    expect(hand.bargain.declining).not.toBeNull()
  })

  it('brings the phone to the trade tab when there are partners to choose from, and back', () => {
    tell({ question: 'reply', choices: [aChoice('decline')], scene: aScene({ turn: 1, market: aMarket() }) })
    expect(session.layout.tab).toBe('hand')
    tell({ question: 'partner', choices: [aChoice('withdraw')], scene: aScene({ market: aMarket() }) })
    expect(session.layout.tab).toBe('trade')
    tell({ question: 'before_roll' })
    expect(session.layout.tab).toBe('hand')
  })
})

describe('keys', () => {
  it('use tools by number and letter', () => {
    tell({ tools: [aTool('roll'), aTool('road'), aTool('end')], choices: [aChoice('roll'), ...roads] })
    expect(key('1')).toBe(true)
    expect(hand.armed).toBe('road')
    expect(key('Escape')).toBe(true)
    expect(hand.armed).toBeNull()
    key('d')
    expect(texts()).toEqual(['roll'])
  })

  it('pick cards and players by number', () => {
    tell({ question: 'rob', choices: [aChoice('rob 1', { player: 1 }), aChoice('rob 2', { player: 2 })] })
    key('2')
    expect(texts()).toEqual(['rob 2'])
  })

  it('answer offers', () => {
    const accept = aChoice('accept', { player: 1, give: {}, get: {} })
    tell({ question: 'reply', choices: [accept, aChoice('decline')], scene: aScene({ turn: 1, market: aMarket() }) })
    key('y')
    expect(texts()).toEqual(['accept'])
  })

  it('put answers aside one by one, then take the offer back', () => {
    const market = aMarket({
      answers: [{ player: 2, state: 'proposed', deal: { give: { ore: 1 }, get: { wool: 3 } } }],
    })
    const choices = [aChoice('trade 2', { player: 2 }), aChoice('withdraw')]
    tell({
      question: 'partner',
      tools: [aTool('trade', { verbs: ['trade', 'withdraw'] })],
      choices,
      scene: aScene({ market }),
    })
    key('n')
    expect(texts()).toEqual([])
    key('n')
    expect(texts()).toEqual(['withdraw'])
  })

  it('are left alone while somebody types, and with Ctrl', () => {
    tell({ tools: [aTool('roll')], choices: [aChoice('roll')] })
    expect(key('d', document.createElement('input'))).toBe(false)
    expect(press(hand, new KeyboardEvent('keydown', { key: 'd', ctrlKey: true }))).toBe(false)
    expect(socket.sent).toEqual([])
  })

  it('take back only what can be taken back', () => {
    tell({})
    key('z')
    expect(socket.sent).toEqual([])
    tell({}, { can_take_back: true })
    key('z')
    expect(last().type).toBe('take_back')
  })

  it('open the almanac, the settings, log and chat', () => {
    tell({})
    key('/')
    expect(session.layout.side?.kind).toBe('almanac')
    key('?')
    expect(session.layout.side?.kind).toBe('settings')
    key('c')
    expect(session.layout).toMatchObject({ side: null, tab: 'chat', wants: 'chat' })
    key('l')
    expect(session.layout).toMatchObject({ tab: 'log', wants: 'log' })
  })
})

describe('hints', () => {
  const alone = { info: anInfo({ seats: [aSeat(0), aSeat(1, { state: 'bot' }), aSeat(2, { state: 'bot' })] }) }

  it('are for games against bots', () => {
    tell({})
    expect(session.help.mayAsk).toBe(false)
    tell({}, alone)
    expect(session.help.mayAsk).toBe(true)
  })

  it('are shown, point to their place and are forgotten when the situation is another', async () => {
    tell({ tools: [aTool('road')], choices: roads }, alone)
    void session.help.ask()
    const advice = [{ text: roads[1]!.text, label: 'Build', score: 1, reasons: ['It leads far.'] }]
    socket.hear({ type: 'hints', id: last().id, advice })
    await settle()
    expect(session.help.hints).toHaveLength(1)
    session.help.point(roads[1]!.text)
    expect(session.help.pointed).toEqual([at('edge', 1)])
    tell({ tools: [aTool('road')], choices: roads }, alone)
    expect(session.help.hints).toHaveLength(1)
    tell({ question: 'robber' }, alone)
    expect(session.help.hints).toBeNull()
    expect(session.help.pointed).toEqual([])
  })
})

describe('what others do', () => {
  const moment = (change: Partial<Moment> = {}) => aMoment({ asks_you: false, waiting: [1], ...change })

  it('is said in a word', () => {
    expect(doing(aSeat(1, { away: true }), moment()).text).toContain('bot')
    expect(doing(aSeat(1, { present: false }), moment()).text).toBe('not connected')
    expect(doing(aSeat(1), moment())).toMatchObject({ text: 'deciding', busy: true })
    expect(doing(aSeat(0), moment())).toMatchObject({ text: 'playing', busy: false })
    expect(doing(aSeat(2, { state: 'bot', bot: 'greedy' }), moment()).text).toBe('bot, clever')
    const market = aMarket({ answers: [{ player: 2, state: 'declined', deal: null }] })
    const later = moment({ scene: aScene({ market }) })
    expect(doing(aSeat(2), later, replyOf(2, later)).text).toBe('declines')
  })
})
