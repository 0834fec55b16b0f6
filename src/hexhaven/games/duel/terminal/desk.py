"""What a player of the card game may type beside choices."""

from collections.abc import Iterator
from typing import cast

from hexhaven.cli.commands import Command, Desk
from hexhaven.games.duel.rules.kinds import CardKind
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.words import names as called

FIGURES = ("points", "commerce", "strength", "tournament")
OFFERED = ("take", "card")  # verbs that name a card one does not hold yet


class DuelDesk(Desk):
    """Reads cards, too."""

    @property
    def d(self) -> Duel:
        return cast(Duel, self.state)

    def commands(self) -> dict[str, Command]:
        return {**super().commands(), "read": self.read}

    def read(self, rest: str) -> None:
        """What the cards of the hand, and those to choose from, cost and do."""
        shown = list(dict.fromkeys([*self.offered(), *self.held()]))
        for name in shown:
            self.host.console.say(self.face(name), hanging="   ")
        if not shown:
            self.host.say("duel.no_cards")

    def held(self) -> Iterator[str]:
        hand = self.d.realms[self.player].hand
        yield from (self.d.rules.kind_names[i] for i, n in enumerate(hand) if n)

    def offered(self) -> Iterator[str]:
        """The cards that a question lets choose from, the topmost first."""
        for action in list(self.d.legal(self.player))[::-1]:
            verb, *rest = self.d.write(action).split()
            if verb in OFFERED and rest[0] in called.rows():
                yield rest[0]

    def face(self, name: str) -> str:
        """'Karl the Strong (3 wool, 2 grain and 2 ore; strength 6; tournament 1): ...'."""
        spoken, row = called.spoken(self.host.language), called.rows()[name]
        figures = "; ".join(self.figures(row))
        title = f"{row.title[spoken]} ({figures})" if figures else row.title[spoken]
        return f"{title}: {row.text[spoken]}"

    def figures(self, row: CardKind) -> Iterator[str]:
        """What a card costs and brings, as far as it is anything."""
        if row.price:
            yield called.price(self.host.language, list(row.cost))
        for name in FIGURES:
            n = int(getattr(row, name))
            if n:
                yield self.host.text(f"duel.see.brings.{name}", n=n)
