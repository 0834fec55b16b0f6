// "Sound on?": whoever has never chosen is asked once at a table, from its first roll until a turn of theirs is over.

import { settings } from '../settings.svelte'
import { play } from './sounds'

export class SoundOffer {
  #made = $state(false)
  #over = $state(false)
  /** It lasts until a turn of this player is over, */
  #whose = -1
  /** which has begun. */
  #begun = false

  get isOpen(): boolean {
    return this.#made && !this.#over && !settings.hasChosenSound
  }

  make(whose: number): void {
    if (this.#made) return
    this.#made = true
    this.#whose = whose
  }

  /** It is this player's turn. */
  follow(turn: number): void {
    if (!this.#made) return
    if (turn === this.#whose) this.#begun = true
    else if (this.#begun) this.#over = true
  }

  answer(on: boolean): void {
    settings.sound = on
    void play('knock')
  }
}
