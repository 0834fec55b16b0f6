"""What is asked for once, over HTTP: people, tables, records, the almanac, the catalog."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from hexhaven.wire.message import Cards, Message
from hexhaven.wire.scene import Event, Moment, Refused, Scene, Setting
from hexhaven.wire.table import ClockRule, NameText, StandIn, TableInfo, TitleText

KeptText = Annotated[str, Meta(max_length=10_000)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


# --- people ------------------------------------------------------------------------------------------


class NewGuest(Message):
    name: NameText


class Credentials(Message):
    name: NameText
    password: Password


class Somebody(Message):
    """Somebody the server knows."""

    id: str
    name: str
    account: bool
    token: str | None = None


class Person(Somebody):
    """Who you are. `token` is given once, when you sign in, for programs; browsers have a cookie."""


class NewAccount(Somebody, kw_only=True):
    """An account with recovery codes, which are shown once: each of them sets a new password, once."""

    codes: list[str]


class NewPassword(Message):
    old: str
    password: Password


class Recovery(Message):
    """Set a new password with one of the recovery codes."""

    name: NameText
    code: str
    password: Password


class Proof(Message):
    """Your password once more, for what a stranger at your device must not do."""

    password: str


class RecoveryCodes(Message):
    codes: list[str]


class SignInInfo(Message):
    """A device where you are signed in."""

    id: str
    device: str  # what it says of itself, such as "Firefox, Linux"; empty if nothing
    created: int  # 0: not known
    used: int  # to the hour
    here: bool  # it is the one that asks


class TokenInfo(Message):
    """A token you gave out that plays a seat."""

    id: str
    table: str
    title: str
    seat: int
    name: str  # of whoever plays the seat
    created: int
    used: int  # 0: not yet


class SignIns(Message):
    """Everything that speaks for you, and how many recovery codes are left."""

    devices: list[SignInInfo]
    tokens: list[TokenInfo]
    codes: int


class GameRow(Message):
    """A game of yours: running, or as it ended."""

    table: TableInfo
    seat: int
    your_turn: bool


class Figures(Message):
    """How your games went."""

    games: int
    wins: int
    points: float  # on average
    longest_win: int  # rounds


class Profile(Message):
    person: Person
    games: list[GameRow]
    figures: Figures


class Kept(Message):
    """Something that you have made for a game and keep on the server."""

    id: str
    text: str
    revision: int  # grows with every change
    changed: int  # milliseconds since 1970


class ToKeep(Message):
    """Something to be kept, in the place of the revision you know; 0 for what is new."""

    text: KeptText
    revision: Annotated[int, Meta(ge=0, le=2**31 - 2)] = 0


class Brought(Message):
    """What you bring to a table, as text."""

    text: KeptText


# --- tables ------------------------------------------------------------------------------------------


class Wanted(Message):
    """A game somebody asks for, and who plays it."""

    game: str = "base"
    map: str | None = None
    preset: str | None = None
    options: dict[str, str] = {}
    seats: Annotated[list[str], Meta(min_length=1, max_length=8)] | None = None


class GameWish(Wanted):
    """A game to be judged before a table is opened for it; the parts are those of a table to be opened."""


class NewTable(Wanted):
    """A table to be set up. `seats` says who sits where, in order: "you", "open", or the name of a bot.
    Without them you play against bots, as many as the game has room for. `brings` is what you and the bots
    bring to a game that asks for it, as text, in the same order; empty: you choose at the table, a bot takes
    anything."""

    title: TitleText | None = None
    clock: ClockRule | None = None
    public: bool = False
    take_back: bool = True
    hints: bool = True
    stand_in: StandIn = "anybody"
    guided: bool = False
    brings: Annotated[list[KeptText], Meta(max_length=8)] = []  # by seat


class TableCheck(Message):
    """What is to be said of a table before it is opened: why it cannot be, and what is not advised."""

    problem: str | None
    cautions: list[Refused]


class Tables(Message):
    """The lobby: tables that wait for people, and games that can be watched."""

    open: list[TableInfo]
    running: list[TableInfo]


class SitDown(Message):
    """Take a seat; without a number, the first open one."""

    seat: int | None = None


class SetSeat(Message):
    """Who shall have a seat: "open" or the name of a bot."""

    who: str


class SeatToken(Message):
    """A token that plays one seat of one table, for a bot of one's own or another device."""

    table: str
    seat: int
    token: str


class MapPicture(Message):
    """The board of a table whose game has not begun."""

    name: str  # of the map
    drawn: bool  # for every game anew: this one is an example
    setting: Setting
    scene: Scene


# --- the catalog -------------------------------------------------------------------------------------


class OptionInfo(Message):
    """Something the host chooses: one of the values, or a list of parts, such as "2x abbey, cannon"."""

    name: str
    label: str
    values: list[str]
    labels: list[str]
    explained: list[str]  # each value in a sentence, for what is asked before all others; empty for the rest
    article: str
    presets: dict[str, str]
    parts: dict[str, int]  # what can be listed instead, and how often at most
    lists: dict[str, str]  # by value: the list it stands for


class MapInfo(Message):
    id: str
    name: str
    beginners: bool


class GameInfo(Message):
    id: str
    name: str
    fewest: int
    most: int
    presets: list[str]
    preset_names: list[str]
    default_preset: str
    default_maps: dict[str, str]
    maps: list[MapInfo]
    options: list[OptionInfo]
    begin: list[str]  # articles to begin with


class Catalog(Message):
    games: list[GameInfo]
    bots: list[str]


# --- the almanac -------------------------------------------------------------------------------------


class ExcerptPiece(Message):
    """Some words of an article; `found` says that they were asked for."""

    text: str
    found: bool


class CardSign(Message):
    """The card an article is about: its name, and the type or deck that colours its picture."""

    name: str
    ground: str


class ArticleRow(Message):
    """An article in a list. Its excerpt is empty unless it answers a question."""

    id: str
    title: str
    game: str  # the id of the game whose rules it tells
    chapter: str
    card: CardSign | None
    excerpt: list[ExcerptPiece]


class ArticleText(Message):
    """An article; paragraphs are parted by blank lines, items of a list begin with "- "."""

    id: str
    title: str
    game: str
    chapter: str
    card: CardSign | None
    text: str
    see: list[ArticleRow]
    source: str


# --- replays and what came out of a game -------------------------------------------------------------


class Frame(Message):
    """One moment of a replay: what led to it, and how it looked."""

    event: Event | None  # null for the first one
    moment: Moment


class Replay(Message):
    """A stretch of a game. A running game is shown as the asker saw it, a finished one from any side."""

    info: TableInfo
    names: list[str]
    viewer: str  # "open", "spectator" or a seat number
    setting: Setting
    entries: int
    first: int
    frames: list[Frame]


class Robbery(Message):
    thief: int
    victim: int
    cards: int


class Trade(Message):
    round: int
    a: int
    b: int  # -1 for the bank
    gave: Cards
    got: Cards


class Summary(Message):
    """What a finished game looked like."""

    info: TableInfo
    names: list[str]
    rounds: int
    minutes: int
    points: list[list[int]]  # by round, by player
    rolls: list[int]  # how often each sum from 2 to 12 came up
    expected: list[float]
    produced: list[Cards]  # by player
    gained: list[Cards]  # by player: where cards came from
    sources: dict[str, str]  # what the keys of `gained` are called, in the order in which they are shown
    trades: list[Trade]
    robberies: list[Robbery]
    turning_points: list[Event]


class Outcome(Message):
    """A chance outcome and its weight."""

    text: str
    weight: int


class Draw(Message):
    """One draw of chance: what could come, and what came."""

    number: int  # of the entry
    outcomes: list[Outcome]
    text: str


Finding: TypeAlias = Literal["good", "good_by_hand", "no_seed", "wrong_seed", "wrong_map", "wrong_dice"]


class Draws(Message):
    """Everything a browser needs to check the dice: the seed, its hash shown at the start, and all draws."""

    commitment: str
    seed: str
    finding: Finding
    draws: list[Draw]


class Trouble(Message):
    """An answer that is none: a code for programs, a sentence for people."""

    code: str
    text: str
