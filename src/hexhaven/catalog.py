"""Every game that can be started: its players, options, presets and maps, and how to start it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, TypeAlias

from hexhaven.core.game import Option, State
from hexhaven.core.game import SetupError as SetupError  # noqa: PLC0414 (part of this page; maps raise it too)
from hexhaven.core.reading import read_amounts, write_amounts
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules import game as card_game
from hexhaven.games.duel.rules import options as duel_options
from hexhaven.games.duel.rules.rules import Rules as CardRules
from hexhaven.games.duel.rules.state import PLAYERS as DUELLISTS
from hexhaven.games.island.rules.base import make_rules
from hexhaven.games.island.rules.base import start as start_board
from hexhaven.games.island.rules.map import Map
from hexhaven.games.island.rules.maps.check import check
from hexhaven.games.island.rules.maps.draw import draw
from hexhaven.games.island.rules.maps.layout import layout, layout_ids
from hexhaven.games.island.rules.maps.model import Layout, MapError
from hexhaven.games.island.rules.options import DEFAULT_MAPS, FIRST_MAP, NEU2003, OPTIONS, PRESETS
from hexhaven.games.island.rules.rules import Expansion, Rules
from hexhaven.games.knights.rules import options as knights_options
from hexhaven.games.knights.rules.expansion import CitiesAndKnights
from hexhaven.games.variants import rules as variants

# A map as somebody asks for it: its id, a layout read from a file, a ready map, or none named.
Named: TypeAlias = str | Layout | Map | None


@dataclass(frozen=True)
class Caution:
    """Something that may be played so, but is not advised; the article says why."""

    reason: str
    article: str
    values: dict[str, str]


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
    maps: Maps
    slices: tuple[str, ...]  # the folders of the games it consists of, the base first
    fixed: dict[str, str]  # options of other games that this one decides for itself
    start: Callable[[Setup], State]
    check: Callable[[Mapping[str, str]], None] = lambda options: None  # refuses options that do not fit
    advise: Callable[[Mapping[str, str]], list[Caution]] = lambda options: []
    expansions: tuple[str, ...] = ()  # what lies over the base game

    @property
    def title(self) -> str:
        """What the game consists of: 'base with knights'."""
        return f"{BASE.id} with {' '.join(self.expansions)}" if self.expansions else self.id


@dataclass(frozen=True)
class Setup:
    """All that is fixed before the first action: with it and the actions, a game can be replayed."""

    game: str
    players: int
    preset: str
    options: dict[str, str]  # every option with its value
    map: Map | None  # None in a game without a map
    layout: str | None  # the layout the map was drawn from; None for a map given by hand

    @property
    def map_name(self) -> str:
        """What the map is called; a game without one leaves it empty."""
        return "" if self.map is None else self.map.name


# --- maps --------------------------------------------------------------------------------------------


class Maps(ABC):
    """The maps a game can be played on, and how one of them is laid out."""

    def __init__(self, by_preset: dict[str, str], first: str | None) -> None:
        self.by_preset: Final = by_preset  # which one a preset is played on unless the host names another
        self.first: Final = first  # for people who play the game for the first time

    def first_for(self, players: int) -> str | None:
        """The map for a first game, if it is for so many players."""
        return None

    @abstractmethod
    def ids(self) -> list[str]:
        """All of them."""

    @abstractmethod
    def lay_out(
        self, rng: Rng, preset: str, options: Mapping[str, str], named: Named, players: int
    ) -> Map | None:
        """Draw the map that is named, or the preset's own, for so many players."""

    @abstractmethod
    def check(self, map: Map | None, players: int, options: Mapping[str, str]) -> None:
        """Refuse a map on which this game cannot be played."""


class BoardMaps(Maps):
    """The board games share their maps."""

    def ids(self) -> list[str]:
        return layout_ids()

    def first_for(self, players: int) -> str | None:
        if self.first is None:
            return None
        fewest, most = layout(self.first).players
        return self.first if fewest <= players <= most else None

    def lay_out(self, rng: Rng, preset: str, options: Mapping[str, str], named: Named, players: int) -> Map:
        chosen = self.by_preset[preset] if named is None else named
        if isinstance(chosen, Map):
            return chosen
        plan = planned(chosen)
        check_declared(plan, players)
        return draw_map(plan, rng, options)

    def check(self, map: Map | None, players: int, options: Mapping[str, str]) -> None:
        if map is None:
            raise SetupError("a board game needs a map", "needs_map")
        check_starts(map, players, options)


class NoMaps(Maps):
    """A game of cards has none, and takes none."""

    def __init__(self) -> None:
        super().__init__({}, None)

    def ids(self) -> list[str]:
        return []

    def lay_out(self, rng: Rng, preset: str, options: Mapping[str, str], named: Named, players: int) -> None:
        if named is not None:
            raise SetupError("this game is played without a map; name none", "without_map")

    def check(self, map: Map | None, players: int, options: Mapping[str, str]) -> None:
        if map is not None:
            raise SetupError("this game is played without a map; name none", "without_map")


def planned(named: str | Layout) -> Layout:
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


def draw_map(plan: Layout, rng: Rng, options: Mapping[str, str]) -> Map:
    """Draw what a layout leaves open, by the options."""
    return draw(plan, rng, number_method=options["number_method"], harbour_method=options["harbour_method"])


def check_starts(map: Map, players: int, options: Mapping[str, str]) -> None:
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


# --- the games ---------------------------------------------------------------------------------------


THEME_SETS: Final = ("trade_change", "science_progress", "wizards_dragons")  # options of the card game
KEPT: Final = 64  # rules of a family that are kept ready: options can be mixed in any number of ways


def board_rules(game: str, players: int, options: dict[str, str]) -> Rules:
    """The rules of a board game for these options, made once and then shared."""
    return kept_board_rules(game, players, tuple(options.items()))


@lru_cache(KEPT)
def kept_board_rules(game: str, players: int, chosen: tuple[tuple[str, str], ...]) -> Rules:
    options = dict(chosen)
    rules = make_rules(players, options, expansions(game, options) + variants.chosen(options))
    rules.heading = heading(GAMES[game], players, options)
    return rules


def expansions(game: str, options: dict[str, str]) -> list[Expansion]:
    """What is laid over the base game, beside the variants that options ask for."""
    return [CitiesAndKnights(options)] if game == KNIGHTS.id else []


def start_on_board(setup: Setup) -> State:
    assert setup.map is not None
    options = game(setup.game).fixed | setup.options
    return start_board(board_rules(setup.game, setup.players, options), setup.map)


@lru_cache(KEPT)
def card_rules(options: tuple[tuple[str, str], ...]) -> CardRules:
    """The rules of the card game for these options, made once and then shared."""
    rules = card_game.make_rules(dict(options))
    rules.heading = heading(DUEL, DUELLISTS, dict(options))
    return rules


def start_duel(setup: Setup) -> State:
    return card_game.start(card_rules(tuple(setup.options.items())))


def check_duel(options: Mapping[str, str]) -> None:
    """The base game of cards has no theme set, the other games have one at least; decks want whole ones."""
    sets = [name for name in THEME_SETS if options[name] != "off"]
    if options["mode"] == "base" and sets:
        raise SetupError(
            f"the base game is played without theme sets: leave {sets[0]} off, or mode=extended",
            "base_alone",
            {"set": sets[0]},
        )
    if options["mode"] != "base" and not sets:
        choices = ", ".join(THEME_SETS)
        raise SetupError(f"this game needs a theme set: {choices}", "set_missing", {"choices": choices})
    partly = [name for name in sets if options[name] != "on"]
    if options["mode"] == "tournament" and partly:
        raise SetupError(
            f"decks are chosen from whole sets: {partly[0]}=on, or leave it off",
            "part_in_decks",
            {"set": partly[0]},
        )


def advise_duel(options: Mapping[str, str]) -> list[Caution]:
    """The rule of thumb for mixes of sets, which knows no firm limit: not too many cards, none in vain."""
    if options["mode"] == "tournament":
        return []
    rules = CardRules(dict(options))
    cautions = []
    if (n := card_game.cards_added(rules)) > card_game.ADVISED:
        cautions.append(Caution("many_cards", "duel-mixes", {"n": str(n), "most": str(card_game.ADVISED)}))
    if idle := card_game.never_playable(rules):
        cautions.append(Caution("idle_cards", "duel-mixes", {"cards": ", ".join(idle)}))
    return cautions


BASE: Final = Game(
    "base",
    {"en": "The base game", "de": "Das Basisspiel"},
    2,
    4,
    OPTIONS,
    PRESETS,
    NEU2003,
    BoardMaps(DEFAULT_MAPS, FIRST_MAP),
    ("island",),
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
    BoardMaps(knights_options.DEFAULT_MAPS, knights_options.FIRST_MAP),
    ("island", "knights"),
    knights_options.FIXED,
    start_on_board,
    expansions=("knights",),
)
DUEL: Final = Game(
    "duel",
    {"en": "The card game", "de": "Das Kartenspiel"},
    DUELLISTS,
    DUELLISTS,
    duel_options.OPTIONS,
    duel_options.PRESETS,
    duel_options.DEFAULT_PRESET,
    NoMaps(),
    ("duel",),
    {},
    start_duel,
    check_duel,
    advise_duel,
)
GAMES: Final = {each.id: each for each in (BASE, KNIGHTS, DUEL)}


def game(id: str) -> Game:
    if id not in GAMES:
        raise unknown("game", id, list(GAMES))
    return GAMES[id]


def composed(id: str, expansions: Sequence[str]) -> Game:
    """The game that consists of another one and expansions; 'knights' alone is the base game with them."""
    chosen = game(id)
    on_board = chosen is BASE or bool(chosen.expansions)
    fitting = [each for each in GAMES.values() if each is BASE or each.expansions] if on_board else [chosen]
    known = sorted({name for each in fitting for name in each.expansions})
    if expansions and not known:
        raise SetupError(f"'{id}' has no expansions; name none", "no_expansions", {"game": id})
    for name in expansions:
        if name not in known:
            raise unknown("expansion", name, known)
    wanted = {*chosen.expansions, *expansions}
    return next(each for each in fitting if set(each.expansions) == wanted)


def heading(game: Game, players: int, options: Mapping[str, str]) -> list[str]:
    """How the text of a position begins: the game, and what of its setup is not as usual."""
    preset = nearest_preset(game, options)
    lines = [game.title]
    if players != game.most:
        lines.append(f"players: {players}")
    if preset != game.default_preset:
        lines.append(f"preset: {preset}")
    return lines + [f"option: {name}={value}" for name, value in differing(game, preset, options).items()]


def nearest_preset(game: Game, options: Mapping[str, str]) -> str:
    """The preset from which the fewest options differ, the usual one before others."""
    presets = sorted(game.presets, key=lambda preset: preset != game.default_preset)
    return min(presets, key=lambda preset: len(differing(game, preset, options)))


def differing(game: Game, preset: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options whose values are not those of the preset."""
    return {
        option.name: options[option.name]
        for option in game.options
        if options[option.name] != option.presets[preset]
    }


def unknown(what: str, name: str, choices: list[str], of: str = "") -> SetupError:
    """An error that names the near choice, or all of them; a value is one `of` an option."""
    near = get_close_matches(name, choices, 1)
    hint = f"did you mean '{near[0]}'?" if near else f"choose from {', '.join(choices)}"
    values = {"what": what, "of": of, "name": name, "near": "".join(near), "choices": ", ".join(choices)}
    kind = f"{what} of '{of}'" if of else what
    return SetupError(f"there is no {kind} '{name}': {hint}", "unknown_near" if near else "unknown", values)


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
        options[option.name] = checked_value(option, given.get(option.name, option.presets[preset]))
    game.check(options)
    return options


def unsaid(game: Game) -> dict[str, str]:
    """The options that records older than they are do not name, with the value the game had then."""
    return {option.name: option.unsaid for option in game.options if option.unsaid}


def checked_value(option: Option, value: str) -> str:
    """A value of an option, or a choice of its parts, in their order."""
    if value in option.values:
        return value
    try:
        chosen = read_amounts(value) if option.parts else {value: 1}
    except ValueError:
        raise no_list(option, value) from None
    for name, n in chosen.items():
        if name in option.values:  # a value stands alone
            raise no_list(option, value)
        check_part(option, name, n)
    return write_amounts({name: chosen[name] for name in option.parts if name in chosen})


def no_list(option: Option, text: str) -> SetupError:
    """An error that shows how parts are chosen."""
    choices, example = ", ".join(option.values), write_amounts(dict(list(option.parts.items())[:2]))
    return SetupError(
        f"'{text}' is no value of '{option.name}': choose from {choices}, or list parts of it: '{example}'",
        "no_list",
        {"name": text, "option": option.name, "choices": choices, "example": example},
    )


def check_part(option: Option, name: str, n: int) -> None:
    if name not in option.parts:
        every = [*option.values, *option.parts]
        raise unknown(
            "value", name, every if get_close_matches(name, every, 1) else option.values, of=option.name
        )
    if n > option.parts[name]:
        most = option.parts[name]
        raise SetupError(
            f"{n} times '{name}' is too often: there are {most} in '{option.name}'",
            "too_often",
            {"n": str(n), "name": name, "most": str(most), "option": option.name},
        )


def prepare(
    rng: Rng, game_id: str = "base", players: int | None = None, preset: str | None = None,
    options: Mapping[str, str] | None = None, map: Named = None, expansions: Sequence[str] = (),
) -> Setup:  # fmt: skip
    """Choose a game and lay it out; what is not named is as usual: all players, the usual preset, its map.

    The map is the id of a layout, a layout read from a file, or a ready map. A game without maps takes none.
    """
    chosen = composed(game_id, expansions)
    seated = chosen.most if players is None else players
    edition = chosen.default_preset if preset is None else preset
    check_players(chosen, seated)
    values = complete(chosen, edition, options or {})
    ground = chosen.maps.lay_out(rng, edition, values, map, seated)
    chosen.maps.check(ground, seated, values)
    return Setup(chosen.id, seated, edition, values, ground, layout_named(chosen, edition, map))


def layout_named(game: Game, preset: str, named: Named) -> str | None:
    """The id of the layout a map is drawn from."""
    chosen = game.maps.by_preset.get(preset) if named is None else named
    return chosen if isinstance(chosen, str) else None


def check_players(game: Game, players: int) -> None:
    if not game.fewest <= players <= game.most:
        raise SetupError(
            f"'{game.id}' is for {between(game.fewest, game.most)} players, not {players}",
            "players_range" if game.fewest < game.most else "players_exactly",
            {"game": game.id, "fewest": str(game.fewest), "most": str(game.most), "players": str(players)},
        )


def between(fewest: int, most: int) -> str:
    """How many can play: '3 to 4', or '2'."""
    return f"{fewest} to {most}" if fewest < most else str(most)


def start(setup: Setup) -> State:
    """The first position of a game."""
    return game(setup.game).start(setup)
