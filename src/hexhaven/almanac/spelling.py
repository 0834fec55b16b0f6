"""Words as they are compared: without capitals, accents and fillers."""

import re
import unicodedata

# Words of a question that say nothing about its topic, written as `fold` leaves them.
FILLERS = frozenset(
    re.findall(
        r"\w+",
        """
        a an and are as at be by can could do does for from get have how i if in is it may me must my of on or
        should still that the there to we what when where which who why will with you your

        als am an auf aus bei darf das dem den der des die durch durfen ein eine einem einen einer eines er es
        fur gilt habe hat hatte ich im in ist kann man mein meine meinem meinen mir mit mochte muss nach nicht
        noch oder sein sie sind um und von vor wann warum was welche wem wen wenn wer werden wie wird wo zu
        zum zur
        """,
    )
)


def content(text: str) -> tuple[str, ...]:
    """Return the folded words of a text without the fillers, unless nothing else is there."""
    words = tuple(re.findall(r"\d+:\d+|\w+", fold(text)))
    return tuple(word for word in words if word not in FILLERS) or words


def fold(text: str) -> str:
    """Make spellings equal: upper and lower case, accents, and ä, ae and a.

    >>> fold("Längste Straße"), fold("LAENGSTE STRASSE")
    ('langste strasse', 'langste strasse')
    """
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.sub(r"([aou])e", r"\1", plain)
