// A tool in words, for people who listen: what it is, what it costs, what is missing.

import type { Tool } from '../wire'
import { spoken } from './deals'
import type { Session } from './session.svelte'
import { t } from './words'

export function toolLabel(session: Session, tool: Tool, name = tool.label): string {
  const cards = (set: Record<string, number>): string => spoken(set, (kind) => session.cardLabel(kind), t('nothing'))
  const told = [
    name,
    Object.keys(tool.price).length > 0 ? t('costs', { cards: cards(tool.price) }) : '',
    Object.keys(tool.missing).length > 0 ? t('missing', { cards: cards(tool.missing) }) : '',
    tool.ready ? '' : t('not_ready'),
  ]
  return told.filter(Boolean).join(', ')
}
