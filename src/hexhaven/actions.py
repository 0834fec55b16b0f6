"""Actions as numbers, what all verbs have in common, and the array that actions are listed in."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hexhaven.game import UnknownAction, no_action

# An action is a verb in the low seven bits and its operands above.
VERB_BITS: Final = 7
VERB_MASK: Final = 127


def operand(action: i64) -> i64:
    return action >> VERB_BITS


def code_of(action: i64, verbs: i64) -> i64:
    """The code of an action's verb in a game with so many verbs."""
    code = action & VERB_MASK
    if action < 0 or code >= verbs:
        raise no_action(action)
    return code


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """The word of a verb: what it is called in texts, and its code in actions.

    `article` is the almanac article named when somebody tries the verb who is not asked for it. An action of
    the verb is `code | operand << 7`.
    """

    def __init__(self, name: str, article: str) -> None:
        self.name: Final = name
        self.article: Final = article
        self.code: i64 = 0

    def at(self, operand: i64) -> i64:
        """The action with this operand."""
        return self.code | operand << VERB_BITS

    def alone(self, words: list[str]) -> i64:
        """The action of a verb that no words follow."""
        if words:
            raise UnknownAction(f"'{self.name}' takes no further words, not '{' '.join(words)}'")
        return self.code


class Actions:
    """A growing array of actions, filled by verbs and emptied by setting `n` to 0."""

    def __init__(self) -> None:
        self.items: vec[i64] = ROOM[:]
        self.room: i64 = 32
        self.n: i64 = 0

    def add(self, code: i64, operand: i64 = 0) -> None:
        """Add the action of a verb's code with an operand."""
        n = self.n
        if n == self.room:
            self.items = append(self.items, 0)
            self.room = n + 1
        self.items[n] = code | operand << VERB_BITS
        self.n = n + 1


ROOM: Final = vec[i64]([0] * 32)
SPARE: Final[list[Actions]] = []  # arrays that can be used again


def borrow_actions() -> Actions:
    """An empty array to list actions in; `listed` takes it back."""
    try:
        out = SPARE.pop()
    except IndexError:
        return Actions()
    out.n = 0
    return out


def listed(out: Actions) -> vec[i64]:
    """The actions in a borrowed array, which somebody else may use now."""
    found = out.items[: out.n]
    SPARE.append(out)
    return found
