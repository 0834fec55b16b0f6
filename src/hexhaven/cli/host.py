"""What the people at one screen share: the console, the names, and whose turn at the keyboard it is."""

import re
from collections.abc import Iterable

from hexhaven import words
from hexhaven.board.state import Position
from hexhaven.cli.board_text import draw, marks
from hexhaven.cli.console import Console
from hexhaven.cli.see import describe, legend

NO_ONE_YET = -1
COLOURS = ("red", "blue", "white", "orange")


class Host:
    """Shows things to people; hides one player's things from the next."""

    def __init__(
        self, console: Console, language: str, names: list[str], humans: Iterable[int], linear: bool
    ) -> None:
        self.console = console
        self.language = language
        self.names = names
        self.humans = list(humans)
        self.linear = linear
        self.marks = marks(names)
        self.at_keyboard = NO_ONE_YET

    def text(self, key: str, **values: object) -> str:
        return words.say(self.language, key, **values)

    def say(self, key: str, **values: object) -> None:
        """Say a message, wrapped to the terminal."""
        self.console.say(self.text(key, **values))

    def seat(self, player: int) -> None:
        """Let a player come to the keyboard; with several people at one screen, hide the last one's hand."""
        if self.at_keyboard == player:
            return
        if len(self.humans) > 1:
            if self.at_keyboard != NO_ONE_YET:
                self.console.clear()
            self.console.ask(self.text("play.pass_keyboard", name=self.names[player]) + " ")
        self.at_keyboard = player

    # --- the board ------------------------------------------------------------------------------------

    def show_board(self, p: Position, explained: bool = True) -> None:
        """The drawing with its legend, or the description for those who asked for words only."""
        if self.linear:
            self.describe_board(p)
            return
        lines = draw(p, self.marks, self.language)
        if self.console.is_terminal and max(map(len, lines)) > self.console.room:
            self.say("board.too_wide")  # broken at the edge of the screen, it could not be read
            return
        self.console.show([self.paint_pieces(p, line) for line in lines])
        if explained:
            self.console.say()
            for line in legend(self.language, p, self.names, self.marks):
                self.console.say(line)

    def describe_board(self, p: Position) -> None:
        for line in describe(self.language, p, self.names):
            self.console.say(line, hanging="    ")

    def paint_pieces(self, p: Position, line: str) -> str:
        """Add colour to pieces, for those who see it; the letters say everything."""
        if not self.console.colour:
            return line
        colours = dict(zip(self.marks, seat_colours(p), strict=True))
        letters = "".join(self.marks)
        piece = re.compile(rf"(?<!\w)([{letters}{letters.lower()}])\1*[*|/]*\d*(?!\w)")
        return piece.sub(lambda found: self.console.paint(found[0], colours[found[1].upper()]), line)


def seat_colours(p: Position) -> list[str]:
    """The colours of the starting pieces, or the usual ones."""
    starts = p.map.starts[len(p.map.starts) - p.players() :]
    return [start.colour for start in starts] or [COLOURS[i % len(COLOURS)] for i in range(p.players())]
