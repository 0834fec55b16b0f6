// A picture for every kind of card of the card game, by its name.
import { BUILT } from './buildings'
import { EVENTS } from './events'
import { MAGIC, SPELLS } from './magic'
import { FOLK } from './folk'
import { KNIGHTS } from './knights'
import { CREAM, box, draw, type Drawing, s } from './strokes'
import { UNITS } from './units'
import { WIZARDS } from './wizards'

const PICTURES: Record<string, () => Drawing> = {
  ...BUILT,
  ...UNITS,
  ...KNIGHTS,
  ...FOLK,
  ...WIZARDS,
  ...SPELLS,
  ...MAGIC,
  ...EVENTS,
}

/** A plain card, for a kind that has no picture of its own yet. */
const BLANK = (): Drawing => [box(-15, -22, 30, 44, CREAM), s('M-8,-12H8M-8,-4H8M-8,4H3')]

export const hasPicture = (name: string): boolean => name in PICTURES

const drawn = new Map<string, string>()

/** The picture of a card, for viewBox -42 -32 84 63. */
export function picture(name: string): string {
  const there = drawn.get(name)
  if (there !== undefined) return there
  const made = draw((PICTURES[name] ?? BLANK)())
  drawn.set(name, made)
  return made
}
