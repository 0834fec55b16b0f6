"""What people bring to a table comes there as a whole, in one step: nobody watches anybody choose it.

What it is, the game knows: its shelf says what a player does to bring it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from hexhaven.core.game import State
from hexhaven.scene.services import UnfitError, shelf_of
from hexhaven.server.errors import TroubleError
from hexhaven.server.game import Game, Step
from hexhaven.server.meta import SeatMeta

if TYPE_CHECKING:
    from hexhaven.server.table import Table
    from hexhaven.wire.rest import Person


def check_fit(language: str, state: State, player: int, text: str) -> None:
    """Refuse what cannot be brought to this game, before it begins."""
    shelf = shelf_of(state)
    if shelf is None:
        raise TroubleError("nothing_asked")
    with complaints():
        shelf.bring(language, state, player, text)


@contextmanager
def complaints() -> Iterator[None]:
    """What is wrong with something is told to whoever sent it."""
    try:
        yield
    except UnfitError as error:
        raise TroubleError("unfit", str(error)) from None


@dataclass(frozen=True)
class Thing:
    """What somebody brings, in which language they hear what is wrong with it, and whose time it takes."""

    text: str
    language: str
    address: str


async def bring(table: Table, person: Person, thing: Thing) -> None:
    """Somebody brings what the game asks them for: all of it that they have not chosen by hand.

    To read it may take a while, so it is done aside; the table waits for it, so its game stays as it is.
    """
    seat, game = table.meta.seat_of(person.id), table.game
    if seat < 0:
        raise TroubleError("not_seated")
    if game is None or table.row.status != "playing":
        raise TroubleError("not_running")
    shelf = shelf_of(game.state)
    if shelf is None or not shelf.asks(game.state, seat):
        raise TroubleError("nothing_asked")
    read = partial(shelf.bring, thing.language, game.state, seat, thing.text)
    with complaints():
        texts = await table.hub.aside.do(thing.address, read)
    if table.meta.seats[seat].away:
        await table.take_seat_back(seat)
    await table.play_on(laid(game, seat, texts))


def brought(game: Game, seats: Sequence[SeatMeta]) -> list[Step]:
    """Let those who are asked for something bring it, if it is known what: from the form of the table, or
    because a bot takes anything. They do it at once: a pause is for those who watch."""
    steps: list[Step] = []
    for seat in asked(game, seats):
        came = laid(game, seat, choices(game, seat, seats[seat]))
        seats[seat].brings = ""
        if not came:
            break  # what was chosen by hand before fits nothing: the rest is chosen by hand, too
        steps += came
    return steps


def asked(game: Game, seats: Sequence[SeatMeta]) -> Iterator[int]:
    """The seats that the game asks for something that is known, one after the other."""
    shelf = shelf_of(game.state)
    while shelf is not None:
        known = [seat for seat in game.waiting() if seats[seat].brings or seats[seat].plays_itself]
        seat = next((seat for seat in known if shelf.asks(game.state, seat)), None)
        if seat is None:
            return
        yield seat


def choices(game: Game, seat: int, held: SeatMeta) -> list[str]:
    """What a seat does to bring its own. What the game takes no more is nothing; a bot brings another."""
    shelf = shelf_of(game.state)
    assert shelf is not None
    anything = shelf.anything(game.state, game.word(seat)) if held.plays_itself else ""
    for text in filter(None, (held.brings, anything)):
        with suppress(UnfitError):
            return shelf.bring("en", game.state, seat, text)
    return []


def laid(game: Game, seat: int, texts: Sequence[str]) -> list[Step]:
    return [step for text in texts for step in game.act(seat, text)]
