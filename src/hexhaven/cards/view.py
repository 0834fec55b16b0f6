"""What one player sees of the card game, and how to imagine the rest."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.cards.kinds import EVENT
from hexhaven.cards.names import CIVIL_WAR, CONFLICT, PLAGUE, SPY, WITCH, YEAR_END
from hexhaven.cards.pile import BIT, UNKNOWN, Pile
from hexhaven.cards.questions import PICK_CARD, PICK_PILE
from hexhaven.cards.realm import BEWITCHED, FOREIGN, SLOTS
from hexhaven.cards.setup import copies_in
from hexhaven.cards.state import Duel
from hexhaven.cards.tournament import EVENT_POOL
from hexhaven.game import NOBODY, Player, View
from hexhaven.rng import Rng

TRIES: Final = 10


class DuelView(View):
    """What one player knows."""

    def duel(self) -> Duel:
        return cast(Duel, self.seen)

    def fill(self, rng: Rng) -> Duel:
        d = self.duel().copy()
        Imagined(d, self.viewer, rng).fill()
        return d


def look(d: Duel, viewer: Player) -> DuelView:
    """Blank the other hand and deck, and every card of a stack that the viewer has not seen."""
    if viewer != NOBODY and not 0 <= viewer < 2:
        raise ValueError(f"there is no player {viewer} who could see anything")
    seen = d.copy()
    nothing = vec[u8]([0] * len(d.rules.kinds))
    for player in range(2):
        if player != viewer:
            if not looks_into(d, viewer):
                seen.realms[player].hand = nothing[:]
            seen.realms[player].deck = nothing[:]
    for pile in seen.piles:
        hide(pile, viewer)
    hide(seen.events, viewer)
    for pool in seen.pools:
        pool.counts = nothing[:]
    return DuelView(int(viewer), seen)


def looks_into(d: Duel, viewer: Player) -> bool:
    """Whether a player is just looking at the other hand."""
    if d.depth == 0 or d.actor() != viewer or viewer < 0:
        return False
    waiting = d.waiting_for()
    if waiting != PICK_CARD and waiting != PICK_PILE:
        return False
    return d.number() == SPY or d.number() == CONFLICT


def hide(pile: Pile, viewer: Player) -> None:
    for i in range(pile.size()):
        if viewer < 0 or pile.known[i] & BIT[viewer] == 0:
            pile.entries[i] = u8(UNKNOWN)


class Imagined:
    """Draws what a view leaves open: the other hand, cards that only others know, and what nobody knows."""

    def __init__(self, d: Duel, viewer: int, rng: Rng) -> None:
        self.d = d
        self.viewer = viewer
        self.rng = rng

    def fill(self) -> None:
        d = self.d
        if d.rules.own_piles:
            for player in range(2):
                self.fill_own_deck(player)
            self.fill_events(self.unseen_events())
            return
        hidden = self.hidden_cards()
        pools = [self.unknown_in(pool) for pool in (0, 2)]
        rows = [self.pool_row(0), self.pool_row(2)]
        self.draw_cards(hidden, pools, rows)
        self.fill_events(self.unseen_events())

    # --- common stacks ------------------------------------------------------------------------------

    def cards_of(self, counts: vec[i64], events: bool) -> list[int]:
        """By kind: only the events, or only the other cards."""
        kinds = self.d.rules.kinds
        return [int(counts[i]) if (kinds[i].kind == EVENT) == events else 0 for i in range(len(kinds))]

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
        return self.with_witches(found)

    def with_witches(self, found: list[int]) -> list[int]:
        """A witch that lies on a building is no card of a slot of its own."""
        for realm in self.d.realms:
            for slot in range(SLOTS):
                if realm.marks[slot] & BEWITCHED != 0:
                    found[WITCH] += 1
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
                realm.hand[rest.pop()] += 1

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
        """The events in the deck that the viewer has not seen, as far as they are certain."""
        d = self.d
        if d.rules.own_piles:
            return self.tournament_events()
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

    def tournament_events(self) -> list[int]:
        """What each player owes and the own share are certain, the other share is imagined."""
        d = self.d
        if d.events.size() == 0:
            return []
        total = [0] * len(d.rules.kinds)
        for kind in (CIVIL_WAR, CIVIL_WAR, PLAGUE, PLAGUE, YEAR_END):
            total[kind] += 1
        for realm in d.realms:
            for kind in range(len(total)):
                if d.rules.kinds[kind].kind == EVENT:
                    total[kind] += int(realm.deck[kind])
        return self.without_seen_events(total)

    def fill_events(self, unseen: list[int]) -> None:
        """Entries that others know, then what nobody knows."""
        d = self.d
        self.shuffle(unseen)
        size = int(d.events.size()) - sum(entry != UNKNOWN for entry in d.events.entries)
        while len(unseen) < size:
            unseen.append(int(PLAGUE))
        unseen = unseen[:size]
        for i in range(d.events.size()):
            if d.events.known[i] != 0 and d.events.entries[i] == UNKNOWN:
                d.events.entries[i] = u8(unseen.pop())
        self.set_pool(EVENT_POOL, unseen)

    # --- decks of one's own -------------------------------------------------------------------------

    def fill_own_deck(self, player: int) -> None:
        """Imagine a deck that holds what was seen of it, within the rules for decks."""
        d = self.d
        realm = d.realms[player]
        pool = d.pools[0 if player == 0 else 2]
        known_deck = player == self.viewer
        allowed = [
            0 if kind.kind == EVENT else int(n)
            for kind, n in zip(d.rules.kinds, d.rules.collection, strict=True)
        ]
        if known_deck:
            allowed = [
                0 if kind.kind == EVENT else int(n) for kind, n in zip(d.rules.kinds, realm.deck, strict=True)
            ]
        for kind, n in enumerate(self.seen_of(player)):
            allowed[kind] = max(0, allowed[kind] - n)
        cards = [kind for kind, n in enumerate(allowed) for _ in range(n)]
        self.shuffle(cards)
        needed = int(pool.size) + self.blanks(player)
        while len(cards) < needed:  # more was stolen than was seen
            cards.append(int(SPY))
        cards = cards[:needed]
        counts = self.deal_own(player, cards)
        self.set_pool(0 if player == 0 else 2, counts)
        if not known_deck:
            self.imagine_lists(player)

    def seen_of(self, player: int) -> list[int]:
        """By kind: cards that a player owns and the viewer sees."""
        d = self.d
        realm = d.realms[player]
        found = [int(a) + int(b) for a, b in zip(realm.hand, realm.discarded, strict=True)]
        for host in range(2):
            for slot in range(SLOTS):
                entry = int(d.realms[host].cards[slot])
                foreign = d.realms[host].marks[slot] & FOREIGN != 0
                if entry != 0 and (host != player) == foreign:
                    found[entry - 1] += 1
        for i, pile in enumerate(d.piles):
            if d.owns_pile(player, i):
                for card in pile.entries:
                    if card != UNKNOWN:
                        found[int(card)] += 1
        return found

    def blanks(self, player: int) -> int:
        """How many cards of a player are known to somebody but not to the viewer."""
        d = self.d
        realm = d.realms[player]
        n = int(realm.hand_size) - sum(int(x) for x in realm.hand)
        for i, pile in enumerate(d.piles):
            if d.owns_pile(player, i):
                n += sum(1 for k in range(pile.size()) if pile.known[k] != 0 and pile.entries[k] == UNKNOWN)
        return n

    def deal_own(self, player: int, cards: list[int]) -> list[int]:
        d = self.d
        realm = d.realms[player]
        while sum(int(n) for n in realm.hand) < realm.hand_size:
            realm.hand[cards.pop()] += 1
        for i, pile in enumerate(d.piles):
            if d.owns_pile(player, i):
                for k in range(pile.size()):
                    if pile.known[k] != 0 and pile.entries[k] == UNKNOWN:
                        pile.entries[k] = u8(cards.pop())
        return cards

    def imagine_lists(self, player: int) -> None:
        """Give the other player a deck list and a share of the events that agree with what is imagined."""
        realm = self.d.realms[player]
        pool = self.d.pools[0 if player == 0 else 2]
        for kind in range(len(self.d.rules.kinds)):
            if self.d.rules.kinds[kind].kind != EVENT:
                realm.deck[kind] = u8(min(255, int(pool.counts[kind]) + self.seen_of(player)[kind]))
