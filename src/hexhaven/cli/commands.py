"""What a player may type beside choices: looking around, asking about rules, saving, leaving."""

from collections.abc import Callable
from functools import cache

from hexhaven.board.state import Position
from hexhaven.cli import knights, see
from hexhaven.cli.articles import show_article_for
from hexhaven.cli.host import Host
from hexhaven.cli.teller import Teller
from hexhaven.words.knights.names import keep_of
from hexhaven.words.messages import messages


class Quit(Exception):
    """A player leaves; the game is saved."""


LOG_PARAGRAPHS = 12
HELP_COLUMN = 22  # where the explanations of the help begin


class Desk:
    """The commands of one player at one moment."""

    def __init__(self, host: Host, teller: Teller, p: Position, player: int) -> None:
        self.host = host
        self.teller = teller
        self.p = p
        self.player = player

    def run(self, typed: str) -> bool:
        """Carry out a command; False if it is none."""
        word, _, rest = typed.partition(" ")
        name = command_words(self.host.language).get(word.casefold())
        if name not in COMMANDS or (rest and name not in WITH_WORDS):
            return False
        if name in OF_KNIGHTS and keep_of(self.p) is None:
            return False
        COMMANDS[name](self, rest.strip())
        return True

    def board(self, rest: str) -> None:
        self.host.show_board(self.p)

    def describe(self, rest: str) -> None:
        self.host.describe_board(self.p)

    def hand(self, rest: str) -> None:
        self.host.console.say(see.hand(self.host.language, self.p, self.player))

    def table(self, rest: str) -> None:
        names, marks = self.host.names, self.host.marks
        for line in see.table(self.host.language, self.p, names, marks, self.player):
            self.host.console.say(line, hanging="   ")

    def where(self, rest: str) -> None:
        for line in see.where(self.host.language, self.p, self.player, self.host.names):
            self.host.console.say(line, hanging="   ")

    def look(self, rest: str) -> None:
        node = rest.lstrip("#")
        if not (node.isdecimal() and int(node) < self.p.map.land_nodes):
            self.host.say("play.look_how", most=int(self.p.map.land_nodes) - 1)
            return
        self.host.console.say(see.look(self.host.language, self.p, int(node), self.host.names))

    def progress(self, rest: str) -> None:
        for line in knights.progress(self.host.language, self.p, self.player):
            self.host.console.say(line, hanging="   ")

    def log(self, rest: str) -> None:
        for paragraph in self.teller.log()[-LOG_PARAGRAPHS:]:
            self.host.console.say(paragraph, hanging="  ")

    def rules(self, rest: str) -> None:
        show_article_for(self.host.console, rest, self.host.language, self.host.text("rules.command"))

    def save(self, rest: str) -> None:
        self.host.say("play.saved_always")

    def help(self, rest: str) -> None:
        lines = self.host.text("play.help").splitlines()
        if keep_of(self.p) is not None:
            lines[-1:] = [*self.host.text("play.help_knights").splitlines(), lines[-1]]
        for line in lines:
            self.host.console.say(line, hanging=" " * HELP_COLUMN if line.startswith(" ") else "")

    def quit(self, rest: str) -> None:
        raise Quit


COMMANDS: dict[str, Callable[[Desk, str], None]] = {
    "board": Desk.board,
    "describe": Desk.describe,
    "hand": Desk.hand,
    "table": Desk.table,
    "where": Desk.where,
    "look": Desk.look,
    "progress": Desk.progress,
    "log": Desk.log,
    "rules": Desk.rules,
    "save": Desk.save,
    "help": Desk.help,
    "quit": Desk.quit,
}
WITH_WORDS = ("look", "rules")
OF_KNIGHTS = ("progress",)


@cache
def command_words(language: str) -> dict[str, str]:
    """From what people type to the name of a command."""
    return {
        word: key.removeprefix("command.")
        for key, typed in messages(language).items()
        if key.startswith("command.")
        for word in typed.split()
    }


def is_command(language: str, typed: str, name: str) -> bool:
    """Whether the typed word is this command."""
    return command_words(language).get(typed.casefold()) == name


def after_command(language: str, typed: str, name: str) -> str | None:
    """What follows a command word, or None if something else was typed."""
    word, _, rest = typed.partition(" ")
    return rest.strip() if is_command(language, word, name) else None
