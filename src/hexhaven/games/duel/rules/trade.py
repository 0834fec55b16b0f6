"""Trade with the bank, and with the other player: only who is on turn makes offers."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal, State
from hexhaven.core.operands import Amounts, Name
from hexhaven.core.pending import PendingState
from hexhaven.games.duel.rules.operands import GIVEN, RESOURCE, resource_word
from hexhaven.games.duel.rules.questions import ACTIONS, OFFER
from hexhaven.games.duel.rules.resources import give_away, pay, receive
from hexhaven.games.duel.rules.rules import Rules, Verb
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import can_give, find_empty, shelves_of, spendable
from hexhaven.games.duel.rules.terms import FULL, RESOURCES

# An offer: for each resource three bits, what its maker gets (4 is nothing, less is given away).
AMOUNT_BITS: Final = 3
AMOUNT_MASK: Final = 7
NOTHING: Final = 4

NO_ROOM_FOR_ALL: Final = Refusal("no_room_for_all", "duel-stores")


class Bank(Verb):
    """Give the bank equal resources and take one of another kind for which there is room."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        r = d.realms[player]
        roomy: i64 = -1
        for give in range(RESOURCES):
            if spendable(d, player, give) >= i64(r.rates[give]):
                if roomy < 0:
                    roomy = r.roomy()
                given = give << self.first_shift
                for take in range(RESOURCES):
                    if take != give and (roomy >> take) & 1 != 0:
                        out.add(self.code, given | take)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        r = d.realms[player]
        give = self.first(action)
        take = self.second(action)
        if give == take:
            return Refusal("same_resource", "duel-trade", {"resource": resource_word(give)})
        if spendable(d, player, give) < i64(r.rates[give]):
            return Refusal(
                "rate_not_met", "duel-trade", {"resource": resource_word(give), "n": str(r.rates[give])}
            )
        return (
            None if r.room(take) > 0 else Refusal("no_room", "duel-trade", {"resource": resource_word(take)})
        )

    def play(self, d: Duel, player: Player, action: i64) -> None:
        give = self.first(action)
        receive(d, player, self.second(action))
        pay(d, player, give, i64(d.realms[player].rates[give]))

    def exchanged(self, s: PendingState, player: Player, action: i64) -> dict[str, int]:
        give = self.first(action)
        rate = int(cast(Duel, s).realms[player].rates[give])
        return {resource_word(give): -rate, resource_word(self.second(action)): 1}


# --- with the other player ---------------------------------------------------------------------------


def gain(offer: i64, resource: i64) -> i64:
    """What the maker of an offer gets of a resource; less than nothing is given away."""
    return ((offer >> AMOUNT_BITS * resource) & AMOUNT_MASK) - NOTHING


def swap_of(give: i64, take: i64) -> i64:
    """The offer of one resource for another."""
    offer: i64 = 0
    for resource in range(RESOURCES):
        amount: i64 = NOTHING
        if resource == give:
            amount = NOTHING - 1
        elif resource == take:
            amount = NOTHING + 1
        offer |= amount << AMOUNT_BITS * resource
    return offer


def finds_room(d: Duel, maker: Player, offer: i64) -> bool:
    """Whether all that an offer's maker gets finds room together: an empty store takes only one pair. The
    stores of the other player stay shut, so each kind that player gets has found room by itself."""
    r = d.realms[maker]
    shelves = r.shelves
    for resource in range(RESOURCES):
        if gain(offer, resource) > r.room(resource):
            if (shelves >> resource) & 1 == 0:
                return False
            shelves &= ~shelves_of(d, r, find_empty(d, maker, resource))
    return True


def what_bars(d: Duel, player: Player, resource: i64, n: i64) -> str:
    """Who lacks a resource of a trade, or else the room for it; what is given counts below zero."""
    if n < 0:
        return "you_lack" if spendable(d, player, resource) < -n else "they_have_no_room"
    return "they_lack" if spendable(d, 1 - player, resource) < n else "you_have_no_room"


class Offer(Verb):
    """Propose a trade to the other player. One for one is listed, once a turn; others can be written."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if not d.rules.player_trade or d.offered:
            return
        for give in range(RESOURCES):
            if can_give(d, player, give, 1):
                for take in range(RESOURCES):
                    if take != give and can_give(d, 1 - player, take, 1):
                        out.add(self.code, swap_of(give, take))

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if not d.rules.player_trade:
            return Refusal("no_player_trade", "duel-trade")
        gives: i64 = 0
        takes: i64 = 0
        for resource in range(RESOURCES):
            n = gain(operand(action), resource)
            gives += max(0, -n)
            takes += max(0, n)
            giver = player if n < 0 else 1 - player
            if n != 0 and not can_give(d, giver, resource, max(n, -n)):
                bars = what_bars(d, player, resource, n)
                return Refusal(
                    "cannot_trade", "duel-trade", {"resource": resource_word(resource), "bars": bars}
                )
        if gives == 0 or takes == 0:
            return Refusal("no_gifts", "duel-trade")
        return None if finds_room(d, player, operand(action)) else NO_ROOM_FOR_ALL

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.offered = True
        d.ask(OFFER, 1 - player, 0, operand(action))


class TradedResources(Amounts):
    """'2 ore for 1 wool'."""

    def thing(self, s: State) -> Name:
        return RESOURCE

    def amounts(self, s: State, value: i64) -> list[int]:
        return [-int(gain(value, resource)) for resource in range(RESOURCES)]

    def packed(self, s: State, amounts: list[int]) -> i64:
        return sum((NOTHING - n) << AMOUNT_BITS * i for i, n in enumerate(amounts))

    def most(self, s: State) -> i64:
        return FULL


TRADED: Final = TradedResources(("2 ore for 1 wool", "1 wool for 1 ore"), counted=True)


class Accept(Verb):
    """Take the offer."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        offer = d.detail()
        d.answered()
        for resource in range(RESOURCES):
            n = gain(offer, resource)
            giver = player if n > 0 else 1 - player
            give_away(d, giver, resource, max(n, -n))

    def exchanged(self, s: PendingState, player: Player, action: i64) -> dict[str, int]:
        gains = {resource_word(x): -int(gain(s.detail(), x)) for x in range(RESOURCES)}
        return {name: n for name, n in gains.items() if n != 0}


class Decline(Verb):
    """Refuse the offer."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.answered()


def register(rules: Rules) -> None:
    """Bring trade into the rules."""
    rules.add(Bank("bank", [GIVEN, "for", RESOURCE], "duel-trade"), ACTIONS)
    rules.add(Offer("offer", [TRADED], "duel-trade"), ACTIONS)
    rules.add(Accept("accept", article="duel-trade"), OFFER)
    rules.add(Decline("decline", article="duel-trade"), OFFER)
    rules.first(OFFER, "answer_first", "duel-trade")
