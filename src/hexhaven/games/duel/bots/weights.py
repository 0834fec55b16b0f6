"""What the greedy bot finds important in the card game, in one table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


class Weights:
    """Amounts are thousandths of a victory point unless their line says otherwise."""

    def __init__(self) -> None:
        # Points.
        self.win: i64 = 100_000  # more than everything else together: a victory in hand is taken
        self.point: i64 = 1000  # the unit
        self.rival: i64 = 55  # per cent: what the opponent has counts so much against one
        self.shortest_future: i64 = 15  # per cent of its first worth that production keeps until the end

        # The knight token and the windmill token: a point that can be lost again.
        self.token: i64 = 750
        self.lead: i64 = 35  # for each point of strength or commerce ahead or behind
        self.safe_lead: i64 = 6  # so many count
        self.trade_advantage: i64 = 250  # what the windmill brings with the event die, at the start
        self.tournament: i64 = 250  # what the lead in tournaments brings, at the start
        self.tournament_lead: i64 = 12  # for each point ahead or behind

        # Production, at the start of the game; it counts less as the end comes nearer.
        self.income: i64 = 5  # for each thousandth of a resource that comes with a roll
        self.price: vec[i64] = vec[i64]([95, 115, 85, 110, 120, 75])  # per cent, by resource
        self.first_region: i64 = 135  # per cent of a resource that nothing else brings
        self.later_region: i64 = 75  # per cent of a third region of a kind
        self.unknown_region: i64 = 830  # a region that is still to be drawn
        self.number: i64 = 25  # each number that brings something: steadier income
        self.rate: i64 = 3  # for each thousandth of income that is traded better, in tenths

        # Resources: purchases in sight, each worth less the longer it takes.
        self.patience: i64 = 945  # thousandths of its worth that a purchase keeps for each roll of waiting
        self.in_stock: i64 = 940  # thousandths: resources for a building are not yet the building
        self.in_sight: i64 = 780  # thousandths: still less if something lacks
        self.next_turn: i64 = 2  # rolls more for what cannot be paid in this turn
        self.trade: i64 = 2  # rolls for each trade with the bank that a purchase needs: so that it is made
        self.second_share: i64 = 80  # per cent of a second purchase, with what the first one leaves
        self.spare: i64 = 40  # any resource, of the first seven
        self.plenty: i64 = 12  # any further one
        self.stored: i64 = 20  # more for one in a store, where nobody takes it
        self.waste: i64 = 35  # a full region may lose what comes next
        self.brigands: i64 = 40  # for each resource that brigands may take until the next own turn
        self.gift: i64 = 120  # a resource of one's own choice that is still to come

        # Cards in hand, and places for them.
        self.drawn: i64 = 160  # a card nobody knows
        self.other_card: i64 = 120  # a card in the opponent's hand
        self.kept: i64 = 18  # per cent of what a card brings that can be built some day
        self.unready: i64 = 35  # per cent of that for a card that lacks a condition or a place
        self.locked: i64 = 60  # per cent of an action card that cannot be played yet
        self.twin: i64 = 50  # per cent of a second copy
        self.near: i64 = 80  # per cent of it for a card whose condition can be built next
        self.unmet: i64 = 25  # per cent of it for a card whose condition beyond cards is not met at all
        self.spared: i64 = 40  # a resource that a card of the hand costs less
        self.refill: i64 = 70  # a free place in the hand, which a new card takes at the end of the turn
        self.choice: i64 = 70  # a card nobody knows, where another one of the hand has to go for it
        self.fee: i64 = 200  # each resource paid for looking through a stack, beside what it could buy soon
        self.swap: i64 = 60  # the least gain for which a card of the hand is exchanged
        self.arson: i64 = 8  # per cent of the best building that is safe from arsonists
        self.spied: i64 = 25  # per cent of the best card of the hand that is safe from spies
        self.foresight: i64 = 45  # to see the top cards of stacks, for each card that is drawn afterwards
        self.site: i64 = 60  # a free site, up to three
        self.city_site: i64 = 90  # more for one in a city, up to three
        self.citadel_site: i64 = 30  # more for one at a citadel, up to two
        self.open_road: i64 = 330  # a road that waits for its settlement
        self.second_road: i64 = 60

        # Magic.
        self.power: i64 = 95  # each magic power that a card or a spell waits for
        self.idle_power: i64 = 35  # each other one
        self.power_rolls: i64 = 2  # rolls until a wizard has one more
        self.first_wizard: i64 = 300  # what magic promises with the first wizard, at the start
        self.next_wizard: i64 = 250  # and with each further one
        self.no_citadel: i64 = 260  # less for a wizard whose citadel is still to be built
        self.pupil: i64 = 450  # per cent of what magic cards count in the stacks once a wizard is there
        self.lean_land: i64 = 1  # a wizard's region, for each per cent that its resource is cheaper than ore
        self.passing_token: i64 = 2  # per cent of a token that is held by a potion only
        self.blocked_win: i64 = 45  # the same where it stops an opponent who is about to win
        self.about_to_win: i64 = 2  # so many points lack then
        self.fate: i64 = 25  # per cent of what a known event brings, less for each one before it
        self.banned: i64 = 30  # per cent of what an event brings that is out of the game

        # Talk.
        self.offer_gain: i64 = 60  # the least gain for which an offer is worth the talk
        self.accept_gain: i64 = 30  # the least gain for which an offer is accepted
        self.refusal: i64 = 6  # turns, three of each player, for which a refusal stands
        self.likely: i64 = 60  # per cent of good offers that are accepted
        self.least: i64 = 8  # the least gain for which anything is done
        self.most_deeds: i64 = 60  # so many in a turn, then it is over
        self.most_trades: i64 = 8  # with the bank, in a turn


STANDARD: Final = Weights()
