"""The event cards of Trade & Change."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.core.game import NOBODY, Player
from hexhaven.games.duel.rules.events import count_beside
from hexhaven.games.duel.rules.names import CALM_SEA, GARRISON, GREAT_TOURNAMENT, PEASANTS_REVOLT
from hexhaven.games.duel.rules.questions import PICK_REGION
from hexhaven.games.duel.rules.realm import REGIONS
from hexhaven.games.duel.rules.resources import ask_choice, has_room
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import leader
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import FULL, GOLD
from hexhaven.games.duel.rules.trade_change.rates import count_fleets


class PeasantsRevolt(Card):
    """Every region loses one resource for each garrison beside it (R45)."""

    def happen(self, d: Duel) -> None:
        for player in range(2):
            r = d.realms[player]
            for region in range(REGIONS):
                if r.stock[region] > 0:
                    r.drain(region, count_beside(r, GARRISON, region))
        d.stock_changed()


class GreatTournament(Card):
    """Who leads in tournament points may fill one of the own gold rivers (R121)."""

    def happen(self, d: Duel) -> None:
        best = leader(d.realms[0].tournament, d.realms[1].tournament)
        if best != NOBODY and d.realms[best].room(GOLD) > 0:
            d.ask(PICK_REGION, best, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return x < REGIONS and has_room(d.realms[player], x, GOLD)

    def may_pass(self, d: Duel, player: Player) -> bool:
        return True

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        d.realms[player].fill(x, FULL)
        d.stock_changed()


class CalmSea(Card):
    """One resource for each trade fleet; who rolled chooses first (R122)."""

    def happen(self, d: Duel) -> None:
        for player in (1 - d.turn, d.turn):
            ask_choice(d, player, count_fleets(d, d.realms[player]))


def register(rules: Rules) -> None:
    rules.add_card(PeasantsRevolt(PEASANTS_REVOLT, "peasants-revolt"))
    rules.add_card(GreatTournament(GREAT_TOURNAMENT, "great-tournament"))
    rules.add_card(CalmSea(CALM_SEA, "calm-sea"))
