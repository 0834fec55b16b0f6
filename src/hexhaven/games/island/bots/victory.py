"""A victory in this turn: whoever is near enough looks through everything that trades and builds can do.

The search builds with a full purse and adds up what it cost; whether the cards in hand and the bank pay for
all of it together is asked after each piece. So it never has to guess what to trade first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.tally import Scored
from hexhaven.core.actions import VERB_BITS, operand
from hexhaven.core.pending import OVER
from hexhaven.games.island.bots.cards import held_by_others
from hexhaven.games.island.bots.evaluation import Evaluation
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.places import SPECIAL_POINTS
from hexhaven.games.island.bots.plans import ENLARGE, EXTEND, MOST_ROADS, SETTLE
from hexhaven.games.island.bots.tables import NO_CARDS
from hexhaven.games.island.bots.terms import WIN, wins_at_once
from hexhaven.games.island.bots.verbs import (
    BANK,
    BUILD,
    BUILD_ROAD,
    PLAY_INVENTION,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    TAKE_CARD,
)
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.questions import AFTER_ROLL, FREE_ROAD, TAKE
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import KINDS
from hexhaven.games.island.rules.trade import trading_over

MOST_LACKING: Final = 4  # points; nobody makes more of one turn
PLENTY: Final = 60  # cards of each kind in the purse of the search
FULL_HAND: Final = 200
ONE_ROAD: Final = EXTEND + 1


def consider_victory(m: Moment, out: list[Scored]) -> None:
    """Let the first step of a turn that wins score the victory, if no single step wins."""
    lacking = m.tables.rules.target - m.evaluation.points
    if not 0 < lacking <= MOST_LACKING or m.p.turn != m.me:
        return
    if wins_at_once(out):
        return
    first = first_step(m, out)
    for scored in out:
        if scored.action == first:
            scored.tally.add(WIN, m.tables.weights.win)


def first_step(m: Moment, out: list[Scored]) -> i64:
    """The first action of a turn that wins, or NONE: without a development card, or with one."""
    search = Search(m, m.hand)
    step = search.from_here()
    if step != NONE or m.p.waiting_for() != AFTER_ROLL:
        return step
    for scored in out:
        verb = m.tables.verb_of(scored.action)
        if PLAY_KNIGHT <= verb <= PLAY_MONOPOLY and wins_with(m, verb, scored.action):
            return scored.action
    return NONE


def wins_with(m: Moment, verb: i64, card: i64) -> bool:
    """Whether a development card, played now, makes a victory of this turn."""
    hand = m.hand[:]
    if verb == PLAY_MONOPOLY:
        hand[operand(card)] += held_by_others(m.p, m.me, operand(card))
    search = Search(m, hand)
    p = m.p.copy()
    p.apply(card, m.me)
    if p.depth > 0 and p.waiting_for() == TAKE:
        search.wild = p.number()
    if verb in (PLAY_KNIGHT, PLAY_INVENTION):
        p.depth = 0  # where the robber goes does not matter here
    return search.wins(p)


class Search:
    """A search for builds that win and can be paid together."""

    def __init__(self, m: Moment, hand: vec[i64]) -> None:
        self.m: Final = m
        self.hand: Final = hand
        self.wild: i64 = 0  # cards of the own choice that are still to be taken
        self.trades: Final = trading_over(m.p) is None
        self.seen: Final[set[bytes]] = set()
        self.built: Final[list[int]] = []  # what wins, the last piece first
        self.price: vec[i64] = NO_CARDS

    # --- the first step -----------------------------------------------------------------------------

    def from_here(self) -> i64:
        """The first step of a victory without a development card, or NONE."""
        p = self.m.p.copy()
        waiting = p.waiting_for()
        if waiting == TAKE:
            self.wild = p.number()
            p.depth -= 1
        elif waiting not in (AFTER_ROLL, FREE_ROAD):
            return NONE
        if not self.wins(p, self.m.evaluation):
            return NONE
        if waiting == TAKE:
            return self.m.tables.code(TAKE_CARD) | max(0, self.lacking_card()) << VERB_BITS
        if waiting == FREE_ROAD or self.lacking_card() == NONE:
            return self.built[-1]
        return p.rules.verbs[self.m.tables.code(BANK)].pack(self.spare_card(), self.lacking_card())

    def lacking_card(self) -> i64:
        """A card that the price of the victory lacks, or NONE."""
        for card in range(self.m.evaluation.kinds):
            if self.price[card] > self.hand[card]:
                return card
        return NONE

    def spare_card(self) -> i64:
        """A card that the bank takes and the price does not need."""
        for card in range(self.m.evaluation.kinds):
            if self.hand[card] - self.price[card] >= self.m.evaluation.rates[card]:
                return card
        return NONE

    # --- the search ---------------------------------------------------------------------------------

    def wins(self, p: Position, evaluation: Evaluation | None = None) -> bool:
        """Whether some builds from here win and can be paid."""
        for card in range(self.m.evaluation.kinds):
            p.hands[self.m.me * KINDS + card] = PLENTY
        p.hand_size[self.m.me] = FULL_HAND
        return self.goes_on(p, evaluation)

    def goes_on(self, p: Position, evaluation: Evaluation | None = None) -> bool:
        """Whether something from here wins; what is known about the position need not be found out again."""
        spent = self.spent(p)
        if not self.is_paid(spent, NO_CARDS, 0):
            return False
        if p.phase == OVER or p.points_of(self.m.me) >= p.rules.target:
            self.price = spent
            return True
        key = bytes(p.routes) + bytes(p.buildings) + self.m.tables.key(p)
        if key in self.seen or not self.has_hope(p, spent, evaluation):
            return False
        self.seen.add(key)
        return self.tries_everything(p, spent)

    def tries_everything(self, p: Position, spent: vec[i64]) -> bool:
        enlarged = False
        for action in p.legal(self.m.me):
            if not self.m.tables.may_win(action) or not self.is_paid_with(action, p, spent):
                continue
            if self.m.tables.verb_of(action) == BUILD and p.holders[operand(action)] == MARK[self.m.me]:
                if enlarged:
                    continue  # one city is as good as another
                enlarged = True
            after = p.copy()
            after.apply(action, self.m.me)
            self.m.tables.settle(after)
            if self.goes_on(after):
                self.built.append(int(action))
                return True
        return False

    def is_paid_with(self, action: i64, p: Position, spent: vec[i64]) -> bool:
        """Whether a piece with a fixed price can be paid on top: others have to be tried."""
        verb = self.m.tables.verb_of(action)
        if verb == BUILD_ROAD:
            return self.is_paid(spent, self.m.tables.need, ONE_ROAD * KINDS)
        if verb == BUILD:
            plan = ENLARGE if p.holders[operand(action)] == MARK[self.m.me] else SETTLE
            return self.is_paid(spent, self.m.tables.need, plan * KINDS)
        return True

    def spent(self, p: Position) -> vec[i64]:
        """What the pieces laid so far have cost."""
        spent = NO_CARDS[:]
        for card in range(self.m.evaluation.kinds):
            spent[card] = PLENTY - i64(p.hands[self.m.me * KINDS + card])
        return spent

    def is_paid(self, spent: vec[i64], need: vec[i64], row: i64) -> bool:
        """Whether hand, bank and cards still to be taken pay for what was spent and one price more."""
        missing: i64 = 0
        traded: i64 = 0
        for card in range(self.m.evaluation.kinds):
            spare = self.hand[card] - spent[card] - need[row + card]
            if spare < 0:
                missing -= spare
                if i64(self.m.p.bank[card]) < -spare:
                    return False
            elif self.trades:
                traded += spare // self.m.evaluation.rates[card]
        return missing <= traded + self.wild

    def has_hope(self, p: Position, spent: vec[i64], evaluation: Evaluation | None) -> bool:
        """Whether what can still be paid could bring the points that lack."""
        free = p.number() if p.depth > 0 and p.waiting_for() == FREE_ROAD else 0
        settlements = self.affords(spent, SETTLE)
        cities = self.affords(spent, ENLARGE)
        further = self.m.tables.further_points
        if free + settlements + cities + further == 0 and self.affords(spent, ONE_ROAD) == 0:
            return False
        lacking = p.rules.target - p.points_of(self.m.me)
        if further >= lacking:
            return True
        if further + SPECIAL_POINTS + settlements + cities < lacking:
            return False
        e = self.m.evaluation.after(p) if evaluation is None else evaluation
        hope = further
        if self.reaches(e, spent, EXTEND, free):
            hope += SPECIAL_POINTS
        if self.reaches(e, spent, SETTLE, free):
            hope += settlements
        if e.plans.worth[ENLARGE] > 0:
            hope += cities
        return hope >= lacking

    def reaches(self, e: Evaluation, spent: vec[i64], plans: i64, free: i64) -> bool:
        """Whether one of the plans that begin with roads can be paid, some roads being free."""
        for roads in range(MOST_ROADS + 1):
            paid = plans + max(0, roads - free)
            if e.plans.worth[plans + roads] > 0 and self.is_paid(spent, self.m.tables.need, paid * KINDS):
                return True
        return False

    def affords(self, spent: vec[i64], plan: i64) -> i64:
        """How many buildings of a kind can be paid on top."""
        more = spent[:]
        for n in range(MOST_LACKING):
            if not self.is_paid(more, self.m.tables.need, plan * KINDS):
                return n
            for card in range(self.m.evaluation.kinds):
                more[card] += self.m.tables.need[plan * KINDS + card]
        return MOST_LACKING
