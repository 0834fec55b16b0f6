"""What came out of a game."""

from hexhaven.arena.layer import sources_of
from hexhaven.core.game import CHANCE
from hexhaven.record import Record
from hexhaven.scene.events import event
from hexhaven.scene.family import Turn
from hexhaven.scene.registry import family_of
from hexhaven.wire.rest import Summary
from hexhaven.wire.scene import Event
from hexhaven.wire.table import TableInfo


def summary(language: str, record: Record, info: TableInfo, minutes: int) -> Summary:
    """A finished game in figures, told to everybody with open hands."""
    past = family_of(record.state).retrospect(record)
    return Summary(
        info=info,
        names=record.names,
        rounds=past.rounds,
        minutes=minutes,
        points=past.points,
        rolls=past.rolls,
        expected=past.expected,
        produced=past.produced,
        gained=past.gained,
        sources={source: label[language] for source, label in sources_of(record.state).items()},
        trades=past.trades,
        robberies=past.robberies,
        turning_points=[told(language, record, turn) for turn in past.turns],
    )


def told(language: str, record: Record, turn: Turn) -> Event:
    return event(language, turn.before, turn.entry, turn.number, record.names, CHANCE)
