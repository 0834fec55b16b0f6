"""What a page draws: a table as one person may see it, and what that person may do.

Nothing here knows a rule. A setting is what does not change during a game (the map, the prices), a scene is
what does (pieces, cards, points). There are games on the board and games with a table of their own, told
apart by `family`. What only one game or expansion has stands in `parts`, by its id.
"""

from typing import Any, Literal, TypeAlias

from msgspec import field

from hexhaven.wire.message import CardKind, Cards, Deal, Message, Ware

Parts: TypeAlias = dict[str, Any]  # what games and expansions add, by their ids; each has forms for it
Look: TypeAlias = dict[str, int | str | bool]


class Place(Message):
    """Somewhere on the board: a hex, a node where hexes meet, or an edge between two nodes. A game with a
    table of its own has places of its own."""

    kind: str
    id: int
    player: int = -1  # in whose part of the table


# --- settings ----------------------------------------------------------------------------------------


class GameSetting(Message, kw_only=True):
    """What all settings have."""

    expansions: list[
        str
    ]  # what the game consists of, the one that others stand on first: ["island", "knights"]
    resources: list[CardKind]
    target: int  # points that win
    parts: Parts = {}


class OwnSetting(GameSetting, tag_field="family", tag="own"):
    """A game with a table of its own before its first move; its part says what it looks like."""


class Hex(Message):
    """A hex in axial coordinates, pointy end up: q grows to the east, r to the south-east."""

    id: int
    q: int
    r: int
    terrain: str
    number: int  # 0 for none
    name: str  # "forest 11", for people who listen
    nodes: list[int]  # its corners, clockwise from the north


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


class BoardSetting(GameSetting, tag_field="family", tag="board"):
    """A board game before its first move."""

    hexes: list[Hex]
    nodes: list[Node]
    edges: list[Edge]
    harbours: list[HarbourSign]
    development: list[CardKind]
    wares: list[Ware]
    hand_limit: int


# --- scenes ------------------------------------------------------------------------------------------


class GameScene(Message, kw_only=True):
    """What all scenes have."""

    turn: int
    round: int
    points: list[int]  # by player, as far as the viewer knows them
    parts: Parts = {}


class OwnScene(GameScene, tag_field="family", tag="own"):
    """A game with a table of its own at one moment; its part says what lies there."""


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
    knights: int
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


class BoardScene(GameScene, tag_field="family", tag="board"):
    """A board game at one moment."""

    dice: list[int]  # the last roll; empty before the first one
    rolls: list[int]  # how often each sum came up, from 2 to 12
    numbers: list[int]  # by hex; they may change during a game
    pieces: list[Piece]
    players: list[Standing]
    bank: Cards
    deck: int
    market: Market | None


Setting: TypeAlias = BoardSetting | OwnSetting
Scene: TypeAlias = BoardScene | OwnScene


# --- what can be done --------------------------------------------------------------------------------


class Ghost(Message):
    """A piece as it would stand at a place."""

    kind: str
    look: Look = {}


class Choice(Message):
    """One thing the viewer may do now: send `text` back to do it."""

    text: str
    verb: str
    label: str  # in words, for buttons and for people who listen
    place: Place | None = None  # where it happens; offered by lighting the place
    to: Place | None = None  # the second place of two: where something goes
    player: int | None = None  # with whom, or to whom
    card: str | None = None  # the card it is about: one of the hand, or one to choose
    give: Cards | None = None
    get: Cards | None = None
    piece: Ghost | None = None  # what would stand at the last of its places


class Refused(Message):
    """Why something is not allowed, in words, and the article that says so."""

    text: str
    article: str


class Tool(Message):
    """A button of the viewer's: always there, so that one learns where it is; ready when it can be used.

    Its choices are those with one of its verbs. With places, they are lit on the board; a single one
    without a place is done at once; several are offered side by side.
    """

    name: str  # "road", "roll", "trade": also the name of its icon
    label: str
    verbs: list[str]
    price: Cards
    missing: Cards  # what the viewer lacks to pay it
    ready: bool
    refusal: Refused | None  # why it is not ready
    card: str | None = None  # the card of the hand it stands for: its choices are those about this card


class Gain(Message):
    """Cards somebody got, as far as the viewer may know their kinds."""

    player: int
    cards: Cards


class Event(Message):
    """One entry of the log as the viewer may know it."""

    number: int  # its place in the record, from 1
    player: int  # -1 for chance
    verb: str
    what: str  # the action's text; "?" stands for what the viewer may not know
    story: str | None  # in words; null where there is nothing to tell
    round: int
    article: str | None
    places: list[Place]
    gains: list[Gain] = field(default_factory=list)


class Moment(Message):
    """All that changes from move to move, for one viewer."""

    number: int  # of the moment; an action names the moment it was chosen in
    entries: int  # the length of the log
    scene: Scene
    asked: str  # what the game waits for, in words
    asks_you: bool
    waiting: list[int]  # the players it waits for
    question: str  # a code: "found", "before_roll", "discard", ...
    due: int  # how many are asked for, where several are
    choices: list[Choice]
    tools: list[Tool]
    talk: list[str]  # free-form verbs the viewer may use: "offer", "propose"
    over: bool
    winner: int  # -1 while nobody has won
