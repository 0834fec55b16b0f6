"""The board games in the terminal."""

import re
from collections.abc import Iterator, Sequence
from typing import cast

from hexhaven import words
from hexhaven.cli.console import Console
from hexhaven.cli.family import END_OF_TURN, Family
from hexhaven.cli.host import Host
from hexhaven.cli.menu import Menu
from hexhaven.cli.teller import Teller
from hexhaven.core.game import State
from hexhaven.games.island.rules.questions import BEFORE_ROLL, FOUND, FOUND_ROAD, MOVE_ROBBER
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal import see
from hexhaven.games.island.terminal.human import BoardHuman
from hexhaven.games.island.terminal.menu import BoardChoices
from hexhaven.games.island.terminal.text import draw
from hexhaven.games.knights.rules.terms import ENLIST, LOSE_CITY, RETREAT
from hexhaven.games.knights.words.names import keep_of

COLOURS = ("red", "blue", "white", "orange")

# Moments at which a player wants to see the board.
BOARD_MOMENTS = (BEFORE_ROLL, FOUND, MOVE_ROBBER, LOSE_CITY, RETREAT, ENLIST)
FOUNDING = (FOUND, FOUND_ROAD)


class BoardFamily(Family):
    """The base game and what is laid over it."""

    last_of_paragraph = (END_OF_TURN, "begins", "found-road")
    told_together = ("discard", "decline")

    def target(self, state: State) -> int:
        return int(cast(Position, state).rules.target)

    def welcome(self, state: State) -> list[str]:
        p = cast(Position, state)
        return ["play.beginners"] if p.map.starts and p.rules.pieces_are_set else []

    def picture(self, language: str, state: State, marks: Sequence[str]) -> list[str]:
        return draw(cast(Position, state), list(marks), language)

    def paint(self, console: Console, state: State, marks: Sequence[str], line: str) -> str:
        """Add colour to pieces; the letters say everything."""
        colours = dict(zip(marks, seat_colours(cast(Position, state)), strict=True))
        letters = "".join(marks)
        piece = re.compile(rf"(?<!\w)([{letters}{letters.lower()}])\1*[*|/]*\d*(?!\w)")
        return piece.sub(lambda found: console.paint(found[0], colours[found[1].upper()]), line)

    def legend(self, language: str, state: State, names: words.Names, marks: Sequence[str]) -> list[str]:
        return see.legend(language, cast(Position, state), names, list(marks))

    def describe(self, language: str, state: State, names: words.Names) -> Iterator[str]:
        return see.describe(language, cast(Position, state), names)

    def table(
        self, language: str, state: State, names: words.Names, marks: Sequence[str], viewer: int
    ) -> Iterator[str]:
        return see.table(language, cast(Position, state), names, list(marks), viewer)

    def hand(self, language: str, state: State, player: int) -> str:
        return see.hand(language, cast(Position, state), player)

    def help(self, language: str, state: State) -> list[str]:
        lines = words.say(language, "play.help").splitlines()
        if keep_of(cast(Position, state)) is not None:
            lines[-1:] = [*words.say(language, "play.help_knights").splitlines(), lines[-1]]
        return lines

    def wants_picture(self, state: State) -> bool:
        return cast(Position, state).waiting_for() in BOARD_MOMENTS

    def shows_hand(self, state: State) -> bool:
        return cast(Position, state).waiting_for() not in FOUNDING

    def turn_begins(self, state: State) -> int | None:
        p = cast(Position, state)
        return int(p.turns_done) if p.waiting_for() == BEFORE_ROLL else None

    def menu(self, language: str, state: State, player: int, names: words.Names) -> Menu:
        return BoardChoices(language, state, player, names).menu()

    def person(self, player: int, host: Host, teller: Teller) -> BoardHuman:
        return BoardHuman(player, host, teller)


def seat_colours(p: Position) -> list[str]:
    """The colours of the starting pieces, or the usual ones."""
    starts = p.map.starts[len(p.map.starts) - p.players() :]
    return [start.colour for start in starts] or [COLOURS[i % len(COLOURS)] for i in range(p.players())]


BOARD = BoardFamily()
