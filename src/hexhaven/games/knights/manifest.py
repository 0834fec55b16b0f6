"""What Cities & Knights tells the catalog."""

from __future__ import annotations

from typing import Final

from hexhaven.games.knights.rules.expansion import CitiesAndKnights
from hexhaven.games.knights.rules.options import DEFAULT_MAPS, FIRST_MAP, FIXED, KNIGHTS_PRESETS, OPTIONS
from hexhaven.manifest import Addition

MANIFEST: Final = Addition(
    slice="knights",
    over="base",
    make=lambda options: [CitiesAndKnights(options)],
    id="knights",
    name={"en": "Cities & Knights", "de": "Städte & Ritter"},
    fewest=3,
    options=OPTIONS,
    fixed=FIXED,
    presets=KNIGHTS_PRESETS,
    maps=DEFAULT_MAPS,
    first_map=FIRST_MAP,
)
