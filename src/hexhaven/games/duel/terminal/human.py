"""A person at the keyboard of the card game."""

from typing import cast

from hexhaven.cli.human import PROMPT, Human, Prompt
from hexhaven.core.game import State
from hexhaven.games.duel.decks import ready_decks
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.terminal.decks import READY, actions, offered, title
from hexhaven.words import tongue


class DuelHuman(Human):
    def prompt(self, state: State) -> "DuelPrompt":
        return DuelPrompt(self, state)


class DuelPrompt(Prompt):
    """One question of the card game; a trade with the other player is written freely."""

    def talk(self, verb: str) -> None:
        """Choose a ready-made deck, or make an offer."""
        if verb == READY:
            self.bring_deck()
        else:
            super().talk(verb)

    def bring_deck(self) -> None:
        """Choose one of the ready-made decks; its cards are then taken one by one."""
        ids = list(offered(cast(Duel, self.state)))
        self.host.say("play.ready_decks")
        for number, id in enumerate(ids, 1):
            told = f"{title(self.host.language, id)}: {ready_decks()[id].about[tongue(self.host.language)]}"
            self.host.console.say(told, indent=f"  {number}  ", hanging="     ")
        typed = self.host.console.ask(PROMPT)
        if not (typed.isdecimal() and 1 <= int(typed) <= len(ids)):
            self.go_back()
            return
        first, *self.human.queue = actions(ready_decks()[ids[int(typed) - 1]])
        self.action = int(self.state.read(first))
