"""The deck builder: all cards, ready-made decks, what is to be said about a deck, and games to try it out."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from hexhaven.scene import deck_builder
from hexhaven.scene.builder import BadDeckError, NoDeckError
from hexhaven.server.access import address_of, hub_of, language_of, trials_of
from hexhaven.server.api.troubles import troubles
from hexhaven.server.errors import TroubleError
from hexhaven.wire.decks import (
    MOST_TRIAL_GAMES,
    CardShelf,
    DeckReport,
    DeckText,
    DeckTrial,
    ReadyDeck,
    TrialGames,
)

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]


class DecksController(Controller):
    path = "/api"
    tags = ("decks",)

    @get("/cards", responses=troubles())
    async def cards(self, request: AnyRequest) -> CardShelf:
        """Every card of the card game, set by set."""
        return deck_builder().shelf(language_of(request))

    @get("/decks", responses=troubles())
    async def ready(self, request: AnyRequest) -> list[ReadyDeck]:
        """Ready-made decks, the one for beginners first."""
        return deck_builder().ready(language_of(request))

    @post("/decks/check", status_code=200, responses=troubles("too_often"))
    async def report(self, request: AnyRequest, data: JSONBody[DeckText]) -> DeckReport:
        """What there is to say about a deck: mistakes in its text, problems, figures, suggestions."""
        return await aside(request, partial(deck_builder().report, language_of(request), data.text))

    @post("/decks/complete", status_code=200, responses=troubles("bad_deck", "too_often"))
    async def complete(self, request: AnyRequest, data: JSONBody[DeckText]) -> DeckText:
        """An unfinished deck with cards that suit it: nothing is taken out."""
        language = language_of(request)
        with complaints():
            deck_builder().understand(language, data.text)
        return await aside(request, partial(deck_builder().complete, language, data.text))

    @post("/decks/trials", status_code=200, responses=troubles("bad_deck", "no_deck", "too_often", "busy"))
    async def trial(self, request: AnyRequest, data: JSONBody[DeckTrial]) -> TrialGames:
        """Play a stretch of games of a deck against a ready-made one; ask for the next stretch afterwards."""
        hub_of(request).limits.trials.check(address_of(request))
        with complaints():
            match = deck_builder().match(language_of(request), data)
        numbers = range(data.first, min(data.first + data.count, MOST_TRIAL_GAMES))
        return match.told(await trials_of(request).play(match, numbers))


async def aside(request: AnyRequest, work: Callable[[], T]) -> T:
    """What takes a while is done aside, and counts as the address's time."""
    hub, address = hub_of(request), address_of(request)
    hub.limits.aside.check(address)
    return await hub.aside.do(address, work)


@contextmanager
def complaints() -> Iterator[None]:
    """What is wrong with a deck is told to whoever sent it."""
    try:
        yield
    except BadDeckError as error:
        raise TroubleError("bad_deck", str(error)) from None
    except NoDeckError:
        raise TroubleError("no_deck") from None
