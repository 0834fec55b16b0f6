"""What Cities & Knights adds to a setting: the fields of improvement and the progress cards."""

from hexhaven import words
from hexhaven.games.island.rules.state import Position
from hexhaven.games.knights.rules.state import FIELD_OF, knights_state
from hexhaven.games.knights.rules.terms import (
    COMMODITIES,
    FIELD_COMMODITY,
    FIELD_NAMES,
    POWER_LEVEL,
    PROGRESS_COPIES,
    PROGRESS_NAMES,
)
from hexhaven.games.knights.scene.table import ID
from hexhaven.games.knights.wire import Field, KnightsSetting, Level, Progress
from hexhaven.games.knights.words import names as called
from hexhaven.wire.scene import Setting

LEVELS = {
    "trade": ("market", "trading-house", "merchant-guild", "bank", "great-exchange"),
    "politics": ("town-hall", "church", "fortress", "cathedral", "council"),
    "science": ("abbey", "library", "aqueduct", "theatre", "university"),
}


def add_to_setting(language: str, p: Position, made: Setting) -> None:
    for kind in made.resources:
        if kind.name in COMMODITIES:
            kind.article = "commodities"
    made.parts[ID] = KnightsSetting(
        fields=[field_of(language, p, field) for field in range(len(FIELD_NAMES))],
        progress=[progress(language, p, kind) for kind in range(len(PROGRESS_NAMES))],
        steps=int(knights_state(p).options.steps),
    )


# --- improvements and progress cards -----------------------------------------------------------------


def field_of(language: str, p: Position, field: int) -> Field:
    name = FIELD_NAMES[field]
    return Field(
        name=name,
        label=called.field(language, name),
        commodity=p.rules.card_names[FIELD_COMMODITY[field]],
        article="improvements",
        levels=[level(language, name, number) for number in range(1, len(LEVELS[name]) + 1)],
    )


def level(language: str, field: str, number: int) -> Level:
    """A level by its number, from 1; the third brings something for good."""
    return Level(
        name=LEVELS[field][number - 1],
        label=called.level(language, field, number),
        gives=words.say(language, f"power.{field}") if number == POWER_LEVEL else "",
    )


def progress(language: str, p: Position, kind: int) -> Progress:
    name = PROGRESS_NAMES[kind]
    return Progress(
        name=name,
        label=called.progress(language, name),
        field=FIELD_NAMES[FIELD_OF[kind]],
        copies=PROGRESS_COPIES[kind],
        text=called.progress_effect(language, p, name),
        article=f"card-{name}",
    )
