"""The seven and the robber: discards, moving the robber, stealing a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.actions import DETAILED, NUMBERED, Actions, operand
from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.core.operands import PLAYER
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.hands import HandVerb
from hexhaven.games.island.rules.operands import CARD, GIVEN, HEX
from hexhaven.games.island.rules.questions import DISCARD, MOVE_ROBBER, ROB, THEFT
from hexhaven.games.island.rules.rules import Rules, Verb
from hexhaven.games.island.rules.sources import DISCARDED, STOLEN
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import DESERT, KINDS
from hexhaven.games.island.rules.trade import drop_proposal

NEEDS_NUMBER: Final = Refusal("robber_needs_number", "1.G.i")


def seven(p: Position) -> None:
    """Rule book, "Seven rolled": first everybody with too many cards discards, then the robber moves."""
    ask_robber(p, p.turn)
    for i in range(p.rules.players):
        player = (p.turn + p.rules.players - 1 - i) % p.rules.players
        held = i64(p.hand_size[player])
        if held > safe_hand(p, player):
            p.ask(DISCARD, player, held // 2)


def safe_hand(p: Position, player: Player) -> i64:
    """How many cards a player may hold when a seven is rolled."""
    limit = p.rules.hand_limit
    for e in p.rules.raises_hand_limit:
        limit += e.raises_hand_limit(p, player)
    return limit


def ask_robber(p: Position, player: Player) -> None:
    """Ask for the robber's new hex; if there is none it stays, and nothing is stolen."""
    for hex in range(p.map.land_hexes):
        if robber_may_enter(p, hex):
            p.ask(MOVE_ROBBER, player)
            return


def robber_may_enter(p: Position, hex: i64) -> bool:
    return hex != p.robber and is_open(p, hex) and barred(p, hex) is None


def is_open(p: Position, hex: i64) -> bool:
    """A hex with a number, or a desert where the option opens it (encyclopaedia 1.G.i)."""
    if p.land.number[hex] != 0:
        return True
    return p.rules.robber_enters_desert and p.land.terrain[hex] == DESERT


def barred(p: Position, hex: i64) -> Refusal | None:
    """Why an expansion keeps the robber away; None if none does."""
    for e in p.rules.bars_robber:
        refusal = e.bars_robber(p, hex)
        if refusal is not None:
            return refusal
    return None


def why_robber_stays(p: Position) -> Refusal | None:
    """Why the robber cannot leave its hex; None if there is a hex for it to go to."""
    reason = NEEDS_NUMBER
    for hex in range(p.map.land_hexes):
        if hex != p.robber and is_open(p, hex):
            refusal = barred(p, hex)
            if refusal is None:
                return None
            reason = refusal
    return reason


def can_rob(p: Position, thief: Player, victim: Player) -> bool:
    """Whether the victim has a building at the robber's hex; an empty hand may be chosen too."""
    if victim == thief:
        return False
    for e in p.rules.is_spared:
        if e.is_spared(p, victim):
            return False
    mark = MARK[victim]
    for j in range(6 * p.robber, 6 * p.robber + 6):
        if p.holders[p.map.hex_nodes[j]] == mark:
            return True
    return False


def ask_victim(p: Position, thief: Player) -> None:
    """Let the thief choose among the players at the hex; a single one needs no choice."""
    victims: i64 = 0
    only: i64 = 0
    for victim in range(p.rules.players):
        if can_rob(p, thief, victim):
            victims += 1
            only = victim
    if victims == 1:
        rob(p, thief, only)
    elif victims > 1:
        p.ask(ROB, thief)


def rob(p: Position, thief: Player, victim: Player) -> None:
    """Draw a card from the victim's hand; with an empty hand the theft lapses (1.G.d)."""
    if p.hand_size[victim] > 0:
        p.ask(THEFT, CHANCE, thief, victim)


class Discard(HandVerb):
    """Give one card back to the bank after a seven; repeated until half the hand is gone."""

    def play(self, p: Position, player: Player, action: i64) -> None:
        if p.facts is not None:
            p.facts.source = DISCARDED
        p.lose(player, operand(action), 1)
        p.count_down(player)


class MoveRobber(Verb):
    """Move the robber to another hex (encyclopaedia 1.G.a)."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        anywhere = len(p.rules.bars_robber) == 0
        for hex in range(p.map.land_hexes):
            if hex != p.robber and is_open(p, hex) and (anywhere or barred(p, hex) is None):
                out.add(self.code, hex)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        hex = operand(action)
        if not 0 <= hex < p.map.land_hexes:
            return Refusal("robber_on_land", "robber")
        if hex == p.robber:
            return Refusal("robber_must_move", "1.G.a")
        return barred(p, hex) if is_open(p, hex) else NEEDS_NUMBER

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        p.move_robber(operand(action))
        ask_victim(p, player)


class Rob(Verb):
    """Choose whom to rob among several players at the robber's hex."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for victim in range(p.rules.players):
            if can_rob(p, player, victim):
                out.add(self.code, victim)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        victim = operand(action)
        if not 0 <= victim < p.rules.players or not can_rob(p, player, victim):
            others = [str(other) for other in range(p.rules.players) if can_rob(p, player, other)]
            return Refusal("no_victim_there", "robber", {"player": str(victim), "players": " ".join(others)})
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        rob(p, player, operand(action))


class Stole(HandVerb):
    """Chance: the card that is drawn from the victim's hand, each card as likely as any other (1.G.j).

    Only thief and victim see which one it is.
    """

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        victim = p.detail()
        return [
            (int(self.at(card)), int(p.holds(victim, card)))
            for card in range(int(p.rules.kinds))
            if p.holds(victim, card) > 0
        ]

    def deal(self, p: Position, rng: Rng) -> i64:
        victim = p.detail()
        hand = victim * KINDS
        return self.at(rng.draw(p.hands, i64(p.hand_size[victim]), hand) - hand)

    def holder(self, p: Position, player: Player) -> Player:
        return p.detail()

    def play(self, p: Position, player: Player, action: i64) -> None:
        thief = p.number()
        victim = p.detail()
        p.answered()
        if p.facts is not None:
            p.facts.source = STOLEN
            p.facts.between(thief, victim)
        p.hand_over(victim, thief, operand(action), 1)
        # A proposal made before the theft may no longer be covered; dropping it always tells nobody why.
        drop_proposal(p, victim)


def register(rules: Rules) -> None:
    """Bring the robber into the rules."""
    rules.add(Discard("discard", [GIVEN], "seven"), DISCARD)
    rules.add(MoveRobber("robber", [HEX], "robber", piece="robber"), MOVE_ROBBER)
    rules.add(Rob("rob", [PLAYER], "robber"), ROB)
    rules.add(Stole("stole", [CARD], "robber", "1.G.g", seen_by=NUMBERED | DETAILED), THEFT)
    rules.together[DISCARD] = 1
    rules.blocking[DISCARD] = Refusal("discard_first", "seven")
    rules.blocking[MOVE_ROBBER] = Refusal("robber_first", "1.G.e")
    rules.blocking[ROB] = Refusal("victim_first", "robber")
    rules.blocking[THEFT] = Refusal("not_your_turn", "robber")
