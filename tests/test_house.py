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
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.games.index import GAMES
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import DEVELOPMENT_NAMES
from hexhaven.games.knights.rules.terms import FIELD_NAMES, PROGRESS_NAMES
from reference import states

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


# The same, as names of functions and fields.
SAID_BY_ALL = {"choose", "dice"}


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
def names_of(game: str) -> frozenset[str]:
    found = [state for state in states(catalog.game(game)) if isinstance(state, Position | Duel)]
    return frozenset(name for state in found for name in names_in(state))


@cache
def names() -> frozenset[str]:
    """All verbs, pieces, cards, questions and options of all games."""
    found = {*DEVELOPMENT_NAMES, *PROGRESS_NAMES, *FIELD_NAMES, *RESOURCE_NAMES}
    return frozenset(found.union(*map(names_of, catalog.listed())) - ORDINARY - {""})


def defined(path: Path) -> Iterator[str]:
    """What a module gives names to: classes, functions, arguments, fields."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name


EXAMPLE = re.compile(r"^ *>>>.*?(?=\n *\n|\"\"\"|\Z)", re.MULTILINE | re.DOTALL)


def spoken_of(path: Path) -> set[str]:
    """All words of a module, in its code, its texts and its comments, but for examples that run."""
    return set(re.findall(r"[a-z]+", EXAMPLE.sub("", path.read_text("utf-8"))))


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
def own_words() -> frozenset[str]:
    """Names of things in a game, and their plurals, without words that everybody uses."""
    named = names() - SAID_BY_ALL
    return named | {f"{name}s" for name in named}


@cache
def guilty() -> dict[str, list[str]]:
    """The modules that hold names of a game, and which."""
    found = {}
    for storey in STOREYS:
        for path in sorted((SOURCE / storey).rglob("*.py")):
            held = sorted(names().intersection(literals(path)) | (own_words() & {*defined(path)}))
            if held:
                found[path.relative_to(SOURCE).as_posix()] = held
    return found | guilty_pages()


# --- the page ----------------------------------------------------------------------------------------

# What the page itself speaks of: a switch for the dice, a hint to dismiss, a handle to grab, games to watch.
SAID_BY_THE_PAGE = {"bank", "choose", "dice", "dismiss", "grab", "watch", "withdraw"}
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


def test_nothing_outside_the_games_speaks_of_one() -> None:
    """Neither in code nor in a comment: the ids of games stand in the index alone."""
    outside = [path for path in SOURCE.rglob("*.py") if SOURCE / "games" not in path.parents]
    held = {str(path): sorted(spoken_of(path) & {*GAMES}) for path in outside}
    assert not {path: ids for path, ids in held.items() if ids}


def test_a_field_or_a_comment_that_names_a_game_is_found(tmp_path: Path) -> None:
    """As `Standing.knights` did, and a comment beside it."""
    module = tmp_path / "standing.py"
    module.write_text("class Standing:\n    knights: int\n    units: str  # as in knights\n")
    assert {"knights"} == own_words() & {*defined(module)}
    assert "knights" in spoken_of(module)


def test_no_module_names_what_belongs_to_a_game() -> None:
    assert not guilty(), "ask the rules instead of naming"


if __name__ == "__main__":
    for module, held in guilty().items():
        print(f"{module}: {' '.join(held)}")
