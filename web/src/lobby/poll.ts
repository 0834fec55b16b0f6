// Ask again and again, politely: only while the page is in view, never twice at once.
import { untrack } from 'svelte'

/** Call `ask` now and then every `every` milliseconds; returns how to stop. What it reads restarts no effect. */
export function poll(ask: () => Promise<void>, every = 5000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let asking = false

  async function round(): Promise<void> {
    clearTimeout(timer)
    if (stopped || asking || document.visibilityState === 'hidden') return
    asking = true
    await untrack(ask)
    asking = false
    if (!stopped) timer = setTimeout(round, every)
  }

  document.addEventListener('visibilitychange', round)
  void round()
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', round)
  }
}
