"""Which choices of Cities & Knights are listed how in a menu."""

from hexhaven import words
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.terms import LOOT
from hexhaven.games.knights.words import names as knights

FACES = ("return", "spy-card")  # whose effects are said beside them
ONE_BY_ONE = ("give", "loot")


def whose_cards(p: Position, player: int, verb: str) -> int | None:
    """Whose hand a card is chosen from, where it helps to know how many there are."""
    if verb in ("discard", "give", "hand-over"):
        return player
    return int(p.detail()) if verb == "loot" and p.waiting_for() == LOOT else None


def effect(language: str, p: Position, text: str, card: str) -> str:
    return words.say(language, "menu.effect", text=text, effect=knights.progress_effect(language, p, card))
