"""Play the same games every time, for a tool that counts what the processor does (see `instructions.py`).

Prints how many decisions, or copies, were made.
"""

import argparse
import gc
from typing import cast

import hexhaven
from hexhaven import catalog
from hexhaven.core.game import NOBODY
from hexhaven.core.pending import PendingState
from hexhaven.core.playout import playout
from hexhaven.core.rng import Rng

# What is played: game, preset and options; how many games, and after how many decisions one is cut short.
PLAYED = {
    "base": ("base", "modern", {"player_trade": "no"}, 24, 1_000),
    "trade": ("base", "modern", {"player_trade": "yes"}, 12, 2_000),
    "knights": ("knights", "modern", {"player_trade": "no"}, 12, 1_000),
    "duel": ("duel", "base", {"player_trade": "off"}, 24, 1_000),
}
MIDDLE = 300  # decisions before a copy is made
COPIES = 400


def new_game(name: str, seed: int) -> PendingState:
    game, preset, options, _, _ = PLAYED[name]
    players = catalog.game(game).most
    return cast(PendingState, catalog.start(catalog.prepare(Rng(seed), game, players, preset, options)))


def play(name: str) -> int:
    _, _, _, games, limit = PLAYED[name]
    return sum(int(playout(new_game(name, seed), Rng(seed), limit)) for seed in range(games))


def copy(name: str) -> int:
    state = new_game(name, 1)
    playout(state, Rng(1), MIDDLE)
    assert state.actor() != NOBODY, "the game to copy is over"
    for _ in range(COPIES):
        state.copy()
    return COPIES


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", choices=PLAYED)
    options.add_argument("--copy", action="store_true", help="copy one position again and again")
    chosen = options.parse_args()
    assert hexhaven.compiled, "only the compiled engine is counted"
    gc.disable()  # it would come at another moment after every change elsewhere
    print(copy(chosen.game) if chosen.copy else play(chosen.game))


if __name__ == "__main__":
    main()
