"""What a store holds: the counter of its card says which resource, and a store holds two of it or nothing."""

from hexhaven.games.duel.rules.names import GOODS_STORE, TREASURY
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.wire.message import Cards

HELD = 2


def content(d: Duel, host: int, slot: int) -> Cards:
    """The resources in a store; nothing for any other card."""
    kind = int(d.realms[host].cards[slot]) - 1
    counter = int(d.realms[host].counters[slot])
    if kind not in (GOODS_STORE, TREASURY) or counter == 0:
        return {}
    return {RESOURCE_NAMES[counter - 1]: HELD}
