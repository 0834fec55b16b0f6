"""Every game and expansion there is, each with the package that holds it; the order is that of the shelf."""

import os
from typing import Final

OWN: Final = "HEXHAVEN_GAMES"  # games of one's own: "lighthouse=my.lighthouse harbour=my.harbour"

GAMES: Final[dict[str, str]] = {
    "island": "hexhaven.games.island",
    "knights": "hexhaven.games.knights",
    "variants": "hexhaven.games.variants",
    "duel": "hexhaven.games.duel",
    **dict(entry.split("=", 1) for entry in os.environ.get(OWN, "").split() if "=" in entry),
}
