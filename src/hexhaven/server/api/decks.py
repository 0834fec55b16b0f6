"""The deck builder: all cards, ready-made decks, what is to be said about a deck, and games to try it out."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from hexhaven import scene
from hexhaven.games.duel.decks import (
    Deck,
    DeckError,
    check,
    mistake_text,
    problem_text,
    read_deck,
    ready_decks,
)
from hexhaven.games.duel.trial import Trial
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
        return scene.card_shelf(language_of(request))

    @get("/decks", responses=troubles())
    async def ready(self, request: AnyRequest) -> list[ReadyDeck]:
        """Ready-made decks, the one for beginners first."""
        return scene.ready_shelf(language_of(request))

    @post("/decks/check", status_code=200, responses=troubles("too_often"))
    async def report(self, request: AnyRequest, data: JSONBody[DeckText]) -> DeckReport:
        """What there is to say about a deck: mistakes in its text, problems, figures, suggestions."""
        return await aside(request, partial(scene.deck_report, language_of(request), data.text))

    @post("/decks/complete", status_code=200, responses=troubles("bad_deck", "too_often"))
    async def complete(self, request: AnyRequest, data: JSONBody[DeckText]) -> DeckText:
        """An unfinished deck with cards that suit it: nothing is taken out."""
        language = language_of(request)
        understood(language, data.text)
        return await aside(request, partial(scene.completed_deck, language, data.text))

    @post("/decks/trials", status_code=200, responses=troubles("bad_deck", "no_deck", "too_often", "busy"))
    async def trial(self, request: AnyRequest, data: JSONBody[DeckTrial]) -> TrialGames:
        """Play a stretch of games of a deck against a ready-made one; ask for the next stretch afterwards."""
        hub_of(request).limits.trials.check(address_of(request))
        deck = playable(language_of(request), data.text)
        trial = Trial(deck, opponent(data.opponent), MOST_TRIAL_GAMES, data.seed)
        numbers = range(data.first, min(data.first + data.count, MOST_TRIAL_GAMES))
        return scene.trial_games(trial, await trials_of(request).play(trial, numbers))


async def aside(request: AnyRequest, work: Callable[[], T]) -> T:
    """What takes a while is done aside, and counts as the address's time."""
    hub, address = hub_of(request), address_of(request)
    hub.limits.aside.check(address)
    return await hub.aside.do(address, work)


def understood(language: str, text: str) -> Deck:
    """The deck of a text; its first mistake is told to whoever sent it."""
    try:
        return read_deck(text)
    except DeckError as error:
        raise TroubleError("bad_deck", mistake_text(language, error.mistakes[0])) from None


def playable(language: str, text: str) -> Deck:
    deck = understood(language, text)
    if problems := check(deck):
        raise TroubleError("bad_deck", problem_text(language, problems[0]))
    return deck


def opponent(id: str) -> Deck:
    found = ready_decks().get(id)
    if found is None:
        raise TroubleError("no_deck")
    return found
