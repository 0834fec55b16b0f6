"""The cards of trade: merchant, merchant fleet, commercial harbour, master merchant and the monopolies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.actions import ASKED, DETAILED, ON_TURN, Actions, operand
from hexhaven.core.facts import PEEKED, PIECE
from hexhaven.core.game import NOBODY, Player, Refusal
from hexhaven.core.operands import PLAYER
from hexhaven.core.pending import PendingState
from hexhaven.games.island.rules.build import TWO_TO_ONE
from hexhaven.games.island.rules.development import drop_proposals_giving
from hexhaven.games.island.rules.hands import HandVerb, card_not_held
from hexhaven.games.island.rules.operands import CARD, GIVEN, card_word
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.route import move_points
from hexhaven.games.island.rules.rules import CARDS, Rules, Verb
from hexhaven.games.island.rules.sources import MONOPOLIZED
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import DESERT, KINDS, RESOURCES
from hexhaven.games.island.rules.trade import drop_proposal
from hexhaven.games.knights.rules.offered import holds_commodity
from hexhaven.games.knights.rules.progress.card import (
    HexCard,
    NamingCard,
    OpponentCard,
    ProgressCard,
    lacking_leader,
)
from hexhaven.games.knights.rules.rates import refresh_rates
from hexhaven.games.knights.rules.state import PARTNER_BITS, knights_state
from hexhaven.games.knights.rules.terms import (
    FIRST_COMMODITY,
    HAND_OVER,
    LOOT,
    MERCHANT_PIECE,
)
from hexhaven.games.knights.rules.told import MERCHANT_POINT, PROGRESS

MERCHANT_WORTH: Final = 1
LOOTED_CARDS: Final = 2


class Merchant(HexCard):
    """Set the merchant beside an own building: its resource is traded two to one, and it is a point."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        k = knights_state(p)
        if p.land.terrain[target] >= DESERT or (k.merchant == target and k.merchant_owner == player):
            return False
        for j in range(6 * target, 6 * target + 6):
            if p.holders[p.map.hex_nodes[j]] == MARK[player]:
                return True
        return False

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("no_merchant_there", "card-merchant")

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        k = knights_state(p)
        before = k.merchant_owner
        if p.facts is not None:
            p.facts.add(PIECE, NOBODY, MERCHANT_PIECE, k.merchant, target)
        k.merchant = target
        k.merchant_owner = player
        move_points(p, before, player, MERCHANT_WORTH, MERCHANT_POINT)
        if before != NOBODY:
            refresh_rates(p, before)
        refresh_rates(p, player)


class MerchantFleet(NamingCard):
    """Until the end of the turn one kind of card is traded two to one, as often as one likes."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        """What is traded two to one already gains nothing by a fleet (4.M.c)."""
        return i64(p.rates[player * KINDS + target]) > TWO_TO_ONE

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("no_effect", self.article, {"card": self.name, "why": "dearer_kind"})

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        knights_state(p).fleet |= 1 << int(target)
        refresh_rates(p, player)


# --- the commercial harbour --------------------------------------------------------------------------


class CommercialHarbour(ProgressCard):
    """Once in this turn, each opponent can be made to give a commodity for a resource."""

    def has_effect(self, p: Position, player: Player) -> bool:
        """Whether others hold commodities is hidden; that oneself has no resource is not (4.M.c)."""
        for card in range(RESOURCES):
            if p.hands[player * KINDS + card] > 0:
                return True
        return False

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        for other in range(p.rules.players):
            if other != player:
                knights_state(p).partners += one_ask(other)


def one_ask(partner: Player) -> i64:
    return 1 << int(PARTNER_BITS * partner)


def asks_left(p: Position, partner: Player) -> i64:
    return (knights_state(p).partners >> (PARTNER_BITS * partner)) & 15


class Exchange(Verb):
    """Offer a resource to an opponent through the commercial harbour; only the two of them see it."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if knights_state(p).partners == 0:
            return
        for partner in range(p.rules.players):
            if asks_left(p, partner) > 0:
                for card in range(RESOURCES):
                    if p.hands[player * KINDS + card] > 0:
                        out.add(self.pack(partner, card))

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        partner = self.first(action)
        card = self.second(action)
        if not 0 <= partner < p.rules.players or asks_left(p, partner) == 0:
            return Refusal("no_exchange_left", "card-commercial-harbour", {"player": str(partner)})
        if card >= RESOURCES:
            return Refusal("only_resources", "card-commercial-harbour")
        if p.holds(player, card) == 0:
            return card_not_held("card-commercial-harbour", card_word(p, card), player)
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        """An opponent without commodities keeps the hand as it is, and so does the player."""
        partner = self.first(action)
        knights_state(p).partners -= one_ask(partner)
        if p.facts is not None:
            p.facts.add(PEEKED, player, partner)
        if holds_commodity(p, partner):
            if p.facts is not None:
                p.facts.between(player, partner)
            p.ask(HAND_OVER, partner, self.second(action))

    def is_seen_by(self, s: PendingState, action: i64, viewer: Player) -> bool:
        return viewer == self.first(action) or super().is_seen_by(s, action, viewer)


class HandOver(HandVerb):
    """Give a commodity of one's own choice for the resource that was offered."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for card in range(FIRST_COMMODITY, p.rules.kinds):
            if p.hands[player * KINDS + card] > 0:
                out.add(self.code, card)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        card = operand(action)
        if not FIRST_COMMODITY <= card < p.rules.kinds:
            return Refusal("only_commodities", "card-commercial-harbour")
        return super().why_not(p, player, action)

    def play(self, p: Position, player: Player, action: i64) -> None:
        offered = p.number()
        p.answered()
        if p.facts is not None:
            p.facts.source = PROGRESS
            p.facts.between(p.turn, player)
        p.hand_over(p.turn, player, offered, 1)
        if p.facts is not None:
            p.facts.between(p.turn, player)
        p.hand_over(player, p.turn, operand(action), 1)
        drop_proposal(p, player)


# --- taking from others ------------------------------------------------------------------------------


class MasterMerchant(OpponentCard):
    """Look at the hand of somebody with more points and take two cards from it."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return p.points_of(target) > p.points_of(player) and p.hand_size[target] > 0

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("not_ahead", "card-master-merchant", {"player": str(target)})

    def lacking(self, p: Position, player: Player) -> str:
        return lacking_leader(p, player)

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        drop_proposal(p, target)
        if p.facts is not None:
            p.facts.add(PEEKED, player, target)
        p.ask(LOOT, player, min(LOOTED_CARDS, i64(p.hand_size[target])), target)


class Loot(HandVerb):
    """Take one card out of the hand that lies open to the master merchant."""

    def holder(self, p: Position, player: Player) -> Player:
        return p.detail()

    def play(self, p: Position, player: Player, action: i64) -> None:
        victim = p.detail()
        p.count_down(player)
        if p.facts is not None:
            p.facts.source = PROGRESS
            p.facts.between(player, victim)
        p.hand_over(victim, player, operand(action), 1)


class Monopoly(NamingCard):
    """Name a kind: everybody else hands over up to so many cards of it, as far as they have them."""

    def __init__(self, name: str, most: int) -> None:
        super().__init__(name)
        self.most: Final[u8] = most

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        if p.facts is not None:
            p.facts.source = MONOPOLIZED
        for other in range(p.rules.players):
            if other != player:
                if p.facts is not None and p.hand_size[other] > 0:
                    p.facts.add(PEEKED, player, other)
                held = p.hands[other * KINDS + target]
                p.hand_over(other, player, target, min(held, self.most))
        drop_proposals_giving(p, target)


class TradeMonopoly(Monopoly):
    """Everybody else gives one commodity of the kind named."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return target >= FIRST_COMMODITY

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("only_commodities", "card-trade-monopoly")


class ResourceMonopoly(Monopoly):
    """Everybody else gives two resources of the kind named, or the only one."""

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return target < RESOURCES

    def unfit(self, p: Position, player: Player, target: i64) -> Refusal:
        return Refusal("only_resources", "card-resource-monopoly")


def cards() -> list[ProgressCard]:
    return [
        Merchant("merchant", "merchant"),
        MerchantFleet("merchant-fleet"),
        CommercialHarbour("commercial-harbour"),
        MasterMerchant("master-merchant"),
        TradeMonopoly("trade-monopoly", 1),
        ResourceMonopoly("resource-monopoly", 2),
    ]


def register(rules: Rules) -> None:
    """Bring in what the cards of trade ask for."""
    rules.add(
        Exchange("exchange", [PLAYER, GIVEN], "card-commercial-harbour", group=CARDS, seen_by=ON_TURN),
        AFTER_ROLL,
    )
    rules.add(HandOver("hand-over", [GIVEN], "card-commercial-harbour", seen_by=ON_TURN | ASKED), HAND_OVER)
    rules.add(Loot("loot", [CARD], "card-master-merchant", seen_by=ASKED | DETAILED), LOOT)
    rules.blocking[HAND_OVER] = Refusal("hand_over_first", "card-commercial-harbour")
    rules.blocking[LOOT] = Refusal("loot_first", "card-master-merchant")
