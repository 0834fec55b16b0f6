"""The articles, as they stand on the shelf: read once from the folders `articles` of the games."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Any

from hexhaven.almanac.entry import Article, Picture
from hexhaven.almanac.layer import folders, layers, tables

RULING = re.compile(r"\d.*|R(\d+)")  # its number: 1.F.c of a chapter, or R12 in one row
CARD = "card-"  # what the ids of articles about a card begin with
OTHERS = (
    "chapters.toml",
    "asked.toml",
    "said.toml",
    "sources.de.toml",
    "en.toml",
    "de.toml",
)  # files without articles


class NoSuchArticle(KeyError):
    """Somebody asked for an article that does not exist; `near` holds ids that look alike."""

    def __init__(self, id: str, near: list[str]) -> None:
        super().__init__(id)
        self.id = id
        self.near = near

    def __str__(self) -> str:
        hint = f"; did you mean {' or '.join(self.near)}?" if self.near else ""
        return f"there is no article {self.id!r}{hint}"


@cache
def articles() -> Mapping[str, Article]:
    """Return all articles by id: the topics first, then the rulings in the order of their chapters."""
    return MappingProxyType({entry.id: entry for entry in sorted(_read(), key=_place)})


def article(id: str) -> Article:
    """Return the article with this id; a sub-case such as '1.H.d#2' leads to its article.

    Raises `NoSuchArticle`, which names similar ids.
    """
    name = id.partition("#")[0]
    known = _by_name()
    if name.casefold() not in known:
        raise NoSuchArticle(id, _near(name.casefold()))
    return known[name.casefold()]


@cache
def _by_name() -> Mapping[str, Article]:
    return {id.casefold(): entry for id, entry in articles().items()}


def _near(name: str) -> list[str]:
    """Return ids that look alike; nobody mistypes more than the longest id has letters."""
    known = _by_name()
    if len(name) > 2 * max(map(len, known)):
        return []
    return [known[each].id for each in get_close_matches(name, known)]


def is_ruling(id: str) -> bool:
    """Whether an article answers a question of the rules, by its number."""
    return RULING.fullmatch(id) is not None


def _place(entry: Article) -> tuple[bool, int, int, str]:
    """Sort by shelf and name, rulings such as R12 by their number."""
    found = RULING.fullmatch(entry.id)
    number = int(found[1] or 0) if found else 0
    return found is not None, _shelves()[entry.game], number, entry.id


@cache
def _shelves() -> Mapping[str, int]:
    """The number of the shelf of each game; games on one shelf are sorted together."""
    named = {table["game"]: table["shelf"] for table in tables("chapters.toml")}
    order = list(dict.fromkeys(named.values()))
    return {game: order.index(shelf) for game, shelf in named.items()}


def _read() -> list[Article]:
    """Return what is written in the files, and what the cards of the games say themselves."""
    written = sorted(_written(), key=_place)
    return [*written, *(entry for layer in layers() for entry in layer.made(written))]


def _written() -> Iterator[Article]:
    for folder in folders():
        for file in folder.iterdir():
            if file.name.endswith(".toml") and file.name not in OTHERS:
                found = tomllib.loads(file.read_text("utf-8"))
                yield from (_article(entry, found) for entry in found["article"])


def _article(entry: dict[str, Any], file: dict[str, Any]) -> Article:
    return Article(
        id=entry["id"],
        game=file["game"],
        title=MappingProxyType(entry["title"]),
        text=MappingProxyType({language: _unwrap(text) for language, text in entry["text"].items()}),
        words=MappingProxyType({language: tuple(words) for language, words in entry["words"].items()}),
        see=tuple(entry["see"]),
        source=entry["source"],
        picture=Picture(entry["id"].removeprefix(CARD), file["ground"]) if "ground" in file else None,
    )


def _unwrap(text: str) -> str:
    """Undo the line breaks of the file, except between paragraphs and before the items of a list."""
    return "\n\n".join(map(_paragraph, text.strip().split("\n\n")))


def _paragraph(text: str) -> str:
    lines: list[str] = []
    for line in text.splitlines():
        if lines and not line.startswith("- "):
            lines[-1] += " " + line
        else:
            lines.append(line)
    return "\n".join(lines)
