"""What spells have in common: they are cast at any time of the own turn, also before the roll (R152)."""

from __future__ import annotations

from hexhaven.games.duel.rules.rules import Card


class Spell(Card):
    """The spell of a book."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.before_roll = True
