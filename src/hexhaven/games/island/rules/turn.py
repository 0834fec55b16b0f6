"""The turn, as the rule book tells it.

1. Whoever is on turn rolls for production; the roll counts for everybody.
2. Then there is trade,
3. and building. Where the phases are separated, the first build ends trading.
At any time of the turn, before the roll too, one development card may be played.
Then the neighbour on the left is on turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import EFFECT, PEEKED, THROWN, TURN
from hexhaven.core.game import CHANCE, NOBODY, Player, Refusal
from hexhaven.core.operands import DIE, DIE_BITS, DIE_MASK
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.market import SILENCE
from hexhaven.games.island.rules.production import produce
from hexhaven.games.island.rules.questions import (
    AFTER_ROLL,
    BEFORE_ROLL,
    BETWEEN_TURNS,
    DICE,
    NEXT_TURN,
    PARTNER,
    PRODUCTION,
    REPLY,
    SETTLED,
)
from hexhaven.games.island.rules.robber import seven
from hexhaven.games.island.rules.rules import Flow, Rules, Verb
from hexhaven.games.island.rules.state import SEAT_BIT, Position
from hexhaven.games.island.rules.terrain import CARD_KINDS
from hexhaven.games.island.rules.trade import close_offer

SEVEN: Final = 7


class Roll(Verb):
    """Throw the dice. Nobody may trade or build before."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.ask(DICE, CHANCE)


class Rolled(Verb):
    """Chance: the two dice."""

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        return [(int(self.at(red << 3 | yellow)), 1) for red in range(1, 7) for yellow in range(1, 7)]

    def deal(self, p: Position, rng: Rng) -> i64:
        pick = rng.below(36)
        return self.at((pick // 6 + 1) << 3 | (pick % 6 + 1))

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for red in range(1, 7):
            for yellow in range(1, 7):
                out.add(self.code, red << 3 | yellow)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if 1 <= self.first(action) <= 6 and 1 <= self.second(action) <= 6:
            return None
        return Refusal("no_such_dice", "production")

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        red = operand(action) >> DIE_BITS
        yellow = operand(action) & DIE_MASK
        p.rolled = red + yellow
        if p.facts is not None:
            p.facts.add(THROWN, red, yellow)
        throw(p)


def throw(p: Position) -> None:
    """The dice lie: what they bring comes as soon as nobody has to answer anything more."""
    p.phase = AFTER_ROLL
    for e in p.rules.after_dice:
        e.after_dice(p)
    if p.depth == 0:
        carry_out_roll(p)
    else:
        p.step = PRODUCTION


def carry_out_roll(p: Position) -> None:
    """What the sum of the dice brings to everybody."""
    if p.facts is not None:
        p.facts.add(EFFECT, p.rolled)
    if p.rolled == SEVEN:
        seven(p)
        return
    if len(p.rules.after_production) == 0:
        produce(p, p.rolled)
        return
    before = sizes_of_hands(p)
    produce(p, p.rolled)
    served = served_since(p, before)
    for e in p.rules.after_production:
        e.after_production(p, served)


def sizes_of_hands(p: Position) -> i64:
    """How many cards everybody holds, in one number: eight bits for each player."""
    sizes: i64 = 0
    for player in range(p.rules.players):
        sizes = sizes << 8 | i64(p.hand_size[player])
    return sizes


def served_since(p: Position, before: i64) -> i64:
    """Who holds another number of cards than before (bit p for player p)."""
    changed = sizes_of_hands(p) ^ before
    served: i64 = 0
    for player in range(p.rules.players - 1, -1, -1):
        if changed & 255 != 0:
            served |= i64(SEAT_BIT[player])
        changed >>= 8
    return served


class EndTurn(Verb):
    """Pass the dice to the neighbour on the left. An offer that is still open is withdrawn by it."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if player == p.turn and (len(p.rules.may_end) == 0 or cannot_end(p) is None):
            out.add(self.code)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return cannot_end(p) if player == p.turn else p.rules.not_asked(p, self)

    def play(self, p: Position, player: Player, action: i64) -> None:
        if p.market.offer != 0:
            close_offer(p)
        p.phase = BETWEEN_TURNS
        p.market = SILENCE
        for e in p.rules.turn_ends:
            e.turn_ends(p)
        if p.depth == 0:
            pass_dice(p)
        else:
            p.step = NEXT_TURN


def cannot_end(p: Position) -> Refusal | None:
    """Why the turn may not end yet."""
    for e in p.rules.may_end:
        refusal = e.may_end(p)
        if refusal is not None:
            return refusal
    return None


def tell_turn(p: Position) -> None:
    """Whoever might have won by cards in hand, and has not, shows that they are no points."""
    assert p.facts is not None
    p.facts.add(TURN, p.turn, p.turns_done)
    held = i64(p.cards_held[p.turn])
    if held > 0 and p.rules.wins_unannounced and i64(p.shown_points[p.turn]) + held >= p.rules.target:
        p.facts.add(PEEKED, NOBODY, p.turn)


class TurnFlow(Flow):
    """The sum of the dice after whatever the throw itself brought; the next turn after the last one's end."""

    def go_on(self, p: Position) -> None:
        while p.step != SETTLED and p.depth == 0:
            step = p.step
            p.step = SETTLED
            if step == PRODUCTION:
                carry_out_roll(p)
            else:
                pass_dice(p)


def pass_dice(p: Position) -> None:
    """The left neighbour is next, unless an expansion knows better."""
    for e in p.rules.next_turn:
        if e.next_turn(p):
            return
    begin_turn(p, (p.turn + 1) % p.rules.players, BEFORE_ROLL)


def begin_turn(p: Position, player: Player, phase: i64) -> None:
    p.turn = player
    p.turns_done += 1
    if p.facts is not None:
        tell_turn(p)
    p.phase = phase
    p.card_played = False
    p.has_built = False
    if p.fresh_cards > 0:
        p.fresh_cards = 0
        for kind in range(CARD_KINDS):
            p.fresh[kind] = 0


def register(rules: Rules) -> None:
    """Bring the turn into the rules."""
    rules.flow = TurnFlow()
    rules.add(Roll("roll"), BEFORE_ROLL)
    rules.add(Rolled("rolled", [DIE, DIE], "production"), DICE)
    end = EndTurn("end")
    rules.add(end, AFTER_ROLL, PARTNER)
    rules.add_unasked(end, REPLY)
    rules.blocking[BEFORE_ROLL] = Refusal("roll_first", "turn")
    rules.blocking[DICE] = Refusal("not_your_turn", "production")
