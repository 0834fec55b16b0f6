"""What an entry of the log touched: places on the board, cards, and the rule behind it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from hexhaven.actions import VERB_BITS, VERB_MASK
from hexhaven.board.sources import LARGEST_ARMY, LONGEST_ROAD
from hexhaven.board.state import Position
from hexhaven.board.turn import SEVEN
from hexhaven.facts import CARDS, EFFECT, ENDED, SHORT, THROWN, Seen
from hexhaven.record import Entry
from hexhaven.scene.board.places import edge_place, hex_place, node_place
from hexhaven.scene.board.questions import round_of
from hexhaven.scene.family import News
from hexhaven.wire.scene import Gain, Place
from hexhaven.words.telling import gained

# Articles that explain what happened better than the verb's own, which is about who may do it when.
ARTICLES = {
    "roll": "turn",
    "end": "turn",
    "road": "road",
    "settlement": "settlement",
    "city": "city",
    "knight": "knight",
    "road-building": "progress-cards",
    "invention": "progress-cards",
    "monopoly": "progress-cards",
    "free-road": "progress-cards",
    "offer": "domestic-trade",
    "propose": "domestic-trade",
    "trade": "domestic-trade",
    "stole": "robber",
}


def news(before: Position, entry: Entry, viewer: int) -> News:
    verb = before.rules.verbs[entry.action & VERB_MASK]
    seen = entry.facts.seen_by(viewer)
    places = PLACES[verb.name](entry.action >> VERB_BITS) if verb.name in PLACES else []
    return News(
        article(before, seen, verb.name, verb.article), [*places, *paying(before, seen)], gains(before, seen)
    )


def article(before: Position, seen: Seen, verb: str, own: str) -> str | None:
    """The rule that explains what happened; a consequence that everybody stares at comes first."""
    if seen.first(ENDED) is not None:
        return "end-of-game"
    if seen.passed_on(LONGEST_ROAD) is not None:
        return "longest-road"
    if seen.passed_on(LARGEST_ARMY) is not None:
        return "largest-army"
    if verb == "rolled":
        return "seven" if rolled_seven(seen) else harvest_article(seen)
    if verb == "free-road" and round_of(before) == 0:
        return "tournament-start"
    return ARTICLES.get(verb, own)


def rolled_seven(seen: Seen) -> bool:
    thrown = seen.first(THROWN)
    return thrown is not None and thrown.values[0] + thrown.values[1] == SEVEN


def harvest_article(seen: Seen) -> str:
    return "production" if seen.first(SHORT) is None else "shortage"


# --- places ------------------------------------------------------------------------------------------

Touched: TypeAlias = Callable[[int], list[Place]]


def edge(operand: int) -> list[Place]:
    return [edge_place(operand)]


def node(operand: int) -> list[Place]:
    return [node_place(operand)]


def hex(operand: int) -> list[Place]:
    return [hex_place(operand)]


def paying(before: Position, seen: Seen) -> list[Place]:
    """The hexes whose number took effect, less the robber's."""
    effect = seen.first(EFFECT)
    if effect is None:
        return []
    n, land = effect.values[0], before.land
    hexes = [int(h) for h in land.numbered[land.first[n] : land.first[n + 1]]]
    return [hex_place(h) for h in hexes if h != before.robber]


PLACES: Mapping[str, Touched] = {
    "found": node,
    "found-road": edge,
    "free-road": edge,
    "road": edge,
    "settlement": node,
    "city": node,
    "robber": hex,
}


# --- cards -------------------------------------------------------------------------------------------


def gains(p: Position, seen: Seen) -> list[Gain]:
    """What the players have more than before."""
    if seen.first(CARDS) is None:
        return []
    rows = [gained(p, seen, player) for player in range(p.players())]
    return [Gain(player=player, cards=cards) for player, cards in enumerate(rows) if cards]
