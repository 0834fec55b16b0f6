"""What an article is."""

from collections.abc import Mapping
from dataclasses import dataclass

LANGUAGES = ("en", "de")


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
