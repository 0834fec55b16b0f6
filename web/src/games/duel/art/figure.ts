// What people are drawn from: shoulders, a face, eyes, a beard.
import { COAL, dot, type Drawing, p, type Part, SKIN, SKIN_D, w } from './strokes'

export const shoulders = (fill: string): Part => p('M-23,27C-23,13 -13,8 -5,7H5C13,8 23,13 23,27z', fill)
export const face = (fill = SKIN): Drawing => [
  p('M-5,2H5V11Q0,15 -5,11z', fill),
  p('M-9,-12H9V-3C9,5 4,8 0,8S-9,5 -9,-3z', fill),
  w('M2,-12H9V-3C9,5 4,8 0,8C5,2 5,-6 2,-12z', SKIN_D, 0.4),
]
export const eyes = (y = -4): Drawing => [dot(-3.6, y, 1.2, COAL), dot(3.6, y, 1.2, COAL)]
export const beard = (fill: string, long = 10): Part =>
  p(`M-9.5,-4C-7,0 -4,1 0,0C4,1 7,0 9.5,-4C10,6 6,${long} 0,${long + 4}C-6,${long} -10,6 -9.5,-4z`, fill)
