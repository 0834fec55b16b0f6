"""The ready-made decks."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType

from hexhaven.games.duel.decks.deck import Deck
from hexhaven.games.duel.decks.notation import read_deck

SUFFIX = ".deck"
FIRST = "first-steps"  # for people who build no deck yet


@cache
def ready_decks() -> Mapping[str, Deck]:
    """The decks of `ready/*.deck` by the name of their file, the one for beginners first."""
    folder = resources.files("hexhaven.games.duel.decks").joinpath("ready")
    files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    found = {file.name.removesuffix(SUFFIX): read_deck(file.read_text("utf-8")) for file in files}
    order = sorted(found, key=lambda id: (id != FIRST, id))
    return MappingProxyType({id: found[id] for id in order})


def ready_deck(id: str) -> Deck:
    """A ready-made deck by its id. Raises `KeyError` if there is none."""
    return ready_decks()[id]
