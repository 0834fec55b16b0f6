"""Say which engine is tested, and stop at once when it is not the one that was asked for."""

import os

import pytest

import hexhaven
from hexhaven.games.index import GAMES

GAMES["lighthouse"] = "sample.lighthouse"  # the sample expansion: all it needs outside its folder


def engine() -> str:
    return "compiled" if hexhaven.compiled else "plain"


def pytest_configure(config: pytest.Config) -> None:
    expected = os.environ.get("HEXHAVEN_EXPECT", engine())
    if expected != engine():
        pytest.exit(f"expected the {expected} engine, found the {engine()} one: {hexhaven.__file__}", 4)


def pytest_report_header(config: pytest.Config) -> str:
    return f"engine: {engine()}, from {os.path.dirname(hexhaven.__file__)}"
