"""The buttons of a player of Cities & Knights, and why one of them is not ready."""

from collections.abc import Iterator
from functools import partial

from hexhaven.core.game import Refusal
from hexhaven.games.island.rules.build import no_settlement_there
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CITY, SETTLEMENT
from hexhaven.games.island.scene import cards
from hexhaven.games.island.scene.tools import BoardBench, too_dear
from hexhaven.games.island.words.names import buildings_of
from hexhaven.games.knights.rules.cities import no_city_there, no_wall_there
from hexhaven.games.knights.rules.decks import hand_count
from hexhaven.games.knights.rules.improvements import no_improvement
from hexhaven.games.knights.rules.knight import can_stand
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
from hexhaven.games.knights.words import names as called
from hexhaven.wire.scene import Tool

TOO_FEW = "too_few_commodities"

# Knights are set, woken and promoted with a price, and act without one.
KNIGHT_TOOLS = (("activate", ACTIVATION, "activate-knight"), ("promote", PROMOTION, "promote-knight"))
ACTION_ARTICLES = {"move": "move-knight", "displace": "displace-knight", "chase": "chase-robber"}


def tools(base: BoardBench) -> Iterator[Tool]:
    """What a player has in front of them. A progress card is there while one of its kind is held."""
    bench = KnightsBench(base.viewpoint, base.p, base.usable)
    yield bench.building(WALL, "wall")
    yield bench.building(KNIGHT + BASIC, "knight")
    for verb, piece, article in KNIGHT_TOOLS:
        price = cards.price(base.p, piece)
        yield bench.tool(verb, partial(bench.why_no_knight, verb, article), price)
    for verb in ACTION_ARTICLES:
        yield bench.tool(verb, partial(bench.why_no_action, verb))
    yield bench.tool("improve", bench.why_not_improve)
    for name in called.progress_held(base.p, base.viewpoint.viewer):
        yield bench.tool(name, partial(bench.why_not_first, name))
    yield from bench.occasional()


class KnightsBench(BoardBench):
    """Where the tools of one moment are made."""

    def occasional(self) -> Iterator[Tool]:
        """Tools that are there only while they are of use."""
        p, player = self.p, self.viewpoint.viewer
        if player == p.turn and knights_state(p).partners:
            yield self.tool("exchange", self.why_no_exchange)
        if any(p.buildings[node] == SABOTAGED for node in buildings_of(p, player)):
            yield self.tool("repair", self.why_not_repair, cards.price(p, REPAIR))
        if self.is_free_to_act and hand_count(knights_state(p), player) > MOST_CARDS:
            yield self.simple("return")

    # --- why not --------------------------------------------------------------------------------------

    def why_no_knight(self, verb: str, article: str) -> Refusal:
        """Why no knight can be woken or promoted: what is said of the one that comes nearest to it."""
        if not self.is_free_to_act:
            return self.why_not_first(verb)
        refusals = [
            self.why_not(f"{verb} {node}") for node in called.knights_of(self.p, self.viewpoint.viewer)
        ]
        if not refusals:
            return self.has_no_knight(article)
        affordable = [each for each in refusals if each.reason == "not_enough"]
        return (affordable or refusals)[0]

    def why_no_action(self, verb: str) -> Refusal:
        """No knight, none that is active and rested, or nothing such a knight could do."""
        if not self.is_free_to_act:
            return self.why_not_first(verb)
        knights = called.knights_of(self.p, self.viewpoint.viewer)
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
