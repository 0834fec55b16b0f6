"""Bringing a deck to a table of the tournament game: what is left to choose, question by question."""

from collections.abc import Iterator

from hexhaven.core.game import State
from hexhaven.games.duel.decks.deck import Cards, Deck, total
from hexhaven.games.duel.decks.library import is_event
from hexhaven.games.duel.rules.questions import DECK, EVENTS, STARTERS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.tournament import DECK_SIZE, OWN_EVENTS, STARTERS_TAKEN, fixed_copies

CHOOSING = (DECK, EVENTS, STARTERS)


def asks(state: State, player: int) -> bool:
    """Whether the game waits for cards of the player's deck."""
    return isinstance(state, Duel) and state.waiting_for() in CHOOSING and player in state.actors()


def strangers(d: Duel, deck: Deck) -> list[str]:
    """The cards, and events, of which the table does not have so many."""
    numbers = {name: kind for kind, name in enumerate(d.rules.kind_names)}
    wanted = [*deck.cards.items(), *deck.events.items()]
    return [name for name, n in wanted if n > copies_at(d, numbers.get(name, -1))]


def copies_at(d: Duel, kind: int) -> int:
    """How many copies of a card each player may bring to this table."""
    return 0 if kind < 0 else int(d.rules.collection[kind]) - int(fixed_copies(kind))


def choices_left(d: Duel, player: int, deck: Deck) -> Iterator[str]:
    """What the player still does to bring the deck, as texts of actions. Cards that were chosen by hand stay,
    and as many of the deck's are left out in their place."""
    realm = d.realms[player]
    chosen = named(d, bytes(realm.deck))
    cards = {name: n for name, n in chosen.items() if not is_event(name)}
    events = {name: n for name, n in chosen.items() if is_event(name)}
    more = beside(deck.cards, cards, DECK_SIZE)
    yield from (f"deck {name}" for name in more)
    yield from (f"contribute {name}" for name in beside(deck.events, events, OWN_EVENTS))
    hand = named(d, bytes(realm.hand))
    there = {name: min(n, cards.get(name, 0) + more.count(name)) for name, n in deck.start.items()}
    yield from (f"start {name}" for name in beside(there, hand, STARTERS_TAKEN))


def named(d: Duel, counts: bytes) -> dict[str, int]:
    return {d.rules.kind_names[kind]: n for kind, n in enumerate(counts) if n}


def beside(wanted: Cards, chosen: Cards, size: int) -> list[str]:
    """Those of the wanted cards that come to the chosen ones, one by one, until there are enough."""
    left = [name for name, n in wanted.items() for _ in range(n - chosen.get(name, 0))]
    return left[: max(0, size - total(chosen))]
