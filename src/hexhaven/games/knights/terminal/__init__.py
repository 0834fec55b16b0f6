"""What Cities & Knights adds to a terminal."""
