// What is said aloud to people who listen. One region for the whole page, so that sentences do not talk across each other.

const spoken = $state({ polite: '', urgent: '' })

/** Never heard, but a change: so the same sentence can be said twice. */
const MARK = '\u00a0'

const fresh = (text: string, before: string): string => (text === before ? text + MARK : text)

/** Say a sentence: politely when there is a pause, or at once if it is urgent ("your turn"). */
export function announce(text: string, { urgent = false }: { urgent?: boolean } = {}): void {
  if (urgent) spoken.urgent = fresh(text, spoken.urgent)
  else spoken.polite = fresh(text, spoken.polite)
}

export const live = {
  get polite(): string {
    return spoken.polite
  },
  get urgent(): string {
    return spoken.urgent
  },
}
