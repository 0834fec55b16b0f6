"""What an action is about: each operand of a verb, as a small number and as a word.

A verb lists its operands (`[NODE, NODE]`, `[CARD, "for", CARD]`); from that its actions are packed, written
and read. Operands here know no game: players, dice, names, amounts. Those of a game are its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from hexhaven.core.game import State, UnknownAction
from hexhaven.core.reading import read_name, read_number

ANY_WORDS: Final = 0  # an operand of as many words as come before the next literal
DIE_BITS: Final = 3
DIE_MASK: Final = 7
MANY: Final = ("no", "one", "two", "three")


@mypyc_attr(allow_interpreted_subclasses=True)
class Operand:
    """One kind of operand: how many bits it takes, and how it is written and read.

    `what` is what a person has to write ("a node"), `several` the same of more than one; `examples` are two
    that differ. A secret verb shows an operand that `hides` as '?' to who may not know it. `moves` says
    how many of what is named whoever acts gets; less than nothing is given.
    """

    def __init__(
        self, kind: str, bits: int, what: str, several: str, examples: tuple[str, str],
        hides: bool = False, words: int = 1, moves: int = 0,
    ) -> None:  # fmt: skip
        self.kind: Final = kind
        self.bits: Final[i64] = bits
        self.what: Final = what
        self.several: Final = several
        self.examples: Final = examples
        self.hides: Final = hides
        self.words: Final[i64] = words
        self.moves: Final = moves

    def limit(self, s: State) -> i64:
        """One more than the highest value."""
        raise NotImplementedError

    def write(self, s: State, value: i64) -> str:
        """The word of a value. One that does not exist has a word too, for error messages."""
        return str(value)

    def read(self, s: State, word: str) -> i64:
        """The value of a word; UnknownAction says what to write instead."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Operand):
    """Something with a number, of which there are `limit`: `noun` is what it is called."""

    def __init__(
        self, kind: str, bits: int, noun: str, examples: tuple[str, str], limit: int = 0, several: str = "",
        what: str = "",
    ) -> None:  # fmt: skip
        super().__init__(kind, bits, what or with_article(noun), several or f"{noun}s", examples)
        self.noun: Final = noun
        self.most: Final[i64] = limit

    def limit(self, s: State) -> i64:
        return self.most

    def read(self, s: State, word: str) -> i64:
        return read_number(word, self.limit(s), self.noun)


class PlayerNumber(Number):
    """A player, by number."""

    def limit(self, s: State) -> i64:
        return s.players()


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Operand):
    """One out of a list of names."""

    def __init__(
        self, kind: str, bits: int, noun: str, listed: Sequence[str] = (),
        examples: tuple[str, str] = ("", ""), hides: bool = False, what: str = "", moves: int = 0,
    ) -> None:  # fmt: skip
        shown = examples if examples[0] else (listed[0], listed[1])
        super().__init__(kind, bits, what or with_article(noun), f"{noun}s", shown, hides, moves=moves)
        self.noun: Final = noun
        self.listed: Final = tuple(listed)

    def names(self, s: State) -> tuple[str, ...]:
        return self.listed

    def limit(self, s: State) -> i64:
        return len(self.names(s))

    def write(self, s: State, value: i64) -> str:
        names = self.names(s)
        return names[int(value)] if 0 <= value < len(names) else f"{self.kind}{value}"

    def read(self, s: State, word: str) -> i64:
        return read_name(word, self.names(s), self.noun)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amounts(Operand):
    """What is given for what: '2 ore 1 wool for 1 brick'; a family packs the amounts into a number."""

    def __init__(self, examples: tuple[str, str], counted: bool = False) -> None:
        super().__init__("amounts", 0, "a trade", "trades", examples, words=ANY_WORDS)
        self.counted: Final = counted  # a number stands before each kind

    def thing(self, s: State) -> Name:
        """What there is an amount of."""
        raise NotImplementedError

    def amounts(self, s: State, value: i64) -> list[int]:
        """By kind, how many are given; wanted ones are negative."""
        raise NotImplementedError

    def packed(self, s: State, amounts: list[int]) -> i64:
        raise NotImplementedError

    def most(self, s: State) -> i64:
        """How many of a kind can change hands."""
        raise NotImplementedError

    def write(self, s: State, value: i64) -> str:
        amounts = self.amounts(s, value)
        return f"{self.side(s, amounts, 1)} for {self.side(s, amounts, -1)}"

    def side(self, s: State, amounts: list[int], sign: int) -> str:
        thing = self.thing(s)
        counts = [f"{sign * n} {thing.write(s, kind)}" for kind, n in enumerate(amounts) if sign * n > 0]
        return " ".join(counts) or "nothing"

    def read(self, s: State, word: str) -> i64:
        """What is of one kind on both sides is weighed against each other."""
        words = word.split()
        if words.count("for") != 1:
            raise UnknownAction(f"write what is given, 'for', and what is wanted, as in '{self.examples[0]}'")
        middle = words.index("for")
        amounts = [0] * len(self.amounts(s, 0))
        self.add_side(s, amounts, words[:middle], 1)
        self.add_side(s, amounts, words[middle + 1 :], -1)
        most = self.most(s)
        if max(amounts) > most or min(amounts) < -most:
            raise UnknownAction(f"more than {most} cards of a kind cannot be traded at once")
        return self.packed(s, amounts)

    def add_side(self, s: State, amounts: list[int], words: list[str], sign: int) -> None:
        """Add one side, such as '2 ore wool': each kind with or without a number before it."""
        thing = self.thing(s)
        n = 1
        counted = False
        for word in [] if words == ["nothing"] else words:
            if not counted and word.isascii() and word.isdigit():
                n = read_number(word, self.most(s) + 1, "number of cards")
                counted = True
            elif self.counted and not counted:
                raise UnknownAction(f"'{word}' is no number: write how many, as in '{self.examples[0]}'")
            else:
                amounts[thing.read(s, word)] += sign * n
                n = 1
                counted = False
        if counted:
            raise UnknownAction(f"'{n}' of what? Write the kind of card after the number")


def with_article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def enumerated(operands: Sequence[Operand]) -> str:
    """What has to be written, in words: 'two nodes', 'a player and a card'.

    >>> enumerated([DIE, DIE])
    'two dice'
    """
    parts: list[str] = []
    for i, operand in enumerate(operands):
        if i == 0 or operand.kind != operands[i - 1].kind:
            n = 1
            while i + n < len(operands) and operands[i + n].kind == operand.kind:
                n += 1
            parts.append(operand.what if n == 1 else f"{MANY[n]} {operand.several}")
    return " and ".join(parts)


PLAYER: Final = PlayerNumber("player", 4, "player", ("2", "1"))
DIE: Final = Number("die", DIE_BITS, "die", ("3", "4"), limit=7, several="dice")
