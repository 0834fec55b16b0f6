"""The island as a page draws it: hexes, nodes where they meet, edges between those, and what stands there.

A place of a board game is a `hex`, a `node` or an `edge`. Expansions add to a setting, a scene and a standing
under ids of their own.
"""

from typing import Literal

import msgspec

from hexhaven.wire.message import CardKind, Cards, Deal, Message, Ware
from hexhaven.wire.scene import Look, Parts, Place, Scene, Setting

ID = "island"


class Hex(Message):
    """A hex in axial coordinates, pointy end up: q grows to the east, r to the south-east."""

    id: int
    q: int
    r: int
    terrain: str
    number: int  # 0 for none
    name: str  # "forest 11", for people who listen
    nodes: list[int]  # its corners, clockwise from the north
    card: str = ""  # what it gives


class Node(Message):
    """A crossing. On the drawing grid half a hex is 1 wide and a row is 3 high; the centre of hex (0, 0) is
    the origin."""

    id: int
    x: int
    y: int
    name: str  # "forest 11, hills 6, harbour 3:1"


class Edge(Message):
    """A path between two nodes."""

    id: int
    a: int
    b: int
    name: str  # "12-13"


class HarbourSign(Message):
    """A harbour: the edge it lies on, the land hex behind it, and what it trades ("any" or a card)."""

    edge: int
    hex: int
    kind: str


class IslandSetting(Message):
    """What the island adds to a setting: the map, its cards and prices."""

    hexes: list[Hex]
    nodes: list[Node]
    edges: list[Edge]
    harbours: list[HarbourSign]
    development: list[CardKind]
    wares: list[Ware]
    hand_limit: int


class Piece(Message):
    """A piece on the board; the player of a piece that belongs to nobody is -1."""

    kind: str
    player: int
    place: Place
    look: Look = {}  # what tells it from others of its kind


class Standing(Message):
    """A player as the viewer sees them. What the viewer may not know is null."""

    player: int
    points: int
    hidden_points: int  # of these, the points only the viewer sees
    cards: int
    hand: Cards | None
    development: int
    secrets: Cards | None  # development cards in hand
    shown: Cards  # development cards laid open
    knights: int  # cards played
    route: int
    awards: list[str]  # "longest-road", "largest-army"
    supply: Cards  # pieces left
    rates: Cards  # how many equal cards the bank takes for one
    parts: Parts = {}


class Answer(Message):
    """What one of the others said to the offer, or proposes unasked. Deals are told from their side."""

    player: int
    state: Literal["asked", "accepted", "proposed", "declined"]
    deal: Deal | None


class Market(Message):
    """The talk about trade: the offer of the player on turn, and everybody's answer side by side."""

    offer: Deal | None
    answers: list[Answer]


class IslandScene(Message):
    """What the island adds to a scene."""

    dice: list[int]  # the last roll; empty before the first one
    rolls: list[int]  # how often each sum came up, from 2 to 12
    numbers: list[int]  # by hex; they may change during a game
    pieces: list[Piece]
    players: list[Standing]
    bank: Cards
    deck: int
    market: Market | None


def island_setting(setting: Setting) -> IslandSetting:
    """The island's part of a setting, whether it was made here or has come over the wire."""
    return msgspec.convert(setting.parts[ID], IslandSetting)


def island_scene(scene: Scene) -> IslandScene:
    """The same of a scene."""
    return msgspec.convert(scene.parts[ID], IslandScene)
