"""Measure Hexhaven: random games to the end with as many players as can be, without trade between them.

Twice: by the play-out inside the engine, and by an ordinary Python loop over the public contract, as a bot
or an environment would do it. Which engine is measured, plain or compiled, is decided by PYTHONPATH (see
`run.py`).
"""

import argparse
from random import Random
from typing import cast

import hexhaven
from hexhaven import catalog
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.pending import PendingState
from hexhaven.core.playout import playout
from hexhaven.core.rng import Rng
from measure import copy_bytes, copy_nanoseconds, games_per_second, report

MIDDLE = 500  # decisions; a random game has about 1,000

BOARDS = 20
PRESETS = {"duel": "base"}
NO_TRADE = {"duel": "off"}


class Bench:
    """One game of the catalog on ready boards: laying them out is no part of the speed.

    The rules are the nearest to the peer's: today's edition, without trade between players.
    """

    def __init__(self, game: str) -> None:
        options = {"player_trade": NO_TRADE.get(game, "no")}
        preset = PRESETS.get(game, "modern")
        players = catalog.game(game).most
        self.setups = [catalog.prepare(Rng(i), game, players, preset, options) for i in range(BOARDS)]

    def new_game(self, seed: int) -> PendingState:
        return cast(PendingState, catalog.start(self.setups[seed % BOARDS]))

    def play_inside(self, seed: int) -> int:
        return int(playout(self.new_game(seed), Rng(seed)))

    def play_loop(self, seed: int) -> int:
        """Play one game from outside and return how many decisions the players made, chance not counted."""
        state = self.new_game(seed)
        random, rng = Random(seed).random, Rng(seed)
        decisions = 0
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                state.apply(state.deal(rng))
            else:
                choices = state.sensible()
                size: int = len(choices)
                state.apply(choices[int(random() * size)])
                decisions += 1
        return decisions

    def middle_game(self) -> PendingState:
        """Return the first game that is still going on after 500 decisions."""
        for seed in range(1, 100):
            state = self.new_game(seed)
            playout(state, Rng(seed), MIDDLE)
            if state.actor() != NOBODY:
                return state
        raise AssertionError("every random game was over early")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", default="base", help="the game's id in the catalog")
    options.add_argument("--inside", type=int, default=300, help="games played inside the engine")
    options.add_argument("--loop", type=int, default=300, help="games played by the Python loop")
    chosen = options.parse_args()
    bench = Bench(chosen.game)
    middle = bench.middle_game()
    report(
        "hexhaven",
        hexhaven.__version__,
        compiled=hexhaven.compiled,
        inside=games_per_second(bench.play_inside, chosen.inside),
        loop=games_per_second(bench.play_loop, chosen.loop),
        copy_ns=copy_nanoseconds(middle.copy),
        copy_bytes=copy_bytes(middle.copy),
    )


if __name__ == "__main__":
    main()
