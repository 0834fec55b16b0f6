"""A person at the keyboard of a board game: trade by talk, cards one by one, places on the board."""

from typing import cast

from hexhaven.cli.host import Host
from hexhaven.cli.human import Human, Prompt
from hexhaven.cli.teller import Teller
from hexhaven.core.game import Refusal, State
from hexhaven.games.island.rules.geometry import NONE
from hexhaven.games.island.rules.operands import EDGE, NODE
from hexhaven.games.island.rules.questions import AFTER_ROLL, REPLY
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.rules.trade import trading_over
from hexhaven.games.island.terminal.layer import layers
from hexhaven.games.island.terminal.menu import DECLINE_ALL
from hexhaven.games.island.words import names as called


class BoardHuman(Human):
    """Remembers what was decided for a whole turn."""

    def __init__(self, player: int, host: Host, teller: Teller) -> None:
        super().__init__(player, host, teller)
        self.told_trading_over = -1  # in which turn
        self.declines_all = False

    def prompt(self, state: State) -> "BoardPrompt":
        return BoardPrompt(self, state)

    def decided_before(self, state: State) -> int | None:
        """The rest of several cards, or declining everything."""
        ready = super().decided_before(state)
        if ready is not None:
            return ready
        p = cast(Position, state)
        if p.turn == self.player:
            self.declines_all = False
        if self.declines_all and p.waiting_for() == REPLY:
            return int(p.read("decline"))
        return None


class BoardPrompt(Prompt):
    """One question of a board game."""

    not_understood = "play.not_understood"
    why_how = "play.why_how"

    def __init__(self, human: BoardHuman, state: State) -> None:
        super().__init__(human, state)
        self.memory = human
        self.p = cast(Position, state)

    def show_question(self) -> None:
        super().show_question()
        self.say_trading_over()

    def say_trading_over(self) -> None:
        """Once a turn, where the phases are separated: the choice to trade is gone, and why."""
        p = self.p
        over = p.waiting_for() == AFTER_ROLL and trading_over(p) is not None
        if over and self.memory.told_trading_over != p.turns_done:
            self.memory.told_trading_over = int(p.turns_done)
            self.host.say("play.trading_over")

    def meant(self, typed: str) -> str:
        """`trade` alone begins an offer."""
        verb = super().meant(typed)
        return "offer" if verb == "trade" else verb

    def talk(self, verb: str) -> None:
        """Decline everything until the next turn, or make an offer."""
        if verb == DECLINE_ALL:
            self.memory.declines_all = True
            self.action = int(self.p.read("decline"))
        else:
            super().talk(verb)

    def first_of_several(self, text: str) -> str:
        """Cards typed together, 'discard 2 ore wool', are taken one by one, if all of them are cards."""
        verb, *rest = text.split() or [""]
        if len(rest) < 2 or not any(verb in layer.one_by_one for layer in layers(self.p)):
            return text
        cards = [f"{verb} {card}" for card in counted_out(rest)]
        for card in cards:
            self.p.read(card)
        self.human.queue = cards[1:]
        return cards[0] if cards else text

    def add_to_refusal(self, refusal: Refusal) -> None:
        if refusal.reason == "not_enough":
            price = called.price(self.host.language, self.p, refusal.values["piece"])
            self.host.say("play.price", price=price)

    def show_misunderstanding(self, typed: str, text: str) -> None:
        """Say which place does not exist, if that is it."""
        verb, *rest = text.split() or [""]
        missing = missing_place(self.p, verb, rest)
        if missing is None:
            super().show_misunderstanding(typed, text)
            return
        self.human.queue.clear()
        self.host.say(missing, most=int(self.p.map.land_nodes) - 1)


def missing_place(p: Position, verb: str, rest: list[str]) -> str | None:
    """The message about a node or an edge that was named but is not there."""
    nodes = [int(word) for word in "-".join(rest).split("-") if word.isdecimal()]
    kinds = [each.kind for known in p.rules.verbs if known.name == verb for each in known.operands]
    if {NODE.kind, EDGE.kind}.intersection(kinds) and any(node >= p.map.land_nodes for node in nodes):
        return "play.no_such_node"
    if EDGE.kind in kinds and len(nodes) == 2 and p.map.geometry.edge_between(nodes[0], nodes[1]) == NONE:
        return "play.no_such_edge"
    return None


def counted_out(cards: list[str]) -> list[str]:
    """'2 ore wool' as 'ore ore wool'."""
    found: list[str] = []
    n = 1
    for word in cards:
        if word.isdecimal():
            n = min(int(word), 20)
        else:
            found += [word] * n
            n = 1
    return found
