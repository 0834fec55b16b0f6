"""What an entry of the log touched: places on the board, cards, and the rule behind it."""

from hexhaven.core.facts import CARDS, EFFECT, ENDED, SHORT, THROWN, Seen
from hexhaven.games.island.rules.sources import LARGEST_ARMY, LONGEST_ROAD
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.turn import SEVEN
from hexhaven.games.island.scene.places import hex_place, places
from hexhaven.games.island.scene.questions import round_of
from hexhaven.games.island.words.telling import gained
from hexhaven.record import Entry
from hexhaven.scene.family import News
from hexhaven.wire.scene import Gain, Place


def news(before: Position, entry: Entry, viewer: int) -> News:
    verb = before.rules.verb_of(entry.action)
    seen = entry.facts.seen_by(viewer)
    at = [*places(verb, entry.action), *paying(before, seen)]
    return News(article(before, seen, verb.name, verb.article), at, gains(before, seen))


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
    return own


def rolled_seven(seen: Seen) -> bool:
    thrown = seen.first(THROWN)
    return thrown is not None and thrown.values[0] + thrown.values[1] == SEVEN


def harvest_article(seen: Seen) -> str:
    return "production" if seen.first(SHORT) is None else "shortage"


# --- places ------------------------------------------------------------------------------------------


def paying(before: Position, seen: Seen) -> list[Place]:
    """The hexes whose number took effect, less the robber's."""
    effect = seen.first(EFFECT)
    if effect is None:
        return []
    n, land = effect.values[0], before.land
    hexes = [int(h) for h in land.numbered[land.first[n] : land.first[n + 1]]]
    return [hex_place(h) for h in hexes if h != before.robber]


# --- cards -------------------------------------------------------------------------------------------


def gains(p: Position, seen: Seen) -> list[Gain]:
    """What the players have more than before."""
    if seen.first(CARDS) is None:
        return []
    rows = [gained(p, seen, player) for player in range(p.players())]
    return [Gain(player=player, cards=cards) for player, cards in enumerate(rows) if cards]
