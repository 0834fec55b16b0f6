"""What a page draws: a table as one person may see it, and what that person may do.

Nothing here knows a rule. A setting is what does not change during a game (the map, the prices), a scene is
what does (pieces, cards, points). What lies on its table, a game says in `parts`, by its id.
"""

from typing import Any, TypeAlias

from msgspec import field

from hexhaven.wire.message import CardKind, Cards, Message

Parts: TypeAlias = dict[str, Any]  # what games and expansions add, by their ids; each has forms for it
Look: TypeAlias = dict[str, int | str | bool]


class Place(Message):
    """Somewhere on the table; a game says which kinds of places it has."""

    kind: str
    id: int
    player: int = -1  # in whose part of the table


class Setting(Message):
    """A game before its first move."""

    expansions: list[str]  # the ids of what it consists of, the one that others stand on first
    resources: list[CardKind]
    target: int  # points that win
    parts: Parts = {}


class Scene(Message):
    """A game at one moment."""

    turn: int
    round: int
    points: list[int]  # by player, as far as the viewer knows them
    parts: Parts = {}


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


class Flow(Message):
    """Cards that went from one to another; -1 is the bank."""

    giver: int
    taker: int
    card: str | None  # null where the viewer may not know the kind
    n: int
    place: Place | None = None  # where they come from, if a place bore them


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
    flows: list[Flow] = field(default_factory=list)


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
