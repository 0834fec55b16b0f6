"""What a player of a board game may type beside choices."""

from typing import cast

from hexhaven.cli.commands import Command, Desk
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal import see
from hexhaven.games.knights.terminal import see as knights
from hexhaven.games.knights.words.names import keep_of


class BoardDesk(Desk):
    """Looks at places on the board, too."""

    @property
    def p(self) -> Position:
        return cast(Position, self.state)

    def commands(self) -> dict[str, Command]:
        of_knights = {} if keep_of(self.p) is None else {"progress": self.progress}
        return {**super().commands(), "where": self.where, "look": self.look, **of_knights}

    def where(self, rest: str) -> None:
        for line in see.where(self.host.language, self.p, self.player, self.host.names):
            self.host.console.say(line, hanging="   ")

    def look(self, rest: str) -> None:
        node = rest.lstrip("#")
        if not (node.isdecimal() and int(node) < self.p.map.land_nodes):
            self.host.say("play.look_how", most=int(self.p.map.land_nodes) - 1)
            return
        self.host.console.say(see.look(self.host.language, self.p, int(node), self.host.names))

    def progress(self, rest: str) -> None:
        for line in knights.progress(self.host.language, self.p, self.player):
            self.host.console.say(line, hanging="   ")
