"""What all messages are made of: their ground, amounts of cards, things with a price."""

from typing import TypeAlias

from msgspec import Struct

Cards: TypeAlias = dict[str, int]  # how many of each kind


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """The ground of every message: fields by name, and nothing unknown."""


class CardKind(Message):
    """A kind of card, with its name and, for cards with an effect, what it does."""

    name: str
    label: str
    article: str


class Ware(Message):
    """Something that can be bought or built: its price and where its rule stands."""

    name: str
    label: str
    price: Cards
    points: int
    supply: int  # pieces each player has; 0 where they are not counted
    article: str


class Deal(Message):
    """An exchange of cards, from the side of the player who speaks."""

    give: Cards
    get: Cards
