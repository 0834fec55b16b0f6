// What is said aloud to people who listen. One region for the whole page, so that sentences do not talk across each other.

const spoken = $state({ polite: '', urgent: '' })

/** Never heard, but a change: so the same sentence can be said twice. */
const MARK = '\u00a0'

const fresh = (text: string, before: string): string => (text === before ? text + MARK : text)

/** By then it has been heard: whoever reads through the page later shall not come across it. */
const LASTS = 8000

const ends: Partial<Record<keyof typeof spoken, ReturnType<typeof setTimeout>>> = {}

/** Say a sentence: politely when there is a pause, or at once if it is urgent ("your turn"). */
export function announce(text: string, { urgent = false }: { urgent?: boolean } = {}): void {
  const how = urgent ? 'urgent' : 'polite'
  spoken[how] = fresh(text, spoken[how])
  clearTimeout(ends[how])
  ends[how] = setTimeout(() => (spoken[how] = ''), LASTS)
}

/** What was urgent is so no longer: the turn is over, the table was left. */
export function hush(): void {
  clearTimeout(ends.urgent)
  spoken.urgent = ''
}

export const live = {
  get polite(): string {
    return spoken.polite
  },
  get urgent(): string {
    return spoken.urgent
  },
}
