"""Maps as hand-writable files, and what is drawn from them.

A map file is TOML; those of a game lie in its folder `maps/`, one file each. The heart of a file
is the board drawn as it lies, four characters for a hex and each row two characters off the next:

    id = "tiny"
    first_hex = "0,-1"
    rows = [
        "  h5  ?",
        "d   ?10 ~",
        "  g3  m8",
    ]
    harbours = ["0,-1 NW 3:1", "1,-1 E ?"]
    terrains = { forest = 1, pasture = 1 }
    letters = [4]
    harbour_pool = { wool = 1 }

`h5` is hills with a 5; f, p, g and m are forest, pasture, fields and mountains, `d` the desert, `~` the sea,
`.` a gap. `?` is drawn from `terrains` and gets a number of `letters`; `?10` has its number printed on the
board. `first_hex` gives the axial coordinates of the first hex of the first row, and everything else is
named by them: "0,-1 NW" is the north-western side, or corner, of hex 0,-1. `docs/reference/maps.md` has
every key.

`model` is what a file says, `check` what it must keep to, `layout` reads and writes it and knows the
games' own maps, `draw` makes a `Map` of it, and `text` writes a drawn map into the head of a record.
"""
