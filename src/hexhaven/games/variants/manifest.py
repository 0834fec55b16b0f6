"""The variants are in every board game, as far as its options ask for them."""

from __future__ import annotations

from typing import Final

from hexhaven.games.variants.rules import chosen
from hexhaven.manifest import Addition

MANIFEST: Final = Addition(
    slice="variants", over="base", make=lambda options: [*chosen(options)], name={}, named=False
)
