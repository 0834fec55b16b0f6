"""One decision: positions weighed from one player's place, and actions thought through on copies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import VERB_MASK
from hexhaven.core.game import CHANCE, NOBODY
from hexhaven.core.pending import OVER
from hexhaven.games.duel.bots.evaluation import DuelEvaluation, future_of, lead_worth, tournament_worth
from hexhaven.games.duel.bots.terms import (
    ALL,
    DICE,
    EVENTS,
    HAND,
    POINTS,
    RIVAL,
    STORES,
    TOKENS,
    TOURNAMENT,
    WIN,
    new_tally,
)
from hexhaven.games.duel.bots.values import DuelValues
from hexhaven.games.duel.bots.wizardry import lasting_strength
from hexhaven.games.duel.rules.names import DIVINATION, INSPIRATION, MAGIC_EYE, SPY
from hexhaven.games.duel.rules.pile import UNKNOWN
from hexhaven.games.duel.rules.questions import (
    CHOOSE,
    COUNTER,
    DIE,
    DRAW,
    GRAB,
    LEAP,
    LOOK,
    PAY,
    PAY_ANY,
    PICK_CARD,
    PICK_PILE,
    PICK_REGION,
    REACT,
    TAKE,
    YIELD,
)
from hexhaven.games.duel.rules.realm import COLUMNS, Realm, number
from hexhaven.games.duel.rules.rules import Card
from hexhaven.games.duel.rules.stacks import EVENT_DECK, PILE_MASK
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FULL, NUMBERS

MOST_STEPS: Final = 24  # questions in a row that are thought through
MOST_AFTER_DIE: Final = 4  # the same after a die: two wizards on equal terms may throw for ever
MOST_THOROUGH: Final = 12  # answers of which each is thought through to its end


class Mind:
    """Weighs positions for one player. What was seen of a principality is remembered for this decision."""

    def __init__(self, values: DuelValues, d: Duel, me: i64, searched: i64, weakest: i64) -> None:
        self.values: Final = values
        self.d: Final = d
        self.me: Final[i64] = me
        self.searched: Final[i64] = searched  # what looking through a stack brings
        self.weakest: Final[i64] = weakest  # what the card of the hand is worth that goes first
        self.events: vec[i64] = vec[i64]()  # by kind: what an event brings, where that matters (`omens`)
        self.faces: vec[i64] = vec[i64]()  # by face of the event die: more than an average one, likewise
        self.future: Final[i64] = future_of(values, d)  # the same for all that is compared
        self.estates: Final[dict[bytes, Tally]] = {}
        self.base: Tally = self.unasked()

    def unasked(self) -> Tally:
        """What is asked now is measured by not being asked at all."""
        return self.weigh(self.d, max(0, self.d.depth - 1))

    # --- weighing -------------------------------------------------------------------------------------

    def judge(self, d: Duel) -> Tally:
        """What a position is worth, with what is still to come of the questions asked."""
        return self.weigh(d, d.depth)

    def weigh(self, d: Duel, questions: i64) -> Tally:
        """What a position is worth with the first so many of its questions."""
        t = new_tally()
        w = self.values.weights
        if d.won_by == self.me:
            t.add(WIN, w.win)
        elif d.won_by != NOBODY:
            t.add(WIN, -w.win)
        me = d.realms[self.me]
        other = d.realms[1 - self.me]
        t.add_all(self.evaluation(d, self.me))
        t.add(POINTS, (me.points - tokens_of(d, self.me)) * w.point)
        t.add(TOKENS, self.knight_worth(d) + self.windmill_worth(d))
        t.add(TOURNAMENT, tournament_worth(self.values, self.future, me.tournament, other))
        rival = self.evaluation(d, 1 - self.me).total + (other.points - tokens_of(d, 1 - self.me)) * w.point
        t.add(RIVAL, -rival * w.rival // ALL)
        if d.set_number > 0:
            t.add(DICE, self.number_worth(d))
        if d.set_face > 0 and len(self.faces) > 0:
            t.add(DICE, self.faces[d.set_face - 1])
        if len(self.events) > 0:
            t.add(EVENTS, self.fate(d))
        for i in range(questions):
            self.add_pending(d, d.stack[i], t)
        return t

    def knight_worth(self, d: Duel) -> i64:
        """More strength is a token; one that a potion lends is worth little, unless it stops a victory."""
        w = self.values.weights
        own = lasting_strength(d, d.realms[self.me])
        other = lasting_strength(d, d.realms[1 - self.me])
        worth = lead_worth(self.values, own, other)
        rival = d.realms[1 - self.me]
        if own + other < d.realms[self.me].strength + rival.strength:
            share = w.passing_token
            if rival.points + w.about_to_win >= self.values.rules.victory_points:
                share = w.blocked_win
            lent = lead_worth(self.values, d.realms[self.me].strength, rival.strength) - worth
            worth += lent * share // ALL
        return worth

    def windmill_worth(self, d: Duel) -> i64:
        """More commerce is a token only with a city."""
        w = self.values.weights
        ahead = d.realms[self.me].commerce - d.realms[1 - self.me].commerce
        worth = max(-w.safe_lead, min(w.safe_lead, ahead)) * w.lead
        token = w.token + w.trade_advantage * self.future // ALL
        if d.windmill_token == self.me:
            return worth + token
        if d.windmill_token != NOBODY:
            return worth - token * w.rival // ALL
        return worth

    def evaluation(self, d: Duel, player: i64) -> Tally:
        key = estate_key(d, player)
        known = self.estates.get(key)
        if known is None:
            known = DuelEvaluation(self.values, d, player, player == self.me, self.future).tally
            self.estates[key] = known
        return known

    def number_worth(self, d: Duel) -> i64:
        """What the number chosen beforehand brings more than an average one, for both."""
        w = self.values.weights
        own = more_than_average(d.realms[self.me], d.set_number)
        other = more_than_average(d.realms[1 - self.me], d.set_number)
        return (own - other * w.rival // ALL) * w.gift // NUMBERS

    def fate(self, d: Duel) -> i64:
        """What the events bring that one knows to be next, and what those would have brought that are out."""
        w = self.values.weights
        worth: i64 = 0
        share = w.fate
        i = d.events.size() - 1
        while i >= 0 and share > 0 and d.events.entries[i] != UNKNOWN:
            worth += self.events[i64(d.events.entries[i])] * share // ALL
            share -= w.fate // 3
            i -= 1
        for kind in range(self.values.rules.last_kind):
            gone = i64(d.removed[kind]) - i64(self.d.removed[kind])
            if gone > 0:
                worth -= self.events[kind] * gone * w.banned // ALL
        return worth

    def add_pending(self, d: Duel, question: i64, t: Tally) -> None:
        """Add what a question that is not answered yet will bring or cost."""
        kind = question & 255
        who = ((question >> 8) & 255) - 2
        n = (question >> 16) & 65535
        if kind == DRAW:
            who = n
        share: i64 = ALL
        if who != self.me:
            share = -self.values.weights.rival
        if kind == LOOK:
            if n == self.me and (question >> 32) & PILE_MASK == EVENT_DECK and len(self.events) > 0:
                t.add(EVENTS, self.events_to_come())
        elif kind in (DRAW, TAKE, PICK_CARD, PICK_PILE):
            t.add(HAND, self.cards_to_come(d, kind, n) * share // ALL)
        else:
            t.add(STORES, self.resources_to_come(kind, n) * share // ALL)

    def events_to_come(self) -> i64:
        """What it may bring to see the next events and to choose among them."""
        best: i64 = 0
        worst: i64 = 0
        for kind in range(self.values.rules.last_kind):
            best = max(best, self.events[kind])
            worst = min(worst, self.events[kind])
        return (best - worst) * self.values.weights.fate // ALL

    def cards_to_come(self, d: Duel, kind: i64, n: i64) -> i64:
        w = self.values.weights
        if kind == DRAW:
            return self.draw_worth(d, n)
        if kind == TAKE:
            return n * self.searched
        if n == SPY:
            return min(d.realms[1 - self.me].hand_size, 2) * w.drawn
        if n == INSPIRATION:  # for a second card
            return self.draw_worth(d, self.me)
        if n == MAGIC_EYE:
            return max(0, self.searched - self.weakest)
        if n == DIVINATION and kind == PICK_PILE:
            r = d.realms[self.me]
            return max(0, r.hand_limit - r.hand_size) * w.foresight
        return 0

    def draw_worth(self, d: Duel, player: i64) -> i64:
        """A card nobody knows; above the limit it is a choice among more."""
        r = d.realms[player]
        if r.hand_size < r.hand_limit:
            return self.values.weights.drawn
        return self.values.weights.choice

    def resources_to_come(self, kind: i64, n: i64) -> i64:
        w = self.values.weights
        if kind == CHOOSE:
            return n * w.gift
        if kind == GRAB:
            return n * w.gift * (ALL + w.rival) // ALL
        if kind == PAY or kind == PAY_ANY or kind == YIELD:
            return -n * w.gift
        return 0

    # --- thinking ahead -------------------------------------------------------------------------------

    def after(self, action: i64) -> Tally:
        """What the position is worth after an own action, with the best answers to what it asks."""
        d = self.d.copy()
        d.apply(action, self.me)
        return self.outcome(d, 1, MOST_STEPS)

    def after_use(self, action: i64) -> Tally:
        """The same for the use of a card, which may open actions that were not there: the best of them."""
        value = self.after(action)
        d = self.paid_for(action)
        if d.depth > 0:
            return value
        before = self.d.sensible(self.me)
        for follow in d.sensible(self.me):
            if not has_verb(before, follow & VERB_MASK):
                value = self.better(value, d, follow)
        return value

    def after_building(self, action: i64) -> Tally:
        """The same for building: a card that makes others cheaper comes before them."""
        for card in self.values.rules.discounts:
            if card.kind == self.built_kind(action):
                return self.after_saving(action, card)
        return self.after(action)

    def after_saving(self, action: i64, card: Card) -> Tally:
        """Build a card, and the best of those that it makes cheaper if one can be paid."""
        value = self.after(action)
        d = self.paid_for(action)
        if d.depth > 0:
            return value
        for follow in d.sensible(self.me):
            is_same_verb = follow & VERB_MASK == action & VERB_MASK
            if is_same_verb and card.discount(d, self.me, self.built_kind(follow)) > 0:
                value = self.better(value, d, follow)
        return value

    def built_kind(self, action: i64) -> i64:
        """The kind of card that an action builds."""
        return self.d.rules.verb_of(action).first(action)

    def better(self, value: Tally, d: Duel, follow: i64) -> Tally:
        """A value, or what a second own action makes of a position, whichever is more."""
        after = d.copy()
        after.apply(follow, self.me)
        then = self.outcome(after, 0, MOST_STEPS)
        return then if then.total > value.total else value

    def paid_for(self, action: i64) -> Duel:
        """The position after an own action, once its price is paid."""
        d = self.d.copy()
        d.apply(action, self.me)
        while d.depth > 0 and d.waiting_for() == PAY and d.actor() == self.me:
            d = self.best_answer(d, self.me, d.sensible(self.me))
        return d

    def outcome(self, d: Duel, thorough: i64, steps: i64) -> Tally:
        """Answer what is asked until nothing is: each for themselves, and the die on average."""
        actor = d.actor()
        if d.depth == 0 or steps == 0 or d.phase == OVER:
            return self.judge(d)
        if actor == CHANCE:
            if d.waiting_for() == DIE:
                return self.throws(d, steps)
            return self.judge(d)
        legal = d.sensible(actor)
        if len(legal) == 0 or is_blind(d, self.me, legal):
            return self.judge(d)
        if len(legal) == 1 or (actor != self.me and d.waiting_for() in (REACT, COUNTER, LEAP)):
            d.apply(idle_answer(d, legal), actor)
            return self.outcome(d, thorough, steps - 1)
        if (
            thorough > 0
            and actor == self.me
            and d.waiting_for() >= PICK_REGION
            and len(legal) <= MOST_THOROUGH
        ):
            return self.best_outcome(d, legal, thorough - 1, steps - 1)
        return self.outcome(self.best_answer(d, actor, legal), thorough, steps - 1)

    def best_answer(self, d: Duel, actor: i64, legal: vec[i64]) -> Duel:
        """The position after the answer that looks best to whoever gives it, at a glance."""
        best = d
        top: i64 = 0
        found = False
        for action in legal:
            after = d.copy()
            after.apply(action, actor)
            value = self.judge(after).total
            if actor != self.me:
                value = -value
            if not found or value > top:
                best = after
                top = value
                found = True
        return best

    def best_outcome(self, d: Duel, legal: vec[i64], thorough: i64, steps: i64) -> Tally:
        """The best of own answers, each thought through."""
        best = self.base
        found = False
        for action in legal:
            after = d.copy()
            after.apply(action, self.me)
            value = self.outcome(after, thorough, steps)
            if not found or value.total > best.total:
                best = value
                found = True
        return best

    def throws(self, d: Duel, steps: i64) -> Tally:
        """The average over all throws of one die."""
        t = new_tally()
        verb = d.rules.sources[DIE][0]
        for n in range(1, NUMBERS + 1):
            after = d.copy()
            after.apply(verb.at(n), CHANCE)
            t.add_all(self.outcome(after, 0, min(steps - 1, MOST_AFTER_DIE)))
        t.divide(NUMBERS)
        return t


def has_verb(actions: vec[i64], verb: i64) -> bool:
    for action in actions:
        if action & VERB_MASK == verb:
            return True
    return False


def idle_answer(d: Duel, legal: vec[i64]) -> i64:
    """The answer that lets things happen: the opponent's means against it are unknown or dear."""
    for action in legal:
        name = d.rules.verbs[action & VERB_MASK].name
        if name in ("brave", "let", "let-happen"):
            return action
    return legal[0]


def is_blind(d: Duel, me: i64, legal: vec[i64]) -> bool:
    """Whether a spy is at work whose victim's hand is not seen yet."""
    return d.waiting_for() == PICK_CARD and d.number() == SPY and d.actor() == me and len(legal) == 1


def tokens_of(d: Duel, player: i64) -> i64:
    n: i64 = 0
    if d.knight_token == player:
        n += 1
    if d.windmill_token == player:
        n += 1
    return n


def more_than_average(r: Realm, wanted: i64) -> i64:
    """How many more resources a number brings than others do, in sixths; full regions take none."""
    all_regions: i64 = 0
    these: i64 = 0
    for column in range(r.first, r.last + 1):
        for region in range(column, 2 * COLUMNS, COLUMNS):
            entry = r.regions[region]
            if entry != 0 and r.stock[region] < FULL:
                all_regions += 1
                if number(entry) == wanted:
                    these += 1
    return these * NUMBERS - all_regions


def estate_key(d: Duel, player: i64) -> bytes:
    """All that the look at a principality depends on."""
    r = d.realms[player]
    other = d.realms[1 - player]
    few = (
        player | d.settlements_left << 1 | d.cities_left << 5 | d.citadels_left << 9 | d.roads_left << 13
        | d.regions_left << 17 | other.strength << 22 | other.commerce << 29 | other.tournament << 36
        | r.hand_size << 48
    )  # fmt: skip
    return int(few).to_bytes(8, "little") + b"".join((
        bytes(r.stock), bytes(r.cards), bytes(r.marks), bytes(r.counters), bytes(r.hand), bytes(r.centres),
        bytes(r.roads), bytes(r.regions), bytes(r.stored), bytes(other.cards), bytes(other.marks),
        bytes([int(d.unlocked)]),
    ))  # fmt: skip
