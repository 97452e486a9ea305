"""Which cards a noun means, in parts: a part is there if and only if the text asks for something of that sort."""

from dataclasses import dataclass
from typing import Final

from spellspeed.lang.codes.code import NO_SLOT, NumberCode, RangeCode
from spellspeed.words import IN_FIELD_ZONE, IN_MONSTER_ZONE, IN_SPELL_TRAP_ZONE, MONSTER


@dataclass(frozen=True, kw_only=True)
class KindCode:
    """What kind of card it is, which a Set card in a Field Zone tells too."""

    kind: int = 0  # has one of these,
    all_kinds: int = 0  # all of these,
    not_kind: int = 0  # none of these


@dataclass(frozen=True, kw_only=True)
class PrintedCode:
    """What else the face of a card tells: attribute, Type, numbers and name, as they are now."""

    attribute: int = 0
    not_attribute: int = 0
    type_: int = 0
    not_type: int = 0
    level: RangeCode | None = None
    rank: RangeCode | None = None
    link: RangeCode | None = None
    original_level: bool = False  # it is the original Level that lies in that range
    original_atk: RangeCode | None = None
    atk: RangeCode | None = None
    def_: RangeCode | None = None
    names: tuple[int, ...] = ()  # passwords
    or_made_of: bool = False  # a Fusion Monster that has one of the names among its materials fits, too
    not_names: tuple[int, ...] = ()
    archetype: str = ""
    not_archetype: str = ""
    named_like: int = NO_SLOT
    unlike: int = NO_SLOT
    originally_like: int = NO_SLOT
    type_like: int = NO_SLOT  # the card whose Type,
    attribute_like: int = NO_SLOT  # or whose attribute it has
    declared: tuple[tuple[int, int], ...] = ()  # each: what, and its register, or NO_SLOT if the card remembers it


@dataclass(frozen=True, kw_only=True)
class LyingCode:
    """How and where it lies, and whose it is."""

    positions: int = 0
    controller: int = 0
    owner: int = 0
    zones: int = 0  # mask of kinds of place
    or_set: bool = False  # a Set Spell or Trap fits too, whichever it is


@dataclass(frozen=True, kw_only=True)
class RecordCode:
    """What has become of it, and how it stands to other cards: asked of face-down cards as well."""

    summoned: int = 0  # mask of ways
    own_way: bool = False
    summoned_by: tuple[int, ...] = ()  # passwords
    summoned_by_such: "FilterCode | None" = None  # what the card is by whose effect it was Special Summoned
    attacking: bool = False
    battling: bool = False
    lay_at_start: int = 0  # mask of positions, as the Damage Step began
    doomed: bool = False
    done: int = 0  # mask of 1 << deed
    not_done: int = 0
    counter: int = 0
    counters: int = 1  # how many of them, or more
    equipped: bool = False
    equipped_with: "FilterCode | None" = None  # what the card is that it is equipped with
    equipped_turns: int = 0  # for how many turns of the player, or more
    negates: int = 0  # mask of kinds of card: it has an effect that negates effects of such cards
    equips_itself: bool = False
    equipped_to: int = NO_SLOT  # the monster that it is equipped to
    listed_on: int = NO_SLOT  # the Fusion Monster that names it as a material,
    listed_in: int = NO_SLOT  # or the card whose text names it
    targeting: int = NO_SLOT  # the card that it targets,
    not_targeting: int = NO_SLOT  # or does not
    attribute_of: int = NO_SLOT  # the card with which it shares an Attribute
    an_equip: int = 0  # EQUIPPED to a monster, EQUIPPED_BY_ITSELF or EQUIPPED_BY_ITS_MONSTER
    without_union: bool = False
    pointed_at_by: int = NO_SLOT  # the Link Monster that points to its zone
    linked: int = 0  # LINKED or CO_LINKED
    not_linked: int = 0  # the same: it is not
    column_of: int = NO_SLOT  # the card in whose column it lies
    zone_number: NumberCode | None = None  # in which Main Monster Zone of its controller it lies
    was_set: bool = False
    namesakes: int = 0  # how many others have its name, or its Type
    share_type: bool = False
    namesakes_in: tuple[int, int] = (0, 0)  # masks of kinds of place on both sides; face-up on the field for none
    waiting: bool = False
    felled: bool = False
    felled_by: int = NO_SLOT  # the monster to which it fell in battle this turn
    came_from: int = 0  # mask of kinds of place
    was_material: bool = False
    material_of: int = NO_SLOT  # the monster that was summoned with it
    other_than: int = NO_SLOT  # the cards that are not meant
    kind_like: int = NO_SLOT  # the cards one of which has the same original kind
    attached_to: int = NO_SLOT  # the card whose material it is
    otherwise: "FilterCode | None" = None  # which cards fit as well
    one_of: tuple[int, ...] = ()  # the slots in one of which it is
    but_not: "FilterCode | None" = None  # which cards do not fit
    holds: "FilterCode | None" = None  # what one of its materials is


EQUIPPED: Final = 1
EQUIPPED_BY_ITSELF: Final = 2
EQUIPPED_BY_ITS_MONSTER: Final = 3
LINKED: Final = 1
CO_LINKED: Final = 2
NO_KIND: Final = KindCode()
NOT_PRINTED: Final = PrintedCode()
NOT_LYING: Final = LyingCode()
NO_RECORD: Final = RecordCode()


class FilterCode:
    """Which cards fit: those that are what it says, in every part that is not None."""

    def __init__(
        self,
        what: int,
        *,
        kinds: KindCode = NO_KIND,
        printed: PrintedCode = NOT_PRINTED,
        lies: LyingCode = NOT_LYING,
        record: RecordCode = NO_RECORD,
        remembers: bool = False,
        through: bool = False,
    ) -> None:
        self.what: Final = what
        self.otherwise: Final = record.otherwise
        # A part that asks for nothing equals the empty one: no list of fields says so, which could miss one.
        self.kinds: Final[KindCode | None] = None if kinds == NO_KIND else kinds
        self.printed: Final[PrintedCode | None] = None if printed == NOT_PRINTED else printed
        self.lies: Final[LyingCode | None] = None if lies == NOT_LYING else lies
        self.record: Final[RecordCode | None] = None if record == NO_RECORD else record
        self.through: Final = through  # whether it is asked of face-down cards by their faces
        self.remembers: Final = remembers  # whether it speaks of cards or numbers that only a line's memory knows

    def looks(self) -> bool:
        """Whether it asks for what only the face of a card tells."""
        return self.kinds is not None or self.printed is not None

    def names(self) -> tuple[int, ...]:
        """Return the names it asks for one of, as passwords."""
        return () if self.printed is None else self.printed.names

    def like(self) -> int:
        """Return the slot of the card whose name, or original name, it asks for or excludes."""
        if self.printed is None:
            return NO_SLOT
        if self.printed.named_like >= 0:
            return self.printed.named_like
        return self.printed.originally_like if self.printed.originally_like >= 0 else self.printed.unlike

    def beside(self) -> int:
        """Return the slot of the card whose Type or attribute it asks for, or whose text names it."""
        if self.printed is not None and self.printed.type_like != NO_SLOT:
            return self.printed.type_like
        if self.printed is not None and self.printed.attribute_like != NO_SLOT:
            return self.printed.attribute_like
        return NO_SLOT if self.record is None else self.record.listed_in

    def originally(self) -> bool:
        """Whether it is the original name of a card that it asks for."""
        return self.printed is not None and self.printed.originally_like >= 0

    def ranges(self) -> list[RangeCode]:
        """Return the ranges in which it wants numbers of a card."""
        if self.printed is None:
            return []
        printed = self.printed
        ranges = (printed.level, printed.rank, printed.link, printed.original_atk, printed.atk, printed.def_)
        return [each for each in ranges if each is not None]

    def declared(self) -> tuple[tuple[int, int], ...]:
        """Return what of it is as it was declared, and in which registers that is."""
        return () if self.printed is None else self.printed.declared

    def positions(self) -> int:
        """Return the positions of which it asks for one, 0 for any."""
        return 0 if self.lies is None else self.lies.positions

    def zones(self) -> int:
        """Return the kinds of place of which it asks for one, 0 for any."""
        return 0 if self.lies is None else self.lies.zones

    def other_than(self) -> int:
        """Return the slot of the card that is not meant."""
        return NO_SLOT if self.record is None else self.record.other_than

    def or_set(self) -> bool:
        """Whether a Set Spell or Trap fits too, whichever it is."""
        return self.lies is not None and self.lies.or_set

    def column_of(self) -> int:
        """Return the slot of the card in whose column it wants cards."""
        return NO_SLOT if self.record is None else self.record.column_of

    def attached_to(self) -> int:
        """Return the slot of the card whose materials it asks for."""
        return NO_SLOT if self.record is None else self.record.attached_to


def where_such_lie(what: int, places: int) -> int:
    """Return those of some kinds of place in which monsters, or Spells and Traps, lie; a Trap Monster counts as one.

    >>> from spellspeed.words import IN_HAND, IN_MONSTER_ZONE, MONSTER, ON_THE_FIELD, SPELL
    >>> where_such_lie(MONSTER, ON_THE_FIELD) == IN_MONSTER_ZONE, where_such_lie(SPELL, IN_HAND) == IN_HAND
    (True, True)
    """
    if what == MONSTER:
        return places & ~(IN_SPELL_TRAP_ZONE | IN_FIELD_ZONE)
    return places if what & MONSTER else places & ~IN_MONSTER_ZONE
