"""What is noted down while a board game goes by once more."""

from hexhaven.core.facts import CARDS, Seen
from hexhaven.core.game import CHANCE
from hexhaven.games.island.rules.sources import BANK_TRADE, STOLEN, TRADED
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.scene.layer import board_layers
from hexhaven.games.island.scene.turning_points import Plot
from hexhaven.games.island.words.narration import gained, lost
from hexhaven.record import Entry
from hexhaven.scene.chronicle import Chronicle
from hexhaven.wire.rest import Trade


class BoardChronicle(Chronicle):
    """Trades and thefts by their facts; the plot follows what the game turns on once it is founded."""

    def __init__(self, start: Position) -> None:
        super().__init__()
        self.plot = Plot(board_layers(start))

    def shown_points(self, state: Position) -> list[int]:
        """Hidden ones appear when they are laid open."""
        return [int(n) for n in state.shown_points]

    def weigh(self, after: Position, entry: Entry, round: int) -> float:
        seen = entry.facts.seen_by(CHANCE)
        for fact in seen.of(CARDS):
            giver, taker, _, n = fact.values
            if fact.source == STOLEN:
                self.robbed[taker, giver] += n
        if any(fact.source in (BANK_TRADE, TRADED) for fact in seen.of(CARDS)):
            self.trades.append(trade(round, after, seen, entry.player))
        return self.plot.weigh(seen, after) if round > 0 else 0.0


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
