"""The articles, as they stand on the shelf: read once from `articles/*.toml`."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

LANGUAGES = ("en", "de")


@dataclass(frozen=True)
class Article:
    """One article of the almanac, in every language of `LANGUAGES`.

    A text is a few paragraphs with a blank line between them. Within a paragraph a line break only
    stands before an item of a list, which begins with "- "; whoever prints it wraps the lines.
    """

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    words: Mapping[str, tuple[str, ...]]
    see: tuple[str, ...]
    source: str


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
    known = {each.casefold(): each for each in articles()}
    if name.casefold() not in known:
        raise NoSuchArticle(id, [known[each] for each in get_close_matches(name.casefold(), known)])
    return articles()[known[name.casefold()]]


def _topics_first(id: str) -> tuple[bool, str]:
    return id[0].isdigit(), id


def _read() -> Iterator[Article]:
    for file in files(__package__).joinpath("articles").iterdir():
        if file.name.endswith(".toml"):
            yield from map(_article, tomllib.loads(file.read_text("utf-8"))["article"])


def _article(entry: dict[str, Any]) -> Article:
    return Article(
        id=entry["id"],
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
