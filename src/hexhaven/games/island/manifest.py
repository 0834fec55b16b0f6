"""What the base game tells the catalog, and how a board game is started with everything laid over it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from hexhaven.core.game import SetupError, State
from hexhaven.core.ground import Ground, MapError, Plan
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.base import make_rules, start
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.maps.check import check
from hexhaven.games.island.rules.maps.draw import draw
from hexhaven.games.island.rules.maps.layout import layout, layout_ids, read_layout
from hexhaven.games.island.rules.maps.model import Layout
from hexhaven.games.island.rules.maps.text import read_map, write_map
from hexhaven.games.island.rules.options import DEFAULT_MAPS, FIRST_MAP, NEU2003, OPTIONS, PRESETS
from hexhaven.games.island.rules.rules import Expansion, Rules
from hexhaven.games.island.rules.text.read import read_position
from hexhaven.games.island.rules.text.whole import map_of
from hexhaven.manifest import (
    Addition,
    Description,
    Game,
    Maps,
    Named,
    Options,
    Setup,
    between,
    heading,
)

KEPT: Final = 64  # rules that are kept ready: options can be mixed in any number of ways


# --- maps --------------------------------------------------------------------------------------------


class BoardMaps(Maps):
    """The board games share their maps."""

    def __init__(self, by_preset: dict[str, str], first: str | None, alone: bool = True) -> None:
        self.by_preset = by_preset
        self.first = first
        self.alone: Final = alone  # nothing is laid over the base game, whose pieces stand on beginners' maps

    def under(self, addition: Addition) -> BoardMaps:
        if not addition.named:
            return self
        by_preset = {**self.by_preset, **addition.maps}
        return BoardMaps(by_preset, addition.first_map or self.first, alone=False)

    def ids(self) -> list[str]:
        return layout_ids()

    def title(self, language: str, id: str) -> str:
        return layout(id).title(language)

    def for_beginners(self, id: str) -> bool:
        return self.alone and bool(layout(id).starts)

    def first_for(self, players: int) -> str | None:
        if self.first is None:
            return None
        fewest, most = layout(self.first).players
        return self.first if fewest <= players <= most else None

    def lay_out(self, rng: Rng, preset: str, options: Options, named: Named, players: int) -> Ground:
        chosen = self.by_preset[preset] if named is None else named
        if isinstance(chosen, Ground):
            return chosen
        plan = planned(chosen)
        check_declared(plan, players)
        return draw_map(plan, rng, options)

    def check(self, map: Ground | None, players: int, options: Options) -> None:
        if map is None:
            raise SetupError("a board game needs a map", "needs_map")
        check_starts(cast(Map, map), players, options)

    def plan(self, text: str) -> Plan:
        return read_layout(text)

    def read(self, text: str) -> Ground:
        return read_map(text)

    def write(self, map: Ground) -> str:
        return write_map(cast(Map, map))


def planned(named: object) -> Layout:
    """The layout that is named, or the one given; one that a program has made is looked through first."""
    if isinstance(named, str):
        return layout(named)
    if not isinstance(named, Layout):
        raise MapError(f"{named!r} is no map; give the id of one, a layout read from a file, or a ready map")
    check(named)
    return named


def check_declared(plan: Layout, players: int) -> None:
    """A map is for as many players as it says: on a beginners' map they all have their pieces."""
    fewest, most = plan.players
    if not fewest <= players <= most:
        raise SetupError(
            f"map '{plan.id}' is for {between(fewest, most)} players, not {players}",
            "map_players" if fewest < most else "map_players_exactly",
            {"map": plan.id, "fewest": str(fewest), "most": str(most), "players": str(players)},
        )


def draw_map(plan: Layout, rng: Rng, options: Options) -> Map:
    """Draw what a layout leaves open, by the options."""
    return draw(plan, rng, number_method=options["number_method"], harbour_method=options["harbour_method"])


def check_starts(map: Map, players: int, options: Options) -> None:
    """A beginners' map must have pieces for everybody, and has no founding phase to be changed."""
    if not map.starts:
        return
    if len(map.starts) < players:
        raise SetupError(
            f"map '{map.name}' has starting pieces for {len(map.starts)} players, not {players}",
            "few_starts",
            {"map": map.name, "most": str(len(map.starts)), "players": str(players)},
        )
    if options.get("start_with_city") == "on":
        raise SetupError(
            f"map '{map.name}' has its pieces set already; start_with_city needs another map",
            "starts_set",
            {"map": map.name},
        )


# --- the game ----------------------------------------------------------------------------------------


@lru_cache(KEPT)
def kept_rules(game: Game, players: int, chosen: tuple[tuple[str, str], ...]) -> Rules:
    rules = make_rules(players, dict(chosen), expansions(game, dict(chosen)))
    rules.heading = heading(game, players, dict(chosen))
    return rules


def board_rules(game: Game, players: int, options: Options) -> Rules:
    """The rules of a board game for these options, made once and then shared."""
    return kept_rules(game, players, tuple({**game.fixed, **options}.items()))


def expansions(game: Game, options: Options) -> list[Expansion]:
    """Everything that is laid over the base game, in its order."""
    values = {**game.fixed, **options}
    return [cast(Expansion, each) for addition in game.additions for each in addition.make(values)]


def start_on_board(game: Game, setup: Setup) -> State:
    return start(board_rules(game, setup.players, setup.options), cast(Map, setup.map))


def read_on_board(game: Game, told: Description) -> State:
    """The position that a text describes."""
    rules = board_rules(game, told.players, told.options)
    return read_position(rules, read_ground(game, told), told.sayings)


def read_ground(game: Game, told: Description) -> Map:
    """The map that is drawn in the text or named; that of a first game if neither."""
    said = told.map
    if said is None:
        return map_of(game.maps.first or "")
    try:
        return drawn_map(said.below) if said.below.strip() else map_of(" ".join(said.words))
    except SetupError as problem:
        raise said.error(str(problem)) from None


@lru_cache(KEPT)
def drawn_map(text: str) -> Map:
    return read_map(text)


MANIFEST: Final = Game(
    id="base",
    name={"en": "The base game", "de": "Das Basisspiel"},
    fewest=2,
    most=4,
    options=OPTIONS,
    presets=PRESETS,
    default_preset=NEU2003,
    maps=BoardMaps(DEFAULT_MAPS, FIRST_MAP),
    slices=("island",),
    start=start_on_board,
    read=read_on_board,
)
