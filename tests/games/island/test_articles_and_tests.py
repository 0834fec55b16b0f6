"""The almanac and the tests hold each other up: every article has a test, and every test has an article."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hexhaven.almanac import articles

TESTS = Path(__file__).parents[2]
RULES = Path(__file__).parent

# These watch over the others or throw nonsense at the engine; they prove no single rule.
KNOW_NO_RULE = {
    "test_articles_and_tests.py", "test_refusals.py", "test_nonsense.py",
    "test_putting_together.py", "test_walls.py",
}  # fmt: skip

# Cases that need pieces or cards of an expansion that is not there yet.
NOT_YET = {
    "1.E.c#3": "the scenario Cheops",
    "1.I.b#2": "ships",
    "2.E.b#3": "the scenario Alexander",
    "6.C.h#1": "ships",
    "6.C.h#2": "ships",
    "6.C.h#3": "ships",
}


# --- reading the marks -------------------------------------------------------------------------------


def arguments_of_marks(node: ast.AST) -> Iterator[ast.expr]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.article":
            yield from call.args


def marks_in(nodes: list[ast.expr]) -> Iterator[str]:
    """The articles named by `pytest.mark.article(...)` in some expressions."""
    for node in nodes:
        for argument in arguments_of_marks(node):
            if isinstance(argument, ast.Constant):
                yield str(argument.value)


def marked_tests(path: Path) -> dict[str, list[str]]:
    """The tests of a file, each with the articles it names; a mark of the whole file counts for all."""
    written = ast.parse(path.read_text(encoding="utf-8"))
    found = literal_marks(written)
    if all(isinstance(each, ast.Constant) for each in arguments_of_marks(written)):
        return found
    # Some are made from the names of cards: we have to ask the tests themselves.
    module = importlib.import_module(".".join(path.relative_to(TESTS).with_suffix("").parts))
    return {test: marks + marks_on(getattr(module, test)) for test, marks in found.items()}


def marks_on(test: object) -> list[str]:
    """The articles named by a test and by its parameters."""
    marks: list[pytest.Mark] = getattr(test, "pytestmark", [])
    rows = [row for mark in marks if mark.name == "parametrize" for row in mark.args[1]]
    marks = marks + [mark for row in rows for mark in getattr(row, "marks", ())]
    return [id for mark in marks if mark.name == "article" for id in mark.args]


def literal_marks(module: ast.Module) -> dict[str, list[str]]:
    shared = [
        mark
        for node in module.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"
        for mark in marks_in([node.value])
    ]
    return {
        node.name: shared + list(marks_in(node.decorator_list))
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


FILES = sorted(TESTS.rglob("test_*.py"))
NAMED = {id for path in FILES for marks in marked_tests(path).values() for id in marks}


def sub_cases(id: str) -> list[str]:
    """The numbered cases of a ruling: '1.F.c#1' and so on."""
    numbers = re.findall(r"^\((\d+)\) ", articles()[id].text["en"], re.MULTILINE)
    return [f"{id}#{n}" for n in numbers]


# --- the checks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", list(articles()))
def test_every_article_has_a_test(id: str) -> None:
    assert {name.split("#")[0] for name in NAMED} & {id}, f"no test is marked with article '{id}'"


@pytest.mark.parametrize("id", [case for id in articles() for case in sub_cases(id)])
def test_every_case_of_a_ruling_has_a_test(id: str) -> None:
    if id in NOT_YET:
        assert id not in NAMED, f"{id} is proved: take it off the list of what is left out"
    else:
        assert id in NAMED, f"no test is marked with case '{id}'"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_every_article_that_a_test_names_exists(path: Path) -> None:
    known = set(articles()) | {case for id in articles() for case in sub_cases(id)}
    for test, marks in marked_tests(path).items():
        assert set(marks) <= known, f"{test} names {set(marks) - known}"


@pytest.mark.parametrize("path", sorted(RULES.glob("test_*.py")), ids=lambda path: path.name)
def test_every_test_of_a_rule_names_its_article(path: Path) -> None:
    if path.name in KNOW_NO_RULE:
        return
    nameless = [test for test, marks in marked_tests(path).items() if not marks]
    assert not nameless, f"give {', '.join(nameless)} a mark such as @pytest.mark.article('robber')"
