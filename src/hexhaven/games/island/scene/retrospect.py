"""What a game looked like, once it is over."""

from typing import cast

from hexhaven import catalog
from hexhaven.core.facts import CARDS, Seen
from hexhaven.core.game import CHANCE
from hexhaven.games.island.rules.sources import BANK_TRADE, STOLEN, TRADED
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene.questions import round_of
from hexhaven.games.island.scene.turning_points import Plot
from hexhaven.games.island.statistics import PRODUCTION, SUMS, BoardCounting
from hexhaven.games.island.words.narration import gained, lost
from hexhaven.record import Entry, Record
from hexhaven.scene.family import Retrospect, turns_at
from hexhaven.wire.message import Cards
from hexhaven.wire.rest import Robbery, Trade

THROWS = 36


def retrospect(record: Record, plot: Plot) -> Retrospect:
    """Go through a game once, and count; the plot follows what it turns on."""
    p = cast(Position, catalog.start(record.setup))
    counting, chronicle = BoardCounting(p), Chronicle(p)
    for number, entry in enumerate(record.entries, 1):
        round = round_of(p)
        p.apply(entry.action, entry.player)
        counting.saw(p, entry.player, entry.action, entry.facts)
        chronicle.note(round, p, entry)
        if round > 0:
            plot.note(number, p, entry)
    seen = counting.seen()
    players = range(p.players())
    return Retrospect(
        rounds=round_of(p),
        points=[*chronicle.points, shown_points(p)],
        rolls=seen.dice,
        expected=expected(sum(seen.dice)),
        produced=[by_card(p, seen.gained[PRODUCTION][player]) for player in players],
        gained=[by_source(seen.gained, player) for player in players],
        trades=chronicle.trades,
        robberies=chronicle.all_robberies(),
        turns=turns_at(record, plot.weightiest()),
    )


def expected(rolls: int) -> list[float]:
    """How often each sum comes up on average."""
    return [rolls * (6 - abs(7 - n)) / THROWS for n in SUMS]


def by_card(p: Position, counts: list[int]) -> Cards:
    return dict(zip(p.rules.card_names, counts, strict=True))


def by_source(gained: dict[str, list[list[int]]], player: int) -> Cards:
    return {source: sum(rows[player]) for source, rows in gained.items()}


def shown_points(p: Position) -> list[int]:
    """The points everybody saw; hidden ones appear when they are laid open."""
    return [int(n) for n in p.shown_points]


class Chronicle:
    """What is noted down while a game goes by."""

    def __init__(self, start: Position) -> None:
        self.points: list[list[int]] = []  # at the end of each round
        self.trades: list[Trade] = []
        self.robberies: dict[tuple[int, int], int] = {}
        if round_of(start) > 0:  # the pieces stand already: that was round 0
            self.points.append(shown_points(start))

    def note(self, round: int, after: Position, entry: Entry) -> None:
        """An entry of a round, and the position after it."""
        if round_of(after) > round:
            self.points.append(shown_points(after))
        seen = entry.facts.seen_by(CHANCE)
        for fact in seen.of(CARDS):
            giver, taker, _, n = fact.values
            if fact.source == STOLEN:
                self.robberies[taker, giver] = self.robberies.get((taker, giver), 0) + n
        if any(fact.source in (BANK_TRADE, TRADED) for fact in seen.of(CARDS)):
            self.trades.append(trade(round, after, seen, entry.player))

    def all_robberies(self) -> list[Robbery]:
        pairs = sorted(self.robberies.items())
        return [Robbery(thief=thief, victim=victim, cards=n) for (thief, victim), n in pairs]


def trade(round: int, p: Position, seen: Seen, player: int) -> Trade:
    """An exchange, from the side of the player on turn."""
    giver, taker, _, _ = seen.of(CARDS)[0].values
    return Trade(
        round=round,
        a=player,
        b=giver + taker - player,
        gave=lost(p, seen, player),
        got=gained(p, seen, player),
    )
