"""What the actions of Cities & Knights are about, beside those of the base game."""

from __future__ import annotations

from typing import Final

from hexhaven.core.operands import Name
from hexhaven.games.knights.rules.terms import FACE_NAMES, FIELD_NAMES, PROGRESS_NAMES

FIELD: Final = Name("field", 2, "field", FIELD_NAMES, what="trade, politics or science")
PROGRESS_CARD: Final = Name("progress", 5, "progress card", PROGRESS_NAMES, hides=True)
FACE: Final = Name("face", 2, "face", FACE_NAMES, examples=("ship", "trade"))
