"""The neutral action cards of the set."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.game import Player, Refusal
from hexhaven.games.duel.rules.kinds import ACTION
from hexhaven.games.duel.rules.middle import raise_city
from hexhaven.games.duel.rules.names import (
    BETTER_WORLD,
    KNOWLEDGE_OF_ANCESTORS,
    LAND_TRANSFORM,
    MATERIALISATION,
    YEAR_END,
)
from hexhaven.games.duel.rules.pile import BIT
from hexhaven.games.duel.rules.questions import PICK_CARD, PICK_CENTRE, PICK_LAND, PICK_REGION
from hexhaven.games.duel.rules.realm import THEIRS
from hexhaven.games.duel.rules.rules import Card, Rules
from hexhaven.games.duel.rules.score import count_centres
from hexhaven.games.duel.rules.stacks import EVENT_DECK, ask_look
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import SETTLEMENT
from hexhaven.games.duel.rules.wizards_dragons.lands import has_loose, is_loose
from hexhaven.games.duel.rules.wizards_dragons.wizards import WIZARDS_NEEDED, has_wizards

NO_CITY: Final = Refusal("no_city_left", "duel-building")


class BetterWorld(Card):
    """Look through the events and perhaps take one out of the game, but never the end of the year (R79)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        return None if d.events.size() > 0 else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_CARD, player, self.kind)
        ask_look(d, player, EVENT_DECK)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return x != YEAR_END and d.events.find(x) >= 0

    def may_pass(self, d: Duel, player: Player) -> bool:
        return True

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        d.events.lift_unseen(d.events.find(x), BIT[player])
        d.removed[x] += 1


class LandTransform(Card):
    """Replace an own duplicate region by any card of the region stack; its resources stay (R82)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if d.regions_left > 0 and has_loose(d.realms[player]):
            return None
        return self.no_effect

    def lacks(self, d: Duel, player: Player, slot: i64, mode: i64) -> str:
        return "no_regions" if d.regions_left == 0 else "no_duplicate"

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_REGION, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        if d.waiting_for() == PICK_LAND:
            return d.region_stack[x] > 0
        return x < THEIRS and is_loose(d.realms[player], x)

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        if d.waiting_for() == PICK_REGION:
            d.answered()
            d.ask(PICK_LAND, player, self.kind, x)
            return
        region = d.detail()
        d.answered()
        r = d.realms[player]
        d.region_stack[i64(r.regions[region]) - 1] += 1
        d.region_stack[x] -= 1
        r.lay(region, u8(x + 1), i64(r.stock[region]))
        d.changed = True


class Materialisation(Card):
    """A settlement becomes a city for nothing but magic (R89)."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.too_few: Final = Refusal("needs_wizards", self.article, {"card": name, "n": str(WIZARDS_NEEDED)})

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        if not has_wizards(d, player):
            return self.too_few
        if d.cities_left == 0:
            return NO_CITY
        return None if count_centres(d.realms[player], SETTLEMENT) > 0 else self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_CENTRE, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        return d.realms[player].centres[x] == SETTLEMENT

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        raise_city(d, player, x)


class KnowledgeOfAncestors(Card):
    """Take an action card back from the discard pile, in the tournament game from the own one (R162)."""

    def why_idle(self, d: Duel, player: Player, slot: i64, mode: i64) -> Refusal | None:
        pile = d.discard_pile(player)
        for kind in range(len(pile)):
            if pile[kind] > 0 and d.rules.kinds[kind].kind == ACTION:
                return None
        return self.no_effect

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        d.ask(PICK_CARD, player, self.kind)

    def may(self, d: Duel, player: Player, x: i64) -> bool:
        """The card just played lies there too, but is not to be had."""
        lying = i64(d.discard_pile(player)[x])
        if x == self.kind:
            lying -= 1
        return lying > 0 and d.rules.kinds[x].kind == ACTION

    def picked(self, d: Duel, player: Player, x: i64) -> None:
        d.answered()
        pile = d.discard_pile(player)
        pile[x] -= 1
        d.give_card(player, x)


def register(rules: Rules) -> None:
    rules.add_card(BetterWorld(BETTER_WORLD, "better-world"))
    rules.add_card(LandTransform(LAND_TRANSFORM, "land-transform"))
    rules.add_card(Materialisation(MATERIALISATION, "materialisation"))
    rules.add_card(KnowledgeOfAncestors(KNOWLEDGE_OF_ANCESTORS, "knowledge-of-ancestors"))
