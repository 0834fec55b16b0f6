"""The words of the lessons: `en.toml` and `de.toml`, with the grammar of `hexhaven.words`."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from string import Formatter
from typing import Any

from hexhaven.games.island.guide.course import Course
from hexhaven.guide.lessons import LESSONS, Draft, steps_of
from hexhaven.wire.socket import Lesson
from hexhaven.words.messages import written


@cache
def texts(language: str) -> Mapping[str, Any]:
    """All texts of a language; the terminal and the page are guided alike."""
    name = language.partition("@")[0]
    found: dict[str, dict[str, Any]] = {"lesson": {}, "phrase": {}}
    for file in (f"{name}.toml", f"{name}_knights.toml", f"{name}_duel.toml"):
        text = resources.files("hexhaven.guide").joinpath(file).read_text("utf-8")
        for group, messages in tomllib.loads(text).items():
            found[group] |= messages
    return found


def filled(message: str, values: Mapping[str, object]) -> str:
    """A message with its values filled in, by the grammar of `hexhaven.words.messages`."""
    parts = Formatter().parse(message)
    return "".join(
        text if name is None else text + written(values[name], form or "") for text, name, form, _ in parts
    )


def phrase(language: str, key: str, **values: object) -> str:
    """A part of a lesson that is said only sometimes."""
    return filled(texts(language)["phrase"][key], values)


def either(language: str, items: Sequence[str]) -> str:
    """'a road, a settlement or a city'."""
    if len(items) < 2:
        return "".join(items)
    return phrase(language, "or", first=", ".join(items[:-1]), last=items[-1])


def worded(course: Course, draft: Draft) -> Lesson:
    about = LESSONS[draft.key]
    text = texts(course.language)["lesson"][draft.key]
    step, steps = steps_of(draft.key, course.turns_ended)
    return Lesson(
        key=draft.key,
        title=filled(text["title"], draft.values),
        text=" ".join(filled(text["text"], draft.values).split()),
        article=about.article,
        passive=about.passive,
        suggestion=None if draft.suggestion is None else course.p.write(draft.suggestion),
        shows=list(about.shows),
        step=step,
        steps=steps,
    )
