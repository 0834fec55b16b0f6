// Small sounds made on the spot: wood, a knock, dice on felt, paper. Off until wanted, never for chat.

import type { GamePart } from '../parts'
import { settings } from '../settings.svelte'
import type { Event } from '../wire'

let context: AudioContext | null = null

function audio(): AudioContext | null {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined') return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

interface Strike {
  at?: number
  pitch: number
  length: number
  loud: number
  type?: OscillatorType
  fall?: number
}

/** A struck body: a tone that falls and dies away. */
function strike({ at = 0, pitch, length, loud, type = 'sine', fall = 0.6 }: Strike): void {
  const out = audio()
  if (!out) return
  const start = out.currentTime + at
  const tone = out.createOscillator()
  const gain = out.createGain()
  tone.type = type
  tone.frequency.setValueAtTime(pitch, start)
  tone.frequency.exponentialRampToValueAtTime(Math.max(30, pitch * fall), start + length)
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud * settings.volume, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(gain).connect(out.destination)
  tone.start(start)
  tone.stop(start + length + 0.02)
}

/** A breath of noise through a filter: paper, felt. */
function rustle(at: number, length: number, pitch: number, loud: number): void {
  const out = audio()
  if (!out) return
  const start = out.currentTime + at
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length)
  const noise = out.createBufferSource()
  noise.buffer = buffer
  const filter = out.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  const gain = out.createGain()
  gain.gain.value = loud * settings.volume
  noise.connect(filter).connect(gain).connect(out.destination)
  noise.start(start)
}

export const sounds = {
  /** A piece set on the board. */
  wood(): void {
    strike({ pitch: 210, length: 0.09, loud: 0.5, type: 'triangle' })
    rustle(0, 0.03, 1800, 0.25)
  },
  /** Your turn. */
  knock(): void {
    strike({ pitch: 150, length: 0.12, loud: 0.55 })
    strike({ at: 0.13, pitch: 170, length: 0.14, loud: 0.5 })
  },
  dice(): void {
    for (const at of [0, 0.07, 0.13, 0.22]) {
      strike({ at, pitch: 320 + 90 * Math.random(), length: 0.05, loud: 0.3, type: 'triangle' })
      rustle(at, 0.04, 900, 0.2)
    }
  },
  card(): void {
    rustle(0, 0.12, 3200, 0.3)
  },
  /** The barbarians have landed. */
  horn(): void {
    strike({ pitch: 98, length: 0.28, loud: 0.5, type: 'sawtooth', fall: 1.06 })
    strike({ pitch: 147, length: 0.28, loud: 0.28, type: 'triangle', fall: 1.06 })
  },
  /** Somebody has won: three rising tones and a fourth above them. */
  victory(): void {
    for (const [i, pitch] of [262, 330, 392, 523].entries())
      strike({ at: i * 0.16, pitch, length: i === 3 ? 0.7 : 0.3, loud: 0.32, type: 'triangle', fall: 0.99 })
  },
  /** Few seconds left. */
  warn(): void {
    strike({ pitch: 520, length: 0.2, loud: 0.3, fall: 0.9 })
  },
}

export type SoundName = keyof typeof sounds

/** The sound of what happened, as the parts of the game have it; several things at once make one. */
export function soundOf(parts: readonly GamePart[], events: readonly Event[]): SoundName | null {
  const heard = Object.assign({}, ...parts.map((part) => part.sounds)) as Record<string, SoundName>
  const verb = events.findLast((event) => event.verb in heard)?.verb
  return verb ? heard[verb]! : null
}
