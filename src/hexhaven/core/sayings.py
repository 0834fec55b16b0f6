"""A position as text: what is common to all games.

A text begins with the game. Every other line says something of somebody or something, in clauses:

    base
    red: settlements 8, city 18 with wall, hand 3 ore 2 grain
    turn: red, rolled 8

`Sheet` collects clauses and writes the lines, `read_sayings` takes a text apart again. What the clauses mean
is for each game to say. A mistake is named with its line and the word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hexhaven.core.game import CHANCE, COLOURS, UnknownAction
from hexhaven.core.reading import did_you_mean

WIDTH: Final = 100  # a longer line goes on in a second one about the same thing
INDENT: Final = "  "
COMMENT: Final = "#"
UNKNOWN: Final = "?"  # what the viewer of a position does not know


class TextError(ValueError):
    """A text that is no position. The message names the line, and the word that is wrong."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line: Final = line


class Saying:
    """One clause of a text: of whom or what it speaks, and its words."""

    def __init__(self, line: int, subject: str, words: list[str], below: str = "") -> None:
        self.line: Final = line
        self.subject: Final = subject
        self.words: Final = words
        self.below: Final = below  # indented lines that follow, as those of a map

    def player(self, players: int) -> int:
        """The player it speaks of, or -1."""
        if self.subject in COLOURS[players:]:
            raise UnknownAction(f"there is no player '{self.subject}' among {players}")
        return COLOURS.index(self.subject) if self.subject in COLOURS[:players] else -1

    def error(self, message: str) -> TextError:
        return TextError(self.line, message)

    def unknown(self, known: Sequence[str]) -> TextError:
        """Nobody knows what is meant; those who might have been are named."""
        spoken_of = [*COLOURS, *known]
        if self.subject not in spoken_of:
            hint = did_you_mean(self.subject, spoken_of)
            return self.error(f"'{self.subject}' is nobody and nothing that a text speaks of{hint}")
        words = " ".join(self.words)
        hint = did_you_mean(self.words[0], known)
        return self.error(
            f"'{self.subject}: {words}' says nothing{hint or '; known are ' + ', '.join(known)}"
        )


class Sheet:
    """The clauses of a position, by what they speak of, in the order in which that was first mentioned."""

    def __init__(self) -> None:
        self.clauses: Final[dict[str, list[str]]] = {}

    def say(self, subject: str, *words: object) -> None:
        """Note a clause down; one in which something counts nothing is left out by whoever says it."""
        self.clauses.setdefault(subject, []).append(" ".join([str(word) for word in words]))

    def lines(self) -> list[str]:
        return [line for subject, clauses in self.clauses.items() for line in wrapped(subject, clauses)]


def wrapped(subject: str, clauses: list[str]) -> list[str]:
    """The clauses about one thing in lines that can be read."""
    lines = [f"{subject}: {clauses[0]}"]
    for clause in clauses[1:]:
        if len(lines[-1]) + len(clause) + 2 > WIDTH:
            lines.append(f"{subject}: {clause}")
        else:
            lines[-1] += f", {clause}"
    return lines


# --- reading -----------------------------------------------------------------------------------------


def read_sayings(text: str) -> list[Saying]:
    """Take a text apart. The first one is the title of the game, without words."""
    found: list[Saying] = []
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at].strip()
        at += 1
        if not line or line.startswith(COMMENT):
            continue
        if not found:
            found.append(Saying(at, line, []))
            continue
        subject, colon, rest = line.partition(":")
        if not colon:
            raise TextError(at, f"'{line}' should say of whom or what it speaks, as in 'red: city 18'")
        if subject == "map":
            below = indented(lines[at:])
            found.append(Saying(at, subject, rest.split(), "\n".join(below)))
            at += len(below)
        elif subject == "option":
            found.append(Saying(at, subject, [rest.strip()]))
        else:
            found += [Saying(at, subject.strip(), clause.split()) for clause in rest.split(",")]
    if not found:
        raise TextError(1, "an empty text is no position: begin with the name of a game")
    return found


def indented(lines: list[str]) -> list[str]:
    """The lines at the beginning that are indented, without their indent."""
    below: list[str] = []
    for line in lines:
        if line.strip() and not line.startswith(INDENT):
            break
        below.append(line.removeprefix(INDENT))
    return below


def understood(saying: Saying, read: Callable[[Saying], bool], known: Callable[[], Sequence[str]]) -> None:
    """Let a game read a clause; whatever it cannot read is named with its line."""
    if not saying.words:
        raise saying.error(f"'{saying.subject}:' says nothing; leave it out, or a comma before or after it")
    try:
        if not read(saying):
            raise saying.unknown(known())
    except UnknownAction as problem:
        raise saying.error(f"in '{' '.join(saying.words)}': {problem}") from None


# --- numbers and names -------------------------------------------------------------------------------


def counted(row: Sequence[int], names: Sequence[str], unknown: int = 0) -> str:
    """How many there are of each: '3 ore 2 grain', with those of unknown kind at the end: '2 ?'."""
    parts = [f"{int(n)} {names[i]}" for i, n in enumerate(row) if n > 0]
    return " ".join([*parts, f"{unknown} {UNKNOWN}"] if unknown else parts)


def read_counted(words: Sequence[str], names: Sequence[str], what: str) -> dict[str, int]:
    """Read '3 ore grain 2 ?' as numbers by name."""
    counts: dict[str, int] = {}
    n = -1
    for word in words:
        if n < 0 and word.isascii() and word.isdigit():
            n = int(word[:4])
        elif word in names or word == UNKNOWN:
            counts[word] = counts.get(word, 0) + (1 if n < 0 else n)
            n = -1
        else:
            raise UnknownAction(
                f"'{word}' is no {what}{did_you_mean(word, names) or ': ' + ', '.join(names)}"
            )
    if n >= 0:
        raise UnknownAction(f"'{n}' of what? Write the {what} after the number")
    return counts


def read_number(words: Sequence[str], what: str, most: int = 1 << 40) -> int:
    """Read the one number that a clause ends with."""
    if len(words) != 1 or not (words[0].isascii() and words[0].isdigit()) or int(words[0][:18]) > most:
        raise UnknownAction(f"write {what} as a number{f' up to {most}' if most < 1 << 40 else ''}")
    return int(words[0])


def read_seat(word: str, players: int) -> int:
    """Read a player's colour, or 'chance'."""
    if word == "chance":
        return CHANCE
    if word not in COLOURS[:players]:
        hint = did_you_mean(word, COLOURS[:players]) or ": " + ", ".join(COLOURS[:players])
        raise UnknownAction(f"'{word}' is no player{hint}")
    return COLOURS.index(word)
