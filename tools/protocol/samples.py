"""An example of every message, from real games: one that has just begun, and a finished one."""

from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from hexhaven import catalog, guide, scene
from hexhaven.core.game import CHANCE
from hexhaven.dealer import commitment, map_rng, seed_from
from hexhaven.games.duel.scene.decks import deck_report, ready_shelf
from hexhaven.games.duel.wire import decks
from hexhaven.record import Record, read_record
from hexhaven.server import seating
from hexhaven.server.errors import sentence
from hexhaven.wire import rest, socket, table
from hexhaven.wire.scene import Moment

GOLDEN = Path(__file__).resolve().parents[2] / "tests" / "golden" / "modern.record"
SEED = seed_from("protocol")
NAMES = ["Ada", "Mira", "Tariq"]
TABLE = "h7kq2mzp4x9w3e"
TOKEN = "Vd0m5cYtYl1s0m3L0ngT0kenThatN0b0dyGuesses0"
CREATED = 1_767_225_600_000
OPENING = ("roll", "rolled 5 3")  # before the learner's second decision


def game(entries: int) -> Record:
    """The game after so many entries."""
    options = {"first_player": "oldest"}
    setup = catalog.prepare(map_rng(SEED), "base", 3, "modern", options, "base-beginner")
    record = Record(setup, list(NAMES), commitment(SEED), SEED)
    for text in OPENING[:entries]:
        record.do(text)
    return record


def finished() -> Record:
    return read_record(GOLDEN.read_text("utf-8"))


@cache
def samples() -> list[Struct]:
    return [*client(), *server(), *people(), *tables(), *records(), *library(), *deck_builder()]


# --- over the socket ---------------------------------------------------------------------------------


def client() -> list[Struct]:
    return [
        socket.Look(id=1, language="de"),
        socket.Act(id=2, text="roll", moment=1),
        socket.WhyNot(id=3, text="city 8"),
        socket.Say(id=4, text="Good luck!"),
        socket.Hint(id=5),
        socket.TakeBack(id=6),
        socket.Pause(id=7, wanted=True),
        socket.Resume(id=8),
        socket.Away(id=9, away=True),
        socket.NotTrading(id=10, lasting="turn"),
        socket.Rematch(id=11),
        socket.Next(id=12, lesson="welcome"),
    ]


def server() -> list[Struct]:
    return [whole(), update(), presence(), socket.Done(id=2, version=2), refused(), problem(), hints()]


def presence() -> socket.Attendance:
    """Somebody has come to watch."""
    return socket.Attendance(seats=table_info().seats, spectators=1)


def whole() -> socket.Whole:
    """What comes first: the game before the first roll."""
    record = game(0)
    return socket.Whole(
        version=1, you=0, host=True, names=NAMES, setting=scene.setting("en", record.state),
        log=scene.log("en", record, 0), chat=[chat()], present=present(record, 1),
    )  # fmt: skip


def update() -> socket.Update:
    record = game(2)
    return socket.Update(
        version=2, since=1, kept=0, events=scene.log("en", record, 0), chat=[], present=present(record, 2)
    )


def chat() -> socket.ChatLine:
    return socket.ChatLine(number=1, seat=0, name="Ada", text="Hello!", at=CREATED)


def present(record: Record, number: int) -> socket.Present:
    return socket.Present(
        info=table_info(), moment=moment(record, number),
        timers=[table.Timer(seat=0, left=60_000, reserve=300_000)],
        agreement=socket.Agreement(pause=[], rematch=[]), can_take_back=False,
        lesson=guide.lesson("en", record, 0, ()),
    )  # fmt: skip


def moment(record: Record, number: int) -> Moment:
    return scene.look(
        "en", record.state, 0, record.names,
        number=number, entries=len(record.entries), rolls=scene.rolls(record.entries),
    )  # fmt: skip


def refused() -> socket.NotAllowed:
    state = game(0).state
    refusal = state.why_not(state.read("city 8"), 0)
    assert refusal is not None
    return socket.NotAllowed(id=3, text="city 8", refusal=scene.refused("en", state, refusal, NAMES, 0))


def problem() -> socket.Problem:
    return socket.Problem(id=2, code="stale", text=sentence("en", "stale"))


def hints() -> socket.Hints:
    return socket.Hints(id=5, advice=scene.advice("en", game(0).state, 0, NAMES))


# --- over HTTP ---------------------------------------------------------------------------------------


def people() -> list[Struct]:
    return [
        rest.NewGuest(name="Ada"),
        rest.Credentials(name="Ada", password="correct horse battery"),
        ada(),
        profile(),
        rest.Trouble(code="no_table", text=sentence("en", "no_table")),
    ]


def profile() -> rest.Profile:
    games = [rest.GameRow(table=table_info(), seat=0, your_turn=True)]
    figures = rest.Figures(games=12, wins=4, points=7.5, longest_win=31)
    return rest.Profile(person=ada(token=None), games=games, figures=figures)


def ada(token: str | None = TOKEN) -> rest.Person:
    return rest.Person(id="CaQxytoI_TKC", name="Ada", account=False, token=token)


def wish() -> rest.GameWish:
    return rest.GameWish(game="duel", preset="trade-change", options={"science_progress": "on"})


def tables() -> list[Struct]:
    return [
        rest.NewTable(map="base-beginner", preset="modern", seats=["you", "open", "greedy"]),
        wish(),
        seating.check(wish(), "en"),
        rest.SitDown(seat=1),
        rest.SetSeat(who="greedy"),
        rest.SeatToken(table=TABLE, seat=1, token=TOKEN),
        table_info(),
        rest.Tables(open=[], running=[table_info()]),
    ]


def seat(
    number: int, name: str, state: Literal["person", "bot"] = "bot", present: bool = False
) -> table.Seat:
    return table.Seat(
        number=number, state=state, name=name, bot="greedy", present=present, away=False, not_trading=None,
        grace=None,
    )  # fmt: skip


def table_info() -> table.TableInfo:
    record = game(0)
    seats = [
        seat(0, "Ada", state="person", present=True),
        seat(1, "Mira"),
        seat(2, "Tariq"),
    ]
    return table.TableInfo(
        id=TABLE, title="Ada", game="base", game_name=catalog.game("base").name["en"], preset="modern",
        options={"first_player": "oldest"}, map="base-beginner", seats=seats, status="playing", public=False,
        clock=table.ClockRule(seconds=60, reserve=300), take_back=True, hints=True,
        stand_in="anybody", guided=True, spectators=0,
        commitment=record.commitment, seed=None, result=None, rematch=None, created=CREATED, round=1,
    )  # fmt: skip


def records() -> list[Struct]:
    record = finished()
    state = record.state
    replay = rest.Replay(
        info=table_info(), names=record.names, viewer="open", setting=scene.setting("en", state),
        entries=len(record.entries), first=0, frames=scene.frames("en", record, CHANCE, 0, 2),
    )  # fmt: skip
    return [replay, scene.summary("en", record, table_info(), 38), scene.draws(game(2))]


def library() -> list[Struct]:
    article = scene.article("en", "distance-rule")
    return [scene.catalog("en"), scene.articles("en", "distance rule")[0], article]


DECK = """Name: A beginning
Sets: Science & Progress
2x Abbey
2x Cannon
"""


def deck_builder() -> list[Struct]:
    game = decks.TrialGame(
        number=0, won=True, began=False, points=13, opposing=9, turns=58, played=["abbey", "university"],
        used=["abbey", "university"], held=["abbey", "spy", "university"],
    )  # fmt: skip
    trust = decks.TrialTrust(
        bot="greedy", games=1, wins=1, low=0.207, high=1.0, never=["cannon", "spy"], seldom=[]
    )
    return [
        ready_shelf("en")[0],
        decks.DeckText(text=DECK),
        deck_report("en", DECK),
        decks.DeckTrial(text=ready_shelf("en")[0].text, opponent="raiders", seed="monday", count=10),
        decks.TrialGames(games=[game], trust=trust),
    ]
