"""How a terminal shows the games of one family: what a new family has to bring to be seen there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hexhaven import words
from hexhaven.cli.console import Console
from hexhaven.cli.menu import Choices, Menu
from hexhaven.core.game import State

if TYPE_CHECKING:
    from hexhaven.cli.host import Host
    from hexhaven.cli.human import Human
    from hexhaven.cli.teller import Teller

END_OF_TURN = "end"


class Family:
    """As it stands, it shows a game of which nothing but the contract is known: points and choices."""

    last_of_paragraph: tuple[str, ...] = (END_OF_TURN,)  # verbs after which a new paragraph is told
    told_together: tuple[str, ...] = ()  # verbs of which several in a row are one sentence

    # --- what there is to see -------------------------------------------------------------------------

    def target(self, state: State) -> int | None:
        """The points that win, where they are fixed."""
        return None

    def welcome(self, state: State) -> list[str]:
        """The messages that somebody needs before the first action."""
        return []

    def picture(self, language: str, state: State, marks: Sequence[str]) -> list[str]:
        """What lies on the table as a drawing, in lines; nothing where it is not drawn."""
        return []

    def paint(self, console: Console, state: State, marks: Sequence[str], line: str) -> str:
        """A line of the drawing in colours, for those who see them."""
        return line

    def legend(self, language: str, state: State, names: words.Names, marks: Sequence[str]) -> list[str]:
        """What the signs of the drawing mean."""
        return []

    def describe(self, language: str, state: State, names: words.Names) -> Iterator[str]:
        """What lies on the table in words, line by line."""
        yield from ()

    def table(
        self, language: str, state: State, names: words.Names, marks: Sequence[str], viewer: int
    ) -> Iterator[str]:
        """How everybody stands, a line for each player."""
        for player, points in enumerate(state.points()):
            name = names[player]
            who = words.say(language, "see.you", name=name) if player == viewer else name
            yield f"{marks[player]}  {who}: {words.say(language, 'see.points', n=points)}."

    def hand(self, language: str, state: State, player: int) -> str:
        """What a player holds, in a line."""
        return ""

    def help(self, language: str, state: State) -> list[str]:
        """What can be typed, in lines."""
        return words.say(language, "play.help_plain").splitlines()

    # --- when -----------------------------------------------------------------------------------------

    def wants_picture(self, state: State) -> bool:
        """Whether a player wants to see the drawing at this moment, if it has changed."""
        return True

    def shows_hand(self, state: State) -> bool:
        """Whether the hand is shown with the question."""
        return True

    def turn_begins(self, state: State) -> int | None:
        """The number of the turn, at the moment when it begins."""
        return None

    # --- who plays ------------------------------------------------------------------------------------

    def person(self, player: int, host: Host, teller: Teller) -> Human:
        """Somebody at the keyboard."""
        from hexhaven.cli.human import Human

        return Human(player, host, teller)

    # --- what can be done -----------------------------------------------------------------------------

    def menu(self, language: str, state: State, player: int, names: words.Names) -> Menu:
        return Choices(language, state, player, names).menu()
