"""What the greedy bot finds important, in one table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.games.island.rules.terrain import KINDS

ALL: Final = 100  # per cent


def by_card(others: int, *first: int) -> vec[i64]:
    """Amounts by kind of card: those of the first kinds, and one for all others."""
    return vec[i64](list(first) + [others] * (KINDS - len(first)))


class Weights:
    """Amounts are thousandths of a victory point unless their line says otherwise."""

    def __init__(self) -> None:
        # Points.
        self.win: i64 = 100_000  # more than everything else together: a victory in hand is taken
        self.near_win: i64 = 30_000  # a purchase that would win; whatever is planned is less than a victory
        self.point: i64 = 1000  # the unit
        self.rival: i64 = 150  # a point less for the strongest opponent, when a special card changes hands

        # Production, at the start of the game; it counts less as the end comes nearer.
        self.pip: i64 = 100  # one chance in 36 of a card at each roll: about two cards in a whole game
        self.variety: i64 = 40  # more for each of the first pips of a resource: what one lacks costs four
        self.varied_pips: i64 = 4  # so many pips of a resource count as variety
        self.harbour_three: i64 = 4  # for each pip of anything: most of it is spent as it comes
        self.harbour_two: i64 = 30  # for each pip of its resource: every second card buys what is missing
        self.shortest_future: i64 = 20  # per cent of its first worth that production keeps until the end

        # How much each resource counts, in per cent; scarce ones on the island count more.
        self.price: vec[i64] = by_card(100, 90, 90, 80, 115, 120)
        self.scarcity: i64 = 40  # per cent of the way from equal prices to prices by scarcity

        # Cards in hand: purchases in sight, each worth less the longer it takes.
        self.patience: i64 = 945  # thousandths of its worth that a purchase keeps for each roll of waiting
        self.in_hand: i64 = 800  # thousandths: cards for a building are not yet the building
        self.next_turn: i64 = 4  # rolls more for what cannot be paid in this turn: it waits for the next
        self.first_share: i64 = 100  # per cent of the best purchase in sight
        self.second_share: i64 = 60  # of the second: the same cards pay only once
        self.third_share: i64 = 20  # a hand that is good for many things is rarely stuck
        self.spare: i64 = 25  # any card, so that nothing is given away for nothing
        self.exposed: i64 = 100  # per cent of what a seven before the next own turn is likely to cost

        # Places to settle: per cent of their worth by roads still to be built, and if others are near.
        self.sure: vec[i64] = vec[i64]([100, 80, 58, 38])  # much can happen until a third road is built
        self.contested: i64 = 130  # whoever comes first has the place, and takes it from a rival

        # The longest road and the largest army.
        self.route_sure: vec[i64] = vec[i64]([100, 80, 55, 35])  # per cent of two points by roads that lack
        self.route_lead: i64 = 120  # for each of two roads that the holder is ahead: it stays safe
        self.army_ready: vec[i64] = vec[i64]([100, 75, 62, 52])  # per cent by knights to be laid open
        self.army_open: vec[i64] = vec[i64]([100, 38, 18, 8])  # per cent by knights to be bought still
        self.army_lead: i64 = 100  # for each of two knights that the holder is ahead

        # Development cards in hand.
        self.knight: i64 = 280  # hurts somebody and steals a card, some day
        self.road_building: i64 = 300  # two roads are four cards, if they lead somewhere
        self.invention: i64 = 300  # two cards at the right moment are better than two cards
        self.monopoly: i64 = 300  # worth waiting for, but not long: others spend their cards

        # The robber.
        self.harm: i64 = 9  # for each pip the robber takes from an opponent of middling strength
        self.own_harm: i64 = 40  # for each pip it takes from oneself
        self.theft: i64 = 130  # a stolen card, half of it for what the victim lacks

        # How dangerous an opponent is, in per cent of a middling one.
        self.threat: i64 = 40  # anybody
        self.threat_point: i64 = 10  # for each point everybody sees
        self.threat_card: i64 = 6  # for each development card in hand: it may be a point
        self.threat_lead: i64 = 25  # the strongest of one's opponents
        self.threat_close: i64 = 60  # somebody with three points to go

        # Trade between players.
        self.offer_gain: i64 = 70  # the least gain for which an offer is worth the talk
        self.accept_gain: i64 = 40  # the least gain for which an offer is accepted
        self.caution: i64 = 45  # for each point the partner is ahead
        self.parting: i64 = 14  # per cent of those who have a card part with it for one card
        self.parting_for_two: i64 = 42
        self.parting_asked: i64 = 33  # for what they have asked for themselves
        self.likeliest: i64 = 90  # per cent: no offer is sure to be accepted
        self.least_hope: i64 = 6  # per cent: whoever is less likely to say yes is not asked
        self.refusal: i64 = 3  # rounds for which a refusal stands
        self.offers: i64 = 1  # at most so many a turn
        self.proposals: i64 = 1  # counter-offers, at most so many in another player's turn

        # The founding phase.
        self.room: i64 = 22  # per cent of the best place two roads on
        self.taken: i64 = 30  # per cent that is left of a place which others will want first
        # Each resource that one's other settlement does not bring.
        self.new_kind: vec[i64] = by_card(0, 120, 120, 120, 120, 120)
        self.numbers: i64 = 35  # each number that one's other settlement does not have: steadier income
        self.start_card: i64 = 30  # each first card; brick and lumber twice, for the first road
