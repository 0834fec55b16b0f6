"""What happened, entry by entry, as one viewer may know it."""

from hexhaven.core.game import State
from hexhaven.record import Entry, Record
from hexhaven.scene.registry import family_of
from hexhaven.wire.scene import Event
from hexhaven.words import Names, on_page, story


def event(language: str, before: State, entry: Entry, number: int, names: Names, viewer: int) -> Event:
    """One entry of the log, told to a viewer. `before` is the state before it, `number` counts from 1."""
    family = family_of(before)
    text = before.write(entry.action, viewer)
    news = family.news(before, entry, viewer)
    return Event(
        number=number,
        player=entry.player,
        verb=text.partition(" ")[0],
        what=text,
        story=story(on_page(language), before, entry, names, viewer),
        round=family.round(before),
        article=news.article,
        places=news.places,
        flows=news.flows,
    )


def log(language: str, record: Record, viewer: int) -> list[Event]:
    """Everything that has happened in a game, told to a viewer."""
    steps = enumerate(record.steps(), 1)
    return [event(language, before, entry, n, record.names, viewer) for n, (entry, before) in steps]
