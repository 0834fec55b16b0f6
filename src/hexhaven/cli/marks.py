"""The letters that stand for players in drawings and lists."""

from collections.abc import Sequence

LETTERS = "ABCDEFGH"


def marks(names: Sequence[str]) -> list[str]:
    """A letter for each player: the initials, where they are all different."""
    initials = [name[:1].upper() for name in names]
    usable = all(letter.isascii() and letter.isalpha() for letter in initials)
    return initials if usable and len(set(initials)) == len(initials) else list(LETTERS[: len(names)])
