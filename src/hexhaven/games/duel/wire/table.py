"""The card game as a page draws it: two principalities face to face, and the stacks between them.

The middle row has twelve places (centres) from left to right, of which the first settlements are 5 and 6.
Road n lies to the left of centre n, and above and below it lie the regions of column n; so centre n borders
the columns n and n + 1. A card lies on a site (above or below its centre, inner or outer), at a region or on
a road. Its places are `slot`, `region`, `centre`, `road` and `stack`.
"""

from typing import Literal

from hexhaven.games.duel.wire.decks import CardInfo
from hexhaven.wire.message import Cards, Deal, Message, Ware

Side = Literal["up", "down"]


class DuelSetting(Message):
    """What the card game adds to a setting."""

    mode: Literal["base", "extended", "tournament"]
    sets: list[str]
    cards: list[CardInfo]  # every kind that can occur
    centres: list[Ware]  # road, settlement, city and, where there are some, citadel
    stacks: int


class Centre(Message):
    """A card of the middle row."""

    id: int
    kind: Literal["settlement", "city", "citadel"]
    wizard: bool = False  # at a citadel: a wizard is present


class Region(Message):
    """A region with its store."""

    id: int
    column: int
    side: Side
    terrain: str
    number: int
    stock: int  # 0 to 3


class Laid(Message):
    """A card that lies in a principality.

    Slots are numbered: four for each centre from 0 (above inner, above outer, below inner, below outer), from
    48 on one for each region by its id, from 74 on one for each road.
    """

    slot: int
    where: Literal["site", "region", "road"]
    column: int  # of its centre, its region or its road
    side: Side  # of a road: up
    index: int  # 0 inner, 1 outer
    name: str
    owner: int
    pawned: bool = False
    bewitched: bool = False
    used: bool = False  # in this turn
    fresh: bool = False  # built in this turn
    raised: bool = False  # a wizard that gained power in this turn
    counter: int = 0  # stored points, magic power
    stored: Cards = {}  # what a store holds


class RealmScene(Message):
    """A principality and its player, as the viewer sees them. What the viewer may not know is null."""

    player: int
    points: int
    commerce: int
    strength: int
    tournament: int
    magic: int  # power that can be spent now
    cards: int  # in hand
    hand: Cards | None
    hand_limit: int
    search_price: int
    rates: Cards  # how many equal resources the bank takes for one
    resources: Cards
    centres: list[Centre]
    roads: list[int]
    regions: list[Region]
    laid: list[Laid]
    deck: Cards | None  # of the tournament game, as chosen


class Stack(Message):
    """A stack one draws from. The cards the viewer knows have names, from the top down; others are ""."""

    id: int
    owner: int  # -1 for both
    size: int
    known: list[str]


class DuelScene(Message):
    """What the card game adds to a scene."""

    phase: Literal["setup", "before_roll", "actions", "hand", "over"]
    production: int  # the number of the last throw; 0 before the first
    face: str  # of the event die
    event: str  # the event card that is being carried out, or was last; "" for none
    chosen_number: int  # before the roll; 0 for none
    chosen_face: str
    realms: list[RealmScene]
    stacks: list[Stack]
    events: Stack
    regions_left: int
    supply: Cards  # cards of the middle row that are left
    display: Cards  # cards that lie open for both
    discarded: list[Cards]  # one common pile, or one for each player
    knight_token: int  # -1 for nobody
    windmill_token: int
    unlocked: bool  # attack and neutral cards may be played
    offer: Deal | None  # what the player on turn proposes, from their side
    looking_at: list[str]  # the cards the viewer is looking through now
    asking: str  # the card that asks something now, or an attack that may be answered; "" for none
    reaction: str  # to whoever may answer: what threatens them, what an answer does, the chances; "" for none
