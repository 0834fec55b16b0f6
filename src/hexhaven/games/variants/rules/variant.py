"""What all variants have in common: one folder."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from hexhaven.games.island.rules.rules import Expansion


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(Expansion):
    """An expansion that is a single rule; what is said of it stands with the other variants."""

    def slice(self) -> str:
        return "variants"
