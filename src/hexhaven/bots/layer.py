"""What a game brings to the bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hexhaven.bots.bot import Bot


class BotLayer:
    """A greedy player of its own, for a family of games; or what an expansion is worth to that of another.

    `values` makes an object of the family's own kind, anew for each game of each bot. `talk` names the verbs
    that bots hear when others use them: nothing of them is ever hidden from anybody.
    """

    def __init__(
        self, greedy: Callable[[object], Bot] | None = None, values: Callable[[], object] | None = None,
        talk: Sequence[str] = (),
    ) -> None:  # fmt: skip
        self.greedy: Final = greedy
        self.values: Final = values
        self.talk: Final = tuple(talk)
