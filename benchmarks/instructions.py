"""Count the instructions of fixed play-outs and copies in the compiled engine, beside the figures kept.

A clock scatters by some percent from run to run; callgrind counts the same number of instructions every
time, so a change that costs one percent is seen. Only what runs inside the play-out, or inside the copy,
is counted.

Another compiler or another Python makes other machine code of the same sources. So figures are kept for each
set of tools, in `instructions.json`, and only those of the same tools are compared; where there are none, the
last line says so. `--write` keeps the figures of this machine.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
KEPT = ROOT / "benchmarks" / "instructions.json"
ALLOWED = 0.02  # above the figure kept
INSIDE_PLAYOUT = "CPyPy_playout___playout"
BOARD_COPY = "CPyPy_island___rules___state___Position___copy"
CARDS_COPY = "CPyPy_duel___rules___state___Duel___copy"

Figures = dict[str, float]


@dataclass(frozen=True)
class Measurement:
    """One thing that is counted: what is played, and the C function in which instructions count."""

    name: str
    arguments: tuple[str, ...]
    function: str = INSIDE_PLAYOUT


MEASUREMENTS = (
    Measurement("base", ("base",)),
    Measurement("base with trade", ("trade",)),
    Measurement("knights", ("knights",)),
    Measurement("duel", ("duel",)),
    Measurement("base, a copy", ("base", "--copy"), BOARD_COPY),
    Measurement("knights, a copy", ("knights", "--copy"), BOARD_COPY),
    Measurement("duel, a copy", ("duel", "--copy"), CARDS_COPY),
)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--write", action="store_true", help="keep what is counted here")
    options.add_argument("--compiled", type=Path, default=COMPILED, help="where the compiled engine lies")
    chosen = options.parse_args()
    missing = what_is_missing(chosen.compiled)
    if missing:
        print(f"hexhaven: instructions are not counted: {missing}", file=sys.stderr)
        return 0
    kept: dict[str, Figures] = json.loads(KEPT.read_text())
    counted = count_all(chosen.compiled)
    if chosen.write:
        kept[tools()] = counted
        KEPT.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n")
    before = kept.get(tools(), {})
    show(counted, before)
    return verdict(counted, before)


def what_is_missing(compiled: Path) -> str:
    if shutil.which("valgrind") is None:
        return "there is no valgrind (Debian: apt-get install valgrind)"
    if not compiled.is_dir():
        return "the engine is not compiled (make compiled)"
    return ""


def tools() -> str:
    """Compiler, Python and machine: what makes the machine code besides our sources."""
    command = [os.environ.get("CC", "cc"), "-dumpfullversion"]
    compiler = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    python = ".".join(platform.python_version_tuple()[:2])
    return f"cc {compiler}, python {python}, mypyc {version('mypy')}, {platform.machine()}"


def count_all(compiled: Path) -> Figures:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = pool.map(lambda measurement: count(measurement, compiled), MEASUREMENTS)
        return {each.name: figure for each, figure in zip(MEASUREMENTS, counts, strict=True)}


def count(measurement: Measurement, compiled: Path) -> float:
    """Return the instructions for one decision, or for one copy."""
    environment = os.environ | {"PYTHONPATH": str(compiled), "PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as work:
        command = [
            "valgrind", "--tool=callgrind", f"--callgrind-out-file={work}/out",
            f"--toggle-collect={measurement.function}",
            sys.executable, str(ROOT / "benchmarks" / "fixed_games.py"), *measurement.arguments,
        ]  # fmt: skip
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    collected = re.search(r"Collected : (\d+)", done.stderr)
    assert collected is not None, done.stderr
    assert int(collected[1]) > 0, f"nothing was counted: is there no {measurement.function} any more?"
    return round(int(collected[1]) / int(done.stdout), 1)


def show(counted: Figures, before: Figures) -> None:
    table = Table("instructions, for each decision or copy", title=tools())
    for head in ("kept", "now", "change"):
        table.add_column(head, justify="right")
    for name, now in counted.items():
        change = f"{now / before[name] - 1:+.2%}" if name in before else ""
        table.add_row(name, f"{before[name]:,.0f}" if name in before else "", f"{now:,.0f}", change)
    Console().print(table)


def verdict(counted: Figures, before: Figures) -> int:
    if not before:
        print("hexhaven: no figures are kept for these tools, so nothing was compared; --write keeps them")
        return 0
    slower = [name for name, now in counted.items() if now > before.get(name, now) * (1 + ALLOWED)]
    if slower:
        print(
            f"hexhaven: more than {ALLOWED:.0%} above the figure kept: {'; '.join(slower)}", file=sys.stderr
        )
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
