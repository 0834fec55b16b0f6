"""What a card game looked like, once it is over."""

from typing import cast

from hexhaven import catalog
from hexhaven.core.facts import ENDED
from hexhaven.core.game import CHANCE
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.rules.terms import RESOURCE_NAMES
from hexhaven.games.duel.scene.questions import round_of
from hexhaven.games.duel.scene.table import deal_of
from hexhaven.games.duel.statistics import PRODUCTION, DuelCounting
from hexhaven.record import Entry, Record
from hexhaven.scene.family import Retrospect, turns_at
from hexhaven.wire.message import Cards, Deal
from hexhaven.wire.rest import Robbery, Trade

BANK = -1
MOST_TURNS = 8
VICTORY = 100


def retrospect(record: Record) -> Retrospect:
    """Go through a game once, and count."""
    d = cast(Duel, catalog.start(record.setup))
    counting, chronicle = DuelCounting(d), Chronicle()
    for number, entry in enumerate(record.entries, 1):
        round, points = round_of(d), d.points()
        chronicle.foresee(d, entry)
        d.apply(entry.action, entry.player)
        counting.saw(d, entry.player, entry.action, entry.facts)
        if round_of(d) > round:
            chronicle.points.append(d.points())
        chronicle.weigh(number, weight(points, d.points(), entry))
    seen = counting.seen()
    return Retrospect(
        rounds=round_of(d),
        points=[*chronicle.points, d.points()],
        rolls=seen.dice,
        expected=[sum(seen.dice) / len(seen.dice)] * len(seen.dice),
        produced=[by_resource(seen.gained[PRODUCTION][player]) for player in range(2)],
        gained=[{source: sum(rows[player]) for source, rows in seen.gained.items()} for player in range(2)],
        trades=chronicle.trades,
        robberies=chronicle.robberies(),
        turns=turns_at(record, chronicle.weightiest()),
    )


def by_resource(counts: list[int]) -> Cards:
    return dict(zip(RESOURCE_NAMES, counts, strict=True))


class Chronicle:
    """What is noted down while a game goes by."""

    def __init__(self) -> None:
        self.points: list[list[int]] = []  # at the end of each round
        self.trades: list[Trade] = []
        self.taken = [0, 0]
        self.turns: list[tuple[int, int]] = []  # their weights and numbers

    def foresee(self, before: Duel, entry: Entry) -> None:
        """Note what an entry is about to exchange or take."""
        verb = before.rules.verb_of(entry.action).name
        if verb in ("bank", "accept"):
            self.trades.append(trade(before, entry, verb))
        elif verb == "grab":
            self.taken[entry.player] += 1

    def weigh(self, number: int, swing: int) -> None:
        if swing:
            self.turns.append((swing, number))

    def robberies(self) -> list[Robbery]:
        return [Robbery(thief=thief, victim=1 - thief, cards=n) for thief, n in enumerate(self.taken) if n]

    def weightiest(self) -> list[int]:
        """The entries that moved most points, in the order of the game."""
        best = sorted(self.turns, key=lambda each: -each[0])[:MOST_TURNS]
        return sorted(number for _, number in best)


def weight(old: list[int], new: list[int], entry: Entry) -> int:
    """How much the difference in points changed; one step is the daily bread, the victory outweighs all."""
    if entry.facts.seen_by(CHANCE).first(ENDED) is not None:
        return VICTORY
    swing = abs((new[0] - new[1]) - (old[0] - old[1]))
    return swing if swing > 1 else 0


def trade(before: Duel, entry: Entry, verb: str) -> Trade:
    """An exchange, from the side of the player on turn; from where it is paid may be asked later."""
    player = int(before.turn)
    deal = bank_deal(before, entry) if verb == "bank" else deal_of(int(before.detail()))
    other = BANK if verb == "bank" else 1 - player
    return Trade(round=round_of(before), a=player, b=other, gave=deal.give, got=deal.get)


def bank_deal(before: Duel, entry: Entry) -> Deal:
    cards = before.rules.verb_of(entry.action).exchanged(before, entry.player, entry.action)
    give = {name: -n for name, n in cards.items() if n < 0}
    return Deal(give=give, get={name: n for name, n in cards.items() if n > 0})
