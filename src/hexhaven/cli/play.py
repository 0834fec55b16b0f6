"""`hexhaven play`: a table in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hexhaven.cli.console import Console, current
from hexhaven.cli.language import Language, language_of

if TYPE_CHECKING:
    from hexhaven.cli.session import Session

SEATS = "human,greedy,greedy,greedy"  # as many of them as the game has room for


def play(
    *,
    seats: str | None = None,
    names: str | None = None,
    game: str | None = None,
    preset: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    map: str | None = None,
    seed: str | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    linear: Annotated[bool, Parameter(negative="")] = False,
    language: Language = None,
) -> int:
    """Play a game in the terminal, against bots and with people at one screen."""
    from hexhaven.catalog import usual
    from hexhaven.cli.session import begin, resumed

    console = current()
    spoken = language_of(language, console.env)
    if resume is not None:
        session = resumed(console, spoken, resume, seats, linear)
    else:
        options = read_options(option or [])
        settled = map is not None or seed is not None or bool(options) or not console.is_terminal
        chosen = game or (usual().id if settled else ask_game(console, spoken))
        wish = chosen, preset, options, map
        who = seats or usual_seats(chosen, SEATS)
        session = begin(console, spoken, who, names, wish, seed, record, linear)
    return run(console, session)


def usual_seats(game: str, seats: str) -> str:
    """Those who play unless others are named: as many as the game has room for."""
    from hexhaven import catalog

    return ",".join(seats.split(",")[: catalog.game(game).seats])


def ask_game(console: Console, language: str) -> str:
    """Let somebody at a terminal choose a game; an empty line takes the first."""
    from hexhaven import catalog, words

    games = list(catalog.GAMES.values())
    console.say(words.say(language, "play.which_game"))
    for number, game in enumerate(games, 1):
        console.say(f"  {number}  {game.name[language]}")
    while True:
        try:
            typed = console.ask() or "1"
        except EOFError:
            return games[0].id
        if typed.isdecimal() and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1].id
        if typed in catalog.GAMES:
            return typed
        console.say(words.say(language, "play.no_such_game"))


def read_options(given: list[str]) -> dict[str, str]:
    """The options in 'name=value'."""
    from hexhaven.cli.errors import UsageError

    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError("no_option", text=text)
        options[name.strip()] = value.strip()
    return options


def run(console: Console, session: "Session") -> int:
    """Play until the game is over or somebody leaves; either way it is saved."""
    from hexhaven.cli.commands import Quit

    try:
        session.play()
    except (Quit, EOFError):
        session.leave()
        return 0
    except KeyboardInterrupt:
        session.leave()
        return 130
    finally:
        session.close()
    return 0
