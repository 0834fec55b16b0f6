"""The middle row: roads, settlements with their two new regions, cities and citadels."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import NOWHERE, PIECE
from hexhaven.core.game import CHANCE, Player, Refusal
from hexhaven.core.reading import write_amounts
from hexhaven.core.rng import Rng
from hexhaven.games.duel.rules.kinds import SETS
from hexhaven.games.duel.rules.names import SCOUT
from hexhaven.games.duel.rules.operands import (
    CENTRE,
    COLUMN,
    LAND,
    SIDE,
    resource_word,
)
from hexhaven.games.duel.rules.questions import ACTIONS, CLAIM, COUNTER, REGION_DRAW, REGION_PLACE
from hexhaven.games.duel.rules.realm import CENTRES, Realm, leftmost, lower, rightmost, upper
from hexhaven.games.duel.rules.resources import pay
from hexhaven.games.duel.rules.rules import Card, Rules, Verb
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.stores import spendable
from hexhaven.games.duel.rules.terms import CITADEL, CITY, NO_CENTRE, REGION_CARDS, RESOURCES, SETTLEMENT

ROAD: Final = 0  # in the table of prices; the others bear the number of their centre
NEW_REGIONS: Final = 2


def can_pay_centre(d: Duel, player: Player, what: i64) -> bool:
    cost = d.rules.centre_costs[what]
    for resource in range(RESOURCES):
        if cost[resource] > 0 and spendable(d, player, resource) < cost[resource]:
            return False
    return True


def pay_centre(d: Duel, player: Player, what: i64) -> None:
    cost = d.rules.centre_costs[what]
    for resource in range(RESOURCES):
        pay(d, player, resource, cost[resource])


# For lists, which only ask whether something is refused; `what_is_missing` says what.
NOT_ENOUGH: Final = Refusal("not_enough", "duel-building", {"missing": ""})
NO_SETTLEMENT_LEFT: Final = Refusal("no_settlement_left", "duel-building")
TOO_FEW_REGIONS: Final = Refusal("too_few_regions", "duel-building")


def what_is_missing(d: Duel, player: Player, cost: vec[i64], less: i64 = 0) -> Refusal:
    """Not enough resources for a price: which, after so many of them are spared."""
    missing: dict[str, int] = {}
    for resource in range(RESOURCES):
        short = cost[resource] - spendable(d, player, resource)
        spared = min(less, max(0, short))
        less -= spared
        if short > spared:
            missing[resource_word(resource)] = int(short - spared)
    return Refusal("not_enough", "duel-building", {"missing": write_amounts(missing)})


def told_price(d: Duel, player: Player, what: i64, refusal: Refusal | None) -> Refusal | None:
    """The same refusal, with what is missing for a card of the middle row."""
    if refusal is not NOT_ENOUGH:
        return refusal
    return what_is_missing(d, player, d.rules.centre_costs[what])


# --- the ends of the row -----------------------------------------------------------------------------


def is_road_site(r: Realm, column: i64) -> bool:
    """The open end of the row, beside a settlement or city, where no road lies yet."""
    if column != leftmost(r) and column != rightmost(r) + 1:
        return False
    return r.roads[column] == 0


def is_settlement_site(r: Realm, centre: i64) -> bool:
    """The open end of a road."""
    if not 0 <= centre < CENTRES or r.centres[centre] != NO_CENTRE:
        return False
    left = centre == leftmost(r) - 1 and r.roads[centre + 1] != 0
    return left or (centre == rightmost(r) + 1 and r.roads[centre] != 0)


# --- roads -------------------------------------------------------------------------------------------


class BuildRoad(Verb):
    """Build a road at an end of the row."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        r = d.realms[player]
        if d.roads_left > 0 and can_pay_centre(d, player, ROAD):
            if r.roads[r.first] == 0:
                out.add(self.code, r.first)
            if r.roads[r.last] == 0:
                out.add(self.code, r.last)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if d.roads_left == 0:
            return Refusal("no_road_left", "duel-building")
        if not is_road_site(d.realms[player], operand(action)):
            return Refusal("no_place_for_road", "duel-building")
        return None if can_pay_centre(d, player, ROAD) else told_price(d, player, ROAD, NOT_ENOUGH)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.roads_left -= 1
        d.realms[player].roads[operand(action)] = 1
        if d.facts is not None:
            d.facts.add(PIECE, player, ROAD, NOWHERE, operand(action))
        pay_centre(d, player, ROAD)
        d.changed = True


# --- settlements -------------------------------------------------------------------------------------


class CentreVerb(Verb):
    """An action about one place of the middle row."""


class BuildSettlement(CentreVerb):
    """Build a settlement at the open end of a road: two new regions come with it."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if self.is_at_hand(d, player) and no_settlement(d, player) is None:
            r = d.realms[player]
            if is_settlement_site(r, r.first - 1):
                out.add(self.code, r.first - 1)
            if is_settlement_site(r, r.last):
                out.add(self.code, r.last)

    def is_at_hand(self, d: Duel, player: Player) -> bool:
        return True

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if not is_settlement_site(d.realms[player], operand(action)):
            return Refusal("no_place_for_settlement", "duel-building")
        return told_price(d, player, SETTLEMENT, no_settlement(d, player))

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.ask(REGION_DRAW, CHANCE, player, operand(action))
        found(d, player, operand(action))


def no_settlement(d: Duel, player: Player) -> Refusal | None:
    if d.settlements_left == 0:
        return NO_SETTLEMENT_LEFT
    if d.regions_left < NEW_REGIONS:
        return TOO_FEW_REGIONS
    return None if can_pay_centre(d, player, SETTLEMENT) else NOT_ENOUGH


def set_centre(d: Duel, player: Player, centre: i64, kind: i64) -> None:
    """Lay a settlement, city or citadel; what lay there stays under it."""
    d.realms[player].centres[centre] = u8(kind)
    if d.facts is not None:
        d.facts.add(PIECE, player, kind, NOWHERE, centre)


def found(d: Duel, player: Player, centre: i64) -> None:
    d.settlements_left -= 1
    set_centre(d, player, centre, SETTLEMENT)
    pay_centre(d, player, SETTLEMENT)
    d.changed = True


class ScoutSettlement(BuildSettlement):
    """Build a settlement with a scout: choose its two regions from the whole stack (R136)."""

    def is_at_hand(self, d: Duel, player: Player) -> bool:
        return d.holds_card(player, SCOUT)

    def card(self, d: Duel, action: i64) -> i64:
        return SCOUT

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if not d.holds_card(player, SCOUT):
            return Refusal("card_not_held", "duel-card-scout", {"card": "scout"})
        return super().why_not(d, player, action)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        """Countermagic stops the scout, not the settlement: its regions are then drawn."""
        from hexhaven.games.duel.rules.acting import can_be_countered  # acting leans on the middle row

        d.take_card(player, SCOUT)
        d.discard(player, SCOUT)
        d.ask(REGION_DRAW, CHANCE, player, operand(action))
        if can_be_countered(d, player):
            d.ask(COUNTER, 1 - player, SCOUT)
        else:
            d.rules.cards[SCOUT].take_effect(d, player, -1, 0)
        found(d, player, operand(action))


class Scout(Card):
    """The draw of the two regions becomes a choice."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(kind, name)
        self.after_roll = False

    def take_effect(self, d: Duel, player: Player, slot: i64, mode: i64) -> None:
        centre = d.detail()
        d.answered()
        d.ask(CLAIM, player, NEW_REGIONS, centre)


def outer_column(r: Realm, centre: i64) -> i64:
    """The column of a new settlement that is not shared with its neighbour."""
    if centre == leftmost(r):
        return centre
    return centre + 1


class LandVerb(Verb):
    """An action that names a card of the region stack, such as 'forest 6'."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        for card in range(REGION_CARDS):
            if d.region_stack[card] > 0:
                out.add(self.code, card)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if d.region_stack[operand(action)] == 0:
            return Refusal("not_in_region_stack", self.article)
        return None


class DrewRegion(LandVerb):
    """Chance: the top card of the region stack."""

    def weigh(self, d: Duel) -> list[tuple[int, int]]:
        return [(int(self.at(card)), int(n)) for card, n in enumerate(d.region_stack) if n > 0]

    def deal(self, d: Duel, rng: Rng) -> i64:
        return self.at(rng.draw(d.region_stack, d.regions_left))

    def play(self, d: Duel, player: Player, action: i64) -> None:
        """The first region may be laid above or below; the second one goes to the other side."""
        owner = d.number()
        centre = d.detail()
        r = d.realms[owner]
        column = outer_column(r, centre)
        take_region(d, operand(action))
        if r.regions[upper(column)] == 0 and r.regions[lower(column)] == 0:
            d.ask(REGION_PLACE, owner, operand(action), centre)
        else:
            d.answered()
            lay_region(r, free_corner(r, column), operand(action))


def take_region(d: Duel, card: i64) -> None:
    d.region_stack[card] -= 1
    d.regions_left -= 1


def free_corner(r: Realm, column: i64) -> i64:
    return upper(column) if r.regions[upper(column)] == 0 else lower(column)


def lay_region(r: Realm, corner: i64, card: i64) -> None:
    """A new region begins empty."""
    r.lay(corner, u8(card + 1), 0)


class PlaceRegion(Verb):
    """Lay the first new region above or below the row."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        out.add(self.code, 0)
        out.add(self.code, 1)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        card = d.number()
        column = outer_column(d.realms[player], d.detail())
        d.answered()
        lay_region(d.realms[player], upper(column) if operand(action) == 0 else lower(column), card)


class ClaimRegion(LandVerb):
    """Choose a region for a settlement that a scout has explored: first the upper one, then the lower one."""

    def play(self, d: Duel, player: Player, action: i64) -> None:
        r = d.realms[player]
        column = outer_column(r, d.detail())
        take_region(d, operand(action))
        lay_region(r, free_corner(r, column), operand(action))
        d.count_down()


# --- cities and citadels -----------------------------------------------------------------------------


class BuildCity(CentreVerb):
    """Turn an own settlement into a city; what lies on its sites stays."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if d.cities_left > 0 and can_pay_centre(d, player, CITY):
            for centre in range(CENTRES):
                if d.realms[player].centres[centre] == SETTLEMENT:
                    out.add(self.code, centre)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        if d.realms[player].centres[operand(action)] != SETTLEMENT:
            return Refusal("no_settlement_to_enlarge", "R167")
        if d.cities_left == 0:
            return Refusal("no_city_left", "duel-building")
        return None if can_pay_centre(d, player, CITY) else told_price(d, player, CITY, NOT_ENOUGH)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        raise_city(d, player, operand(action))
        pay_centre(d, player, CITY)


def raise_city(d: Duel, player: Player, centre: i64) -> None:
    d.cities_left -= 1
    set_centre(d, player, centre, CITY)
    d.changed = True


class BuildCitadel(CentreVerb):
    """Turn an own settlement into a citadel, not beside another one (R63)."""

    def choices(self, d: Duel, player: Player, out: Actions) -> None:
        if d.citadels_left > 0 and can_pay_centre(d, player, CITADEL):
            r = d.realms[player]
            for centre in range(CENTRES):
                if r.centres[centre] == SETTLEMENT and not is_beside_citadel(r, centre):
                    out.add(self.code, centre)

    def why_not(self, d: Duel, player: Player, action: i64) -> Refusal | None:
        r = d.realms[player]
        if r.centres[operand(action)] != SETTLEMENT:
            return Refusal("no_settlement_to_enlarge", "R167")
        if is_beside_citadel(r, operand(action)):
            return Refusal("beside_citadel", "R63")
        if d.citadels_left == 0:
            return Refusal("no_citadel_left", "duel-citadels")
        return None if can_pay_centre(d, player, CITADEL) else told_price(d, player, CITADEL, NOT_ENOUGH)

    def play(self, d: Duel, player: Player, action: i64) -> None:
        d.citadels_left -= 1
        set_centre(d, player, operand(action), CITADEL)
        d.changed = True
        pay_centre(d, player, CITADEL)


def is_beside_citadel(r: Realm, centre: i64) -> bool:
    left = centre > 0 and r.centres[centre - 1] == CITADEL
    return left or (centre < CENTRES - 1 and r.centres[centre + 1] == CITADEL)


def register(rules: Rules) -> None:
    """Bring the middle row into the rules."""
    rules.add(BuildRoad("road", [COLUMN], "duel-building"), ACTIONS)
    rules.add(BuildSettlement("settlement", [CENTRE], "duel-building"), ACTIONS)
    rules.add(ScoutSettlement("scout", [CENTRE], "duel-card-scout"), ACTIONS)
    rules.add(BuildCity("city", [CENTRE], "duel-building"), ACTIONS)
    if SETS[3] in rules.theme_sets:
        rules.add(BuildCitadel("citadel", [CENTRE], "duel-citadels"), ACTIONS)
    rules.add(DrewRegion("found", [LAND], "duel-building"), REGION_DRAW)
    rules.add(PlaceRegion("corner", [SIDE], "duel-building"), REGION_PLACE)
    rules.add(ClaimRegion("claim", [LAND], "duel-card-scout"), CLAIM)
    rules.add_card(Scout(SCOUT, "scout"))
    rules.first(REGION_PLACE, "region_first", "duel-building")
    rules.first(CLAIM, "region_first", "duel-card-scout")
