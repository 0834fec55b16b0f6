"""One entry of a card game's log about to be told, and what all tellers share."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TypeAlias

from hexhaven.actions import VERB_MASK
from hexhaven.cards.realm import BEWITCHED, DOUBLED, SLOTS, Realm
from hexhaven.cards.score import owner_of
from hexhaven.cards.state import Duel
from hexhaven.cards.terms import RESOURCE_NAMES
from hexhaven.game import NOBODY
from hexhaven.words.duel import names as words
from hexhaven.words.messages import say
from hexhaven.words.told import Told


class Telling(Told[Duel]):
    """One entry, told with the places and cards of the principalities."""

    prefix = "duel.story."

    @cached_property
    def played(self) -> Duel | None:
        """After the action itself, before what follows from it: production, the end of a turn."""
        if self.before is None:
            return None
        d = self.before.copy()
        d.rules.verbs[self.action & VERB_MASK].play(d, self.player, self.action)
        return d

    def title(self, name: str) -> str:
        return words.title(self.language, name)

    def resource(self, name: str) -> str:
        return words.resource(self.language, name)

    def asking(self) -> str:
        """The name of the card that asks."""
        return "" if self.before is None else self.before.rules.kind_names[int(self.before.number())]

    # --- places ---------------------------------------------------------------------------------------

    def realm_of(self, word: str) -> Realm | None:
        if self.before is None:
            return None
        return self.before.realms[1 - self.player if words.is_theirs(word) else self.player]

    def region(self, word: str) -> str:
        r = self.realm_of(word)
        place = word if r is None else words.region(self.language, r, words.local(words.read_region(word)))
        return words.at_home(self.language, place, word, self.who(1 - self.player))

    def slot(self, word: str) -> str:
        r = self.realm_of(word)
        place = word if r is None else words.slot(self.language, r, words.local(words.read_slot(word)))
        return words.at_home(self.language, place, word, self.who(1 - self.player))

    def card_at(self, word: str) -> str:
        """The name of the card in a slot, or nothing."""
        r = self.realm_of(word)
        return "" if r is None else words.card_at(r, words.local(words.read_slot(word)))

    def resource_at(self, word: str) -> str:
        r = self.realm_of(word)
        if r is None:
            return say(self.language, "duel.a_resource")
        return self.resource(words.resource_of(r, words.local(words.read_region(word))))


Teller: TypeAlias = Callable[[Telling], str | None]


# --- resources ---------------------------------------------------------------------------------------


def stock(d: Duel, player: int) -> dict[str, int]:
    """What lies on regions and in stores."""
    r = d.realms[player]
    return {name: int(r.holds(i)) + stored(d, r, i) for i, name in enumerate(RESOURCE_NAMES)}


def stored(d: Duel, r: Realm, resource: int) -> int:
    """What other cards than regions keep of a resource."""
    kinds = [int(entry) - 1 for entry in r.cards]
    return sum(int(d.rules.cards[kind].kept(r, i, resource)) for i, kind in enumerate(kinds) if kind >= 0)


def more(before: Duel, after: Duel, player: int) -> dict[str, int]:
    """What a player has more than before."""
    if holdings(before.realms[player]) == holdings(after.realms[player]):
        return {}  # most entries: to look first makes a long log a third as long to tell
    old, new = stock(before, player), stock(after, player)
    return {name: new[name] - old[name] for name in RESOURCE_NAMES if new[name] > old[name]}


def holdings(r: Realm) -> tuple[bytes, bytes, bytes]:
    """All that a player's stock is counted from."""
    return bytes(r.amounts), bytes(r.cards), bytes(r.counters)


def gains(t: Telling, before: Duel, after: Duel) -> Iterator[str]:
    for player in range(2):
        counts = more(before, after, player)
        if counts:
            yield t.say("gets", who=t.who(player), cards=words.resources(t.language, counts))


def losses(t: Telling, before: Duel, after: Duel, payer: int = NOBODY) -> Iterator[str]:
    """Who has less than before; a payer pays."""
    for player in range(2):
        counts = more(after, before, player)
        if counts:
            key = "pays" if player == payer else "loses"
            yield t.say(key, who=t.who(player), cards=words.resources(t.language, counts))


# --- cards that lie in the principalities ------------------------------------------------------------


def lying(d: Duel) -> Counter[tuple[int, int]]:
    """How often each player owns each kind, wherever it lies."""
    return Counter(
        (int(owner_of(d, host, slot)), int(d.realms[host].cards[slot]) - 1)
        for host in range(2)
        for slot in range(SLOTS)
        if d.realms[host].cards[slot]
    )


def places(d: Duel) -> list[tuple[bytes, bytes]]:
    """What lies where, and whose it is."""
    return [(bytes(r.cards), bytes(r.marks)) for r in d.realms]


def removals(t: Telling, before: Duel, after: Duel) -> Iterator[str]:
    """Cards that were taken off their places, and where they went."""
    if places(before) == places(after):
        return
    for (owner, kind), n in (lying(before) - lying(after)).items():
        card = t.title(before.rules.kind_names[kind])
        for _ in range(n):
            yield t.say(went_to(before, after, owner, kind), who=t.who(owner), card=card)


def went_to(before: Duel, after: Duel, owner: int, kind: int) -> str:
    """Where a card went that lay in a principality."""
    if after.display[kind] > before.display[kind]:
        return "to_display"
    if after.discard_pile(owner)[kind] > before.discard_pile(owner)[kind]:
        return "to_discard"
    if after.realms[owner].hand_size > before.realms[owner].hand_size:
        return "to_hand"
    return "away"


def arrivals(t: Telling, before: Duel, after: Duel) -> Iterator[str]:
    """Cards that came to lie before a player without being built."""
    if places(before) == places(after):
        return
    for owner, kind in lying(after) - lying(before):
        yield t.say("arrives", who=t.who(owner), card=t.title(before.rules.kind_names[kind]))


def ended(t: Telling, before: Duel, after: Duel) -> Iterator[str]:
    """Spells that are over: a witch that left, a potion that wears off."""
    for mark, key in ((BEWITCHED, "unbewitched"), (DOUBLED, "undoubled")):
        for host in range(2):
            old, new = before.realms[host], after.realms[host]
            for slot in range(SLOTS):
                if old.cards[slot] == new.cards[slot] and old.marks[slot] & ~new.marks[slot] & mark:
                    yield t.say(key, card=t.title(words.card_at(old, slot)))
