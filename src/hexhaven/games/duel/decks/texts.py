"""What is said about decks, in English and German: `en.toml` and `de.toml`.

Values that are names of cards, sets or resources are said in the language, lists of them as 'a, b and c'.
What resources are called, and how things are listed, is said as everywhere.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from hexhaven.games.duel.decks.finding import Idle, Mistake, Problem, Suggestion, Value, Values
from hexhaven.games.duel.decks.library import title
from hexhaven.texts import put_together, taken_apart, texts_in, tongue, written

GAME = "hexhaven.games.duel"


@cache
def texts(language: str) -> Mapping[str, str]:
    """All texts of a language by key; the terminal and the page say them alike."""
    said = texts_in("hexhaven", language, "words"), texts_in(GAME, language, "words")
    return {**said[0], **said[1], **texts_in(GAME, language, "decks")}


def phrase(language: str, key: str, values: Values | None = None) -> str:
    """The text under a key such as 'problem.deck_size', with its values filled in."""
    given = values or {}
    parts = taken_apart(texts(language)[key])
    return "".join(
        text if name is None else text + filled(language, name, given[name], form)
        for text, name, form in parts
    )


def filled(language: str, name: str, value: Value, form: str) -> str:
    """A value in a message, by the name it has there."""
    if isinstance(value, list):
        names = [filled(language, name.removesuffix("s"), each, "") for each in value]
        return listed(language, names, form or "and")
    if isinstance(value, float):
        return f"{value:.1f}".replace(".", texts(language)["simulate.point"])
    return SAID[name](language, value) if isinstance(value, str) and name in SAID else written(value, form)


def listed(language: str, items: list[str], word: str) -> str:
    """'a, b and c', or with another word, 'a, b or c'."""
    if len(items) < 2:
        return "".join(items)
    parts = taken_apart(texts(language)[word])
    return put_together(parts, {"first": ", ".join(items[:-1]), "last": items[-1]})


def group(name: str) -> Callable[[str, str], str]:
    """Say a value by its text in a group."""
    return lambda language, value: texts(language).get(f"{name}.{value}", value)


SAID: dict[str, Callable[[str, str], str]] = {
    "card": lambda language, value: title(tongue(language), value),
    "set": group("set"),
    "part": group("part"),
    "resource": group("resource"),
}


# --- findings ----------------------------------------------------------------------------------------


def problem_text(language: str, problem: Problem) -> str:
    return phrase(language, f"problem.{problem.reason}", problem.values)


def mistake_text(language: str, mistake: Mistake) -> str:
    """What is wrong with a line, and what may have been meant."""
    said = phrase(language, f"mistake.{mistake.reason}", {"line": mistake.line, **mistake.values})
    near = [(name, value) for name, value in mistake.values.items() if isinstance(value, list) and value]
    return " ".join([said, *(phrase(language, f"near.{name}", {name: value}) for name, value in near)])


def idle_text(language: str, idle: Idle) -> str:
    return phrase(language, f"idle.{idle.reason}", {"card": idle.card, **idle.values})


def suggestion_text(language: str, suggestion: Suggestion) -> str:
    """Why, and then what to do."""
    change: Values = {
        "add": counted(language, suggestion.add),
        "remove": counted(language, suggestion.remove),
    }
    reason = phrase(language, f"suggestion.{suggestion.reason}", {**change, **suggestion.values})
    return f"{reason} {advice(language, suggestion, change)}"


def counted(language: str, cards: Sequence[str]) -> list[str]:
    """Cards by their titles, each once, with how often."""
    found = Counter(title(tongue(language), card) for card in cards)
    return [name if n == 1 else f"{n} × {name}" for name, n in found.items()]


def advice(language: str, suggestion: Suggestion, change: Values) -> str:
    if suggestion.add and suggestion.remove:
        return phrase(language, f"advice.swap_{suggestion.where}", change)
    return phrase(language, "advice.add" if suggestion.add else "advice.remove", change)
