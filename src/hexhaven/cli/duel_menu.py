"""The choices of a moment in the card game."""

from dataclasses import dataclass

from hexhaven import words
from hexhaven.cli.menu import Choices

# Groups in the order of a turn; a verb that is not listed comes before the end of the actions.
ORDER = (
    "roll", "play", "cast", "use", "bank", "offer", "road", "settlement", "scout", "city", "citadel", "build",
    "demolish", "draw", "search", "swap", "swap-search",
)  # fmt: skip


@dataclass(frozen=True)
class DuelChoices(Choices):
    """Every group has a title of its own."""

    def rank(self, verb: str) -> int:
        return ORDER.index(verb) if verb in ORDER else len(ORDER) + super().rank(verb)

    def title(self, verb: str, n: int) -> str:
        key = f"duel_menu.{verb}"
        return words.say(self.language, key, n=n) if words.has(self.language, key) else super().title(verb, n)
