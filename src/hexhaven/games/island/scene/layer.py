"""What an expansion adds to the messages of the board games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hexhaven.core.facts import Seen
from hexhaven.games.island.rules.rules import CARDS, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.layers import layers_of
from hexhaven.wire.scene import Choice, Place, Scene, Setting, Tool

if TYPE_CHECKING:
    from hexhaven.games.island.scene.tools import BoardBench


class BoardLayer:
    """As it stands, it adds a tool for everything the expansion lets a player do in a turn but play cards.

    Positions are those the viewer sees, and so are facts: nothing secret can get into a message.
    """

    def __init__(self, id: str) -> None:
        self.id = id  # of the expansion, and of its part of a setting, a scene and a standing

    def add_to_setting(self, language: str, p: Position, made: Setting, /) -> None:
        """Say what does not change during a game."""

    def add_to_scene(self, p: Position, viewer: int, made: Scene, /) -> None:
        """Add pieces, and what else lies on the table or before a player."""

    def add_to_choice(self, p: Position, viewer: int, made: Choice, /) -> None:
        """Say more of something the viewer may do: how a piece would look, say."""

    def tools(self, bench: BoardBench, /) -> Iterator[Tool]:
        """Its tools; they stand between building and trade."""
        rules = bench.p.rules
        for verb in rules.verbs:
            if verb.name in rules.brought[self.id] and verb.group != CARDS and rules.is_of_turn(verb):
                yield bench.of(verb)

    def has_place(self, p: Position, player: int, piece: int, /) -> bool | None:
        """Whether the board has a place for a piece; None if the base game knows."""
        return None

    def article(self, before: Position, seen: Seen, verb: Verb, /) -> str | None:
        """The rule that explains an entry, if it is none of the base game's."""
        return None

    def touched(self, seen: Seen, /) -> Iterator[Place]:
        """Where an entry changed something beside the places it names."""
        yield from ()

    def weight(self, seen: Seen, /) -> float:
        """How much a game turned on an entry; an award of the base game weighs 3."""
        return 0.0


def board_layers(p: Position) -> Sequence[BoardLayer]:
    """What the expansions of a game bring, in their order."""
    return layers_of(p.slices(), "scene", BoardLayer)
