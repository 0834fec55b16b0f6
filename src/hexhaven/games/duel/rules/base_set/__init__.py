"""The base set: its action cards, events and buildings that need more than a row."""
