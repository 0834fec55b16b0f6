// What of the table is in sight: the tab of the sheet, what helps or lies beside the game, and where the viewer wants
// to be.

import { Helpers } from './helpers.svelte'

export type Side = { kind: 'article'; id: string } | { kind: 'almanac' } | { kind: 'settings' }
export const TABS = ['hand', 'works', 'trade', 'log', 'chat'] as const
export type Tab = (typeof TABS)[number]

export class Layout {
  readonly helpers = new Helpers()
  side = $state.raw<Side | null>(null)
  tab = $state<Tab>('hand')
  /** It takes the focus and forgets the wish. */
  wants = $state<'trade' | 'log' | 'chat' | null>(null)
  /** Lines of the chat that were not yet in sight. */
  unread = $state(0)

  openTab(tab: 'log' | 'chat'): void {
    this.side = null
    this.tab = tab
    this.wants = tab
  }
  showTrade(): void {
    this.tab = 'trade'
    this.helpers.open('trade')
  }
  openTrade(): void {
    this.showTrade()
    this.wants = 'trade'
  }
  openArticle(id: string): void {
    this.side = { kind: 'article', id }
  }
  toggleSide(kind: 'almanac' | 'settings'): void {
    const shown = this.side?.kind === kind || (kind === 'almanac' && this.side?.kind === 'article')
    this.side = shown ? null : { kind }
  }
}
