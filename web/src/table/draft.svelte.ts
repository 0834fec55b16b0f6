// A deal in the making.

import type { Deal } from '../wire'
import { changed, type Cards } from './deals'

export class Draft {
  give = $state.raw<Cards>({})
  get = $state.raw<Cards>({})

  get deal(): Deal {
    return { give: this.give, get: this.get }
  }
  get isEmpty(): boolean {
    return Object.keys(this.give).length + Object.keys(this.get).length === 0
  }

  /** Put a card on one side; one that lies on the other side goes back first. */
  change(side: 'give' | 'get', kind: string, by: number): void {
    const other = side === 'give' ? 'get' : 'give'
    if (by > 0 && (this[other][kind] ?? 0) > 0) this[other] = changed(this[other], kind, -by)
    else this[side] = changed(this[side], kind, by)
  }

  /** Give no more than one holds. */
  clamp(hand: Cards): void {
    for (const [kind, n] of Object.entries(this.give)) {
      const have = hand[kind] ?? 0
      if (n > have) this.give = changed(this.give, kind, have - n)
    }
  }

  clear(): void {
    this.give = {}
    this.get = {}
  }
}
