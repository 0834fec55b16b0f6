import { KEY } from '../decks/key'

/** Decks that wait in this browser go to whoever is known now; mostly there are none, and nothing is loaded. */
export function takeOver(): void {
  if (waits()) void import('../decks/saved.svelte').then(({ saved }) => saved.load())
}

function waits(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false // storage is forbidden
  }
}
