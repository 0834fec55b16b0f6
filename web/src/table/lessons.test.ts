import { describe, expect, it, vi } from 'vitest'
import type { Lesson, Place } from '../wire'
import { Lessons } from './lessons.svelte'
import type { Session } from './session.svelte'

const NODE: Place = { kind: 'node', id: 7 }
const HEX: Place = { kind: 'hex', id: 3 }

const lesson = (key: string, more: Partial<Lesson> = {}): Lesson => ({
  key,
  title: key,
  text: '',
  article: null,
  passive: true,
  suggestion: null,
  shows: [],
  places: [],
  step: 1,
  steps: 1,
  ...more,
})

/** A guide that has said these things, one after the other. */
function guide(...said: Lesson[]) {
  const wish = vi.fn(async () => true)
  const present = { lesson: null as Lesson | null }
  const help = { placeOf: (text: string | null) => (text === 'city 7' ? NODE : null) }
  const lessons = new Lessons({ table: { present }, help, plays: true, wish } as unknown as Session)
  const say = (each: Lesson): void => {
    present.lesson = each
    lessons.follow(each)
  }
  said.forEach(say)
  return { lessons, wish, say }
}

describe('the lessons of a table', () => {
  it('can be read again, and lead back to the present', async () => {
    const { lessons, wish } = guide(lesson('welcome'), lesson('terrain'), lesson('numbers'))
    lessons.back()
    lessons.back()
    expect(lessons.read?.key).toBe('welcome')
    expect(lessons.canGoBack).toBe(false)
    await lessons.next()
    await lessons.next()
    expect(lessons.read?.key).toBe('numbers')
    expect(wish).not.toHaveBeenCalled()
    await lessons.next()
    expect(wish).toHaveBeenCalledWith({ type: 'next', lesson: 'numbers' })
  })
  it('come to the present when something else is said', () => {
    const { lessons, say } = guide(lesson('welcome'), lesson('terrain'))
    lessons.back()
    say(lesson('numbers'))
    expect(lessons.read?.key).toBe('numbers')
  })
  it('take other words for the same thing without losing the place', () => {
    const { lessons, say } = guide(lesson('welcome'), lesson('terrain'))
    lessons.back()
    say(lesson('terrain', { title: 'Gelände' }))
    expect(lessons.read?.key).toBe('welcome')
  })
  it('say whether the game waits for them', () => {
    expect(guide(lesson('welcome')).lessons.waits).toBe(true)
    expect(guide(lesson('roll', { passive: false })).lessons.waits).toBe(false)
    expect(guide().lessons.waits).toBe(false)
  })
  it('show the place of what they suggest, or those they speak of', () => {
    expect(guide(lesson('numbers', { places: [HEX] })).lessons.places).toEqual([HEX])
    expect(guide(lesson('city', { suggestion: 'city 7', places: [HEX] })).lessons.places).toEqual([NODE])
    expect(guide().lessons.places).toEqual([])
  })
})
