// How long everything that moves takes, compared with the normal speed: as the visitor has chosen, and less while much
// waits to be told.

import { untrack } from 'svelte'
import { settings } from './settings.svelte'

class Tempo {
  /** The share of its time that something takes while the table is in a hurry. */
  hurry = $state(1)

  get now(): number {
    return settings.tempo * this.hurry
  }
  /** The tempo at which something sets out: it keeps it, whatever comes while it is on its way. */
  get atStart(): number {
    return untrack(() => this.now)
  }

  /** Let what is drawn by styles follow; to be called where an effect may live. */
  apply(): void {
    document.documentElement.style.setProperty('--tempo', String(this.now))
  }
}

export const tempo = new Tempo()
