"""The maps of the board games, as `hexhaven maps` shows them."""

from typing import cast

from hexhaven import catalog
from hexhaven.cli.console import Console
from hexhaven.cli.layer import Atlas
from hexhaven.core.ground import Plan
from hexhaven.dealer import map_rng, seed_from
from hexhaven.games.island.rules.maps import draw as drawing
from hexhaven.games.island.rules.maps.layout import layout, layout_ids, read_layout
from hexhaven.games.island.rules.maps.model import Layout
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal.text import draw
from hexhaven.games.island.words.names import colour, node_place
from hexhaven.words import listed, say


class BoardAtlas(Atlas):
    """Islands; beginners' maps have their pieces on them."""

    def ids(self) -> list[str]:
        return layout_ids()

    def named(self, id: str) -> Plan:
        return layout(id)

    def read(self, text: str) -> Plan:
        return read_layout(text)

    def entry(self, language: str, id: str) -> str:
        found = layout(id)
        fewest, most = found.players
        return say(language, "maps.entry", id=id, title=found.title(language), fewest=fewest, most=most)

    def checked(self, language: str, plan: Plan) -> str:
        found = cast(Layout, plan)
        counts = {"land": len(found.land()), "harbours": len(found.slots)}
        return say(language, "maps.good", id=found.id, **counts)

    def show(self, console: Console, language: str, plan: Plan, seed: str) -> None:
        found = cast(Layout, plan)
        p = position_on(found, seed)
        console.say(console.paint(f"{found.title(language)} ({found.id})", "bold"))
        console.say()
        console.show(draw(p, [start.colour[0].upper() for start in p.map.starts], language))
        console.say()
        for line in starts(language, p):
            console.say(line, hanging="  ")
        if found.is_drawn():
            console.say(say(language, "maps.drawn", seed=seed))
        if found.source:
            console.say(say(language, "maps.source", source=" ".join(found.source.split())))


def starts(language: str, p: Position) -> list[str]:
    """Where each colour begins on a beginners' map."""
    lines = []
    for start in p.map.starts:
        nodes = listed(language, [node_place(language, p, node) for node in start.nodes])
        piece = f"{colour(language, start.colour)} ({start.colour[0].upper()})"
        lines.append(say(language, "maps.starts", colour=piece, nodes=nodes))
    return lines


def position_on(plan: Layout, seed: str) -> Position:
    """The board with its starting pieces, before anybody has done anything."""
    rng = map_rng(seed_from(seed))
    methods = {"number_method": drawing.LETTER_SPIRAL, "harbour_method": drawing.SHUFFLE}
    map = drawing.draw(plan, rng, **methods)
    players = len(map.starts) or plan.players[1]
    # With the oldest player first, nobody rolls for the start and the pieces stand at once.
    setup = catalog.prepare(rng, players=players, options={"first_player": "oldest"}, map=map)
    return cast(Position, catalog.start(setup))
