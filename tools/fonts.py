"""Make the page's fonts from those that their authors publish: only the letters and weights we need.

    uv run --no-project --with "fonttools[woff]" python tools/fonts.py

It fetches them with `npm pack` and writes web/src/fonts: the files, their licences and the style sheets that
name them. Run it by hand when the page needs another letter or weight; what it writes is kept.
"""

import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "fonts"
WEIGHTS = (400, 700)

# What English, German and the signs of the page need; names of people may need the second.
LATIN = (
    "U+20-7E, U+A0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+3A3, U+2009-200A, U+2010-2015, U+2018-201E, "
    "U+2020, U+2022, U+2026, U+202F, U+2030, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2190-2199, "
    "U+2212, U+221E, U+2248, U+2260, U+2264-2265, U+25CF"
)
MORE_LATIN = "U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E"
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "tnum"]

# Ordinary words: by the width of these two fonts are alike.
SAMPLE = (
    "Whoever rolls a seven moves the robber to another hex and steals a card from somebody who built there. "
    "Wer eine Sieben würfelt, versetzt den Räuber und zieht einem Spieler, der dort gebaut hat, eine Karte."
)


@dataclass(frozen=True)
class Source:
    """A file in a package of npm."""

    package: str
    version: str
    path: str


@dataclass(frozen=True)
class Family:
    name: str
    licence: Source
    latin: Source
    more_latin: Source
    # A font that has the widths of one found on nearly every device, and its name there in both weights.
    stand_in: tuple[Source, Source]
    found_as: tuple[tuple[str, ...], tuple[str, ...]]
    # Ascent and descent in thousandths, where the font's own leave capitals above the middle of a button.
    heights: tuple[int, int] | None = None


def fontsource(name: str, script: str) -> Source:
    folder = f"files/{name}-{script}"
    return Source(f"@fontsource-variable/{name}", "5.3.0", f"{folder}-wght-normal.woff2")


def plain(name: str, weight: int) -> Source:
    return Source(f"@fontsource/{name}", "5.3.0", f"files/{name}-latin-{weight}-normal.woff2")


INTER = Source("inter-ui", "4.1.1", "variable/InterVariable.woff2")
FAMILIES = [
    Family(
        "Inter",
        licence=Source(INTER.package, INTER.version, "LICENSE.txt"),
        latin=INTER,
        more_latin=INTER,
        stand_in=(plain("arimo", 400), plain("arimo", 700)),
        found_as=(
            ("Arial", "ArialMT", "Liberation Sans", "Arimo", "Helvetica"),
            ("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Helvetica-Bold"),
        ),
    ),
    Family(
        "Vollkorn",
        licence=Source("@fontsource-variable/vollkorn", "5.3.0", "LICENSE"),
        latin=fontsource("vollkorn", "latin"),
        more_latin=fontsource("vollkorn", "latin-ext"),
        stand_in=(plain("tinos", 400), plain("tinos", 700)),
        found_as=(
            ("Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos", "Times-Roman"),
            (
                "Times New Roman Bold",
                "TimesNewRomanPS-BoldMT",
                "Liberation Serif Bold",
                "Tinos Bold",
                "Times-Bold",
            ),
        ),
        heights=(970, 294),
    ),
]


class Shop:
    """Packages of npm, fetched once each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, source: Source) -> Path:
        place = self.folder / f"{source.package.replace('/', '-')}-{source.version}"
        if not place.exists():
            self._fetch(source, place)
        return place / "package" / source.path

    def _fetch(self, source: Source, place: Path) -> None:
        command = ["npm", "pack", "--silent", f"{source.package}@{source.version}"]
        packed = subprocess.run(command, cwd=self.folder, text=True, capture_output=True, check=True).stdout
        with tarfile.open(self.folder / packed.split()[-1]) as archive:
            archive.extractall(place, filter="data")


def main() -> int:
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        shop = Shop(Path(folder))
        for family in FAMILIES:
            make(family, shop)
        near = [rule for family in FAMILIES for rule in near_rules(family, shop)]
    ours = [rule for family in FAMILIES for rule in our_rules(family)]
    write("ours.css", "Our own fonts. They are asked for when the first view stands.", ours)
    write("near.css", "What stands in until they are there: a font of the device in their measures.", near)
    for path in sorted(TARGET.glob("*.woff2")):
        print(f"{path.name:28} {path.stat().st_size:6}")
    return 0


def write(name: str, says: str, rules: Iterable[str]) -> None:
    (TARGET / name).write_text(f"/* {says} Written by tools/fonts.py. */\n" + "\n".join(rules))


# Files ------------------------------------------------------------------------------------------------------


def file_name(family: Family, more: bool) -> str:
    return f"{family.name.lower()}{'-more' if more else ''}.woff2"


def make(family: Family, shop: Shop) -> None:
    """Write the files of a family, and its licence beside them."""
    licence = shop.path(family.licence).read_text()
    (TARGET / f"{family.name}-OFL.txt").write_text(licence)
    for more, source in enumerate((family.latin, family.more_latin)):
        font = tailored(shop.path(source), MORE_LATIN if more else LATIN)
        if family.heights:
            set_heights(font, *family.heights)
        font.flavor = "woff2"
        font.save(TARGET / file_name(family, bool(more)))


def tailored(path: Path, letters: str) -> TTFont:
    """A font between our weights, with these letters."""
    font = between_weights(TTFont(path, recalcTimestamp=False))
    line_up(font)
    options = subset.Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 5, 13, 14]  # names, version, whose it is and its licence
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(letters))
    cutter.subset(font)
    return font


def between_weights(font: TTFont) -> TTFont:
    sizes = {"opsz": 14} if any(axis.axisTag == "opsz" for axis in font["fvar"].axes) else {}
    instantiateVariableFont(font, {"wght": WEIGHTS, **sizes}, inplace=True)
    font.flavor = None
    written = BytesIO()  # read anew, or the subsetter stumbles over glyphs that no longer vary
    font.save(written)
    return TTFont(written, recalcTimestamp=False)


def line_up(font: TTFont) -> None:
    """Let figures stand on the line without being asked: our numbers are no part of a sentence."""
    names = set(font.getGlyphOrder())
    for table in font["cmap"].tables:
        for code, name in list(table.cmap.items()):
            if chr(code).isdecimal() and f"{name}.lf" in names:
                table.cmap[code] = f"{name}.lf"


def set_heights(font: TTFont, ascent: int, descent: int) -> None:
    scale = font["head"].unitsPerEm / 1000
    up, down = round(ascent * scale), round(descent * scale)
    head, system = font["hhea"], font["OS/2"]
    head.ascent, head.descent, head.lineGap = up, -down, 0
    system.sTypoAscender, system.sTypoDescender, system.sTypoLineGap = up, -down, 0
    system.usWinAscent, system.usWinDescent = up, down


# Style sheets -----------------------------------------------------------------------------------------------


def our_rules(family: Family) -> Iterable[str]:
    for more, letters in enumerate((LATIN, MORE_LATIN)):
        yield rule({
            "font-family": f"'{family.name}'",
            "font-weight": " ".join(map(str, WEIGHTS)),
            "font-display": "swap",
            "src": f"url('./{file_name(family, bool(more))}') format('woff2')",
            "unicode-range": letters,
        })  # fmt: skip


def near_rules(family: Family, shop: Shop) -> Iterable[str]:
    """How a font of the device is to be set, so that nothing moves when ours takes its place."""
    ours = TTFont(TARGET / file_name(family, False))
    for weight, source, names in zip(WEIGHTS, family.stand_in, family.found_as, strict=True):
        exact = instantiateVariableFont(TTFont(TARGET / file_name(family, False)), {"wght": weight})
        wider = width(exact) / width(TTFont(shop.path(source)))
        yield rule({
            "font-family": f"'{family.name} near'",
            "font-weight": str(weight) if weight == WEIGHTS[0] else f"600 {weight}",
            "src": ", ".join(f"local('{name}')" for name in names),
            "size-adjust": percent(wider),
            "ascent-override": percent(share(ours, ours["hhea"].ascent) / wider),
            "descent-override": percent(share(ours, -ours["hhea"].descent) / wider),
            "line-gap-override": "0%",
        })  # fmt: skip


def rule(lines: dict[str, str]) -> str:
    return "@font-face {\n" + "".join(f"  {name}: {value};\n" for name, value in lines.items()) + "}\n"


def percent(value: float) -> str:
    return f"{value:.1%}"


def share(font: Any, units: float) -> float:
    """Units of a font as a share of its size."""
    return float(units / font["head"].unitsPerEm)


def width(font: TTFont) -> float:
    """How wide ordinary words are, in sizes of the font."""
    letters = font.getBestCmap()
    return share(font, sum(font["hmtx"][letters[ord(letter)]][0] for letter in SAMPLE))


if __name__ == "__main__":
    sys.exit(main())
