"""What a map file says, before anything is drawn."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from hexhaven.core.ground import MapError as MapError  # noqa: PLC0414 (raised by all who read maps)
from hexhaven.core.ground import Plan
from hexhaven.games.island.rules.geometry import Geometry, Place
from hexhaven.games.island.rules.terrain import CARD_NAMES, DESERT, SEA

# A corner or a side of a hex: the hex, and an index of CORNERS or SIDES.
Spot: TypeAlias = tuple[Place, int]

# Stands for a terrain, a number or a harbour that is drawn when a game is set up.
DRAWN: Final = -1
NO_NUMBER: Final = 0
NUMBERS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)

# The letter of each terrain in a drawn row, in the order of the terrain numbers.
LETTERS: Final = "hfpgmd~"
DRAWN_MARK: Final = "?"
STAR_MARK: Final = "*"

# What a harbour is called in a file, by its kind; nothing is called NO_HARBOUR.
HARBOUR_NAMES: Final = ("", "3:1", *CARD_NAMES)

MOST_HEXES: Final = 500
MOST_CORNERS: Final = 1000  # an action names two of them in twenty bits

KEPT_GEOMETRIES: Final = 256
GEOMETRIES: Final[dict[tuple[tuple[Place, ...], tuple[Place, ...]], Geometry]] = {}


class Tile(NamedTuple):
    """One hex of the board; terrain and number may be DRAWN."""

    place: Place
    terrain: int
    number: int


class Slot(NamedTuple):
    """A place for a harbour: a side of a land hex; the kind may be DRAWN."""

    place: Place
    side: int
    kind: int


@dataclass(frozen=True)
class Pieces:
    """What one colour has on a beginners' map: the i-th road leads away from the i-th settlement."""

    colour: str
    settlements: tuple[Spot, ...]
    roads: tuple[Spot, ...]
    star: int
    """Which of the settlements pays the starting cards."""


@dataclass(frozen=True)
class Layout(Plan):
    """A map with everything that is fixed on it and the pools from which the rest is drawn."""

    id: str
    tiles: tuple[Tile, ...]
    """In reading order."""
    slots: tuple[Slot, ...] = ()
    terrains: tuple[int, ...] = ()
    """The tiles to be shuffled onto the places whose terrain is drawn."""
    letters: tuple[int, ...] = ()
    """The numbers to be laid, in the order of the letters on their backs."""
    harbour_pool: tuple[int, ...] = ()
    frame_pieces: tuple[tuple[int, ...], ...] = ()
    """The harbours of each piece of a frame, in the order of the slots; empty when harbours are loose."""
    robber: Place | None = None
    """Where the robber starts; None is on the desert."""
    starts: tuple[Pieces, ...] = ()
    three_players_remove: str = ""
    """The colour that stays in the box when three play."""
    name: tuple[tuple[str, str], ...] = ()
    """Pairs of language and title."""
    players: tuple[int, int] = (2, 4)
    """The fewest and the most that the map is made for."""
    source: str = ""

    def title(self, language: str) -> str:
        """The map's name in a language, or its id."""
        for known, title in self.name:
            if known == language:
                return title
        return self.id

    def land(self) -> list[Place]:
        return [tile.place for tile in self.tiles if tile.terrain != SEA]

    def sea(self) -> list[Place]:
        return [tile.place for tile in self.tiles if tile.terrain == SEA]

    def geometry(self) -> Geometry:
        """The adjacency tables of this board, shared by all maps of the same shape."""
        shape = (tuple(self.land()), tuple(self.sea()))
        if shape not in GEOMETRIES:
            if len(GEOMETRIES) >= KEPT_GEOMETRIES:
                GEOMETRIES.clear()
            GEOMETRIES[shape] = Geometry(self.land(), self.sea())
        return GEOMETRIES[shape]

    def is_drawn(self) -> bool:
        """Whether anything is left to be drawn."""
        return bool(self.terrains or self.letters or self.harbour_pool)


def produces(terrain: int) -> bool:
    """Whether a terrain yields something, so that it needs a number; a drawn one may turn out a desert."""
    return terrain not in (DESERT, SEA, DRAWN)


def token(tile: Tile) -> str:
    """How a tile is written in its row: 'h5', 'd', '?', '?10'."""
    letter = DRAWN_MARK if tile.terrain == DRAWN else LETTERS[tile.terrain]
    return letter + (str(tile.number) if tile.number > NO_NUMBER else "")


def harbour_name(kind: int) -> str:
    return DRAWN_MARK if kind == DRAWN else HARBOUR_NAMES[kind]


def place_name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def nearest(word: str, known: list[str]) -> str:
    """The known word that was probably meant, if there is one."""
    return "".join(difflib.get_close_matches(word.lower(), known, 1, 0.5))


def suggest(word: str, known: list[str]) -> str:
    """Name the known word that was probably meant, or all of them."""
    close = nearest(word, known)
    if close:
        return f"did you mean '{close}'?"
    return "known are " + ", ".join(known) if known else "there are none"
