// What the server tells of a player: `Lamp` in scene.py.

import type { Standing } from '#page/games/island/wire'
import { t } from './words'

interface Lamp {
  oil: number
  most: number
}
export const lampOf = ({ parts }: Standing): Lamp => parts!.lighthouse as Lamp

export function oilOf(standing: Standing): string {
  const { oil, most } = lampOf(standing)
  return t('oil', { n: oil, most })
}
