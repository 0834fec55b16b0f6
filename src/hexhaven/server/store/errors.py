"""What the store refuses, and what goes wrong beneath it."""

from sqlalchemy import exc

PASSING = (
    exc.OperationalError,
    exc.InterfaceError,
    exc.InternalError,
    exc.TimeoutError,
)


class StoreError(Exception):
    """The database cannot do it now: it is full, locked or out of reach.

    Nothing has been changed or, where the connection was lost at the last moment, all of it; never half. The
    caller may try again: the revision keeps a change from being made twice.
    """


class NewerDatabase(StoreError):
    """It was written by a newer program, which may mean other things by the same words."""


class Conflict(Exception):
    """Somebody else has changed the table in the meantime. Nothing has been changed: read again."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} has changed in the meantime, or is gone")
        self.table = table


class NameTaken(Exception):
    """An account has this name, or one that looks like it. Nothing has been changed."""

    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.holder = holder  # as the account writes it


class ChangedElsewhere(Exception):
    """Another device has changed it in the meantime. Nothing has been changed."""


class ShelfFull(Exception):
    """Somebody keeps as much as one may. Nothing has been changed."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


REFUSALS = (
    Conflict,
    NameTaken,
    ChangedElsewhere,
    ShelfFull,
)  # raised by a change before it has written anything


def is_passing(problem: Exception) -> bool:
    """Does the trouble lie with the database rather than with what was asked of it?"""
    return isinstance(problem, PASSING) or type(problem) is exc.DatabaseError


def store_error(problem: Exception) -> StoreError:
    cause = getattr(problem, "orig", None) or problem
    error = StoreError(f"the database cannot do it now: {str(cause).strip() or type(cause).__name__}")
    error.__cause__ = problem
    return error
