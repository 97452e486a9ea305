"""The cards that exist: printed facts by dense index, immutable and shared by all duels."""

from typing import Any, Final

from spellspeed.compiling import mypyc_attr
from spellspeed.engine.kernel.rows import Option, Row
from spellspeed.lang.codes.card_code import NO_PROGRAM, Program
from spellspeed.lang.codes.line_code import LineCode
from spellspeed.words import DECLARE_NAME, EXTRA_DECK_KINDS, MONSTER, PENDULUM, TOKEN, TRAP


class CardFacts(Row):
    """What is printed on one card, apart from its text."""

    def __init__(
        self,
        index: int,
        password: int,
        name_en: str,
        name_zh: str,
        name_ja: str,
        kind: int,
        attribute: int,
        type_: int,
        level: int,
        rank: int,
        link: int,
        arrows: int,
        scale: int,
        atk: int,
        def_: int,
        archetypes: tuple[str, ...],
        rule_name: int,
        in_408: bool,
        artworks: tuple[int, ...],
    ) -> None:
        self.index: Final = index
        self.password: Final = password
        self.name_en: Final = name_en
        self.name_zh: Final = name_zh
        self.name_ja: Final = name_ja
        self.kind: Final = kind
        self.attribute: Final = attribute
        self.type_: Final = type_
        self.level: Final = level  # NONE for what has no Level
        self.rank: Final = rank
        self.link: Final = link
        self.arrows: Final = arrows
        self.scale: Final = scale
        self.atk: Final = atk  # UNKNOWN for "?", NONE for what has none
        self.def_: Final = def_
        self.archetypes: Final = archetypes
        self.rule_name: Final = rule_name  # password of the card whose name this one has by rule; usually its own
        self.in_408: Final = in_408
        self.artworks: Final = artworks  # further passwords of the same card

    def key(self) -> tuple[Any, ...]:
        return (
            self.index,
            self.password,
            self.name_en,
            self.name_zh,
            self.name_ja,
            self.kind,
            self.attribute,
            self.type_,
            self.level,
            self.rank,
            self.link,
            self.arrows,
            self.scale,
            self.atk,
            self.def_,
            self.archetypes,
            self.rule_name,
            self.in_408,
            self.artworks,
        )

    def __repr__(self) -> str:
        return f"<{self.name_en} [{self.password}]>"

    def is_monster(self) -> bool:
        """Whether the card is a Monster Card."""
        return self.kind & MONSTER != 0

    def is_trap(self) -> bool:
        """Whether the card is a Trap Card."""
        return self.kind & TRAP != 0

    def belongs_in_extra_deck(self) -> bool:
        """Whether the card starts the duel in the Extra Deck."""
        return self.kind & EXTRA_DECK_KINDS != 0

    def is_pendulum(self) -> bool:
        """Whether the card is a Pendulum Monster."""
        return self.kind & PENDULUM != 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool:
    """All cards by dense index, and the way from a password to the index."""

    def __init__(self, facts: list[CardFacts]) -> None:
        self.facts: Final = facts
        self.by_password: Final[dict[int, int]] = {}
        for card in facts:
            self.by_password[card.password] = card.index
            for password in card.artworks:
                self.by_password[password] = card.index
        self.merged: Final[dict[tuple[int, ...], Program]] = {}  # of cards that have gained effects
        self.programs: Final[list[Program]] = [NO_PROGRAM] * len(facts)  # by index: what each card's text does
        self.reads_order = False  # whether a card speaks of the order of a Graveyard
        self.counts_standbys = False  # whether a card counts the Standby Phases that pass
        self.shares = False  # whether a card has effects that either player may use
        # By index: what a card is in a Monster Zone. A Trap that its own text makes a monster is something else there.
        self.forms: Final[list[CardFacts]] = list(facts)
        self.declarable: Final[dict[int, tuple[Option, ...]]] = {}  # by kinds of card; filled when first needed

    def names(self, kinds: int) -> tuple[Option, ...]:
        """Return the declaration of every card name there is among these kinds of card, in the order of the cards."""
        if kinds not in self.declarable:
            self.declarable[kinds] = tuple(
                [
                    Option(DECLARE_NAME, -1, -1, card.password)
                    for card in self.facts
                    if card.kind & kinds and not card.kind & TOKEN and card.rule_name == card.password
                ]
            )
        return self.declarable[kinds]

    def flatten_texts(self) -> None:
        """Make the programs of the cards, if that has waited until somebody plays with them."""

    def lend(self, card: int) -> tuple[LineCode, ...]:
        """Return the lines of a card as another one has them that has gained its effects."""
        return ()

    def grant(self, card: int) -> tuple[LineCode, ...]:
        """Return the lines that a card's text lets others gain."""
        return ()

    def __reduce__(self) -> tuple[Any, ...]:
        return (Pool, (self.facts,))
