"""The card game's name for a tally."""

from hexhaven.bots.tally import UNIT, Tally

Amounts = Tally

__all__ = ["UNIT", "Amounts"]
