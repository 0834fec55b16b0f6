"""The arena: matches between bots, batches of them, and their statistics."""
