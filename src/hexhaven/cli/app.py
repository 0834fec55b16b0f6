"""The commands, each imported when it is called: `hexhaven --help` starts at once."""

from importlib.util import find_spec

from cyclopts import App, CycloptsError

import hexhaven
from hexhaven.cli.console import Console, using
from hexhaven.cli.language import LANGUAGE, language_in
from hexhaven.cli.misused import what_is_wrong
from hexhaven.cli.sheet import Sheet
from hexhaven.cli.texts import tell

COMMANDS = ("serve", "play", "simulate", "replay", "verify", "rules", "maps")


def version() -> str:
    return f"hexhaven {hexhaven.__version__}, {'compiled' if hexhaven.compiled else 'plain Python'}"


def make_app(language: str = "en") -> App:
    app = App(
        name="hexhaven",
        version=version,
        help_formatter=Sheet(language),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for name in COMMANDS:
        if find_spec(f"hexhaven.cli.{name}") is not None:
            app.command(f"hexhaven.cli.{name}:{name}", name=name, help=name)
    return app


def run(argv: list[str], console: Console) -> int:
    """Run one command and return its exit code: 0, 1 for a negative answer, 2 for an error."""
    language = language_in(argv, console.env)
    with using(console):
        try:
            result = make_app(language)(command_first(argv), exit_on_error=False, print_error=False)
        except CycloptsError as problem:
            console.error(f"{what_is_wrong(language, problem, COMMANDS)} {tell(language, 'help.try')}")
            return 2
        except KeyboardInterrupt:
            return 130
        except Exception as problem:
            from hexhaven.cli.errors import friendly

            message = friendly(language, problem)
            if message is None:
                raise
            console.error(message)
            return 2
    return result if isinstance(result, int) else 0


def command_first(argv: list[str]) -> list[str]:
    """The language may be named before the command, too: `hexhaven --language de play`."""
    if len(argv) < 2 or argv[0] != LANGUAGE:
        return argv
    rest = argv[2:]
    return [*rest, *argv[:2]] if rest and rest[0] in COMMANDS else rest
