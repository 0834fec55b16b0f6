"""Every game and expansion there is, each with the package that holds it; the order is that of the shelf."""

from typing import Final

GAMES: Final[dict[str, str]] = {
    "island": "hexhaven.games.island",
    "knights": "hexhaven.games.knights",
    "variants": "hexhaven.games.variants",
    "duel": "hexhaven.games.duel",
}
