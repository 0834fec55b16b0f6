// The sounds of the table: small files of our own, made by tools/sounds.py. None is fetched before sound is wanted, and
// chat has none.

import type { GamePart } from '../parts'
import { settings } from '../settings.svelte'
import type { Event } from '../wire'

/** A card that moves, dice, a horn, whose turn it is, something snatched, a victory, few seconds left, a piece that is set. */
export const SOUNDS = ['card', 'dice', 'horn', 'knock', 'snatch', 'victory', 'warn', 'wood'] as const
export type SoundName = (typeof SOUNDS)[number]

const FILES = import.meta.glob<string>('../sounds/*.mp3', { query: '?url', import: 'default', eager: true })
export const fileOf = (name: SoundName): string | undefined => FILES[`../sounds/${name}.mp3`]

/** A sound that comes later than this, in milliseconds, is about something else by then. */
const LATE = 250
/** No two throws sound the same: how much higher or lower one may be. */
const SCATTER = 0.05

let context: AudioContext | null = null
const loaded = new Map<SoundName, Promise<AudioBuffer | null>>()

const isWanted = (): boolean => settings.sound && settings.volume > 0

function audio(): AudioContext | null {
  if (!isWanted() || typeof AudioContext === 'undefined') return null
  if (!context) {
    context = new AudioContext()
    // A browser lets a page be heard only once it has been touched.
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake)
  }
  wake()
  return context
}

function wake(): void {
  if (context?.state === 'suspended') void context.resume()
}

async function fetchSound(out: AudioContext, name: SoundName): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(fileOf(name)!)
    return answer.ok ? await out.decodeAudioData(await answer.arrayBuffer()) : null
  } catch {
    return null
  }
}

/** Fetched once; a sound that could not be fetched is asked for again next time. */
function load(out: AudioContext, name: SoundName): Promise<AudioBuffer | null> {
  const known = loaded.get(name)
  if (known) return known
  const coming = fetchSound(out, name)
  loaded.set(name, coming)
  void coming.then((buffer) => buffer ?? loaded.delete(name))
  return coming
}

/** Fetch all of them, so that the first one is heard in time. */
export function getReady(): void {
  const out = audio()
  if (out) for (const name of SOUNDS) void load(out, name)
}

export async function play(name: SoundName): Promise<void> {
  const out = audio()
  if (!out) return
  const asked = performance.now()
  const buffer = await load(out, name)
  if (buffer && isWanted() && performance.now() - asked < LATE) start(out, buffer)
}

function start(out: AudioContext, buffer: AudioBuffer): void {
  const source = out.createBufferSource()
  source.buffer = buffer
  source.playbackRate.value = 1 + SCATTER * (2 * Math.random() - 1)
  const gain = out.createGain()
  gain.gain.value = settings.volume
  source.connect(gain).connect(out.destination)
  source.start()
}

/** The sounds of what happened, as the parts of the game have them, in its order. */
export function soundsOf(parts: readonly GamePart[], events: readonly Event[]): SoundName[] {
  const heard = Object.assign({}, ...parts.map((part) => part.sounds)) as Record<string, SoundName>
  return events.flatMap(({ verb }) => heard[verb] ?? [])
}
