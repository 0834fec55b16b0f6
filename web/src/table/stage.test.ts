import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../settings.svelte'
import { tempo } from '../tempo.svelte'
import type { Moment, Scene } from '../wire'
import { Stage, type Beat, type News } from './stage.svelte'
import { aMoment, anEvent } from './sample'

const scene = (turn: number): Scene => ({ turn, round: 1, points: [0, 0] })
const moment = (number: number, asks_you = false): Moment => ({
  ...aMoment(),
  number,
  asks_you,
  question: `q${number}`,
  scene: scene(number),
})

let stage: Stage
let told: number[]

/** Something that leads from one moment to the next. */
function enter(number: number, before = moment(number - 1)): void {
  const news = (): News => ({
    events: [anEvent({ number })],
    before,
    after: moment(number),
  })
  stage.enter({ news, done: () => told.push(number) })
}
const beat = (step: Beat['step'], length: number, more: Partial<Beat> = {}): Beat => ({ step, length, ...more })

beforeEach(() => {
  vi.useFakeTimers()
  settings.speed = 'normal'
  settings.motion = 'system'
  stage = new Stage()
  told = []
})
afterEach(() => vi.useRealTimers())

describe('without anybody who directs', () => {
  it('shows everything at once', () => {
    enter(1)
    enter(2)
    expect(told).toEqual([1, 2])
  })
})

describe('told in order', () => {
  it('takes one step after the other, whoever brought it, and shows what came only then', () => {
    const seen: string[] = []
    stage.director = () => [
      beat('cards', 300, { start: () => seen.push('cards') }),
      beat('throw', 700, { start: () => seen.push('throw') }),
      beat('light', 500, { start: () => seen.push('light') }),
      beat('light', 100, { start: () => seen.push('light too') }),
    ]
    enter(1)
    expect(seen).toEqual(['throw'])
    expect(stage.telling.map(({ number }) => number)).toEqual([1])
    vi.advanceTimersByTime(700)
    expect(seen).toEqual(['throw', 'light', 'light too'])
    vi.advanceTimersByTime(499)
    expect([seen.length, told]).toEqual([3, []])
    vi.advanceTimersByTime(301)
    expect(told).toEqual([1])
    expect([stage.telling, stage.moment]).toEqual([[], null])
  })

  it('shows the scene as it was, with what has been told of it', () => {
    const shows = (now: Scene, after: Scene): Scene => ({ ...now, round: after.turn })
    stage.director = () => [beat('throw', 100, { shows }), beat('cards', 100)]
    enter(5)
    expect(stage.moment?.scene).toMatchObject({ turn: 4, round: 5 })
    vi.advanceTimersByTime(150)
    expect(stage.moment?.scene).toMatchObject({ turn: 4, round: 5 })
  })

  it('asks nothing any more that has been answered, and goes on asking what has not', () => {
    stage.director = () => [beat('throw', 100)]
    enter(3, { ...moment(2, true), choices: [{ text: 'roll', verb: 'roll', label: 'Roll' }] })
    expect(stage.moment).toMatchObject({ asks_you: false, choices: [] })
    stage.finish()
    const asked = moment(2, true)
    stage.enter({
      news: () => ({ events: [], before: asked, after: { ...asked, number: 3 } }),
      done: () => undefined,
    })
    expect(stage.moment?.asks_you).toBe(true)
  })

  it('lets what comes meanwhile wait, and rests between two', () => {
    stage.director = () => [beat('cards', 400)]
    enter(1)
    enter(2)
    vi.advanceTimersByTime(400)
    expect(told).toEqual([1])
    vi.advanceTimersByTime(260 + 400)
    expect(told).toEqual([1, 2])
  })

  it('hurries when much waits, and catches up when too much does', () => {
    stage.director = () => [beat('cards', 1000)]
    for (let n = 1; n <= 5; n++) enter(n)
    vi.advanceTimersByTime(2000)
    expect(told.length).toBeGreaterThan(1)
    for (let n = 6; n <= 20; n++) enter(n)
    vi.advanceTimersByTime(1500)
    expect(told.length).toBeGreaterThan(12)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })
})

describe('what moves', () => {
  it('takes as long as its telling: less while much waits, and as usual afterwards', () => {
    settings.speed = 'slow'
    const seen: number[] = []
    stage.director = () => [beat('throw', 1000, { start: () => seen.push(tempo.now) })]
    for (let n = 1; n <= 5; n++) enter(n)
    vi.advanceTimersByTime(20_000)
    expect(told).toHaveLength(5)
    expect(seen).toEqual([1.7, 0.85, 1.7, 1.7, 1.7])
    expect(tempo.now).toBe(1.7)
  })
  it('is told to the styles', () => {
    tempo.hurry = 0.5
    tempo.apply()
    expect(document.documentElement.style.getPropertyValue('--tempo')).toBe('0.5')
    tempo.hurry = 1
  })
})

describe('a press', () => {
  it('ends what is told and shows all that waits, in its order', () => {
    stage.director = () => [beat('cards', 400)]
    for (const n of [1, 2, 3]) enter(n)
    stage.finish()
    expect(told).toEqual([1, 2, 3])
    vi.advanceTimersByTime(5000)
    expect(told).toEqual([1, 2, 3])
    enter(4)
    expect(told).toEqual([1, 2, 3])
    vi.advanceTimersByTime(400)
    expect(told).toEqual([1, 2, 3, 4])
  })
  it('is not needed where something newer has come: what waits is forgotten', () => {
    stage.director = () => [beat('cards', 400)]
    enter(1)
    stage.clear()
    vi.advanceTimersByTime(5000)
    expect([told, stage.moment]).toEqual([[], null])
  })
})

describe('speed', () => {
  it.each([
    ['slow', 1700],
    ['normal', 1000],
    ['fast', 500],
  ] as const)('%s', (speed, length) => {
    settings.speed = speed
    stage.director = () => [beat('cards', 1000)]
    enter(1)
    vi.advanceTimersByTime(length - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([1])
  })
  it('at once', () => {
    settings.speed = 'skip'
    stage.director = () => [beat('cards', 1000)]
    enter(1)
    expect(told).toEqual([1])
  })
})

describe('without motion', () => {
  it('nothing takes time but a small scene of its own', () => {
    settings.motion = 'off'
    const picture = { Picture: (() => undefined) as never, props: {} }
    stage.director = ({ events }) => [
      beat('throw', 700),
      ...(events[0]?.number === 2 ? [beat('scene', 2000, { picture })] : []),
    ]
    enter(1)
    expect(told).toEqual([1])
    enter(2)
    expect([told, stage.interlude]).toEqual([[1], picture])
    vi.advanceTimersByTime(2000)
    expect([told, stage.interlude]).toEqual([[1, 2], null])
  })
})

describe('sounds', () => {
  it('are heard with their beat, once', () => {
    const heard: string[] = []
    stage.onSound = (name) => heard.push(name)
    stage.director = () => [beat('throw', 700, { sound: 'dice' }), beat('cards', 100, { sound: 'card' })]
    enter(1)
    expect(heard).toEqual(['dice'])
    vi.advanceTimersByTime(800)
    expect(heard).toEqual(['dice', 'card'])
    expect([...stage.sounded]).toEqual(['dice', 'card'])
  })
})
