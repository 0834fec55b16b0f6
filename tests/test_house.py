"""A storey above the engine names no game: what it knows of verbs, pieces and cards, it asks the rules.

Modules that still hold such a name are listed in `house.txt`, and the list only grows shorter: whoever adds a
name elsewhere fails here, and so does whoever has taken the last one out of a module and not struck it off.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hexhaven
from hexhaven import catalog
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import DEVELOPMENT_NAMES
from hexhaven.games.knights.rules.terms import FIELD_NAMES, PROGRESS_NAMES

SOURCE = Path(hexhaven.__file__).parent
STOREYS = ("words", "scene", "guide", "cli", "arena", "bots", "almanac", "server", "wire")
LISTED = Path(__file__).parent / "house.txt"

# Names of things in a game that machinery has uses of its own for, so that they tell nothing.
ORDINARY = {
    "accept", "activate", "build", "card", "centre", "claim", "corner", "counter", "deck", "decline", "die",
    "draw", "end", "exchange", "face", "found", "give", "keep", "land", "let", "library", "move", "number",
    "offer", "open", "over", "partner", "pass", "pay", "pile", "play", "progress", "put", "region", "repair",
    "reply", "resource", "return", "roll", "rolled", "search", "slot", "spend", "start", "swap", "take",
    "trade", "turn", "under", "use",
}  # fmt: skip


def names_in(state: Position | Duel) -> Iterator[str]:
    yield from (verb.name for verb in state.rules.verbs)
    yield from state.rules.options
    if isinstance(state, Position):
        yield from state.rules.piece_names.values()
        yield from state.rules.card_names
        yield from state.rules.question_names.values()
        yield from (verb.piece for verb in state.rules.verbs)
    else:
        yield from state.rules.kind_names


@cache
def names() -> frozenset[str]:
    """All verbs, pieces, cards, questions and options of all games."""
    found = {*DEVELOPMENT_NAMES, *PROGRESS_NAMES, *FIELD_NAMES, *RESOURCE_NAMES, ""}
    for game, options in (
        ("base", {"victory_must_be_announced": "yes"}),
        ("knights", {"saboteur": "classic", "fiesepeter": "on"}),
        ("duel", {}),
    ):
        preset = "wizards-dragons" if game == "duel" else None
        state = catalog.start(catalog.prepare(Rng(1), game, preset=preset, options=options))
        assert isinstance(state, Position | Duel)
        found.update(names_in(state))
    return frozenset(found - ORDINARY - {""})


def literals(path: Path) -> Iterator[str]:
    """The texts in a module that are no docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    docs = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node.value


@cache
def guilty() -> dict[str, list[str]]:
    """The modules that hold names of a game, and which."""
    found = {}
    for storey in STOREYS:
        for path in sorted((SOURCE / storey).rglob("*.py")):
            held = sorted(names().intersection(literals(path)))
            if held:
                found[path.relative_to(SOURCE).as_posix()] = held
    return found


def listed() -> set[str]:
    return set(LISTED.read_text("utf-8").split())


def test_no_further_module_names_what_belongs_to_a_game() -> None:
    new = {module: held for module, held in guilty().items() if module not in listed()}
    assert not new, f"ask the rules instead of naming: {new}"


@pytest.mark.parametrize("module", sorted(listed()))
def test_the_list_holds_only_modules_that_still_do(module: str) -> None:
    assert module in guilty(), f"strike {module} off tests/house.txt"


if __name__ == "__main__":
    for module, held in guilty().items():
        print(f"{module}: {' '.join(held)}")
