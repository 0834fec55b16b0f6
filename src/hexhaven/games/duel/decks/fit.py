"""How well a card suits a deck: our opinion, not a rule. Suggestions and completions choose by it."""

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from hexhaven.games.duel.decks.deck import OWED_EVENTS, Deck, remove
from hexhaven.games.duel.decks.finding import Idle
from hexhaven.games.duel.decks.idle import number, unmet, unplayable, without_work
from hexhaven.games.duel.decks.library import BASE, cards_of, copies, events_of, kinds
from hexhaven.games.duel.rules.kinds import (
    ACTION,
    CITADEL_SITE,
    CITY_SITE,
    KIND_NAMES,
    PROTECTION,
    SITE,
    SPELL_BOOK,
    UNIT_NAMES,
    WIZARD,
    CardKind,
)

FEW_STRENGTH = 3  # less leaves the knight token to the opponent

# How much is enough: more of the same lowers what another one is worth.
MOST_ACTIONS = 9
MOST_CITY_CARDS = 10
MOST_DEAR = 6
DEAR = 5  # a card of this price
BOOKS_A_WIZARD = 1
MOST_WIZARDS = 4
MOST_CITADEL_CARDS = 6

TOO_MANY = 1.5  # for each card beyond one of those
COMPANY = 6.0  # the weight of cards with the same roles
OWN_SET = 1.0  # for cards of a theme set: it was chosen for them
NEEDED = 4.0  # for the first card of a sort that every deck should have
GROWN = 20  # cards from which a deck has a character
RESCUE = 3.0  # for each card that can be played only with this one
ANOTHER_COPY = 1.0
HARM = 3.0  # for an event that hurts oneself
NEVER = -100.0  # a card that could not be played


@cache
def traits() -> Mapping[str, Any]:
    return tomllib.loads(
        resources.files("hexhaven.games.duel.decks").joinpath("traits.toml").read_text("utf-8")
    )


def merit(name: str) -> int:
    return int(traits()["card"][name]["merit"])


def roles(name: str) -> list[str]:
    return list(traits()["card"].get(name, {}).get("roles", []))


@dataclass(frozen=True)
class Profile:
    """A deck as one more card sees it."""

    deck: Deck
    playable: Mapping[str, int]
    stuck: list[Idle]
    roles: Counter[str]
    beyond: Mapping[str, int]  # by group, how many cards there would be too many with one more

    def share(self, role: str) -> float:
        """How much of the deck plays a role; the first few cards do not decide it."""
        return self.roles[role] / max(self.deck.size(), GROWN)


def profile(deck: Deck) -> Profile:
    stuck = unplayable(deck)
    names = {idle.card for idle in stuck}
    found: Counter[str] = Counter()
    for name, n in deck.cards.items():
        found.update(dict.fromkeys(roles(name), n))
    playable = {name: n for name, n in deck.cards.items() if name not in names}
    return Profile(deck, playable, stuck, found, beyond(deck))


def groups(kind: CardKind) -> list[str]:
    """The groups a card belongs to of which there can be too many."""
    found = {
        "actions": kind.kind == ACTION,
        "city": kind.place == CITY_SITE,
        "dear": kind.price >= DEAR,
        "books": kind.kind == SPELL_BOOK,
        "wizards": kind.kind == WIZARD,
        "citadel": kind.place == CITADEL_SITE,
    }
    return [name for name, is_member in found.items() if is_member]


def beyond(deck: Deck) -> dict[str, int]:
    def found(group: str) -> int:
        return number(deck.cards, lambda kind: group in groups(kind))

    most = {
        "actions": MOST_ACTIONS,
        "city": MOST_CITY_CARDS,
        "dear": MOST_DEAR,
        "books": BOOKS_A_WIZARD * found("wizards"),
        "wizards": MOST_WIZARDS,
        "citadel": MOST_CITADEL_CARDS,
    }
    return {group: max(found(group) + 1 - n, 0) for group, n in most.items()}


def fit(seen: Profile, name: str) -> float:
    """How well one more copy of a card would suit the deck."""
    if (
        name not in traits()["card"]
        or unmet(name, seen.playable)
        or without_work(name, {**seen.playable, name: 1})
    ):
        return NEVER
    company = sum(seen.share(role) for role in roles(name)) / max(len(roles(name)), 1)
    crowd = sum(seen.beyond[group] for group in groups(kinds()[name]))
    helped = sum(name in idle.missing for idle in seen.stuck)
    good = merit(name) + COMPANY * company + RESCUE * helped + NEEDED * is_needed(seen.deck, kinds()[name])
    own = OWN_SET * (kinds()[name].set != BASE)
    return good + own - TOO_MANY * crowd - ANOTHER_COPY * seen.deck.copies(name)


def is_needed(deck: Deck, kind: CardKind) -> bool:
    """Whether it would be the first answer to attacks, or help against an opponent's strength."""
    if answers_attacks(kind):
        return not number(deck.cards, answers_attacks)
    return kind.strength > 0 and strength(deck) < FEW_STRENGTH


def answers_attacks(kind: CardKind) -> bool:
    """A reaction: of all protection cards only the Scout is none."""
    return kind.kind == ACTION and kind.play_class == PROTECTION and kind.name != "scout"


def strength(deck: Deck) -> int:
    return sum(n * int(kinds()[name].strength) for name, n in deck.cards.items() if name in kinds())


def available(deck: Deck) -> list[str]:
    """The cards of which the deck may hold one more."""
    found = [kind.name for kind in cards_of(deck.sets)]
    return [name for name in found if deck.copies(name) < copies(name, deck.sets)]


def best(deck: Deck, among: Iterable[str] | None = None, but: Collection[str] = ()) -> str:
    """The card that suits the deck best, or nothing if none can be added."""
    seen = profile(deck)
    choice = [name for name in available(deck) if name not in but and (among is None or name in among)]
    fits = {name: fit(seen, name) for name in choice}
    found = max(fits, key=fits.__getitem__, default="")
    return found if found and fits[found] > NEVER else ""


def weakest(deck: Deck, among: Iterable[str] | None = None, but: Collection[str] = ()) -> str:
    """The card the deck would miss least; never one on which another card depends."""
    stuck = len(unplayable(deck))
    choice = [name for name in deck.cards if name not in but and (among is None or name in among)]
    fits: dict[str, float] = {}
    for name in choice:
        rest = remove(deck, name)
        if len(unplayable(rest)) <= stuck:
            fits[name] = fit(profile(rest), name)
    return min(fits, key=fits.__getitem__, default="")


# --- events ------------------------------------------------------------------------------------------


def fitting_event(deck: Deck, but: Collection[str] = ()) -> str:
    """The event that does the most good, of those the deck may hold one more of."""
    spare = {
        kind.name: copies(kind.name, deck.sets) - (kind.name in OWED_EVENTS) for kind in events_of(deck.sets)
    }
    known = [name for name in traits()["event"] if deck.events.get(name, 0) < spare.get(name, 0)]
    return max(
        (name for name in known if name not in but), key=lambda name: event_fit(deck, name), default=""
    )


def event_fit(deck: Deck, event: str) -> float:
    found = traits()["event"][event]
    gain = number(deck.cards, lambda kind: is_named(kind, found.get("for", [])))
    return float(found["merit"]) + gain - HARM * hurts(deck, event)


def hurts(deck: Deck, event: str) -> bool:
    """Whether an event does the deck's owner harm: it has what is hit, and nothing that protects it."""
    found = traits()["event"].get(event, {})
    if "hits" not in found or any(name in deck.cards for name in found["unless"]):
        return False
    return not found["hits"] or number(deck.cards, lambda kind: is_named(kind, found["hits"])) > 0


def is_named(kind: CardKind, names: list[str]) -> bool:
    """Whether a card is meant by its own name or by that of its kind or class."""
    return not {kind.name, KIND_NAMES[kind.kind], UNIT_NAMES[kind.unit]}.isdisjoint(names)


# --- the first turns ---------------------------------------------------------------------------------


def early(name: str) -> float:
    """How good a card is in the first turns, when there are two settlements and few resources."""
    kind = kinds()[name]
    if kind.kind == ACTION:
        return 4.0 if name == "scout" else -5.0
    if kind.needs or kind.condition or kind.place != SITE:
        return -2.0
    return merit(name) - 0.5 * int(kind.price)
