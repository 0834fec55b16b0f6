"""The greedy bot of the board games: the sum of what the layers of a game bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.scoring_bot import ScoringBot
from hexhaven.bots.tally import Scored
from hexhaven.core.actions import operand
from hexhaven.core.game import Action, View
from hexhaven.games.island.bots import lines, trading, victory
from hexhaven.games.island.bots.evaluation import Evaluation, future_of
from hexhaven.games.island.bots.guess import Guess
from hexhaven.games.island.bots.layers import values_of
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.tables import GameTables
from hexhaven.games.island.bots.talk import Talk
from hexhaven.games.island.bots.verbs import OFFER, PROPOSE
from hexhaven.games.island.bots.weights import Weights
from hexhaven.games.island.rules.questions import AFTER_ROLL, PARTNER, REPLY
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.trade import BIT
from hexhaven.games.island.rules.view import BoardView


class GreedyBot(ScoringBot):
    """Plays one seat of a board game by a value function over what it sees.

    It remembers the island, what it has said in this turn and who has refused what, nothing about hidden
    cards. Weights that are given are taken as they are; otherwise each layer of the game adjusts the usual
    ones.
    """

    def __init__(self, seed: object, weights: Weights | None = None) -> None:
        super().__init__(seed)
        self.weights: Final = weights
        self.tables: GameTables | None = None
        self.talk = Talk()
        self.evaluation: Evaluation | None = None  # of the last decision
        self.evaluation_key = b""

    def begin(self, player: int) -> None:
        self.tables = None
        self.talk = Talk()
        self.evaluation = None

    def sees_more(self, view: View) -> bool:
        """Whoever is asked to trade may propose another deal."""
        return board_view(view).position().waiting_for() == REPLY

    def remember(self, view: View, action: i64) -> None:
        """Keep in mind what was offered."""
        p = board_view(view).position()
        verb = self.tables_of(p).verb_of(action)
        if verb == OFFER:
            self.talk.note_offer(p.rules.verb_of(action).first(action))
        elif verb == PROPOSE:
            self.talk.note_proposal(operand(action))

    def hear(self, player: int, action: Action) -> None:
        self.talk.heard.append((player, int(action)))

    def leave_alone(self, players: Sequence[int]) -> None:
        spared: i64 = 0
        for player in players:
            spared |= BIT[player]
        self.talk.spared = spared

    # --- looking ------------------------------------------------------------------------------------

    def tables_of(self, p: Position) -> GameTables:
        tables = self.tables
        if tables is None or tables.rules is not p.rules or tables.land is not p.land:
            tables = GameTables(p, values_of(p.slices()), self.weights)
            self.tables = tables
            self.evaluation = None
        return tables

    def evaluation_of(self, p: Position, me: i64) -> Evaluation:
        """The evaluation of a position, kept while nothing changes but cards in hand."""
        tables = self.tables_of(p)
        key = board_key(p, me) + tables.key(p)
        evaluation = self.evaluation
        if evaluation is None or key != self.evaluation_key:
            evaluation = Evaluation(tables, p, me, future_of(tables, p, me))
            self.evaluation = evaluation
            self.evaluation_key = key
        return evaluation

    # --- scoring ------------------------------------------------------------------------------------

    def consider(self, view: View, actions: vec[i64]) -> list[Scored]:
        """Score what is listed, and deals that the list does not hold."""
        seen = board_view(view)
        p = seen.position()
        m = Moment(p, self.evaluation_of(p, view.viewer))
        out = self.consider_actions(seen, m, actions)
        waiting = p.waiting_for()
        if waiting == AFTER_ROLL:
            lines.consider_lines(m, out)
        victory.consider_victory(m, out)
        self.talk.listen(p, m.me, m.tables.weights.refusal)
        if waiting == AFTER_ROLL:
            trading.consider_offers(m, self.talk, out)
            trading.trade_first(m, out)
        elif waiting == REPLY:
            trading.consider_proposals(m, self.talk, out)
        elif waiting == PARTNER:
            out = trading.stay_on_turn(m, out)
        return out

    def consider_actions(self, view: BoardView, m: Moment, actions: vec[i64]) -> list[Scored]:
        """Score what the list holds, by the layers or by a trial; offers are thought of apart."""
        out: list[Scored] = []
        guess: Guess | None = None
        for action in actions:
            if m.tables.verb_of(action) == OFFER:
                continue
            scored = m.tables.scored(action)
            if not m.score(action, scored.tally):
                if guess is None:
                    guess = Guess(m, view.fill(self.rng))
                guess.score(action, scored.tally)
            out.append(scored)
        return out


def board_key(p: Position, me: i64) -> bytes:
    """All that an evaluation depends on, as bytes."""
    few = int(me | p.robber << 8 | p.deck_size << 32).to_bytes(8, "little")
    return few + b"".join((
        bytes(p.routes), bytes(p.holders), bytes(p.buildings), bytes(p.shown_points), bytes(p.opened),
        bytes(p.cards), bytes(p.rates),
    ))  # fmt: skip


def board_view(view: View) -> BoardView:
    if not isinstance(view, BoardView):
        raise TypeError("the greedy bot plays board games only")
    return view
