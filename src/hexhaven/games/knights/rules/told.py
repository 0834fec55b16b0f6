"""What Cities & Knights tells beside what the base game does: facts, sources and awards of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.facts import fact, source
from hexhaven.games.island.rules.sources import BASE_AWARDS

SAILED: Final[i64] = fact("sailed", "steps", "of")
LANDED: Final[i64] = fact("landed", "attacks")
BATTLE: Final[i64] = fact("battle", "attack", "defence")
PART: Final[i64] = fact("part", "player", "strength")  # of the defence
HELMET: Final[i64] = fact("helmet", "player", "node", "on")
LEVEL: Final[i64] = fact("level", "player", "field", "level")
RETURNED: Final[i64] = fact("returned", "player", "deck", "card")  # under its deck, unplayed

PROGRESS: Final[i64] = source("progress")

# Awards.
MERCHANT_POINT: Final = BASE_AWARDS
DEFENDER: Final = BASE_AWARDS + 1
METROPOLIS: Final = BASE_AWARDS + 2  # plus the field
