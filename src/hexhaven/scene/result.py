"""What came out of a game."""

from hexhaven import catalog
from hexhaven.arena.layer import counting_of, sources_of
from hexhaven.arena.seen import Seen
from hexhaven.core.game import CHANCE
from hexhaven.record import Record
from hexhaven.scene.chronicle import Chronicle
from hexhaven.scene.events import event
from hexhaven.scene.registry import family_of
from hexhaven.wire.rest import Summary
from hexhaven.wire.table import TableInfo


def summary(language: str, record: Record, info: TableInfo, minutes: int) -> Summary:
    """A finished game in figures, told to everybody with open hands."""
    family, players = family_of(record.state), range(record.setup.players)
    seen, chronicle = gone_through(record)
    land = next(iter(seen.sources))  # what it yields stands first
    throws, ways, turns = sum(seen.dice), seen.thrown.ways, chronicle.weightiest()
    steps = enumerate(record.steps(), 1)
    return Summary(
        info=info,
        names=record.names,
        rounds=family.round(record.state),
        minutes=minutes,
        points=[*chronicle.points, chronicle.shown_points(record.state)],
        rolls=seen.dice,
        expected=[throws * n / sum(ways) for n in ways],
        produced=[dict(zip(seen.cards, seen.gained[land][player], strict=True)) for player in players],
        gained=[{source: sum(rows[player]) for source, rows in seen.gained.items()} for player in players],
        sources={source: label[language] for source, label in sources_of(record.state).items()},
        trades=chronicle.trades,
        robberies=chronicle.robberies(),
        turning_points=[
            event(language, before, entry, n, record.names, CHANCE)
            for n, (entry, before) in steps
            if n in turns
        ],
    )


def gone_through(record: Record) -> tuple[Seen, Chronicle]:
    """Go through a game once, count and note down."""
    state = catalog.start(record.setup)
    family, counting = family_of(state), counting_of(state)
    assert counting is not None, "a game that is shown is counted, too"
    chronicle = family.chronicle(state)
    if family.round(state) > 0:  # everything was set up already: that was round 0
        chronicle.points.append(chronicle.shown_points(state))
    for number, entry in enumerate(record.entries, 1):
        round = family.round(state)
        chronicle.foresee(state, entry, round)
        state.apply(entry.action, entry.player)
        counting.saw(state, entry.player, entry.action, entry.facts)
        if family.round(state) > round:
            chronicle.points.append(chronicle.shown_points(state))
        weight = chronicle.weigh(state, entry, round)
        if weight:
            chronicle.turns.append((weight, number))
    return counting.seen(), chronicle
