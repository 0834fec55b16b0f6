"""What a game brings to the terminal: how it is drawn, told and chosen there.

The layer of the base shows a game. Where a method says *all*, those of the expansions are asked, too, and
`shown` puts the answers together in their order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hexhaven import words
from hexhaven.cli.console import Console
from hexhaven.cli.menu import END_OF_TURN, Choices
from hexhaven.core.game import State

if TYPE_CHECKING:
    from hexhaven.cli.commands import Command
    from hexhaven.cli.host import Host
    from hexhaven.cli.human import Human
    from hexhaven.cli.teller import Teller


class TerminalLayer:
    """What one game brings. As it stands, nothing."""

    last_of_paragraph: tuple[str, ...] = (END_OF_TURN,)  # verbs after which a new paragraph is told
    choices: type[Choices] = Choices  # what makes the menus
    # All: the message that says what can be typed; expansions speak before the last line of the base.
    help: str | None = None
    # All: what can be typed beside choices, by the names of the messages with the words for it.
    commands: Mapping[str, Command] = {}

    # --- what there is to see -------------------------------------------------------------------------

    def target(self, state: Any, /) -> int | None:
        """The points that win, where they are fixed."""
        return None

    def welcome(self, state: Any, /) -> list[str]:
        """The messages that somebody needs before the first action."""
        return []

    def picture(self, language: str, state: Any, marks: Sequence[str], /) -> list[str]:
        """What lies on the table as a drawing, in lines; nothing where it is not drawn."""
        return []

    def paint(self, console: Console, state: Any, marks: Sequence[str], line: str, /) -> str:
        """A line of the drawing in colours, for those who see them."""
        return line

    def legend(self, language: str, state: Any, names: words.Names, marks: Sequence[str], /) -> list[str]:
        """What the signs of the drawing mean. All."""
        return []

    def describe(self, language: str, state: Any, names: words.Names, /) -> Iterator[str]:
        """What lies on the table in words, line by line. All."""
        yield from ()

    def table(
        self, language: str, state: Any, names: words.Names, marks: Sequence[str], viewer: int, /
    ) -> Iterator[str]:
        """How everybody stands, a line for each player, and what concerns all of them. All."""
        yield from ()

    def hand(self, language: str, state: Any, player: int, /) -> list[str]:
        """What a player holds, in sentences. All."""
        return []

    # --- when -----------------------------------------------------------------------------------------

    def wants_picture(self, state: Any, /) -> bool:
        """Whether a player wants to see the drawing at this moment, if it has changed. All: one is enough."""
        return False

    def shows_hand(self, state: Any, /) -> bool:
        """Whether the hand is shown with the question."""
        return True

    def turn_begins(self, state: Any, /) -> int | None:
        """The number of the turn, at the moment when it begins."""
        return None

    def person(self, player: int, host: Host, teller: Teller, /) -> Human:
        """Somebody at the keyboard."""
        from hexhaven.cli.human import Human

        return Human(player, host, teller)

    # --- maps, for games that have any -----------------------------------------------------------------

    def map_entry(self, language: str, id: str, /) -> str:
        """A map in a line of the list."""
        return id

    def map_checked(self, language: str, plan: Any, /) -> str:
        """That there is nothing wrong with the map of a file, and what it consists of."""
        raise NotImplementedError

    def show_map(self, console: Console, language: str, map: Any, seed: str, /) -> None:
        """Draw a map, by its id or from a file, and say what is to be known of it."""
        raise NotImplementedError


class PlainLayer(TerminalLayer):
    """Shows a game of which nothing but the contract is known: points and choices."""

    help = "play.help_plain"

    def table(
        self, language: str, state: State, names: words.Names, marks: Sequence[str], viewer: int
    ) -> Iterator[str]:
        for player, points in enumerate(state.points()):
            name = names[player]
            who = words.say(language, "see.you", name=name) if player == viewer else name
            yield f"{marks[player]}  {who}: {words.say(language, 'see.points', n=points)}."

    def wants_picture(self, state: State) -> bool:
        return True
