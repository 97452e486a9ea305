"""The cards of a cards.cdb in our own words: what of their facts we can say, and which cards we cannot."""

from collections.abc import Mapping
from typing import Final

from spellspeed.card_data import read_card
from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.formats.cdb import CdbCard
from spellspeed.packaged_decks import Pair
from spellspeed.wording import ARROWS, ATTRIBUTES, MONSTER_KINDS, PROPERTIES, TYPES, points, say
from spellspeed.words import (
    ARROW_BOTTOM,
    ARROW_BOTTOM_LEFT,
    ARROW_BOTTOM_RIGHT,
    ARROW_LEFT,
    ARROW_RIGHT,
    ARROW_TOP,
    ARROW_TOP_LEFT,
    ARROW_TOP_RIGHT,
    CONTINUOUS,
    COUNTER,
    EFFECT,
    EQUIP,
    FIELD,
    FLIP,
    FUSION,
    GEMINI,
    LINK,
    NONE,
    NORMAL,
    PENDULUM,
    QUICK_PLAY,
    RITUAL,
    SPECIAL_SUMMON_ONLY,
    SPIRIT,
    SYNCHRO,
    TOON,
    TUNER,
    UNION,
    UNKNOWN,
    XYZ,
)

MONSTER_BIT: Final = 1
SPELL_BIT: Final = 2
TRAP_BIT: Final = 4
TOKEN_BIT: Final = 0x4000
# The bits of the files, and our words for them. Attributes and Types have the same bits as ours.
KINDS: Final = (
    *((0x10, NORMAL), (0x20, EFFECT), (0x40, FUSION), (0x80, RITUAL), (0x200, SPIRIT), (0x400, UNION), (0x800, GEMINI)),
    *((0x1000, TUNER), (0x2000, SYNCHRO), (0x200000, FLIP), (0x400000, TOON), (0x800000, XYZ), (0x1000000, PENDULUM)),
    *((0x2000000, SPECIAL_SUMMON_ONLY), (0x4000000, LINK)),
)
ICONS: Final = (
    *((0x10000, QUICK_PLAY), (0x20000, CONTINUOUS), (0x40000, EQUIP), (0x80000, FIELD), (0x80, RITUAL)),
    (0x100000, COUNTER),
)
MARKERS: Final = (
    *((0o1, ARROW_BOTTOM_LEFT), (0o2, ARROW_BOTTOM), (0o4, ARROW_BOTTOM_RIGHT), (0o10, ARROW_LEFT)),
    *((0o40, ARROW_RIGHT), (0o100, ARROW_TOP_LEFT), (0o200, ARROW_TOP), (0o400, ARROW_TOP_RIGHT)),
)
EDOPRO_ONLY: Final = 0x8000 | 0x8000000 | 0x10000000  # Maximum, Skill, Action

# Why a card is left out.
TOKENS: Final[Pair] = ("Tokens", "衍生物")
ARTWORKS: Final[Pair] = ("other artworks of the same cards", "同一张卡的其他卡图")
NO_NAME: Final[Pair] = ("without a name", "没有卡名")
OTHER_KINDS: Final[Pair] = ("of a kind, Type or Attribute that the OCG does not have", "种类、种族或属性不属于OCG")
FAULTS: Final = (TOKENS, ARTWORKS, NO_NAME, OTHER_KINDS)


def find_fault(card: CdbCard) -> Pair | None:
    """Say why we have no words for a card, None if we have.

    >>> from spellspeed.formats.cdb import CdbText
    >>> find_fault(CdbCard(1, CdbText("Sheep Token"), type=0x4011))
    ('Tokens', '衍生物')
    """
    family = card.type & (MONSTER_BIT | SPELL_BIT | TRAP_BIT)
    if card.type & TOKEN_BIT:
        return TOKENS
    if card.artwork_of:
        return ARTWORKS
    if not _name(card):
        return NO_NAME
    if family not in (MONSTER_BIT, SPELL_BIT, TRAP_BIT) or card.type & EDOPRO_ONLY:
        return OTHER_KINDS
    if family == MONSTER_BIT:
        one_type = card.race.bit_count() == 1 and say(TYPES, card.race)
        one_attribute = card.attribute.bit_count() == 1 and say(ATTRIBUTES, card.attribute)
        if not one_type or not one_attribute or card.level < 0 or (card.type & 0x4000000 and not card.markers):
            return OTHER_KINDS
    return None


def _name(card: CdbCard) -> str:
    return " ".join(card.words.name.split())


def write_cells(card: CdbCard, setnames: Mapping[int, str] | None = None) -> list[str]:
    """Write a card for which we have words as a row of known.tsv.gz, its name standing as the English one.

    >>> from spellspeed.formats.cdb import CdbText
    >>> write_cells(CdbCard(7, CdbText("Own Dragon"), type=0x21, atk=-1, level=4, race=0x2000, attribute=16))[:8]
    ['7', 'Own Dragon', '', '', 'Dragon / Effect', 'LIGHT', '4', '']
    """
    monster = card.type & MONSTER_BIT != 0
    kind = 0
    for bit, ours in KINDS if monster else ICONS:
        kind |= ours if card.type & bit else 0
    archetypes = [name for code, name in (setnames or {}).items() if card.belongs_to(code) and "|" not in name]
    behind = ["|".join([" ".join(name.split()) for name in archetypes]), str(card.treated_as or ""), ""]
    names = [str(card.password), _name(card), "", ""]
    if not monster:
        word = "Spell" if card.type & SPELL_BIT else "Trap"
        icon = say(PROPERTIES, kind) if kind else ["Normal"]
        return [*names, f"{word} / {icon[0]}", *[""] * 7, *behind]
    line = " / ".join(say(TYPES, card.race) + say(MONSTER_KINDS, kind))
    level, rank = ("", str(card.level)) if kind & XYZ else (str(card.level), "")
    arrows = 0
    for bit, ours in MARKERS:
        arrows |= ours if card.markers & bit else 0
    numbers = [
        "" if kind & LINK else level,
        rank,
        " ".join(say(ARROWS, arrows)),
        str(card.left_scale) if kind & PENDULUM else "",
        points(max(card.atk, UNKNOWN)),
        "" if card.def_ == NONE else points(max(card.def_, UNKNOWN)),
    ]
    return [*names, line, say(ATTRIBUTES, card.attribute)[0], *numbers, *behind]


def to_facts(card: CdbCard, setnames: Mapping[int, str] | None = None) -> CardFacts | None:
    """Give the facts of a card as those of a known card, which is in no pool; None where we have no words for it.

    >>> from spellspeed.formats.cdb import CdbText
    >>> to_facts(CdbCard(7, CdbText("Own Dragon"), type=0x21, atk=1800, level=4, race=0x2000, attribute=16))
    <Own Dragon [7]>
    """
    return None if find_fault(card) else read_card(NONE, [*write_cells(card, setnames)[:14], "", "", ""])
