"""How to imagine what a view of the card game leaves open, where both draw from the same stacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.kinds import EVENT
from hexhaven.games.duel.rules.names import COUNTERMAGIC, WITCH
from hexhaven.games.duel.rules.pile import UNKNOWN
from hexhaven.games.duel.rules.questions import PICK_PILE
from hexhaven.games.duel.rules.realm import BEWITCHED, SLOTS
from hexhaven.games.duel.rules.setup import copies_in
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.tournament import EVENT_POOL

TRIES: Final = 10


class Imagined:
    """Draws what a view leaves open: the other hand, cards that only others know, and what nobody knows."""

    def __init__(self, d: Duel, viewer: int, rng: Rng) -> None:
        self.d = d
        self.viewer = viewer
        self.rng = rng

    def fill(self) -> None:
        hidden = self.hidden_cards()
        pools = [self.unknown_in(pool) for pool in (0, 2)]
        rows = [self.pool_row(0), self.pool_row(2)]
        self.draw_cards(hidden, pools, rows)
        self.fill_events(self.unseen_events())

    # --- common stacks ------------------------------------------------------------------------------

    def hidden_cards(self) -> list[int]:
        """By kind: all cards but events that the viewer does not see."""
        d = self.d
        left = [
            0 if kind.kind == EVENT else int(n)
            for kind, n in zip(d.rules.kinds, d.rules.collection, strict=True)
        ]
        for kind, n in enumerate(self.visible_cards()):
            left[kind] -= n
        return left

    def visible_cards(self) -> list[int]:
        """By kind: what lies open, is in a hand that is seen, or is known in a stack."""
        d = self.d
        found = [int(a) + int(b) for a, b in zip(d.display, d.removed, strict=True)]
        for realm in d.realms:
            for kind in range(len(found)):
                found[kind] += int(realm.hand[kind]) + int(realm.discarded[kind])
            for slot in range(SLOTS):
                if realm.cards[slot] != 0:
                    found[int(realm.cards[slot]) - 1] += 1
        for pile in d.piles:
            for entry in pile.entries:
                if entry != UNKNOWN:
                    found[int(entry)] += 1
        for kind in self.without_place():
            found[kind] += 1
        return found

    def without_place(self) -> list[int]:
        """Witches that lie on buildings, and a countered card on its way under a stack."""
        d = self.d
        found = [int(WITCH) for realm in d.realms for mark in realm.marks if mark & BEWITCHED != 0]
        if d.waiting_for() == PICK_PILE and d.number() == COUNTERMAGIC:
            found.append(int(d.detail()))
        return found

    def unknown_in(self, pool: int) -> int:
        """How many cards of a pool nobody has seen."""
        return int(self.d.pools[pool].size)

    def pool_row(self, pool: int) -> list[int]:
        """How often a pool had each kind when it was shuffled."""
        rules = self.d.rules
        names = ["base"] if pool == 0 else list(rules.theme_sets)
        rows = [copies_in(rules, name, False) for name in names]
        return [sum(row[kind] for row in rows) for kind in range(len(rules.kinds))]

    def draw_cards(self, hidden: list[int], sizes: list[int], rows: list[list[int]]) -> None:
        """First what nobody has seen, from the cards each pool had; the rest is what others know or hold.

        Where most draws leave one pool without cards, both begin with those that only they can hold.
        """
        for i in range(2 * TRIES):
            left = hidden[:]
            theme = self.draw_from(left, rows[1], rows[0], sizes[1], i >= TRIES)
            base = self.draw_from(left, rows[0], rows[1], sizes[0], i >= TRIES)
            if theme is not None and base is not None:
                break
        else:
            raise AssertionError("no hidden cards agree with what is seen")
        self.set_pool(2, theme)
        self.set_pool(0, base)
        rest = [kind for kind, n in enumerate(left) for _ in range(n)]
        self.shuffle(rest)
        self.deal_rest(rest)

    def draw_from(
        self, left: list[int], row: list[int], other: list[int], n: int, own_first: bool
    ) -> list[int] | None:
        """Draw n cards that a pool can hold, or None if there are not so many."""
        own, shared = [], []
        for kind in range(len(left)):
            fitting = min(left[kind], row[kind])
            certain = min(fitting, max(0, left[kind] - other[kind])) if own_first else 0
            own += [kind] * certain
            shared += [kind] * (fitting - certain)
        self.shuffle(own)
        self.shuffle(shared)
        cards = own + shared
        if len(cards) < n:
            return None
        for kind in cards[:n]:
            left[kind] -= 1
        return cards[:n]

    def deal_rest(self, rest: list[int]) -> None:
        """Deal the cards that somebody knows: entries of stacks, and the hands that are not seen."""
        d = self.d
        for pile in d.piles:
            for i in range(pile.size()):
                if pile.known[i] != 0 and pile.entries[i] == UNKNOWN:
                    pile.entries[i] = u8(rest.pop())
        for player in range(2):
            realm = d.realms[player]
            missing = int(realm.hand_size) - sum(int(n) for n in realm.hand)
            for _ in range(missing):
                realm.take_in(rest.pop())

    def set_pool(self, pool: int, cards: list[int]) -> None:
        counts = [0] * len(self.d.rules.kinds)
        for kind in cards:
            counts[kind] += 1
        self.d.pools[pool].counts = vec[u8](counts)
        self.d.pools[pool].size = len(cards)

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = int(self.rng.below(i + 1))
            cards[i], cards[j] = cards[j], cards[i]

    # --- events -------------------------------------------------------------------------------------

    def unseen_events(self) -> list[int]:
        """The events in the deck that the viewer has not seen."""
        d = self.d
        total = [
            int(n) if kind.kind == EVENT else 0
            for kind, n in zip(d.rules.kinds, d.rules.collection, strict=True)
        ]
        return self.without_seen_events(total)

    def without_seen_events(self, total: list[int]) -> list[int]:
        for kind, n in enumerate(self.d.removed):
            total[kind] -= int(n)
        for entry in self.d.events.entries:
            if entry != UNKNOWN:
                total[int(entry)] -= 1
        return [kind for kind, n in enumerate(total) for _ in range(max(0, n))]

    def fill_events(self, unseen: list[int]) -> None:
        """Entries that others know, then what nobody knows."""
        d = self.d
        self.shuffle(unseen)
        for i in range(d.events.size()):
            if d.events.known[i] != 0 and d.events.entries[i] == UNKNOWN:
                d.events.entries[i] = u8(unseen.pop())
        self.set_pool(EVENT_POOL, unseen)
