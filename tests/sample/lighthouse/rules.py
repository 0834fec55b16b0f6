"""The rules of the lighthouses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from hexhaven.core.actions import NO_PIECE, Actions, operand
from hexhaven.core.facts import NOWHERE, PIECE
from hexhaven.core.game import Option, Player, Refusal, name_of
from hexhaven.core.operands import Operand
from hexhaven.core.sayings import Sheet, read_number
from hexhaven.games.island.rules.build import cannot_afford, no_piece, paid, tell_built
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.operands import HEX, NODE
from hexhaven.games.island.rules.options import PRESETS
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.rules import BUILD, Expansion, Rules, Verb
from hexhaven.games.island.rules.state import MARK, SEAT_BIT, Block, Position
from hexhaven.games.island.rules.terrain import BRICK, DESERT, PIECES, SEA, WOOL
from hexhaven.games.island.rules.text.whole import count_supply
from hexhaven.games.island.rules.turn import SEVEN

LIGHTHOUSE: Final = 16
LIGHTHOUSES: Final = 2
MOST_OIL: Final = 3
OIL_TO_SHINE: Final = 2
SAVED_CARDS: Final = 2
AMBER_CARDS: Final = 6
OPTIONS: Final = [Option("first_oil", ["none", "one"], "lighthouse", dict.fromkeys(PRESETS, "none"))]


class Lights(Block):
    """Whose lighthouse stands on each node (owner + 1), the oil of each player, and who keeps watch."""

    def __init__(self, houses: list[int], oil: list[int], watchful: int) -> None:
        self.houses = houses
        self.oil = oil
        self.watchful = watchful  # bit p for player p

    def copy(self) -> Block:
        return Lights(self.houses[:], self.oil[:], self.watchful)

    def to_bytes(self) -> bytes:
        return bytes([*self.houses, *self.oil, self.watchful])

    def has_any(self, player: Player) -> bool:
        return int(MARK[player]) in self.houses

    # --- the text of a position ---------------------------------------------------------------------

    def say(self, p: Position, sheet: Sheet) -> None:
        """red: lighthouses 3 7, oil 2, keeps watch"""
        for player in range(p.players()):
            nodes = [node for node, owner in enumerate(self.houses) if owner == int(MARK[player])]
            if nodes:
                sheet.say(name_of(player), "lighthouses", *nodes)
            if self.oil[player] > 0:
                sheet.say(name_of(player), "oil", self.oil[player])
            if self.watchful & int(SEAT_BIT[player]):
                sheet.say(name_of(player), "keeps watch")

    def hear(self, p: Position, player: int, words: list[str]) -> bool:
        match words:
            case ["lighthouses", *nodes]:
                for node in nodes:
                    self.houses[NODE.read(p, node)] = int(MARK[player])
            case ["oil", *rest]:
                self.oil[player] = read_number(rest, "how much oil", MOST_OIL)
            case ["keeps", "watch"]:
                self.watchful |= int(SEAT_BIT[player])
            case _:
                return False
        return True

    def known_words(self) -> list[str]:
        return ["lighthouses", "oil", "keeps watch"]

    def set_pieces(self, p: Position) -> None:
        for player in range(p.players()):
            count_supply(p, player, LIGHTHOUSE, self.houses.count(int(MARK[player])))


class LighthouseVerb(Verb):
    """A verb that knows its expansion, and through it the lights of a position."""

    def __init__(
        self, name: str, coast: Lighthouse, form: Sequence[Operand] = (), group: str = "",
        price: int = NO_PIECE, piece: str = "",
    ) -> None:  # fmt: skip
        super().__init__(name, form, "lighthouse", group=group, price=price, piece=piece)
        self.coast = coast

    def lights(self, p: Position) -> Lights:
        return cast(Lights, p.blocks[self.coast.place])


class Lighthouse(Expansion):
    """The expansion, with the value of its option."""

    def __init__(self, first_oil: str = "none") -> None:
        self.first_oil = int(first_oil == "one")
        self.place = 0
        self.watch = 0
        self.amber = 0

    def id(self) -> str:
        return "lighthouse"

    def adjust(self, rules: Rules) -> None:
        rules.piece_names[LIGHTHOUSE] = "lighthouse"
        rules.pieces[LIGHTHOUSE] = LIGHTHOUSES
        rules.costs[LIGHTHOUSE] = {BRICK: 1, WOOL: 1}
        self.amber = int(rules.kinds)  # behind the kinds that other expansions have brought
        rules.kinds += 1
        rules.card_names.append("amber")
        rules.bank[self.amber] = AMBER_CARDS
        self.place = rules.add_block(self)
        self.watch = rules.question("watch", Refusal("watch_first", "lighthouse"), together=True)
        build = BuildLighthouse("lighthouse", self, [NODE], BUILD, LIGHTHOUSE, "lighthouse")
        rules.add(build, AFTER_ROLL)
        rules.add(Shine("shine", self, [NODE, HEX]), AFTER_ROLL)
        rules.add(Burn("burn", self), self.watch)
        rules.add(Sleep("sleep", self), self.watch)
        for hook in (rules.after_dice, rules.after_production, rules.turn_ends, rules.shelters):
            hook.append(self)

    # --- hooks --------------------------------------------------------------------------------------

    def new_block(self, p: Position) -> Block:
        return Lights([0] * int(p.map.nodes), [0] * p.players(), 0)

    def after_dice(self, p: Position) -> None:
        lights = cast(Lights, p.blocks[self.place])
        if p.rolled == SEVEN:
            for i in range(p.players() - 1, -1, -1):
                player = (p.turn + i) % p.players()
                if lights.oil[player] > 0:
                    p.ask(self.watch, player)

    def after_production(self, p: Position, served: int) -> None:
        lights = cast(Lights, p.blocks[self.place])
        for player in range(p.players()):
            if lights.has_any(player) and served & int(SEAT_BIT[player]) == 0:
                lights.oil[player] = min(MOST_OIL, lights.oil[player] + 1)

    def shelters(self, p: Position, player: Player) -> int:
        lights = cast(Lights, p.blocks[self.place])
        return SAVED_CARDS if lights.watchful & int(SEAT_BIT[player]) else 0

    def turn_ends(self, p: Position) -> None:
        cast(Lights, p.blocks[self.place]).watchful = 0


# --- the verbs ---------------------------------------------------------------------------------------


class BuildLighthouse(LighthouseVerb):
    """Build a lighthouse beside an own building on the coast."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, LIGHTHOUSE) and p.has_piece(player, LIGHTHOUSE):
            for node in range(p.map.land_nodes):
                if self.no_site(p, player, node) is None:
                    out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: int) -> Refusal | None:
        return (
            self.no_site(p, player, int(operand(action)))
            or no_piece(p, player, LIGHTHOUSE, "lighthouse")
            or cannot_afford(p, player, LIGHTHOUSE)
        )

    def no_site(self, p: Position, player: Player, node: int) -> Refusal | None:
        if p.owner(node) != player or not is_coast(p, node):
            return Refusal("no_coast_of_yours", "lighthouse")
        return Refusal("lighthouse_there", "lighthouse") if self.lights(p).houses[node] else None

    def play(self, p: Position, player: Player, action: int) -> None:
        paid(p, player, LIGHTHOUSE)
        node = int(operand(action))
        if p.facts is not None:
            p.facts.add(PIECE, player, LIGHTHOUSE, NOWHERE, node)
        lights = self.lights(p)
        lights.houses[node] = int(MARK[player])
        lights.oil[player] = min(MOST_OIL, lights.oil[player] + self.coast.first_oil)
        p.supply[player * PIECES + LIGHTHOUSE] -= 1
        if p.bank[self.coast.amber] > 0:
            p.gain(player, self.coast.amber, 1)
        tell_built(p, player, LIGHTHOUSE, node)


def is_coast(p: Position, node: int) -> bool:
    around = p.map.node_hexes[3 * node : 3 * node + 3]
    return any(hex == NONE or p.land.terrain[hex] == SEA for hex in around)


class Shine(LighthouseVerb):
    """Let a lighthouse shine on land that does not lie at its feet: one card from there for two oil."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        lights = self.lights(p)
        if lights.oil[player] >= OIL_TO_SHINE:
            for node, mark in enumerate(lights.houses):
                if mark == MARK[player]:
                    self.list_hexes(p, node, out)

    def list_hexes(self, p: Position, node: int, out: Actions) -> None:
        for hex in range(p.map.land_hexes):
            if no_light_on(p, node, hex) is None:
                out.add(self.pack(node, hex))

    def why_not(self, p: Position, player: Player, action: int) -> Refusal | None:
        lights = self.lights(p)
        node, hex = int(self.first(action)), int(self.second(action))
        if lights.houses[node] != MARK[player]:
            return Refusal("no_lighthouse_of_yours", "lighthouse")
        if lights.oil[player] < OIL_TO_SHINE:
            return Refusal("too_little_oil", "lighthouse")
        return no_light_on(p, node, hex)

    def play(self, p: Position, player: Player, action: int) -> None:
        self.lights(p).oil[player] -= OIL_TO_SHINE
        p.gain(player, p.land.terrain[self.second(action)], 1)


def no_light_on(p: Position, node: int, hex: int) -> Refusal | None:
    if hex >= p.map.land_hexes or p.land.terrain[hex] >= DESERT:
        return Refusal("barren", "lighthouse")
    if hex in p.map.node_hexes[3 * node : 3 * node + 3]:
        return Refusal("at_its_feet", "lighthouse")
    return Refusal("bank_empty", "bank") if p.bank[p.land.terrain[hex]] == 0 else None


class Burn(LighthouseVerb):
    """Keep watch in the night of a seven."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        p.drop_question(player)
        lights = self.lights(p)
        lights.oil[player] -= 1
        lights.watchful |= int(SEAT_BIT[player])


class Sleep(LighthouseVerb):
    """Save the oil."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        p.drop_question(player)
