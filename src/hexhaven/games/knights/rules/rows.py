"""The progress cards as rows: name, deck, number, and their words in both languages."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

DECKS: Final = ("trade", "politics", "science")


class ProgressRow:
    """One kind of progress card. What it does is a class with its name, in the file of its deck; a card of
    points needs none."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: Final[str] = row["name"]
        self.deck: Final[str] = row["deck"]
        self.count: Final[int] = row["count"]
        self.points: Final[int] = row.get("points", 0)
        self.title: Final[dict[str, str]] = row["title"]
        self.text: Final[dict[str, str]] = row["text"]
        self.classic: Final[dict[str, str]] = row.get("classic", {})  # where the first edition differs
        self.lacking: Final[dict[str, str]] = row.get("lacking", {})  # why it would be played in vain


def read_rows() -> list[ProgressRow]:
    """All kinds, deck by deck, wherever a row stands."""
    file = resources.files("hexhaven.games.knights.rules.data").joinpath("progress.toml")
    rows = [ProgressRow(row) for row in tomllib.loads(file.read_text(encoding="utf-8"))["card"]]
    return [row for deck in DECKS for row in rows if row.deck == deck]


ROWS: Final = read_rows()
