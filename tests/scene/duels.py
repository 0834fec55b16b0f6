"""Card games to look at: what a viewer sees of them, and where things are."""

from typing import TypeVar

import msgspec

from hexhaven import scene
from hexhaven.core.game import State
from hexhaven.games.duel.rules.operands import REGION_WORDS, SLOT_WORDS
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.wire.table import DuelScene, DuelSetting, Laid, RealmScene
from hexhaven.record import Record
from hexhaven.wire.message import Message
from hexhaven.wire.scene import Choice, Moment, Parts, Place

from .games import choice, look, played

F = TypeVar("F", bound=Message)
PRESETS = ("base", "trade-change", "science-progress", "wizards-dragons", "tournament")


def duel_played(word: str, preset: str = "base", bot: str = "greedy", *options: str) -> Record:
    """A whole card game; greedy players end every kind of it."""
    return played(word, bot, preset, 2, options, game="duel")


def duel(moment: Moment) -> DuelScene:
    """The scene of a card game."""
    return in_parts(moment.scene.parts, DuelScene)


def duel_setting(language: str, state: State) -> DuelSetting:
    return in_parts(scene.setting(language, state).parts, DuelSetting)


def in_parts(parts: Parts, form: type[F]) -> F:
    """What the card game adds, fresh from the table or from a journey."""
    return msgspec.convert(parts["duel"], form)


def seen(d: Duel, viewer: int) -> DuelScene:
    return duel(look(d, viewer))


def realm(d: Duel, player: int, viewer: int) -> RealmScene:
    return seen(d, viewer).realms[player]


def laid(d: Duel, player: int, where: str, viewer: int = 0) -> Laid:
    """The card in a place of a principality."""
    number = SLOT_WORDS.index(where)
    return next(each for each in realm(d, player, viewer).laid if each.slot == number)


def offered(d: Duel, text: str) -> Choice:
    """What is offered to whoever is asked."""
    return choice(look(d, int(d.actor())), text)


# --- places ------------------------------------------------------------------------------------------


def slot(where: str, player: int = 0) -> Place:
    return Place(kind="slot", id=SLOT_WORDS.index(where), player=player)


def region(where: str, player: int = 0) -> Place:
    return Place(kind="region", id=REGION_WORDS.index(where), player=player)


def centre(number: int, player: int = 0) -> Place:
    return Place(kind="centre", id=number, player=player)


def road(number: int, player: int = 0) -> Place:
    return Place(kind="road", id=number, player=player)


def stack(number: int) -> Place:
    return Place(kind="stack", id=number)
