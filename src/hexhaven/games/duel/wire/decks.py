"""Decks for tournaments: the cards there are, and what is to be said about a deck."""

from typing import Annotated, Literal

from msgspec import Meta

from hexhaven.wire.message import Cards, Message


class CardInfo(Message):
    """A kind of card in one language: everything that stands on it."""

    name: str
    title: str
    set: str  # the first set it belongs to
    copies: Cards  # by set
    kind: str  # "building", "unit", "wizard", "spell-book", "action" or "event"
    unit: str  # "knight", "trade-fleet", "pirate-fleet", "cannon", "dragon" or ""
    play_class: str  # "attack", "neutral", "protection" or ""
    place: str  # "site", "city", "citadel", "road", "region", "foreign", "foreign-city" or ""
    terrain: str  # of the region it lies at, "any" or ""
    labels: list[str]  # kind, class and place in words
    cost: Cards  # "magic" is magic power
    cast: int  # magic power for its spell
    victory: int
    commerce: int
    strength: int
    tournament: int
    unique: bool  # only one of the two principalities may have it
    needs: list[str]  # cards of which one must lie out
    condition: str  # what else must hold, in words
    text: str  # as it stands on its face
    details: str  # what the face has no room for
    article: str
    assumed: list[str]  # figures that no source gives


class SetInfo(Message):
    """A set of cards, and what it is called."""

    id: str
    name: str


class DeckSizes(Message):
    """How many cards a deck has, how many of them are the first hand, and how many events are chosen."""

    deck: int
    start: int
    events: int


class CardShelf(Message):
    """All cards of all sets, and what a deck is made of."""

    sets: list[SetInfo]
    cards: list[CardInfo]
    sizes: DeckSizes


class DeckText(Message):
    """A deck as people write it down: name, sets, and lines such as "2x Abbey"."""

    text: Annotated[str, Meta(min_length=0, max_length=10_000)]


class DeckParts(Message):
    """A deck taken apart, by names of cards. The cards of `start` are among `cards`."""

    name: str
    sets: list[str]  # beside the base set
    cards: Cards
    start: Cards
    events: Cards
    about: dict[str, str]  # a sentence, by language


class LineMistake(Message):
    """A line that cannot be understood."""

    line: int
    code: str
    text: str


class DeckProblem(Message):
    """A rule that the deck breaks."""

    code: str
    text: str
    article: str
    card: str | None  # the one it is about


class IdleCard(Message):
    """A card that cannot be played from this deck, or that would do nothing."""

    card: str
    code: str
    text: str
    missing: list[str]  # cards of which one more would help, those that suit the deck best first


class DeckSuggestion(Message):
    """A change that would make the deck better, and why. A card stands there as often as it goes or comes."""

    code: str
    text: str
    where: Literal["deck", "start", "events"]
    remove: list[str]
    add: list[str]
    result: str  # the deck after the change, as text


class Share(Message):
    """So many cards of one sort."""

    name: str
    label: str
    n: int


class DeckFigures(Message):
    """A deck in numbers."""

    size: int
    curve: list[int]  # cards that are laid out, by price
    average: float  # price of those
    kinds: list[Share]
    places: list[Share]
    units: list[Share]
    classes: list[Share]
    demand: list[Share]  # resources that building everything costs
    victory: int
    commerce: int
    strength: int
    tournament: int
    magic: int  # the most power its wizards can hold
    magic_demand: int  # to build everything and cast every spell once
    city_cards: int
    city_sites: int  # that there usually are for them


class DeckReport(Message):
    """What there is to say about a deck. If its text has mistakes, there is no more than them."""

    legal: bool
    mistakes: list[LineMistake] = []
    problems: list[DeckProblem] = []
    deck: DeckParts | None = None
    text: str = ""  # the deck in the language that was asked for
    most: Cards = {}  # copies of each card, and of each event, that a deck from these sets may have
    actions: list[str] = []  # what its player does before a game to bring it to the table; if it is legal
    figures: DeckFigures | None = None
    unplayable: list[IdleCard] = []
    useless: list[IdleCard] = []
    suggestions: list[DeckSuggestion] = []


class ReadyDeck(Message):
    """A deck to start with."""

    id: str
    title: str
    about: str
    sets: list[str]
    text: str


MOST_TRIAL_GAMES = 200
TRIAL_STRETCH = 20


class DeckTrial(Message):
    """A stretch of a trial: games of a deck against a ready-made one, both played by the same bot.

    Game number n hangs on the decks, the seed and n alone, so a trial can be asked for piece by piece.
    """

    text: Annotated[str, Meta(min_length=1, max_length=10_000)]
    opponent: Annotated[str, Meta(min_length=1, max_length=60)]  # id of a ready-made deck
    seed: Annotated[str, Meta(min_length=1, max_length=60)]  # any word
    first: Annotated[int, Meta(ge=0, le=MOST_TRIAL_GAMES - 1)] = 0
    count: Annotated[int, Meta(ge=1, le=TRIAL_STRETCH)] = 1


class TrialGame(Message):
    """How one game of a trial went for the deck that is tried out."""

    number: int
    won: bool
    began: bool
    points: int
    opposing: int  # points of the opponent
    turns: int
    played: list[str]  # cards of the deck that came out
    used: list[str]  # those that did their work: a spell book that was cast, any other card that came out
    held: list[str]  # cards that were in the hand


class TrialTrust(Message):
    """How far the games of an answer can be trusted. Add up the games of several answers to know more."""

    bot: str  # who played both decks
    games: int
    wins: int
    low: float  # the true share of games won lies between these, 95 times of 100
    high: float
    never: list[str]  # cards of the deck that the bot never used: the games say nothing about them
    seldom: list[str]  # cards it used in fewer than a tenth of the games


class TrialGames(Message):
    """Games of a trial, one after the other. There may be fewer than were asked for, if they take long."""

    games: list[TrialGame]
    trust: TrialTrust
