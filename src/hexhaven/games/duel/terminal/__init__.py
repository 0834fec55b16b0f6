"""The card game in the terminal."""

from collections.abc import Iterator, Sequence

from hexhaven import words
from hexhaven.cli.commands import Command
from hexhaven.cli.console import Console
from hexhaven.cli.layer import TerminalLayer
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.games.duel.terminal import text as duel_text
from hexhaven.games.duel.terminal.commands import read
from hexhaven.games.duel.terminal.human import DuelHuman
from hexhaven.games.duel.terminal.menu import DuelChoices
from hexhaven.games.duel.words import names as called

COLOURS = ("red", "blue")
# Moments at which a player wants to see what lies there.
PICTURE_MOMENTS = (q.BEFORE_ROLL, q.START_STACK, q.PICK_SLOT, q.PICK_REGION, q.PICK_CENTRE, q.REACT)
# Moments before there is anything to hold.
BEGINNING = (q.ARRANGE, q.START_STACK, q.DECK, q.EVENTS)


class DuelLayer(TerminalLayer):
    """Two principalities and the stacks between them."""

    last_of_paragraph = ("roll", "begins")  # a turn begins with its roll, which is told with the dice
    help = "play.help"
    commands = {"read": Command(read)}
    choices = DuelChoices
    person = DuelHuman

    picture = staticmethod(duel_text.draw)
    describe = staticmethod(duel_text.describe)

    def target(self, d: Duel) -> int:
        return int(d.rules.victory_points)

    def welcome(self, d: Duel) -> list[str]:
        return ["play.principalities"]

    def paint(self, console: Console, d: Duel, marks: Sequence[str], line: str) -> str:
        """The heading of each principality in its colour; the letter says whose it is."""
        for mark, colour in zip(marks, COLOURS, strict=False):
            if line.startswith(f"{mark}  "):
                return console.paint(line, colour)
        return line

    def legend(self, language: str, d: Duel, names: words.Names, marks: Sequence[str]) -> list[str]:
        players = ", ".join(f"{mark}: {name}" for mark, name in zip(marks, names, strict=False))
        return [words.say(language, "see.legend", players=players)]

    def table(
        self, language: str, d: Duel, names: words.Names, marks: Sequence[str], viewer: int
    ) -> Iterator[str]:
        for player in range(2):
            name = names[player]
            who = words.say(language, "see.you", name=name) if player == viewer else name
            yield f"{marks[player]}  {who}: {duel_text.figures(language, d, player)}."

    def hand(self, language: str, d: Duel, player: int) -> list[str]:
        """Resources and cards of the hand."""
        r = d.realms[player]
        stock = called.resources(language, {name: int(r.holds(i)) for i, name in enumerate(RESOURCE_NAMES)})
        held = [
            called.title(language, d.rules.kind_names[i]) for i, n in enumerate(r.hand) for _ in range(int(n))
        ]
        cards = ", ".join(held) or words.say(language, "nothing")
        return [words.say(language, "see.hand", resources=stock, cards=cards)]

    def wants_picture(self, d: Duel) -> bool:
        return int(d.waiting_for()) in PICTURE_MOMENTS

    def shows_hand(self, d: Duel) -> bool:
        return int(d.waiting_for()) not in BEGINNING

    def turn_begins(self, d: Duel) -> int | None:
        if d.waiting_for() != q.BEFORE_ROLL:
            return None
        return int(d.realms[0].turns) + int(d.realms[1].turns)


LAYER = DuelLayer()
