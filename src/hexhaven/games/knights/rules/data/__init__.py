"""The rows of the progress cards."""
