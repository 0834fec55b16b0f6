"""What the board games tell beside what all games do: why cards move, what awards there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hexhaven.core.facts import fact, source

ROUTE: Final[i64] = fact("route", "player", "length")  # the longest road, when its card moves

PRODUCTION: Final[i64] = source("production")
PRICE: Final[i64] = source("price")
DISCARDED: Final[i64] = source("discard")
BANK_TRADE: Final[i64] = source("bank")
TRADED: Final[i64] = source("trade")
STOLEN: Final[i64] = source("theft")
MONOPOLIZED: Final[i64] = source("monopoly")
INVENTED: Final[i64] = source("invention")

DEVELOPMENT: Final = 0  # the deck of the base game

# Awards.
LONGEST_ROAD: Final = 0
LARGEST_ARMY: Final = 1
POINT_CARD: Final = 2
BASE_AWARDS: Final = 3  # expansions go on from here
