"""What would make a deck better, and why: each suggestion is a change that cures what it names."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import TypeAlias

from hexhaven.games.duel.decks.analysis import Analysis, analyse
from hexhaven.games.duel.decks.complete import best_start
from hexhaven.games.duel.decks.deck import Cards, Deck, add, less, more, remove, total
from hexhaven.games.duel.decks.finding import Idle, Suggestion, Values
from hexhaven.games.duel.decks.fit import (
    DEAR,
    FEW_STRENGTH,
    answers_attacks,
    available,
    best,
    early,
    fit,
    fitting_event,
    hurts,
    merit,
    profile,
    roles,
    weakest,
)
from hexhaven.games.duel.decks.idle import number, unplayable, useless
from hexhaven.games.duel.decks.library import is_event, kinds
from hexhaven.games.duel.rules.kinds import ACTION, CITY_SITE, SPELL_BOOK, WIZARD
from hexhaven.games.duel.rules.tournament import DECK_SIZE, OWN_EVENTS

HEAVY = 3.6  # the average price of a deck that starts too slowly
CHEAP = 2
FEW_POINTS = 4  # of the 13: settlements, cities and tokens bring about nine
MANY_ACTIONS = 12  # most of them wait until both players have seven points together
BOOKS_A_WIZARD = 2
FEW_HANDS = 2  # Abbeys and Libraries
FEW_ECONOMY = 6
ONE_SIDED = 0.33  # the share of one resource in all that a deck costs
POOR_START = -1.0
MOST_STEPS = DECK_SIZE  # changes of one suggestion
LARGEST = 2 * DECK_SIZE  # cards of a deck that is worth more than one change at a time

NO_WAY = "no_way_to"
NEVER_PLAYED = "never_played"

# By resource: what makes more of it, and what trades it well.
SOURCES = {
    "lumber": ("sawmill", "fleet-lumber"),
    "brick": ("brick-factory", "fleet-brick"),
    "wool": ("woolen-mill", "fleet-wool"),
    "grain": ("grain-mill", "fleet-grain", "three-field-system"),
    "ore": ("foundry", "fleet-ore", "inventor"),
    "gold": ("fleet-gold", "goldsmith"),
}

Rule: TypeAlias = Callable[[Deck, Analysis], Iterator[Suggestion]]


def suggest(deck: Deck) -> list[Suggestion]:
    """Suggestions for a deck, the most pressing first. Each stands for itself, and cures what it names."""
    found = analyse(deck)
    return [cure(deck, rule, each) for rule in RULES for each in rule(deck, found)]


def cure(deck: Deck, rule: Rule, first: Suggestion) -> Suggestion:
    """All that has to be changed until the rule has nothing more to say about the matter."""
    if first.where != "deck" or deck.size() > LARGEST:
        return first
    now, rest = deck, [first]
    for _ in range(MOST_STEPS):
        if not rest:
            break
        now = follow(now, rest[0])
        come = missing(now.cards, deck.cards)
        rest = [each for each in rule(now, analyse(now)) if is_same(first, each, come)]
    return replace(first, remove=missing(deck.cards, now.cards), add=missing(now.cards, deck.cards))


def is_same(first: Suggestion, later: Suggestion, come: tuple[str, ...] = ()) -> bool:
    """Whether two suggestions are about the same matter; a card that came for it may wait for another one."""
    if first.reason not in (NO_WAY, NEVER_PLAYED):
        return (first.reason, first.values.get("resource")) == (later.reason, later.values.get("resource"))
    return not {*about(first), *come}.isdisjoint(about(later))


def about(suggestion: Suggestion) -> set[str]:
    """The cards that cannot be played, of which a suggestion speaks."""
    cards = suggestion.values.get("cards")
    return set(cards) if isinstance(cards, list) else {str(suggestion.values.get("card"))}


def missing(cards: Cards, others: Cards) -> tuple[str, ...]:
    """What is among the cards more often than among the others."""
    return tuple((Counter(cards) - Counter(others)).elements())


def follow(deck: Deck, suggestion: Suggestion) -> Deck:
    """The deck after a suggestion was taken."""
    for gone, come in zip_longest(suggestion.remove, suggestion.add, fillvalue=""):
        deck = step(deck, suggestion.where, gone, come)
    return deck


def step(deck: Deck, where: str, gone: str, come: str) -> Deck:
    if where == "deck":
        return swapped(deck, gone, come)
    if where == "start":
        return replace(deck, start=more(less(deck.start, gone), come))
    return replace(deck, events=more(less(deck.events, gone), come))


def swapped(deck: Deck, gone: str, come: str) -> Deck:
    """The deck with one card in place of another, in the starting hand too if it was there."""
    held = total(deck.start)
    deck = remove(deck, gone) if gone else deck
    deck = add(deck, come) if come else deck
    if total(deck.start) < held and (card := best_start(deck)):
        deck = replace(deck, start=more(deck.start, card))
    return deck


def put_in(
    deck: Deck, reason: str, gone: str, come: str, values: Values | None = None
) -> Iterator[Suggestion]:
    """What comes is the cure. A deck that is too small gives nothing out for it, and none grows too large."""
    gone = "" if deck.size() < DECK_SIZE else gone
    if come and come != gone and (gone or deck.size() < DECK_SIZE):
        yield Suggestion(reason, "deck", names(gone), names(come), values or {})


def take_out(
    deck: Deck, reason: str, gone: str, come: str, values: Values | None = None
) -> Iterator[Suggestion]:
    """What goes is the cure. A deck that is too large takes nothing in for it, and none becomes too small."""
    come = "" if deck.size() > DECK_SIZE else come
    if gone and gone != come and (come or deck.size() > DECK_SIZE):
        yield Suggestion(reason, "deck", names(gone), names(come), values or {})


def names(card: str) -> tuple[str, ...]:
    return (card,) if card else ()


# --- cards that cannot be played ---------------------------------------------------------------------


def idle_cards(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    """Bring in what is missing where several cards or a good one wait for it, or let them go.

    A card that waits for one which waits itself is helped with that one.
    """
    stuck = {each.card for each in found.unplayable}
    idle = [each for each in (*found.unplayable, *found.useless) if stuck.isdisjoint(each.missing)]
    said: set[str] = set()
    for each in idle:
        if each.card not in said:
            come = best(deck, among=each.missing) or best_in_itself(deck, each.missing)
            helped = [other.card for other in idle if come in other.missing] or [each.card]
            said.update(helped)
            yield from help_or_let_go(deck, each.card, come, helped)


def help_or_let_go(deck: Deck, card: str, come: str, helped: list[str]) -> Iterator[Suggestion]:
    if come and is_worth_it(come, helped):
        gone = weakest(deck, but=[*helped, come])
        yield from put_in(deck, NO_WAY, gone, come, {"cards": helped, "n": len(helped)})
    else:
        for each in helped:
            other = best(remove(deck, each), but=helped)
            yield from take_out(deck, NEVER_PLAYED, each, other, {"card": each})


def best_in_itself(deck: Deck, names: tuple[str, ...]) -> str:
    """A card that waits for yet another one, which comes along."""
    return max((name for name in available(deck) if name in names), key=merit, default="")


def is_worth_it(come: str, helped: list[str]) -> bool:
    """A card that is good in itself may come for one other card, any card for two."""
    return len(helped) > 1 or kinds()[come].points > 0 or bool({"hand", "magic"} & set(roles(come)))


def helpers(deck: Deck, idle: Idle) -> list[str]:
    """The cards of which one more is all that an idle card lacks, those that suit the deck best first."""
    seen = profile(deck)
    helping = [name for name in idle.missing if is_helped(add(deck, name), idle.card)]
    return sorted(helping, key=lambda name: (name not in available(deck), -fit(seen, name)))


def is_helped(deck: Deck, card: str) -> bool:
    return card not in {each.card for each in (*unplayable(deck), *useless(deck))}


# --- what the deck lacks or has too much of ----------------------------------------------------------


def spells(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    books, wizards = found.kinds.get("spell-book", 0), found.kinds.get("wizard", 0)
    if books <= BOOKS_A_WIZARD * wizards or not wizards:
        return  # without any wizard the books are idle cards
    names = [name for name in deck.cards if name in kinds() and kinds()[name].kind == SPELL_BOOK]
    come = best(deck, among=[name for name in available(deck) if kinds()[name].kind == WIZARD])
    gone = weakest(deck, among=names)
    values: Values = {"n": books, "wizards": wizards}
    yield from take_out(deck, "many_spells", gone, come or best(remove(deck, gone), but=names), values)


def protection(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    if not number(deck.cards, answers_attacks):
        come = best(deck, among=[name for name in available(deck) if answers_attacks(kinds()[name])])
        yield from put_in(deck, "no_protection", weakest(deck), come)


def hand(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = deck.copies("abbey") + deck.copies("library")
    if n < FEW_HANDS:
        come = best(deck, among=("abbey", "library"))
        yield from put_in(deck, "small_hand", weakest(deck, but=("abbey", "library")), come, {"n": n})


def heavy(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    if found.average <= HEAVY:
        return
    dear = [name for name in deck.cards if name in kinds() and kinds()[name].price >= DEAR]
    cheap = [name for name in available(deck) if 0 < kinds()[name].price <= CHEAP]
    gone = weakest(deck, among=dear)
    if gone:
        values: Values = {"n": sum(found.curve[DEAR:]), "average": found.average}
        yield from take_out(deck, "heavy", gone, best(remove(deck, gone), among=cheap), values)


def city_cards(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = found.places.get("city", 0)
    if n <= found.city_sites:
        return
    red = [name for name in deck.cards if name in kinds() and kinds()[name].place == CITY_SITE]
    others = [name for name in available(deck) if kinds()[name].place != CITY_SITE]
    gone = weakest(deck, among=red)
    values: Values = {"n": n, "sites": found.city_sites}
    yield from take_out(deck, "many_city_cards", gone, best(deck, among=others), values)


def actions(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = found.kinds.get("action", 0)
    if n <= MANY_ACTIONS:
        return
    names = [name for name in deck.cards if name in kinds() and kinds()[name].kind == ACTION]
    others = [name for name in available(deck) if kinds()[name].kind != ACTION]
    yield from take_out(deck, "many_actions", weakest(deck, among=names), best(deck, among=others), {"n": n})


def victory_points(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = found.points.victory
    if n < FEW_POINTS:
        worth = [name for name in available(deck) if kinds()[name].points]
        yield from put_in(deck, "few_points", least_pointed(deck), best(deck, among=worth), {"n": n})


def least_pointed(deck: Deck) -> str:
    return weakest(deck, but=[name for name in deck.cards if name in kinds() and kinds()[name].points])


def economy(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = sum(copies for name, copies in deck.cards.items() if "economy" in roles(name))
    if n < FEW_ECONOMY:
        growing = [
            name for name in available(deck) if "economy" in roles(name) and kinds()[name].kind != ACTION
        ]
        yield from put_in(
            deck, "small_economy", weakest(deck, but=growing), best(deck, among=growing), {"n": n}
        )


def strength(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = found.points.strength
    if n < FEW_STRENGTH:
        strong = [name for name in available(deck) if kinds()[name].strength]
        gone = weakest(deck, but=[name for name in deck.cards if name in kinds() and kinds()[name].strength])
        yield from put_in(deck, "no_strength", gone, best(deck, among=strong), {"n": n})


def one_sided(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    """Much of one resource: something should make it or trade for it."""
    whole = sum(found.demand.values())
    for resource, n in found.demand.items():
        if n <= ONE_SIDED * whole or any(name in deck.cards for name in SOURCES[resource]):
            continue
        share = round(100 * n / whole)
        come = best(deck, among=SOURCES[resource])
        yield from put_in(deck, "one_sided", weakest(deck), come, {"resource": resource, "share": share})


# --- the start and the events ------------------------------------------------------------------------


def slow_start(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    """Cards that wait for others, for cities or for seven points are a poor hand to begin with."""
    for gone in deck.start:
        if gone not in kinds() or early(gone) > POOR_START:
            continue
        come = best_start(deck)
        if come and come not in deck.start and early(come) > POOR_START:
            yield Suggestion("slow_start", "start", (gone,), (come,))
            return


def own_events(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    for event in deck.events:
        if is_event(event) and total(deck.events) == OWN_EVENTS and hurts(deck, event):
            harmful = [name for name in deck.events if hurts(deck, name)]
            if come := fitting_event(deck, but=harmful):
                yield Suggestion("event_against_you", "events", (event,), (come,))
                return


RULES: tuple[Rule, ...] = (
    idle_cards, spells, hand, protection, economy, victory_points, strength, heavy, city_cards, actions,
    one_sided, slow_start, own_events,
)  # fmt: skip
