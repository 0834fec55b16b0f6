"""The rules of the lighthouses."""

from __future__ import annotations

from typing import Final

from hexhaven.core.actions import Actions, operand
from hexhaven.core.facts import NOWHERE, PIECE, source
from hexhaven.core.game import Option, Player, Refusal, name_of
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
from hexhaven.games.island.rules.trade import bank_empty
from hexhaven.games.island.rules.turn import SEVEN

ARTICLE: Final = "lighthouses"
LIGHTHOUSE: Final = 16  # the number of the piece: those below belong to the games that come with the program
LIGHTHOUSES: Final = 2
MOST_OIL: Final = 3
OIL_TO_SHINE: Final = 2
SAVED_CARDS: Final = 2
AMBER_CARDS: Final = 6
LIGHT: Final = source("light")  # where cards come from, for statistics
OPTIONS: Final = [Option("first_oil", ["none", "one"], ARTICLE, dict.fromkeys(PRESETS, "none"))]


# --- what a position remembers -----------------------------------------------------------------------


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

    def pieces(self) -> list[tuple[str, int, str, int]]:
        return [("lighthouse", owner - 1, "node", node) for node, owner in enumerate(self.houses) if owner]

    def nodes_of(self, player: Player) -> list[int]:
        return [node for node, owner in enumerate(self.houses) if owner == MARK[player]]

    def refill(self, player: Player, oil: int) -> None:
        self.oil[player] = min(MOST_OIL, self.oil[player] + oil)

    # --- the text of a position ---------------------------------------------------------------------

    def say(self, p: Position, sheet: Sheet) -> None:
        """red: lighthouses 3 7, oil 2, keeps watch"""
        for player in range(p.players()):
            if nodes := self.nodes_of(player):
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
            count_supply(p, player, LIGHTHOUSE, len(self.nodes_of(player)))


def lights_of(p: Position) -> Lights:
    return next(block for block in p.blocks if isinstance(block, Lights))


# --- the expansion -----------------------------------------------------------------------------------


class Lighthouse(Expansion):
    """The expansion, with the value of its option."""

    def __init__(self, first_oil: str = "none") -> None:
        self.first_oil = int(first_oil == "one")
        self.watch = 0
        self.amber = 0

    def id(self) -> str:
        return "lighthouse"

    def adjust(self, rules: Rules) -> None:
        self.bring_piece(rules)
        self.bring_card(rules)
        self.watch = rules.question("watch", Refusal("watch_first", ARTICLE), together=True)
        rules.add(BuildLighthouse(self), AFTER_ROLL)
        rules.add(Shine("shine", [NODE, HEX], ARTICLE), AFTER_ROLL)
        rules.add(Burn("burn", article=ARTICLE), self.watch)
        rules.add(Sleep("sleep", article=ARTICLE), self.watch)
        rules.add_block(self)
        for hook in (rules.after_dice, rules.after_production, rules.raises_hand_limit, rules.turn_ends):
            hook.append(self)

    def bring_piece(self, rules: Rules) -> None:
        rules.piece_names[LIGHTHOUSE] = "lighthouse"
        rules.pieces[LIGHTHOUSE] = LIGHTHOUSES
        rules.costs[LIGHTHOUSE] = {BRICK: 1, WOOL: 1}

    def bring_card(self, rules: Rules) -> None:
        """Amber comes behind the kinds of cards that other expansions have brought."""
        self.amber = int(rules.kinds)
        rules.kinds += 1
        rules.card_names.append("amber")
        rules.bank[self.amber] = AMBER_CARDS

    # --- hooks --------------------------------------------------------------------------------------

    def new_block(self, p: Position) -> Block:
        return Lights([0] * int(p.map.nodes), [0] * p.players(), 0)

    def after_dice(self, p: Position) -> None:
        """Before a seven takes effect, everybody with oil is asked; the player on turn answers first."""
        if p.rolled == SEVEN:
            for i in reversed(range(p.players())):  # the last question lies on top
                player = (p.turn + i) % p.players()
                if lights_of(p).oil[player] > 0:
                    p.ask(self.watch, player)

    def after_production(self, p: Position, served: int) -> None:
        """A keeper to whom the dice brought nothing fills up the oil."""
        lights = lights_of(p)
        for player in range(p.players()):
            if lights.nodes_of(player) and not served & int(SEAT_BIT[player]):
                lights.refill(player, 1)

    def raises_hand_limit(self, p: Position, player: Player) -> int:
        """Two more cards are safe from a seven while a light burns."""
        return SAVED_CARDS if lights_of(p).watchful & int(SEAT_BIT[player]) else 0

    def turn_ends(self, p: Position) -> None:
        lights_of(p).watchful = 0


# --- building ----------------------------------------------------------------------------------------


class BuildLighthouse(Verb):
    """Build a lighthouse beside an own building on the coast."""

    def __init__(self, expansion: Lighthouse) -> None:
        super().__init__("lighthouse", [NODE], ARTICLE, group=BUILD, price=LIGHTHOUSE, piece="lighthouse")
        self.expansion = expansion

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.can_pay(player, LIGHTHOUSE) and p.has_piece(player, LIGHTHOUSE):
            for node in range(p.map.land_nodes):
                if no_site(p, player, node) is None:
                    out.add(self.code, node)

    def why_not(self, p: Position, player: Player, action: int) -> Refusal | None:
        return (
            no_site(p, player, int(operand(action)))
            or no_piece(p, player, LIGHTHOUSE, ARTICLE)
            or cannot_afford(p, player, LIGHTHOUSE)
        )

    def play(self, p: Position, player: Player, action: int) -> None:
        paid(p, player, LIGHTHOUSE)
        put_lighthouse(p, player, int(operand(action)))
        lights_of(p).refill(player, self.expansion.first_oil)
        if p.bank[self.expansion.amber] > 0:
            bring(p, player, self.expansion.amber)


def no_site(p: Position, player: Player, node: int) -> Refusal | None:
    if p.owner(node) != player or not is_coast(p, node):
        return Refusal("no_coast_of_yours", ARTICLE)
    return Refusal("lighthouse_there", ARTICLE) if lights_of(p).houses[node] else None


def is_coast(p: Position, node: int) -> bool:
    around = p.map.node_hexes[3 * node : 3 * node + 3]
    return any(hex == NONE or p.land.terrain[hex] == SEA for hex in around)


def put_lighthouse(p: Position, player: Player, node: int) -> None:
    lights_of(p).houses[node] = int(MARK[player])
    p.supply[player * PIECES + LIGHTHOUSE] -= 1
    if p.facts is not None:  # somebody listens
        p.facts.add(PIECE, player, LIGHTHOUSE, NOWHERE, node)
    tell_built(p, player, LIGHTHOUSE, node)


def bring(p: Position, player: Player, card: int) -> None:
    """Give a player a card that the sea or the light has brought."""
    if p.facts is not None:
        p.facts.source = LIGHT
    p.gain(player, card, 1)


# --- shining -----------------------------------------------------------------------------------------


class Shine(Verb):
    """Let a lighthouse shine on land that does not lie at its feet: one card from there for two oil."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        lights = lights_of(p)
        if lights.oil[player] >= OIL_TO_SHINE:
            for node in lights.nodes_of(player):
                for hex in range(p.map.land_hexes):
                    if no_light_on(p, node, hex) is None:
                        out.add(self.pack(node, hex))

    def why_not(self, p: Position, player: Player, action: int) -> Refusal | None:
        lights = lights_of(p)
        if lights.oil[player] < OIL_TO_SHINE:
            return Refusal("too_little_oil", ARTICLE, {"n": str(OIL_TO_SHINE)})
        node, hex = int(self.first(action)), int(self.second(action))
        if lights.houses[node] != MARK[player]:
            return Refusal("no_lighthouse_of_yours", ARTICLE)
        return no_light_on(p, node, hex)

    def play(self, p: Position, player: Player, action: int) -> None:
        lights_of(p).oil[player] -= OIL_TO_SHINE
        bring(p, player, int(p.land.terrain[self.second(action)]))


def no_light_on(p: Position, node: int, hex: int) -> Refusal | None:
    if hex >= p.map.land_hexes or p.land.terrain[hex] >= DESERT:
        return Refusal("barren", ARTICLE)
    if hex in p.map.node_hexes[3 * node : 3 * node + 3]:
        return Refusal("at_its_feet", ARTICLE)
    card = p.land.terrain[hex]
    return bank_empty(p, card, p.rules.kinds) if p.bank[card] == 0 else None


# --- the question before a seven ---------------------------------------------------------------------


class Burn(Verb):
    """Keep watch in the night of a seven."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        p.drop_question(player)
        lights_of(p).oil[player] -= 1
        lights_of(p).watchful |= int(SEAT_BIT[player])


class Sleep(Verb):
    """Save the oil."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        p.drop_question(player)
