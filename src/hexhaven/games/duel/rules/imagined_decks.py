"""How to imagine what a view of the tournament game leaves open: both decks, and the shares of the events."""

from __future__ import annotations

from mypy_extensions import u8

from hexhaven.games.duel.rules.imagined import Imagined
from hexhaven.games.duel.rules.kinds import EVENT
from hexhaven.games.duel.rules.names import YEAR_END
from hexhaven.games.duel.rules.pile import UNKNOWN
from hexhaven.games.duel.rules.questions import EVENTS
from hexhaven.games.duel.rules.realm import FOREIGN, SLOTS
from hexhaven.games.duel.rules.tournament import FIXED_EVENTS, OWN_EVENTS, fixed_copies, pool_of


class ImaginedDecks(Imagined):
    """The viewer's own deck list is known: what is neither seen nor left in the stacks was stolen."""

    def fill(self) -> None:
        order = (1, 0) if self.viewer == 1 else (0, 1)
        stolen: list[int] = []
        for player in order:
            stolen = self.fill_deck(player, stolen)
        if self.d.events.size() > 0:
            self.fill_events(self.unseen_events())
        else:
            self.imagine_shares()
        self.imagine_lists()

    def kinds_of(self, counts: list[int], events: bool = False) -> list[int]:
        """Every card by its kind: only the events, or only the others."""
        kinds = self.d.rules.kinds
        return [
            kind for kind, n in enumerate(counts) if (kinds[kind].kind == EVENT) == events for _ in range(n)
        ]

    # --- decks --------------------------------------------------------------------------------------

    def fill_deck(self, player: int, stolen: list[int]) -> list[int]:
        """Deal the cards of a deck that the viewer does not see, and those that the player has stolen; return
        what the player must have lost to the other."""
        d = self.d
        blanks = self.blanks(player)
        needed = int(pool_of(d, player).size) + blanks - len(stolen)
        cards = self.unseen_of(player, needed)
        lost = (
            self.choose_lost(player, cards, len(cards) - needed) if player == self.viewer else cards[needed:]
        )
        for kind in lost:
            cards.remove(kind)
        rest = self.deal_own(player, cards + stolen)
        self.set_pool(0 if player == 0 else 2, rest)
        return lost if player == self.viewer else []

    def unseen_of(self, player: int, needed: int) -> list[int]:
        """At least so many cards that may be in the stacks and the hand of a player, in any order."""
        d = self.d
        owned = [int(n) for n in d.rules.collection]
        if player == self.viewer:
            owned = [int(n) for n in d.realms[player].deck]
        seen = self.seen_of(player)
        cards = self.kinds_of([max(0, n - seen[kind]) for kind, n in enumerate(owned)])
        self.shuffle(cards)
        spare = self.kinds_of([min(n, seen[kind]) for kind, n in enumerate(owned)])
        self.shuffle(spare)  # some of those that are seen may have been the other player's
        while len(cards) < needed:
            cards.append(spare.pop())
        return cards

    def choose_lost(self, player: int, cards: list[int], n: int) -> list[int]:
        """What the other player has stolen: it lies there, or is in the hidden part of that hand and those
        stacks."""
        seen = self.seen_of(1 - player)
        lying = [kind for i, kind in enumerate(cards) if cards[:i].count(kind) < seen[kind]]
        certain = max(0, n - self.blanks(1 - player))
        lost = lying[:certain]
        rest = cards[:]
        for kind in lost:
            rest.remove(kind)
        return lost + rest[: n - len(lost)]

    def seen_of(self, player: int) -> list[int]:
        """By kind: cards that a player has and the viewer sees."""
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
        """Deal from the end of the list; what is left was seen by nobody."""
        d = self.d
        realm = d.realms[player]
        while sum(int(n) for n in realm.hand) < realm.hand_size:
            realm.take_in(cards.pop())
        for i, pile in enumerate(d.piles):
            if d.owns_pile(player, i):
                for k in range(pile.size()):
                    if pile.known[k] != 0 and pile.entries[k] == UNKNOWN:
                        pile.entries[k] = u8(cards.pop())
        return cards

    # --- events -------------------------------------------------------------------------------------

    def unseen_events(self) -> list[int]:
        """What each player owes and the own share are certain, the rest is imagined."""
        d = self.d
        unseen = self.without_seen_events(self.certain_events())
        size = sum(1 for entry in d.events.entries if entry == UNKNOWN)
        return unseen + self.possible_events()[: size - len(unseen)]

    def certain_events(self) -> list[int]:
        total = [0] * len(self.d.rules.kinds)
        for kind in (*FIXED_EVENTS, *FIXED_EVENTS, YEAR_END):
            total[kind] += 1
        for realm in self.d.realms:
            for kind in self.kinds_of([int(n) for n in realm.deck], True):
                total[kind] += 1
        return total

    def possible_events(self) -> list[int]:
        """Events that a player can contribute, in any order."""
        counts = [int(n) - int(fixed_copies(kind)) for kind, n in enumerate(self.d.rules.collection)]
        events = self.kinds_of(counts, True)
        events = [kind for kind in events if kind != YEAR_END]
        self.shuffle(events)
        return events

    def imagine_shares(self) -> None:
        """The deck is not laid yet: give whoever has chosen a share of the events."""
        for player in range(2):
            if player != self.viewer:
                for kind in self.possible_events()[: self.contributed(player)]:
                    self.d.realms[player].deck[kind] += 1

    def contributed(self, player: int) -> int:
        """How many events a player has chosen."""
        d = self.d
        if pool_of(d, player).size == 0:
            return 0
        for i in range(d.depth):
            question = d.stack[i]
            if question & 255 == EVENTS and ((question >> 8) & 255) - 2 == player:
                return OWN_EVENTS - int((question >> 16) & 65535)
        return OWN_EVENTS

    # --- lists --------------------------------------------------------------------------------------

    def imagine_lists(self) -> None:
        """What is there and not in the list that is known belongs to the other player's."""
        d = self.d
        known = max(0, self.viewer)
        total = self.all_cards()
        if self.viewer < 0:
            self.imagine_first_list(total)
        for kind, n in enumerate(total):
            if d.rules.kinds[kind].kind != EVENT or d.events.size() > 0:
                d.realms[1 - known].deck[kind] = u8(max(0, n - int(d.realms[known].deck[kind])))

    def imagine_first_list(self, total: list[int]) -> None:
        """What a player has was in that player's deck; of the events each brought as many."""
        d = self.d
        counts = self.seen_of(0)
        for kind in self.kinds_of([int(n) for n in d.pools[0].counts]):
            counts[kind] += 1
        if d.events.size() > 0:
            for kind in self.kinds_of(total, True)[:OWN_EVENTS]:
                counts[kind] += 1
        for kind, n in enumerate(counts):
            if d.rules.kinds[kind].kind != EVENT or d.events.size() > 0:
                d.realms[0].deck[kind] = u8(n)

    def all_cards(self) -> list[int]:
        """By kind: all cards that somebody brought, but for the events that are always there."""
        d = self.d
        found = self.visible_cards()
        for pool in d.pools:
            for kind, n in enumerate(pool.counts):
                found[kind] += int(n)
        for entry in d.events.entries:
            if entry != UNKNOWN:
                found[int(entry)] += 1
        for kind in (*FIXED_EVENTS, *FIXED_EVENTS, YEAR_END):
            found[kind] -= 1
        return found
