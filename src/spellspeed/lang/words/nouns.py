"""Nouns: which cards are meant, by what they are or by reference."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, TypeVar

from spellspeed.lang.words.every_word import (
    A_NUMBER,
    EFFECT,
    EXTRA_DECK_KINDS,
    FACE_DOWN,
    FACE_UP,
    MONSTER,
    NORMAL,
    RITUAL,
    SPECIAL_SUMMON_ONLY,
    SPELL,
    TOKEN,
    TRAP,
    TUNER,
)
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import (
    Attribute,
    Count,
    CounterKind,
    Declarable,
    Done,
    From,
    Kind,
    Lies,
    OneAttribute,
    OnePlayer,
    OneType,
    OneValue,
    PlaceKind,
    Player,
    Points,
    Position,
    Single,
    Type,
    Value,
    Way,
    Within,
)


@dataclass(frozen=True, repr=False)
class Ref(Node):
    """A card the sentence has already spoken of, by the name the sentence gave it.

    >>> Ref("the target"), Ref("the added card")
    (THE_TARGET, Ref('the added card'))
    """

    name: str

    def __repr__(self) -> str:
        return KNOWN.get(self.name) or super().__repr__()


THIS_CARD: Final = Ref("this card")
THE_TARGET: Final = Ref("the target")
THAT_CARD: Final = Ref("that card")  # what the event is about: the activated card, the summoned or attacking monster
THE_EQUIPPED: Final = Ref("the equipped monster")
THE_LINKED_CARD: Final = Ref("the linked card")
THE_OPPOSING: Final = Ref("the opposing monster")  # that battles with the monster the event is about
THE_TARGETED: Final = Ref("the targeted cards")  # by the activation that the line answers
# What every sentence calls so is called by the word for it.
KNOWN: Final = {ref.name: name for name, ref in list(globals().items()) if isinstance(ref, Ref)}


@dataclass(frozen=True, repr=False)
class Number(Node):
    """A number the sentence computes when it is needed; a plain int is a number too."""


Amount = Points | Number
SoMany = Count | Number


@dataclass(frozen=True, repr=False)
class Range(Node):
    """The numbers a value may have, both ends included; an end may be a number the sentence computes."""

    least: Amount | None = None
    most: Amount | None = None


@dataclass(frozen=True, repr=False)
class AtMost(Range):
    """So much or less."""

    def __init__(self, most: Amount) -> None:
        object.__setattr__(self, "least", None)
        object.__setattr__(self, "most", most)

    def __repr__(self) -> str:
        return f"AtMost({self.most!r})"


@dataclass(frozen=True, repr=False)
class AtLeast(Range):
    """So much or more."""

    def __init__(self, least: Amount) -> None:
        object.__setattr__(self, "least", least)
        object.__setattr__(self, "most", None)

    def __repr__(self) -> str:
        return f"AtLeast({self.least!r})"


Numbers = Range | Amount  # what a value is: a range, or just that number


@dataclass(frozen=True, repr=False)
class Trait(Node):
    """Something that few cards ask of others: most of them are in `lang/words/rare.py`."""


@dataclass(frozen=True, repr=False)
class PointedAtBy(Trait):
    """It lies in a zone that this Link Monster points to."""

    of: Ref


@dataclass(frozen=True, repr=False)
class Linked(Trait):
    """It is linked: a Link Marker points from it to another monster, or back; with `mutually` it is co-linked."""

    mutually: bool = False


@dataclass(frozen=True, repr=False)
class NotLinked(Trait):
    """It is not linked, or not `mutually`: not co-linked."""

    mutually: bool = False


@dataclass(frozen=True, repr=False)
class HasMaterial(Trait):
    """It has such a material, whichever with AnyCard()."""

    what: "Filter"


@dataclass(frozen=True, repr=False)
class SummonedBy(Trait):
    """It was Special Summoned by the effect of such a card."""

    what: "Filter"


@dataclass(frozen=True, repr=False)
class SeenThrough(Trait):
    """It is judged by its face also where it lies face-down, since it is looked at."""


@dataclass(frozen=True, repr=False)
class Or(Trait):
    """It is so as the rest says, or such a card."""

    what: "Filter"


@dataclass(frozen=True, repr=False)
class NamedUnlike(Trait):
    """It has not the name of that card."""

    of: Ref


@dataclass(frozen=True, repr=False)
class ListedOn(Trait):
    """It is named as a material on that Fusion Monster, or with `in_text` anywhere in the text of that card."""

    of: Ref
    in_text: bool = False


@dataclass(frozen=True, repr=False)
class OtherThan(Trait):
    """It is not that card."""

    of: Ref


@dataclass(frozen=True, repr=False)
class HasNotDone(Trait):
    """It has done none of these this turn."""

    deeds: Done


@dataclass(frozen=True, repr=False)
class HasNamesake(Trait):
    """Another face-up monster on the field has its name, or with `of_type` its Type; or so many cards in a place."""

    count: Count = 1
    where: Place | None = None
    of_type: bool = False


@dataclass(frozen=True, repr=False)
class IsEquipped(Trait):
    """It is equipped to a monster, with `by_it` by that monster's own effect; once the monster is gone it is not."""

    by_it: bool = False


@dataclass(frozen=True, repr=False)
class HasEquip(Trait):
    """It has an equip card, such a one if one is said, for at least so many turns of yours."""

    what: "Filter | None" = None
    turns: Points = 0  # that one in which it was equipped does not count


@dataclass(frozen=True, repr=False)
class LayAtStart(Trait):
    """It lay face-up, or face-down, when the Damage Step of the battle under way began."""

    lies: Annotated[Position, Within(FACE_UP | FACE_DOWN)]


@dataclass(frozen=True, repr=False)
class OrSet(Trait):
    """It is what is asked for, or a Set Spell or Trap, whichever it is."""


@dataclass(frozen=True, repr=False)
class FelledBy(Trait):
    """It was destroyed by battle with that card this turn, and lies where it has gone then."""

    of: Ref


@dataclass(frozen=True, repr=False)
class WasMaterial(Trait):
    """It was sent to where it is as a material of a Fusion Summon, or for the summon of that monster."""

    of: Ref | None = None  # a monster that was Synchro, Xyz or Link Summoned with it, and has not moved since


@dataclass(frozen=True, repr=False)
class Filter(Node):
    """What kind of card is meant; every field that is given must fit.

    `kind` fits a card that has one of the kinds, `all_kinds` one that has all of them; `lies` are the positions,
    whose face-up and face-down parts also fit Spells and Traps.
    """

    what: ClassVar[Kind] = MONSTER | SPELL | TRAP

    lies: Lies = Position(0)
    kind: Kind = Kind(0)
    all_kinds: Kind = Kind(0)
    not_kind: Kind = Kind(0)
    attribute: Attribute = Attribute(0)
    not_attribute: Attribute = Attribute(0)
    type_: Type = Type(0)
    not_type: Type = Type(0)
    level: Numbers | None = None
    rank: Numbers | None = None
    link: Numbers | None = None  # its Link Rating
    atk: Numbers | None = None
    def_: Numbers | None = None
    name: str | tuple[str, ...] = ()  # one of these cards, by English name
    not_name: str | tuple[str, ...] = ()
    archetype: str = ""
    not_archetype: str = ""
    controller: OnePlayer = Player(0)  # YOU or OPPONENT; either, if nothing is said
    owner: OnePlayer = Player(0)  # YOU or OPPONENT; either, if nothing is said
    summoned: Way = Way(0)  # was summoned in one of these ways
    own_way: bool = False  # was Normal Summoned or Set with the Tributes that its own text says
    attacking: bool = False  # the attack under way is its own, and still stands
    done: Done = Done(0)  # has done one of these this turn
    counter: CounterKind | None = None  # has a counter of this kind
    equipped_to: Ref | None = None  # is equipped to that monster
    equipped_by_itself: bool = False  # is equipped to a monster by its own effect, not by that of another card
    without_union: bool = False  # has no Union monster equipped to it
    battling: bool = False  # takes part in the battle under way
    doomed: bool = False  # will be destroyed by the battle under way
    zone: PlaceKind = PlaceKind(0)  # lies in one of these kinds of place
    came_from: PlaceKind = PlaceKind(0)  # was Special Summoned from such a place, or came from it off the field
    named_like: Ref | None = None  # has the name of that card
    kind_like: Ref | None = None  # is originally of the same kind (Monster, Spell or Trap) as one of those cards
    attached_to: Ref | None = None  # is a material of that card
    that: Trait | tuple[Trait, ...] = ()  # has a trait that few cards ask for, or several
    declared: Annotated[Declarable, Within(~A_NUMBER)] = Declarable(0)  # what was declared and fits it
    summoned_by: str | tuple[str, ...] = ()  # was Special Summoned by the effect of one of these cards


def all_traits(what: Filter) -> tuple[Trait, ...]:
    """Return the traits that a filter asks for, one or several.

    >>> all_traits(AnyCard())
    ()
    """
    return (what.that,) if isinstance(what.that, Trait) else what.that


SomeTrait = TypeVar("SomeTrait", bound=Trait)


def trait_of(what: Filter, kind: type[SomeTrait]) -> SomeTrait | None:
    """Return the trait of a kind that a filter asks for, None if it does not."""
    for trait in all_traits(what):
        if isinstance(trait, kind):
            return trait
    return None


@dataclass(frozen=True, repr=False)
class AnyCard(Filter):
    """A card."""


@dataclass(frozen=True, repr=False)
class Monster(Filter):
    """A monster."""

    what: ClassVar[Kind] = MONSTER


A_MONSTER: Final = Monster()
A_TUNER: Final = Monster(kind=TUNER)
A_NON_TUNER: Final = Monster(not_kind=TUNER)
# What can never be Normal Summoned or Set, wherever it is: as `not_kind`, "that can be Normal Summoned/Set".
NEVER_NORMAL: Final = EXTRA_DECK_KINDS | RITUAL | SPECIAL_SUMMON_ONLY | TOKEN | TRAP


def named(*names: str) -> tuple[Filter, ...]:
    """Return one monster of each name, which is what most Fusion Monsters are made of.

    >>> named("Time Wizard", "Baby Dragon")
    (Monster(name='Time Wizard'), Monster(name='Baby Dragon'))
    """
    return tuple([Monster(name=name) for name in names])


def all_names(said: str | tuple[str, ...]) -> tuple[str, ...]:
    """Return the names that are said, one or several.

    >>> all_names("Umi"), all_names(("Umi", "Forest")), all_names(())
    (('Umi',), ('Umi', 'Forest'), ())
    """
    return (said,) if isinstance(said, str) else said


@dataclass(frozen=True, repr=False)
class Spell(Filter):
    """A Spell."""

    what: ClassVar[Kind] = SPELL


@dataclass(frozen=True, repr=False)
class Trap(Filter):
    """A Trap."""

    what: ClassVar[Kind] = TRAP


@dataclass(frozen=True, repr=False)
class SpellOrTrap(Filter):
    """A Spell or Trap."""

    what: ClassVar[Kind] = SPELL | TRAP


# ---------------------------------------------------------------------------------------------------------------------
# Numbers.


@dataclass(frozen=True, repr=False)
class Times(Number):
    """A number so many times."""

    factor: Points
    of: Amount


@dataclass(frozen=True, repr=False)
class Half(Number):
    """Half a number, rounded up, or down: who pays half his LP keeps the larger half."""

    of: Amount
    down: bool = False


@dataclass(frozen=True, repr=False)
class Difference(Number):
    """How much one number is above another, 0 if it is not."""

    of: Amount
    and_: Amount


@dataclass(frozen=True, repr=False)
class Lowest(Number):
    """The lowest of several numbers.

    >>> from spellspeed.lang.words.every_word import YOU
    >>> Lowest(3, LifePoints(YOU))
    Lowest(3, LifePoints(YOU))
    """

    listed: ClassVar[str] = "of"

    of: tuple[Amount, ...]

    def __init__(self, *of: Amount) -> None:
        object.__setattr__(self, "of", of)


@dataclass(frozen=True, repr=False)
class Stat(Number):
    """ATK, DEF, Level or Rank of a card, as it is now or as printed; of several cards, the sum.

    With `before` it is what cards that a deed has taken off the field had there, face-up.
    """

    which: Annotated[Value, Single()]
    of: Ref
    original: bool = False
    before: bool = False


@dataclass(frozen=True, repr=False)
class LifePoints(Number):
    """A player's LP."""

    of: OnePlayer


@dataclass(frozen=True, repr=False)
class HowMany(Number):
    """How many cards a reference means: those destroyed, discarded, drawn …"""

    of: Ref


@dataclass(frozen=True, repr=False)
class Plus(Number):
    """Two numbers together; -1 and another is just below it."""

    one: Annotated[int, From(-1)] | Number
    other: Amount


@dataclass(frozen=True, repr=False)
class Counters(Number):
    """How many counters of a kind the cards of a reference have, or all cards in a place.

    With `before` it is how many a card had that has just left the field.
    """

    kind: CounterKind
    of: Ref | None = None
    where: Place | None = None
    before: bool = False


@dataclass(frozen=True, repr=False)
class MaterialsUsed(Number):
    """How many materials a monster was made of, or Tributes, or the sum of an original value of theirs.

    `what` says which of them count, by what they were when they were used.
    """

    of: Ref
    stat: OneValue = Value(0)  # how many, if nothing is said
    tributes: bool = False  # what was Tributed for its Tribute Summon
    what: Filter | None = None


@dataclass(frozen=True, repr=False)
class TheAmount(Number):
    """The amount of what the line answers: the damage that was taken."""


@dataclass(frozen=True, repr=False)
class TributesMade(Number):
    """How many monsters were Tributed for the summon that the line answers."""


@dataclass(frozen=True, repr=False)
class FallenThisTurn(Number):
    """How many such monsters that you controlled have been destroyed by battle this turn."""

    what: Filter


@dataclass(frozen=True, repr=False)
class StandbysPassed(Number):
    """How many of your Standby Phases have passed since this card was activated."""


@dataclass(frozen=True, repr=False)
class TheChange(Number):
    """By how much the deed before has really changed a value."""


# ---------------------------------------------------------------------------------------------------------------------
# Tokens are no cards of the data: the sentence that summons one says what it is.


@dataclass(frozen=True, repr=False)
class Token(Node):
    """A Token, with what would be printed on it."""

    name: str
    name_zh: str
    attribute: OneAttribute
    type_: OneType
    level: Count
    atk: Points
    def_: Points


@dataclass(frozen=True, repr=False)
class AsMonster(Node):
    """What a Trap is in a Monster Zone, with what would be printed on it: a monster, and usually also still a Trap."""

    attribute: OneAttribute
    type_: OneType
    level: Count
    atk: Points
    def_: Points
    kind: Annotated[Kind, Within(NORMAL | EFFECT | TUNER)] = (
        NORMAL  # EFFECT if it has effects as a monster; TUNER beside it
    )
    trap: bool = True
