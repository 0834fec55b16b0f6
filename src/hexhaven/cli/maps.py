"""`hexhaven maps`: the maps there are, and your own."""

from pathlib import Path
from typing import TYPE_CHECKING

from hexhaven.cli.console import Console, current
from hexhaven.cli.language import Language, language_of

if TYPE_CHECKING:
    from hexhaven.games.island.rules.maps.model import Layout
    from hexhaven.games.island.rules.state import Position

SEED = "hexhaven"


def maps(
    name: str | None = None, *, check: Path | None = None, seed: str = SEED, language: Language = None
) -> int:
    """List the maps, draw one, or check your own."""
    console = current()
    spoken = language_of(language, console.env)
    if check is not None:
        return check_file(console, check, spoken)
    if name is None:
        list_maps(console, spoken)
    else:
        show_map(console, layout_named(name), seed, spoken)
    return 0


def layout_named(name: str) -> "Layout":
    """One of the package's maps, or that of a file."""
    from hexhaven.games.island.rules.maps.layout import layout, layout_ids, read_layout

    if name not in layout_ids() and Path(name).is_file():
        return read_layout(Path(name).read_text(encoding="utf-8"))
    return layout(name)


def check_file(console: Console, path: Path, language: str) -> int:
    """Read a map; what is wrong with it is an error with its own message."""
    from hexhaven.games.island.rules.maps.layout import read_layout
    from hexhaven.words import say

    layout = read_layout(path.read_text(encoding="utf-8"))
    counts = {"land": len(layout.land()), "harbours": len(layout.slots)}
    console.say(say(language, "maps.good", id=layout.id, **counts))
    return 0


def list_maps(console: Console, language: str) -> None:
    from hexhaven.games.island.rules.maps.layout import layout, layout_ids
    from hexhaven.words import say

    console.say(say(language, "maps.list"))
    for id in layout_ids():
        found = layout(id)
        fewest, most = found.players
        entry = say(language, "maps.entry", id=id, title=found.title(language), fewest=fewest, most=most)
        console.say(entry, indent="  ", hanging="      ")
    console.say(say(language, "maps.how"))


def show_map(console: Console, layout: "Layout", seed: str, language: str) -> None:
    from hexhaven.games.island.terminal.text import draw
    from hexhaven.words import say

    p = position_on(layout, seed)
    marks = [start.colour[0].upper() for start in p.map.starts]
    console.say(console.paint(f"{layout.title(language)} ({layout.id})", "bold"))
    console.say()
    console.show(draw(p, marks, language))
    console.say()
    show_starts(console, p, language)
    if layout.is_drawn():
        console.say(say(language, "maps.drawn", seed=seed))
    if layout.source:
        console.say(say(language, "maps.source", source=" ".join(layout.source.split())))


def show_starts(console: Console, p: "Position", language: str) -> None:
    """Where each colour begins on a beginners' map."""
    from hexhaven.games.island.words.names import colour, node_place
    from hexhaven.words import listed, say

    for start in p.map.starts:
        nodes = listed(language, [node_place(language, p, node) for node in start.nodes])
        mark = start.colour[0].upper()
        console.say(
            say(language, "maps.starts", colour=f"{colour(language, start.colour)} ({mark})", nodes=nodes),
            hanging="  ",
        )


def position_on(layout: "Layout", seed: str) -> "Position":
    """The board with its starting pieces, before anybody has done anything."""
    from typing import cast

    from hexhaven import catalog
    from hexhaven.dealer import map_rng, seed_from
    from hexhaven.games.island.rules.maps.draw import LETTER_SPIRAL, SHUFFLE, draw
    from hexhaven.games.island.rules.state import Position

    rng = map_rng(seed_from(seed))
    map = draw(layout, rng, number_method=LETTER_SPIRAL, harbour_method=SHUFFLE)
    players = len(map.starts) or layout.players[1]
    # With the oldest player first, nobody rolls for the start and the pieces stand at once.
    setup = catalog.prepare(rng, players=players, options={"first_player": "oldest"}, map=map)
    return cast(Position, catalog.start(setup))
