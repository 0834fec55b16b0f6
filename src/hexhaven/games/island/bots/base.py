"""The values of the base game, which every board game has as its first layer."""

from __future__ import annotations

from mypy_extensions import i64

from hexhaven.bots.tally import Tally
from hexhaven.core.actions import operand
from hexhaven.games.island.bots import cards, places, roads, robber, trading
from hexhaven.games.island.bots.development import army_worth, cards_worth, drawn_worth, held_knights
from hexhaven.games.island.bots.evaluation import Evaluation, weigh_income
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.opening import Opening
from hexhaven.games.island.bots.plans import BUY, MOST_ROADS, Plans, Purchase, price_of
from hexhaven.games.island.bots.terms import ARMY, CARDS, POINTS, RIVALS, ROUTE, WIN
from hexhaven.games.island.bots.values import Values
from hexhaven.games.island.bots.verbs import (
    ACCEPT,
    ANNOUNCE,
    BANK,
    BUILD,
    BUILD_ROAD,
    BUY_CARD,
    DISCARD,
    FIRST_ROAD,
    FOUND,
    FREE_ROAD,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    ROB,
    TAKE_CARD,
    TO_HEX,
    TRADE,
    VERBS,
    WAIT,
)
from hexhaven.games.island.rules.rules import Rules
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import CARD, CITY, ROAD, SETTLEMENT


class BaseValues(Values):
    """Points, income, roads, development cards, the robber and trade."""

    def __init__(self) -> None:
        self.opening: Opening | None = None  # of the last placement

    def verbs(self) -> dict[str, int]:
        return VERBS

    def purchases(self, rules: Rules) -> list[Purchase]:
        """In the order of the numbers in `plans`: settlements, a city, a card, routes."""
        roads = [[ROAD] * n for n in range(MOST_ROADS + 1)]
        return [
            *(Purchase(price_of(rules, SETTLEMENT, *more), "settlement") for more in roads),
            Purchase(price_of(rules, CITY)),
            Purchase(price_of(rules, CARD)),
            *(Purchase(price_of(rules, *more), "route") for more in roads),
        ]

    def is_purchase(self, verb: i64) -> bool:
        return verb in (BUILD, BUILD_ROAD, BUY_CARD)

    def may_win(self, verb: i64) -> bool:
        return verb in (BUILD, BUILD_ROAD, FREE_ROAD)

    def worth(self, e: Evaluation, p: Position, out: Tally) -> None:
        w = e.tables.weights
        if e.points >= p.rules.target:
            out.add(WIN, w.win)
        out.add(POINTS, e.points * w.point)
        out.add(RIVALS, -e.lead * w.rival)
        weigh_income(e.tables, e.income, e.rates, e.future, out)
        out.add(ROUTE, places.route_lead(e.tables, p, e.me))
        out.add(ARMY, army_worth(e.tables, p, e.me, held_knights(p, e.me)))
        out.add(CARDS, cards_worth(e.tables, p, e.me))

    def plans(self, e: Evaluation, p: Position, out: Plans) -> None:
        if p.has_piece(e.me, SETTLEMENT):
            places.plan_settlements(e, p, out)
        if p.has_piece(e.me, CITY):
            places.plan_city(e, p, out)
        if p.deck_size > 0:
            out.worth[BUY] = drawn_worth(e.tables, p, e.me)
        places.plan_route(e, p, out)

    def score(self, m: Moment, verb: i64, action: i64, out: Tally) -> bool:
        """To end, to roll and to decline are 0, and everything else is measured by that."""
        if verb == WAIT:
            return True
        if verb == BUILD:
            m.add_trial(action, out)
        elif verb in (BUILD_ROAD, FREE_ROAD):
            roads.score_road(m, action, out)
        elif verb == BUY_CARD:
            cards.score_purchase(m, out)
        elif PLAY_KNIGHT <= verb <= PLAY_MONOPOLY:
            cards.score_card(m, verb, action, out)
        elif verb == BANK:
            trading.score_bank(m, action, out)
        elif verb == ANNOUNCE:
            out.add(WIN, m.tables.weights.win)
        else:
            return self.score_answer(m, verb, operand(action), out)
        return True

    def score_answer(self, m: Moment, verb: i64, target: i64, out: Tally) -> bool:
        """Score an answer to a question."""
        if verb == TAKE_CARD:
            cards.score_taking(m, target, out)
        elif verb == ACCEPT:
            trading.score_accepting(m, out)
        elif verb == TRADE:
            trading.score_trade(m, target, out)
        elif verb == TO_HEX:
            robber.score_hex(m.tables, m.p, m.me, target, out)
        elif verb == ROB:
            robber.score_victim(m.tables, m.p, m.me, target, out)
        elif verb == DISCARD:
            m.add_giving_up(target, out)
        elif verb == FOUND:
            self.opening_of(m).score_node(target, out)
        elif verb == FIRST_ROAD:
            self.opening_of(m).score_road(target, out)
        else:
            return False
        return True

    def opening_of(self, m: Moment) -> Opening:
        opening = self.opening
        if opening is None or opening.p is not m.p:
            opening = Opening(m.p, m.evaluation)
            self.opening = opening
        return opening
