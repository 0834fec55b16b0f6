"""The theme set Science & Progress: the university and what comes of it."""
