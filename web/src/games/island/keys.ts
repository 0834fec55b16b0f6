// Keys of the table. Nothing happens while somebody types, or together with Ctrl, Alt or Cmd.

import { cardOf, toolKeys } from './asking'
import { toggleTrading } from '../../table/trading'
import type { BoardHand } from './hand.svelte'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Pick the n-th card or player of a question; true if it asks for one. */
function pickNumber(hand: BoardHand, n: number): boolean {
  const { ask } = hand
  if (ask?.kind === 'cards') {
    const kind = hand.kinds.filter((each) => ask.choices.some((choice) => cardOf(choice) === each))[n - 1]
    const choice = ask.choices.find((each) => cardOf(each) === kind)
    if (choice) hand.pick(choice)
    return true
  }
  if (ask?.kind !== 'players') return false
  const choice = ask.choices[n - 1]
  if (choice) void hand.session.do(choice)
  return true
}

function useNumber(hand: BoardHand, key: string): void {
  if (pickNumber(hand, Number(key))) return
  for (const [name, its] of toolKeys(hand.tools)) if (its === key) hand.use(name)
}

function yes(hand: BoardHand): void {
  if (hand.choice('accept')) return hand.accept()
  const row = hand.session.moment && hand.bargain.newest(hand.session.moment, hand.session.you)
  if (row?.choice) void hand.session.do(row.choice)
}

/** Decline the offer, put the newest answer aside, or take the offer back when no answer is left. */
function no(hand: BoardHand): void {
  if (hand.choice('decline')) return hand.decline()
  const row = hand.session.moment && hand.bargain.newest(hand.session.moment, hand.session.you)
  if (row) return hand.bargain.putAside(row.key)
  const withdraw = hand.choice('withdraw')
  if (withdraw) void hand.session.do(withdraw)
}

const confirm = (hand: BoardHand, event: KeyboardEvent): boolean => {
  const onButton = event.target instanceof Element && event.target.closest('button, a, [role="button"]') !== null
  if (onButton || !hand.pickedAll) return false
  void hand.confirmPick()
  return true
}

const PRESSED: Record<string, (hand: BoardHand) => void> = {
  d: (hand) => hand.use('roll'),
  e: (hand) => hand.use('end'),
  t: (hand) => hand.use('trade'),
  y: yes,
  n: no,
  x: (hand) => toggleTrading(hand.session),
  z: (hand) => void (hand.session.table.present?.can_take_back && hand.session.wish({ type: 'take_back' })),
  h: (hand) => void hand.session.help.ask(),
  '/': (hand) => hand.session.layout.toggleSide('almanac'),
  '?': (hand) => hand.session.layout.toggleSide('settings'),
  l: (hand) => hand.session.layout.openTab('log'),
  c: (hand) => hand.session.layout.openTab('chat'),
}

/** Answer a key; true if it was one of ours. */
export function press(hand: BoardHand, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false
  if (event.key === 'Escape') return escape(hand, event)
  if (isTyping(event.target)) return false
  if (event.key === 'Enter') return confirm(hand, event)
  if (event.key === 'Backspace' && hand.unpickLast()) return true
  if (/^[1-9]$/.test(event.key)) {
    useNumber(hand, event.key)
    return true
  }
  const act = PRESSED[event.key.toLowerCase()]
  act?.(hand)
  return act !== undefined
}

function escape(hand: BoardHand, event: KeyboardEvent): boolean {
  if (isTyping(event.target)) (event.target as HTMLElement).blur()
  if (hand.cancel()) return true
  if (hand.session.layout.side) {
    hand.session.layout.side = null
    return true
  }
  return false
}
