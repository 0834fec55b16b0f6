"""The words of the lessons: both languages say the same things, and briefly."""

from collections.abc import Iterator

import pytest

from guide.games import TAUGHT
from hexhaven.words import LANGUAGES

LONGEST = 420  # before the values are filled in

every_game = pytest.mark.parametrize("game", TAUGHT)


def lessons(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Each text of a lesson with the keys of both."""
    for key, text in TAUGHT[game].texts.all(language).items():
        group, _, rest = key.partition(".")
        if group == "lesson":
            lesson, _, part = rest.rpartition(".")
            yield lesson, part, text


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_title_and_a_text_and_nothing_else(game: str, language: str) -> None:
    found = [(lesson, part) for lesson, part, _ in lessons(game, language)]
    assert sorted(found) == sorted((key, part) for key in TAUGHT[game].lessons for part in ("title", "text"))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_brief(game: str, language: str) -> None:
    for key, part, text in lessons(game, language):
        if part == "text":
            assert len(text) <= LONGEST, key
            assert text.count(". ") + text.count("! ") < 5, key


def test_no_two_games_give_a_lesson_the_same_key() -> None:
    """What was read is remembered by its key."""
    keys = [key for teaching in TAUGHT.values() for key in teaching.lessons]
    assert len(keys) == len(set(keys))
