"""The printed facts of the cards, read from their data file, and their names as a hurried writer spells them."""

import unicodedata
from typing import Final

from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.wording import ARROWS, ATTRIBUTES, CARD_KINDS, MONSTER_KINDS, PROPERTIES, TYPES, meaning
from spellspeed.words import (
    EFFECT,
    EXTRA_DECK_KINDS,
    FLIP,
    GEMINI,
    MONSTER,
    NONE,
    NORMAL,
    RITUAL,
    SPECIAL_SUMMON_ONLY,
    SPIRIT,
    TOKEN,
    TOON,
    UNION,
    UNKNOWN,
)

COLUMNS: Final = 17  # of the data file; tools/build_data.py writes it and names them in its header
ABILITIES: Final = FLIP | TOON | SPIRIT | UNION | GEMINI
SUMMON_METHODS: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY


def folded(name: str) -> str:
    """Reduce a name to what a hurried writer keeps of it: no case, width, space, hyphen, quote, dot or other mark.

    >>> folded("Ｅ・ＨＥＲＯ") == folded("e-hero") == "ehero"
    True
    """
    wide = unicodedata.normalize("NFKC", name).casefold()
    letters = "".join([letter for letter in wide if letter.isalnum()])
    return letters or wide.strip()


def read_type_line(line: str) -> tuple[int, int]:
    """Read the words of a type line, such as "Dragon / Normal" or "Trap / Counter", into kind and type.

    A monster whose line names no summoning method, no ability and no effect is a Normal Monster,
    whether or not the word stands there; one with an ability is an Effect Monster.

    >>> from spellspeed.words import DRAGON, TUNER
    >>> read_type_line("Dragon / Tuner") == (MONSTER | NORMAL | TUNER, DRAGON)
    True
    """
    kind = 0
    type_ = 0
    words = [word.strip() for word in line.split("/")]
    if meaning(CARD_KINDS, words[0]) not in (0, MONSTER):
        kind = meaning(CARD_KINDS, words[0])
        icon = meaning(PROPERTIES, words[1]) if len(words) == 2 else NORMAL if len(words) == 1 else 0
        if icon == 0:
            raise ValueError(f"no such kind of card: {line!r}")
        return kind | icon, 0
    for word in words:
        bit = meaning(MONSTER_KINDS, word)
        race = meaning(TYPES, word)
        if bit | race == 0 or (race != 0 and type_ != 0):
            raise ValueError(f"type line {line!r}: {word!r} is not expected there")
        kind |= bit
        type_ |= race
    if type_ == 0:
        raise ValueError(f"type line {line!r} names no Type")
    if kind & ABILITIES != 0:
        kind |= EFFECT
    if kind & (EFFECT | SUMMON_METHODS | TOKEN) == 0:
        kind |= NORMAL
    return MONSTER | kind, type_


def read_facts(content: bytes) -> tuple[list[CardFacts], dict[int, tuple[str, ...]]]:
    """Read the cards of a data file, and by index what the documents call them besides their own names."""
    facts: list[CardFacts] = []
    further: dict[int, tuple[str, ...]] = {}
    lines: dict[str, tuple[int, int]] = {}  # some two hundred distinct type lines serve all cards
    attributes: dict[str, int] = {"": 0}
    for _, name, _ in ATTRIBUTES:
        attributes[name] = meaning(ATTRIBUTES, name)
    for row in content.decode().split("\n"):
        if not row or row[0] == "#":
            continue
        cells = row.split("\t")
        if len(cells) != COLUMNS:
            raise ValueError(f"card data: {len(cells)} columns where {COLUMNS} belong: {row!r}")
        if cells[4] not in lines:
            lines[cells[4]] = read_type_line(cells[4])
        kind, type_ = lines[cells[4]]
        if cells[16]:
            further[len(facts)] = tuple(cells[16].split("|"))
        facts.append(_facts(len(facts), cells, kind, type_, attributes[cells[5]]))
    return facts, further


def read_card(index: int, cells: list[str]) -> CardFacts:
    """Read one card from the cells of its row.

    >>> row = "1|Elf|||Fairy / Normal|LIGHT|4||||800|?|||1||".split("|")
    >>> read_card(7, row)
    <Elf [1]>
    """
    kind, type_ = read_type_line(cells[4])
    return _facts(index, cells, kind, type_, meaning(ATTRIBUTES, cells[5]))


def _facts(index: int, cells: list[str], kind: int, type_: int, attribute: int) -> CardFacts:
    arrows = 0
    if cells[8]:
        for word in cells[8].split(" "):
            arrows |= meaning(ARROWS, word)
    password = int(cells[0])
    return CardFacts(
        index,
        password,
        cells[1],
        cells[2],
        cells[3],
        kind,
        attribute,
        type_,
        _number(cells[6]),
        _number(cells[7]),
        arrows.bit_count() if arrows else NONE,  # a Link Rating is the number of arrows, by rule
        arrows,
        _number(cells[9]),
        _number(cells[10]),
        _number(cells[11]),
        tuple(cells[12].split("|")) if cells[12] else (),
        int(cells[13]) if cells[13] else password,
        cells[14] == "1",
        tuple([int(artwork) for artwork in cells[15].split(" ")]) if cells[15] else (),
    )


def _number(cell: str) -> int:
    if not cell:
        return NONE
    return UNKNOWN if cell == "?" else int(cell)
