"""A storey above the engine names no game: what it knows of verbs, pieces and cards, it asks the rules.

Nor does the page's machinery, which asks the parts under `web/src/games`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

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
WEB = Path(__file__).parents[1] / "web" / "src"  # also where the engine is compiled

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


OPTIONS = {
    "base": {"victory_must_be_announced": "yes"},
    "knights": {"saboteur": "classic", "fiesepeter": "on"},
}


@cache
def names_of(game: str) -> frozenset[str]:
    preset = "wizards-dragons" if game == "duel" else None
    options = OPTIONS.get(game, {})
    state = catalog.start(catalog.prepare(Rng(1), game, preset=preset, options=options))
    assert isinstance(state, Position | Duel)
    return frozenset(names_in(state))


@cache
def names() -> frozenset[str]:
    """All verbs, pieces, cards, questions and options of all games."""
    found = {*DEVELOPMENT_NAMES, *PROGRESS_NAMES, *FIELD_NAMES, *RESOURCE_NAMES}
    found |= names_of("base") | names_of("knights") | names_of("duel")
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
    return found | guilty_pages()


# --- the page ----------------------------------------------------------------------------------------

# What the page itself speaks of: a switch for the dice, a hint to be dismissed, a handle to grab.
SAID_BY_THE_PAGE = {"bank", "choose", "dice", "dismiss", "grab", "withdraw"}
COMMENT = re.compile(r"(?<![:\w])//[^\n]*|/\*.*?\*/|<!--.*?-->|<style>.*", re.DOTALL)
TEXT = re.compile(r"""(['"`])([a-z][a-z_-]*)\1|^\s*([a-z]\w*):""", re.MULTILINE)


def drawn_for_several() -> set[str]:
    """Resources and pieces that the island and the card game both have are drawn once, for both."""
    return {*RESOURCE_NAMES, "knight", *(names_of("base") & names_of("duel"))}


def machinery() -> Iterator[Path]:
    """The files of the page that belong to no game, without what is written for tests or by programs."""
    made = {"sample", "fixture", "fakeSocket", "wire"}
    for path in sorted(WEB.rglob("*")):
        folder = path.relative_to(WEB).parts[0]
        is_source = path.suffix in (".ts", ".svelte") and path.stem not in made and ".test" not in path.name
        if is_source and folder != "games":
            yield path


def guilty_pages() -> dict[str, list[str]]:
    own = names() - SAID_BY_THE_PAGE - drawn_for_several()
    found = {}
    for path in machinery():
        texts = TEXT.findall(COMMENT.sub("", path.read_text("utf-8")))
        held = sorted(own.intersection(text or key for _, text, key in texts))
        if held:
            found[f"web/{path.relative_to(WEB).as_posix()}"] = held
    return found


def test_no_module_names_what_belongs_to_a_game() -> None:
    assert not guilty(), "ask the rules instead of naming"


if __name__ == "__main__":
    for module, held in guilty().items():
        print(f"{module}: {' '.join(held)}")
