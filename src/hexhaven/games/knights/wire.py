"""What Cities & Knights adds to the board: fields of improvement, progress cards, and the barbarians.

Everybody's standing has a part, too, `Works`. The look of a knight has a `rank` (1, 2 or 3) and says whether
it is `active`, that of a metropolis has its `field`.
"""

from hexhaven.wire.message import Cards, Message


class Level(Message):
    """One step of a city improvement: its building, and what it brings beside better chances for cards."""

    name: str
    label: str
    gives: str  # in words; empty where there is nothing to say


class Field(Message):
    """A field of city improvement: the card that pays for it, and its levels from the first."""

    name: str  # "trade", "politics", "science"
    label: str
    commodity: str
    article: str
    levels: list[Level]


class Progress(Message):
    """A kind of progress card: its deck, how many there are, and what it does, in words."""

    name: str
    label: str
    field: str
    copies: int
    text: str
    article: str


class KnightsSetting(Message):
    """What Cities & Knights adds to a setting."""

    fields: list[Field]
    progress: list[Progress]
    steps: int  # moves of the barbarians' ship until it lands


class Works(Message):
    """What a player has in Cities & Knights; all of it is public."""

    levels: Cards  # of improvement, by field
    progress: Cards  # progress cards in hand, by the field on their backs
    defenders: int  # defender cards, a point each
    strength: int  # of the active knights
    hand_limit: int  # cards that are safe from a seven


class Barbarians(Message):
    """The ship, and what would happen if it landed now."""

    ship: int  # steps taken
    attacks: int  # landings so far
    attack: int  # the barbarians' strength: all cities
    defence: int  # the strength of all active knights
    losers: list[int]  # who would lose a city; empty if the knights would win


class KnightsScene(Message):
    """What Cities & Knights adds to a scene."""

    event: str  # the last face of the event die: "ship" or a field; empty before the first roll
    barbarians: Barbarians
    metropolises: dict[str, int]  # holders by field; -1 for nobody
    decks: Cards  # progress cards left in each deck
    open_cards: Cards | None  # what a spy or master merchant is looking at, for the viewer alone
