"""Facts of cards that no data file has: of a copy, of a Token, of what a Trap becomes; and a line that says them."""

import hashlib
from typing import TYPE_CHECKING, Final

from spellspeed.engine.kernel.pool import CardFacts
from spellspeed.words import CONTINUOUS, COUNTER, MONSTER, NONE, NORMAL, TOKEN, TRAP

if TYPE_CHECKING:
    from spellspeed.lang.words.nouns import AsMonster, Token

KINDS_OF_TRAP: Final = TRAP | CONTINUOUS | COUNTER  # a Normal Trap that is a monster may be an Effect Monster
# Printed passwords have at most nine digits and made-up cards begin with 4; what a Token is called gives it its number.
FIRST_TOKEN: Final = 9_000_000_000
FIRST_STRANGER: Final = 8_000_000_000  # likewise for a card of which a pool knows no more than its name


def reindexed(card: CardFacts, index: int, password: int, name: str) -> CardFacts:
    """Copy a card's facts under another index, and password and English name if these are to differ.

    >>> from spellspeed.pool import CardPool
    >>> elf = CardPool.builtin().find("Mystical Elf")
    >>> reindexed(elf, 7, 123, "Elf").atk == elf.atk
    True
    """
    return CardFacts(
        index,
        password,
        name,
        card.name_zh if name == card.name_en else "",
        card.name_ja if name == card.name_en else "",
        card.kind,
        card.attribute,
        card.type_,
        card.level,
        card.rank,
        card.link,
        card.arrows,
        card.scale,
        card.atk,
        card.def_,
        card.archetypes,
        card.rule_name if card.rule_name != card.password else password,
        card.in_408,
        card.artworks if password == card.password else (),
    )


def number_of(name: str, first: int) -> int:
    """Give the number of something that has no printed one: it follows from its name.

    >>> FIRST_TOKEN <= number_of("Sheep Token", FIRST_TOKEN) < FIRST_TOKEN + 1_000_000_000
    True
    """
    digest = hashlib.blake2b(name.encode(), digest_size=8).digest()
    return first + int.from_bytes(digest, "big") % 1_000_000_000


def token_facts(token: "Token", index: int, series: tuple[str, ...] = ()) -> CardFacts:
    """Give what would be printed on a Token; its password follows from its name.  rule: token.is-normal-monster

    >>> from spellspeed.lang.words.nouns import Token
    >>> from spellspeed.lang.words.every_word import BEAST, LIGHT
    >>> token_facts(Token("Ojama Token", "扰乱衍生物", LIGHT, BEAST, 2, 0, 1000), 7).name_zh
    '扰乱衍生物'
    """
    password = number_of(token.name, FIRST_TOKEN)
    return CardFacts(
        index,
        password,
        token.name,
        token.name_zh,
        "",
        MONSTER | NORMAL | TOKEN,
        token.attribute.value,
        token.type_.value,
        token.level,
        NONE,
        NONE,
        0,
        NONE,
        token.atk,
        token.def_,
        series,
        password,
        True,
        (),
    )


def form_facts(form: "AsMonster", card: CardFacts) -> CardFacts:
    """Give what a Trap is once its own text has made it a monster.

    rule: trap-monster.is-both-trap-and-monster, trap-monster.with-own-effect-is-effect-monster

    >>> from spellspeed.lang.words.nouns import AsMonster
    >>> from spellspeed.lang.words.every_word import EARTH, REPTILE
    >>> from spellspeed.pool import CardPool
    >>> form = AsMonster(EARTH, REPTILE, 4, 1600, 1800)
    >>> apophis = form_facts(form, CardPool.builtin().find("Embodiment of Apophis"))
    >>> apophis.is_monster(), apophis.is_trap(), apophis.atk
    (True, True, 1600)
    """
    kind = MONSTER | form.kind.value | (card.kind & KINDS_OF_TRAP if form.trap else 0)
    return CardFacts(
        card.index,
        card.password,
        card.name_en,
        card.name_zh,
        card.name_ja,
        kind,
        form.attribute.value,
        form.type_.value,
        form.level,
        NONE,
        NONE,
        0,
        NONE,
        form.atk,
        form.def_,
        card.archetypes,
        card.rule_name,
        card.in_408,
        card.artworks,
    )


def describing_line(card: CardFacts) -> str:
    """Write all facts of a card except its index in one line, so that two pools can be compared by their digests.

    >>> from spellspeed.pool import CardPool
    >>> describing_line(CardPool.builtin().find("Mystical Elf")).split("|")[1]
    'Mystical Elf'
    """
    numbers = (card.kind, card.attribute, card.type_, card.level, card.rank, card.link, card.arrows, card.scale)
    words = [str(card.password), card.name_en, card.name_zh, card.name_ja]
    words += [str(number) for number in numbers]
    words += [str(card.atk), str(card.def_), ",".join(card.archetypes), str(card.rule_name), str(card.in_408)]
    return "|".join(words + [str(password) for password in card.artworks]) + "\n"
