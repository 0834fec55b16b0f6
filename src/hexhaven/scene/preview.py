"""The board of a game that has not begun: for those who wait for it, and those who are invited."""

from functools import lru_cache
from typing import Final

from hexhaven import catalog
from hexhaven.core.game import NOBODY
from hexhaven.dealer import map_rng, seed_from
from hexhaven.scene.dice import rolls
from hexhaven.scene.moment import look, setting
from hexhaven.wire.rest import MapPicture

KEPT: Final = 64  # pictures: a table's people look at the same one
SAMPLE, OTHER = seed_from("a sample"), seed_from("another sample")


@lru_cache(KEPT)
def map_picture(
    language: str, game: str, players: int, preset: str, options: tuple[tuple[str, str], ...], map: str | None
) -> MapPicture | None:
    """The board with what stands on it; an example, where it is drawn anew for every game. None for a game
    without a map."""
    maps = catalog.game(game).maps
    if not maps.ids():
        return None
    first, second = (
        catalog.prepare(map_rng(seed), game, players, preset, dict(options), map) for seed in (SAMPLE, OTHER)
    )
    assert first.map is not None
    assert second.map is not None
    state = catalog.start(first)
    names = [""] * players
    return MapPicture(
        name=maps.title(language, first.layout) if first.layout else "",
        drawn=maps.write(first.map) != maps.write(second.map),
        setting=setting(language, state),
        scene=look(language, state, NOBODY, names, number=0, entries=0, rolls=rolls([])).scene,
    )
