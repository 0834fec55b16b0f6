"""Measure the compiled engine of this checkout beside that of another one, by the clock.

    .venv/bin/python benchmarks/compare.py ../hexhaven-before

Both must be compiled (`make compiled`). They take turns in short rounds, each time in a fresh process on the
same core: random games inside the engine, the same from a Python loop, and copies of a position. Shown are
medians and their ratio, and the ratio of the best rounds, which something else on the machine disturbs least.
What is compared is worth something only if both play the same games: decisions and points are compared, too.
"""

import argparse
import hashlib
import importlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from measure import copy_nanoseconds

ROOT = Path(__file__).resolve().parent.parent
# What is played: game, preset and options; how many games in a round, inside the engine and by the loop.
PLAYED: dict[str, tuple[str, str, dict[str, str], int, int]] = {
    "base": ("base", "modern", {"player_trade": "no"}, 1_000, 250),
    "base with trade": ("base", "modern", {"player_trade": "yes"}, 300, 80),
    "knights": ("knights", "modern", {"player_trade": "no"}, 300, 150),
    "duel": ("duel", "base", {"player_trade": "off"}, 250, 100),
}
MODES = {"inside": "in the engine", "loop": "Python loop", "copy": "a copy"}
MIDDLE = 300  # decisions before a copy is made
CHANCE, NOBODY = -1, -2

Measured = dict[str, Any]


@dataclass
class Build:
    """A checkout with its compiled engine, and what was measured there, by game."""

    checkout: Path
    rounds: dict[str, list[Measured]] = field(default_factory=dict)

    def measure(self, game: str, core: int | None) -> None:
        """Let the other engine play, in the environment of its checkout, by the program you read."""
        python = self.checkout / ".venv" / "bin" / "python"
        command = [str(python), __file__, "--play", game]
        if core is not None:
            command = ["taskset", "-c", str(core), *command]
        path = str(self.checkout / "build" / "compiled")
        environment = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        self.rounds.setdefault(game, []).append(json.loads(done.stdout))

    def figures(self, game: str, mode: str) -> list[float]:
        return [each[mode] for each in self.rounds[game]]

    def games(self, game: str) -> str:
        return str(self.rounds[game][0]["games"])


# --- one round, in a process of its own --------------------------------------------------------------


def engine(name: str) -> Any:
    """A module of the engine; older checkouts have it outside the folder `core`."""
    try:
        return importlib.import_module(f"hexhaven.core.{name}")
    except ModuleNotFoundError:
        return importlib.import_module(f"hexhaven.{name}")


class Round:
    """One game of the catalog: nanoseconds of processor time for a decision, and for a copy."""

    def __init__(self, played: str) -> None:
        catalog: Any = importlib.import_module("hexhaven.catalog")
        assert importlib.import_module("hexhaven").compiled, "only compiled engines are compared"
        game, preset, options, self.inside_games, self.loop_games = PLAYED[played]
        self.rng, self.playout = engine("rng").Rng, engine("playout").playout
        players = catalog.game(game).most
        setups = [catalog.prepare(self.rng(i), game, players, preset, options) for i in range(20)]
        self.new_game: Callable[[int], Any] = lambda seed: catalog.start(setups[seed % len(setups)])
        self.digest = hashlib.sha256()

    def inside(self, games: int) -> float:
        spent, decisions = 0, 0
        for seed in range(games):
            state, rng = self.new_game(seed), self.rng(seed)
            start = time.process_time_ns()
            decisions += self.playout(state, rng)
            spent += time.process_time_ns() - start
            self.digest.update(f"{decisions} {state.points()}".encode())
        return spent / decisions

    def loop(self, games: int) -> float:
        spent, decisions = 0, 0
        for seed in range(games):
            state, rng = self.new_game(seed), self.rng(seed)
            start = time.process_time_ns()
            decisions += by_hand(state, rng)
            spent += time.process_time_ns() - start
        return spent / decisions

    def copy(self) -> float:
        state = self.new_game(1)
        self.playout(state, self.rng(1), MIDDLE)
        return copy_nanoseconds(state.copy)

    def measured(self) -> Measured:
        self.inside(5), self.loop(5)  # warm up
        self.digest = hashlib.sha256()
        inside = self.inside(self.inside_games)
        games = self.digest.hexdigest()
        return {"inside": inside, "loop": self.loop(self.loop_games), "copy": self.copy(), "games": games}


def by_hand(state: Any, rng: Any) -> int:
    """Play a game from outside, as a bot or an environment would."""
    decisions = 0
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(state.deal(rng))
        else:
            choices = state.sensible()
            state.apply(choices[rng.below(len(choices))])
            decisions += 1
    return decisions


# --- the comparison ----------------------------------------------------------------------------------


def one_core() -> int | None:
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None


def as_table(other: Build, ours: Build, games: list[str]) -> Table:
    table = Table("nanoseconds, for each decision or copy", title=f"beside {other.checkout}")
    for head in ("there", "here", "change", "of the best"):
        table.add_column(head, justify="right")
    for game in games:
        for mode, title in MODES.items():
            there, here = other.figures(game, mode), ours.figures(game, mode)
            medians = statistics.median(there), statistics.median(here)
            table.add_row(
                f"{game}, {title}", f"{medians[0]:,.0f}", f"{medians[1]:,.0f}",
                f"{medians[1] / medians[0] - 1:+.1%}", f"{min(here) / min(there) - 1:+.1%}",
            )  # fmt: skip
    return table


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("checkout", type=Path, nargs="?", help="the other one")
    options.add_argument("--rounds", type=int, default=10)
    options.add_argument("--games", nargs="+", choices=PLAYED, default=list(PLAYED))
    options.add_argument("--play", choices=PLAYED, help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.play:
        json.dump(Round(chosen.play).measured(), sys.stdout)
        return
    if chosen.checkout is None:
        options.error("which other checkout?")
    other, ours = Build(chosen.checkout.resolve()), Build(ROOT)
    for i in track(range(chosen.rounds), "Measuring", console=Console(stderr=True), transient=True):
        for game in chosen.games:
            for build in (other, ours) if i % 2 == 0 else (ours, other):
                build.measure(game, one_core())
    screen = Console(width=max(100, Console().width))
    screen.print(as_table(other, ours, chosen.games))
    unlike = [game for game in chosen.games if other.games(game) != ours.games(game)]
    screen.print(f"Not the same games: {', '.join(unlike)}." if unlike else "Both play the same games.")


if __name__ == "__main__":
    main()
