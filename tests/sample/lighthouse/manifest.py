"""What the lighthouses tell the catalog."""

from hexhaven.manifest import Addition
from sample.lighthouse.rules import OPTIONS, Lighthouse

MANIFEST = Addition(
    slice="lighthouse",
    over="base",
    make=lambda options: [Lighthouse(options["first_oil"])],
    name={"en": "Lighthouses", "de": "Leuchttürme"},
    options=OPTIONS,
)
