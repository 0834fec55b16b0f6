"""The base game does not know Cities & Knights: no file of it mentions what the expansion brings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[3] / "src" / "hexhaven" / "games"
FILES = sorted((GAMES / "island" / "rules").rglob("*.py"))
NEW_WORDS = re.compile(
    r"commodit|\bcoin|\bpaper\b|\bcloth\b|barbarian|metropol|merchant|toppled|saboteur"
    r"|\bwalls?\b|games\.knights|knights? on the board|knight's node",
    re.IGNORECASE,
)


@pytest.mark.article("cities-and-knights")
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(GAMES)))
def test_no_file_of_the_base_game_mentions_the_expansion(path: Path) -> None:
    found = NEW_WORDS.findall(path.read_text(encoding="utf-8"))
    assert not found, f"{path.name} speaks of {', '.join(found)}"


@pytest.mark.article("cities-and-knights")
def test_the_search_would_find_a_mention() -> None:
    mentioning = [
        path
        for path in (GAMES / "knights" / "rules").rglob("*.py")
        if NEW_WORDS.search(path.read_text("utf-8"))
    ]
    assert len(mentioning) > 10
