// What a table keeps of the barbarians' landing.

import type { Session } from '../../table/session.svelte'
import type { News } from '../../table/stage.svelte'
import { battleOf, type Battle } from './battle'

export class Front {
  /** The battle that is told: until somebody rolls again, or the viewer puts it away. */
  battle = $state.raw<Battle | null>(null)
}

/** A battle stays beside the board until the next throw. */
export function hear(session: Session, news: News): void {
  const battle = battleOf(news)
  if (battle || news.events.some((event) => event.verb === 'rolled')) session.store(Front).battle = battle
}
