"""The commands, each imported when it is called: `hexhaven --help` starts at once."""

from importlib.util import find_spec

from cyclopts import App, CycloptsError

import hexhaven
from hexhaven.cli.console import Console, using

COMMANDS = {
    "serve": "Serve the game to browsers: for yourself, your living room or the world.",
    "play": "Play a game in the terminal, against bots and with people at one screen.",
    "simulate": "Let bots play many games and show how they went.",
    "replay": "Tell the story of a recorded game, or step through it.",
    "verify": "Check the dice of a recorded game against its committed seed.",
    "rules": "Look a rule up.",
    "maps": "List the maps, draw one, or check your own.",
}


def version() -> str:
    return f"hexhaven {hexhaven.__version__}, {'compiled' if hexhaven.compiled else 'plain Python'}"


def make_app() -> App:
    app = App(
        name="hexhaven",
        help="A home for the settlers family of games: rules by the book, in the browser and the terminal.",
        version=version,
        help_formatter="plain",
        help_format="plaintext",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name, help in COMMANDS.items():
        if find_spec(f"hexhaven.cli.{name}") is not None:
            app.command(f"hexhaven.cli.{name}:{name}", name=name, help=help)
    return app


def run(argv: list[str], console: Console) -> int:
    """Run one command and return its exit code: 0, 1 for a negative answer, 2 for an error."""
    with using(console):
        try:
            result = make_app()(argv, exit_on_error=False, print_error=False)
        except CycloptsError as problem:
            console.error(f"{one_line(str(problem))} Try: hexhaven --help")
            return 2
        except KeyboardInterrupt:
            return 130
        except Exception as problem:
            from hexhaven.cli.errors import friendly

            message = friendly(problem)
            if message is None:
                raise
            console.error(message)
            return 2
    return result if isinstance(result, int) else 0


def one_line(text: str) -> str:
    return " ".join(text.split())
