"""The maps of the island, and the geometry they lie on."""
