// Keys of the card table. Nothing happens while somebody types, or together with Ctrl, Alt or Cmd.

import { toggleTrading } from '../../table/trading'
import { toolKeys } from './choosing'
import type { DuelPlay } from './duelPlay.svelte'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** The n-th of what is offered side by side, or the n-th tool. */
function number(duel: DuelPlay, key: string): void {
  const { ask, others } = duel
  if (ask?.kind !== 'reply' && duel.isAsked && (ask || others.length > 0)) {
    const choice = [...(ask?.choices ?? []), ...others][Number(key) - 1]
    if (choice) void duel.do(choice)
    return
  }
  for (const [name, its] of toolKeys(duel.tools)) if (its === key) duel.use(name)
}

function answer(duel: DuelPlay, verb: 'accept' | 'decline'): void {
  const choice = duel.moment?.choices.find((each) => each.verb === verb)
  if (choice) void duel.do(choice)
}

const PRESSED: Record<string, (duel: DuelPlay) => void> = {
  d: (duel) => duel.use('roll'),
  e: (duel) => duel.use('end'),
  t: (duel) => duel.use('trade'),
  y: (duel) => answer(duel, 'accept'),
  n: (duel) => answer(duel, 'decline'),
  x: ({ session }) => toggleTrading(session),
  z: ({ session }) => void (session.table.present?.can_take_back && session.wish({ type: 'take_back' })),
  h: ({ session }) => void session.help.ask(),
  '/': ({ session }) => session.layout.toggleSide('almanac'),
  '?': ({ session }) => session.layout.toggleSide('settings'),
  l: ({ session }) => session.layout.openTab('log'),
  c: ({ session }) => session.layout.openTab('chat'),
  '+': (duel) => duel.zoom.by(1),
  '=': (duel) => duel.zoom.by(1),
  '-': (duel) => duel.zoom.by(-1),
  '0': (duel) => duel.zoom.out(),
}

/** Answer a key; true if it was one of ours. */
export function press(duel: DuelPlay, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false
  if (event.key === 'Escape') return escape(duel, event)
  if (isTyping(event.target)) return false
  if (/^[1-9]$/.test(event.key)) {
    number(duel, event.key)
    return true
  }
  const act = PRESSED[event.key.toLowerCase()]
  act?.(duel)
  return act !== undefined
}

function escape(duel: DuelPlay, event: KeyboardEvent): boolean {
  if (isTyping(event.target)) (event.target as HTMLElement).blur()
  if (duel.cancel()) return true
  if (!duel.session.layout.side) return false
  duel.session.layout.side = null
  return true
}
