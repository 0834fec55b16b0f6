"""What a bot would do in somebody's place, and why."""

from collections.abc import Sequence

from hexhaven.core.game import State
from hexhaven.record import Entry
from hexhaven.scene.family import viewpoint
from hexhaven.scene.registry import family_of
from hexhaven.wire.socket import Advice
from hexhaven.words import Names


def advice(
    language: str, state: State, viewer: int, names: Names, most: int = 3, played: Sequence[Entry] = ()
) -> list[Advice]:
    """The best things the viewer could do now, with the reasons, as a bot sees them from the same seat.

    `played` is the log so far: what was offered in this turn is not advised again. Whoever is not asked gets
    no advice.
    """
    if viewer not in state.actors():
        return []
    seen = viewpoint(language, state, viewer, names)
    return family_of(state).advice(seen, state.view(viewer), played)[:most]
