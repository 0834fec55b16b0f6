"""The 25 kinds of progress cards: one class each, deck by deck."""
