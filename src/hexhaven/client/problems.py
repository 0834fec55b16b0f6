"""What can go wrong, as exceptions: a code for programs, a sentence for people."""

from typing import Final


class Problem(Exception):
    """The server did not do what it was asked for."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code: Final = code
        self.text: Final = text


class Stale(Problem):
    """The game had moved on when the action arrived, or the line broke before it was answered.

    Look at the next moment and choose again: it shows what has happened.
    """


class Refused(Problem):
    """The rules do not allow the action; the almanac article says why."""

    def __init__(self, text: str, article: str) -> None:
        super().__init__("refused", text)
        self.article: Final = article
