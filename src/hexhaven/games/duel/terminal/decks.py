"""Ready-made decks for the tournament in the terminal, where choosing 33 cards one by one is long."""

from collections.abc import Iterator

from hexhaven.games.duel.decks import Deck, phrase, ready_decks
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.tournament import DECK_SIZE

READY = "ready"  # the choice of a ready-made deck


def can_bring(d: Duel) -> bool:
    """Whether a deck is asked for and none has been begun."""
    return d.waiting_for() == q.DECK and int(d.number()) == DECK_SIZE and next(offered(d), None) is not None


def offered(d: Duel) -> Iterator[str]:
    """The ready-made decks of which every card is in the game."""
    for id, deck in ready_decks().items():
        if all(name in d.rules.kind_names for name in (*deck.cards, *deck.events)):
            yield id


def title(language: str, id: str) -> str:
    return phrase(language, f"ready.{id}")


def actions(deck: Deck) -> list[str]:
    """Everything that brings a deck: its cards, its events and the cards to begin with."""
    parts = (("deck", deck.cards), ("contribute", deck.events), ("start", deck.start))
    return [f"{verb} {name}" for verb, cards in parts for name, n in cards.items() for _ in range(n)]
