"""The deck builder of the tournament game, as the server asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexhaven.games.duel.decks import (
    Deck,
    DeckError,
    check,
    complete,
    mistake_text,
    problem_text,
    read_deck,
    ready_decks,
    write_deck,
)
from hexhaven.games.duel.scene.decks import card_shelf, deck_report, ready_shelf, trial_games
from hexhaven.games.duel.trial import Trial, TrialGame, play
from hexhaven.scene.builder import BadDeckError, DeckBuilder, Match, NoDeckError
from hexhaven.wire.decks import (
    MOST_TRIAL_GAMES,
    CardShelf,
    DeckReport,
    DeckText,
    DeckTrial,
    ReadyDeck,
    TrialGames,
)


@dataclass(frozen=True)
class TrialMatch(Match):
    trial: Trial

    def play(self, number: int) -> TrialGame:
        return play(self.trial, number)

    def told(self, games: Sequence[TrialGame]) -> TrialGames:
        return trial_games(self.trial, games)


class TournamentDecks(DeckBuilder):
    def shelf(self, language: str) -> CardShelf:
        return card_shelf(language)

    def ready(self, language: str) -> list[ReadyDeck]:
        return ready_shelf(language)

    def report(self, language: str, text: str) -> DeckReport:
        return deck_report(language, text)

    def understand(self, language: str, text: str) -> None:
        understood(language, text)

    def complete(self, language: str, text: str) -> DeckText:
        return DeckText(text=write_deck(complete(understood(language, text)), language))

    def match(self, language: str, wish: DeckTrial) -> TrialMatch:
        deck = playable(language, wish.text)
        return TrialMatch(Trial(deck, opponent(wish.opponent), MOST_TRIAL_GAMES, wish.seed))


def understood(language: str, text: str) -> Deck:
    """The deck of a text; its first mistake is told to whoever sent it."""
    try:
        return read_deck(text)
    except DeckError as error:
        raise BadDeckError(mistake_text(language, error.mistakes[0])) from None


def playable(language: str, text: str) -> Deck:
    deck = understood(language, text)
    if problems := check(deck):
        raise BadDeckError(problem_text(language, problems[0]))
    return deck


def opponent(id: str) -> Deck:
    found = ready_decks().get(id)
    if found is None:
        raise NoDeckError(id)
    return found


LAYER = TournamentDecks()
