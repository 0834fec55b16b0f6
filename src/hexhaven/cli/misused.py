"""A command that cyclopts does not understand, in our own words."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import get_args

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from hexhaven.cli.texts import find, tell


def what_is_wrong(language: str, problem: CycloptsError, commands: Sequence[str]) -> str:
    """A sentence that says what to change."""
    match problem:
        case UnknownOptionError():
            known = [name for argument in problem.argument_collection for name in argument.names]
            return unknown(language, "option", problem.token.keyword or problem.token.value, known)
        case UnknownCommandError(unused_tokens=[typed, *_]):
            return unknown(language, "command", typed, commands)
        case UnusedCliTokensError(unused_tokens=[typed, *_]):
            return unknown(language, "option", typed, [])
        case CoercionError():
            return unfit(language, problem)
        case MissingArgumentError():
            return missing(language, problem)
        case RepeatArgumentError():
            return tell(language, "usage.repeated", option=problem.token.keyword)
    return tell(language, "usage.other")


def unknown(language: str, what: str, typed: str, known: Sequence[str]) -> str:
    near = get_close_matches(typed, known, 1)
    key = f"usage.unknown_{what}_near" if near else f"usage.unknown_{what}"
    return tell(language, key, **{what: typed}, near="".join(near), choices=", ".join(known))


def unfit(language: str, problem: CoercionError) -> str:
    """A value that an option does not take."""
    assert problem.token is not None
    told = {"option": problem.token.keyword, "value": problem.token.value}
    if problem.target_type is int:
        return tell(language, "usage.no_number", **told)
    return tell(language, "usage.no_choice", **told, choices=", ".join(get_args(problem.target_type)))


def missing(language: str, problem: MissingArgumentError) -> str:
    """An option without its value, or nothing where something has to be named."""
    if problem.keyword is not None:
        return tell(language, "usage.no_value", option=problem.keyword)
    assert problem.argument is not None
    name = problem.argument.name.lstrip("-")
    return tell(language, "usage.missing", argument=find(language, f"help.name.{name}") or name)
