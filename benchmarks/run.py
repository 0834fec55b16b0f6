"""Measure Hexhaven, compiled and uncompiled, beside Catanatron, on one core.

All play random four-player base games to the end, without trade between players; Hexhaven plays Cities &
Knights and the card game (its base set, two players) as well, to be compared with its own base game. The
contenders take turns, each time in a fresh process on the same core; what counts is the median of the
rounds. Writes build/bench.json, and with --markdown prints the table for the documentation.
"""

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
RESULT = ROOT / "build" / "bench.json"
HEAD = ("", "games/s", "decisions/s", "ratio", "spread", "copy", "memory")

Round = dict[str, Any]


@dataclass
class Contender:
    """One engine in one form: how to measure it, and what came out, round by round."""

    name: str
    python: Path
    script: str
    games: tuple[str, ...]
    modes: dict[str, str]  # key in the report of the script -> what we call it
    path: str = ""
    beside: str = "catanatron"  # the contender whose decisions per second are the measure
    rounds: list[Round] = field(default_factory=list)

    def measure(self, core: int | None) -> None:
        command = [str(self.python), str(ROOT / "benchmarks" / self.script), *self.games]
        if core is not None:
            command = ["taskset", "-c", str(core), *command]
        environment = os.environ | {"PYTHONPATH": self.path, "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
        measured = json.loads(done.stdout)
        assert measured.get("compiled", False) is bool(self.path), f"{self.name} measured the other engine"
        self.rounds.append(measured)

    def median(self, pick: Callable[[Round], float]) -> float:
        return statistics.median(pick(r) for r in self.rounds)


def contenders() -> list[Contender]:
    ours = ROOT / ".venv" / "bin" / "python"
    peer = ROOT / ".venv-peer" / "bin" / "python"
    own_loop = {"loop": "Catanatron, its own loop"}
    field = [Contender("catanatron", peer, "peer_catanatron.py", ("--games", "60"), own_loop)]
    if COMPILED.is_dir():
        compiled = str(COMPILED)
        field.append(hexhaven("compiled", ours, ("--inside", "10000", "--loop", "2500"), compiled))
        field.append(
            other_game("knights", "compiled", ours, ("--inside", "3000", "--loop", "1000"), compiled)
        )
        field.append(other_game("duel", "compiled", ours, ("--inside", "1500", "--loop", "500"), compiled))
    field.append(hexhaven("uncompiled", ours, ("--inside", "300", "--loop", "300")))
    field.append(other_game("knights", "uncompiled", ours, ("--inside", "60", "--loop", "60")))
    field.append(other_game("duel", "uncompiled", ours, ("--inside", "20", "--loop", "20")))
    return field


def hexhaven(form: str, python: Path, games: tuple[str, ...], path: str = "") -> Contender:
    modes = {"inside": f"{form}, in the engine", "loop": f"{form}, Python loop"}
    return Contender(form, python, "ours.py", games, modes, path)


def other_game(game: str, form: str, python: Path, games: tuple[str, ...], path: str = "") -> Contender:
    """A game the peer does not play, measured by our base game in the same form."""
    modes = {"inside": f"{game}, {form}, in the engine", "loop": f"{game}, {form}, Python loop"}
    return Contender(f"{game} {form}", python, "ours.py", ("--game", game, *games), modes, path, beside=form)


def one_core() -> int | None:
    """Choose the core everyone is measured on: the last one we may use, which the system uses least."""
    if shutil.which("taskset") is None or not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))


def rows(field: list[Contender]) -> Iterator[Round]:
    """Yield one row per contender and mode, with the ratio to the decisions per second it is measured by."""
    by_name = {contender.name: contender for contender in field}
    for contender in field:
        for mode, title in contender.modes.items():
            yield row(contender, mode, title, speed_of(by_name[contender.beside], mode))


def speed_of(contender: Contender, mode: str) -> float:
    known = mode if mode in contender.modes else "loop"
    return contender.median(lambda r: r[known]["decisions_per_second"])


def row(contender: Contender, mode: str, title: str, measure: float) -> Round:
    speeds = [r[mode]["decisions_per_second"] for r in contender.rounds]
    speed = statistics.median(speeds)
    return {
        "title": title,
        "contender": contender.name,
        "mode": mode,
        "games_per_second": contender.median(lambda r: r[mode]["games_per_second"]),
        "decisions_per_second": speed,
        "beside": contender.beside,
        "ratio": speed / measure,
        "spread": (max(speeds) - min(speeds)) / speed,
        "copy_ns": contender.median(lambda r: r["copy_ns"]),
        "copy_bytes": contender.median(lambda r: r["copy_bytes"]),
    }


def machine() -> dict[str, str]:
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }


def processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def busy(field: list[Contender]) -> bool:
    """Tell whether something else took the core away: more wall time than processor time."""
    runs = [r[mode] for c in field for r in c.rounds for mode in c.modes]
    return any(run["wall_seconds"] > 1.1 * run["seconds"] for run in runs)


def cells(row: Round) -> tuple[str, ...]:
    return (
        row["title"],
        f"{row['games_per_second']:,.0f}",
        f"{row['decisions_per_second']:,.0f}",
        f"{row['ratio']:.1f}" if row["beside"] == "catanatron" else f"{row['ratio']:.0%} of base",
        f"{row['spread']:.0%}",
        f"{row['copy_ns'] / 1000:,.2f} µs",
        f"{row['copy_bytes'] / 1000:,.1f} kB",
    )


def as_table(result: list[Round]) -> Table:
    title = (
        "Random four-player games on one core (ratio: to the decisions/s of Catanatron, or of our base game)"
    )
    table = Table(title=title)
    for i, title in enumerate(HEAD):
        table.add_column(title, justify="right" if i else "left", no_wrap=True)
    for row in result:
        table.add_row(*cells(row))
    return table


def as_markdown(result: list[Round]) -> str:
    lines = [HEAD, ("---", *["---:"] * (len(HEAD) - 1)), *(cells(row) for row in result)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=5, help="how often each contender is measured")
    options.add_argument("--markdown", action="store_true", help="print the table for the documentation, too")
    chosen = options.parse_args()
    field, core, screen = contenders(), one_core(), Console(width=max(110, Console().width))
    for _ in track(range(chosen.rounds), "Measuring", console=Console(stderr=True), transient=True):
        for contender in field:
            contender.measure(core)
    result = list(rows(field))
    versions = {c.name: c.rounds[0]["version"] for c in field}
    RESULT.parent.mkdir(exist_ok=True)
    whole = {
        "machine": machine(),
        "versions": versions,
        "rows": result,
        "rounds": {c.name: c.rounds for c in field},
    }
    RESULT.write_text(json.dumps(whole, indent=2) + "\n")
    screen.print(as_table(result))
    screen.print(
        f"{', '.join(machine().values())}; Catanatron {versions['catanatron']}; {chosen.rounds} rounds"
    )
    if busy(field):
        screen.print("The machine was busy: take these figures with caution.")
    if chosen.markdown:
        print(as_markdown(result))


if __name__ == "__main__":
    main()
