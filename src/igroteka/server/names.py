"""Names of people: what may be one, and which two look the same."""

from __future__ import annotations

import re
import unicodedata

from igroteka.bots import BOT_NAMES
from igroteka.server.problem import Problem

LONGEST = 24
_MARKS = re.compile(
    r"[^\W\d_]?[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{3}"
)
_FORBIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, writing directions, halves of letters, letters of nobody, line breaks."""
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Letters and signs that show nothing."""

_LOOK_ALIKE = str.maketrans("авеікмнорстухјѕ01", "abeikmhopctyxjsol")
"""What a reader takes for a Latin letter: Cyrillic ones, and two digits."""

_DRESSED = str.maketrans(
    "ɑɐᴀƅɓʙᴄƈđɖɗᴅɛəᴇꜰƒɡɢɠցħʜɦհıɩɪɨȷᴊյĸᴋƙłɫʟᴍɱŋɴɲոøɔᴏօᴘƥզʀɾꜱʂŧᴛƭᴜʉսʋᴠɯᴡʏƴᴢʐƶ",
    "aaabbbccddddeeeffgggghhhhiiiijjjkkklllmmnnnnooooppqrrsstttuuuvvwwyyzzz",
)
"""Latin letters in a foreign dress: strokes and hooks, small capitals, a dot left out; and Armenian
ones. No decomposition of Unicode takes it off."""

_RESEMBLE = str.maketrans("i2345689зчбԁһӏԛԝαβεικνορτυχω", "lzз4sбbgз4бdhlqwabelkvoptuxw")
"""What a reader who looks less closely takes for another letter: further digits, the stroke that is
a small l or a capital i, rare Cyrillic letters and Greek ones."""
_JOINED = (("rn", "m"), ("vv", "w"), ("cl", "d"))
"""Two letters that are taken for one."""

_NOT_PEOPLE = ("bot", "bots", "бот", "боты", "ботик", "igroteka", "игротека", "admin", "админ")


def clean_name(text: str) -> str:
    """The name as it will be shown, or a Problem: it must look like the name of a person."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST or not folded(name) or not _can_be_seen(text):
        raise Problem("problem-name", most=LONGEST)
    if _resembles_bot(name):
        raise Problem("problem-name-bot")
    return name


def _can_be_seen(text: str) -> bool:
    """Whether every letter shows itself and nothing but itself."""
    hidden = any(
        letter in _INVISIBLE or unicodedata.category(letter) in _FORBIDDEN for letter in text
    )
    return not hidden and _MARKS.search(unicodedata.normalize("NFC", text)) is None


def folded(name: str) -> str:
    """The name as it is compared: «Аня», "анЯ" and "а н я" are one."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(letter for letter in plain if letter.isalnum())
    return letters.translate(_LOOK_ALIKE)


def skeleton(name: str) -> str:
    """What is left of a name at a glance: whoever shares it could be taken for its owner.

    Coarser than `folded`, by which people log in: "Clara" and "dara", "Marn" and "Mam" are one.
    """
    bare = folded(name).translate(_DRESSED).translate(_RESEMBLE)
    for two, one in _JOINED:
        bare = bare.replace(two, one)
    return bare


def _resembles_bot(name: str) -> bool:
    """Whether people at the table could take it for one of our bots, or for us."""
    words = {skeleton(word) for word in re.split(r"[\W_]+", name)}
    return skeleton(name) in _TAKEN or bool(words & _TAKEN_WORDS)


_TAKEN = frozenset(skeleton(name) for name in (*BOT_NAMES, *_NOT_PEOPLE))
_TAKEN_WORDS = frozenset(skeleton(name) for name in _NOT_PEOPLE)
