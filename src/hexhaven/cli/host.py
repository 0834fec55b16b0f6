"""What the people at one screen share: the console, the names, and whose turn at the keyboard it is."""

from collections.abc import Iterable

from hexhaven import words
from hexhaven.cli import shown
from hexhaven.cli.console import Console
from hexhaven.cli.marks import marks
from hexhaven.cli.past import Past
from hexhaven.core.game import State

NO_ONE_YET = -1


class Host:
    """Shows things to people; hides one player's things from the next."""

    def __init__(
        self,
        console: Console,
        language: str,
        names: list[str],
        humans: Iterable[int],
        linear: bool,
        past: Past | None = None,
    ) -> None:
        self.console = console
        self.language = language
        self.names = names
        self.humans = list(humans)
        self.linear = linear
        self.past = past
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

    # --- what lies on the table -----------------------------------------------------------------------

    def show_picture(self, state: State, explained: bool = True) -> None:
        """The drawing with its legend, or the description for those who asked for words only."""
        if self.linear:
            self.describe(state)
            return
        lines = shown.base_of(state).picture(self.language, state, self.marks)
        if self.console.is_terminal and max(map(len, lines), default=0) > self.console.room:
            self.say("board.too_wide")  # broken at the edge of the screen, it could not be read
            return
        self.console.show([self.painted(state, line) for line in lines])
        if explained:
            self.console.say()
            for line in shown.legend(self.language, state, self.names, self.marks):
                self.console.say(line)

    def painted(self, state: State, line: str) -> str:
        """A line in colours, for those who see them."""
        if not self.console.colour:
            return line
        return shown.base_of(state).paint(self.console, state, self.marks, line)

    def describe(self, state: State) -> None:
        for line in shown.describe(self.language, state, self.names):
            self.console.say(line, hanging="    ")

    def show_table(self, state: State, viewer: int) -> None:
        """How everybody stands, as one viewer sees it."""
        for line in shown.table(self.language, state, self.names, self.marks, viewer):
            self.console.say(line, hanging="   ")
