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
        if not settled and preset is None:
            options = ask_options(console, spoken, chosen)
        wish = chosen, preset, options, map
        who = seats or usual_seats(chosen, SEATS)
        session = begin(console, spoken, who, names, wish, seed, record, linear)
    return run(console, session)


def usual_seats(game: str, seats: str) -> str:
    """Those who play unless others are named: as many as the game has room for."""
    from hexhaven import catalog

    return ",".join(seats.split(",")[: catalog.game(game).seats])


def ask_game(console: Console, language: str) -> str:
    """Let somebody at a terminal choose a game."""
    from hexhaven import catalog, words

    games = {game.id: game.name[language] for game in catalog.GAMES.values()}
    return ask_one(console, language, words.say(language, "play.which_game"), games)


def ask_options(console: Console, language: str, game: str) -> dict[str, str]:
    """Let somebody choose what people are asked for before all other options: how most play comes first."""
    from hexhaven import scene, words

    info = next(each for each in scene.catalog(language).games if each.id == game)
    options = {}
    for option in [option for option in info.options if option.explained]:
        texts = [f"{label}. {text}" for label, text in zip(option.labels, option.explained, strict=True)]
        question = words.say(language, "play.which_option", option=option.label)
        choices = dict(zip(option.values, texts, strict=True))
        options[option.name] = ask_one(console, language, question, choices)
    return options


def ask_one(console: Console, language: str, question: str, choices: dict[str, str]) -> str:
    """Let somebody choose by number or name; an empty line takes the first."""
    from hexhaven import words

    names = list(choices)
    console.say(question)
    for number, text in enumerate(choices.values(), 1):
        console.say(f"  {number}  {text}")
    while True:
        try:
            typed = console.ask() or "1"
        except EOFError:
            return names[0]
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        if typed in choices:
            return typed
        console.say(words.say(language, "play.no_such_choice"))


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
