"""Where the tools of a player are made: the buttons, what they cost, and why one of them is not ready."""

from collections.abc import Callable, Sequence

from hexhaven import words
from hexhaven.core.game import Refusal
from hexhaven.scene.family import Viewpoint
from hexhaven.scene.refusals import refused
from hexhaven.wire.message import Cards
from hexhaven.wire.scene import Tool


class Bench:
    """The tools of one moment, for a viewer who holds these cards and may use these verbs."""

    def __init__(self, viewpoint: Viewpoint, held: Cards, usable: set[str]) -> None:
        self.viewpoint = viewpoint
        self.held = held
        self.usable = usable

    def tool(
        self, name: str, why_not: Callable[[], Refusal], price: Cards | None = None, verbs: Sequence[str] = ()
    ) -> Tool:
        """A tool for these verbs, or for the one of its name; it is ready if one of them can be used."""
        ready = not self.usable.isdisjoint(verbs or [name])
        return self.made(name, None if ready else why_not(), price, verbs)

    def made(
        self, name: str, refusal: Refusal | None, price: Cards | None = None, verbs: Sequence[str] = ()
    ) -> Tool:
        see, needs = self.viewpoint, price or {}
        lacking = {card: n - self.held.get(card, 0) for card, n in needs.items()}
        why_not = None
        if refusal is not None:
            why_not = refused(see.language, see.seen, refusal, see.names, see.viewer)
        return Tool(
            name=name,
            label=self.label(name),
            verbs=[*verbs] or [name],
            price=needs,
            missing={card: n for card, n in lacking.items() if n > 0},
            ready=refusal is None,
            refusal=why_not,
        )

    def label(self, name: str) -> str:
        return words.say(self.viewpoint.language, f"tool.{name}")
