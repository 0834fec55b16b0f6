"""First steps: a guide for somebody who plays for the first time.

It stands beside an ordinary table. It says what to do next and why, and what has just happened; it never
touches the game, so the learner may do anything the rules allow. What it says follows from the game so far
and from what was read already, so it survives a reload, a restart and a change of language.

What there is to say, and when, is known to the games themselves (`games/*/guide`): here is what they share.
A game that has no lessons yet is played without a word from it.
"""

from collections.abc import Collection

from hexhaven.guide.teaching import Teaching
from hexhaven.layers import layers_of
from hexhaven.record import Record
from hexhaven.wire.socket import Lesson

__all__ = ["lesson"]


def lesson(language: str, record: Record, seat: int, read: Collection[str]) -> Lesson | None:
    """What the guide says to the player at a seat now; `read` holds the keys of lessons they have left."""
    if not 0 <= seat < record.setup.players:
        return None
    for teaching in reversed(layers_of(record.state.slices(), "guide", Teaching)):
        return teaching.lesson(language, record, seat, read)
    return None
