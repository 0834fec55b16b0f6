"""The deck builder of the tournament game: what the server has addresses for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexhaven.core.game import State
from hexhaven.dealer import seed_from
from hexhaven.games.duel.bots.opening import possible_decks
from hexhaven.games.duel.decks import (
    Deck,
    DeckError,
    check,
    complete,
    mistake_text,
    phrase,
    problem_text,
    read_deck,
    ready_decks,
    write_deck,
)
from hexhaven.games.duel.decks.bringing import asks, choices_left, strangers
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.scene.decks import card_shelf, deck_report, ready_shelf, trial_games
from hexhaven.games.duel.trial import Trial, TrialGame, play
from hexhaven.games.duel.wire.decks import (
    MOST_TRIAL_GAMES,
    CardShelf,
    DeckReport,
    DeckText,
    DeckTrial,
    ReadyDeck,
    TrialGames,
)
from hexhaven.scene.services import Match, Service, Services, Shelf, UnfitError


@dataclass(frozen=True)
class TrialMatch(Match):
    trial: Trial
    first: int = 0
    count: int = 1

    @property
    def numbers(self) -> range:
        return range(self.first, min(self.first + self.count, MOST_TRIAL_GAMES))

    def play(self, number: int) -> TrialGame:
        return play(self.trial, number)

    def told(self, games: Sequence[TrialGame]) -> TrialGames:
        return trial_games(self.trial, games)


def report(language: str, deck: DeckText) -> DeckReport:
    return deck_report(language, deck.text)


def completed(language: str, deck: DeckText) -> DeckText:
    return DeckText(text=write_deck(complete(understood(language, deck.text)), language))


def match(language: str, wish: DeckTrial) -> TrialMatch:
    deck = playable(language, wish.text)
    trial = Trial(deck, opponent(language, wish.opponent), MOST_TRIAL_GAMES, wish.seed)
    return TrialMatch(trial, wish.first, wish.count)


def understood(language: str, text: str) -> Deck:
    """The deck of a text; its first mistake is told to whoever sent it."""
    try:
        return read_deck(text)
    except DeckError as error:
        raise UnfitError(mistake_text(language, error.mistakes[0])) from None


def playable(language: str, text: str) -> Deck:
    deck = understood(language, text)
    if problems := check(deck):
        raise UnfitError(problem_text(language, problems[0]))
    return deck


def opponent(language: str, id: str) -> Deck:
    found = ready_decks().get(id)
    if found is None:
        raise UnfitError(phrase(language, "no_deck"))
    return found


class Decks(Shelf):
    """Decks of one's own, for the tournament game."""

    def understand(self, language: str, text: str) -> None:
        understood(language, text)

    def asks(self, state: State, player: int) -> bool:
        return asks(state, player)

    def bring(self, language: str, state: State, player: int, text: str) -> list[str]:
        deck = playable(language, text)
        if not isinstance(state, Duel) or not state.rules.own_piles:
            raise UnfitError(phrase(language, "bring.no_decks"))
        if strange := strangers(state, deck):
            raise UnfitError(phrase(language, "bring.strange", {"cards": strange}))
        return list(choices_left(state, player, deck))

    def anything(self, state: State, word: str) -> str:
        if not isinstance(state, Duel) or not state.rules.own_piles:
            return ""
        decks = possible_decks(state)
        return write_deck(decks[seed_from(f"deck {word}")[0] % len(decks)])


LAYER = Services(
    shelf=Decks(),
    pages=["/decks"],
    asked=[
        Service("/cards", "Every card of the card game, set by set.", CardShelf, card_shelf),
        Service("/decks", "Ready-made decks, the one for beginners first.", list[ReadyDeck], ready_shelf),
        Service(
            "/decks/check",
            "What there is to say about a deck: mistakes in its text, problems, figures, suggestions.",
            DeckReport, report, DeckText,
        ),
        Service(
            "/decks/complete",
            "An unfinished deck with cards that suit it: nothing is taken out.",
            DeckText, completed, DeckText,
        ),
        Service(
            "/decks/trials",
            "Play a stretch of games of a deck against a ready-made one; ask for the next one afterwards.",
            TrialGames, match, DeckTrial, plays=True,
        ),
    ],
)  # fmt: skip
