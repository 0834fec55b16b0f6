"""Measure Catanatron: random four-player games to the end, in its own loop.

Run by the Python of .venv-peer, as a process of its own. Catanatron is under the GPL and is no part of
Hexhaven.
"""

import argparse
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.models.map import BASE_MAP_TEMPLATE, CatanMap

from measure import copy_bytes, copy_nanoseconds, games_per_second, report

MIDDLE = 500  # decisions; a random game has about 1,100
# Both sides get ready boards: laying them out is no part of the playing speed.
MAPS = [CatanMap.from_template(BASE_MAP_TEMPLATE) for _ in range(20)]


def new_game(seed: int) -> Game:
    players = [RandomPlayer(color) for color in Color]
    return Game(players, seed=seed, catan_map=MAPS[seed % len(MAPS)])


def play(seed: int) -> int:
    """Play one game and return how many actions the players took (chance is part of an action here)."""
    game = new_game(seed)
    game.play()
    return len(game.state.actions)


def middle_game() -> Game:
    """Return the first game that is still going on after 500 decisions."""
    for seed in range(1, 100):
        game = new_game(seed)
        while game.winning_color() is None and len(game.state.actions) < MIDDLE:
            game.play_tick()
        if game.winning_color() is None:
            return game
    raise AssertionError("every random game was over early")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=60)
    games = options.parse_args().games
    middle = middle_game()
    report(
        "catanatron",
        version("catanatron"),
        loop=games_per_second(play, games),
        copy_ns=copy_nanoseconds(middle.copy),
        copy_bytes=copy_bytes(middle.copy),
    )


if __name__ == "__main__":
    main()
