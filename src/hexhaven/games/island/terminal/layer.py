"""What a game brings to the terminal of the board games: letters and signs, sentences, rows of the menu."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from hexhaven import words
from hexhaven.cli.layer import TerminalLayer
from hexhaven.games.island.rules.state import Position
from hexhaven.layers import layers_of


class BoardLayer(TerminalLayer):
    """What is laid over the base game says here what it adds. As it stands, nothing.

    Of several answers all are shown, in the order of the layers; where a method says *the first*, the last
    layer is asked first, and the base game speaks if nobody answers.
    """

    one_by_one: tuple[str, ...] = ()  # verbs of which several cards can be typed at once
    behind: Mapping[str, str] = {}  # groups and verbs in the menu, each behind another one

    # --- the drawing ----------------------------------------------------------------------------------

    def letters(self, p: Position, node: int, marks: Sequence[str]) -> str | None:
        """What stands on a node, in letters of its owner. The first."""
        return None

    def signs(self, p: Position, node: int) -> str:
        """What is special about it, behind the letters."""
        return ""

    def hex_signs(self, p: Position, hex: int, marks: Sequence[str]) -> str:
        """What lies on a hex, behind its number."""
        return ""

    # --- in words -------------------------------------------------------------------------------------

    def at_node(self, language: str, p: Position, node: int, names: words.Names) -> Iterable[str]:
        """What else is to be said of a node that is taken."""
        return ()

    def at_hex(self, language: str, p: Position, hex: int, names: words.Names) -> Iterable[str]:
        """What else lies on a hex."""
        return ()

    def pieces(self, language: str, p: Position, player: int, name: str) -> Iterable[str]:
        """What else a player has on the board."""
        return ()

    def standing(self, language: str, p: Position, player: int) -> Iterable[str]:
        """What else everybody sees of a player, in parts of a sentence."""
        return ()

    def bank(self, language: str, p: Position, cards: str) -> str | None:
        """The line of the bank, which holds these cards. The first."""
        return None

    def own_pieces(self, language: str, p: Position, player: int) -> Iterable[str]:
        """What else belongs to a player who looks at their own."""
        return ()

    # --- choices --------------------------------------------------------------------------------------

    def noted(self, language: str, p: Position, player: int, action: int, text: str) -> str | None:
        """A choice in a list, with what helps to choose. The first."""
        return None


def layers(p: Position) -> list[BoardLayer]:
    return layers_of(p.slices(), "terminal", BoardLayer)


def first(answers: Iterator[str | None]) -> str | None:
    return next((answer for answer in answers if answer is not None), None)
