"""What has happened in a game, as it was told: kept for each viewer and language, so that it is told once.

To tell a long game takes half a second, to send what was told a few milliseconds. What was told of an entry
never changes: it hangs on the entries before it alone.
"""

import zlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from hexhaven import catalog, scene
from hexhaven.core.game import State
from hexhaven.record import Entry, Record, read_record

PAGE = 64  # entries that are kept together, compressed: a tenth of the room
AT_ONCE = 8  # entries that are told without further ado; more of them are told aside
ENCODER = msgspec.json.Encoder()


class Ear(NamedTuple):
    """Who is told: with whose eyes they see the game, and in which language they read."""

    viewer: int
    language: str


class Told:
    """Everything that one ear was told so far, entry by entry, as JSON."""

    def __init__(self, ear: Ear, state: State) -> None:
        self.ear = ear
        self.state = state  # after the last entry that was told
        self.pages: list[bytes] = []  # full ones, compressed
        self.last: list[bytes] = []  # the one that is not full yet

    def __len__(self) -> int:
        return PAGE * len(self.pages) + len(self.last)

    def tell(self, entries: Sequence[Entry], names: Sequence[str]) -> None:
        """Tell the entries that have not been told yet."""
        viewer, language = self.ear
        for entry in entries[len(self) :]:
            event = scene.event(language, self.state, entry, len(self) + 1, names, viewer)
            self.state.apply(entry.action, entry.player)
            self.add(ENCODER.encode(event))

    def add(self, line: bytes) -> None:
        self.last.append(line)
        if len(self.last) == PAGE:
            self.pages.append(zlib.compress(b"\n".join(self.last), 1))
            self.last = []

    def lines(self, first: int) -> list[bytes]:
        """What was told from an entry on, counted from 0."""
        page, skipped = divmod(first, PAGE)
        full = [line for each in self.pages[page:] for line in zlib.decompress(each).split(b"\n")]
        return (full + self.last)[skipped:]

    def cut(self, keep: int, state: State) -> None:
        """Forget what was told of entries that were taken back."""
        if len(self) <= keep:
            return
        page = keep // PAGE
        self.last = self.lines(page * PAGE)[: keep - page * PAGE]
        del self.pages[page:]
        self.state = state.copy()


class Chronicle:
    """What was told of one game."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.told: dict[Ear, Told] = {}

    def is_ready(self, ear: Ear) -> bool:
        """Whether there is hardly anything left to tell."""
        known = len(self.told[ear]) if ear in self.told else 0
        return len(self.record.entries) - known <= AT_ONCE

    def whole(self, ear: Ear) -> msgspec.Raw:
        """The whole log, as a list in JSON."""
        return msgspec.Raw(b"[" + b",".join(self.since(ear, 0)) + b"]")

    def events(self, ear: Ear, kept: int) -> list[msgspec.Raw]:
        """What happened after the first entries."""
        return [msgspec.Raw(line) for line in self.since(ear, kept)]

    def since(self, ear: Ear, kept: int) -> list[bytes]:
        if ear not in self.told:
            self.told[ear] = Told(ear, catalog.start(self.record.setup))
        told = self.told[ear]
        told.tell(self.record.entries, self.record.names)
        return told.lines(kept)

    def take_over(self, other: "Chronicle") -> None:
        """Keep what was told of this game before its last entries were taken back."""
        self.told = other.told
        for told in self.told.values():
            told.cut(len(self.record.entries), self.record.state)


def tell_aside(header: bytes, entries: Sequence[Entry], ear: Ear) -> Told:
    """Tell a game from the beginning; it is set up anew, so that it can be done in another thread."""
    record = read_record(header.decode())
    told = Told(ear, record.state)
    told.tell(entries, record.names)
    return told
