// Keys of the table. Nothing happens while somebody types, or together with Ctrl, Alt or Cmd.

import { cardOf, toolKeys } from './asking'
import type { Play } from './play.svelte'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Pick the n-th card or player of a question; true if it asks for one. */
function pickNumber(play: Play, n: number): boolean {
  const { ask } = play
  if (ask?.kind === 'cards') {
    const kind = play.kinds.filter((each) => ask.choices.some((choice) => cardOf(choice) === each))[n - 1]
    const choice = ask.choices.find((each) => cardOf(each) === kind)
    if (choice) play.pick(choice)
    return true
  }
  if (ask?.kind !== 'players') return false
  const choice = ask.choices[n - 1]
  if (choice) void play.do(choice)
  return true
}

function useNumber(play: Play, key: string): void {
  if (pickNumber(play, Number(key))) return
  for (const [name, its] of toolKeys(play.tools)) if (its === key) play.use(name)
}

function yes(play: Play): void {
  if (play.choice('accept')) return play.accept()
  const row = play.moment && play.bargain.newest(play.moment, play.you)
  if (row?.choice) void play.do(row.choice)
}

/** Decline the offer, put the newest answer aside, or take the offer back when no answer is left. */
function no(play: Play): void {
  if (play.choice('decline')) return play.decline()
  const row = play.moment && play.bargain.newest(play.moment, play.you)
  if (row) return play.bargain.putAside(row.key)
  const withdraw = play.choice('withdraw')
  if (withdraw) void play.do(withdraw)
}

const confirm = (play: Play, event: KeyboardEvent): boolean => {
  const onButton = event.target instanceof Element && event.target.closest('button, a, [role="button"]') !== null
  if (onButton || !play.pickedAll) return false
  void play.confirmPick()
  return true
}

const PRESSED: Record<string, (play: Play) => void> = {
  d: (play) => play.use('roll'),
  e: (play) => play.use('end'),
  t: (play) => play.use('trade'),
  y: yes,
  n: no,
  z: (play) => void (play.table.present?.can_take_back && play.wish({ type: 'take_back' })),
  h: (play) => void play.hint(),
  '/': (play) => play.toggleSide('almanac'),
  '?': (play) => play.toggleSide('settings'),
  l: (play) => play.openTab('log'),
  c: (play) => play.openTab('chat'),
}

/** Answer a key; true if it was one of ours. */
export function press(play: Play, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return false
  if (event.key === 'Escape') return escape(play, event)
  if (isTyping(event.target)) return false
  if (event.key === 'Enter') return confirm(play, event)
  if (event.key === 'Backspace' && play.unpickLast()) return true
  if (/^[1-9]$/.test(event.key)) {
    useNumber(play, event.key)
    return true
  }
  const act = PRESSED[event.key.toLowerCase()]
  act?.(play)
  return act !== undefined
}

function escape(play: Play, event: KeyboardEvent): boolean {
  if (isTyping(event.target)) (event.target as HTMLElement).blur()
  if (play.cancel()) return true
  if (play.side) {
    play.side = null
    return true
  }
  return false
}
