"""What a player of the card game may do: choices to pick from, and offers in words of their own."""

from hexhaven import words
from hexhaven.core.operands import Operand
from hexhaven.games.duel.rules import questions as q
from hexhaven.games.duel.rules.middle import outer_column
from hexhaven.games.duel.rules.operands import CENTRE, COLUMN, PILE, REGION, SIDE, SLOT, TERRAIN
from hexhaven.games.duel.rules.realm import COLUMNS
from hexhaven.games.duel.rules.rules import Verb
from hexhaven.games.duel.rules.setup import CORNERS, laid
from hexhaven.games.duel.rules.state import Duel
from hexhaven.games.duel.scene.places import place_at
from hexhaven.scene.family import Viewpoint
from hexhaven.wire.scene import Choice, Place

OFFER = "offer"
KINDS = {SLOT.kind: "slot", REGION.kind: "region", CENTRE.kind: "centre", COLUMN.kind: "road"}


def choices(viewpoint: Viewpoint, d: Duel) -> list[Choice]:
    """Everything listed but offers, which are worded freely."""
    if not d.is_asked(viewpoint.viewer):
        return []
    listed = [(d.rules.verb_of(action), int(action)) for action in d.legal(viewpoint.viewer)]
    return [choice(viewpoint, d, verb, action) for verb, action in listed if verb.name != OFFER]


def choice(viewpoint: Viewpoint, d: Duel, verb: Verb, action: int) -> Choice:
    """What is said of a choice follows from its operands."""
    at = places(d, verb, viewpoint.viewer, action)
    card = int(verb.card(d, action))
    cards = verb.exchanged(d, viewpoint.viewer, action)
    return Choice(
        text=d.write(action),
        verb=verb.name,
        label=words.action(viewpoint.language, d, action, viewpoint.names),
        place=at[0] if at else None,
        to=at[1] if len(at) > 1 else None,
        card=d.rules.kind_names[card] if card >= 0 else None,
        give={name: -n for name, n in cards.items() if n < 0} or None,
        get={name: n for name, n in cards.items() if n > 0} or None,
    )


# --- places ------------------------------------------------------------------------------------------


def places(d: Duel, verb: Verb, player: int, action: int) -> list[Place]:
    """The places that an action names, or means by a side or a terrain."""
    found = [place(d, operand, player, value) for operand, value in verb.values(action)]
    return [each for each in found if each is not None]


def place(d: Duel, operand: Operand, player: int, value: int) -> Place | None:
    if operand is PILE:
        return Place(kind="stack", id=value)
    if operand is TERRAIN:
        return place_at("region", player, int(CORNERS[laid(d, player)]))
    if operand is SIDE:
        column = int(outer_column(d.realms[player], d.detail()))
        return place_at("region", player, column + COLUMNS * value)
    kind = KINDS.get(operand.kind)
    return None if kind is None else place_at(kind, player, value)


# --- talk --------------------------------------------------------------------------------------------


def talk(d: Duel, viewer: int) -> list[str]:
    """Who is on turn may offer what they like."""
    if d.waiting_for() != q.ACTIONS or not d.is_asked(viewer) or not d.rules.player_trade:
        return []
    return [OFFER]
