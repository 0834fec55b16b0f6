// What the server knows about cards and decks.

import { drop, get, post, put } from '../../../api'
import type { Kept, TableInfo } from '../../../wire'
import type { CardShelf, DeckReport, DeckText, DeckTrial, ReadyDeck, TrialGames } from '../wire'

const SHELF = '/me/shelf/duel'

export const api = {
  cards: () => get<CardShelf>('/cards'),
  readyDecks: () => get<ReadyDeck[]>('/decks'),
  checkDeck: (text: string) => post<DeckReport>('/decks/check', { text }),
  completeDeck: (text: string) => post<DeckText>('/decks/complete', { text }),
  tryDeck: (trial: DeckTrial) => post<TrialGames>('/decks/trials', trial),
  /** The decks of whoever is signed in. */
  kept: () => get<Kept[]>(SHELF),
  keep: (id: string, text: string, revision: number) =>
    put<Kept>(`${SHELF}/${encodeURIComponent(id)}`, { text, revision }),
  forget: (id: string) => drop(`${SHELF}/${encodeURIComponent(id)}`),
  /** Bring a deck to a table that asks for it. */
  bring: (table: string, text: string) => post<TableInfo>(`/tables/${encodeURIComponent(table)}/bring`, { text }),
}
