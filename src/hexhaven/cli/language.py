"""Which language to speak: the one asked for, else that of the environment, else English."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter

Language: TypeAlias = Annotated[
    Literal["en", "de"] | None,
    Parameter(help="English or German. [default: the language of your system]"),
]


def language_of(asked: str | None, env: Mapping[str, str]) -> str:
    """The language to speak."""
    if asked is not None:
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(variable):
            return "de" if env[variable].lower().startswith("de") else "en"
    return "en"
