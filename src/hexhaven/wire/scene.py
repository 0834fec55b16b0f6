"""What a page draws: a table as one person may see it, and what that person may do.

Nothing here knows a rule. A setting is what does not change during a game (the map, the prices), a scene is
what does (pieces, cards, points). Each family of games has one kind of both, told apart by `family`.
"""

from typing import Literal, TypeAlias

from msgspec import field

from hexhaven.wire.duel import DuelScene, DuelSetting
from hexhaven.wire.form import CardKind, Cards, Deal, Form, Ware


class Place(Form):
    """Somewhere on the board: a hex, a node where hexes meet, or an edge between two nodes.

    In the card game: a place of a principality (a slot for cards, a region, a place of the middle row, a
    road) or a stack.
    """

    kind: Literal["hex", "node", "edge", "slot", "region", "centre", "road", "stack"]
    id: int
    player: int = -1  # in whose principality


# --- the setting of a board game ---------------------------------------------------------------------


class Hex(Form):
    """A hex in axial coordinates, pointy end up: q grows to the east, r to the south-east."""

    id: int
    q: int
    r: int
    terrain: str
    number: int  # 0 for none
    name: str  # "forest 11", for people who listen
    nodes: list[int]  # its corners, clockwise from the north


class Node(Form):
    """A crossing. On the drawing grid half a hex is 1 wide and a row is 3 high; the centre of hex (0, 0) is
    the origin."""

    id: int
    x: int
    y: int
    name: str  # "forest 11, hills 6, harbour 3:1"


class Edge(Form):
    """A path between two nodes."""

    id: int
    a: int
    b: int
    name: str  # "12-13"


class HarbourSign(Form):
    """A harbour: the edge it lies on, the land hex behind it, and what it trades ("any" or a card)."""

    edge: int
    hex: int
    kind: str


class Level(Form):
    """One step of a city improvement: its building, and what it brings beside better chances for cards."""

    name: str
    label: str
    gives: str  # in words; empty where there is nothing to say


class Field(Form):
    """A field of city improvement: the card that pays for it, and its levels from the first."""

    name: str  # "trade", "politics", "science"
    label: str
    commodity: str
    article: str
    levels: list[Level]


class Progress(Form):
    """A kind of progress card: its deck, how many there are, and what it does, in words."""

    name: str
    label: str
    field: str
    copies: int
    text: str
    article: str


class KnightsSetting(Form):
    """What Cities & Knights adds to a setting."""

    fields: list[Field]
    progress: list[Progress]
    steps: int  # moves of the barbarians' ship until it lands


class BoardSetting(Form, tag_field="family", tag="board"):
    """A board game before its first move."""

    expansions: list[str]  # what it consists of, the base game first: ["island", "knights"]
    hexes: list[Hex]
    nodes: list[Node]
    edges: list[Edge]
    harbours: list[HarbourSign]
    resources: list[CardKind]
    development: list[CardKind]
    wares: list[Ware]
    target: int  # points that win
    hand_limit: int
    knights: KnightsSetting | None = None


# --- the scene of a board game -----------------------------------------------------------------------


class Piece(Form):
    """A piece on the board; the player of a piece that belongs to nobody is -1."""

    kind: str
    player: int
    place: Place
    rank: int = 0  # of a knight: 1, 2 or 3
    active: bool = False  # of a knight
    field: str = ""  # of a metropolis


class Works(Form):
    """What a player has in Cities & Knights; all of it is public."""

    levels: Cards  # of improvement, by field
    progress: Cards  # progress cards in hand, by the field on their backs
    defenders: int  # defender cards, a point each
    strength: int  # of the active knights
    hand_limit: int  # cards that are safe from a seven


class Standing(Form):
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
    works: Works | None = None


class Answer(Form):
    """What one of the others said to the offer, or proposes unasked. Deals are told from their side."""

    player: int
    state: Literal["asked", "accepted", "proposed", "declined"]
    deal: Deal | None


class Market(Form):
    """The talk about trade: the offer of the player on turn, and everybody's answer side by side."""

    offer: Deal | None
    answers: list[Answer]


class Barbarians(Form):
    """The ship, and what would happen if it landed now."""

    ship: int  # steps taken
    attacks: int  # landings so far
    attack: int  # the barbarians' strength: all cities
    defence: int  # the strength of all active knights
    losers: list[int]  # who would lose a city; empty if the knights would win


class KnightsScene(Form):
    """What Cities & Knights adds to a scene."""

    event: str  # the last face of the event die: "ship" or a field; empty before the first roll
    barbarians: Barbarians
    metropolises: dict[str, int]  # holders by field; -1 for nobody
    decks: Cards  # progress cards left in each deck
    numbers: list[int]  # by hex: an inventor may have swapped some
    open_cards: Cards | None  # what a spy or master merchant is looking at, for the viewer alone


class BoardScene(Form, tag_field="family", tag="board"):
    """A board game at one moment."""

    turn: int
    round: int
    dice: list[int]  # the last roll; empty before the first one
    rolls: list[int]  # how often each sum came up, from 2 to 12
    pieces: list[Piece]
    players: list[Standing]
    bank: Cards
    deck: int
    market: Market | None
    knights: KnightsScene | None = None


Setting: TypeAlias = BoardSetting | DuelSetting
Scene: TypeAlias = BoardScene | DuelScene


# --- what can be done --------------------------------------------------------------------------------


class Ghost(Form):
    """A piece as it would stand at a place."""

    kind: str
    rank: int = 0  # of a knight
    active: bool = False  # of a knight


class Choice(Form):
    """One thing the viewer may do now: send `text` back to do it."""

    text: str
    verb: str
    label: str  # in words, for buttons and for people who listen
    place: Place | None = None  # where it happens; offered by lighting the place
    to: Place | None = None  # the second place of two: where a knight goes
    player: int | None = None  # with whom, or to whom
    card: str | None = None  # the card it is about: one of the hand, or one to choose
    give: Cards | None = None
    get: Cards | None = None
    piece: Ghost | None = None  # what would stand at the last of its places


class Refused(Form):
    """Why something is not allowed, in words, and the article that says so."""

    text: str
    article: str


class Tool(Form):
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


class Gain(Form):
    """Cards somebody got, as far as the viewer may know their kinds."""

    player: int
    cards: Cards


class Event(Form):
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


class Moment(Form):
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
