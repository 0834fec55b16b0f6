"""A person at the keyboard of the card game."""

from hexhaven.cli.commands import after_command, is_command
from hexhaven.cli.human import Human, Prompt
from hexhaven.game import State


class DuelHuman(Human):
    def prompt(self, state: State) -> "DuelPrompt":
        return DuelPrompt(self, state)


class DuelPrompt(Prompt):
    """One question of the card game; a trade with the other player is written freely."""

    examples = "duel_example"

    def talk(self, verb: str) -> None:
        """Ask for a deal until there is one, or none."""
        self.host.say("duel.how_to_offer")
        while self.action is None:
            typed = self.host.console.ask(self.host.text("play.deal_prompt"))
            if not typed or is_command(self.host.language, typed, "back"):
                self.go_back()
                return
            if (question := after_command(self.host.language, typed, "why")) is not None:
                self.explain(question)
            elif not self.desk.run(typed):
                self.act(typed, verb)
