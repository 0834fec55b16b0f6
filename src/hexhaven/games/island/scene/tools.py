"""The buttons of a player, always in the same order, and why one of them is not ready."""

from collections.abc import Iterator
from functools import partial

from hexhaven.core.actions import NO_PIECE
from hexhaven.core.game import Refusal
from hexhaven.games.island.rules.build import can_lay_road, cannot_afford, keeps_distance, no_piece, reaches
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.rules import Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import (
    CARD,
    CARD_KINDS,
    CITY,
    DEVELOPMENT_NAMES,
    ROAD,
    SETTLEMENT,
    VICTORY_POINT,
)
from hexhaven.games.island.scene import cards
from hexhaven.games.island.scene.actions import OFFER, PROPOSE, sample_deal
from hexhaven.games.island.scene.layer import board_layers
from hexhaven.scene.bench import Bench
from hexhaven.scene.family import Viewpoint
from hexhaven.wire.scene import Tool

BUILT = (ROAD, SETTLEMENT, CITY)
TRADE_VERBS = ["bank", OFFER, PROPOSE, "trade", "withdraw"]


def tools(viewpoint: Viewpoint, p: Position, usable: set[str]) -> list[Tool]:
    """What a player has in front of them. A development card is there while one of its kind is held."""
    bench = BoardBench(viewpoint, p, usable)
    made = [bench.simple("roll"), *(bench.building(piece, p.rules.piece_names[piece]) for piece in BUILT)]
    if has_verb(p, "buy"):
        made.append(bench.tool("card", partial(bench.why_not, "buy"), cards.price(p, CARD), ["buy"]))
    made += [bench.simple(name) for name in playable(p, viewpoint.viewer)]
    for layer in board_layers(p):
        made += layer.tools(bench)
    made += [bench.tool("trade", bench.why_not_trade, verbs=TRADE_VERBS), bench.simple("end")]
    if has_verb(p, "announce"):
        made.append(bench.simple("announce"))
    return made


def playable(p: Position, player: int) -> Iterator[str]:
    """The kinds of development cards a player holds that can be played at all."""
    for kind in range(VICTORY_POINT):
        if p.cards[player * CARD_KINDS + kind]:
            yield DEVELOPMENT_NAMES[kind]


def has_verb(p: Position, name: str) -> bool:
    return any(verb.name == name for verb in p.rules.verbs)


class BoardBench(Bench):
    """Where the tools of one moment of a board game are made."""

    def __init__(self, viewpoint: Viewpoint, p: Position, usable: set[str]) -> None:
        super().__init__(viewpoint, cards.hand(p, viewpoint.viewer), usable)
        self.p = p

    @property
    def is_free_to_act(self) -> bool:
        """Whether the viewer is on turn, has rolled, and owes no answer."""
        return bool(self.p.waiting_for() == AFTER_ROLL and self.p.is_asked(self.viewpoint.viewer))

    def of(self, verb: Verb) -> Tool:
        """A tool for any verb, with its price if it has one."""
        return self.tool(verb.name, partial(self.why_not_now, verb), cards.price(self.p, verb.price))

    def simple(self, verb: str) -> Tool:
        """A tool for one verb without a price."""
        return self.tool(verb, partial(self.why_not_verb, verb))

    def building(self, piece: int, verb: str) -> Tool:
        return self.tool(verb, partial(self.why_not_build, piece, verb), cards.price(self.p, piece))

    # --- why not --------------------------------------------------------------------------------------

    def why_not(self, text: str) -> Refusal:
        return self.why_not_action(int(self.p.read(text)))

    def why_not_action(self, action: int) -> Refusal:
        """Why an action is refused that no list holds."""
        refusal = self.p.why_not(action, self.viewpoint.viewer)
        assert refusal is not None, f"'{self.p.write(action)}' is allowed and should be listed"
        return refusal

    def why_not_verb(self, verb: str) -> Refusal:
        sample = f"{verb} {self.p.rules.card_names[0]}" if verb == "monopoly" else verb
        return self.why_not(sample)

    def why_not_first(self, verb: str) -> Refusal:
        """Why the first action of a verb is refused; enough where the moment is wrong for all of them."""
        return self.why_not_action(int(self.p.rules.verb_named(verb).at(0)))

    def why_not_build(self, piece: int, verb: str) -> Refusal:
        """The moment is wrong, or there is no place, no piece left, or not enough to pay."""
        p, player = self.p, self.viewpoint.viewer
        if not self.is_free_to_act:
            return self.why_not_first(verb)
        if not has_place(p, player, piece):
            article = p.rules.verb_named(verb).article
            return Refusal("no_place", article, {"piece": p.rules.piece_names[piece]})
        return no_piece(p, player, piece, "pieces") or too_dear(p, player, piece)

    def why_not_now(self, verb: Verb) -> Refusal:
        """What is missing to pay the price of a verb, or what it says itself."""
        dear = None
        if self.is_free_to_act and verb.price != NO_PIECE:
            dear = cannot_afford(self.p, self.viewpoint.viewer, verb.price)
        return dear or self.why_not_first(verb.name)

    def why_not_trade(self) -> Refusal:
        p, player = self.p, self.viewpoint.viewer
        if not has_verb(p, OFFER):
            return self.why_not_bank()
        verb = OFFER if player == p.turn else PROPOSE
        refusal = self.why_not(f"{verb} {sample_deal(p, player)}")
        return Refusal("nothing_to_trade", "domestic-trade") if refusal.reason == "gift" else refusal

    def why_not_bank(self) -> Refusal:
        give, take, *_ = self.p.rules.card_names
        refusal = self.why_not(f"bank {give} for {take}")
        return Refusal("no_rate_met", "maritime-trade") if refusal.reason == "rate_not_met" else refusal


def has_place(p: Position, player: int, piece: int) -> bool:
    """Whether the board has a place for a piece of the player's, if there is one in the supply."""
    for layer in reversed(board_layers(p)):
        found = layer.has_place(p, player, piece)
        if found is not None:
            return found
    if piece == ROAD:
        return can_lay_road(p, player)
    nodes = range(int(p.map.land_nodes))
    if piece == SETTLEMENT:
        return any(reaches(p, player, node) and keeps_distance(p, node) for node in nodes)
    return any(p.owner(node) == player and p.buildings[node] == SETTLEMENT for node in nodes)


def too_dear(p: Position, player: int, piece: int) -> Refusal:
    """Why a piece cannot be paid for that has a place and is in the supply."""
    refusal = cannot_afford(p, player, piece)
    assert refusal is not None, f"a {p.rules.piece_names[piece]} can be paid for and should be listed"
    return refusal
