"""Trade with the bank, and with the other player: only who is on turn makes offers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.actions import Actions, operand
from hexhaven.cards.questions import ACTIONS, OFFER
from hexhaven.cards.resources import give_away, pay, receive
from hexhaven.cards.rules import Rules, Verb
from hexhaven.cards.state import Duel
from hexhaven.cards.stores import can_give, find_empty, shelves_of, spendable
from hexhaven.cards.terms import FULL, RESOURCES
from hexhaven.cards.words import read_resource, resource_word
from hexhaven.game import Player, Refusal, UnknownAction

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
                for take in range(RESOURCES):
                    if take != give and (roomy >> take) & 1 != 0:
                        out.add(self.code, give << AMOUNT_BITS | take)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        r = d.realms[player]
        give = operand(action) >> AMOUNT_BITS
        take = operand(action) & AMOUNT_MASK
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
        give = operand(action) >> AMOUNT_BITS
        receive(d, player, operand(action) & AMOUNT_MASK)
        pay(d, player, give, i64(d.realms[player].rates[give]))

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        give = operand(action) >> AMOUNT_BITS
        return f"{self.name} {resource_word(give)} for {resource_word(operand(action) & AMOUNT_MASK)}"

    def read(self, d: Duel, words: list[str]) -> i64:
        if len(words) != 3 or words[1] != "for":
            raise UnknownAction(f"'{self.name}' is followed by two resources: '{self.name} ore for wool'")
        give = read_resource(self.name, [words[0]])
        return self.at(give << AMOUNT_BITS | read_resource(self.name, [words[2]]))


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

    def write(self, d: Duel, action: i64, viewer: Player) -> str:
        offer = operand(action)
        gives = [f"{-gain(offer, x)} {resource_word(x)}" for x in range(RESOURCES) if gain(offer, x) < 0]
        takes = [f"{gain(offer, x)} {resource_word(x)}" for x in range(RESOURCES) if gain(offer, x) > 0]
        return f"{self.name} {' '.join(gives)} for {' '.join(takes)}"

    def read(self, d: Duel, words: list[str]) -> i64:
        text = " ".join(words)
        if text.count("for") != 1:
            raise UnknownAction(f"'{self.name}' names both sides, as in '{self.name} 2 ore for 1 wool'")
        give, take = text.split("for")
        amounts = [NOTHING] * RESOURCES
        for side, sign in ((give, -1), (take, 1)):
            for resource, n in read_amounts(self.name, side.split()):
                amounts[resource] += sign * n
        if not all(0 < amount <= NOTHING + FULL for amount in amounts):
            raise UnknownAction("at most three of a resource can change hands")
        return self.at(sum(amount << AMOUNT_BITS * i for i, amount in enumerate(amounts)))


def read_amounts(verb: str, words: list[str]) -> list[tuple[int, int]]:
    """Pairs of a number and a resource."""
    if len(words) % 2:
        raise UnknownAction(f"'{verb}' names a number before each resource, as in '2 ore'")
    pairs = []
    for n, resource in zip(words[::2], words[1::2], strict=True):
        if n not in ("1", "2", "3"):
            raise UnknownAction(f"'{n}' is no amount: 1 to 3 of a resource can change hands")
        pairs.append((read_resource(verb, [resource]), int(n)))
    return pairs


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


class Decline(Verb):
    """Refuse the offer."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.answered()


def join(rules: Rules) -> None:
    """Bring trade into the rules."""
    rules.add(Bank("bank", "duel-trade"), ACTIONS)
    rules.add(Offer("offer", "duel-trade"), ACTIONS)
    rules.add(Accept("accept", "duel-trade"), OFFER)
    rules.add(Decline("decline", "duel-trade"), OFFER)
    rules.first(OFFER, "answer_first", "duel-trade")
