"""The articles, as they stand on the shelf: read once from `articles/*.toml`."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from hexhaven.almanac.entry import Article
from hexhaven.games.duel.almanac.cards import card_articles

# The number of a ruling: 1.F.c of the encyclopaedia, R12 of the card game.
RULING = re.compile(r"\d.*|R(\d+)")


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
    found = {entry.id: entry for entry in _read()}
    return MappingProxyType({id: found[id] for id in sorted(found, key=_topics_first)})


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


def _topics_first(id: str) -> tuple[bool, bool, int, str]:
    """Sort by name, rulings such as R12 by their number; the board games come before the card game."""
    found = RULING.fullmatch(id)
    number = int(found[1] or 0) if found else 0
    return found is not None, id.startswith("duel-"), number, id


def _read() -> list[Article]:
    """Return what is written in the files, and what the cards of the card game say themselves."""
    written = list(_written())
    return [*written, *card_articles(sorted(written, key=lambda entry: _topics_first(entry.id)))]


def _written() -> Iterator[Article]:
    for file in files(__package__).joinpath("articles").iterdir():
        if file.name.endswith(".toml"):
            found = tomllib.loads(file.read_text("utf-8"))
            yield from (_article(entry, found["game"]) for entry in found["article"])


def _article(entry: dict[str, Any], game: str) -> Article:
    return Article(
        id=entry["id"],
        game=game,
        title=MappingProxyType(entry["title"]),
        text=MappingProxyType({language: _unwrap(text) for language, text in entry["text"].items()}),
        words=MappingProxyType({language: tuple(words) for language, words in entry["words"].items()}),
        see=tuple(entry["see"]),
        source=entry["source"],
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
