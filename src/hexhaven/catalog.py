"""Every game that can be started: its players, options and presets, and how to start it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from hexhaven.board import variants
from hexhaven.board.base import make_rules
from hexhaven.board.base import start as start_board
from hexhaven.board.knights import options as knights_options
from hexhaven.board.knights.expansion import CitiesAndKnights
from hexhaven.board.map import Map
from hexhaven.board.maps.draw import draw
from hexhaven.board.maps.layout import layout, layout_ids
from hexhaven.board.maps.model import Layout
from hexhaven.board.options import DEFAULT_MAPS, FIRST_MAP, NEU2003, OPTIONS, PRESETS
from hexhaven.board.rules import Expansion, Rules
from hexhaven.game import Option, State
from hexhaven.rng import Rng


class SetupError(ValueError):
    """A game that cannot be set up as asked; the message says what to choose instead."""


@dataclass(frozen=True)
class Game:
    """One game of the catalog."""

    id: str
    name: dict[str, str]
    fewest: int
    most: int
    options: list[Option]
    presets: list[str]
    default_preset: str
    default_maps: dict[str, str]
    first_map: str  # for people who play it for the first time
    fixed: dict[str, str]  # options of other games that this one decides for itself
    start: Callable[[Setup], State]


@dataclass(frozen=True)
class Setup:
    """All that is fixed before the first action: with it and the actions, a game can be replayed."""

    game: str
    players: int
    preset: str
    options: dict[str, str]  # every option with its value
    map: Map
    layout: str | None  # the layout the map was drawn from; None for a map given by hand


RULES: dict[tuple[str, int, tuple[tuple[str, str], ...]], Rules] = {}


def board_rules(game: str, players: int, options: dict[str, str]) -> Rules:
    """The rules of a board game for these options, made once and then shared."""
    key = game, players, tuple(options.items())
    if key not in RULES:
        RULES[key] = make_rules(players, options, expansions(game, options) + variants.chosen(options))
    return RULES[key]


def expansions(game: str, options: dict[str, str]) -> list[Expansion]:
    """What is laid over the base game, beside the variants that options ask for."""
    return [CitiesAndKnights(options)] if game == KNIGHTS.id else []


def start_on_board(setup: Setup) -> State:
    options = game(setup.game).fixed | setup.options
    return start_board(board_rules(setup.game, setup.players, options), setup.map)


BASE: Final = Game(
    "base",
    {"en": "The base game", "de": "Das Basisspiel"},
    2,
    4,
    OPTIONS,
    PRESETS,
    NEU2003,
    DEFAULT_MAPS,
    FIRST_MAP,
    {},
    start_on_board,
)
KNIGHTS: Final = Game(
    "knights",
    {"en": "Cities & Knights", "de": "Städte & Ritter"},
    3,
    4,
    knights_options.OPTIONS,
    knights_options.KNIGHTS_PRESETS,
    NEU2003,
    knights_options.DEFAULT_MAPS,
    knights_options.FIRST_MAP,
    knights_options.FIXED,
    start_on_board,
)
GAMES: Final = {each.id: each for each in (BASE, KNIGHTS)}


def game(id: str) -> Game:
    if id not in GAMES:
        raise unknown("game", id, list(GAMES))
    return GAMES[id]


def maps(game: Game) -> list[str]:
    """The maps a game can be played on, by their ids; the board games share theirs."""
    return layout_ids()


def unknown(what: str, name: str, choices: list[str]) -> SetupError:
    """An error that names the near choice, or all of them."""
    near = get_close_matches(name, choices, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"choose from {', '.join(choices)}"
    return SetupError(f"there is no {what} '{name}': {hint}")


def complete(game: Game, preset: str, given: Mapping[str, str]) -> dict[str, str]:
    """All options of a game: those given, and the preset's values for the others."""
    if preset not in game.presets:
        raise unknown("preset", preset, game.presets)
    names = [option.name for option in game.options]
    for name in given:
        if name not in names:
            raise unknown("option", name, names)
    options: dict[str, str] = {}
    for option in game.options:
        value = given.get(option.name, option.presets[preset])
        if value not in option.values:
            raise unknown(f"value of '{option.name}'", value, option.values)
        options[option.name] = value
    return options


def prepare(
    rng: Rng, game_id: str = "base", players: int = 4, preset: str = NEU2003,
    options: Mapping[str, str] | None = None, map: str | Layout | Map | None = None,
) -> Setup:  # fmt: skip
    """Choose a game and lay out its board.

    The map is the id of a layout, a layout read from a file, a ready map, or, if none is named, the
    preset's own.
    """
    chosen = game(game_id)
    check_players(chosen, players)
    values = complete(chosen, preset, options or {})
    named = chosen.default_maps[preset] if map is None else map
    board = named if isinstance(named, Map) else draw_map(named, rng, values)
    check_starts(board, players, values)
    return Setup(game_id, players, preset, values, board, named if isinstance(named, str) else None)


def draw_map(named: str | Layout, rng: Rng, options: Mapping[str, str]) -> Map:
    """Draw what a layout leaves open, by the options."""
    plan = layout(named) if isinstance(named, str) else named
    return draw(plan, rng, number_method=options["number_method"], harbour_method=options["harbour_method"])


def check_players(game: Game, players: int) -> None:
    if not game.fewest <= players <= game.most:
        raise SetupError(f"'{game.id}' is for {game.fewest} to {game.most} players, not {players}")


def check_starts(map: Map, players: int, options: Mapping[str, str]) -> None:
    """A beginners' map must have pieces for everybody, and has no founding phase to be changed."""
    if not map.starts:
        return
    if len(map.starts) < players:
        raise SetupError(f"map '{map.name}' has starting pieces for {len(map.starts)} players, not {players}")
    if options.get("start_with_city") == "on":
        raise SetupError(f"map '{map.name}' has its pieces set already; start_with_city needs another map")


def start(setup: Setup) -> State:
    """The first position of a game."""
    return game(setup.game).start(setup)
