"""The maps of the board games, as `hexhaven maps` shows them."""

from typing import cast

from hexhaven import catalog
from hexhaven.cli.console import Console
from hexhaven.dealer import map_rng, seed_from
from hexhaven.games.island.rules.maps import draw as drawing
from hexhaven.games.island.rules.maps.layout import layout
from hexhaven.games.island.rules.maps.model import Layout
from hexhaven.games.island.rules.state import Position
from hexhaven.games.island.terminal.text import draw
from hexhaven.games.island.words.names import colour, node_place
from hexhaven.words import listed, say


def entry(language: str, id: str) -> str:
    """A map in a line of the list."""
    plan = layout(id)
    fewest, most = plan.players
    return say(language, "maps.entry", id=id, title=plan.title(language), fewest=fewest, most=most)


def checked(language: str, plan: Layout) -> str:
    """That there is nothing wrong with a map, and how large it is."""
    return say(language, "maps.good", id=plan.id, land=len(plan.land()), harbours=len(plan.slots))


def show(console: Console, language: str, plan: Layout, seed: str) -> None:
    """Draw a map; a beginners' map has its pieces on it."""
    p = position_on(plan, seed)
    console.say(console.paint(f"{plan.title(language)} ({plan.id})", "bold"))
    console.say()
    console.show(draw(p, [start.colour[0].upper() for start in p.map.starts], language))
    console.say()
    for line in starts(language, p):
        console.say(line, hanging="  ")
    if plan.is_drawn():
        console.say(say(language, "maps.drawn", seed=seed))
    if plan.source:
        console.say(say(language, "maps.source", source=" ".join(plan.source.split())))


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
