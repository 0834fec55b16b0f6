// What a visitor has chosen for this browser: language, theme, motion, sound. Kept in localStorage.

import { bring, isSpoken } from './words/spoken'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'off'
/** How fast the table tells what happens, and how long everything takes by it. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, skip: 0 } as const
export type Speed = keyof typeof SPEEDS

const KEY = 'hexhaven.settings'

interface Stored {
  language?: Language
  theme?: Theme
  motion?: Motion
  speed?: Speed
  sound?: boolean
  volume?: number
}

/** The first language the browser asks for that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((l) => tag.toLowerCase().split('-')[0] === l)
    if (found) return found
  }
  return 'en'
}

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Stored) : {}
  } catch {
    return {} // storage forbidden or spoilt: the defaults do
  }
}

const oneOf = <T extends string>(value: unknown, all: readonly T[], otherwise: T): T =>
  all.includes(value as T) ? (value as T) : otherwise

class Settings {
  #chosen = $state<Stored>(read())
  #systemStill = $state(false)

  constructor() {
    if (typeof matchMedia !== 'function') return
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    this.#systemStill = still.matches
    still.addEventListener('change', () => (this.#systemStill = still.matches))
  }

  get language(): Language {
    return oneOf(this.#chosen.language, LANGUAGES, preferredLanguage(navigator.languages ?? []))
  }
  /** Its words come first, so that nothing is without any; where they do not come, the old ones stay. */
  set language(value: Language) {
    if (isSpoken(value)) this.#choose({ language: value })
    else
      void bring(value).then(
        () => this.#choose({ language: value }),
        () => undefined,
      )
  }

  get theme(): Theme {
    return oneOf(this.#chosen.theme, ['system', 'light', 'dark'], 'system')
  }
  set theme(value: Theme) {
    this.#choose({ theme: value })
  }

  get motion(): Motion {
    return oneOf(this.#chosen.motion, ['system', 'off'], 'system')
  }
  set motion(value: Motion) {
    this.#choose({ motion: value })
  }

  /** Nothing may move: the visitor or the system asks for it. */
  get still(): boolean {
    return this.motion === 'off' || this.#systemStill
  }

  get speed(): Speed {
    return oneOf(this.#chosen.speed, Object.keys(SPEEDS) as Speed[], 'normal')
  }
  set speed(value: Speed) {
    this.#choose({ speed: value })
  }
  /** How long things shall take compared with the normal speed; nothing at all for whoever skips them. */
  get tempo(): number {
    return SPEEDS[this.speed]
  }

  /** Cards fly and dice tumble. */
  get moves(): boolean {
    return !this.still && this.tempo > 0
  }

  get sound(): boolean {
    return this.#chosen.sound === true
  }
  set sound(value: boolean) {
    this.#choose({ sound: value })
  }
  /** Whether they have said yes or no to it. */
  get hasChosenSound(): boolean {
    return this.#chosen.sound !== undefined
  }

  /** From 0 to 1. */
  get volume(): number {
    const volume = this.#chosen.volume
    return typeof volume === 'number' ? Math.min(1, Math.max(0, volume)) : 0.6
  }
  set volume(value: number) {
    this.#choose({ volume: value })
  }

  #choose(change: Stored): void {
    this.#chosen = { ...this.#chosen, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#chosen))
    } catch {
      // A browser that stores nothing keeps the choice until the page is left.
    }
  }

  /** Let the document follow the settings; to be called where an effect may live. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.language
    root.style.colorScheme = this.theme === 'system' ? 'light dark' : this.theme
    root.classList.toggle('still', this.still)
  }
}

export const settings = new Settings()
