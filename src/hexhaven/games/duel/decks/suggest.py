"""What would make a deck better, and why: each suggestion is one change that can be carried out."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from hexhaven.games.duel.decks.analysis import Analysis, analyse
from hexhaven.games.duel.decks.complete import best_start
from hexhaven.games.duel.decks.deck import Deck, add, less, more, remove, total
from hexhaven.games.duel.decks.finding import Idle, Suggestion, Values
from hexhaven.games.duel.decks.fit import (
    DEAR,
    FEW_STRENGTH,
    answers_attacks,
    available,
    best,
    early,
    fitting_event,
    hurts,
    merit,
    roles,
    weakest,
)
from hexhaven.games.duel.decks.idle import number
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

# By resource: what makes more of it, and what trades it well.
SOURCES = {
    "lumber": ("sawmill", "fleet-lumber"),
    "brick": ("brick-factory", "fleet-brick"),
    "wool": ("woolen-mill", "fleet-wool"),
    "grain": ("grain-mill", "fleet-grain", "three-field-system"),
    "ore": ("foundry", "fleet-ore", "inventor"),
    "gold": ("fleet-gold", "goldsmith"),
}


def suggest(deck: Deck) -> list[Suggestion]:
    """Suggestions for a deck, the most pressing first. Each stands for itself."""
    found = analyse(deck)
    return [each for rule in RULES for each in rule(deck, found)]


def follow(deck: Deck, suggestion: Suggestion) -> Deck:
    """The deck after a suggestion was taken."""
    gone, come = suggestion.remove, suggestion.add
    if suggestion.where == "deck":
        return swapped(deck, gone, come)
    if suggestion.where == "start":
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


def change(
    deck: Deck, reason: str, gone: str, come: str, values: Values | None = None
) -> Iterator[Suggestion]:
    """A swap; a deck that is too small only takes cards in, one that is too large only gives them out."""
    gone = "" if deck.size() < DECK_SIZE else gone
    come = "" if deck.size() > DECK_SIZE else come
    if gone != come:
        yield Suggestion(reason, "deck", gone, come, values or {})


# --- cards that cannot be played ---------------------------------------------------------------------


def idle_cards(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    """Bring in what is missing where several cards or a good one wait for it, or let them go.

    A card that waits for one which waits itself is helped with that one.
    """
    stuck = {each.card for each in found.unplayable}
    idle = [each for each in (*found.unplayable, *found.useless) if stuck.isdisjoint(each.missing)]
    for each in idle:
        helped = [other.card for other in idle if set(other.missing) & set(each.missing)]
        if each.missing and helped[0] != each.card:
            continue  # said with the first of them
        yield from help_or_let_go(deck, each, helped or [each.card])


def help_or_let_go(deck: Deck, idle: Idle, helped: list[str]) -> Iterator[Suggestion]:
    values: Values = {"cards": helped, "n": len(helped)}
    come = best(deck, among=idle.missing) or best_in_itself(deck, idle.missing)
    if come and is_worth_it(come, helped):
        yield from change(deck, "no_way_to", weakest(deck, but=helped), come, values)
    else:
        come = "" if deck.size() > DECK_SIZE else best(remove(deck, idle.card), but=[idle.card])
        yield Suggestion("never_played", "deck", idle.card, come, {"card": idle.card})


def best_in_itself(deck: Deck, names: tuple[str, ...]) -> str:
    """A card that waits for yet another one: the next suggestion will name it."""
    return max((name for name in available(deck) if name in names), key=merit, default="")


def is_worth_it(come: str, helped: list[str]) -> bool:
    """A card that is good in itself may come for one other card, any card for two."""
    return len(helped) > 1 or kinds()[come].points > 0 or bool({"hand", "magic"} & set(roles(come)))


# --- what the deck lacks or has too much of ----------------------------------------------------------


def spells(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    books, wizards = found.kinds.get("spell-book", 0), found.kinds.get("wizard", 0)
    if books <= BOOKS_A_WIZARD * wizards or not wizards:
        return  # without any wizard the books are idle cards
    names = [name for name in deck.cards if name in kinds() and kinds()[name].kind == SPELL_BOOK]
    come = best(deck, among=[name for name in available(deck) if kinds()[name].kind == WIZARD])
    gone = weakest(deck, among=names)
    values: Values = {"n": books, "wizards": wizards}
    yield from change(deck, "many_spells", gone, come or best(remove(deck, gone), but=names), values)


def protection(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    if not number(deck.cards, answers_attacks):
        come = best(deck, among=[name for name in available(deck) if answers_attacks(kinds()[name])])
        yield from change(deck, "no_protection", weakest(deck), come)


def hand(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = deck.copies("abbey") + deck.copies("library")
    if n < FEW_HANDS:
        come = best(deck, among=("abbey", "library"))
        yield from change(deck, "small_hand", weakest(deck, but=("abbey", "library")), come, {"n": n})


def heavy(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    if found.average <= HEAVY:
        return
    dear = [name for name in deck.cards if name in kinds() and kinds()[name].price >= DEAR]
    cheap = [name for name in available(deck) if 0 < kinds()[name].price <= CHEAP]
    gone = weakest(deck, among=dear)
    if gone:
        values: Values = {"n": sum(found.curve[DEAR:]), "average": found.average}
        yield from change(deck, "heavy", gone, best(remove(deck, gone), among=cheap), values)


def city_cards(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = found.places.get("city", 0)
    if n <= found.city_sites:
        return
    red = [name for name in deck.cards if name in kinds() and kinds()[name].place == CITY_SITE]
    others = [name for name in available(deck) if kinds()[name].place != CITY_SITE]
    gone = weakest(deck, among=red)
    values: Values = {"n": n, "sites": found.city_sites}
    yield from change(deck, "many_city_cards", gone, best(deck, among=others), values)


def actions(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = found.kinds.get("action", 0)
    if n <= MANY_ACTIONS:
        return
    names = [name for name in deck.cards if name in kinds() and kinds()[name].kind == ACTION]
    others = [name for name in available(deck) if kinds()[name].kind != ACTION]
    yield from change(deck, "many_actions", weakest(deck, among=names), best(deck, among=others), {"n": n})


def victory_points(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = found.points.victory
    if n < FEW_POINTS:
        worth = [name for name in available(deck) if kinds()[name].points]
        yield from change(deck, "few_points", least_pointed(deck), best(deck, among=worth), {"n": n})


def least_pointed(deck: Deck) -> str:
    return weakest(deck, but=[name for name in deck.cards if name in kinds() and kinds()[name].points])


def economy(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = sum(copies for name, copies in deck.cards.items() if "economy" in roles(name))
    if n < FEW_ECONOMY:
        growing = [
            name for name in available(deck) if "economy" in roles(name) and kinds()[name].kind != ACTION
        ]
        yield from change(
            deck, "small_economy", weakest(deck, but=growing), best(deck, among=growing), {"n": n}
        )


def strength(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    n = found.points.strength
    if n < FEW_STRENGTH:
        strong = [name for name in available(deck) if kinds()[name].strength]
        gone = weakest(deck, but=[name for name in deck.cards if name in kinds() and kinds()[name].strength])
        yield from change(deck, "no_strength", gone, best(deck, among=strong), {"n": n})


def one_sided(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    """Much of one resource: something should make it or trade for it."""
    whole = sum(found.demand.values())
    for resource, n in found.demand.items():
        if n <= ONE_SIDED * whole or any(name in deck.cards for name in SOURCES[resource]):
            continue
        share = round(100 * n / whole)
        come = best(deck, among=SOURCES[resource])
        yield from change(deck, "one_sided", weakest(deck), come, {"resource": resource, "share": share})


# --- the start and the events ------------------------------------------------------------------------


def slow_start(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    """Cards that wait for others, for cities or for seven points are a poor hand to begin with."""
    for gone in deck.start:
        if gone not in kinds() or early(gone) > POOR_START:
            continue
        come = best_start(deck)
        if come and come not in deck.start and early(come) > POOR_START:
            yield Suggestion("slow_start", "start", gone, come)
            return


def own_events(deck: Deck, found: Analysis) -> Iterator[Suggestion]:
    for event in deck.events:
        if is_event(event) and total(deck.events) == OWN_EVENTS and hurts(deck, event):
            harmful = [name for name in deck.events if hurts(deck, name)]
            if come := fitting_event(deck, but=harmful):
                yield Suggestion("event_against_you", "events", event, come)
                return


RULES: tuple[Callable[[Deck, Analysis], Iterator[Suggestion]], ...] = (
    idle_cards, spells, hand, protection, economy, victory_points, strength, heavy, city_cards, actions,
    one_sided, slow_start, own_events,
)  # fmt: skip
