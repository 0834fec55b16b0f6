"""The theme set Trade & Change."""
