"""Trade: with the bank, and fair and bounded with the other players.

The bot makes one offer a turn at most, to those who may take it, and none that they have refused (`talk`);
to ask costs nothing, so it asks before it goes to the bank. It accepts what helps it more than it helps a
player ahead, and never deals with somebody who may win soon.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.bots.tally import Scored, Tally
from hexhaven.games.island.bots.cards import held_by_others
from hexhaven.games.island.bots.moment import Moment
from hexhaven.games.island.bots.robber import is_close
from hexhaven.games.island.bots.talk import Talk
from hexhaven.games.island.bots.terms import CHANCES, HAND, PARTNER, PATIENCE, wins_at_once
from hexhaven.games.island.bots.verbs import BANK, BUILD, BUILD_ROAD, BUY_CARD, OFFER, PROPOSE, TRADE
from hexhaven.games.island.bots.weights import ALL
from hexhaven.games.island.rules.deals import amount, deal_for
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.trade import BIT, trading_over

GIVES: Final = 1  # the player is the one who speaks
TAKES: Final = -1  # the player answers

BUILDS: Final = (BUILD, BUILD_ROAD, BUY_CARD)


# --- the bank ----------------------------------------------------------------------------------------


def score_bank(m: Moment, action: i64, tally: Tally) -> None:
    bank = m.p.rules.verb_of(action)
    give = bank.first(action)
    hand = m.hand[:]
    hand[give] -= m.evaluation.rates[give]
    hand[bank.second(action)] += 1
    m.add_hand(hand, tally)


# --- deals -------------------------------------------------------------------------------------------


def hand_after(m: Moment, deal: i64, side: i64) -> vec[i64]:
    """The own hand after a deal that the player proposed (GIVES) or somebody else did (TAKES)."""
    hand = m.hand[:]
    for card in range(m.evaluation.kinds):
        hand[card] -= side * amount(m.p, deal, card)
    return hand


def add_partner(m: Moment, partner: i64, tally: Tally) -> None:
    """A partner who is ahead gets nothing for little, one who may win soon gets nothing at all."""
    w = m.tables.weights
    points = i64(m.p.shown_points[partner])
    tally.add(PARTNER, -points)  # among equals, help the weakest
    if is_close(m.p, partner):
        tally.add(PARTNER, -w.win)
    ahead = points - i64(m.p.shown_points[m.me])
    if ahead > 0:
        tally.add(PARTNER, -ahead * w.caution)


def score_trade(m: Moment, partner: i64, tally: Tally) -> None:
    """Score shaking hands with somebody who accepted the offer or proposed another deal."""
    market = m.p.market
    if market.accepted & BIT[partner] != 0:
        m.add_hand(hand_after(m, market.offer, GIVES), tally)
    else:
        m.add_hand(hand_after(m, market.proposals[partner], TAKES), tally)
    add_partner(m, partner, tally)


# --- offers ------------------------------------------------------------------------------------------


def consider_offers(m: Moment, talk: Talk, out: list[Scored]) -> None:
    """Add the offers worth the talk: one for one, and two for one."""
    if (
        m.tables.code(OFFER) == NONE
        or len(talk.offers) >= m.tables.weights.offers
        or trading_over(m.p) is not None
    ):
        return
    asked = partners(m, talk)
    if not asked:
        return
    for want in range(m.evaluation.kinds):
        if held_by_others(m.p, m.me, want) > 0 and helps(m, want):
            for give in range(m.evaluation.kinds):
                if give != want and m.hand[give] > 0:
                    consider_offer(m, talk, asked, give, 1, want, out)
                    if m.hand[give] > 1:
                        consider_offer(m, talk, asked, give, 2, want, out)


def helps(m: Moment, card: i64) -> bool:
    """Whether one more card of a kind, for nothing, would help enough."""
    hand = m.hand[:]
    hand[card] += 1
    return m.gain(hand) >= m.tables.weights.offer_gain


def consider_offer(
    m: Moment, talk: Talk, asked: list[Partner], give: i64, n: i64, want: i64, out: list[Scored]
) -> None:
    """Add an offer, to those who might take it."""
    deal = deal_for(m.p, give, n, want, 1)
    gain = m.gain(hand_after(m, deal, GIVES))
    if gain < m.tables.weights.offer_gain or int(deal) in talk.offers:
        return
    parting = m.tables.weights.parting if n == 1 else m.tables.weights.parting_for_two
    addressees: i64 = 0
    chance: i64 = 0
    for partner in asked:
        hope = partner.hope(m, talk, deal, want, parting)
        if hope >= m.tables.weights.least_hope:
            addressees |= BIT[partner.player]
            chance += hope
    if addressees != 0:
        scored = m.tables.scored(m.p.rules.verbs[m.tables.code(OFFER)].pack(deal, addressees))
        add_hope(scored.tally, gain, min(chance, m.tables.weights.likeliest))
        out.append(scored)


def add_hope(tally: Tally, gain: i64, chance: i64) -> None:
    """Add a gain that depends on somebody else."""
    tally.add(HAND, gain)
    tally.add(CHANCES, -gain * (ALL - chance) // ALL)


def partners(m: Moment, talk: Talk) -> list[Partner]:
    """Everybody whom it does not hurt to help, and who does not mind to be asked."""
    found: list[Partner] = []
    for player in range(m.p.rules.players):
        if player != m.me and may_ask(m, talk, player):
            found.append(Partner(m, player))
    return found


def may_ask(m: Moment, talk: Talk, player: i64) -> bool:
    return m.p.hand_size[player] > 0 and talk.spared & BIT[player] == 0 and not is_close(m.p, player)


class Partner:
    """Somebody who may be asked, as far as everybody sees what they might have."""

    def __init__(self, m: Moment, player: i64) -> None:
        self.player: Final[i64] = player
        self.behind: Final[i64] = i64(m.p.shown_points[m.me]) - i64(m.p.shown_points[player])

    def hope(self, m: Moment, talk: Talk, deal: i64, want: i64, parting: i64) -> i64:
        """How likely, in per cent, the partner has the wanted card and is one of those who part with it."""
        if talk.was_refused(m.p, self.player, deal):
            return 0
        in_hands: i64 = 0
        for card in range(m.evaluation.kinds):
            in_hands += held_by_others(m.p, m.me, card)
        held = held_by_others(m.p, m.me, want)
        has_it = min(ALL, ALL * i64(m.p.hand_size[self.player]) * held // max(1, in_hands))
        # Nobody likes to help who is ahead, and whoever says no again and again is asked less and less.
        against = max(0, self.behind) + talk.refusals(self.player)
        return has_it * parting // ALL * 2 // (2 + against)


def trade_first(m: Moment, out: list[Scored]) -> None:
    """Ask before going to the bank, which gives the same afterwards; and where the first build ends trading,
    a good trade comes first. What wins waits for nothing."""
    if wins_at_once(out):
        return
    if has_offer(m, out):
        postpone(m, out, (BANK,))
    if m.p.rules.phases_separated and has_good_trade(m, out):
        postpone(m, out, BUILDS)


def postpone(m: Moment, out: list[Scored], verbs: tuple[int, ...]) -> None:
    for scored in out:
        if m.tables.verb_of(scored.action) in verbs:
            scored.tally.add(PATIENCE, -m.tables.weights.point * 10)


def has_offer(m: Moment, out: list[Scored]) -> bool:
    for scored in out:
        if m.tables.verb_of(scored.action) == OFFER:
            return True
    return False


def has_good_trade(m: Moment, out: list[Scored]) -> bool:
    """Whether talk promises something, or the bank more than any build: what it pays for is in its score."""
    best: i64 = 0
    for scored in out:
        if m.tables.verb_of(scored.action) in BUILDS:
            best = max(best, scored.tally.total)
    for scored in out:
        verb = m.tables.verb_of(scored.action)
        least = best if verb == BANK else 0
        if verb in (BANK, OFFER, TRADE) and scored.tally.total > least:
            return True
    return False


def stay_on_turn(m: Moment, out: list[Scored]) -> list[Scored]:
    """An offer that came to nothing is withdrawn: to end the turn would give up the rest of it."""
    return [scored for scored in out if scored.action != m.tables.end]


# --- answers -----------------------------------------------------------------------------------------


def score_accepting(m: Moment, tally: Tally) -> None:
    m.add_hand(hand_after(m, m.p.market.offer, TAKES), tally)
    tally.add(PARTNER, -m.tables.weights.accept_gain)
    add_partner(m, m.p.turn, tally)


def consider_proposals(m: Moment, talk: Talk, out: list[Scored]) -> None:
    """Add counter-offers: the card that was asked for, but for another one, or for two."""
    if len(talk.proposals) >= m.tables.weights.proposals or not may_ask(m, talk, m.p.turn):
        return
    asked = Partner(m, m.p.turn)
    offer = m.p.market.offer
    give = only_wanted(m, offer)
    if give == NONE or m.hand[give] == 0:
        return
    for want in range(m.evaluation.kinds):
        offered = amount(m.p, offer, want)
        # Whoever offers two already is asked for no third.
        if want != give and offered < 2 and held_by_others(m.p, m.me, want) > offered and helps(m, want):
            consider_proposal(m, talk, asked, give, want, offered + 1, out)


def only_wanted(m: Moment, offer: i64) -> i64:
    """The one kind an offer asks for, or NONE if it asks for several."""
    wanted: i64 = NONE
    for card in range(m.evaluation.kinds):
        if amount(m.p, offer, card) < 0:
            if wanted != NONE:
                return NONE
            wanted = card
    return wanted


def consider_proposal(
    m: Moment, talk: Talk, asked: Partner, give: i64, want: i64, n: i64, out: list[Scored]
) -> None:
    deal = deal_for(m.p, give, 1, want, n)
    gain = m.gain(hand_after(m, deal, GIVES))
    hope = asked.hope(m, talk, deal, want, m.tables.weights.parting_asked)
    if gain >= m.tables.weights.offer_gain and hope >= m.tables.weights.least_hope:
        scored = m.tables.scored(m.p.rules.verbs[m.tables.code(PROPOSE)].at(deal))
        add_hope(scored.tally, gain, hope)
        add_partner(m, m.p.turn, scored.tally)
        out.append(scored)
