"""Words that serve one card of the library, or none yet: one that comes to serve more moves to its family."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.choices import Cards, Condition
from spellspeed.lang.words.deeds import Deed, Verb
from spellspeed.lang.words.every_word import A_TYPE, AN_ATTRIBUTE, YOU
from spellspeed.lang.words.nouns import Amount, Filter, Number, Numbers, Ref, Trait
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import (
    Count,
    CounterKind,
    Declarable,
    OnePlayer,
    OneValue,
    Player,
    Points,
    Single,
    Value,
    Within,
)
from spellspeed.lang.words.timings import Happening, Subject

# ---------------------------------------------------------------------------------------------------------------------
# Traits that are asked of cards: Filter(that=…).


@dataclass(frozen=True, repr=False)
class OriginalLevel(Trait):
    """Its original Level is so much; with nothing said it has one."""

    level: Numbers


@dataclass(frozen=True, repr=False)
class OriginalATK(Trait):
    """Its original ATK is so much."""

    atk: Numbers


@dataclass(frozen=True, repr=False)
class SharesAttribute(Trait):
    """It has an Attribute that this card has, which is another."""

    of: Ref


@dataclass(frozen=True, repr=False)
class NotTargeting(Trait):
    """It does not target that card, neither by its effect on the chain nor as an equip."""

    of: Ref


@dataclass(frozen=True, repr=False)
class OrMadeOfIt(Trait):
    """It has the name that is asked for, or is a Fusion Monster that names such a card as a material."""


@dataclass(frozen=True, repr=False)
class OriginallyNamed(Trait):
    """It has the original name of that card."""

    like: Ref


@dataclass(frozen=True, repr=False)
class Targeting(Trait):
    """Its effect that is on the chain, or it as an equip, targets that card."""

    of: Ref


@dataclass(frozen=True, repr=False)
class ButNot(Trait):
    """It is no such card."""

    what: Filter


@dataclass(frozen=True, repr=False)
class IsEitherOf(Trait):
    """It is one of the cards of one reference, or of another."""

    one: Ref
    other: Ref


@dataclass(frozen=True, repr=False)
class AlikeIn(Trait):
    """It has the Type of that card, and with `attribute` also its attribute."""

    of: Ref
    attribute: bool = False


@dataclass(frozen=True, repr=False)
class HasCounters(Trait):
    """It has at least so many counters of a kind."""

    kind: CounterKind
    least: Count


@dataclass(frozen=True, repr=False)
class NegatesEffectsOf(Trait):
    """It has an effect that negates the effects of such cards, now and later or as they would be processed."""

    what: Filter


@dataclass(frozen=True, repr=False)
class EquipsItself(Trait):
    """It has an effect by whose activation it is equipped to a monster."""


@dataclass(frozen=True, repr=False)
class SharesColumn(Trait):
    """It lies in the same column as that card, which is another."""

    of: Ref


@dataclass(frozen=True, repr=False)
class InZone(Trait):
    """It lies in the so-manieth Main Monster Zone of its controller, counted from his left."""

    number: Amount


@dataclass(frozen=True, repr=False)
class WasSet(Trait):
    """It is a Spell or Trap that lay face-down there before."""


@dataclass(frozen=True, repr=False)
class Felled(Trait):
    """It was destroyed by battle, in whatever turn, and lies where it has gone then."""


@dataclass(frozen=True, repr=False)
class Waiting(Trait):
    """It lies Set, and no turn of its controller has begun since."""


# ---------------------------------------------------------------------------------------------------------------------
# Verbs.


@dataclass(frozen=True, repr=False)
class MoveToZone(Deed):
    """Move monsters to other Main Monster Zones of their controller."""

    verb: ClassVar[Verb] = Verb(op.OP_MOVE_ZONE, cards="cards")

    cards: Cards
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class LoseGains(Deed):
    """Let a card lose what it has gained by its own effects."""

    verb: ClassVar[Verb] = Verb(op.OP_LOSE_GAINS, cards="cards")

    cards: Cards


@dataclass(frozen=True, repr=False)
class HalveStat(Deed):
    """Let a value of monsters be half of what everything else makes of it."""

    verb: ClassVar[Verb] = Verb(op.OP_STAT, lasts=True, cards="cards")

    stat: OneValue
    cards: Cards


@dataclass(frozen=True, repr=False)
class DeclareLike(Deed):
    """Let the attribute, Type … that a card has count as declared."""

    verb: ClassVar[Verb] = Verb(op.OP_DECLARE, cost=True)

    what: Annotated[Declarable, Single(), Within(A_TYPE | AN_ATTRIBUTE)]
    of: Ref


@dataclass(frozen=True, repr=False)
class SkipTurn(Deed):
    """Let a player skip his next turn."""

    verb: ClassVar[Verb] = Verb(op.OP_CHANGE_PHASES)

    who: OnePlayer = YOU


@dataclass(frozen=True, repr=False)
class ExchangeLP(Deed):
    """Let each player have the LP of the other: they are neither gained nor lost, and it is no damage."""

    verb: ClassVar[Verb] = Verb(op.OP_EXCHANGE_LP)


@dataclass(frozen=True, repr=False)
class EndTurn(Deed):
    """Let it become the End Phase of this turn."""

    verb: ClassVar[Verb] = Verb(op.OP_END_TURN)


@dataclass(frozen=True, repr=False)
class AddBattlePhase(Deed):
    """Let the turn player conduct one more Battle Phase after this one."""

    verb: ClassVar[Verb] = Verb(op.OP_CHANGE_PHASES)


# ---------------------------------------------------------------------------------------------------------------------
# Happenings and conditions.


@dataclass(frozen=True, repr=False)
class CountersPlaced(Happening):
    """Counters are placed on a card, whatever places them; with `nth` the so-manieth on it is among them."""

    kind: CounterKind
    what: Subject
    nth: Points = 0


@dataclass(frozen=True, repr=False)
class LPGained(Happening):
    """A player gained LP."""

    who: Player


@dataclass(frozen=True, repr=False)
class GreatestOf(Number):
    """The greatest value that any of the cards that fit has now, 0 if there is none."""

    stat: Value
    what: Filter
    where: Place


@dataclass(frozen=True, repr=False)
class AttacksDeclared(Number):
    """How many attacks have been declared in this Battle Phase."""


@dataclass(frozen=True, repr=False)
class SummonsMade(Number):
    """How many Normal Summons and Sets of monsters you have made this turn."""


@dataclass(frozen=True, repr=False)
class Doubled(Number):
    """A number that is doubled so many times."""

    of: Points
    times: Amount


@dataclass(frozen=True, repr=False)
class UsedUp(Condition):
    """An effect of this card has been used as often as its limit allows."""
