"""Cities & Knights, laid over the base game."""
