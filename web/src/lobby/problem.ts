// What went wrong, in words for people.
import { ApiError } from '../api'
import { t } from './words'

export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('problem', { text: String(error) })
  return error.code === 'offline' ? t('problem_offline') : error.message
}
