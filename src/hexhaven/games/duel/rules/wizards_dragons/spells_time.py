"""Spells about the event die: the wheel of time before the roll, the leap in time after it."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.events import undo_event
from hexhaven.games.duel.rules.names import TIME_LEAP, WHEEL_OF_TIME
from hexhaven.games.duel.rules.questions import LEAP, PICK_FACE
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.wizards_dragons.spells import Spell


class WheelOfTime(Spell):
    """Before the own roll: choose the face of the event die, which counts as if it were rolled (R61)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.after_roll = False

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if d.set_face == 0 else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_FACE, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return True

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        d.set_face = x + 1


class TimeLeap(Card):
    """In any turn, when an event is known: it is void, and its die is rolled again (R72, R165)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.after_roll = False

    def reacts_now(self, d: Duel) -> bool:
        return d.waiting_for() == LEAP

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        undo_event(d)


def register(rules: Rules) -> None:
    rules.add_card(WheelOfTime(WHEEL_OF_TIME, "wheel-of-time"))
    rules.add_card(TimeLeap(TIME_LEAP, "time-leap"))
