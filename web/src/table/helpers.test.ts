import { beforeEach, describe, expect, it } from 'vitest'
import { Helpers, type Helper } from './helpers.svelte'

const helper = (name: string, change: Partial<Helper> = {}): Helper => ({
  name,
  icon: 'star',
  label: name,
  here: true,
  Panel: (() => undefined) as unknown as Helper['Panel'],
  ...change,
})
const trade = helper('trade')
const works = helper('works')
const guide = (call: string): Helper => helper('guide', { call, here: call !== '' })

let helpers: Helpers
/** What is open once the page has been drawn. */
function open(...all: Helper[]): string | undefined {
  helpers.follow(all)
  return helpers.shown(all.filter(({ here }) => here))?.name
}
beforeEach(() => (helpers = new Helpers()))

describe('what stands beside the board', () => {
  it('is one thing at a time: the first, until another is opened', () => {
    expect(open(works, trade)).toBe('works')
    helpers.press(trade, [works, trade])
    expect(open(works, trade)).toBe('trade')
  })

  it('is folded by a press on what is open, and comes back by another', () => {
    helpers.follow([works, trade])
    helpers.press(works, [works, trade])
    expect(open(works, trade)).toBeUndefined()
    helpers.press(works, [works, trade])
    expect(open(works, trade)).toBe('works')
  })

  it('opens what calls, even where all were folded, and goes back when it has ended', () => {
    helpers.open('trade')
    helpers.folded = true
    expect(open(guide('roll'), works, trade)).toBe('guide')
    expect(open(guide(''), works, trade)).toBe('trade')
  })

  it('calls once for each thing: what was opened meanwhile stays', () => {
    expect(open(guide('roll'), trade)).toBe('guide')
    helpers.press(trade, [guide('roll'), trade])
    expect(open(guide('roll'), trade)).toBe('trade')
    expect(open(guide('build'), trade)).toBe('guide')
  })

  it('leaves open what the viewer had opened before it called', () => {
    const calling = helper('trade', { call: 'partner' })
    helpers.open('trade')
    expect(open(works, calling)).toBe('trade')
    expect(open(works, trade)).toBe('trade')
  })

  it('does not push aside what waits for the viewer, unless they ask for it', () => {
    const waiting = helper('guide', { call: 'read', waits: true })
    expect(open(waiting, trade)).toBe('guide')
    expect(open(waiting, helper('trade', { call: 'reply' }))).toBe('guide')
    expect(open(waiting, helper('hint', { call: 'asked', wanted: true }))).toBe('hint')
    expect(open(guide(''), helper('trade', { call: 'reply' }))).toBe('trade')
  })

  it('stays folded when something is opened that is elsewhere', () => {
    helpers.follow([works])
    helpers.folded = true
    helpers.open('trade')
    expect(open(works)).toBeUndefined()
  })

  it('opens the first of several that call at once', () => {
    expect(open(guide('event'), helper('card', { call: 'riots' }), trade)).toBe('guide')
    expect(open(guide(''), helper('card', { call: 'riots' }), trade)).toBe('card')
  })
})
