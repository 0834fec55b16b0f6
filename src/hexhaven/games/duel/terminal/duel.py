"""The card game in the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from hexhaven import words
from hexhaven.cli.commands import Command
from hexhaven.cli.console import Console
from hexhaven.cli.host import Host
from hexhaven.cli.layer import TerminalLayer
from hexhaven.cli.menu import Menu
from hexhaven.cli.teller import Teller
from hexhaven.core.game import State
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

    def target(self, state: State) -> int:
        return int(cast(Duel, state).rules.victory_points)

    def welcome(self, state: State) -> list[str]:
        return ["play.principalities"]

    def picture(self, language: str, state: State, marks: Sequence[str]) -> list[str]:
        return duel_text.draw(language, cast(Duel, state), marks)

    def paint(self, console: Console, state: State, marks: Sequence[str], line: str) -> str:
        """The heading of each principality in its colour; the letter says whose it is."""
        for mark, colour in zip(marks, COLOURS, strict=False):
            if line.startswith(f"{mark}  "):
                return console.paint(line, colour)
        return line

    def legend(self, language: str, state: State, names: words.Names, marks: Sequence[str]) -> list[str]:
        players = ", ".join(f"{mark}: {name}" for mark, name in zip(marks, names, strict=False))
        return [words.say(language, "see.legend", players=players)]

    def describe(self, language: str, state: State, names: words.Names) -> Iterator[str]:
        return duel_text.describe(language, cast(Duel, state), names)

    def table(
        self, language: str, state: State, names: words.Names, marks: Sequence[str], viewer: int
    ) -> Iterator[str]:
        d = cast(Duel, state)
        for player in range(2):
            name = names[player]
            who = words.say(language, "see.you", name=name) if player == viewer else name
            yield f"{marks[player]}  {who}: {duel_text.figures(language, d, player)}."

    def hand(self, language: str, state: State, player: int) -> list[str]:
        """Resources and cards of the hand."""
        d = cast(Duel, state)
        r = d.realms[player]
        stock = called.resources(language, {name: int(r.holds(i)) for i, name in enumerate(RESOURCE_NAMES)})
        held = [
            called.title(language, d.rules.kind_names[i]) for i, n in enumerate(r.hand) for _ in range(int(n))
        ]
        cards = ", ".join(held) or words.say(language, "nothing")
        return [words.say(language, "see.hand", resources=stock, cards=cards)]

    def help(self, language: str) -> list[str]:
        return words.say(language, "play.help").splitlines()

    def wants_picture(self, state: State) -> bool:
        return int(cast(Duel, state).waiting_for()) in PICTURE_MOMENTS

    def shows_hand(self, state: State) -> bool:
        return int(cast(Duel, state).waiting_for()) not in BEGINNING

    def turn_begins(self, state: State) -> int | None:
        d = cast(Duel, state)
        if d.waiting_for() != q.BEFORE_ROLL:
            return None
        return int(d.realms[0].turns) + int(d.realms[1].turns)

    def commands(self) -> Mapping[str, Command]:
        return {"read": Command(read)}

    def menu(self, language: str, state: State, player: int, names: words.Names) -> Menu:
        return DuelChoices(language, state, player, names).menu()

    def person(self, player: int, host: Host, teller: Teller) -> DuelHuman:
        return DuelHuman(player, host, teller)
