"""What an article is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

LANGUAGES = ("en", "de")


class Picture(NamedTuple):
    """The picture of a card: its name, and the ground behind it."""

    name: str
    ground: str


@dataclass(frozen=True)
class Article:
    """One article of the almanac, in every language of `LANGUAGES`.

    A text is a few paragraphs with a blank line between them. Within a paragraph a line break only
    stands before an item of a list, which begins with "- "; whoever prints it wraps the lines.
    """

    id: str
    game: str  # the id of the game whose rules it tells
    title: Mapping[str, str]
    text: Mapping[str, str]
    words: Mapping[str, tuple[str, ...]]
    see: tuple[str, ...]
    source: str
    picture: Picture | None = None  # of the card that it is about
    made: bool = False  # from the row of a card; what is written by hand comes before it
