// When something happened, in words: the server notes use once an hour, so nothing finer is said.
import { settings } from '../settings.svelte'
import { t } from './words'

const HOUR = 3_600_000

export function when(at: number, now: number = Date.now()): string {
  const hours = Math.floor((now - at) / HOUR)
  if (hours < 1) return t('just_now')
  const relative = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  return hours < 24 ? relative.format(-hours, 'hour') : relative.format(-Math.floor(hours / 24), 'day')
}

export const day = (at: number): string => new Date(at).toLocaleDateString(settings.language, { dateStyle: 'medium' })
