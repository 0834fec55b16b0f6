"""The words of the lessons: both languages say the same things, and briefly."""

from collections.abc import Iterator
from string import Formatter

import pytest

from guide.games import TAUGHT
from hexhaven.words import LANGUAGES

LONGEST = 420  # before the values are filled in

every_game = pytest.mark.parametrize("game", TAUGHT)


def messages(game: str, language: str) -> Iterator[tuple[str, str]]:
    texts = TAUGHT[game].texts.all(language)
    for key, lesson in texts["lesson"].items():
        yield f"{key}.title", lesson["title"]
        yield f"{key}.text", lesson["text"]
    yield from texts.get("phrase", {}).items()


def values_in(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_title_and_a_text_and_nothing_else(game: str, language: str) -> None:
    texts = TAUGHT[game].texts.all(language)["lesson"]
    assert texts.keys() == TAUGHT[game].lessons.keys()
    for lesson in texts.values():
        assert lesson.keys() == {"title", "text"}


@every_game
def test_the_languages_have_the_same_messages_with_the_same_values(game: str) -> None:
    english, german = dict(messages(game, "en")), dict(messages(game, "de"))
    assert english.keys() == german.keys()
    for key, message in english.items():
        assert values_in(message) == values_in(german[key]), key


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_brief(game: str, language: str) -> None:
    for key, lesson in TAUGHT[game].texts.all(language)["lesson"].items():
        assert len(lesson["text"]) <= LONGEST, key
        assert lesson["text"].count(". ") + lesson["text"].count("! ") < 5, key


def test_no_two_games_give_a_lesson_the_same_key() -> None:
    """What was read is remembered by its key."""
    keys = [key for teaching in TAUGHT.values() for key in teaching.lessons]
    assert len(keys) == len(set(keys))
