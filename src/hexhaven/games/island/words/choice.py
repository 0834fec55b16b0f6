"""An action somebody may choose, about to be worded."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Self, TypeAlias

from hexhaven.core.actions import NO_PIECE
from hexhaven.core.game import NOBODY
from hexhaven.core.operands import Name, Operand
from hexhaven.games.island.rules.rules import CARDS, Verb
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.words import names as called
from hexhaven.words.messages import Names, has, listed, named, person, say, thing


@dataclass(frozen=True)
class Choice:
    """What a wording may look at: the position, and the words of the action after its verb."""

    language: str
    p: Position
    names: Names
    verb: Verb
    action: int
    words: list[str]

    @classmethod
    def of(cls, language: str, p: Position, action: int, names: Names) -> Self:
        return cls(language, p, names, p.rules.verb_of(action), action, p.write(action).split()[1:])

    def said(self, name: str, values: Mapping[str, object]) -> str:
        """The choice in the message of this name, with what is said beside its operands and its price."""
        key = f"action.{name}"
        return (
            say(self.language, key, **{**self.values(), **values})
            if has(self.language, key)
            else self.plain()
        )

    def name(self, word: str) -> str:
        return person(self.language, self.names, int(word), NOBODY).name

    def values(self) -> dict[str, object]:
        """What can be said of the action: its operands, each in words, and its price."""
        found: dict[str, object] = {}
        for operand, value in self.verb.values(self.action):
            found |= self.worded(operand, value)
        if self.verb.price != NO_PIECE:
            paid_for = self.p.rules.piece_names[self.verb.price]
            found["price"] = called.price(self.language, self.p, paid_for)
        return found

    def worded(self, operand: Operand, value: int) -> dict[str, object]:
        language, p = self.language, self.p
        match operand.kind:
            case "node":
                return {
                    "at": called.at_node(language, p, value),
                    "place": called.node_place(language, p, value),
                }
            case "edge":
                return {"edge": operand.write(p, value), "where": called.edge_place(language, p, value)}
            case "hex":
                return {"place": called.hex_place(language, p, value)}
            case "player":
                return {"player": self.name(str(value))}
        if isinstance(operand, Name):
            return {operand.kind: named(language, operand.kind, operand.write(p, value))}
        return {}

    def plain(self) -> str:
        """The action where there is no message for it: its verb, and what it is about."""
        about = [self.shortest(operand, value) for operand, value in self.verb.values(self.action)]
        is_card = self.verb.group == CARDS
        name = thing(self.language, self.verb.name) if is_card else self.verb.name
        label = f"{name}: {listed(self.language, about)}" if about else name
        return label[:1].upper() + label[1:]

    def shortest(self, operand: Operand, value: int) -> str:
        worded = list(self.worded(operand, value).values())
        return str(worded[-1]) if worded else operand.write(self.p, value)


Wording: TypeAlias = Callable[[Choice], dict[str, object]]
