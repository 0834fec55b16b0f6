"""`hexhaven maps`: the maps there are, and your own."""

from pathlib import Path
from typing import TYPE_CHECKING

from hexhaven.cli.console import Console, current
from hexhaven.cli.language import Language, language_of

if TYPE_CHECKING:
    from hexhaven.cli.layer import Atlas

SEED = "hexhaven"


def maps(
    name: str | None = None, *, check: Path | None = None, seed: str = SEED, language: Language = None
) -> int:
    """List the maps, draw one, or check your own."""
    console = current()
    spoken = language_of(language, console.env)
    if check is not None:
        atlas = atlas_of(check.name)
        console.say(atlas.checked(spoken, atlas.read(check.read_text(encoding="utf-8"))))
    elif name is not None:
        show_map(console, name, seed, spoken)
    else:
        list_maps(console, spoken)
    return 0


def atlases() -> "list[Atlas]":
    """The maps of each game that has any."""
    from hexhaven.cli.layer import TerminalLayer
    from hexhaven.cli.shown import STOREY
    from hexhaven.layers import layers_of, packages

    found = [layer.atlas for layer in layers_of(list(packages()), STOREY, TerminalLayer)]
    return [atlas for atlas in found if atlas is not None]


def atlas_of(name: str) -> "Atlas":
    """The atlas that has this map; a file is read by the first."""
    known = atlases()
    return next((atlas for atlas in known if name in atlas.ids()), known[0])


def show_map(console: Console, name: str, seed: str, language: str) -> None:
    """Draw one of the games' maps, or that of a file."""
    atlas, path = atlas_of(name), Path(name)
    is_own = name not in atlas.ids() and path.is_file()
    plan = atlas.read(path.read_text(encoding="utf-8")) if is_own else atlas.named(name)
    atlas.show(console, language, plan, seed)


def list_maps(console: Console, language: str) -> None:
    from hexhaven.words import say

    console.say(say(language, "maps.list"))
    for atlas in atlases():
        for id in atlas.ids():
            console.say(atlas.entry(language, id), indent="  ", hanging="      ")
    console.say(say(language, "maps.how"))
