"""What is noted down while a card game goes by once more."""

from hexhaven.core.facts import ENDED
from hexhaven.core.game import CHANCE
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.scene.table import deal_of
from hexhaven.record import Entry
from hexhaven.scene.chronicle import Chronicle
from hexhaven.wire.message import Deal
from hexhaven.wire.rest import Trade

BANK = -1
VICTORY = 100


class DuelChronicle(Chronicle):
    """Trades and robberies by their verbs; a game turns on what moves points."""

    def foresee(self, before: Duel, entry: Entry, round: int) -> None:
        self.lead = lead(before)
        verb = before.rules.verb_of(entry.action).name
        if verb in ("bank", "accept"):
            self.trades.append(trade(before, entry, verb, round))
        elif verb == "grab":
            self.robbed[entry.player, 1 - entry.player] += 1

    def weigh(self, after: Duel, entry: Entry, round: int) -> float:
        """How much the lead changed; one step is the daily bread, the victory outweighs all."""
        if entry.facts.seen_by(CHANCE).first(ENDED) is not None:
            return VICTORY
        swing = abs(lead(after) - self.lead)
        return swing if swing > 1 else 0


def lead(d: Duel) -> int:
    """By how many points the first player is ahead."""
    first, second = d.points()
    return first - second


def trade(before: Duel, entry: Entry, verb: str, round: int) -> Trade:
    """An exchange, from the side of the player on turn; from where it is paid may be asked later."""
    player = int(before.turn)
    deal = bank_deal(before, entry) if verb == "bank" else deal_of(int(before.detail()))
    other = BANK if verb == "bank" else 1 - player
    return Trade(round=round, a=player, b=other, gave=deal.give, got=deal.get)


def bank_deal(before: Duel, entry: Entry) -> Deal:
    cards = before.rules.verb_of(entry.action).exchanged(before, entry.player, entry.action)
    give = {name: -n for name, n in cards.items() if n < 0}
    return Deal(give=give, get={name: n for name, n in cards.items() if n > 0})
