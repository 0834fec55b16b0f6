"""Fill an unfinished deck with cards that suit what is there."""

from dataclasses import replace

from hexhaven.games.duel.decks.deck import Deck, add, more, total
from hexhaven.games.duel.decks.fit import best, early, fitting_event
from hexhaven.games.duel.decks.library import THEME_SETS, kinds
from hexhaven.games.duel.rules.tournament import DECK_SIZE, OWN_EVENTS, STARTERS_TAKEN

FIRST_SET = "science-progress"  # the rules recommend it to begin with


def complete(deck: Deck) -> Deck:
    """The same deck with what it lacks: 33 cards, three to start with, four events, a theme set.

    Nothing is taken out, so a deck that breaks other rules still does.
    """
    return with_events(with_start(with_cards(with_set(deck))))


def with_set(deck: Deck) -> Deck:
    """At least one theme set: those of the cards that are there, or the one to begin with."""
    if set(deck.sets) & set(THEME_SETS):
        return deck
    used = {kinds()[name].set for name in (*deck.cards, *deck.events) if name in kinds()}
    wanted = [each for each in THEME_SETS if each in used]
    return replace(deck, sets=(*deck.sets, *(wanted or [FIRST_SET])))


def with_cards(deck: Deck) -> Deck:
    while deck.size() < DECK_SIZE and (card := best(deck)):
        deck = add(deck, card)
    return deck


def with_start(deck: Deck) -> Deck:
    """Begin with the cards that help in the first turns."""
    while total(deck.start) < STARTERS_TAKEN and (card := best_start(deck)):
        deck = replace(deck, start=more(deck.start, card))
    return deck


def best_start(deck: Deck) -> str:
    """The best card to begin with that is not chosen yet; a second copy only if nothing else is left."""
    left = [name for name, n in deck.cards.items() if name in kinds() and deck.start.get(name, 0) < n]
    return max(left, key=lambda name: (-deck.start.get(name, 0), early(name)), default="")


def with_events(deck: Deck) -> Deck:
    while total(deck.events) < OWN_EVENTS and (event := fitting_event(deck)):
        deck = replace(deck, events=more(deck.events, event))
    return deck
