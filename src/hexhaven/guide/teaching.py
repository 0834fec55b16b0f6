"""What a game brings to the guide: somebody who knows what to say, and when."""

from __future__ import annotations

from collections.abc import Collection

from hexhaven.record import Record
from hexhaven.wire.socket import Lesson


class Teaching:
    """As it stands, it has nothing to say."""

    def lesson(self, language: str, record: Record, seat: int, read: Collection[str]) -> Lesson | None:
        """What the player at a seat hears now; `read` holds the keys of lessons they have left."""
        return None
