"""Measure Hexhaven: random four-player games to the end, without trade between players.

Twice: by the play-out inside the engine, and by an ordinary Python loop over the public contract, as a bot
or an environment would do it. Which engine is measured, plain or compiled, is decided by PYTHONPATH (see
`run.py`).
"""

import argparse
from random import Random

import hexhaven
from hexhaven import catalog
from hexhaven.board.playout import playout
from hexhaven.board.state import Position
from hexhaven.game import CHANCE, NOBODY, State
from hexhaven.rng import Rng
from measure import copy_bytes, copy_nanoseconds, games_per_second, report

MIDDLE = 500  # decisions; a random game has about 1,000

# The nearest to the peer's rules. Both sides get ready boards: laying them out is no part of the speed.
SETUPS = [
    catalog.prepare(Rng(i), players=4, preset="modern", options={"player_trade": "no"}) for i in range(20)
]


def new_game(seed: int) -> Position:
    state = catalog.start(SETUPS[seed % len(SETUPS)])
    assert isinstance(state, Position)
    return state


def play_inside(seed: int) -> int:
    return int(playout(new_game(seed), Rng(seed)))


def play_loop(seed: int) -> int:
    """Play one game from outside and return how many decisions the players made (chance is not counted)."""
    state: State = new_game(seed)
    random, rng = Random(seed).random, Rng(seed)
    decisions = 0
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(state.deal(rng))
        else:
            choices = state.legal()
            size: int = len(choices)
            state.apply(choices[int(random() * size)])
            decisions += 1
    return decisions


def middle_game() -> Position:
    """Return the first game that is still going on after 500 decisions."""
    for seed in range(1, 100):
        state = new_game(seed)
        playout(state, Rng(seed), MIDDLE)
        if state.actor() != NOBODY:
            return state
    raise AssertionError("every random game was over early")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--inside", type=int, default=300, help="games played inside the engine")
    options.add_argument("--loop", type=int, default=300, help="games played by the Python loop")
    chosen = options.parse_args()
    middle = middle_game()
    report(
        "hexhaven",
        hexhaven.__version__,
        compiled=hexhaven.compiled,
        inside=games_per_second(play_inside, chosen.inside),
        loop=games_per_second(play_loop, chosen.loop),
        copy_ns=copy_nanoseconds(middle.copy),
        copy_bytes=copy_bytes(middle.copy),
    )


if __name__ == "__main__":
    main()
