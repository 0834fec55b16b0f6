"""`python -m hexhaven` is `hexhaven`."""

import sys

from hexhaven.cli import main

if __name__ == "__main__":
    sys.exit(main())
