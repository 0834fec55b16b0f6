"""The options of the base game, and the editions that preset them.

An option is fixed before the first piece is set and never changes during a game.
"""

from __future__ import annotations

from typing import Final

from hexhaven.core.game import Option

TRAVELBOX: Final = "travelbox"  # the travel edition
CLASSIC: Final = "classic"  # wooden pieces, 1995 to 2002
NEU2003: Final = "neu2003"  # plastic pieces, 2003 and 2010
MODERN: Final = "modern"  # 2015 and later
PRESETS: Final = [TRAVELBOX, CLASSIC, NEU2003, MODERN]


def option(name: str, values: str, article: str, presets: str = "") -> Option:
    """An option whose presets are listed in the order of PRESETS, or all take the first value."""
    choices = values.split()
    chosen = presets.split() or [choices[0]] * len(PRESETS)
    return Option(name, choices, article, dict(zip(PRESETS, chosen, strict=True)))


OPTIONS: Final = [
    option(
        "trade_build_phases", "combined separated", "combined-phases",
        "separated separated separated combined",
    ),
    option("harbour_same_turn", "follows_phases never", "late-harbours"),
    option("robber_may_enter_desert", "no yes", "1.G.i", "yes no no yes"),
    option("friendly_robber", "off online original", "friendly-robber"),
    option("first_player", "dice oldest", "first-player"),
    option("victory_must_be_announced", "no yes", "announced-victory"),
    option(
        "number_method", "letter_spiral fixed random random_strict", "number-tokens",
        "fixed letter_spiral letter_spiral letter_spiral",
    ),
    option("harbour_method", "shuffle frame", "variable-setup", "shuffle shuffle frame frame"),
    option("start_with_city", "off on", "tournament-start"),
    option("trade_law", "strict free", "1.E.b"),
    option("player_trade", "yes no", "domestic-trade"),
    option("public_chat_only", "on off", "table-talk"),
]  # fmt: skip

# The map each edition is played on unless the host names another.
DEFAULT_MAPS: Final = {
    TRAVELBOX: "base-travelbox-variable",
    CLASSIC: "base-variable",
    NEU2003: "base-variable",
    MODERN: "base-variable",
}

# The map that the rule book names for a first game.
FIRST_MAP: Final = "base-beginner"
