"""Texts that are no action, in words."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexhaven
from hexhaven.core.game import UnknownAction
from hexhaven.words import LANGUAGES, nonsense
from hexhaven.words.messages import messages, say
from hexhaven.words.nonsense import shapes_in

SOURCE = Path(hexhaven.__file__).parent


def problems() -> Iterator[str]:
    """Every sentence an `UnknownAction` is raised with, its values replaced by a number."""
    core = [SOURCE / "core" / f"{name}.py" for name in ("game", "actions", "operands", "reading")]
    rules = SOURCE / "games" / "island" / "rules"
    board = [path for path in sorted(rules.rglob("*.py")) if "text" not in path.relative_to(rules).parts]
    for path in [*core, *board]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "UnknownAction":
                yield sentence(node.args[0])


def sentence(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(sentence(part) for part in node.values)
    return str(node.value) if isinstance(node, ast.Constant) else "7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_game_can_say_is_known_here(language: str) -> None:
    found = list(problems())
    assert len(found) > 12
    for problem in found:
        assert nonsense(language, UnknownAction(problem)) != say(language, "unknown.other"), problem


def test_every_shape_has_a_message_and_the_other_way_round() -> None:
    keys = {key.removeprefix("unknown.") for key in messages("en") if key.startswith("unknown.")}
    assert keys == {*dict(shapes_in("en")), "other"}


def test_what_can_be_named_instead_is_told_in_the_language_of_the_reader() -> None:
    problem = UnknownAction("'gold' is no card (brick, lumber, wool, grain, ore)")
    assert nonsense("en", problem) == "There is no 'gold' here, but brick, lumber, wool, grain and ore."
    assert nonsense("de", problem) == "„gold“ gibt es hier nicht, aber Lehm, Holz, Wolle, Getreide und Erz."
    fields = UnknownAction("'war' is no field (trade, politics, science)")
    assert nonsense("de", fields) == "„war“ gibt es hier nicht, aber Handel, Politik und Wissenschaft."
    many = ", ".join(f"card-{i}" for i in range(20))
    assert nonsense("en", UnknownAction(f"'x' is no card ({many})")) == "There is no 'x' here."


def test_what_was_written_is_quoted() -> None:
    assert (
        nonsense("en", UnknownAction("'it''s' is no card; did you mean 'ore'?"))
        == "There is no 'it''s' here. Did you mean 'ore'?"
    )
    assert nonsense("de", UnknownAction("no edge joins the nodes 3 and 9")) == (
        "Zwischen den Kreuzungen 3 und 9 liegt kein Weg."
    )
