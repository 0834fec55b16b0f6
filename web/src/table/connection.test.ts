import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import type { Update, Whole } from '../wire'
import { Connection, mergedChat, mergedLog, pauseBefore, stillMeant } from './connection.svelte'
import { FakeSocket } from './fakeSocket'
import { aMoment, anEvent, aPresent, aWhole } from './sample'

let sockets: FakeSocket[]
let table: Connection
const socket = () => sockets.at(-1)!

const whole = (change: Partial<Whole> = {}): Whole => aWhole({ version: 5, ...change })
const update = (change: Partial<Update> = {}): Update => ({
  type: 'update',
  version: 6,
  since: 5,
  kept: 0,
  events: [],
  chat: [],
  present: aPresent({ moment: aMoment({ number: 6 }) }),
  ...change,
})

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  table = new Connection('abc', (address) => {
    const made = new FakeSocket(address)
    sockets.push(made)
    return made
  })
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  settings.language = 'en'
})

describe('what the server tells', () => {
  it('begins with the whole table', () => {
    expect(table.link).toBe('connecting')
    socket().hear(whole({ you: 2 }))
    expect(table.link).toBe('open')
    expect(table.you).toBe(2)
    expect(socket().address).toContain('/api/tables/abc/play?language=')
  })

  it('takes an update that follows', () => {
    socket().hear(whole())
    socket().hear(update())
    expect(table.version).toBe(6)
    expect(table.moment?.number).toBe(6)
    expect(socket().sent).toEqual([])
  })

  it('takes news about who is there, which have no version of their own', () => {
    socket().hear(whole())
    const present = aPresent()
    present.info.spectators = 3
    socket().hear(update({ version: 5, since: 5, present }))
    expect(table.present?.info.spectators).toBe(3)
  })

  it('asks for everything once after a gap, and leaves old news alone', () => {
    socket().hear(whole())
    socket().hear(update({ since: 7, version: 8 }))
    socket().hear(update({ since: 8, version: 9 }))
    expect(socket().sent.map((message) => message.type)).toEqual(['look'])
    expect(table.version).toBe(5)
    socket().hear(whole({ version: 9 }))
    socket().hear(update({ since: 7, version: 8 }))
    expect(table.version).toBe(9)
    expect(socket().sent).toHaveLength(1)
  })

  it('asks for the setting when the game begins', () => {
    socket().hear(whole({ setting: null, present: aPresent({ moment: null }) }))
    socket().hear(update())
    expect(socket().last.type).toBe('look')
  })

  it('strikes what was taken back off the log', () => {
    const log = [1, 2, 3].map((number) => anEvent({ number }))
    expect(mergedLog(log, { kept: 2, events: [] }).map((event) => event.number)).toEqual([1, 2])
    const again = mergedLog(log, { kept: 2, events: [anEvent({ number: 3, what: 'end' })] })
    expect(again[2]?.what).toBe('end')
  })

  it('does not repeat a line of the chat', () => {
    const line = (number: number) => ({ number, seat: 0, name: 'Ada', text: 'x', at: 0 })
    expect(mergedChat([line(1), line(2)], [line(2), line(3)]).map((l) => l.number)).toEqual([1, 2, 3])
  })

  it('tells listeners only what is new', () => {
    const heard: number[] = []
    table.onNews((news) => heard.push(...news.events.map((event) => event.number)))
    socket().hear(whole({ log: [anEvent({ number: 1 })] }))
    socket().hear(update({ kept: 1, events: [anEvent({ number: 2 })] }))
    expect(heard).toEqual([2])
  })
})

describe('breaks', () => {
  it('waits longer each time, but not for ever', () => {
    expect(pauseBefore(0, 0.5)).toBe(400)
    expect(pauseBefore(2, 0.5)).toBe(1600)
    expect(pauseBefore(30, 0.5)).toBe(4000)
  })

  it('says so, comes back by itself, and knows the table again', () => {
    socket().hear(whole())
    socket().drop()
    expect(table.link).toBe('reconnecting')
    vi.advanceTimersByTime(700)
    expect(sockets).toHaveLength(2)
    expect(table.link).toBe('reconnecting')
    socket().hear(whole({ version: 12 }))
    expect(table.link).toBe('open')
    expect(table.version).toBe(12)
  })

  it('hurries when the network is back', () => {
    socket().hear(whole())
    socket().drop()
    table.hurry()
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(5000)
    expect(sockets).toHaveLength(2)
  })

  it('gives up where there is no such table', () => {
    socket().drop(4404)
    vi.advanceTimersByTime(60_000)
    expect(table.link).toBe('closed')
    expect(table.closedWith).toBe(4404)
    expect(sockets).toHaveLength(1)
  })

  it('sends an act again whose moment still stands', async () => {
    socket().hear(whole())
    const reply = table.act('roll')
    const sent = socket().last
    socket().drop()
    vi.advanceTimersByTime(700)
    socket().hear(whole())
    expect(socket().last).toEqual(sent)
    socket().hear({ type: 'done', id: sent.id, version: 6 })
    expect((await reply).type).toBe('done')
  })

  it('does not do something twice when it may have been done', async () => {
    socket().hear(whole())
    const reply = table.act('roll')
    socket().drop()
    vi.advanceTimersByTime(700)
    socket().hear(whole({ version: 6, present: aPresent({ moment: aMoment({ number: 9 }) }) }))
    expect(socket().sent).toEqual([])
    expect((await reply).type).toBe('lost')
  })

  it('notices a dead line by its silence', () => {
    socket().hear(whole())
    void table.act('roll')
    vi.advanceTimersByTime(13_000)
    expect(sockets).toHaveLength(2)
    expect(table.link).toBe('reconnecting')
  })
})

describe('acts', () => {
  const stale = (id: number) => ({ type: 'problem', id, code: 'stale', text: '' })
  const moment = (number: number, label = 'Roll the dice') =>
    aPresent({ moment: aMoment({ number, choices: [{ text: 'roll', verb: 'roll', label }] }) })

  it('name their moment', () => {
    socket().hear(whole({ present: moment(5) }))
    void table.act('roll')
    expect(socket().last).toMatchObject({ type: 'act', text: 'roll', moment: 5 })
  })

  it('are sent again when the same choice still stands', async () => {
    socket().hear(whole({ present: moment(5) }))
    const reply = table.act('roll')
    const first = socket().last
    socket().hear(stale(first.id))
    await vi.advanceTimersByTimeAsync(0)
    socket().hear(update({ present: moment(6) }))
    await vi.advanceTimersByTimeAsync(0)
    expect(socket().last).toMatchObject({ text: 'roll', moment: 6 })
    expect(socket().last.id).not.toBe(first.id)
    socket().hear({ type: 'done', id: socket().last.id, version: 7 })
    expect((await reply).type).toBe('done')
  })

  it('are dropped when the choice means something else now', async () => {
    socket().hear(whole({ present: moment(5, 'Accept: give 1 ore') }))
    const reply = table.act('roll')
    socket().hear(update({ present: moment(6, 'Accept: give 2 ore') }))
    socket().hear(stale(socket().last.id))
    expect((await reply).type).toBe('problem')
    expect(socket().sent).toHaveLength(1)
  })

  it('are sent again three times at most', async () => {
    socket().hear(whole({ present: moment(5) }))
    const reply = table.act('roll')
    for (let n = 6; n < 12; n++) {
      socket().hear(update({ version: n, since: n - 1, present: moment(n) }))
      socket().hear(stale(socket().last.id))
      await vi.advanceTimersByTimeAsync(0)
    }
    expect((await reply).type).toBe('problem')
    expect(socket().sent).toHaveLength(4)
  })

  it('of one’s own words hold within a turn', () => {
    const now = aMoment({ number: 2, talk: ['offer'] })
    expect(stillMeant('offer 1 ore for 1 wool to all', aMoment({ number: 1 }), now)).toBe(true)
    expect(stillMeant('propose 1 ore for 1 wool', aMoment({ number: 1 }), now)).toBe(false)
    const later = aMoment({ number: 2, talk: ['offer'] })
    later.scene.turn = 3
    expect(stillMeant('offer 1 ore for 1 wool to all', aMoment({ number: 1 }), later)).toBe(false)
  })

  it('can be waited for until they are seen', async () => {
    socket().hear(whole({ present: moment(5) }))
    let seen = false
    void table.actAndSee({ text: 'roll', verb: 'roll', label: '' }).then(() => (seen = true))
    socket().hear({ type: 'done', id: socket().last.id, version: 6 })
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toBe(false)
    socket().hear(update())
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toBe(true)
  })
})

describe('other wishes', () => {
  it('gets the reasons of a refusal and the hints', async () => {
    socket().hear(whole())
    const why = table.ask({ type: 'why_not', text: 'road 1-2' })
    socket().hear({
      type: 'refused',
      id: socket().last.id,
      text: 'road 1-2',
      refusal: { text: 'No.', article: 'edges' },
    })
    expect(await why).toMatchObject({ type: 'refused', refusal: { article: 'edges' } })
    const hint = table.ask({ type: 'hint' })
    socket().hear({ type: 'hints', id: socket().last.id, advice: [] })
    expect(await hint).toMatchObject({ type: 'hints' })
  })

  it('changes the language once', () => {
    socket().hear(whole())
    table.speak('de')
    table.speak('de')
    expect(socket().sent).toMatchObject([{ type: 'look', language: 'de' }])
  })

  it('never uses a number twice', () => {
    socket().hear(whole())
    for (let i = 0; i < 5; i++) void table.ask({ type: 'hint' })
    expect(new Set(socket().sent.map((message) => message.id)).size).toBe(5)
  })
})
