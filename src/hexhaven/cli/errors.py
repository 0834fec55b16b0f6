"""Errors people can do something about, in one line and without a traceback."""

import errno

from hexhaven.almanac import NoSuchArticle
from hexhaven.board.maps.model import MapError
from hexhaven.catalog import SetupError
from hexhaven.game import UnknownAction
from hexhaven.record import RecordError


class UsageError(ValueError):
    """A command that was given something it cannot use; the message says what to do."""


SAYS_ITSELF = (UsageError, SetupError, MapError, RecordError, NoSuchArticle, UnknownAction)


def friendly(problem: Exception) -> str | None:
    """What to tell people, or None for a fault of ours, which shall be seen in full."""
    if isinstance(problem, SAYS_ITSELF):
        return str(problem)
    if isinstance(problem, FileNotFoundError):
        return f"there is no file '{problem.filename}'"
    if isinstance(problem, UnicodeDecodeError):
        return "the file is not a text in UTF-8"
    if isinstance(problem, OSError) and problem.filename is not None:
        return f"cannot use '{problem.filename}': {problem.strerror}"
    if isinstance(problem, OSError) and problem.errno == errno.ENOSPC:
        return f"cannot write: {problem.strerror}"
    return None
