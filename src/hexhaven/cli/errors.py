"""Errors people can do something about, in one line and without a traceback."""

import errno

from hexhaven.almanac import NoSuchArticle
from hexhaven.catalog import SetupError
from hexhaven.cli.files import told
from hexhaven.cli.texts import find, tell
from hexhaven.core.game import UnknownAction
from hexhaven.core.ground import MapError
from hexhaven.record import RecordError
from hexhaven.words import nonsense, setup_problem


class UsageError(ValueError):
    """A command that was given something it cannot use; the text under its key says what to do."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def told(self, language: str) -> str:
        return tell(language, f"usage.{self.key}", **self.values)

    def __str__(self) -> str:
        return self.told("en")


def friendly(language: str, problem: Exception) -> str | None:
    """What to tell people, or None for a fault of ours, which shall be seen in full."""
    match problem:
        case UsageError():
            return problem.told(language)
        case MapError() | RecordError():
            return told(language, str(problem))
        case SetupError():
            return setup_problem(language, problem)
        case UnknownAction():
            return nonsense(language, problem)
        case NoSuchArticle():
            key = "no_article_near" if problem.near else "no_article"
            return tell(language, f"usage.{key}", id=problem.id, near=", ".join(problem.near))
        case UnicodeDecodeError():
            return tell(language, "usage.no_text")
        case OSError():
            return about_file(language, problem)
    return None


def about_file(language: str, problem: OSError) -> str | None:
    """What is wrong with a file."""
    if isinstance(problem, FileNotFoundError):
        return tell(language, "usage.no_file", path=problem.filename)
    code = errno.errorcode.get(problem.errno or 0, "")
    known = code if find(language, f"system.{code}") else "other"
    reason = tell(language, f"system.{known}", text=problem.strerror)
    if problem.filename is not None:
        return tell(language, "usage.cannot_use", path=problem.filename, reason=reason)
    return tell(language, "usage.cannot_write", reason=reason) if code == "ENOSPC" else None
