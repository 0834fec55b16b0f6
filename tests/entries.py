"""Entries of a log as a record would write them."""

from hexhaven.core.game import State
from hexhaven.record import Entry, listen


def entry_of(state: State, action: int | str, player: int | None = None) -> Entry:
    """What the log says of an action, given as text or number, that is not yet carried out."""
    number = int(state.read(action)) if isinstance(action, str) else action
    who = int(state.actor()) if player is None else player
    return Entry(who, number, state.write(number), listen(state.copy(), number, who))
