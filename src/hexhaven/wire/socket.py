"""The talk over a WebSocket at one table.

A client says what it wants to do; the server answers the client (`done`, `refused`, `problem`) and tells
everybody at the table what has changed (`update`). The first message of the server is the whole `table`;
whoever has missed something asks for it again with `look`.
"""

from typing import Annotated, TypeAlias

from msgspec import Meta

from hexhaven.wire.message import Message
from hexhaven.wire.scene import Event, Moment, Place, Refused, Setting
from hexhaven.wire.table import Lasting, Seat, TableInfo, Timer

ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Request(Message, tag_field="type"):
    """What a client sends. The answer bears the same `id`; a number used before is a repetition and is not
    carried out again."""

    id: RequestId


class Look(Request, tag="look"):
    """Send me the whole table afresh, in this language if one is named."""

    language: str | None = None


class Act(Request, tag="act"):
    """Do this. `moment` is the moment it was chosen in: if the game has moved on, the act is stale and
    nothing happens."""

    text: ActionText
    moment: int


class WhyNot(Request, tag="why_not"):
    """Could I do this now, and if not, why? Nothing happens."""

    text: ActionText


class Say(Request, tag="say"):
    """Say something to the whole table."""

    text: ChatText


class Hint(Request, tag="hint"):
    """What would the bot do in my place, and why?"""


class TakeBack(Request, tag="take_back"):
    """Take back my last action."""


class Pause(Request, tag="pause"):
    """I want the game to rest (or, with `wanted` false, no longer). It rests when everybody wants it."""

    wanted: bool = True


class Resume(Request, tag="resume"):
    """Let us go on."""


class Away(Request, tag="away"):
    """Let the bot play for me, or take my seat back."""

    away: bool


class NotTrading(Request, tag="not_trading"):
    """I want to be asked for no trade in this turn or in the whole game; or, with null, I trade again.
    Everybody sees it, bots do not ask, and offers are declined for me at once."""

    lasting: Lasting | None


class Rematch(Request, tag="rematch"):
    """Another game with the same people, when this one is over."""


class Next(Request, tag="next"):
    """I have read this lesson of the guided game."""

    lesson: str


ClientMessage: TypeAlias = (
    Look | Act | WhyNot | Say | Hint | TakeBack | Pause | Resume | Away | NotTrading | Rematch | Next
)


# --- from the server ---------------------------------------------------------------------------------


class ChatLine(Message):
    number: int
    seat: int  # -1 for somebody who watches
    name: str
    text: str
    at: int  # milliseconds since 1970


class Lesson(Message):
    """What the guide says in a guided game: what to do next, and why."""

    key: str
    title: str
    text: str
    article: str | None
    passive: bool  # to be read and left with `next`; otherwise the learner acts
    suggestion: str | None  # the text of the action it speaks of
    shows: list[str]  # the parts of the page it speaks of: "hand", "bank", "dice", "players", "board", ...
    places: list[Place]  # what it speaks of on the table itself
    step: int
    steps: int


class Agreement(Message):
    """What people at the table want together."""

    pause: list[int]  # seats that want the game to rest
    rematch: list[int]


class Present(Message):
    """All that is told with every change, beside the news."""

    info: TableInfo
    moment: Moment | None  # null while the table waits for people
    timers: list[Timer]
    agreement: Agreement
    can_take_back: bool
    lesson: Lesson | None


class Whole(Message, tag_field="type", tag="table"):
    """The table as you may see it now: everything."""

    version: int
    you: int  # your seat; -1 if you watch
    host: bool  # whether you may start the game and change the seats
    names: list[str]
    setting: Setting | None
    log: list[Event]
    chat: list[ChatLine]
    present: Present


class Update(Message, tag_field="type", tag="update"):
    """What has changed since version `since`; whoever has another version asks for the whole table."""

    version: int
    since: int
    kept: int  # how many entries of the log still stand; those after it were taken back
    events: list[Event]
    chat: list[ChatLine]
    present: Present


class Attendance(Message, tag_field="type", tag="presence"):
    """Somebody came or went. Nothing else has changed, and the version stays."""

    seats: list[Seat]
    spectators: int


class Done(Message, tag_field="type", tag="done"):
    """The request was carried out, and is on disk."""

    id: int
    version: int


class NotAllowed(Message, tag_field="type", tag="refused"):
    """The rules do not allow it, or, to `why_not`: nothing speaks against it (refusal null)."""

    id: int
    text: str
    refusal: Refused | None


class Problem(Message, tag_field="type", tag="problem"):
    """The request could not be carried out. `code` is for programs, `text` for people."""

    id: int | None
    code: str  # "malformed", "too_long", "repeated", "too_often", "stale", "not_seated", "not_running", ...
    text: str


class Advice(Message):
    """One thing the bot would consider: the action, its worth in points, and the reasons."""

    text: str
    label: str
    score: float
    reasons: list[str]


class Hints(Message, tag_field="type", tag="hints"):
    """What the bot would do in your place, best first."""

    id: int
    advice: list[Advice]


ServerMessage: TypeAlias = Whole | Update | Attendance | Done | NotAllowed | Problem | Hints
