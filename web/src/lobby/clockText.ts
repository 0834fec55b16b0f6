// A turn clock in a word or two.
import type { ClockRule } from '../wire'
import { t } from './words'

const DAY = 86_400

export function clockText(clock: ClockRule): string {
  if (clock.seconds % DAY === 0) return t('days', { n: clock.seconds / DAY })
  return clock.seconds % 60 === 0 && clock.seconds > 60
    ? t('minutes', { n: clock.seconds / 60 })
    : t('seconds', { n: clock.seconds })
}
