"""What was said about trade at the table, so that nothing refused is asked again.

A refusal stands for some rounds, or until whoever refused has built something: then other cards are needed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.core.actions import operand
from hexhaven.games.island.rules.deals import amount
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import PIECES
from hexhaven.games.island.rules.trade import BIT, NO_PROPOSALS

# The verbs that bots hear: all of them are said to the whole table.
TALK: Final = ("offer", "accept", "decline", "propose", "trade", "withdraw", "end")

NOT_SEEN: Final = -1
NO_DEAL: Final = 0


class Refused:
    """A deal that somebody did not want, as whoever proposed it said it."""

    def __init__(self, player: i64, deal: i64, at: i64) -> None:
        self.player: Final[i64] = player
        self.deal: Final[i64] = deal
        self.at: Final[i64] = at  # by the turns that have ended
        self.supply: i64 = NOT_SEEN  # pieces the player had left, when next looked at


class Talk:
    """What the bot has said in this turn, and what everybody has refused of late."""

    def __init__(self) -> None:
        self.turn: i64 = NOT_SEEN
        self.offers: list[int] = []  # in this turn
        self.proposals: list[int] = []  # in this turn
        self.spared: i64 = 0  # a bit for each player who does not want to be asked
        self.heard: list[tuple[int, int]] = []  # what is still to be understood: who said what
        self.ended: i64 = 0  # turns
        self.offer: i64 = NO_DEAL  # on the table
        self.asked: i64 = 0  # a bit for each player who has not answered it yet
        self.proposed: vec[i64] = NO_PROPOSALS[:]  # by player
        self.refused: list[Refused] = []

    def listen(self, p: Position, me: i64, rounds: i64) -> None:
        """Understand what was said since, and forget what counts no longer: the last turn, old refusals."""
        for player, action in self.heard:
            self.understand(p, me, player, action)
        self.heard = []
        if self.turn != NOT_SEEN and p.turns_done != self.turn:
            self.begin_turn()
        self.turn = p.turns_done
        self.refused = [each for each in self.refused if self.stands(p, each, rounds)]

    def understand(self, p: Position, me: i64, player: i64, action: i64) -> None:
        verb = p.rules.verb_of(action)
        name = verb.name
        if name == "offer":
            self.offer = verb.first(action)
            self.asked = verb.second(action)
            if player == me:
                self.note_offer(self.offer)
        elif name == "propose":
            self.refuse(player)
            self.proposed[player] = operand(action)
            if player == me:
                self.note_proposal(operand(action))
        elif name == "decline":
            self.refuse(player)
        elif name == "accept":
            self.asked &= ~BIT[player]
            self.forgive(player)
        elif name == "trade":
            self.proposed[operand(action)] = NO_DEAL
            self.forgive(player)
        elif name == "withdraw":
            self.proposed[player] = NO_DEAL
        else:
            self.hear_end(player)

    def note_offer(self, deal: i64) -> None:
        """An own offer: what was decided is heard as well."""
        if int(deal) not in self.offers:
            self.offers.append(int(deal))

    def note_proposal(self, deal: i64) -> None:
        if int(deal) not in self.proposals:
            self.proposals.append(int(deal))

    def begin_turn(self) -> None:
        self.offers = []
        self.proposals = []

    def hear_end(self, player: i64) -> None:
        """Whatever was proposed to a player whose turn is over was not wanted."""
        for proposer in range(len(self.proposed)):
            if self.proposed[proposer] != NO_DEAL:
                self.refused.append(Refused(player, self.proposed[proposer], self.ended))
                self.proposed[proposer] = NO_DEAL
        self.asked = 0
        self.ended += 1
        self.begin_turn()

    def refuse(self, player: i64) -> None:
        """The player does not want the offer on the table as it is."""
        if self.asked & BIT[player] != 0:
            self.asked &= ~BIT[player]
            self.refused.append(Refused(player, self.offer, self.ended))

    def forgive(self, player: i64) -> None:
        """Whoever trades may be asked again."""
        self.refused = [each for each in self.refused if each.player != player]

    # --- what it means for the next offer -----------------------------------------------------------

    def stands(self, p: Position, refused: Refused, rounds: i64) -> bool:
        """Whether a refusal is fresh, and the player has built nothing since."""
        supply = pieces_left(p, refused.player)
        if refused.supply == NOT_SEEN:
            refused.supply = supply
        return supply == refused.supply and self.ended - refused.at < rounds * p.rules.players

    def refusals(self, player: i64) -> i64:
        """How many refusals of a player stand."""
        n: i64 = 0
        for each in self.refused:
            if each.player == player:
                n += 1
        return n

    def was_refused(self, p: Position, player: i64, deal: i64) -> bool:
        """Whether a player has refused this deal, or one that was better for them."""
        for each in self.refused:
            if each.player == player and is_no_better(p, deal, each.deal):
                return True
        return False


def is_no_better(p: Position, deal: i64, other: i64) -> bool:
    """Whether the one who is asked gets no more and gives no less than in another deal."""
    for card in range(p.rules.kinds):
        if amount(p, deal, card) > amount(p, other, card):
            return False
    return True


def pieces_left(p: Position, player: i64) -> i64:
    """A number for the pieces a player has in supply: another one as soon as something was built.

    A city gives a settlement back, so each kind counts differently.
    """
    n: i64 = 0
    for piece in range(PIECES):
        n += (piece + 1) * i64(p.supply[player * PIECES + piece])
    return n
