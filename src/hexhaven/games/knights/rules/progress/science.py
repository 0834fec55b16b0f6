"""The cards of science: from the alchemist to road building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import LAND
from hexhaven.core.game import Player, Refusal
from hexhaven.core.operands import DIE
from hexhaven.games.island.rules.build import (
    ask_free_roads,
    can_lay_road,
    cannot_afford,
    lacking_for_road,
    paid,
)
from hexhaven.games.island.rules.operands import HEX, NODE
from hexhaven.games.island.rules.rules import Rules, Verb
from hexhaven.games.island.rules.state import MARK, Position
from hexhaven.games.island.rules.terrain import CITY, GRAIN, MOUNTAINS, ORE
from hexhaven.games.island.rules.terrain import FIELDS as FIELDS_TERRAIN
from hexhaven.games.knights.rules.cities import (
    list_sites,
    list_unwalled,
    make_city,
    no_city_there,
    no_wall_there,
    put_wall,
)
from hexhaven.games.knights.rules.dice import SIX, ask_dice
from hexhaven.games.knights.rules.improvements import can_improve, has_city, improve, no_improvement
from hexhaven.games.knights.rules.knight import (
    can_promote,
    cannot_promote,
    knights_on_board,
    list_promotable,
    promote,
)
from hexhaven.games.knights.rules.operands import FIELD
from hexhaven.games.knights.rules.progress.card import NodeCard, ProgressCard, TargetCard
from hexhaven.games.knights.rules.state import knights_state
from hexhaven.games.knights.rules.terms import (
    FIELDS,
    FORGE,
    MEDICINE_CITY,
    PROGRESS_KINDS,
    WALL,
)
from hexhaven.games.knights.rules.told import PROGRESS

ONE_LESS: Final = 1
CARDS_PER_HEX: Final = 2
FREE_ROADS: Final = 2


class Alchemist(ProgressCard):
    """Before the own roll: set both number dice, and throw only the event die."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [DIE, DIE], first_lowest=True)

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        """Called at its own moment, so it looks for itself whether the card is held."""
        if knights_state(p).cards[player * PROGRESS_KINDS + self.kind] > 0:
            for red in range(1, SIX + 1):
                for white in range(1, SIX + 1):
                    out.add(self.code, red | white << 3)

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        if 1 <= target & 7 <= SIX and 1 <= target >> 3 <= SIX:
            return None
        return Refusal("no_such_dice", "card-alchemist")

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        ask_dice(p, target & 7, target >> 3)


class Crane(TargetCard):
    """Buy the next level of one field for one commodity less (7.C.a, 7.C.b)."""

    def targets(self, p: Position) -> i64:
        return FIELDS

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return can_improve(p, knights_state(p), player, target, ONE_LESS)

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        return no_improvement(p, player, target, ONE_LESS)

    def lacking(self, p: Position, player: Player) -> str:
        return self.name if has_city(p, player) else "own_city"

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        improve(p, player, target, ONE_LESS)


class Harvest(ProgressCard):
    """Two cards for each hex of a terrain at which one has built, whatever stands there."""

    def __init__(self, name: str, terrain: int, card: int) -> None:
        super().__init__(name)
        self.terrain: Final[i64] = terrain
        self.card: Final[i64] = card

    def has_effect(self, p: Position, player: Player) -> bool:
        return p.bank[self.card] > 0 and self.hexes(p, player) > 0

    def lacking(self, p: Position, player: Player) -> str:
        return self.name if p.bank[self.card] > 0 else "cards_in_bank"

    def hexes(self, p: Position, player: Player) -> i64:
        count: i64 = 0
        for hex in range(p.map.land_hexes):
            if p.land.terrain[hex] == self.terrain and has_building_at(p, player, hex):
                count += 1
        return count

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        n = min(CARDS_PER_HEX * self.hexes(p, player), i64(p.bank[self.card]))
        if p.facts is not None:
            p.facts.source = PROGRESS
        p.gain(player, self.card, u8(n))


def has_building_at(p: Position, player: Player, hex: i64) -> bool:
    for j in range(6 * hex, 6 * hex + 6):
        if p.holders[p.map.hex_nodes[j]] == MARK[player]:
            return True
    return False


class Inventor(ProgressCard):
    """Swap two number tokens anywhere on the board, but none of 2, 6, 8 and 12."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for first in range(p.map.land_hexes):
            if is_movable(p, first):
                for second in range(first + 1, p.map.land_hexes):
                    if is_movable(p, second) and p.land.number[first] != p.land.number[second]:
                        out.add(self.pack(first, second))

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        first = self.first(self.at(target))
        second = self.second(self.at(target))
        if not (first < p.map.land_hexes and second < p.map.land_hexes):
            return Refusal("token_stays", "card-inventor")
        if not is_movable(p, first) or not is_movable(p, second):
            return Refusal("token_stays", "card-inventor")
        if p.land.number[first] == p.land.number[second]:
            return Refusal("tokens_equal", "card-inventor")
        return None

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        first, second = (value for _, value in self.values(self.at(target)))
        numbers = [int(n) for n in p.land.number]
        numbers[first], numbers[second] = numbers[second], numbers[first]
        p.land = p.land.with_numbers(numbers)
        if p.facts is not None:
            for hex in (first, second):
                p.facts.add(LAND, hex, p.land.terrain[hex], numbers[hex])

    def pack(self, first: i64, second: i64) -> i64:
        """It does not matter which of the two is named first."""
        return super().pack(min(first, second), max(first, second))


def is_movable(p: Position, hex: i64) -> bool:
    number = p.land.number[hex]
    return number != 0 and number != 2 and number != 6 and number != 8 and number != 12


class Engineer(NodeCard):
    """Build a wall around an own city free of charge."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        list_unwalled(p, player, self, out)

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return no_wall_there(p, player, target) is None

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        return no_wall_there(p, player, target)

    def lacking(self, p: Position, player: Player) -> str:
        return self.name if p.has_piece(player, WALL) else "wall_left"

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        put_wall(p, player, target)


class Medicine(NodeCard):
    """Make a city for two ore and one grain."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, MEDICINE_CITY):
            list_sites(p, player, self, out)

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return p.can_pay(player, MEDICINE_CITY) and no_city_there(p, player, target) is None

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        return no_city_there(p, player, target) or cannot_afford(p, player, MEDICINE_CITY)

    def lacking(self, p: Position, player: Player) -> str:
        if not p.can_pay(player, MEDICINE_CITY):
            return "price_of_medicine"
        return self.name if p.has_piece(player, CITY) else "city_left"

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        paid(p, player, MEDICINE_CITY)
        make_city(p, player, target)


class Smith(NodeCard):
    """Promote up to two knights by one rank each, free of charge."""

    def targets(self, p: Position) -> i64:
        return p.map.nodes

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        list_promotable(p, player, self, out)

    def fits(self, p: Position, player: Player, target: i64) -> bool:
        return can_promote(p, knights_state(p), player, target)

    def no_target(self, p: Position, player: Player, target: i64) -> Refusal | None:
        return cannot_promote(p, player, target)

    def lacking(self, p: Position, player: Player) -> str:
        return self.name if knights_on_board(p, player) > 0 else "own_knight"

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        promote(p, player, target)
        if self.has_effect(p, player):
            p.ask(FORGE, player)


class Forge(Verb):
    """Promote the second knight of the smith."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        list_promotable(p, player, self, out)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return cannot_promote(p, player, operand(action))

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.answered()
        promote(p, player, operand(action))


class RoadBuilding(ProgressCard):
    """Lay two roads free of charge, before anything else is done (4.M.g)."""

    def has_effect(self, p: Position, player: Player) -> bool:
        return can_lay_road(p, player)

    def lacking(self, p: Position, player: Player) -> str:
        return lacking_for_road(p, player)

    def take_effect(self, p: Position, player: Player, target: i64) -> None:
        ask_free_roads(p, player, FREE_ROADS)


def cards() -> list[ProgressCard]:
    """All but the alchemist, which is played at a moment of its own."""
    return [
        Crane("crane", [FIELD]),
        Harvest("mining", MOUNTAINS, ORE),
        Harvest("irrigation", FIELDS_TERRAIN, GRAIN),
        Inventor("inventor", [HEX, HEX]),
        Engineer("engineer", "wall"),
        Medicine("medicine", "city", MEDICINE_CITY),
        Smith("smith", "knight"),
        RoadBuilding("road-building"),
    ]


def register(rules: Rules) -> None:
    """Bring in what the cards of science ask for."""
    rules.add(Forge("forge", [NODE], "card-smith", piece="knight"), FORGE)
    rules.blocking[FORGE] = Refusal("forge_first", "card-smith")
