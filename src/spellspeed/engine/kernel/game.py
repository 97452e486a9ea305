"""What every engine function is handed beside the state: the cards that exist and the format being played."""

from typing import Any, Final

from spellspeed.engine.kernel.pool import CardFacts, Pool
from spellspeed.lang.codes.card_code import Program
from spellspeed.lang.codes.code import GRANTED, LENT
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import FUSION, LINK, SYNCHRO, XYZ


class Format:
    """The rules that differ between formats, as data."""

    def __init__(
        self,
        name: str,
        lp: int,
        opening_hand: int,
        hand_limit: int,
        extra_monster_zones: bool,
        extra_deck_kinds: int,
        first_turn_draw: bool,
        first_turn_battle: bool,
        only_408_pool: bool,
    ) -> None:
        self.name: Final = name
        self.lp: Final = lp
        self.opening_hand: Final = opening_hand
        self.hand_limit: Final = hand_limit
        self.extra_monster_zones: Final = extra_monster_zones
        self.extra_deck_kinds: Final = extra_deck_kinds
        self.first_turn_draw: Final = first_turn_draw
        self.first_turn_battle: Final = first_turn_battle
        self.only_408_pool: Final = only_408_pool

    def __repr__(self) -> str:
        return f"<format {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (find_format, (self.name,))


MASTER_2020: Final = Format(
    "master2020",
    lp=8000,  # rule: duel.setup.life-points-8000
    opening_hand=5,  # rule: duel.setup.opening-hand-five
    hand_limit=6,  # rule: turn.end.hand-limit.discard-down-to-six
    extra_monster_zones=True,
    extra_deck_kinds=FUSION | SYNCHRO | XYZ | LINK,
    first_turn_draw=False,  # rule: turn.draw.first-turn-has-no-draw
    first_turn_battle=False,  # rule: battle.phase.not-on-first-turn
    only_408_pool=False,
)

# rule: duel.ruleset.408-is-master-rule-2020
FORMAT_408: Final = Format(
    "408",
    lp=8000,
    opening_hand=5,
    hand_limit=6,
    extra_monster_zones=False,  # rule: zone.extra-monster.absent-408
    extra_deck_kinds=FUSION,  # rule: deck.extra.fusion-monsters-only-408
    first_turn_draw=False,
    first_turn_battle=False,
    only_408_pool=True,
)

FORMATS: Final[list[Format]] = [MASTER_2020, FORMAT_408]


def find_format(name: str) -> Format:
    """Return the format of this name.

    >>> find_format("408").extra_monster_zones
    False
    """
    for format_ in FORMATS:
        if format_.name == name:
            return format_
    known = ", ".join(format_.name for format_ in FORMATS)
    raise ValueError(f"unknown format {name!r}; known are: {known}")


class Game:
    """The pool and the format of a duel; immutable and shared by all its forks."""

    def __init__(self, pool: Pool, format_: Format, ask_all: bool, order_graveyard: bool = False) -> None:
        pool.flatten_texts()
        self.pool: Final = pool
        self.facts: Final[list[CardFacts]] = pool.facts
        self.forms: Final[list[CardFacts]] = pool.forms
        self.programs: Final[list[Program]] = pool.programs
        self.format: Final = format_
        self.ask_all: Final = ask_all  # build also the questions with one possible answer
        self.order_graveyard: Final = order_graveyard  # ask for the order of cards that go there at once, always

    def line_of(self, card: int, index: int) -> LineCode:
        """Return a line by its number: one of the card's own, or one that another card lends."""
        if index < LENT:
            return self.programs[card].lines[index]
        at = index % LENT
        if at >= GRANTED:
            return self.pool.grant(index // LENT - 1)[at - GRANTED]
        return self.pool.lend(index // LENT - 1)[at]

    def author_of(self, card: int, index: int) -> int:
        """Return the card whose text a line stands in: the card itself, or the one that it has gained the line of."""
        return card if index < LENT else index // LENT - 1

    def __reduce__(self) -> tuple[Any, ...]:
        return (Game, (self.pool, self.format, self.ask_all, self.order_graveyard))
