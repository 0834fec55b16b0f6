// What a table keeps of the barbarians' landing.

import type { News } from '../../table/connection.svelte'
import type { Session } from '../../table/session.svelte'
import { sounds } from '../../table/sounds'
import { battleOf, type Battle } from './battle'

export class Front {
  /** The battle that is told: until somebody rolls again, or the viewer puts it away. */
  battle = $state.raw<Battle | null>(null)
}

/** A battle is heard as well as told. */
export function hear(session: Session, news: News): boolean {
  const battle = battleOf(news)
  if (battle || news.events.some((event) => event.verb === 'rolled')) session.store(Front).battle = battle
  if (battle) sounds.horn()
  return battle !== null
}
