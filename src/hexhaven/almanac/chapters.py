"""The chapters of the almanac: what stands together, in the order one reads it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any

from hexhaven.almanac.layer import folders, layers, table, tables
from hexhaven.almanac.shelf import articles

CHAPTERS = "chapters.toml"
STRETCH = re.compile(r"R(\d+)-(\d+)")


@dataclass(frozen=True)
class Chapter:
    game: str
    title: Mapping[str, str]
    articles: tuple[str, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """Return all chapters, game by game in the order of their index."""
    found: list[Chapter] = []
    for folder in folders():
        shelf = table(folder, CHAPTERS)
        for entry in shelf["chapter"]:
            ids = tuple(_articles(entry, folder))
            if "before" in entry:
                _join(found, entry["before"], ids)
            else:
                found.append(Chapter(shelf["game"], MappingProxyType(entry["title"]), ids))
    return tuple(found)


def chapter_of(id: str) -> Chapter:
    """Return the chapter an article stands in."""
    return _by_article()[id]


@cache
def begin_with(game: str) -> tuple[str, ...]:
    """Return the articles that somebody reads first who is new to a game."""
    own = (shelf for shelf in tables(CHAPTERS) if shelf["game"] == game)
    return tuple(id for shelf in own for id in shelf.get("begin", ()))


@cache
def _by_article() -> Mapping[str, Chapter]:
    return MappingProxyType({id: chapter for chapter in chapters() for id in chapter.articles})


def _join(found: list[Chapter], before: str, ids: tuple[str, ...]) -> None:
    """Let the articles of an expansion stand in a chapter of the game it expands, before the one named."""
    at, chapter = next((n, each) for n, each in enumerate(found) if before in each.articles)
    place = chapter.articles.index(before)
    joined = (*chapter.articles[:place], *ids, *chapter.articles[place:])
    found[at] = Chapter(chapter.game, chapter.title, joined)


def _articles(entry: dict[str, Any], folder: Traversable) -> Iterator[str]:
    """Yield those that are named, or all of a file, or of a set of cards, or of sections of rulings."""
    yield from entry.get("articles", ())
    if "file" in entry:
        yield from (article["id"] for article in table(folder, entry["file"])["article"])
    if "cards" in entry:
        yield from (id for layer in layers() for id in layer.listed(entry["cards"]))
    for rulings in entry.get("rulings", "").split():
        yield from _rulings(rulings)


def _rulings(numbers: str) -> Iterator[str]:
    """Yield the rulings of a section such as 1.F, or of a stretch such as R1-16."""
    if stretch := STRETCH.fullmatch(numbers):
        yield from (f"R{n}" for n in range(int(stretch[1]), int(stretch[2]) + 1))
    else:
        yield from (id for id in articles() if id.startswith(f"{numbers}."))
