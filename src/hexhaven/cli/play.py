"""`hexhaven play`: a table in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hexhaven.cli.console import Console, current
from hexhaven.cli.language import Language, language_of

if TYPE_CHECKING:
    from hexhaven.cli.session import Session

SEATS = "human,greedy,greedy,greedy"  # as many of them as the game has room for
FIRST_GAME = "base"


def play(
    *,
    seats: Annotated[
        str | None, Parameter(help=f"Who plays: human, greedy, random. [default: {SEATS}]")
    ] = None,
    names: Annotated[str | None, Parameter(help="Their names, with commas between them.")] = None,
    game: Annotated[
        str | None, Parameter(help="Which game: base, knights, duel. [default: base, or you are asked]")
    ] = None,
    preset: Annotated[
        str | None, Parameter(help="Edition or way of playing, such as modern. [default: the usual one]")
    ] = None,
    option: Annotated[
        list[str] | None,
        Parameter(negative="", help="One option of the rules, as in trade_law=free. May be repeated."),
    ] = None,
    map: Annotated[
        str | None,
        Parameter(help="A map's id, or the file of your own map. [default: the game's first map]"),
    ] = None,
    seed: Annotated[str | None, Parameter(help="Any word: the same word gives the same game.")] = None,
    record: Annotated[
        Path | None, Parameter(help="Where the game is kept. [default: your data folder]")
    ] = None,
    resume: Annotated[Path | None, Parameter(help="Continue the game kept in this file.")] = None,
    linear: Annotated[
        bool, Parameter(negative="", help="Describe the board in words, draw nothing.")
    ] = False,
    language: Language = None,
) -> int:
    """Play a game in the terminal, against bots and with people at one screen.

    Type a number to choose, or `help`. The game is saved after every action.
    """
    from hexhaven import words
    from hexhaven.catalog import SetupError
    from hexhaven.cli.errors import UsageError
    from hexhaven.cli.session import begin, resumed

    console = current()
    spoken = language_of(language, console.env)
    if resume is not None:
        session = resumed(console, spoken, resume, seats, linear)
    else:
        options = read_options(option or [])
        settled = map is not None or seed is not None or bool(options) or not console.is_terminal
        chosen = game or (FIRST_GAME if settled else ask_game(console, spoken))
        wish = chosen, preset, options, map
        try:
            who = seats or usual_seats(chosen, SEATS)
            session = begin(console, spoken, who, names, wish, seed, record, linear)
        except SetupError as problem:
            raise UsageError(words.setup_problem(spoken, problem)) from None
    return run(console, session)


def usual_seats(game: str, seats: str) -> str:
    """Those who play unless others are named: as many as the game has room for."""
    from hexhaven import catalog

    return ",".join(seats.split(",")[: catalog.game(game).most])


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
            return FIRST_GAME
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
            raise UsageError(f"'{text}' is no option: write its name and value, as in trade_law=free")
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
