"""What a game brings to the almanac: a folder `articles` of its own, and what cannot be written down there.

| file | what it holds |
|---|---|
| `chapters.toml` | where an article, or all of a file, stand, and on which shelf; which ones to begin with |
| `asked.toml`, `said.toml` | how players ask for an article, and their words for those of the almanac |
| `sources.de.toml` | its sources in German |
| all others | articles, some topics to a file |

A game whose articles follow from its data has a `LAYER` there as well.
"""

import tomllib
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from hexhaven.almanac.entry import Article
from hexhaven.layers import layers_of, packages

STOREY = "articles"


class ArticlesLayer:
    """Articles that nobody writes, since they follow from the cards of a game."""

    def made(self, written: Sequence[Article], /) -> Iterable[Article]:
        """Its articles.

        Those written by hand say which titles are taken, and where else something is told of a card.
        """
        return ()

    def listed(self, name: str) -> Iterable[str]:
        """The ids of those that a chapter lists together, such as the cards of a set."""
        return ()


def layers() -> list[ArticlesLayer]:
    return layers_of(list(packages()), STOREY, ArticlesLayer)


def folders() -> Iterator[Traversable]:
    """The folders of articles, in the order of the games."""
    for package in packages().values():
        folder = files(package).joinpath(STOREY)
        if folder.is_dir():
            yield folder


def tables(name: str) -> Iterator[dict[str, Any]]:
    """The files of this name: the almanac's own, then those of the games."""
    for folder in (files("hexhaven.almanac"), *folders()):
        if folder.joinpath(name).is_file():
            yield table(folder, name)


def table(folder: Traversable, name: str) -> dict[str, Any]:
    return tomllib.loads(folder.joinpath(name).read_text("utf-8"))
