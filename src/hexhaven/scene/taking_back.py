"""When an action may be taken back."""

from hexhaven.game import CHANCE, NOBODY, State
from hexhaven.record import Entry
from hexhaven.rng import Rng
from hexhaven.scene.registry import family_of

IMAGINED = 6  # states to try an action on


def can_take_back(before: State, after: State, entry: Entry) -> bool:
    """Whether nothing new was revealed by an action, so that it may be taken back.

    - It was a player's action, and dice or cards did not follow it: no roll, no purchase, no theft.
    - The game goes on; a victory lays hidden points open.
    - Nobody else's cards changed: a trade is shaken hands upon, a monopoly has emptied hands.
    - The actor sees the same after it whatever the others hold. That is tried out: on states that the actor
      could not tell apart before, the same action must lead to the same view. So an action that answers a
      question about hidden cards stands, whichever expansion it comes from.

    What the others have seen of the actor's own plans is the actor's to bear: an offer, a road, a knight laid
    open before the robber moves, the end of a turn may all be taken back until somebody else acts.
    """
    if entry.player < 0 or after.actor() in (CHANCE, NOBODY):
        return False
    if family_of(before).touches_others(before, after, entry.player):
        return False
    view = before.view(entry.player)
    known = after.view(entry.player).to_bytes()
    rng = Rng(("take back", entry.text))
    return all(seen_after(view.fill(rng), entry) == known for _ in range(IMAGINED))


def seen_after(imagined: State, entry: Entry) -> bytes:
    """What the actor would see after the action in another state."""
    imagined.apply(entry.action, entry.player)
    return imagined.view(entry.player).to_bytes()
