"""The options of Cities & Knights, and the editions that preset them."""

from __future__ import annotations

from typing import Final

from hexhaven.games.island.rules.options import CLASSIC, MODERN, NEU2003, option

KNIGHTS_PRESETS: Final = [CLASSIC, NEU2003, MODERN]

# What the rule book decides for itself: trade and building are mixed, and everybody founds a city.
FIXED: Final = {"trade_build_phases": "combined", "start_with_city": "off"}

OPTIONS: Final = [
    option("saboteur", "new classic", "classic-saboteur", "new classic new new"),
    option("robber_locked", "yes no", "robber-lock", "yes no yes yes"),
    option("barbarian_steps", "7 8", "barbarian-steps"),
    option("fiesepeter", "off on", "fiesepeter"),
    option("defender_cards", "unlimited limited", "defender-cards"),
    option("deserter_any_lower", "off on", "deserter-any-lower"),
    option("diplomat_any_knight_closes", "off on", "diplomat-any-knight"),
    option("victory_points", "13 11 12 14 15", "thirteen-points"),
]

DEFAULT_MAPS: Final = {CLASSIC: "base-variable", NEU2003: "base-variable", MODERN: "base-variable"}
FIRST_MAP: Final = "knights-beginner"
