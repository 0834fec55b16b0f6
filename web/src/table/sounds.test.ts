import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { GamePart } from '../parts'
import { settings } from '../settings.svelte'
import { anEvent } from './sample'
import { SoundOffer } from './offer.svelte'

const FILES = Object.keys(import.meta.glob('../sounds/*.mp3')).map((path) => path.replace(/.*\/|\.mp3$/g, ''))

const started = vi.fn()
const fetched = vi.fn(async (address: string) => ({ ok: true, arrayBuffer: async () => address }))
class FakeAudio {
  state = 'suspended'
  destination = {}
  resume = vi.fn()
  createGain = () => ({ gain: { value: 1 }, connect: (next: unknown) => next })
  createBufferSource = () => ({
    buffer: '',
    playbackRate: { value: 1 },
    connect: (next: unknown) => next,
    start(): void {
      started(this.buffer)
    },
  })
  decodeAudioData = async (data: string): Promise<string> => data
}

/** The module as it is on a page that has just been loaded. */
const fresh = async (): Promise<typeof import('./sounds')> => import('./sounds')

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  settings.volume = 0.6
})

it('has a file for each name, and no other', async () => {
  const { SOUNDS, fileOf } = await fresh()
  expect(FILES.toSorted()).toEqual([...SOUNDS])
  for (const name of SOUNDS) expect(fileOf(name)).toContain(name)
})

it('fetches nothing and is silent while sound is off, or so soft that it cannot be heard', async () => {
  const { getReady, play } = await fresh()
  const { settings } = await import('../settings.svelte')
  settings.sound = false
  getReady()
  await play('dice')
  settings.sound = true
  settings.volume = 0
  await play('dice')
  expect([fetched, started].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

it('fetches a sound when it is first heard, and keeps it', async () => {
  const { fileOf, play } = await fresh()
  const { settings } = await import('../settings.svelte')
  settings.sound = true
  await play('snatch')
  await play('snatch')
  expect(fetched.mock.calls).toEqual([[fileOf('snatch')]])
  expect(started.mock.calls).toEqual([[fileOf('snatch')], [fileOf('snatch')]])
})

it('drops a sound that comes too late, and one that was switched off on its way', async () => {
  const { getReady, play } = await fresh()
  const { settings } = await import('../settings.svelte')
  settings.sound = true
  getReady()
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(900)
  await play('horn')
  clock.mockRestore()
  const coming = play('card')
  settings.sound = false
  await coming
  expect(started).not.toHaveBeenCalled()
})

it('asks again for a sound that could not be fetched', async () => {
  const { play } = await fresh()
  const { settings } = await import('../settings.svelte')
  settings.sound = true
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await play('wood')
  expect(started).not.toHaveBeenCalled()
  await play('wood')
  expect(started).toHaveBeenCalledOnce()
})

it('hears what happened as the parts of the game do, the later part first', async () => {
  const { soundsOf } = await fresh()
  const parts = [{ sounds: { roll: 'dice', set: 'wood' } }, { sounds: { set: 'card' } }] as unknown as GamePart[]
  const events = ['roll', 'think', 'set'].map((verb) => anEvent({ verb }))
  expect(soundsOf(parts, events)).toEqual(['dice', 'card'])
})

it('the offer stands from the first roll until the turn is over, and is not made twice', () => {
  const offer = new SoundOffer()
  expect(offer.isOpen).toBe(false)
  offer.make(1)
  const seen = [0, 1, 1, 2].map((turn) => {
    offer.follow(turn)
    return offer.isOpen
  })
  expect(seen).toEqual([true, true, true, false])
  offer.make(1)
  expect(offer.isOpen).toBe(false)
})

it('an answer is remembered and ends every offer', () => {
  const [offer, another] = [new SoundOffer(), new SoundOffer()]
  offer.make(0)
  expect([offer.isOpen, settings.hasChosenSound]).toEqual([true, false])
  offer.answer(false)
  expect(JSON.parse(localStorage.getItem('hexhaven.settings')!).sound).toBe(false)
  another.make(0)
  expect([offer.isOpen, another.isOpen]).toEqual([false, false])
})

it('yes is heard at once', async () => {
  const { SoundOffer } = await import('./offer.svelte')
  new SoundOffer().answer(true)
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  expect(fetched).toHaveBeenCalledOnce()
})
