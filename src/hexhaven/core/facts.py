"""What an action brought, told by whoever changes a position: cards that moved, pieces, dice, awards.

A position has a sink only where somebody listens; in search, and in every copy, `facts` is None. Whatever
changes a position adds a row to it; nothing is guessed by comparing positions afterwards.

A fact is a row of eight numbers: its kind, four values, the source (why it came about), a place, and a mask
of the players who see the secret value, which is always the third. The kinds of this module belong to all
games; a game adds its own with `fact`, which also names their values. The numbers of kinds and sources are
good for one run of the program only: facts are never stored, a replay tells them again.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i16, i64

ROW: Final = 8
KIND: Final = 0
SECRET: Final = 3  # which number of a row is secret: the third value
SOURCE: Final = 5
PLACE: Final = 6
MASK: Final = 7

EVERYBODY: Final = 255
NOWHERE: Final = -1  # no place; of a piece: the supply
BANK: Final = -1  # as giver or taker of cards
UNSEEN: Final = -9  # in place of a secret value
ALL_SEEING: Final = -1  # the viewer who sees everything: `game.CHANCE`

# --- names -------------------------------------------------------------------------------------------

KINDS: Final[list[tuple[str, ...]]] = []  # by kind: its name and those of its values
SOURCES: Final[list[str]] = []


def fact(name: str, *values: str) -> int:
    """A new kind of fact: what it is called, and its values, at most four; the third may be secret."""
    assert len(values) <= MASK - SECRET, "a fact has four values"
    KINDS.append((name, *values))
    return len(KINDS) - 1


def source(name: str) -> int:
    """A new reason why cards move: what statistics count by."""
    SOURCES.append(name)
    return len(SOURCES) - 1


CARDS: Final[i64] = fact("cards", "giver", "taker", "card", "n")
DRAWN: Final[i64] = fact("drawn", "player", "deck", "card", "giver")  # from the deck, or out of another hand
PLAYED: Final[i64] = fact("played", "player", "deck", "card", "n")
PIECE: Final[i64] = fact("piece", "colour", "piece", "from", "to")
TURNED: Final[i64] = fact("turned", "colour", "old", "new", "place")  # becomes another piece where it stands
LAND: Final[i64] = fact("land", "hex", "terrain", "number")
THROWN: Final[i64] = fact("thrown", "red", "yellow", "event")
EFFECT: Final[i64] = fact("effect", "number")  # the dice take effect: perhaps later than they were thrown
SHORT: Final[i64] = fact("short", "card", "due", "paid")
BLOCKED: Final[i64] = fact("blocked", "player", "hex", "card", "n")
OWED: Final[i64] = fact("owed", "player", "question", "number")
PEEKED: Final[i64] = fact("peeked", "player", "whose")  # what was hidden from them is so no longer
AWARD: Final[i64] = fact("award", "award", "loser", "taker", "points")
TURN: Final[i64] = fact("turn", "player", "turns")
ENDED: Final[i64] = fact("ended", "winner", "points")

UNTOLD: Final[i64] = source("")

# --- the sink ----------------------------------------------------------------------------------------

SEAT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])


class Fact(NamedTuple):
    """One row, as its reader sees it: a value that is secret to them is UNSEEN."""

    kind: int
    values: tuple[int, int, int, int]
    source: int
    place: int

    def __str__(self) -> str:
        """As its kind names it: 'cards giver -1 taker 2 card 3 n 1 (production at 7)'."""
        name, *names = KINDS[self.kind]
        values = [f"{word} {value}" for word, value in zip(names, self.values, strict=False)]
        why = SOURCES[self.source] + ("" if self.place == NOWHERE else f" at {self.place}")
        return " ".join([name, *values]) + (f" ({why.strip()})" if why else "")


class Facts:
    """The rows of one action.

    `source` and `place` hold for all rows that follow; `between` keeps the secret of the next row alone.
    """

    def __init__(self) -> None:
        self.rows: vec[i16] = vec[i16]()
        self.source: i64 = UNTOLD
        self.place: i64 = NOWHERE
        self.mask: i64 = EVERYBODY

    def add(self, kind: i64, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        rows = append(append(append(append(self.rows, i16(kind)), i16(a)), i16(b)), i16(c))
        rows = append(append(append(append(rows, i16(d)), i16(self.source)), i16(self.place)), i16(self.mask))
        self.rows = rows
        self.mask = EVERYBODY

    def between(self, one: i64, other: i64) -> None:
        """Only these two see the secret of the next row."""
        self.mask = SEAT[one] | SEAT[other]

    def seen_by(self, viewer: i64) -> Seen:
        """The rows as one viewer may know them; `game.CHANCE` sees everything, NOBODY no secret."""
        return Seen([self.row(i, viewer) for i in range(0, len(self.rows), ROW)])

    def row(self, i: int, viewer: i64) -> Fact:
        rows = self.rows
        mask = int(rows[i + MASK])
        knows = mask == EVERYBODY or viewer == ALL_SEEING or (viewer >= 0 and mask >> int(viewer) & 1 != 0)
        third = int(rows[i + SECRET]) if knows else UNSEEN
        values = int(rows[i + 1]), int(rows[i + 2]), third, int(rows[i + 4])
        return Fact(int(rows[i]), values, int(rows[i + SOURCE]), int(rows[i + PLACE]))


class Seen:
    """What one viewer may know of an action."""

    def __init__(self, facts: list[Fact]) -> None:
        self.facts: Final = facts

    def of(self, kind: int) -> list[Fact]:
        """The facts of a kind, in the order they came about."""
        return [each for each in self.facts if each.kind == kind]

    def first(self, kind: int) -> Fact | None:
        for each in self.facts:
            if each.kind == kind:
                return each
        return None

    def cards_of(self, player: int) -> dict[int, int]:
        """By kind of card: how many a player has more or, below 0, less; what is unseen is left out."""
        counts: dict[int, int] = {}
        for fact in self.facts:
            if fact.kind == CARDS and fact.values[2] != UNSEEN:
                giver, taker, card, n = fact.values
                if player == taker:
                    counts[card] = counts.get(card, 0) + n
                elif player == giver:
                    counts[card] = counts.get(card, 0) - n
        return counts

    def asked_for(self, question: int) -> list[int]:
        """Who was asked a question, from the one who answers first: the last one asked."""
        return [player for player, _ in self.owed(question)]

    def owed(self, question: int) -> list[tuple[int, int]]:
        """Who was asked for how many things, from the one who answers first."""
        asked = [fact.values for fact in self.facts if fact.kind == OWED and fact.values[1] == question]
        return [(player, n) for player, _, n, _ in reversed(asked)]

    def passed_on(self, award: int) -> tuple[int, int] | None:
        """Who held an award before and who does now, if that has changed."""
        rows = [fact.values for fact in self.facts if fact.kind == AWARD and fact.values[0] == award]
        if not rows or rows[0][1] == rows[-1][2]:
            return None
        return rows[0][1], rows[-1][2]


NO_FACTS: Final = Facts()
NOTHING_SEEN: Final = Seen([])
