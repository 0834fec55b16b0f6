"""The engine keeps to itself: no global randomness, no clock, no network."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hexhaven
from hexhaven.core.rng import Rng

COMMAND = {"launch.py", "__main__.py"}  # they start the program, and belong to no engine
ENGINE = [
    *sorted(path for path in Path("src/hexhaven").glob("*.py") if path.name not in COMMAND),
    *sorted(Path("src/hexhaven/core").rglob("*.py")),
    *sorted(Path("src/hexhaven/bots").rglob("*.py")),
    *sorted(Path("src/hexhaven/games").glob("*/rules/**/*.py")),
    *sorted(Path("src/hexhaven/games").glob("*/bots/**/*.py")),
]
FORBIDDEN = {"random", "time", "datetime", "socket", "http", "urllib", "uuid", "os", "asyncio", "threading"}


@pytest.mark.parametrize("path", ENGINE, ids=str)
def test_no_module_of_the_engine_uses_chance_clock_or_network(path: Path) -> None:
    allowed = {"secrets"} if path.name == "dealer.py" else set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        roots = {name.split(".")[0] for name in names}
        assert not roots & (FORBIDDEN | ({"secrets"} - allowed)), roots


def test_the_generator_gives_the_same_numbers_everywhere() -> None:
    rng = Rng(("a", 1))
    assert [rng.below(100) for _ in range(8)] == [84, 2, 71, 46, 43, 49, 66, 22]


def test_the_generator_is_even() -> None:
    rng = Rng("even")
    counts = [0] * 11
    for _ in range(36_000):
        counts[rng.below(6) + rng.below(6)] += 1
    expected = [1000 * (6 - abs(5 - i)) for i in range(11)]
    assert all(abs(count - mean) < 5 * mean**0.5 for count, mean in zip(counts, expected, strict=True))


def test_shuffling_gives_every_order() -> None:
    rng = Rng("orders")
    seen = set()
    for _ in range(300):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 24


def test_compiled_says_what_runs() -> None:
    assert hexhaven.compiled == (not hexhaven.core.game.__file__.endswith(".py"))
