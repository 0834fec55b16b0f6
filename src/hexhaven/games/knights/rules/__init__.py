"""Cities & Knights: an expansion that no file of the base game knows.

`expansion.py` puts it together; every other file is a topic of its rule book.
"""
