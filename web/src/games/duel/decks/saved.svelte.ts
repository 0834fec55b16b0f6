// The decks of this browser, kept in localStorage. Of each the text counts, so that it outlives every change of the page.

export interface SavedDeck {
  id: string
  text: string
  /** When it was changed last, in milliseconds. */
  at: number
}

export const KEY = 'hexhaven.decks'

const isSaved = (each: unknown): each is SavedDeck =>
  typeof each === 'object' &&
  each !== null &&
  typeof (each as SavedDeck).id === 'string' &&
  typeof (each as SavedDeck).text === 'string'

function read(): SavedDeck[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter(isSaved).map(({ id, text, at }) => ({ id, text, at: Number(at) || 0 }))
      : []
  } catch {
    return [] // storage forbidden or spoilt
  }
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).reduce((id, n) => id + n.toString(36), '')

class SavedDecks {
  #decks = $state.raw<SavedDeck[]>(read())
  /** The browser refused to keep something. */
  refused = $state(false)

  /** The deck changed last comes first. */
  get decks(): SavedDeck[] {
    return [...this.#decks].sort((a, b) => b.at - a.at)
  }

  find(id: string | null): SavedDeck | undefined {
    return this.#decks.find((deck) => deck.id === id)
  }

  /** Keep a text under an id, or as a deck of its own; returns its id. */
  put(text: string, id: string | null = null): string {
    const kept = { id: id ?? newId(), text, at: Date.now() }
    this.#write([...this.#known().filter((deck) => deck.id !== kept.id), kept])
    return kept.id
  }

  remove(id: string): void {
    this.#write(this.#known().filter((deck) => deck.id !== id))
  }

  /** Another window may have changed the list in the meantime: what is stored counts, if anything is. */
  #known(): SavedDeck[] {
    return this.refused ? this.#decks : read()
  }

  #write(decks: SavedDeck[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(decks))
      this.refused = false
    } catch {
      this.refused = true
    }
    this.#decks = decks
  }

  /** Follow what other windows do; returns how to stop. */
  follow(): () => void {
    const look = (event: StorageEvent): void => {
      if (event.key === KEY || event.key === null) this.#decks = read()
    }
    this.#decks = read()
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }
}

export const saved = new SavedDecks()
