"""Cities & Knights, put together: its tables, its verbs and the hooks it joins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from hexhaven.core.actions import ASKED, NUMBERED
from hexhaven.core.game import Player, Refusal
from hexhaven.core.operands import DIE
from hexhaven.games.island.rules.build import FreeRoad
from hexhaven.games.island.rules.operands import EDGE, NODE
from hexhaven.games.island.rules.questions import AFTER_ROLL, BEFORE_ROLL, FREE_ROAD
from hexhaven.games.island.rules.rules import BUILD, Expansion, FoundingRound, Rules
from hexhaven.games.island.rules.state import Block, Position
from hexhaven.games.island.rules.terrain import (
    BRICK,
    CARD,
    CARD_KINDS,
    CITY,
    DESERT,
    FOREST,
    GRAIN,
    LUMBER,
    MOUNTAINS,
    ORE,
    PASTURE,
    WOOL,
)
from hexhaven.games.knights.rules import aqueduct, barbarians, improvements, knight, waive
from hexhaven.games.knights.rules.cities import BuildKnightsCity, BuildWall, Repair, walls_on_board
from hexhaven.games.knights.rules.decks import DrewProgress, ReturnCard, hand_count
from hexhaven.games.knights.rules.dice import RolledThree, open_gate
from hexhaven.games.knights.rules.operands import FACE, PROGRESS_CARD
from hexhaven.games.knights.rules.progress import politics, science, trade
from hexhaven.games.knights.rules.progress.card import HeldCards
from hexhaven.games.knights.rules.rates import refresh_rates
from hexhaven.games.knights.rules.state import (
    PLACE,
    THIS_TURN,
    KnightsOptions,
    knights_state,
    new_knights_state,
)
from hexhaven.games.knights.rules.terms import (
    ACTIVATION,
    BASIC,
    CLOTH,
    COIN,
    COMMODITIES,
    DRAW_PROGRESS,
    GIVE,
    KNIGHT,
    LOOT,
    MEDICINE_CITY,
    MIGHTY,
    MOST_CARDS,
    PAPER,
    PROMOTION,
    QUESTION_NAMES,
    RANK_NAMES,
    REPAIR,
    RETURN_CARD,
    SABOTAGED,
    SHIP,
    TOPPLED,
    WALL,
)

COMMODITY_CARDS: Final = 12
KNIGHTS_OF_A_RANK: Final = 2
WALLS: Final = 3
SAFE_BEHIND_WALL: Final = 2
ROBBER_LOCKED: Final = Refusal("robber_locked", "robber-lock")
TOO_MANY_CARDS: Final = Refusal("too_many_progress_cards", "progress-hand")
BASE_CARD_VERBS: Final = ("buy", "drew", "knight", "road-building", "invention", "monopoly", "take")


class CitiesAndKnights(Expansion):
    """The expansion."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: Final = KnightsOptions(options)
        self.target: Final[i64] = int(options["victory_points"])

    def id(self) -> str:
        return "knights"

    def adjust(self, rules: Rules) -> None:
        self.adjust_tables(rules)
        self.adjust_yields(rules)
        self.adjust_prices(rules)
        self.adjust_verbs(rules)
        rules.add_block(self, PLACE)
        rules.after_dice.append(self)
        rules.after_production.append(self)
        rules.may_end.append(self)
        rules.turn_ends.append(self)
        rules.raises_hand_limit.append(self)
        rules.shows_hand.append(self)
        rules.blocked_by.append(self)
        if self.options.robber_locked:
            rules.bars_robber.append(self)

    # --- tables -------------------------------------------------------------------------------------

    def adjust_tables(self, rules: Rules) -> None:
        """Eight kinds of cards; knights and walls; a city instead of the second settlement."""
        rules.target = self.target
        rules.phases_separated = False
        rules.pieces_are_set = False
        rules.kinds += len(COMMODITIES)
        rules.card_names.extend(COMMODITIES)
        for card in (COIN, PAPER, CLOTH):
            rules.bank[card] = COMMODITY_CARDS
        for kind in range(CARD_KINDS):
            rules.deck[kind] = 0
        for rank in range(BASIC, MIGHTY + 1):
            rules.pieces[KNIGHT + rank] = KNIGHTS_OF_A_RANK
            rules.piece_names[KNIGHT + rank] = f"{RANK_NAMES[rank]}-knight"
        rules.pieces[WALL] = WALLS
        rules.piece_names.update(
            {
                WALL: "wall",
                TOPPLED: "toppled-city",
                SABOTAGED: "sabotaged-city",
                ACTIVATION: "activation",
                PROMOTION: "promotion",
                MEDICINE_CITY: "medicine-city",
                REPAIR: "repair",
            }
        )
        rules.worth[TOPPLED] = 1
        rules.worth[SABOTAGED] = 2
        rules.founding[1] = FoundingRound(CITY, pays=True)

    def adjust_yields(self, rules: Rules) -> None:
        """A city at mountains, forest or pasture takes a commodity in place of the second resource."""
        rules.yields[MOUNTAINS, CITY] = [ORE, COIN]
        rules.yields[FOREST, CITY] = [LUMBER, PAPER]
        rules.yields[PASTURE, CITY] = [WOOL, CLOTH]
        for terrain in range(DESERT):
            rules.yields[terrain, TOPPLED] = [terrain]
            rules.yields[terrain, SABOTAGED] = [terrain]

    def adjust_prices(self, rules: Rules) -> None:
        del rules.costs[CARD]
        rules.costs[KNIGHT + BASIC] = {ORE: 1, WOOL: 1}
        rules.costs[PROMOTION] = {ORE: 1, WOOL: 1}
        rules.costs[ACTIVATION] = {GRAIN: 1}
        rules.costs[WALL] = {BRICK: 2}
        rules.costs[MEDICINE_CITY] = {ORE: 2, GRAIN: 1}
        if self.options.classic_saboteur:
            rules.costs[REPAIR] = {BRICK: 1, LUMBER: 1}

    def adjust_verbs(self, rules: Rules) -> None:
        for number, name in QUESTION_NAMES.items():
            rules.name_question(number, name)
        rules.counted.update((GIVE, LOOT))
        rules.drop(*BASE_CARD_VERBS)
        rules.replace(RolledThree("rolled", [DIE, DIE, FACE], "event-die", first_lowest=True))
        rules.replace(BuildKnightsCity("city", [NODE], "city", "turn", group=BUILD, price=CITY, piece="city"))
        rules.replace(FreeRoad("free-road", [EDGE], "card-road-building", "turn", piece="road"))
        rules.add(BuildWall("wall", [NODE], "city-wall", group=BUILD, price=WALL, piece="wall"), AFTER_ROLL)
        knight.register(rules)
        improvements.register(rules)
        barbarians.register(rules)
        aqueduct.register(rules)
        waive.register(rules)
        self.register_progress(rules)
        if self.options.classic_saboteur:
            rules.add(Repair("repair", [NODE], "6.G.a", group=BUILD, price=REPAIR, piece="city"), AFTER_ROLL)

    def register_progress(self, rules: Rules) -> None:
        cards = trade.cards() + politics.cards(self.options.classic_saboteur) + science.cards()
        for card in cards:
            rules.add(card)
        rules.add_group(HeldCards(cards), AFTER_ROLL)
        rules.add(science.Alchemist("alchemist"), BEFORE_ROLL)
        trade.register(rules)
        politics.register(rules)
        science.register(rules)
        rules.add(DrewProgress("drew", [PROGRESS_CARD], "progress-draw", seen_by=NUMBERED), DRAW_PROGRESS)
        rules.add(
            ReturnCard("return", [PROGRESS_CARD], "progress-hand", seen_by=ASKED), RETURN_CARD, AFTER_ROLL
        )
        rules.blocking[DRAW_PROGRESS] = Refusal("not_your_turn", "progress-draw")
        rules.blocking[RETURN_CARD] = Refusal("return_first", "progress-hand")
        rules.blocking[BEFORE_ROLL] = Refusal("roll_first", "knights-turn")
        rules.blocking[FREE_ROAD] = Refusal("free_road_first", "card-road-building")

    # --- hooks --------------------------------------------------------------------------------------

    def new_block(self, p: Position) -> Block:
        return new_knights_state(p, self.options)

    def after_dice(self, p: Position) -> None:
        """First the event, completely, then what the numbers bring (4.J.h)."""
        k = knights_state(p)
        if k.face == SHIP:
            barbarians.sail(p)
        else:
            open_gate(p, k)

    def after_production(self, p: Position, served: i64) -> None:
        """An aqueduct helps whoever got nothing."""
        aqueduct.ask_aqueducts(p, knights_state(p), served)

    def may_end(self, p: Position) -> Refusal | None:
        """Nobody ends a turn with more than four progress cards in hand."""
        return TOO_MANY_CARDS if hand_count(knights_state(p), p.turn) > MOST_CARDS else None

    def turn_ends(self, p: Position) -> None:
        """Marks on knights and favours of cards last until the end of the turn."""
        k = knights_state(p)
        k.partners = 0
        if k.fleet != 0:
            k.fleet = 0
            refresh_rates(p, p.turn)
        if k.busy:
            k.busy = False
            for node in range(len(k.knights)):
                k.knights[node] &= ~u8(THIS_TURN)

    def raises_hand_limit(self, p: Position, player: Player) -> i64:
        """Every wall shelters two cards (1.G.c)."""
        return SAFE_BEHIND_WALL * walls_on_board(p, player)

    def bars_robber(self, p: Position, hex: i64) -> Refusal | None:
        """The robber stays in the desert until the barbarians have landed for the first time (4.C.b)."""
        return ROBBER_LOCKED if knights_state(p).attacks == 0 else None

    def shows_hand(self, p: Position, player: Player, viewer: Player) -> bool:
        """A master merchant looks into the hand from which two cards are taken."""
        return p.depth > 0 and p.waiting_for() == LOOT and p.detail() == player and p.actor() == viewer

    def blocked_by(self, p: Position) -> Refusal | None:
        """Cards are discarded after a seven, or because of a saboteur: the article says which."""
        return politics.discard_first(p)
