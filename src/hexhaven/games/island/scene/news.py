"""What an entry of the log touched: places on the board, cards, and the rule behind it."""

from hexhaven.core.facts import CARDS, EFFECT, ENDED, SHORT, THROWN, UNSEEN, Fact, Seen
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.sources import LARGEST_ARMY, LONGEST_ROAD, PRODUCTION
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.turn import SEVEN
from hexhaven.games.island.scene.layer import board_layers
from hexhaven.games.island.scene.places import place, places
from hexhaven.games.island.scene.questions import round_of
from hexhaven.record import Entry
from hexhaven.scene.family import News
from hexhaven.wire.scene import Flow, Place


def news(before: Position, entry: Entry, viewer: int) -> News:
    verb = before.rules.verb_of(entry.action)
    seen = entry.facts.seen_by(viewer)
    return News(explained(before, seen, verb), touched(before, seen, verb, entry.action), flows(before, seen))


def explained(before: Position, seen: Seen, verb: Verb) -> str:
    """The rule that explains what happened; the last expansion is asked first."""
    for layer in reversed(board_layers(before)):
        found = layer.article(before, seen, verb)
        if found is not None:
            return found
    return article(before, seen, verb)


def article(before: Position, seen: Seen, verb: Verb) -> str:
    """What the base game says; a consequence that everybody stares at comes first."""
    if seen.first(ENDED) is not None:
        return "end-of-game"
    if seen.passed_on(LONGEST_ROAD) is not None:
        return "longest-road"
    if seen.passed_on(LARGEST_ARMY) is not None:
        return "largest-army"
    if verb.name == "rolled":
        return "seven" if rolled_seven(seen) else harvest_article(seen)
    if verb.name == "free-road" and round_of(before) == 0:
        return "tournament-start"
    return verb.article


def rolled_seven(seen: Seen) -> bool:
    thrown = seen.first(THROWN)
    return thrown is not None and thrown.values[0] + thrown.values[1] == SEVEN


def harvest_article(seen: Seen) -> str:
    return "production" if seen.first(SHORT) is None else "shortage"


# --- places ------------------------------------------------------------------------------------------


def touched(before: Position, seen: Seen, verb: Verb, action: int) -> list[Place]:
    """Where somebody acted, what changed there and elsewhere, and the hexes that paid."""
    named = places(verb, action)
    changed = [place for layer in board_layers(before) for place in layer.touched(seen)]
    return [*named, *(place for place in changed if place not in named), *paying(before, seen)]


def paying(before: Position, seen: Seen) -> list[Place]:
    """The hexes whose number took effect, less the robber's."""
    effect = seen.first(EFFECT)
    if effect is None:
        return []
    n, land = effect.values[0], before.land
    hexes = [int(h) for h in land.numbered[land.first[n] : land.first[n + 1]]]
    return [place("hex", h) for h in hexes if h != before.robber]


# --- cards -------------------------------------------------------------------------------------------


def flows(p: Position, seen: Seen) -> list[Flow]:
    """Who got cards from whom; the bank's from the hexes that bore them."""
    return [flow(p, fact) for fact in seen.of(CARDS)]


def flow(p: Position, fact: Fact) -> Flow:
    giver, taker, card, n = fact.values
    name = None if card == UNSEEN else p.rules.card_names[card]
    bore = place("hex", fact.place) if fact.source == PRODUCTION else None
    return Flow(giver=giver, taker=taker, card=name, n=n, place=bore)
