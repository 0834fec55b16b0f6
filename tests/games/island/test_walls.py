"""What expansions may bring that the base game does not have: more of everything, other routes, neutral
colours, land that changes, hooks. Each is proved with an expansion as small as can be."""

from itertools import pairwise

import pytest

from hexhaven import catalog
from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import CHANCE, NOBODY, Player, Refusal
from hexhaven.core.rng import Rng
from hexhaven.games.island.rules.base import make_rules
from hexhaven.games.island.rules.build import (
    can_build_road,
    joins_kind,
    set_city,
    set_road,
    set_route,
    set_settlement,
)
from hexhaven.games.island.rules.deals import amount
from hexhaven.games.island.rules.operands import EDGE
from hexhaven.games.island.rules.production import produce
from hexhaven.games.island.rules.questions import AFTER_ROLL
from hexhaven.games.island.rules.robber import can_rob
from hexhaven.games.island.rules.route import route_length
from hexhaven.games.island.rules.rules import BY_POINTS, Expansion, Rules, RulesError, Verb
from hexhaven.games.island.rules.state import Block, Position
from hexhaven.games.island.rules.terrain import CITY, DESERT, KINDS, ORE, PIECES, ROAD, SETTLEMENT, TERRAINS
from hexhaven.games.island.rules.text.write import written
from hexhaven.games.island.rules.turn import begin_turn
from hexhaven.games.knights.rules.expansion import CitiesAndKnights
from hexhaven.games.knights.rules.knight import find_ways, put_knight
from hexhaven.games.knights.rules.terms import BASIC

from .table import (
    BEGINNERS,
    BLUE,
    ORANGE,
    RED,
    WHITE,
    bare_table,
    deal,
    hand,
    may_with,
    refused,
    roll,
    supply,
    table,
)


def put_together(*expansions: Expansion) -> Rules:
    return make_rules(4, catalog.complete(catalog.game("base"), "modern", {}), list(expansions))


# --- sizes -------------------------------------------------------------------------------------------


class More(Expansion):
    """More kinds of cards, a piece and a terrain with these numbers, so many colours."""

    def __init__(self, kinds: int = 5, piece: int = CITY, terrain: int = 0, colours: int = 4) -> None:
        self.kinds = kinds
        self.piece = piece
        self.terrain = terrain
        self.colours = colours

    def adjust(self, rules: Rules) -> None:
        rules.card_names.extend(f"spice{i}" for i in range(self.kinds - 5))
        rules.kinds = self.kinds
        for card in range(5, min(self.kinds, KINDS)):
            rules.bank[card] = 19
        rules.piece_names[self.piece] = "more"
        rules.yields.setdefault((self.terrain, SETTLEMENT), [ORE])
        rules.colours = self.colours


def test_as_much_as_there_is_room_for() -> None:
    rules = put_together(More(KINDS, PIECES - 1, TERRAINS - 1, 8))
    assert (rules.kinds, rules.deal_bits) == (16, 3)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (More(kinds=17), "17 kinds of cards are too many; there is room for 16"),
        (More(piece=32), "33 pieces are too many; there is room for 32"),
        (More(terrain=16), "17 terrains are too many; there is room for 16"),
        (More(colours=9), "9 colours are too many; there is room for 8"),
        (More(colours=3), "4 players need as many colours, not 3"),
    ],
)
def test_what_is_too_much_is_said(more: More, reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        put_together(more)


@pytest.mark.parametrize(("kinds", "most"), [(5, 31), (8, 31), (9, 15), (12, 7), (16, 3)])
def test_the_more_kinds_there_are_the_fewer_of_each_change_hands_at_once(kinds: int, most: int) -> None:
    t = table("blue hand: 3 wool", expansions=[More(kinds)])
    last = t.rules.card_names[-1]
    t.gain(RED, kinds - 1, min(most, 19))
    t.do(f"offer {min(most, 19)} {last} for 3 wool")
    assert t.market.offer != 0
    assert amount(t, t.market.offer, kinds - 1) == min(most, 19)
    assert amount(t, t.market.offer, 2) == -3
    t.do("accept", BLUE)
    t.do("decline", WHITE)
    t.do("decline", ORANGE)
    t.do(f"trade {BLUE}")
    assert t.holds(BLUE, kinds - 1) == min(most, 19)
    with pytest.raises(ValueError, match=r"number of cards|cannot be traded at once"):
        t.read(f"offer {most + 1} {last} for 1 wool")


# --- routes ------------------------------------------------------------------------------------------

FERRY = 20


class Ferries(Expansion):
    """Routes of another piece than roads."""

    def adjust(self, rules: Rules) -> None:
        rules.piece_names[FERRY] = "ferry"
        rules.pieces[FERRY] = 15
        rules.route_pieces.append(FERRY)


def ferries(t: Position, player: Player, path: str) -> None:
    nodes = path.split("-")
    for a, b in pairwise(nodes):
        set_route(t, player, FERRY, EDGE.read(t, f"{a}-{b}"))


def test_routes_of_one_kind_need_no_kinds() -> None:
    assert len(table("red road: 8-12").route_kinds) == 0


def test_roads_and_ferries_join_at_an_own_building_alone() -> None:
    t = table("red settlement: 8", "red road: 8-12", expansions=[Ferries()])
    ferries(t, RED, "12-17-22")
    assert can_build_road(t, RED, EDGE.read(t, "8-13"))
    assert not can_build_road(t, RED, EDGE.read(t, "22-28"))  # behind a ferry
    assert joins_kind(t, RED, 22, FERRY)
    assert not joins_kind(t, RED, 22, ROAD)
    set_settlement(t, RED, 22)
    assert can_build_road(t, RED, EDGE.read(t, "22-28"))


def test_a_longest_road_changes_its_kind_at_own_buildings_alone() -> None:
    t = table("red settlement: 8", "red roads: 8-12-17", expansions=[Ferries()])
    ferries(t, RED, "17-22-28-34")
    assert route_length(t, RED) == t.route_length[RED] == 3
    set_settlement(t, RED, 17)
    assert t.route_length[RED] == 5
    assert t.longest_road == RED
    assert t.shown_points[RED] == 4


def test_a_ring_of_both_kinds_counts_whole_where_a_building_joins_them() -> None:
    t = table("red roads: 8-12-17-23", expansions=[Ferries()])
    ferries(t, RED, "23-18-13-8")
    assert t.route_length[RED] == 3
    set_settlement(t, RED, 8)
    assert t.route_length[RED] == 6
    set_settlement(t, RED, 23)
    assert t.route_length[RED] == 6


def test_a_route_goes_back_to_its_supply() -> None:
    t = table("red settlement: 8", "red road: 8-12", expansions=[Ferries()])
    ferries(t, RED, "8-13-18")
    assert (supply(t, RED, ROAD), supply(t, RED, FERRY)) == (14, 13)
    edge = EDGE.read(t, "13-18")
    t.take_route(edge)
    assert (supply(t, RED, ROAD), supply(t, RED, FERRY)) == (14, 14)
    assert t.route_owner(edge) == -1
    assert t.route_kind(edge) == ROAD
    assert t.reach[18] == 0
    assert t.reach[13] != 0


def test_copies_and_texts_know_the_kinds() -> None:
    t = table("red settlement: 8", "red road: 8-12", expansions=[Ferries()])
    before = t.to_bytes()
    ferries(t, RED, "8-13-18")
    assert t.to_bytes() != before
    copy = t.copy()
    assert copy.to_bytes() == t.to_bytes()
    copy.take_route(EDGE.read(t, "13-18"))
    assert t.route_kind(EDGE.read(t, "13-18")) == FERRY
    assert "red: settlement 8, road 8-12, ferries 8-13-18" in written(t)


def test_knights_walk_on_roads_and_ferries_alike() -> None:
    options = catalog.complete(catalog.game("knights"), "modern", {})
    rules = make_rules(4, catalog.game("knights").fixed | options, [CitiesAndKnights(options), Ferries()])
    t = bare_table(rules, BEGINNERS, "red")
    set_road(t, RED, EDGE.read(t, "8-12"))
    ferries(t, RED, "12-17-22")
    put_knight(t, RED, 8, BASIC)
    ways = find_ways(t, RED, 8)
    assert [node for node in range(len(ways)) if ways[node] != 0] == [8, 12, 17, 22]


# --- neutral colours ---------------------------------------------------------------------------------

GREEN = 4  # nobody's


class Neutral(Expansion):
    """A fifth colour that nobody plays."""

    def adjust(self, rules: Rules) -> None:
        rules.colours = rules.players + 1


def test_a_neutral_colour_has_pieces_and_points_but_no_hand() -> None:
    t = table(expansions=[Neutral()])
    set_settlement(t, GREEN, 8)
    set_city(t, GREEN, 8)
    assert t.owner(8) == GREEN
    assert (supply(t, GREEN, SETTLEMENT), supply(t, GREEN, CITY)) == (5, 3)
    assert t.shown_points[GREEN] == 2
    assert len(t.points()) == t.players() == len(t.hand_size) == 4
    assert t.copy().to_bytes() == t.to_bytes()


def test_nothing_is_produced_for_a_neutral_colour() -> None:
    """The mountains with a ten are claimed by red alone, although green has a city there, too."""
    t = table("red settlement: 3", "blue hand: 18 ore", expansions=[Neutral()])
    set_settlement(t, GREEN, 8)
    set_city(t, GREEN, 8)
    produce(t, 10)
    assert hand(t, RED) == {"ore": 1}
    assert t.bank[ORE] == 0


def test_nobody_robs_a_neutral_colour() -> None:
    t = table("blue settlement: 3", robber=0, expansions=[Neutral()])
    set_settlement(t, GREEN, 8)
    assert [can_rob(t, RED, victim) for victim in range(4)] == [False, True, False, False]


def test_a_neutral_colour_may_hold_the_longest_road_and_lose_it() -> None:
    t = table("red settlement: 41", "red roads: 41-36-30-24-19", expansions=[Neutral()])
    for edge in ("8-12", "12-17", "17-22", "22-28", "28-34"):
        set_road(t, GREEN, EDGE.read(t, edge))
    assert (t.longest_road, t.shown_points[GREEN], t.winner()) == (GREEN, 2, NOBODY)
    for edge in ("14-19", "9-14"):
        set_road(t, RED, EDGE.read(t, edge))
    assert (t.longest_road, t.shown_points[GREEN], t.shown_points[RED]) == (RED, 0, 3)


def test_a_neutral_building_cuts_routes() -> None:
    t = table("red roads: 8-12-17-22-28-34", expansions=[Neutral()])
    assert t.longest_road == RED
    set_settlement(t, GREEN, 17)
    assert (t.longest_road, t.route_length[RED]) == (NOBODY, 3)


# --- land that changes -------------------------------------------------------------------------------

FOG = 7


class Hidden(Block):
    """How many hexes of each terrain still lie under the fog; where is not known, so nothing can leak."""

    def __init__(self, counts: dict[int, int]) -> None:
        self.counts = counts

    def copy(self) -> Block:
        return Hidden(dict(self.counts))

    def to_bytes(self) -> bytes:
        return bytes(self.counts.values())


class Discovered(Verb):
    """Chance: what lies under the fog."""

    def __init__(self, fog: "Fog") -> None:
        super().__init__("discovered", article="turn")
        self.fog = fog

    def weigh(self, p: Position) -> list[tuple[int, int]]:
        return [(int(self.at(terrain)), n) for terrain, n in self.fog.hidden(p).counts.items() if n > 0]

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        for terrain, n in self.fog.hidden(p).counts.items():
            if n > 0:
                out.add(self.code, terrain)

    def play(self, p: Position, player: Player, action: int) -> None:
        hex = int(p.number())
        p.answered()
        self.fog.hidden(p).counts[int(operand(action))] -= 1
        p.land = p.land.with_hex(hex, int(operand(action)), 8)


class Fog(Expansion):
    """Whoever builds a road to a hex in the fog discovers it."""

    def adjust(self, rules: Rules) -> None:
        self.place = rules.add_block(self)
        self.question = rules.question("discovery")
        rules.add(Discovered(self), self.question)
        rules.after_build.append(self)

    def new_block(self, p: Position) -> Block:
        return Hidden({DESERT: 1, ORE: 2})

    def hidden(self, p: Position) -> Hidden:
        block = p.blocks[self.place]
        assert isinstance(block, Hidden)
        return block

    def after_build(self, p: Position, player: Player, piece: int, place: int) -> None:
        if piece == ROAD:
            for node in p.map.edge_nodes[2 * place : 2 * place + 2]:
                for hex in p.map.node_hexes[3 * node : 3 * node + 3]:
                    if hex >= 0 and p.land.terrain[hex] == FOG:
                        p.ask(self.question, CHANCE, hex)


def in_the_fog() -> Position:
    """Hex 4, hills with a six between the nodes 8, 12, 13, 17, 18 and 23, lies in the fog."""
    t = table("red settlement: 7", "red road: 7-11", "red hand: brick lumber", expansions=[Fog()])
    t.land = t.land.with_hex(4, FOG, 0)
    return t


def test_what_lies_in_the_fog_yields_nothing_and_is_no_place_for_the_robber() -> None:
    t = in_the_fog()
    produce(t, 6)
    assert t.bank[0] + t.hands[RED * KINDS] == 19
    assert t.hands[RED * KINDS] == 1
    assert "4" not in {text for text in may_with(robber_moves(t), "robber")}


def robber_moves(t: Position) -> Position:
    copy = t.copy()
    copy.phase = AFTER_ROLL - 1
    roll(copy, 7)
    return copy


def test_a_discovery_is_chance_and_changes_the_land_of_this_position_alone() -> None:
    t = in_the_fog()
    before = t.copy()
    t.do("road 7-12")
    assert t.actor() == CHANCE
    assert sorted(weight for _, weight in t.chances()) == [1, 2]
    t.apply(t.deal(Rng(1)))
    assert t.land.terrain[4] in (DESERT, ORE)
    assert t.land.number[4] == 8
    assert before.land.terrain[4] == FOG
    assert t.map.land is before.map.land
    assert t.copy().to_bytes() == t.to_bytes() != before.to_bytes()
    assert t.actor() == RED


def test_discovered_land_yields() -> None:
    t = in_the_fog()
    t.do("road 7-12")
    t.apply(t.rules.verb_named("discovered").at(ORE))
    set_settlement(t, RED, 12)
    produce(t, 8)
    assert hand(t, RED)["ore"] == 1


# --- hooks -------------------------------------------------------------------------------------------


class Watch(Expansion):
    """Notes what the hooks of a throw are told, and asks something in each."""

    def __init__(self, asks: bool = False) -> None:
        self.asks = asks
        self.told: list[str] = []

    def adjust(self, rules: Rules) -> None:
        self.question = rules.question("nod", Refusal("not_now", "turn"))
        rules.add(Nod("nod"), self.question)
        rules.after_dice.append(self)
        rules.after_production.append(self)
        rules.turn_ends.append(self)

    def after_dice(self, p: Position) -> None:
        self.told.append(f"dice {p.rolled}, {int(p.hand_size[RED])} cards")
        self.ask(p, BLUE)

    def after_production(self, p: Position, served: int) -> None:
        self.told.append(f"production for {served}, {int(p.hand_size[RED])} cards")
        self.ask(p, WHITE)

    def turn_ends(self, p: Position) -> None:
        self.ask(p, ORANGE)

    def ask(self, p: Position, player: Player) -> None:
        if self.asks:
            p.ask(self.question, player)


class Nod(Verb):
    """Answer with nothing."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: int) -> None:
        p.answered()


def test_a_throw_is_a_row_of_steps() -> None:
    watch = Watch()
    t = table("red settlement: 8", expansions=[watch], rolled=False)
    roll(t, 10)
    assert watch.told == ["dice 10, 0 cards", f"production for {1 << RED}, 1 cards"]
    assert t.actor() == RED


def test_each_step_waits_until_nothing_is_asked_any_more() -> None:
    watch = Watch(asks=True)
    t = table("red settlement: 8", expansions=[watch], rolled=False)
    roll(t, 10)
    assert (t.actor(), t.hand_size[RED]) == (BLUE, 0)
    assert "production due" in written(t)
    assert t.copy().to_bytes() == t.to_bytes()
    t.do("nod")
    assert (t.actor(), t.hand_size[RED]) == (WHITE, 1)
    t.do("nod")
    assert (t.actor(), t.question()) == (RED, "after_roll")
    t.do("end")
    assert (t.actor(), t.turn) == (ORANGE, RED)
    t.do("nod")
    assert (t.actor(), t.turn) == (BLUE, BLUE)


def test_a_seven_is_no_production() -> None:
    watch = Watch(asks=True)
    t = table("red settlement: 8", expansions=[watch], rolled=False)
    roll(t, 7)
    t.do("nod")
    assert watch.told == ["dice 7, 0 cards"]
    assert t.question() == "robber"


class Lazy(Expansion):
    """Nobody ends a turn with wool in hand; after red, white is on turn and need not roll."""

    def adjust(self, rules: Rules) -> None:
        rules.may_end.append(self)
        rules.next_turn.append(self)

    def may_end(self, p: Position) -> Refusal | None:
        return Refusal("not_now", "turn") if p.holds(p.turn, 2) > 0 else None

    def next_turn(self, p: Position) -> bool:
        if p.turn == RED:
            begin_turn(p, WHITE, AFTER_ROLL)
        return p.turn == WHITE and p.phase == AFTER_ROLL


def test_a_turn_that_may_not_end_yet() -> None:
    t = table("red hand: wool", expansions=[Lazy()])
    assert refused(t, "end").reason == "not_now"
    t.lose(RED, 2, 1)
    assert may_with(t, "end") == {""}


def test_the_next_turn_is_for_an_expansion_to_begin() -> None:
    t = table(expansions=[Lazy()])
    t.do("end")
    assert (t.turn, t.phase, t.turns_done) == (WHITE, AFTER_ROLL, 2)


class Banner(Expansion):
    """Whoever holds 3 ore has won, on turn or not; nobody wins by points while orange holds grain."""

    def adjust(self, rules: Rules) -> None:
        rules.wins.append(self)

    def wins(self, p: Position) -> Player:
        for player in range(p.players()):
            if p.holds(player, ORE) >= 3:
                return player
        return NOBODY if p.holds(ORANGE, 3) > 0 else BY_POINTS


def test_an_expansion_names_the_winner() -> None:
    t = table("red hand: 4 wool", "blue hand: 3 ore", expansions=[Banner()])
    t.do("bank wool for brick")
    assert t.winner() == BLUE
    assert t.actor() == NOBODY


def test_an_expansion_keeps_points_from_winning() -> None:
    lines = ("red cities: 7 8 9 10", "red settlement: 17", "red road: 17-22", "red hand: 4 wool brick lumber")
    points = table(*lines, "red settlement: 28", expansions=[Banner()])
    points.do("bank wool for brick")
    assert points.winner() == RED
    kept = table(*lines, "red settlement: 28", "orange hand: grain", expansions=[Banner()])
    kept.do("bank wool for brick")
    assert kept.winner() == NOBODY


class Reserve(Expansion):
    """Nobody builds on node 17, nor on the edge 8-13; the robber keeps away from hex 0."""

    def adjust(self, rules: Rules) -> None:
        rules.closes_site.append(self)
        rules.closes_edge.append(self)
        rules.bars_robber.append(self)

    def closes_site(self, p: Position, node: int) -> Refusal | None:
        return Refusal("not_now", "nodes") if node == 17 else None

    def closes_edge(self, p: Position, edge: int) -> Refusal | None:
        return Refusal("not_now", "edges") if edge == EDGE.read(p, "8-13") else None

    def bars_robber(self, p: Position, hex: int) -> Refusal | None:
        return Refusal("not_now", "robber") if hex == 0 else None


def test_closed_places_are_neither_listed_nor_allowed() -> None:
    t = table("red settlement: 8", "red roads: 8-12-17", "red road: 17-22", expansions=[Reserve()])
    deal(t, RED, "2 brick 2 lumber wool grain")
    assert "17" not in may_with(t, "settlement")
    assert "22" in may_with(t, "settlement")
    assert "8-13" not in may_with(t, "road")
    assert (refused(t, "settlement 17").article, refused(t, "road 8-13").article) == ("nodes", "edges")


def test_a_robber_that_is_kept_away_says_why() -> None:
    t = table(expansions=[Reserve()], rolled=False)
    roll(t, 7)
    assert "0" not in may_with(t, "robber")
    assert refused(t, "robber 0").reason == "not_now"
