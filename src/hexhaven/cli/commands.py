"""What a player may type beside choices: looking around, asking about rules, saving, leaving."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from hexhaven.catalog import GAMES
from hexhaven.cli import shown
from hexhaven.cli.articles import show_article_for
from hexhaven.cli.host import Host
from hexhaven.cli.past import TakeBack
from hexhaven.cli.teller import Teller
from hexhaven.core.game import State
from hexhaven.words.messages import messages, tongue


class Quit(Exception):
    """A player leaves; the game is saved."""


LOG_PARAGRAPHS = 12
HELP_COLUMN = 22  # where the explanations of the help begin


class Command(NamedTuple):
    """Something that can be typed: what it does for whom, with the words behind it."""

    run: "Callable[[Commands, str], None]"
    takes_words: bool = False


class Commands:
    """The commands of one player at one moment."""

    def __init__(self, host: Host, teller: Teller, state: State, player: int) -> None:
        self.host = host
        self.teller = teller
        self.state = state
        self.player = player

    def known(self) -> dict[str, Command]:
        """What can be typed in this game."""
        found = dict(EVERYWHERE)
        for layer in shown.layers(self.state):
            found |= layer.commands
        return found

    def run(self, typed: str) -> bool:
        """Carry out a command; False if it is none."""
        known = command_words(self.host.language)
        word, _, rest = (typed, "", "") if typed.casefold() in known else typed.partition(" ")
        name = known.get(word.casefold(), "")
        command = self.known().get(name)
        if command is None or (rest and not command.takes_words):
            return False
        command.run(self, rest.strip())
        return True

    def log(self, rest: str) -> None:
        for paragraph in self.teller.log()[-LOG_PARAGRAPHS:]:
            self.host.console.say(paragraph, hanging="  ")

    def rules(self, rest: str) -> None:
        show_article_for(
            self.host.console, rest, tongue(self.host.language), self.games(), self.host.text("rules.command")
        )

    def games(self) -> list[str]:
        """The games of this family: whoever plays one does not mean a card of another."""
        return [game.id for game in GAMES.values() if game.slices[0] in self.state.slices()]

    def hint(self, rest: str) -> None:
        """What a bot would do, and why."""
        past = self.host.past
        if past is None or not past.can_be_asked(self.player):
            self.host.say("play.no_hints")
            return
        found = past.hints(self.host.language, self.player)
        self.host.say("play.hints" if found else "play.hints_none")
        for action, reasons in found:
            self.host.console.say(f"{action}. {' '.join(reasons)}", indent="  - ", hanging="    ")

    def take_back(self, rest: str) -> None:
        past = self.host.past
        if past is None or not past.can_be_taken_back(self.player):
            self.host.say("play.no_take_back")
            return
        self.host.say("play.taken_back")
        raise TakeBack

    def help(self, rest: str) -> None:
        for line in shown.help(self.host.language, self.state):
            self.host.console.say(line, hanging=" " * HELP_COLUMN if line.startswith(" ") else "")

    def quit(self, rest: str) -> None:
        raise Quit


EVERYWHERE = {
    "board": Command(lambda at, rest: at.host.show_picture(at.state)),
    "describe": Command(lambda at, rest: at.host.describe(at.state)),
    "hand": Command(lambda at, rest: at.host.console.say(shown.hand(at.host.language, at.state, at.player))),
    "table": Command(lambda at, rest: at.host.show_table(at.state, at.player)),
    "log": Command(Commands.log),
    "rules": Command(Commands.rules, takes_words=True),
    "hint": Command(Commands.hint),
    "take_back": Command(Commands.take_back),
    "save": Command(lambda at, rest: at.host.say("play.saved_always")),
    "help": Command(Commands.help),
    "quit": Command(Commands.quit),
}


@cache
def command_words(language: str) -> dict[str, str]:
    """From what people type to the name of a command; words that belong together are joined by a line."""
    return {
        word.replace("_", " "): key.removeprefix("command.")
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
