"""The base game: its topics put together, and a position to start from."""

from __future__ import annotations

from hexhaven.games.island.rules import build, development, founding, robber, trade, turn
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.rules import Expansion, Rules
from hexhaven.games.island.rules.state import Position, start_position


def make_rules(players: int, options: dict[str, str], expansions: list[Expansion]) -> Rules:
    """The base game's rules with expansions laid over them, in the order given."""
    rules = Rules(players, options)
    founding.register(rules)
    turn.register(rules)
    robber.register(rules)
    trade.register(rules)
    build.register(rules)
    development.register(rules)
    for e in expansions:
        rules.lay_over(e)
    rules.freeze()
    return rules


def start(rules: Rules, map: Map) -> Position:
    """The board is laid out; the game waits for the first player to be found."""
    p = start_position(rules, map)
    founding.begin(p)
    return p
