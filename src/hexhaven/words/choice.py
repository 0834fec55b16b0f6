"""An action somebody may choose, about to be worded."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from hexhaven.board.state import Position
from hexhaven.game import NOBODY
from hexhaven.words.messages import Names, person


@dataclass(frozen=True)
class Choice:
    """What a wording may look at: the position, and the words of the action after its verb."""

    language: str
    p: Position
    names: Names
    words: list[str]

    def name(self, word: str) -> str:
        return person(self.language, self.names, int(word), NOBODY).name


Wording: TypeAlias = Callable[[Choice], dict[str, object]]
