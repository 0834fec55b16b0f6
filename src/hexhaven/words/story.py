"""What happened, told in plain sentences as one player may hear them.

Tellers read the text of an action as the viewer may see it, so a secret is never theirs to tell. What follows
from an action in public its facts say. A verb that no teller knows is told by its message, or by its text.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from hexhaven import catalog
from hexhaven.core.game import CHANCE, State
from hexhaven.record import Entry
from hexhaven.words.layer import Names, WordsLayer
from hexhaven.words.messages import layers_in, within
from hexhaven.words.narration import Narration

AnyNarration: TypeAlias = Narration[Any]


def story(language: str, before: State, entry: Entry, names: Names, viewer: int = CHANCE) -> str | None:
    """Tell an entry of a log in a sentence or a few; None where there is nothing to tell the viewer.

    `before` is the state before the entry. The viewer is called "you"; CHANCE hears everything and NOBODY
    what a spectator may hear.
    """
    return " ".join(sentences(narrated(language, before, entry, names, viewer))) or None


def story_of_text(
    language: str, player: int, text: str, names: Names, viewer: int, game: str | None = None
) -> str | None:
    """Tell a line of a redacted record, of which only the game (the usual one) and the text are known."""
    chosen = catalog.usual() if game is None else catalog.game(game)
    spoken = within(language, chosen.slices)
    return tell(narration_in(spoken).of_text(spoken, player, text, names, viewer))


def narrated(language: str, before: State, entry: Entry, names: Names, viewer: int) -> AnyNarration:
    spoken = within(language, before.slices())
    return narration_in(spoken).of_entry(spoken, before, entry, names, viewer)


def narration_in(language: str) -> type[AnyNarration]:
    found = (layer.narration for layer in layers_in(language))
    return next((narration for narration in found if narration is not None), Narration)


def sentences(n: AnyNarration) -> Iterator[str]:
    """The action itself, then what everybody sees of its consequences."""
    told = tell(n)
    if told:
        yield told
    for layer in layers_in(n.language):
        yield from layer.consequences(n)


def tell(n: AnyNarration) -> str | None:
    tellers = (layer.teller(n) for layer in layers_in(n.language))
    teller = next((each for each in tellers if each is not None), None)
    return n.in_short() if teller is None else teller(n)


# --- entries that are told together ------------------------------------------------------------------


@dataclass(frozen=True)
class Sentence:
    """What an entry says, and what holds it to its neighbours, so that several may be told at once."""

    text: str | None
    narration: AnyNarration
    layer: WordsLayer | None = None  # the one that tells it together with others
    together: Hashable | None = None

    def belongs_to(self, other: "Sentence") -> bool:
        """Whether this and the entry before it are told in one sentence."""
        return self.layer is not None and (self.layer, self.together) == (other.layer, other.together)


def sentence(language: str, before: State, entry: Entry, names: Names, viewer: int) -> Sentence:
    """Tell an entry now that can be joined with others later; see `story`."""
    n = narrated(language, before, entry, names, viewer)
    text = " ".join(sentences(n)) or None
    for layer in layers_in(n.language):
        together = layer.together(n)
        if together is not None:
            return Sentence(text, n.without_state(), layer, together)
    return Sentence(text, n.without_state())


def joined(run: Sequence[Sentence]) -> str | None:
    """What entries that belong together say."""
    layer = run[0].layer
    return run[0].text if layer is None else layer.joined([each.narration for each in run])
