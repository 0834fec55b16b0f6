"""The chapters of the almanac: what stands together, in the order one reads it."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from hexhaven.almanac.shelf import articles
from hexhaven.games.duel.almanac.cards import PREFIX
from hexhaven.games.duel.rules.kinds import read_kinds

GAMES = ("base", "knights", "duel")  # in the order of the catalog
STRETCH = re.compile(r"R(\d+)-(\d+)")


@dataclass(frozen=True)
class Chapter:
    game: str
    title: Mapping[str, str]
    articles: tuple[str, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """Return all chapters, game by game as the catalog has them."""
    return tuple(chapter for game in GAMES for chapter in _read(game))


def chapter_of(id: str) -> Chapter:
    """Return the chapter an article stands in."""
    return _by_article()[id]


@cache
def _by_article() -> Mapping[str, Chapter]:
    return MappingProxyType({id: chapter for chapter in chapters() for id in chapter.articles})


def _read(game: str) -> Iterator[Chapter]:
    text = files(__package__).joinpath("chapters", f"{game}.toml").read_text("utf-8")
    for entry in tomllib.loads(text)["chapter"]:
        yield Chapter(game, MappingProxyType(entry["title"]), tuple(_articles(entry)))


def _articles(entry: dict[str, Any]) -> Iterator[str]:
    yield from entry.get("articles", ())
    if "cards" in entry:
        yield from (PREFIX + kind.name for kind in read_kinds()[0] if kind.set == entry["cards"])
    for rulings in entry.get("rulings", "").split():
        yield from _rulings(rulings)


def _rulings(numbers: str) -> Iterator[str]:
    """Yield the rulings of a section such as 1.F, or of a stretch such as R1-16."""
    if stretch := STRETCH.fullmatch(numbers):
        yield from (f"R{n}" for n in range(int(stretch[1]), int(stretch[2]) + 1))
    else:
        yield from (id for id in articles() if id.startswith(f"{numbers}."))
