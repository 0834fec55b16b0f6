"""`hexhaven maps`: the maps there are, and your own."""

from pathlib import Path
from typing import TYPE_CHECKING

from hexhaven.cli.console import Console, current
from hexhaven.cli.language import Language, language_of

if TYPE_CHECKING:
    from hexhaven.catalog import Game

SEED = "hexhaven"


def maps(
    name: str | None = None, *, check: Path | None = None, seed: str = SEED, language: Language = None
) -> int:
    """List the maps, draw one, or check your own."""
    from hexhaven.cli.session import find_map
    from hexhaven.cli.shown import layer_of

    console = current()
    spoken = language_of(language, console.env)
    game = game_on(name)
    if check is not None:
        console.say(layer_of(game).map_checked(spoken, game.maps.plan(check.read_text(encoding="utf-8"))))
    elif name is not None:
        layer_of(game).show_map(console, spoken, find_map(game.maps, name) or name, seed)
    else:
        list_maps(console, spoken)
    return 0


def games() -> "list[Game]":
    """The games with maps of their own."""
    from hexhaven.catalog import GAMES

    return [game for game in GAMES.values() if not game.expansions and game.maps.ids()]


def game_on(map: str | None) -> "Game":
    """The game that has a map; a file is read by the first."""
    return next((game for game in games() if map in game.maps.ids()), games()[0])


def list_maps(console: Console, language: str) -> None:
    from hexhaven.cli.shown import layer_of
    from hexhaven.words import say

    console.say(say(language, "maps.list"))
    for game in games():
        for id in game.maps.ids():
            console.say(layer_of(game).map_entry(language, id), indent="  ", hanging="      ")
    console.say(say(language, "maps.how"))
