"""The examples in the pages and docstrings run, so they stay true."""

import doctest
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sybil import Sybil
from sybil.parsers.markdown import PythonCodeBlockParser, SkipParser

import hexhaven
from hexhaven.catalog import GAMES
from hexhaven.layers import BROUGHT

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(hexhaven.__path__, "hexhaven.")
    if not module.name.endswith(("__main__", "migrations.env"))  # which run when they are imported
)


@pytest.fixture
def forgotten() -> Iterator[None]:
    """An example may add a game to the catalog, or values for the bots: other tests know nothing of it."""
    known = dict(GAMES)
    yield
    BROUGHT.clear()
    GAMES.clear()
    GAMES.update(known)


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize("page", [str(page.relative_to(ROOT)) for page in PAGES])
def test_the_python_examples_of_a_page_run(page: str) -> None:
    """The examples of one page share their names, from top to bottom."""
    examples = Sybil(parsers=[PythonCodeBlockParser(), SkipParser()], encoding="utf-8")
    for example in examples.parse(ROOT / page).examples():
        example.evaluate()


@pytest.mark.skipif(hexhaven.compiled, reason="doctest finds no examples in native functions")
def test_the_examples_in_the_docstrings_run() -> None:
    failed = {name: doctest.testmod(importlib.import_module(name)).failed for name in MODULES}
    assert not any(failed.values()), failed
