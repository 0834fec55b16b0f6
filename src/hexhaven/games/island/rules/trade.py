"""Trade: with the bank and through harbours, and between the player on turn and the others.

Domestic trade is talk until two players shake hands:

- the player on turn makes an offer, to all or to some; they answer in any order by accepting, declining,
  or proposing something else;
- anybody else may make a proposal to the player on turn, asked or not;
- the player on turn picks a partner among those who accepted or proposed, or withdraws the offer.

All of it is public (encyclopaedia 1.C.b). Cards change hands only between the player on turn and one other
player, in one exchange (1.E.a).
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from hexhaven.core.actions import Actions, operand
from hexhaven.core.game import Player, Refusal, State
from hexhaven.core.operands import ANY_WORDS, PLAYER, Operand
from hexhaven.core.pending import PendingState
from hexhaven.games.island.rules.deals import DEAL, amount, covers, deal_for, exchange
from hexhaven.games.island.rules.market import SILENCE, Market
from hexhaven.games.island.rules.operands import CARD, CARD_BITS, CARD_MASK, GIVEN, card_word
from hexhaven.games.island.rules.questions import AFTER_ROLL, PARTNER, REPLY
from hexhaven.games.island.rules.rules import TRADE, Rules, Verb
from hexhaven.games.island.rules.sources import BANK_TRADE
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.terrain import KINDS

# An offer's operand: eight bits of addressees, the cards above.
ADDRESSEES: Final = 8
ADDRESSEE_MASK: Final = 255

TO: Final = "to"
ALL: Final = "all"

BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])
NO_PROPOSALS: Final = vec[i64]([0] * 8)


# --- what the law of trade allows --------------------------------------------------------------------


def trading_over(p: Position) -> Refusal | None:
    """Where the phases are separated, the first paid build has ended trading (1.E.e)."""
    if p.rules.phases_separated and p.has_built:
        return Refusal("trading_over", "1.E.e")
    return None


def unlawful(p: Position, deal: i64) -> Refusal | None:
    """No gifts, open or disguised (1.E.b): something must be given and something else wanted."""
    gives = False
    wants = False
    for card in range(p.rules.kinds):
        n = amount(p, deal, card)
        gives = gives or n > 0
        wants = wants or n < 0
    if not gives and not wants:
        return Refusal("nothing_offered", "1.E.b")
    if not (gives and wants) and not p.rules.gifts_allowed:
        return Refusal("gift", "1.E.b")
    return None


def uncovered(p: Position, player: Player, deal: i64, side: i64) -> Refusal | None:
    """Cards are exchanged at once or not at all: there is no credit (1.E.d)."""
    if not covers(p, player, deal, side):
        missing = missing_in_deal(p, player, deal, side)
        return Refusal("cards_not_held", "1.E.d", {"player": str(player), "missing": missing})
    return None


def missing_in_deal(p: Position, player: Player, deal: i64, side: i64) -> str:
    """The cards that a side of a deal would have to give and does not hold: '1 ore 2 wool'."""
    lacking = [side * amount(p, deal, card) - p.holds(player, card) for card in range(p.rules.kinds)]
    return " ".join(f"{n} {card_word(p, card)}" for card, n in enumerate(lacking) if n > 0)


def named(p: Position, deal: i64, side: i64) -> dict[str, int]:
    """What one side of a deal gets, by name: its speaker (-1) or the partner (1)."""
    changes = {card_word(p, card): int(side * amount(p, deal, card)) for card in range(p.rules.kinds)}
    return {name: n for name, n in changes.items() if n != 0}


# --- the talk ----------------------------------------------------------------------------------------


def talk(p: Position) -> Market:
    """The market of this position, to be written on."""
    if p.market is SILENCE:
        p.market = Market(0, 0, NO_PROPOSALS[:])
    return p.market


def close_offer(p: Position) -> None:
    """Take the offer and every question about it off the table; proposals stay."""
    while p.depth > 0 and (p.waiting_for() == REPLY or p.waiting_for() == PARTNER):
        p.answered()
    p.market.offer = 0
    p.market.accepted = 0
    hush(p)


def hush(p: Position) -> None:
    """Return to silence once nothing is on offer."""
    if p.market.offer != 0:
        return
    for player in range(p.rules.players):
        if p.market.proposals[player] != 0:
            return
    p.market = SILENCE


def drop_proposal(p: Position, player: Player) -> None:
    if p.market is not SILENCE:
        p.market.proposals[player] = 0
        hush(p)


def nobody_left(p: Position) -> bool:
    """Whether all have answered and none of them accepted or proposed anything."""
    if p.waiting_for() != PARTNER or p.market.accepted != 0:
        return False
    for player in range(p.rules.players):
        if p.market.proposals[player] != 0:
            return False
    return True


class Offer(Verb):
    """The player on turn offers a trade to all or to some of the others."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        """List one card for one card, to everybody; people may offer what they like."""
        if p.has_built and p.rules.phases_separated:
            return
        everybody = all_others(p, player)
        for give in range(p.rules.kinds):
            if p.hands[player * KINDS + give] > 0:
                for want in range(p.rules.kinds):
                    if want != give:
                        out.add(self.code, deal_for(p, give, 1, want, 1) << ADDRESSEES | everybody)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        deal = operand(action) >> ADDRESSEES
        addressees = operand(action) & ADDRESSEE_MASK
        if addressees == 0 or addressees & ~all_others(p, player) != 0:
            return Refusal("no_such_partner", "domestic-trade")
        return trading_over(p) or unlawful(p, deal) or uncovered(p, player, deal, 1)

    def play(self, p: Position, player: Player, action: i64) -> None:
        addressees = operand(action) & ADDRESSEE_MASK
        talk(p).offer = operand(action) >> ADDRESSEES
        p.ask(PARTNER, player)
        n = p.rules.players
        for i in range(1, n):
            partner = (player + n - i) % n
            if addressees & BIT[partner] != 0:
                p.ask(REPLY, partner)

    def read(self, s: PendingState, words: list[str]) -> i64:
        """An offer that does not say to whom is made to all."""
        return super().read(s, words if TO in words else [*words, TO, ALL])


class Addressees(Operand):
    """Players an offer is made to, one bit for each: 'all', or '1 3'."""

    def write(self, s: State, value: i64) -> str:
        p = cast(Position, s)
        if value == all_others(p, p.turn):
            return ALL
        return " ".join(str(player) for player in range(ADDRESSEES) if value & BIT[player] != 0)

    def read(self, s: State, word: str) -> i64:
        p = cast(Position, s)
        if word == ALL:
            return all_others(p, p.turn)
        addressees: i64 = 0
        for player in word.split():
            addressees |= BIT[PLAYER.read(p, player)]
        return addressees


PLAYERS: Final = Addressees("players", ADDRESSEES, "players", "players", ("all", "1 3"), words=ANY_WORDS)


def all_others(p: Position, player: Player) -> i64:
    mask: i64 = 0
    for other in range(p.rules.players):
        if other != player:
            mask |= BIT[other]
    return mask


class Accept(Verb):
    """Say yes to the offer; the player on turn may still choose another partner."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if covers(p, player, p.market.offer, -1):
            out.add(self.code)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        return uncovered(p, player, p.market.offer, -1)

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.drop_question(player)
        market = talk(p)
        market.accepted |= BIT[player]
        market.proposals[player] = 0

    def exchanged(self, s: PendingState, player: Player, action: i64) -> dict[str, int]:
        p = cast(Position, s)
        return named(p, p.market.offer, 1)


class Decline(Verb):
    """Say no to the offer; a proposal of one's own stands. With nobody left the offer is off the table."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        out.add(self.code)

    def play(self, p: Position, player: Player, action: i64) -> None:
        p.drop_question(player)
        if nobody_left(p):
            close_offer(p)


class Propose(Verb):
    """Somebody who is not on turn proposes a deal to the player on turn, as an answer or unasked."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        """List nothing: what to propose is for people and bots to think of."""

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        deal = operand(action)
        if player == p.turn:
            return Refusal("no_such_partner", "1.E.a")
        return trading_over(p) or unlawful(p, deal) or uncovered(p, player, deal, 1)

    def play(self, p: Position, player: Player, action: i64) -> None:
        asked = p.waiting_for() == REPLY and p.is_asked(player)
        market = talk(p)
        market.proposals[player] = operand(action)
        market.accepted &= ~BIT[player]
        if asked:
            p.drop_question(player)


class TradeWith(Verb):
    """The player on turn shakes hands with one who accepted the offer or proposed a deal."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.market is not SILENCE:
            for partner in range(p.rules.players):
                if self.why_not(p, player, self.at(partner)) is None:
                    out.add(self.code, partner)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        partner = operand(action)
        if not 0 <= partner < p.rules.players or player != p.turn:
            return Refusal("no_such_partner", "domestic-trade")
        if p.market.accepted & BIT[partner] != 0:
            return None
        if p.market.proposals[partner] == 0:
            return Refusal("no_agreement", "1.E.a", {"player": str(partner)})
        return uncovered(p, player, p.market.proposals[partner], -1)

    def play(self, p: Position, player: Player, action: i64) -> None:
        partner = operand(action)
        if p.market.accepted & BIT[partner] != 0:
            exchange(p, player, partner, p.market.offer)
        else:
            exchange(p, partner, player, p.market.proposals[partner])
        p.market.proposals[partner] = 0
        close_offer(p)

    def exchanged(self, s: PendingState, player: Player, action: i64) -> dict[str, int]:
        p = cast(Position, s)
        partner = operand(action)
        if p.market.accepted & BIT[partner] != 0:
            return named(p, p.market.offer, -1)
        return named(p, p.market.proposals[partner], 1)


class Withdraw(Verb):
    """Take back one's own offer, proposal or acceptance."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if self.why_not(p, player, self.code) is None:
            out.add(self.code)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        if not has_word(p, player):
            return Refusal("nothing_to_withdraw", "domestic-trade")
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        if player == p.turn:
            close_offer(p)
        else:
            p.market.proposals[player] = 0
            p.market.accepted &= ~BIT[player]
            if nobody_left(p):
                close_offer(p)
            else:
                hush(p)


def has_word(p: Position, player: Player) -> bool:
    """Whether an offer, a proposal or an acceptance of this player is on the table."""
    if player == p.turn:
        return p.market.offer != 0
    return p.market.proposals[player] != 0 or p.market.accepted & BIT[player] != 0


# --- the bank ----------------------------------------------------------------------------------------


def bank_empty(p: Position, card: i64, kinds: i64) -> Refusal:
    """No such card is left in the bank; those of the first so many kinds that are left are named."""
    held = [card_word(p, kind) for kind in range(kinds) if p.bank[kind] > 0]
    return Refusal("bank_empty", "bank", {"card": card_word(p, card), "cards": " ".join(held)})


class BankTrade(Verb):
    """Give the bank four equal cards, or fewer through a harbour, and take one of another kind."""

    def choices(self, p: Position, player: Player, out: Actions) -> None:
        if p.has_built and p.rules.phases_separated:
            return
        hand = player * KINDS
        kinds = p.rules.kinds
        for give in range(kinds):
            rate = p.rates[hand + give]
            if p.hands[hand + give] >= rate:
                for take in range(kinds):
                    if take != give and p.bank[take] > 0:
                        out.add(self.code, give << CARD_BITS | take)

    def why_not(self, p: Position, player: Player, action: i64) -> Refusal | None:
        give = self.first(action)
        take = self.second(action)
        if give >= p.rules.kinds or take >= p.rules.kinds:
            return Refusal("not_a_card", "maritime-trade")
        if give == take:
            return Refusal("same_card", "maritime-trade")
        over = trading_over(p)
        if over is not None:
            return over
        rate = i64(p.rates[player * KINDS + give])
        if p.holds(player, give) < rate:
            return Refusal(
                "rate_not_met", "maritime-trade",
                {"rate": str(rate), "card": card_word(p, give), "held": str(p.holds(player, give))},
            )  # fmt: skip
        if p.bank[take] == 0:
            return bank_empty(p, take, p.rules.kinds)
        return None

    def play(self, p: Position, player: Player, action: i64) -> None:
        give = operand(action) >> CARD_BITS
        if p.facts is not None:
            p.facts.source = BANK_TRADE
        p.lose(player, give, p.rates[player * KINDS + give])
        p.gain(player, operand(action) & CARD_MASK, 1)

    def exchanged(self, s: PendingState, player: Player, action: i64) -> dict[str, int]:
        p = cast(Position, s)
        give = self.first(action)
        rate = int(p.rates[player * KINDS + give])
        return {card_word(p, give): -rate, card_word(p, self.second(action)): 1}


def register(rules: Rules) -> None:
    """Bring trade into the rules."""
    rules.add(BankTrade("bank", [GIVEN, "for", CARD], "maritime-trade", group=TRADE), AFTER_ROLL)
    if not rules.players_trade:
        return
    rules.add(Offer("offer", [DEAL, TO, PLAYERS], "domestic-trade", "1.E.a", group=TRADE), AFTER_ROLL)
    rules.add(Accept("accept", article="domestic-trade"), REPLY)
    rules.add(Decline("decline", article="domestic-trade"), REPLY)
    propose = Propose("propose", [DEAL], "domestic-trade", "1.E.a", group=TRADE)
    rules.add(propose, REPLY)
    rules.add_unasked(propose, AFTER_ROLL, REPLY, PARTNER)
    trade = TradeWith("trade", [PLAYER], "domestic-trade", "1.E.a", group=TRADE)
    rules.add(trade, AFTER_ROLL, PARTNER)
    rules.add_unasked(trade, REPLY)
    withdraw = Withdraw("withdraw", article="domestic-trade", group=TRADE)
    rules.add(withdraw, PARTNER)
    rules.add_unasked(withdraw, AFTER_ROLL, REPLY, PARTNER)
    rules.together[REPLY] = 1
    rules.blocking[REPLY] = Refusal("answer_first", "domestic-trade")
    rules.blocking[PARTNER] = Refusal("offer_open", "domestic-trade")
