"""Which language to speak: the one asked for, else that of the environment, else English."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias, get_args

Spoken = Literal["en", "de"]
Language: TypeAlias = Spoken | None
LANGUAGE = "--language"


def language_of(asked: str | None, env: Mapping[str, str]) -> str:
    """The language to speak."""
    if asked is not None:
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(variable):
            return "de" if env[variable].lower().startswith("de") else "en"
    return "en"


def language_in(argv: Sequence[str], env: Mapping[str, str]) -> str:
    """The language asked for in a command that may not be understood yet."""
    words = [part for word in argv for part in word.split("=", 1)]
    asked = words[words.index(LANGUAGE) + 1 :][:1] if LANGUAGE in words else []
    return language_of(asked[0] if asked and asked[0] in get_args(Spoken) else None, env)
