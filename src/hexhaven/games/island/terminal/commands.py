"""What a player of a board game may type beside choices: looking at places on the board."""

from typing import cast

from hexhaven.cli.commands import Commands
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal import see


def where(at: Commands, rest: str) -> None:
    for line in see.where(at.host.language, cast(Position, at.state), at.player):
        at.host.console.say(line, hanging="   ")


def look(at: Commands, rest: str) -> None:
    p, node = cast(Position, at.state), rest.lstrip("#")
    if node.isdecimal() and int(node) < p.map.land_nodes:
        at.host.console.say(see.look(at.host.language, p, int(node), at.host.names))
    else:
        at.host.say("play.look_how", most=int(p.map.land_nodes) - 1)
