"""Figures and headings of a batch in the words and numerals of a language."""

from hexhaven import words
from hexhaven.arena.seen import Label
from hexhaven.arena.statistics import p_text

SWAPPED = str.maketrans(",.", ".,")


class Figures:
    """Writes numbers as people of one language do."""

    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, key: str, **values: object) -> str:
        """A message about a batch, such as a title or a heading."""
        return words.say(self.language, f"simulate.{key}", **values)

    def label(self, label: Label) -> str:
        """What a game calls something that it counts."""
        return label[self.language]

    def number(self, n: float, digits: int = 0) -> str:
        """'12,345.6'; in German '12.345,6'."""
        return self.written(f"{n:,.{digits}f}")

    def share(self, rate: float) -> str:
        """'12.5%'; in German '12,5 %'."""
        return self.written(f"{rate:.1%}").replace("%", self.text("per_cent"))

    def p(self, p: float) -> str:
        return self.written(p_text(p))

    def written(self, number: str) -> str:
        return number.translate(SWAPPED) if self.text("point") == "," else number
