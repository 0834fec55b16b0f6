"""What one layer of a board game is worth to a player: the base game is a layer, and so is each expansion.

The greedy bot adds up what the layers of a game bring. All methods have defaults, so a layer says only what
it knows; what no layer knows is tried out and judged by what it changes. A layer numbers its own terms,
verbs and plans from 0; where they begin among those of all layers is set when a game is put together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from hexhaven.bots.tally import Tally
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import Block, Position

if TYPE_CHECKING:
    from hexhaven.games.island.bots.evaluation import Evaluation
    from hexhaven.games.island.bots.moment import Moment
    from hexhaven.games.island.bots.plans import Plans, Purchase
    from hexhaven.games.island.bots.weights import Weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """The values of one layer; each game of each bot has an object of its own."""

    place: i64 = 0  # among the layers of the game
    first_term: i64 = 0
    first_plan: i64 = 0
    first_verb: i64 = 0

    # --- asked once, when a game is put together ----------------------------------------------------

    def terms(self) -> list[str]:
        """The names of the terms this layer adds to a score."""
        return []

    def verbs(self) -> dict[str, int]:
        """The verbs it knows, by name; a later layer is asked before an earlier one."""
        return {}

    def purchases(self, rules: Rules) -> list[Purchase]:
        """What a player of this layer can plan for."""
        return []

    def adjust(self, weights: Weights) -> None:
        """Change what the base game finds important."""

    def is_purchase(self, verb: i64) -> bool:
        """Whether an action is paid for with cards in hand."""
        return False

    def may_win(self, verb: i64) -> bool:
        """Whether an action can bring points at once, or makes room for one that can."""
        return False

    def further_points(self) -> i64:
        """The most points that other things than buildings and roads can bring in one turn."""
        return 0

    def covers(self, block: Block) -> bool:
        """Whether `key` tells all that counts about a block of the position."""
        return False

    # --- about a position ---------------------------------------------------------------------------

    def key(self, p: Position) -> bytes:
        """What an evaluation depends on, beside the pieces and cards of the base game."""
        return b""

    def worth(self, e: Evaluation, p: Position, out: Tally) -> None:
        """Add what the position is worth to the player of the evaluation, the cards in hand apart."""

    def plans(self, e: Evaluation, p: Position, out: Plans) -> None:
        """Say what the purchases would be worth; those of earlier layers may be changed."""

    def answer(self, p: Position) -> i64:
        """The answer to a question that follows from an action tried out, or NONE if this layer has none."""
        return NONE

    # --- about an action ----------------------------------------------------------------------------

    def score(self, m: Moment, verb: i64, action: i64, out: Tally) -> bool:
        """Score an action of a verb this layer knows; False: try it out."""
        return False
