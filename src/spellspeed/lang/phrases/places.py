"""Places: where cards are, where they come from and where they go to."""

from typing import Final

from spellspeed.lang.phrases.row import Including, Phrase, Same, row
from spellspeed.lang.words.every_word import IN_DECK, IN_EXTRA_DECK, IN_GRAVEYARD, IN_HAND, IN_MATERIAL, ON_THE_FIELD
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import PlaceKind

BOTH: Final = Same("yours")
NONE: Final = PlaceKind(0)
SIDES: Final = (  # which fields, whose in English, whose field, whose monsters, whose in Chinese
    ("yours", {"opponents": BOTH}, "either", "the field", "monsters on the field", "双方"),
    ("yours", {"opponents": NONE}, "your", "your field", "your monsters", "自己"),
    ("opponents", {"yours": NONE}, "your opponent's", "your opponent's field", "your opponent's monsters", "对方"),
)


def place_rows(form: str, before: str) -> list[Phrase]:
    """Return how places are said behind a preposition, or without one; "at" is "in" or "on", whichever fits."""
    found: list[Phrase] = []
    for field, others, whose, fields, monsters, chinese in SIDES:
        on, among, in_ = {"at": ("on ", "among ", "in ")}.get(form, (before, before, before))
        owner, said = ("the", "") if form == "to" and whose == "either" else (whose, chinese)
        where = "" if whose == "either" else chinese
        found.append(row(Place, f"{on}{fields}", f"{where}场上", form, **{field: ON_THE_FIELD}, **others))
        found.append(
            row(
                Place,
                f"{among}the materials of {monsters}",
                f"{said}叠放的素材",
                form,
                **{field: IN_MATERIAL},
                **others,
            )
        )
        if form == "at":
            rest = f"in {owner} <{field}:list or> or on {fields}"
            chinese_rest = f"{said}场上·<{field}:join ·>"
            found.append(row(Place, rest, chinese_rest, form, **{field: Including(ON_THE_FIELD)}, **others))
        found.append(row(Place, f"{in_}{owner} <{field}:list or>", f"{said}<{field}:join ·>", form, **others))
    return found


# All cards of both players.
ALL: Final = tuple(
    [
        row(Place, f"{preposition} both {english}", f"双方{chinese}", form, yours=kind, opponents=kind)
        for form, preposition in (("all_at", "in"), ("all_from", "from"))
        for kind, english, chinese in (
            (IN_HAND, "hands", "手卡"),
            (IN_DECK, "Decks", "卡组"),
            (IN_EXTRA_DECK, "Extra Decks", "额外卡组"),
            (IN_GRAVEYARD, "GYs", "墓地"),
        )
    ]
)
PLACES: Final = (
    *place_rows("", ""),
    *place_rows("at", ""),
    *place_rows("from", "from "),
    *place_rows("to", "to "),
    *ALL,
    *[each._replace(form="all_at") for each in place_rows("at", "")],
    *[each._replace(form="all_from") for each in place_rows("from", "from ")],
)
