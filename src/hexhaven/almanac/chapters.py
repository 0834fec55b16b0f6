"""The chapters of the almanac: what stands together, in the order one reads it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

from hexhaven.almanac.layer import layers, tables
from hexhaven.almanac.shelf import articles

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
    for table in tables("chapters.toml"):
        for entry in table["chapter"]:
            if "before" in entry:
                _join(found, entry)
            else:
                found.append(
                    Chapter(table["game"], MappingProxyType(entry["title"]), tuple(_articles(entry)))
                )
    return tuple(found)


def chapter_of(id: str) -> Chapter:
    """Return the chapter an article stands in."""
    return _by_article()[id]


@cache
def begin_with(game: str) -> tuple[str, ...]:
    """Return the articles that somebody reads first who is new to a game."""
    own = (table for table in tables("chapters.toml") if table["game"] == game)
    return tuple(id for table in own for id in table.get("begin", ()))


@cache
def _by_article() -> Mapping[str, Chapter]:
    return MappingProxyType({id: chapter for chapter in chapters() for id in chapter.articles})


def _join(found: list[Chapter], entry: dict[str, Any]) -> None:
    """Let the articles of an expansion stand in a chapter of the game it expands, before the one named."""
    at, chapter = next((n, each) for n, each in enumerate(found) if entry["before"] in each.articles)
    place = chapter.articles.index(entry["before"])
    joined = (*chapter.articles[:place], *_articles(entry), *chapter.articles[place:])
    found[at] = Chapter(chapter.game, chapter.title, joined)


def _articles(entry: dict[str, Any]) -> Iterator[str]:
    yield from entry.get("articles", ())
    if "file" in entry:
        yield from (article["id"] for table in tables(entry["file"]) for article in table["article"])
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
