// The citadel: a settlement that became a seat of magic. Its light burns when a wizard is there.
import { mark, tone, type Mark } from '../../../art/heraldry'
import { arch, spark, spire, tower } from './parts'
import { draw, type Drawing, dot, flip, o, p, STONE, VIOLET_D, w } from './strokes'

const side = (fill: string): Drawing => [...tower(-21, 18, 13, 25), spire(-21, -7, 17, 12, fill)]
const light = (wizard: boolean): Drawing =>
  wizard
    ? [o(0, -18, 4.5, '#ffd766'), spark(0, -35, 8), spark(-13, -28, 4), spark(14, -27, 4)]
    : [dot(0, -18, 3, VIOLET_D)]

/** Around (0, 0), for viewBox -42 -46 84 70. */
export function citadel(owner: Mark, wizard: boolean): string {
  const roof = tone(owner)
  return (
    draw([
      ...side(roof),
      flip(side(roof)),
      p('M-15,18V-2H15V18z', STONE),
      p('M-10,4V-22H10V4z', STONE),
      w('M2,-22H10V4H2z', '#1a1208', 0.16),
      p('M-14,-22L0,-44L14,-22z', roof),
      w('M0,-44L14,-22H2z', tone(owner, '-d'), 0.5),
      arch(-21, 6, 4, 8, wizard ? '#ffd766' : VIOLET_D),
      arch(21, 6, 4, 8, wizard ? '#ffd766' : VIOLET_D),
      p('M-10,18V3H10V18z', roof),
      ...light(wizard),
    ]) + mark(owner, 0, 10.5, 15, 10, 3.2)
  )
}
