"""Whether a deck may be played in the tournament game, and every reason why not."""

from collections.abc import Iterable, Iterator

from hexhaven.games.duel.decks.deck import OWED_EVENTS, Deck, total
from hexhaven.games.duel.decks.finding import Problem
from hexhaven.games.duel.decks.library import (
    BASE,
    CENTRE_CARDS,
    REGIONS,
    THEME_SETS,
    copies,
    is_event,
    kinds,
    sets_with,
)
from hexhaven.games.duel.rules.tournament import DECK_SIZE, OWN_EVENTS, STARTERS_TAKEN

YEAR_END = "year-end"


def check(deck: Deck) -> list[Problem]:
    """Everything the rules have against a deck; an empty list for one that may be played."""
    return [*sets(deck), *cards(deck), *start(deck), *events(deck)]


def is_legal(deck: Deck) -> bool:
    return not check(deck)


def most_copies(name: str, sets: Iterable[str]) -> int:
    """How many copies of a card, or of an event, a deck from these sets may have."""
    if name == YEAR_END or name not in kinds():
        return 0
    return max(0, copies(name, sets) - owed(name))


def owed(name: str) -> int:
    """Copies that are given away already: everybody brings one of these events (R175)."""
    return int(name in OWED_EVENTS)


def sets(deck: Deck) -> Iterator[Problem]:
    """A base game and at least one theme set, none of them twice."""
    used = [BASE, *deck.sets]
    for name in dict.fromkeys(used):
        if name not in (BASE, *THEME_SETS):
            yield Problem("no_such_set", "duel-decks", {"word": name})
        elif used.count(name) > 1:
            yield Problem("set_twice", "R171", {"set": name})
    if not set(deck.sets) & set(THEME_SETS):
        yield Problem("no_theme_set", "duel-tournament")


def cards(deck: Deck) -> Iterator[Problem]:
    if deck.size() != DECK_SIZE:
        yield Problem("deck_size", "R92", {"n": deck.size(), "size": DECK_SIZE})
    for name, n in deck.cards.items():
        if is_event(name):
            yield Problem("event_in_deck", "R172", {"card": name})
        elif name in CENTRE_CARDS:
            yield Problem("centre_in_deck", "R172", {"card": name})
        elif name in REGIONS:
            yield Problem("region_in_deck", "R172", {"card": name})
        else:
            yield from supply(deck, name, n)


def supply(deck: Deck, name: str, n: int) -> Iterator[Problem]:
    """Only what lies in the boxes of the player, and only as often."""
    most = most_copies(name, deck.sets)
    if name not in kinds():
        yield Problem("no_such_card", "duel-decks", {"word": name})
    elif copies(name, deck.sets) == 0:
        yield Problem("set_not_used", "duel-decks", {"card": name, "sets": sets_with(name)})
    elif n > most and owed(name):
        yield Problem("too_many_events", "R175", {"card": name, "n": n, "most": most, "owed": owed(name)})
    elif n > most:
        yield Problem("too_many_copies", "R93", {"card": name, "n": n, "most": most})


def start(deck: Deck) -> Iterator[Problem]:
    n = total(deck.start)
    if n != STARTERS_TAKEN:
        yield Problem("start_size", "duel-decks", {"n": n, "size": STARTERS_TAKEN})
    for name, n in deck.start.items():
        if n > deck.copies(name):
            yield Problem(
                "start_not_in_deck", "duel-decks", {"card": name, "n": n, "most": deck.copies(name)}
            )


def events(deck: Deck) -> Iterator[Problem]:
    """Four of one's own, beside the Civil War and the Plague that everybody owes."""
    n = total(deck.events)
    if n != OWN_EVENTS:
        yield Problem("event_number", "R92", {"n": n, "size": OWN_EVENTS})
    for name, n in deck.events.items():
        if name == YEAR_END:
            yield Problem("year_end", "R175", {"card": name})
        elif name in CENTRE_CARDS or name in REGIONS or (name in kinds() and not is_event(name)):
            yield Problem("not_an_event", "duel-event-deck", {"card": name})
        else:
            yield from supply(deck, name, n)
