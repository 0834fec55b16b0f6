"""What the almanac calls the kinds, places, prices and points of the card game, in both languages."""

from collections.abc import Mapping, Sequence

Words = Mapping[str, str]

SET_TITLES: Mapping[str, Words] = {
    "base": {"en": "Base set", "de": "Grundspiel"},
    "trade-change": {"en": "Trade & Change", "de": "Handel & Wandel"},
    "science-progress": {"en": "Science & Progress", "de": "Wissenschaft & Fortschritt"},
    "wizards-dragons": {"en": "Wizards & Dragons", "de": "Zauberer & Drachen"},
}

KINDS: Mapping[str, Words] = {
    "building": {"en": "Building", "de": "Gebäude"},
    "unit": {"en": "Unit", "de": "Einheit"},
    "wizard": {"en": "Wizard", "de": "Zauberer"},
    "spell-book": {"en": "Spell book", "de": "Zauberbuch"},
    "action": {"en": "Action card", "de": "Aktionskarte"},
    "event": {"en": "Event card", "de": "Ereigniskarte"},
}

CLASSES: Mapping[str, Words] = {
    "knight": {"en": "knight", "de": "Ritter"},
    "trade-fleet": {"en": "trade fleet", "de": "Handelsflotte"},
    "pirate-fleet": {"en": "Pirate Fleet", "de": "Kaperflotte"},
    "cannon": {"en": "cannon", "de": "Kanone"},
    "dragon": {"en": "dragon", "de": "Drache"},
    "attack": {"en": "attack", "de": "Angriff"},
    "neutral": {"en": "neutral", "de": "neutral"},
    "protection": {"en": "protection", "de": "Schutz"},
}

COLOURS: Mapping[str, Words] = {
    "site": {"en": "region expansion", "de": "Gebietsausbau"},
    "city": {"en": "city expansion", "de": "Stadtausbau"},
    "citadel": {"en": "citadel expansion", "de": "Zitadellenausbau"},
    "road": {"en": "road improvement", "de": "Straßenausbau"},
    "region": {"en": "region improvement", "de": "Landschaftsausbau"},
    "foreign": {"en": "foreign card", "de": "Fremdkarte"},
    "foreign-city": {"en": "foreign card", "de": "Fremdkarte"},
}

PLACES: Mapping[str, Words] = {
    "site": {
        "en": "any building site of a settlement, city or citadel",
        "de": "jeder Bauplatz einer Siedlung, Stadt oder Zitadelle",
    },
    "city": {"en": "a building site of a city", "de": "ein Bauplatz einer Stadt"},
    "citadel": {"en": "a building site of a citadel", "de": "ein Bauplatz einer Zitadelle"},
    "road": {"en": "one of your roads", "de": "eine deiner Straßen"},
    "foreign": {
        "en": "a free site of a settlement or city of the opponent",
        "de": "ein freier Bauplatz einer Siedlung oder Stadt des Gegners",
    },
    "foreign-city": {
        "en": "a free site of a city of the opponent",
        "de": "ein freier Bauplatz einer Stadt des Gegners",
    },
}

TERRAINS: Mapping[str, Words] = {
    "any": {"en": "any region", "de": "einer beliebigen Landschaft"},
    "forest": {"en": "a forest", "de": "einem Wald"},
    "hills": {"en": "hills", "de": "Hügeln"},
    "pasture": {"en": "a pasture", "de": "einer Weide"},
    "fields": {"en": "fields", "de": "einem Acker"},
    "mountains": {"en": "mountains", "de": "einem Gebirge"},
}

OUTER_SIDE: Words = {"en": "the outer side of {terrain} at {centre}", "de": "außen an {terrain} bei {centre}"}
AT_CITADEL: Words = {"en": "a citadel", "de": "einer Zitadelle"}
AT_SETTLEMENT: Words = {"en": "a settlement or city", "de": "einer Siedlung oder Stadt"}

RESOURCES: Mapping[str, Words] = {
    "lumber": {"en": "lumber", "de": "Holz"},
    "brick": {"en": "brick", "de": "Lehm"},
    "wool": {"en": "wool", "de": "Wolle"},
    "grain": {"en": "grain", "de": "Getreide"},
    "ore": {"en": "ore", "de": "Erz"},
    "gold": {"en": "gold", "de": "Gold"},
    "magic": {"en": "magic power", "de": "Zauberkraft"},
}
FEMININE = {"wool", "magic"}

NUMBERS: Mapping[str, Sequence[str]] = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven"],
    "de": ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben"],
}

# One, and several.
COPY: Mapping[str, tuple[str, str]] = {"en": ("copy", "copies"), "de": ("Exemplar", "Exemplare")}
POINTS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "points": {"en": ("victory point", "victory points"), "de": ("Siegpunkt", "Siegpunkte")},
    "commerce": {"en": ("commerce point", "commerce points"), "de": ("Handelspunkt", "Handelspunkte")},
    "strength": {"en": ("strength point", "strength points"), "de": ("Stärkepunkt", "Stärkepunkte")},
    "tournament": {"en": ("tournament point", "tournament points"), "de": ("Turnierpunkt", "Turnierpunkte")},
}

PLACE: Words = {"en": "Place: {place}.", "de": "Platz: {place}."}
PRICE: Words = {"en": "Price: {price}.", "de": "Preis: {price}."}
NO_PRICE: Words = {"en": "Price: none.", "de": "Preis: keiner."}
CASTING: Words = {
    "en": "Price: none to lay it, {price} to cast its spell.",
    "de": "Preis: keiner fürs Auslegen, {price} für den Spruch.",
}
COUNTS: Words = {"en": "Counts: {points}.", "de": "Zählt: {points}."}
UNIQUE: Words = {
    "en": "Unique: the name can lie in only one of the two principalities.",
    "de": "Einmalig: Der Name darf nur in einem der beiden Fürstentümer liegen.",
}
NAMESAKE: Words = {"en": "{title} (card game)", "de": "{title} (Kartenspiel)"}
ASKED: Mapping[str, Sequence[str]] = {
    "en": ["price of {title}", "points of {title}", "effect of {title}"],
    "de": ["Preis von {title}", "Punkte von {title}", "Wirkung von {title}"],
}
