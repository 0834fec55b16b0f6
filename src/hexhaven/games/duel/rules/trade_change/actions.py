"""Great mayor and trade monopoly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.flow import has_any_room
from hexhaven.games.duel.rules.names import GREAT_MAYOR, TRADE_MONOPOLY
from hexhaven.games.duel.rules.questions import PICK_NUMBER, PICK_RESOURCE
from hexhaven.games.duel.rules.resources import ask_choice, give_away, hand_over
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import count_centres
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import can_give, can_stow_any, fits
from hexhaven.games.duel.rules.terms import CITY, RESOURCES

MOST: Final = 3  # resources that a monopoly takes


class GreatMayor(Card):
    """One resource for each city; citadels give nothing (R44)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        r = d.realms[player]
        cities = count_centres(r, CITY)
        if cities > 0 and (has_any_room(r) or (cities > 1 and can_stow_any(d, player))):
            return None
        return self.no_effect

    def lacks(self, d: Duel, player: Player, slot: i64, mode: i64) -> str:
        return "no_city" if count_centres(d.realms[player], CITY) == 0 else "no_room"

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        ask_choice(d, player, count_centres(d.realms[player], CITY))


class TradeMonopoly(Card):
    """Take up to three resources of a kind, then give one of another kind (R123).

    It asks for the kind, for the number, and, after all has found its place, for the gift. The detail of the
    last two questions is the kind + 1.
    """

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        for resource in range(RESOURCES):
            if can_monopolise(d, player, resource):
                return None
        return self.no_effect

    def lacks(self, d: Duel, player: Player, slot: i64, mode: i64) -> str:
        for resource in range(RESOURCES):
            if can_take(d, player, resource, 1):
                return "no_gift"
        return "no_loot"

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_RESOURCE, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        taken = d.detail() - 1
        if d.waiting_for() == PICK_NUMBER:
            return can_take(d, player, taken, x)
        if taken < 0:
            return can_monopolise(d, player, x)
        return x != taken and can_give(d, player, x)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        taken = d.detail() - 1
        asked = d.waiting_for()
        d.answered()
        if asked == PICK_NUMBER:
            d.ask(PICK_RESOURCE, player, self.kind, taken + 1)
            hand_over(d, 1 - player, taken, x)
        elif taken < 0:
            d.ask(PICK_NUMBER, player, self.kind, x + 1)
        else:
            give_away(d, player, x)


def can_take(d: Duel, player: Player, resource: i64, n: i64) -> bool:
    """Whether the opponent has so many on regions, and there is room for them."""
    return 1 <= n <= MOST and d.realms[1 - player].holds(resource) >= n and fits(d, player, resource, n)


def can_monopolise(d: Duel, player: Player, resource: i64) -> bool:
    """Whether something can be taken, and something else be given."""
    for n in range(1, MOST + 1):
        if can_take(d, player, resource, n):
            return can_give_other(d, player, resource)
    return False


def can_give_other(d: Duel, player: Player, taken: i64) -> bool:
    for resource in range(RESOURCES):
        if resource != taken and can_give(d, player, resource):
            return True
    return False


def register(rules: Rules) -> None:
    rules.add_card(GreatMayor(GREAT_MAYOR, "great-mayor"))
    rules.add_card(TradeMonopoly(TRADE_MONOPOLY, "trade-monopoly"))
