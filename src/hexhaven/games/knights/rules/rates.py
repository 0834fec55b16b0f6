"""What the bank takes for one card: harbours, the guild, the merchant and the merchant fleet."""

from __future__ import annotations

from mypy_extensions import i64, u8

from hexhaven.core.game import Player
from hexhaven.games.island.rules.build import TWO_TO_ONE, harbour_rate
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS
from hexhaven.games.knights.rules.state import KnightsState, knights_state
from hexhaven.games.knights.rules.terms import FIELDS, FIRST_COMMODITY, POWER_LEVEL, TRADE


def refresh_rates(p: Position, player: Player) -> None:
    """Work out the player's rates anew, after a favour has come or gone."""
    k = knights_state(p)
    p.rates = p.rates[:]  # copies of the position share the row
    for card in range(p.rules.kinds):
        rate = harbour_rate(p, player, card)
        if is_favoured(p, k, player, card):
            rate = TWO_TO_ONE
        p.rates[player * KINDS + card] = u8(rate)


def is_favoured(p: Position, k: KnightsState, player: Player, card: i64) -> bool:
    """Whether the guild, the merchant or a merchant fleet lets the player trade this card two to one."""
    if card >= FIRST_COMMODITY and k.levels[player * FIELDS + TRADE] >= POWER_LEVEL:
        return True
    if k.merchant_owner == player and p.land.terrain[k.merchant] == card:
        return True
    return player == p.turn and (k.fleet >> card) & 1 != 0
