"""What an entry of the log touched in Cities & Knights: places, and the rule behind it."""

from collections.abc import Iterator

from hexhaven.core.facts import AWARD, EFFECT, ENDED, PIECE, THROWN, TURNED, Fact, Seen
from hexhaven.core.game import NOBODY
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.sources import LONGEST_ROAD
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, SETTLEMENT
from hexhaven.games.island.rules.turn import SEVEN
from hexhaven.games.island.scene.news import harvest_article, rolled_seven
from hexhaven.games.island.scene.places import place
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import JOIN_BATTLE, SHIP
from hexhaven.games.knights.rules.told import BATTLE, LANDED, METROPOLIS
from hexhaven.wire.scene import Place

BUILDINGS = (SETTLEMENT, CITY)
WAIVED = {
    "aqueduct": "aqueduct",
    "join_battle": "fiesepeter",
    "relay": "card-diplomat",
    "forge": "card-smith",
}


def article(before: Position, seen: Seen, verb: Verb) -> str | None:
    """The rule that explains what happened, where it is none of the base game's; a consequence that everybody
    stares at comes first."""
    if seen.first(ENDED) is not None:
        return "thirteen-points"
    if seen.passed_on(LONGEST_ROAD) is not None:
        return "longest-road"
    battle = seen.first(BATTLE)
    if battle is not None:
        return "battle-lost" if is_lost(battle) else "battle-won"
    if any(fact.values[0] >= METROPOLIS for fact in seen.of(AWARD)):
        return "metropolis"
    if verb.name == "rolled":
        return article_of_roll(before, seen)
    if verb.name == "waive":
        return WAIVED[before.question()]
    if verb.name == "discard" and before.rolled != SEVEN:
        return "card-saboteur"
    return None


def is_lost(battle: Fact) -> bool:
    attack, defence, _, _ = battle.values
    return defence < attack


def article_of_roll(before: Position, seen: Seen) -> str:
    """The event comes first, unless it only brought the ship a step nearer."""
    if seen.asked_for(JOIN_BATTLE):
        return "fiesepeter"
    if rolled_seven(seen):
        return "robber-lock" if is_robber_locked(before, seen) else "seven"
    if seen.first(EFFECT) is None:
        return "progress-draw"
    found = harvest_article(seen)
    return "barbarians" if seen.of(THROWN)[0].values[2] == SHIP and found == "production" else found


def is_robber_locked(before: Position, seen: Seen) -> bool:
    """Whether the robber waits for the first landing."""
    k = knights_state(before)
    return k.options.robber_locked and k.attacks == 0 and seen.first(LANDED) is None


# --- places ------------------------------------------------------------------------------------------


def changed_nodes(seen: Seen) -> Iterator[Place]:
    """Nodes where a building has changed, or which became a metropolis."""
    moved = [fact.values for fact in seen.of(PIECE) if fact.values[1] in BUILDINGS]
    nodes = {max(start, goal) for _, _, start, goal in moved}  # the other one is the supply
    nodes |= {fact.values[3] for fact in seen.of(TURNED)}
    crowned = [fact for fact in seen.of(AWARD) if fact.values[0] >= METROPOLIS and fact.values[2] != NOBODY]
    nodes |= {fact.place for fact in crowned}
    for at in sorted(nodes):
        yield place("node", at)
