"""The base game in the terminal, with everything that is laid over it."""

import re
from collections.abc import Sequence

from hexhaven import words
from hexhaven.cli.commands import Command
from hexhaven.cli.console import Console
from hexhaven.cli.menu import END_OF_TURN
from hexhaven.games.island.rules.maps.layout import layout
from hexhaven.games.island.rules.maps.model import Layout
from hexhaven.games.island.rules.questions import BEFORE_ROLL, FOUND, FOUND_ROAD, MOVE_ROBBER
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal import maps, see
from hexhaven.games.island.terminal.commands import look, where
from hexhaven.games.island.terminal.human import BoardHuman
from hexhaven.games.island.terminal.layer import BoardLayer
from hexhaven.games.island.terminal.menu import BoardChoices, counted
from hexhaven.games.island.terminal.text import draw

COLOURS = ("red", "blue", "white", "orange")
BOARD_MOMENTS = (BEFORE_ROLL, FOUND, MOVE_ROBBER)
FOUNDING = (FOUND, FOUND_ROAD)


class IslandLayer(BoardLayer):
    """The board, its buildings and cards; layers of expansions are asked for the rest."""

    last_of_paragraph = (END_OF_TURN, "begins", "found-road")
    one_by_one = ("discard", "take")
    help = "play.help"
    commands = {"where": Command(where), "look": Command(look, takes_words=True)}
    choices = BoardChoices
    person = BoardHuman

    describe = staticmethod(see.describe)
    table = staticmethod(see.table)
    hand = staticmethod(see.hand)
    map_entry = staticmethod(maps.entry)
    map_checked = staticmethod(maps.checked)

    def target(self, p: Position) -> int:
        return int(p.rules.target)

    def welcome(self, p: Position) -> list[str]:
        return ["play.beginners"] if p.map.starts and p.rules.pieces_are_set else []

    def picture(self, language: str, p: Position, marks: Sequence[str]) -> list[str]:
        return draw(p, list(marks), language)

    def paint(self, console: Console, p: Position, marks: Sequence[str], line: str) -> str:
        """Add colour to pieces and the signs behind them; the letters say everything."""
        colours = dict(zip(marks, seat_colours(p), strict=True))
        letters = "".join(marks)
        piece = re.compile(rf"(?<!\w)([{letters}{letters.lower()}])\1*[^\w\s]*\d*(?!\w)")
        return piece.sub(lambda found: console.paint(found[0], colours[found[1].upper()]), line)

    def letters(self, p: Position, node: int, marks: Sequence[str]) -> str:
        """One for a settlement, two for a city: as many as it is worth points."""
        owner = int(p.owner(node))
        return marks[owner] * int(p.rules.worth[int(p.buildings[node])]) if owner >= 0 else ""

    def legend(self, language: str, p: Position, names: words.Names, marks: Sequence[str]) -> list[str]:
        players = ", ".join(f"{mark} {name}" for mark, name in zip(marks, names, strict=True))
        return [words.say(language, "board.legend", players=players, a=marks[0])]

    def bank(self, language: str, p: Position, cards: str) -> str:
        return words.say(language, "see.bank", cards=cards, n=int(p.deck_size))

    def wants_picture(self, p: Position) -> bool:
        return p.waiting_for() in BOARD_MOMENTS

    def shows_hand(self, p: Position) -> bool:
        return p.waiting_for() not in FOUNDING

    def turn_begins(self, p: Position) -> int | None:
        return int(p.turns_done) if p.waiting_for() == BEFORE_ROLL else None

    def noted(self, language: str, p: Position, player: int, action: int, text: str) -> str:
        """How many cards one has of a kind to be discarded."""
        verb, *rest = p.write(action).split()
        return counted(language, p, player, rest[0], text) if verb == "discard" else text

    def show_map(self, console: Console, language: str, map: str | Layout, seed: str) -> None:
        maps.show(console, language, layout(map) if isinstance(map, str) else map, seed)


def seat_colours(p: Position) -> list[str]:
    """The colours of the starting pieces, or the usual ones."""
    starts = p.map.starts[len(p.map.starts) - p.players() :]
    return [start.colour for start in starts] or [COLOURS[i % len(COLOURS)] for i in range(p.players())]


LAYER = IslandLayer()
