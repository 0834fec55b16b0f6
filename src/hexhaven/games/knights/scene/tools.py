"""The buttons of a player of Cities & Knights, and why one of them is not ready."""

from collections.abc import Iterator

from hexhaven.core.game import Refusal
from hexhaven.games.island.rules.build import no_settlement_there
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, SETTLEMENT
from hexhaven.games.island.scene import cards
from hexhaven.games.island.scene.tools import Bench, too_dear
from hexhaven.games.knights.rules.cities import no_city_there, no_wall_there
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.improvements import no_improvement
from hexhaven.games.knights.rules.knight import can_stand, knight_owner
from hexhaven.games.knights.rules.progress.trade import asks_left
from hexhaven.games.knights.rules.state import ACTIVE, TIRED, knights_state
from hexhaven.games.knights.rules.terms import (
    ACTIVATION,
    BASIC,
    FIELDS,
    KNIGHT,
    MOST_CARDS,
    PROMOTION,
    REPAIR,
    SABOTAGED,
    WALL,
)
from hexhaven.games.knights.scene.table import progress_cards
from hexhaven.wire.scene import Tool

TOO_FEW = "too_few_commodities"

# Knights are set, woken and promoted with a price, and act without one.
ACTIONS = ("move", "displace", "chase")
ACTION_ARTICLES = {"move": "move-knight", "displace": "displace-knight", "chase": "chase-robber"}


def tools(base: Bench) -> Iterator[Tool]:
    """What a player has in front of them. A progress card is there while one of its kind is held."""
    bench = KnightsBench(base.viewpoint, base.p, base.usable)
    yield bench.building(WALL, "wall")
    yield bench.building(KNIGHT + BASIC, "knight")
    yield bench.activation()
    yield bench.promotion()
    yield from (bench.action(verb) for verb in ACTIONS)
    yield bench.improvement()
    yield from (bench.card(name) for name in progress_cards(base.p, base.viewpoint.viewer))
    yield from bench.occasional()


class KnightsBench(Bench):
    """Where the tools of one moment are made."""

    def priced(self, verb: str, piece: int, refusal: Refusal | None) -> Tool:
        return self.tool(verb, [verb], cards.price(self.p, piece), refusal)

    def activation(self) -> Tool:
        refusal = None if "activate" in self.usable else self.why_no_knight("activate", "activate-knight")
        return self.priced("activate", ACTIVATION, refusal)

    def promotion(self) -> Tool:
        refusal = None if "promote" in self.usable else self.why_no_knight("promote", "promote-knight")
        return self.priced("promote", PROMOTION, refusal)

    def action(self, verb: str) -> Tool:
        """Something an active knight does."""
        return self.tool(verb, [verb], {}, None if verb in self.usable else self.why_no_action(verb))

    def improvement(self) -> Tool:
        refusal = None if "improve" in self.usable else self.why_not_improve()
        return self.tool("improve", ["improve"], {}, refusal)

    def card(self, name: str) -> Tool:
        return self.tool(name, [name], {}, None if name in self.usable else self.why_not_first(name))

    def occasional(self) -> Iterator[Tool]:
        """Tools that are there only while they are of use."""
        p, player = self.p, self.viewpoint.viewer
        if player == p.turn and knights_state(p).partners:
            refusal = None if "exchange" in self.usable else self.why_no_exchange()
            yield self.tool("exchange", ["exchange"], {}, refusal)
        if any(p.buildings[node] == SABOTAGED for node in self.own_buildings()):
            refusal = None if "repair" in self.usable else self.why_not_repair()
            yield self.priced("repair", REPAIR, refusal)
        if self.is_free_to_act and hand_count(knights_state(p), player) > MOST_CARDS:
            yield self.simple("return")

    # --- why not --------------------------------------------------------------------------------------

    def why_no_knight(self, verb: str, article: str) -> Refusal:
        """Why no knight can be woken or promoted: what is said of the one that comes nearest to it."""
        if not self.is_free_to_act:
            return self.why_not_first(verb)
        refusals = [self.why_not(f"{verb} {node}") for node in self.own_knights()]
        if not refusals:
            return self.has_no_knight(article)
        affordable = [each for each in refusals if each.reason == "not_enough"]
        return (affordable or refusals)[0]

    def why_no_action(self, verb: str) -> Refusal:
        """No knight, none that is active and rested, or nothing such a knight could do."""
        if not self.is_free_to_act:
            return self.why_not_first(verb)
        knights = self.own_knights()
        if not knights:
            return self.has_no_knight(ACTION_ARTICLES[verb])
        for wanted in (ACTIVE, ACTIVE | TIRED):
            for node in knights:
                if knights_state(self.p).knights[node] & (ACTIVE | TIRED) == wanted:
                    return self.why_idle(verb, node)
        return self.why_idle(verb, knights[0])

    def why_idle(self, verb: str, node: int) -> Refusal:
        """Why a knight does not act; to a rested one, only the board can be in the way."""
        if verb == "chase":
            return self.why_not(f"chase {node}")
        refusal = self.why_not(f"{verb} {node} {node}")
        if refusal.reason in ("knight_passive", "knight_tired"):
            return refusal
        return Refusal("not_weaker" if verb == "displace" else "no_way_there", ACTION_ARTICLES[verb])

    def has_no_knight(self, article: str) -> Refusal:
        return Refusal("has_no_knight", article, {"player": str(self.viewpoint.viewer)})

    def why_not_improve(self) -> Refusal:
        """What is missing for the field that needs least."""
        if not self.is_free_to_act:
            return self.why_not_first("improve")
        found = [no_improvement(self.p, self.viewpoint.viewer, field, 0) for field in range(FIELDS)]
        refusals = [each for each in found if each is not None]
        payable = [each for each in refusals if each.reason == TOO_FEW]
        return min(payable, key=lambda each: int(each.values["n"])) if payable else refusals[0]

    def why_no_exchange(self) -> Refusal:
        """Somebody can still be asked, so it is the moment, or a resource is missing."""
        partner = next(player for player in range(self.p.players()) if asks_left(self.p, player))
        return self.why_not(f"exchange {partner} {self.p.rules.card_names[0]}")

    def why_not_repair(self) -> Refusal:
        if not self.is_free_to_act:
            return self.why_not_first("repair")
        return too_dear(self.p, self.viewpoint.viewer, REPAIR)

    def own_knights(self) -> list[int]:
        nodes = range(int(self.p.map.nodes))
        return [node for node in nodes if knight_owner(self.p, node) == self.viewpoint.viewer]

    def own_buildings(self) -> list[int]:
        return [node for node, mark in enumerate(bytes(self.p.holders)) if mark == self.viewpoint.viewer + 1]


def has_place(p: Position, player: int, piece: int) -> bool | None:
    """Whether the board has a place for a piece of the player's; None if that is as in the base game."""
    nodes = range(int(p.map.land_nodes))
    if piece == SETTLEMENT:
        return any(no_settlement_there(p, player, node) is None for node in nodes)
    if piece == CITY:
        return any(no_piece_but_place(no_city_there(p, player, node)) for node in nodes)
    if piece == WALL:
        return any(no_piece_but_place(no_wall_there(p, player, node)) for node in nodes)
    if piece == KNIGHT + BASIC:
        return any(can_stand(p, player, node) for node in nodes)
    return None


def no_piece_but_place(refusal: Refusal | None) -> bool:
    """Whether a node would do: nothing speaks against it but an empty supply."""
    return refusal is None or refusal.reason == "no_piece"
