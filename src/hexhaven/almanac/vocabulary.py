"""What players say, by game: their words for those of the almanac (`said`), their questions (`asked`)."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from hexhaven.almanac.layer import tables
from hexhaven.almanac.spelling import words_of


@cache
def said(language: str) -> Mapping[str, tuple[str, ...]]:
    """Return what a word or a few words of a player may mean, in the words of the almanac."""
    return {
        phrase: tuple([meant] if isinstance(meant, str) else meant)
        for table in tables("said.toml")
        for phrase, meant in table[language].items()
    }


@cache
def asked(language: str) -> Mapping[str, tuple[str, ...]]:
    """Return how players ask for an article, by its id."""
    return {
        id: tuple(questions[language]) for table in tables("asked.toml") for id, questions in table.items()
    }


@cache
def fillers(language: str) -> frozenset[str]:
    """Return the words of a question that say nothing about its topic, folded."""
    text = files("hexhaven.almanac").joinpath("fillers.toml").read_text("utf-8")
    return frozenset(words_of(tomllib.loads(text)[language]))
