"""The words of the lessons: both languages say the same things, and briefly."""

from collections.abc import Iterator
from string import Formatter

import pytest

from hexhaven.guide.lessons import LESSONS
from hexhaven.guide.texts import texts
from hexhaven.words import LANGUAGES

LONGEST = 420  # before the values are filled in


def messages(language: str) -> Iterator[tuple[str, str]]:
    for key, lesson in texts(language)["lesson"].items():
        yield f"{key}.title", lesson["title"]
        yield f"{key}.text", lesson["text"]
    yield from texts(language)["phrase"].items()


def values_in(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_title_and_a_text_and_nothing_else(language: str) -> None:
    assert texts(language)["lesson"].keys() == LESSONS.keys()
    for lesson in texts(language)["lesson"].values():
        assert lesson.keys() == {"title", "text"}


def test_the_languages_have_the_same_messages_with_the_same_values() -> None:
    english, german = dict(messages("en")), dict(messages("de"))
    assert english.keys() == german.keys()
    for key, message in english.items():
        assert values_in(message) == values_in(german[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_brief(language: str) -> None:
    for key, lesson in texts(language)["lesson"].items():
        assert len(lesson["text"]) <= LONGEST, key
        assert lesson["text"].count(". ") + lesson["text"].count("! ") < 5, key
