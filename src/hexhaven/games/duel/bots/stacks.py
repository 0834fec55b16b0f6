"""What lies in the stacks: cards one has seen, and guesses about the others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.duel.bots.evaluation import DuelEvaluation, future_of
from hexhaven.games.duel.bots.terms import ALL
from hexhaven.games.duel.bots.values import DuelValues
from hexhaven.games.duel.rules.kinds import SETS
from hexhaven.games.duel.rules.pile import UNKNOWN, Pile
from hexhaven.games.duel.rules.realm import SLOTS
from hexhaven.games.duel.rules.state import Duel

PLANNED: Final = 35  # per cent of what a card brings that can be built soon
DOUBTFUL: Final = 150  # what is not ready counts less once more, by so much


class Stacks:
    """What a drawn card and a searched stack bring, for one player."""

    def __init__(self, values: DuelValues, d: Duel, me: i64) -> None:
        self.values: Final = values
        self.d: Final = d
        self.me: Final[i64] = me
        self.evaluation: Final = DuelEvaluation(values, d, me, True, future_of(values, d))
        self.worth: Final = vec[i64]([int(self.card_worth(kind)) for kind in range(int(values.kinds))])
        self.unseen: Final = self.unseen_cards()

    def card_worth(self, kind: i64) -> i64:
        """What a card would be worth in the hand now."""
        if self.values.is_event[kind] != 0:
            return 0
        worth = self.evaluation.held_worth(kind) + self.hope(kind)
        if self.values.is_magic[kind] != 0 and self.evaluation.wizards > 0:
            worth = worth * self.values.weights.pupil // ALL
        if self.d.realms[self.me].hand[kind] > 0:
            worth = worth * self.values.weights.twin // ALL
        return worth

    def hope(self, kind: i64) -> i64:
        """The part of a card's worth that lies in building it soon."""
        if self.values.is_action[kind] != 0:
            return 0
        soon = self.evaluation.built_worth(kind) * PLANNED // ALL
        readiness = self.evaluation.readiness(kind)
        if readiness == ALL:
            return soon
        return soon * readiness // DOUBTFUL

    def worth_held(self, kind: i64) -> i64:
        """What a card of the hand is worth, which is one copy less than one holds."""
        if self.d.realms[self.me].hand[kind] > 1:
            return self.worth[kind]
        return self.worth[kind] * ALL // self.values.weights.twin

    def weakest(self) -> i64:
        """What the card of the hand is worth that one would give away first."""
        r = self.d.realms[self.me]
        least: i64 = 0
        found = False
        for kind in r.held:
            worth = self.worth_held(i64(kind))
            if not found or worth < least:
                least = worth
                found = True
        return least

    def unseen_cards(self) -> vec[i64]:
        """By kind: how many copies may lie in the stacks, as far as the viewer can tell."""
        d = self.d
        left = self.values.nothing[:]
        for kind in range(self.values.kinds):
            if self.values.is_event[kind] == 0:
                left[kind] = self.values.rules.collection[kind]
                if self.values.rules.own_piles:
                    left[kind] = i64(d.realms[self.me].deck[kind])
                left[kind] -= i64(d.realms[self.me].hand[kind]) + i64(d.display[kind])
                left[kind] -= i64(d.discard_pile(self.me)[kind])
        for realm in d.realms:
            for slot in range(SLOTS):
                if realm.cards[slot] != 0:
                    left[i64(realm.cards[slot]) - 1] -= 1
        return left

    def top(self, pile: i64) -> i64:
        """What the top card of a stack brings: the card itself if one knows it, else an average one."""
        stack = self.d.piles[pile]
        if stack.size() == 0:
            return 0
        card = stack.top()
        if card != UNKNOWN:
            return self.worth[card]
        return self.average(stack)

    def news(self, pile: i64) -> i64:
        """What one learns by a look at the top of a stack: nothing of one that is known, or another's."""
        stack = self.d.piles[pile]
        if stack.top() != UNKNOWN or not self.d.owns_pile(self.me, pile):
            return 0
        return self.average(stack)

    def average(self, stack: Pile) -> i64:
        """What any of the unknown cards of a stack promises."""
        total: i64 = 0
        n: i64 = 0
        for kind in range(self.values.kinds):
            if self.unseen[kind] > 0 and self.belongs(kind, stack):
                total += self.worth[kind] * self.values.together[kind] * self.unseen[kind]
                n += self.unseen[kind]
        if n == 0:
            return self.values.weights.drawn
        return total // (n * ALL)

    def belongs(self, kind: i64, stack: Pile) -> bool:
        """Base cards and theme cards lie in stacks of their own."""
        if self.values.rules.own_piles:
            return True
        return (self.values.rules.kinds[kind].set == SETS[0]) == (stack.pool == 0)

    def best(self, pile: i64) -> i64:
        """What the best card of a stack brings: the best one that is known, or one that is likely in it."""
        stack = self.d.piles[pile]
        top: i64 = 0
        unknown: i64 = 0
        for i in range(stack.size()):
            if stack.entries[i] == UNKNOWN:
                unknown += 1
            else:
                top = max(top, self.worth[i64(stack.entries[i])])
        if unknown > 0:
            top = max(top, self.likely_best(stack, unknown))
        return top

    def likely_best(self, stack: Pile, n: i64) -> i64:
        """The card of which about one lies among n unknown ones."""
        all_cards: i64 = 0
        for kind in range(self.values.kinds):
            if self.unseen[kind] > 0 and self.belongs(kind, stack):
                all_cards += self.unseen[kind]
        above = all_cards // (n + 1)
        limit: i64 = -1
        while True:
            best = self.highest_below(stack, limit)
            if best < 0:
                return 0
            above -= self.unseen[best]
            if above < 0:
                return self.worth[best]
            limit = self.worth[best] * self.values.kinds + best

    def highest_below(self, stack: Pile, limit: i64) -> i64:
        """The kind of the highest worth below a limit (worth and kind in one number), or -1."""
        found: i64 = -1
        top: i64 = -1
        for kind in range(self.values.kinds):
            rank = self.worth[kind] * self.values.kinds + kind
            is_next = self.unseen[kind] > 0 and (limit < 0 or rank < limit) and rank > top
            if is_next and self.belongs(kind, stack):
                top = rank
                found = kind
        return found

    def best_of_all(self) -> i64:
        """What looking through the best stack brings."""
        top: i64 = 0
        for pile in range(len(self.d.piles)):
            if self.d.owns_pile(self.me, pile):
                top = max(top, self.best(pile))
        return top
