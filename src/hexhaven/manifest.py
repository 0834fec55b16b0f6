"""What a game tells the catalog about itself: who can play it, its options, editions and maps.

A game that stands alone brings a `Game`. What is laid over another one brings an `Addition`: an expansion, or
what exists only where two of them meet; either may have scenarios. The catalog puts a base and its additions
together (`composed`), so every mix is a game, too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from hexhaven.core.game import Option, SetupError, State
from hexhaven.core.ground import Ground, Plan
from hexhaven.core.rng import Rng
from hexhaven.core.sayings import Saying

# A map as somebody asks for it: its id, a plan read from a file, a map laid out already, or none named.
Named: TypeAlias = str | Plan | Ground | None
Options: TypeAlias = Mapping[str, str]

# How a game is called after what it consists of: 'base with a b on s'.
WITH: Final = " with "
ON: Final = " on "


@dataclass(frozen=True)
class Caution:
    """Something that may be played so, but is not advised; the article says why."""

    reason: str
    article: str
    values: dict[str, str]


@dataclass(frozen=True)
class Setup:
    """All that is fixed before the first action: with it and the actions, a game can be replayed."""

    game: str
    players: int
    preset: str
    options: dict[str, str]  # every option with its value
    map: Ground | None  # None in a game without a map
    layout: str | None  # the layout the map was drawn from; None for a map given by hand

    @property
    def map_name(self) -> str:
        """What the map is called; a game without one leaves it empty."""
        return "" if self.map is None else self.map.name


# --- maps --------------------------------------------------------------------------------------------


class Maps(ABC):
    """The maps a game can be played on, and how one of them is laid out, written and read."""

    by_preset: dict[str, str]  # which one a preset is played on unless the host names another
    first: str | None  # for people who play the game for the first time

    def first_for(self, players: int) -> str | None:
        """The map for a first game, if it is for so many players."""
        return None

    @abstractmethod
    def ids(self) -> list[str]:
        """All of them."""

    @abstractmethod
    def title(self, language: str, id: str) -> str:
        """What one of them is called."""

    def for_beginners(self, id: str) -> bool:
        """Whether the pieces stand there already."""
        return False

    @abstractmethod
    def lay_out(self, rng: Rng, preset: str, options: Options, named: Named, players: int) -> Ground | None:
        """Draw the map that is named, or the preset's own, for so many players."""

    @abstractmethod
    def check(self, map: Ground | None, players: int, options: Options) -> None:
        """Refuse a map on which this game cannot be played."""

    def under(self, addition: Addition) -> Maps:
        """The maps of the game with something laid over it."""
        return self

    @abstractmethod
    def plan(self, text: str) -> Plan:
        """Read a map file; MapError says what is wrong with it."""

    @abstractmethod
    def read(self, text: str) -> Ground:
        """Read a map as a record holds it; MapError says what is wrong with it."""

    @abstractmethod
    def write(self, map: Ground) -> str:
        """A map as a record holds it."""


class NoMaps(Maps):
    """A game of cards has none, and takes none."""

    def __init__(self) -> None:
        self.by_preset = {}
        self.first = None

    def ids(self) -> list[str]:
        return []

    def title(self, language: str, id: str) -> str:
        return id

    def lay_out(self, rng: Rng, preset: str, options: Options, named: Named, players: int) -> None:
        if named is not None:
            raise without_map()

    def check(self, map: Ground | None, players: int, options: Options) -> None:
        if map is not None:
            raise without_map()

    def plan(self, text: str) -> Plan:
        raise without_map()

    def read(self, text: str) -> Ground:
        raise without_map()

    def write(self, map: Ground) -> str:
        raise without_map()


def without_map() -> SetupError:
    return SetupError("this game is played without a map; name none", "without_map")


# --- games -------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Addition:
    """What is laid over a game: an expansion, or rules that nobody names (`named` is False then).

    `make` gives what the rules of the base are changed by, in the base's own terms.
    """

    slice: str
    over: str
    make: Callable[[dict[str, str]], list[object]]
    name: Mapping[str, str]
    fewest: int = 0
    most: int = 99
    up_to: int = 0  # more players than the base is for, where this makes room for them
    options: Sequence[Option] = ()  # behind those of the base
    fixed: Mapping[str, str] = field(default_factory=dict)  # options of the base that it decides for itself
    presets: Sequence[str] | None = None  # the editions it has; None: every one
    maps: Mapping[str, str] = field(default_factory=dict)  # by preset
    first_map: str | None = None
    check: Callable[[Options], None] = lambda options: None
    advise: Callable[[Options], list[Caution]] = lambda options: []
    named: bool = True
    meets: Sequence[str] = ()  # the expansions without which it is not there: where these meet
    scenarios: Sequence[Scenario] = ()
    id: str = ""  # what the catalog calls the base with this alone; "": 'base with' its slice


@dataclass(frozen=True, eq=False)
class Scenario(Addition):
    """One of several ways to play a game, with its own map, aims and rules: it is laid over all the rest."""

    id: str = field(kw_only=True)


@dataclass(frozen=True, eq=False)
class Game:
    """One game of the catalog, with everything that is laid over its base."""

    id: str
    name: Mapping[str, str]
    fewest: int
    most: int
    options: list[Option]
    presets: list[str]
    default_preset: str
    maps: Maps
    slices: tuple[str, ...]  # the folders of the games it consists of, the base first
    start: Callable[[Game, Setup], State]
    read: Callable[[Game, Description], State]
    check: Callable[[Options], None] = lambda options: None  # refuses options that do not fit
    advise: Callable[[Options], list[Caution]] = lambda options: []
    base: str = ""  # the id of the game that others are laid over here
    seats: int = 0  # how many play unless somebody says otherwise; 0: as many as can
    additions: tuple[Addition, ...] = ()
    scenarios: Sequence[Scenario] = ()  # those that can be chosen
    scenario: str = ""  # the one that is
    fixed: dict[str, str] = field(default_factory=dict)  # options that an addition decides for itself

    def __post_init__(self) -> None:
        if self.seats == 0:
            object.__setattr__(self, "seats", self.most)

    @property
    def expansions(self) -> tuple[str, ...]:
        """What lies over the base, by name."""
        return tuple(each.slice for each in self.additions if is_expansion(each))

    @property
    def title(self) -> str:
        """What the game consists of: 'base', 'base with a b', 'base with a b on s'."""
        title = self.base or self.id
        if self.expansions:
            title += WITH + " ".join(self.expansions)
        return title + ON + self.scenario if self.scenario else title


@dataclass(frozen=True)
class Description:
    """A position in words: how the game is set up, the map that is named or drawn, and what is said of it."""

    players: int
    options: dict[str, str]
    map: Saying | None
    sayings: list[Saying]


def is_expansion(addition: Addition) -> bool:
    """Whether people name it when they say what they play with."""
    return addition.named and not isinstance(addition, Scenario)


def composed(base: Game, additions: Sequence[Addition]) -> Game:
    """A game with additions laid over it, in their order."""
    game = replace(base, base=base.id)
    for each in additions:
        game = laid_over(game, each)
    named = [each for each in additions if each.named]
    if not named:
        return game
    name = {language: " + ".join(each.name[language] for each in named) for language in named[0].name}
    known = named[0].id if len(named) == 1 and is_expansion(named[0]) else ""
    return replace(game, name=name, id=known or game.title)


def laid_over(game: Game, addition: Addition) -> Game:
    def check(options: Options) -> None:
        game.check(options)
        addition.check(options)

    def advise(options: Options) -> list[Caution]:
        return game.advise(options) + addition.advise(options)

    return replace(
        game,
        fewest=max(game.fewest, addition.fewest),
        most=min(max(game.most, addition.up_to), addition.most),
        seats=min(max(game.seats, addition.fewest), addition.most),
        options=[each for each in game.options if each.name not in addition.fixed] + [*addition.options],
        presets=[each for each in game.presets if addition.presets is None or each in addition.presets],
        maps=game.maps.under(addition),
        slices=game.slices if addition.slice in game.slices else (*game.slices, addition.slice),
        additions=(*game.additions, addition),
        scenarios=(*game.scenarios, *addition.scenarios),
        scenario=addition.id if isinstance(addition, Scenario) else game.scenario,
        check=check,
        advise=advise,
        fixed={**game.fixed, **addition.fixed},
    )


# --- what is said of a game ---------------------------------------------------------------------------


def heading(game: Game, players: int, options: Options) -> list[str]:
    """How the text of a position begins: the game, and what of its setup is not as usual."""
    preset = nearest_preset(game, options)
    lines = [game.title]
    if players != game.seats:
        lines.append(f"players: {players}")
    if preset != game.default_preset:
        lines.append(f"preset: {preset}")
    return lines + [f"option: {name}={value}" for name, value in differing(game, preset, options).items()]


def nearest_preset(game: Game, options: Options) -> str:
    """The preset from which the fewest options differ, the usual one before others."""
    presets = sorted(game.presets, key=lambda preset: preset != game.default_preset)
    return min(presets, key=lambda preset: len(differing(game, preset, options)))


def differing(game: Game, preset: str, options: Options) -> dict[str, str]:
    """The options whose values are not those of the preset."""
    return {
        option.name: options[option.name]
        for option in game.options
        if options[option.name] != option.presets[preset]
    }


def between(fewest: int, most: int) -> str:
    """How many can play: '3 to 4', or '2'."""
    return f"{fewest} to {most}" if fewest < most else str(most)
