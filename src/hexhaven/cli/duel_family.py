"""The card game in the terminal."""

from collections.abc import Iterator, Sequence
from typing import cast

from hexhaven import words
from hexhaven.cards.questions import ACTIONS, BEFORE_ROLL
from hexhaven.cards.state import Duel
from hexhaven.cli import duel_text
from hexhaven.cli.duel_menu import DuelChoices
from hexhaven.cli.family import END_OF_TURN, Family
from hexhaven.cli.menu import Menu
from hexhaven.game import State


class DuelFamily(Family):
    """Two principalities, the stacks between them, and the hand."""

    last_of_paragraph = (END_OF_TURN, "begins")

    def target(self, state: State) -> int:
        return int(cast(Duel, state).rules.victory_points)

    def picture(self, language: str, state: State, marks: Sequence[str]) -> list[str]:
        return duel_text.draw(language, cast(Duel, state), marks)

    def legend(self, language: str, state: State, names: words.Names, marks: Sequence[str]) -> list[str]:
        players = ", ".join(f"{mark} {name}" for mark, name in zip(marks, names, strict=True))
        return [words.say(language, "duel_table.legend", players=players)]

    def describe(self, language: str, state: State, names: words.Names) -> Iterator[str]:
        return duel_text.describe(language, cast(Duel, state), names)

    def table(
        self, language: str, state: State, names: words.Names, marks: Sequence[str], viewer: int
    ) -> Iterator[str]:
        d = cast(Duel, state)
        for player in range(d.players()):
            name = names[player]
            who = words.say(language, "see.you", name=name) if player == viewer else name
            yield f"{marks[player]}  {who}: {duel_text.standing(language, d, player)}."
        yield duel_text.stacks(language, d)

    def hand(self, language: str, state: State, player: int) -> str:
        return duel_text.hand(language, cast(Duel, state), player)

    def help(self, language: str, state: State) -> list[str]:
        return words.say(language, "duel_table.help").splitlines()

    def wants_picture(self, state: State) -> bool:
        """At the beginning of a turn, and before the actions."""
        return cast(Duel, state).waiting_for() in (BEFORE_ROLL, ACTIONS)

    def turn_begins(self, state: State) -> int | None:
        d = cast(Duel, state)
        return sum(int(realm.turns) for realm in d.realms) if d.waiting_for() == BEFORE_ROLL else None

    def menu(self, language: str, state: State, player: int, names: words.Names) -> Menu:
        return DuelChoices(language, state, player, names).menu()
