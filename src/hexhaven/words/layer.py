"""What a game brings to be put into words: `LAYER` in its folder `words`, beside its texts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from hexhaven.words.narration import Narration

Names: TypeAlias = Sequence[str]
Teller: TypeAlias = Callable[[Any], str | None]  # it is called with the narration of its family


class WordsLayer:
    """The words of a game, or of an expansion of one; as it stands, it brings none.

    A language says which games it is spoken of, and their layers are asked. *First* means: the last layer is
    asked first, and the first answer counts. *All* means: what all of them say is joined. A state is one of
    the game's family, so a function of it may stand for a method: `action = staticmethod(choices.action)`.
    """

    narration: type[Narration[Any]] | None = None  # first: an entry of the log, with what its tellers need
    tellers: Mapping[str, Teller] = {}  # first: what tells a verb
    moments: Mapping[tuple[str, str], str] = {}  # first: the verb that a typed word means at a question
    groups: tuple[str, ...] = ()  # all, the last layer's first: messages that name what can be written
    shapes: Mapping[str, str] = {}  # all: sentences about texts that are no action, as patterns, by message

    def messages(self, language: str) -> Iterable[tuple[str, str]]:
        """All: messages that follow from something else, such as the rows of cards; its files come first."""
        return ()

    # --- what can be done ---------------------------------------------------------------------------

    def action(self, language: str, state: Any, action: int, names: Names, /) -> str | None:
        """First: a choice in a short sentence."""
        return None

    def question(self, language: str, state: Any, player: int, names: Names, /) -> str | None:
        """First: what the game asks a player for."""
        return None

    def value(
        self, language: str, name: str, values: Mapping[str, str], names: Names, viewer: int, /
    ) -> object | None:
        """First: a value of a refusal in words."""
        return None

    def setup_values(self, language: str, values: Mapping[str, str]) -> Mapping[str, str]:
        """All: what sentences about setting up a game may name, beside the values themselves."""
        return {}

    def understand(self, language: str, state: Any, typed: str, names: Names, /) -> str | None:
        """First: the text of the action that was probably meant."""
        return None

    # --- what happened ------------------------------------------------------------------------------

    def teller(self, n: Any) -> Teller | None:
        """First: what tells an entry."""
        return self.tellers.get(n.verb)

    def consequences(self, n: Any, /) -> Iterable[str]:
        """All, the last layer's first: what everybody sees of what follows from an entry."""
        return ()

    def together(self, n: Any, /) -> Hashable | None:
        """First: entries that follow one another and have the same here are told in one sentence."""
        return None

    def joined(self, run: Sequence[Any], /) -> str | None:
        """That sentence, said by the layer that holds them together; the entries have no state any more."""
        raise NotImplementedError
