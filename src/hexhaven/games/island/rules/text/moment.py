"""What a moment of a board game is called: its game, whom it waits for and for what."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexhaven.core.game import CHANCE, NOBODY, name_of
from hexhaven.core.pending import OVER
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.maps.text import write_map
from hexhaven.games.island.rules.questions import AFTER_ROLL, BEFORE_ROLL, BETWEEN_TURNS, FIRST_PLAYER
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import Position

NAMELESS: Final = "a game of its own"  # rules that no catalog knows
PHASES: Final = {BEFORE_ROLL: "rolls", AFTER_ROLL: "is on turn", BETWEEN_TURNS: "ends a turn"}
# Verbs of which one cannot say 'red founds'.
DOING: Final = {
    "robber": "moves the robber", "found-road": "founds a road", "free-road": "lays a free road",
    "reply": "replies", "partner": "chooses a partner",
}  # fmt: skip


def summary(p: Position) -> str:
    """'base with knights: red founds, 0 0 0 0'."""
    return f"{title(p.rules)}: {doing(p)}, {' '.join([str(n) for n in p.points()])}"


def title(rules: Rules) -> str:
    return rules.heading[0] if rules.heading else NAMELESS


def doing(p: Position) -> str:
    if p.phase == OVER:
        return f"{name_of(p.won_by)} has won" if p.won_by != NOBODY else "it is over"
    actor = name_of(p.actor())
    if p.depth == 0:
        return f"{actor} {PHASES[int(p.phase)]}"
    word = words_of(p.rules)[int(p.waiting_for())]
    if p.actor() == CHANCE:
        return f"chance decides, {word}"
    return f"{actor} {DOING.get(word, f'{word}s')}"


def words_of(rules: Rules) -> dict[int, str]:
    """What the questions of a game are called."""
    return {n: name.replace("_", "-") for n, name in rules.question_names.items() if n >= FIRST_PLAYER}


def is_same_game(p: Position, q: Position) -> bool:
    """Whether two positions have the same rules, and the same board under them."""
    if p.map is q.map and p.land is q.land:
        return is_same_rules(p.rules, q.rules)
    return is_same_rules(p.rules, q.rules) and map_text(map_now(p)) == map_text(map_now(q))


def map_now(p: Position) -> Map:
    """The map with the land as it is by now."""
    return p.map if p.land is p.map.land else p.map.with_land(p.land)


@lru_cache(64)
def map_text(map: Map) -> str:
    return write_map(map)


def is_same_rules(a: Rules, b: Rules) -> bool:
    if a is b:
        return True
    verbs = [verb.name for verb in a.verbs] == [verb.name for verb in b.verbs]
    return verbs and a.players == b.players and a.options == b.options
