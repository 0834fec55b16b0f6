"""Where the text of an article comes from, said in another language.

Articles name their sources in English: a rule book and a chapter, the encyclopaedia and a paragraph, or us.
"""

from __future__ import annotations

import re
from functools import cache

from hexhaven.almanac.layer import tables

ENGLISH = "en"
OURS = " by Hexhaven"
CHAPTER = re.compile(r"'([^']*)'")


def source_in(language: str, source: str) -> str:
    """The sources of an article, as one reads them in a language."""
    if language == ENGLISH:
        return source
    return "; ".join(part_in(part) for part in source.split("; "))


@cache
def german() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for table in tables("sources.de.toml"):
        for group, said in table.items():
            found.setdefault(group, {}).update(said)
    return found


def part_in(part: str) -> str:
    """One of several sources; a KeyError if its words are not known."""
    if part in german()["whole"]:
        return german()["whole"][part]
    if part.endswith(OURS):
        return f"{german()['ours'][part.removesuffix(OURS)]} (Hexhaven)"
    named, comma, chapters = part.partition(", '")
    if comma:
        return f"{german()['whole'][named]}, {chapters_in(comma[-1] + chapters)}"
    kind, _, where = part.partition(" ")
    return f"{german()['whole'][kind]} {where.replace(' to ', ' bis ')}"


def chapters_in(text: str) -> str:
    names = CHAPTER.sub(lambda found: f"„{german()['chapter'][found[1]]}“", text)
    return names.replace(" and ", " und ")
