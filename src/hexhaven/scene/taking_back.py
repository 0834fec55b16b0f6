"""When an action may be taken back."""

from hexhaven.core.facts import PEEKED
from hexhaven.core.game import CHANCE, NOBODY, State
from hexhaven.record import Entry
from hexhaven.scene.registry import family_of


def can_take_back(state: State, entry: Entry) -> bool:
    """Whether nothing new was revealed by the last action, so that it may be taken back.

    - It was a player's action, and dice or cards did not follow it: no roll, no purchase, no theft.
    - The game goes on; a victory lays hidden points open.
    - Nobody else's cards changed: a trade is shaken hands upon, a monopoly has emptied hands.
    - The actor learned nothing that was hidden before, of a hand or of a stack.

    What the others have seen of the actor's own plans is the actor's to bear: an offer, a piece, a card laid
    open before it takes effect, the end of a turn may all be taken back until somebody else acts.
    """
    if entry.player < 0 or state.actor() in (CHANCE, NOBODY):
        return False
    seen = entry.facts.seen_by(CHANCE)
    return seen.first(PEEKED) is None and not family_of(state).touches_others(seen, entry.player)
