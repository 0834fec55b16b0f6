"""The greedy bot: score everything it can do now, and do what scores best."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.actions import VERB_BITS, VERB_MASK, operand
from hexhaven.board.questions import AFTER_ROLL, FOUND, FOUND_ROAD, PARTNER, REPLY
from hexhaven.board.state import Position
from hexhaven.board.trade import ADDRESSEES
from hexhaven.board.view import BoardView
from hexhaven.bots.amounts import UNIT
from hexhaven.bots.bot import Bot
from hexhaven.bots.greedy import lines, opening, scoring, trading, victory
from hexhaven.bots.greedy.chart import OFFER, Chart
from hexhaven.bots.greedy.hand import best_remainder, size_of
from hexhaven.bots.greedy.knights.lore import KnightsLore, knows_knights
from hexhaven.bots.greedy.lore import Lore
from hexhaven.bots.greedy.moment import Moment
from hexhaven.bots.greedy.outlook import Outlook
from hexhaven.bots.greedy.tally import KEEP, Scored
from hexhaven.bots.greedy.weights import STANDARD, Weights
from hexhaven.game import Action, View
from hexhaven.rng import Rng


class GreedyBot(Bot):
    """Plays one seat of a board game by a value function over what it sees.

    It remembers the island and what it has said in this turn, nothing about hidden cards.
    """

    def __init__(self, seed: object, weights: Weights = STANDARD) -> None:
        self.rng: Final = Rng(seed)
        self.weights: Final = weights
        self.lore = Lore()
        self.chart: Chart | None = None
        self.talk = trading.Talk()
        self.outlook: Outlook | None = None  # of the last decision
        self.outlook_key = b""

    def begin(self, player: int) -> None:
        self.chart = None
        self.talk = trading.Talk()
        self.outlook = None

    def choose(self, view: View) -> Action:
        seen = board_view(view)
        legal = seen.legal()
        if len(legal) == 0:
            raise ValueError(f"player {view.viewer} has nothing to choose from")
        if len(legal) == 1 and seen.position().waiting_for() != REPLY:
            return legal[0]
        action = self.best(self.consider(seen, legal))
        self.remember(seen.position(), action)
        return action

    def explain(self, view: View) -> list[tuple[Action, float, dict[str, float]]]:
        """Everything the bot considers, best first: the action, its score in points, and the terms."""
        scored = self.consider(board_view(view), view.legal())
        scored.sort(key=lambda s: int(-s.tally.total))
        return [(s.action, float(int(s.tally.total)) / UNIT, s.tally.words()) for s in scored]

    def best(self, scored: list[Scored]) -> i64:
        """The action with the highest score; among equals, any."""
        top = scored[0].tally.total
        for s in scored:
            top = max(top, s.tally.total)
        equals = [s.action for s in scored if s.tally.total == top]
        return equals[0] if len(equals) == 1 else equals[int(self.rng.below(len(equals)))]

    def remember(self, p: Position, action: i64) -> None:
        """Keep in mind what was offered."""
        chart = self.chart_of(p)
        code = action & VERB_MASK
        if code == chart.offer:
            self.talk.offers.append(int(action >> (VERB_BITS + ADDRESSEES)))
        elif code == chart.propose:
            self.talk.proposals += 1

    # --- looking ------------------------------------------------------------------------------------

    def chart_of(self, p: Position) -> Chart:
        chart = self.chart
        if chart is None or chart.rules is not p.rules or chart.land is not p.land:
            self.lore = lore_of(p)
            chart = self.lore.chart(p, self.weights)
            self.chart = chart
            self.outlook = None
        return chart

    def outlook_of(self, p: Position, me: i64) -> Outlook:
        """The outlook on a position, kept while nothing changes but cards in hand."""
        chart = self.chart_of(p)
        key = board_key(p, me) + self.lore.key(p)
        outlook = self.outlook
        if outlook is None or key != self.outlook_key:
            outlook = self.lore.look(chart, p, me)
            self.outlook = outlook
            self.outlook_key = key
        return outlook

    # --- scoring ------------------------------------------------------------------------------------

    def consider(self, view: BoardView, legal: vec[i64]) -> list[Scored]:
        """Score the legal actions, and deals that the list does not hold."""
        p = view.position()
        chart = self.chart_of(p)
        outlook = self.outlook_of(p, view.viewer)
        waiting = p.waiting_for()
        if waiting in (FOUND, FOUND_ROAD):
            return consider_founding(opening.Opening(chart, p, outlook), waiting, legal)
        m = self.lore.moment(chart, p, outlook)
        if self.lore.is_giving_up(waiting):
            return consider_discards(m, legal)
        out = consider_actions(self.lore, m, legal)
        if waiting == AFTER_ROLL:
            lines.consider_lines(self.lore, m, out)
        victory.consider_victory(self.lore, m, out)
        self.talk.listen(p)
        if waiting == AFTER_ROLL:
            trading.consider_offers(m, self.talk, out)
            trading.trade_before_building(m, out)
        elif waiting == REPLY:
            trading.consider_proposals(m, self.talk, out)
        elif waiting == PARTNER:
            out = trading.stay_on_turn(m, out)
        return out


def lore_of(p: Position) -> Lore:
    return KnightsLore() if knows_knights(p) else Lore()


def consider_founding(o: opening.Opening, waiting: i64, legal: vec[i64]) -> list[Scored]:
    out: list[Scored] = []
    for action in legal:
        scored = Scored(action)
        if waiting == FOUND:
            o.score_node(operand(action), scored.tally)
        else:
            o.score_road(operand(action), scored.tally)
        out.append(scored)
    return out


def consider_discards(m: Moment, legal: vec[i64]) -> list[Scored]:
    """Give up first what the best hand that can be kept does not need."""
    kept = best_remainder(m.outlook, m.hand, size_of(m.hand) - m.p.due_from(m.me))
    out: list[Scored] = []
    for action in legal:
        card = operand(action)
        scored = Scored(action)
        hand = m.hand[:]
        hand[card] -= 1
        m.add_hand(hand, scored.tally)
        if m.hand[card] <= kept[card]:
            scored.tally.add(KEEP, -m.chart.weights.win)
        out.append(scored)
    return out


def consider_actions(lore: Lore, m: Moment, legal: vec[i64]) -> list[Scored]:
    """Score what the list holds; offers are thought of apart."""
    out: list[Scored] = []
    for action in legal:
        verb = m.chart.verb_of(action)
        if verb != OFFER:
            scored = Scored(action)
            scoring.score(lore, m, verb, action, scored.tally)
            out.append(scored)
    return out


def board_key(p: Position, me: i64) -> bytes:
    """All that an outlook depends on, as bytes."""
    few = int(me | p.robber << 8 | p.deck_size << 32).to_bytes(8, "little")
    return few + b"".join((
        bytes(p.routes), bytes(p.holders), bytes(p.buildings), bytes(p.shown_points), bytes(p.opened),
        bytes(p.cards), bytes(p.rates),
    ))  # fmt: skip


def board_view(view: View) -> BoardView:
    if not isinstance(view, BoardView):
        raise TypeError("the greedy bot plays board games only")
    return view
