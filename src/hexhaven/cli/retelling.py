"""Recorded games told again: in full, as one player saw them, or from a redacted record."""

from dataclasses import dataclass, field
from pathlib import Path

from hexhaven import catalog, words
from hexhaven.cli.commands import is_command
from hexhaven.cli.console import Console
from hexhaven.cli.errors import UsageError
from hexhaven.cli.marks import marks
from hexhaven.cli.saving import replace
from hexhaven.cli.shown import base_of
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.record import CHANCE_MARK, Record, RecordError, read_record

REDACTED = "redacted for:"
MOVES = "moves:"
RESULT = "result:"


@dataclass
class Tale:
    """A record about to be told. A redacted one has lines and no record behind it."""

    language: str
    names: list[str]
    game: str  # its id
    lines: list[tuple[int, str]]
    record: Record | None = None
    viewer: int = CHANCE
    points: list[int] = field(default_factory=list)  # once the game has ended
    stories: list[str | None] = field(default_factory=list)

    def look_as(self, player: str | None) -> None:
        """Choose whose eyes see it, and put everything into sentences."""
        if player is not None:
            self.viewer = self.eyes_of(player)
        self.stories = list(self.told())

    def eyes_of(self, player: str) -> int:
        """A player's number; what others saw is not in a redacted record."""
        viewer = self.player_named(player)
        if self.record is None and viewer != self.viewer:
            raise UsageError("only_seen_by", name=self.names[self.viewer])
        return viewer

    def player_named(self, text: str) -> int:
        known = [name.casefold() for name in self.names]
        if text.casefold() in known:
            return known.index(text.casefold())
        if text in map(str, range(len(known))):
            return int(text)
        choices = ", ".join(f"{i} {name}" for i, name in enumerate(self.names))
        raise UsageError("no_player", name=text, choices=choices)

    def told(self) -> list[str | None]:
        if self.record is None:
            return [
                words.story_of_text(self.language, player, text, self.names, self.viewer, self.game)
                for player, text in self.lines
            ]
        return [
            words.story(self.language, state, entry, self.names, self.viewer)
            for entry, state in self.record.steps()
        ]

    def title(self) -> str:
        players = words.listed(self.language, self.names)
        game = catalog.game(self.game).name[self.language]
        return words.say(self.language, "replay.title", game=game, players=players, n=len(self.lines))

    def line(self, number: int) -> str:
        """One move, counted from 1."""
        told = self.stories[number - 1]
        if told is None:
            return words.say(self.language, "replay.nothing", n=number)
        return words.say(self.language, "replay.move", n=number, story=told)

    def ending(self) -> str:
        """The final points, or that there are none yet."""
        if not self.points:
            return words.say(self.language, "replay.unfinished")
        scores = [
            words.say(self.language, "replay.score", who=name, n=n)
            for name, n in zip(self.names, self.points, strict=True)
        ]
        return words.say(self.language, "replay.result", points=words.listed(self.language, scores))


# --- reading -----------------------------------------------------------------------------------------


def read_tale(text: str, language: str) -> Tale:
    """A record of either sort."""
    head = text.partition(MOVES)[0].splitlines()
    redacted = [line for line in head if line.startswith(REDACTED)]
    if redacted:
        return read_redacted(text, language, redacted[0].removeprefix(REDACTED).strip())
    record = read_record(text)
    lines = [(entry.player, entry.text) for entry in record.entries]
    points = record.state.points() if record.state.actor() == NOBODY else []
    return Tale(language, record.names, record.setup.game, lines, record, points=points)


def read_redacted(text: str, language: str, viewer: str) -> Tale:
    """A redacted record cannot be replayed, but its lines can be told."""
    lines = text.splitlines()
    start = lines.index(MOVES) if MOVES in lines else len(lines)
    names = [line.removeprefix("name: ") for line in lines[:start] if line.startswith("name: ")]
    games = [line.removeprefix("game: ") for line in lines[:start] if line.startswith("game: ")]
    if not games or viewer not in map(str, range(len(names))):
        raise RecordError(
            1, "the head of this redacted record does not say which game and players it is about"
        )
    tale = Tale(language, names, catalog.game(games[0]).id, [], viewer=int(viewer))
    for number, line in enumerate(lines[start + 1 :], start + 2):
        add_line(tale, line, number)
    return tale


def add_line(tale: Tale, line: str, number: int) -> None:
    """Take up a line of a redacted record, if it can be told."""
    try:
        if line.startswith(RESULT):
            tale.points = read_points(line)
        elif line and not line.startswith("#"):
            player, text = read_line(line)
            words.story_of_text(tale.language, player, text, tale.names, tale.viewer, tale.game)
            tale.lines.append((player, text))
    except (ValueError, IndexError):
        raise RecordError(number, f"'{line}' is no line of a record") from None


def read_points(line: str) -> list[int]:
    """The points in 'result: 0 wins with 10 8 6'."""
    return [int(word) for word in line.rpartition("with")[2].split()]


def read_line(line: str) -> tuple[int, str]:
    who, _, text = line.partition(" ")
    return (CHANCE if who == CHANCE_MARK else int(who)), text


# --- telling -----------------------------------------------------------------------------------------


def tell(console: Console, tale: Tale, first: int, last: int | None) -> None:
    """Tell moves first to last."""
    check_moves(tale, first, last)
    console.say(tale.title())
    if tale.record is None:
        console.say(words.say(tale.language, "replay.redacted", who=tale.names[tale.viewer]))
    end = len(tale.lines) if last is None else min(last, len(tale.lines))
    for number in range(max(1, first), end + 1):
        if tale.stories[number - 1] is not None:
            console.say(tale.line(number), hanging="  ")
    if end == len(tale.lines):
        console.say(tale.ending())


def check_moves(tale: Tale, first: int, last: int | None) -> None:
    """Refuse what no move lies in; a last move beyond the end is the end."""
    if last is not None and last < first:
        raise UsageError("backwards", first=first, last=last)
    if first > max(1, len(tale.lines)):
        raise UsageError("no_move", first=first, n=len(tale.lines))


def write_redacted(console: Console, tale: Tale, player: str | None, output: Path | None) -> int:
    if player is None or output is None:
        raise UsageError("redact_where")
    if tale.record is None:
        raise UsageError("redacted")
    viewer = tale.player_named(player)
    replace(output, tale.record.redacted(viewer))
    console.say(words.say(tale.language, "replay.written", who=tale.names[viewer], path=output))
    return 0


# --- stepping ----------------------------------------------------------------------------------------


def step_through(console: Console, tale: Tale, first: int) -> int:
    """Show one move after the other, with the board whenever it has changed."""
    check_moves(tale, first, None)
    console.say(tale.title())
    console.say(words.say(tale.language, "replay.step_help"))
    stepper = Stepper(console, tale)
    stepper.go_to(max(1, first))
    try:
        while stepper.answer(console.ask("> ")):
            pass
    except (EOFError, KeyboardInterrupt):
        console.say()
    return 0


class Stepper:
    """Somewhere in a tale."""

    def __init__(self, console: Console, tale: Tale) -> None:
        self.console = console
        self.tale = tale
        self.at = 0
        self.picture: list[str] = []

    def answer(self, typed: str) -> bool:
        """Do what was typed; False to leave."""
        language = self.tale.language
        if is_command(language, typed, "quit"):
            return False
        if not typed:
            self.go_to(self.at + 1)
        elif is_command(language, typed, "back"):
            self.go_to(self.at - 1)
        elif is_command(language, typed, "board"):
            self.console.show(self.drawing())
        elif typed.isdecimal():
            self.go_to(int(typed))
        else:
            self.console.say(words.say(language, "replay.step_help"))
        return True

    def go_to(self, number: int) -> None:
        if number < 1:
            self.console.say(words.say(self.tale.language, "replay.start"))
            return
        if number > len(self.tale.lines):
            key = "replay.end" if number == self.at + 1 else "replay.no_such_move"
            self.console.say(words.say(self.tale.language, key, n=len(self.tale.lines)))
            return
        self.at = number
        self.console.say(self.tale.line(number), hanging="  ")
        picture = self.drawing()
        if picture != self.picture:
            self.picture = picture
            self.console.show(["", *picture, ""])

    def drawing(self) -> list[str]:
        """What lies on the table after the present move; a redacted record does not know it."""
        if self.tale.record is None:
            return []
        state = self.tale.record.state_after(self.at)
        spoken = words.within(self.tale.language, state.slices())
        return base_of(state).picture(spoken, state, marks(self.tale.names))
