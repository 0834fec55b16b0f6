// How far this browser has seen a game: whoever comes back reads what happened since.

const KEY = 'hexhaven.seen'
const MOST = 30

type Seen = Record<string, number>

function read(): Seen {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Seen) : {}
  } catch {
    return {} // storage forbidden or spoilt: nothing was seen
  }
}

/** The number of the last event that was seen at a table; null for a table never looked at. */
export const lastSeen = (table: string): number | null => read()[table] ?? null

export function remember(table: string, number: number): void {
  const others = Object.entries(read()).filter(([id]) => id !== table)
  const kept = Object.fromEntries(others.slice(1 - MOST))
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [table]: number }))
  } catch {
    // A browser that stores nothing shows the last turns alone.
  }
}
