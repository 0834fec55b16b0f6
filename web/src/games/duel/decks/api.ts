// What the server knows about cards and decks.

import { get, post } from '../../../api'
import type { CardShelf, DeckReport, DeckText, DeckTrial, ReadyDeck, TrialGames } from '../wire'

export const api = {
  cards: () => get<CardShelf>('/cards'),
  readyDecks: () => get<ReadyDeck[]>('/decks'),
  checkDeck: (text: string) => post<DeckReport>('/decks/check', { text }),
  completeDeck: (text: string) => post<DeckText>('/decks/complete', { text }),
  tryDeck: (trial: DeckTrial) => post<TrialGames>('/decks/trials', trial),
}
