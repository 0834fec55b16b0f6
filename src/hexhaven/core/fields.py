"""What a state consists of, said once.

Beside each class that can be copied stands a table of its fields. From it `tools/fields.py` writes the
methods that must not forget any of them into the class: `copy`, `to_bytes` and, where there are secrets,
`blank`. `make check` compares, and finds a field of the class that the table does not name.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# What a field is.
NUMBER: Final = "number"
SMALL: Final = "small"  # a number below 256, in one byte
FLAG: Final = "flag"
BYTES: Final = "bytes"  # a row of small numbers
NUMBERS: Final = "numbers"  # a row of numbers of any size
PART: Final = "part"  # something that copies itself
PARTS: Final = "parts"  # a row of such
SHARED: Final = "shared"  # never changed, only exchanged: copies point to the same; has its own `bytes`
FIXED: Final = "fixed"  # the same in all states of a game

# Who sees it.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"  # each player the own row, or whom the whole belongs to
NOBODY: Final = "nobody"
SOME: Final = "some"  # `redact` and `look` know who

VARYING: Final = "varying"  # a row as long as it has to be
FOLLOWS: Final = ""  # the word of what is worked out from the rest when a text is read


class Field(NamedTuple):
    """One field: its name, what it is, its word in the text of a position, what its rows are by, who sees it.

    The size of a row is what it is counted by, as in 'player KINDS', or VARYING, or the field that says how
    much of it is in use. `counts` is False for what is worked out from the rest and needs not be compared;
    `rare` is True for rows that most games leave empty, which are then not copied; `exchanged` for rows that
    are seldom changed, and then exchanged as a whole: copies share them.
    """

    name: str
    kind: str
    word: str = FOLLOWS
    size: str = ""
    seen: str = EVERYBODY
    counts: bool = True
    rare: bool = False
    exchanged: bool = False
