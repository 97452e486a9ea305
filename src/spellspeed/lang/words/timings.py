"""Timings: what a line answers, and whether it can miss it."""

from dataclasses import dataclass
from typing import ClassVar

from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import (
    AS_A_CARD,
    AS_ANYTHING,
    AS_EITHER,
    EITHER,
    SUMMONED_ANYHOW,
    YOU,
)
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import Filter, Number, Ref
from spellspeed.lang.words.places_said import Place
from spellspeed.lang.words.terms import (
    ActivatedAs,
    Cause,
    Lies,
    OneDamageTiming,
    OnePhase,
    OnePlayer,
    Player,
    Points,
    Position,
    Role,
    Way,
)


@dataclass(frozen=True, repr=False)
class Happening(Node):
    """Something that happens."""


Subject = Filter | Ref


@dataclass(frozen=True, repr=False)
class Activated(Happening):
    """A card or effect is activated; the line must be chained directly to it.

    A Continuous line acts once that chain link has resolved, unless its activation was negated. `including` are effects
    of which the activated one has at least one: what is done, and to cards in which places.
    """

    what: Filter
    as_: ActivatedAs = AS_A_CARD
    by: Player = EITHER
    targeting: Subject | None = None  # one of the cards that it targets
    including: tuple[Deed, ...] = ()
    alone: bool = False  # it targets such a card and no other
    untargeted: bool = False  # it targets nothing
    other_than: Ref | None = None  # THIS_CARD: its own activations do not count


@dataclass(frozen=True, repr=False)
class Resolving(Activated):
    """An activated card or effect is about to be processed; only a Continuous line answers it, before anything else."""


@dataclass(frozen=True, repr=False)
class Response(Node):
    """What somebody activates in response: of which cards, as cards or as effects."""

    what: Filter
    as_: ActivatedAs = AS_ANYTHING
    by: Player = EITHER


@dataclass(frozen=True, repr=False)
class WouldBeSummoned(Happening):
    """A summon is attempted and has not succeeded yet."""

    what: Filter
    how: Way = SUMMONED_ANYHOW
    by: Player = EITHER


@dataclass(frozen=True, repr=False)
class Summoned(Happening):
    """A monster was summoned, from a place if one is said."""

    what: Subject
    how: Way = SUMMONED_ANYHOW
    by: Player = EITHER
    from_: Place | None = None
    other_than: Ref | None = None  # THIS_CARD: its own summon does not count
    because: Cause = Cause(0)  # BECAUSE_OF_EFFECT: not by a monster's own procedure
    using: Ref | None = None  # THIS_CARD: it was one of the materials of a Synchro, Xyz or Link Summon
    by_line: Points = 0  # of this card: Special Summoned by this line of its own text, counted from 1


@dataclass(frozen=True, repr=False)
class AttackDeclared(Happening):
    """A monster declares an attack."""

    what: Subject
    by: Player = EITHER
    on: Subject | None = None
    directly: bool = False


@dataclass(frozen=True, repr=False)
class AttackTargetSelected(Happening):
    """A monster is selected as an attack target, at the declaration or again in a replay."""

    what: Subject


@dataclass(frozen=True, repr=False)
class Sent(Happening):
    """A card was sent to a place, from a place, for a reason."""

    what: Subject
    to: Place
    from_: Place | None = None
    because: Cause = Cause(0)
    by: Player = Player(0)  # whose card or effect it was; anybody's, if nothing is said
    by_card: Subject | None = None  # the very card that sends it, or whose battle or effect does
    destroyed: bool = False  # it was destroyed and so sent to the Graveyard
    was: Filter | None = None  # what this card was before: face-up …
    undrawn: bool = False  # to a hand: in another way than by being drawn


@dataclass(frozen=True, repr=False)
class Destroyed(Happening):
    """A card was destroyed, in a place if one is said."""

    what: Subject
    from_: Place | None = None
    because: Cause = Cause(0)
    by: Player = Player(0)
    by_card: Subject | None = None  # the very card that destroys it, by battle or by effect
    was: Filter | None = None  # what this card was then: with such a material, Fusion Summoned …


@dataclass(frozen=True, repr=False)
class Discarded(Happening):
    """A card was discarded, from a hand if one is said."""

    what: Subject
    because: Cause = Cause(0)
    by: Player = Player(0)
    from_: Place | None = None
    to_graveyard: bool = False  # and went there


@dataclass(frozen=True, repr=False)
class Tributed(Happening):
    """A monster was Tributed, for the Tribute Summon of a monster if one is said."""

    what: Subject
    for_: Filter | None = None


@dataclass(frozen=True, repr=False)
class Targeted(Happening):
    """A card was targeted: told when the effect is processed, unless its activation was negated."""

    what: Subject


@dataclass(frozen=True, repr=False)
class LeftField(Happening):
    """A card left the field, wherever it went."""

    what: Subject
    was: Filter | None = None  # what this card was then: face-up …


@dataclass(frozen=True, repr=False)
class Flipped(Happening):
    """A face-down monster was turned face-up."""

    what: Subject


@dataclass(frozen=True, repr=False)
class MonsterSet(Happening):
    """A monster is Set: from a hand, by being turned face-down, or by a Special Summon in face-down Defense Position.

    `controller` says on whose field, `by` who does it.
    """

    controller: OnePlayer = Player(0)
    by: Player = EITHER


@dataclass(frozen=True, repr=False)
class Drawn(Happening):
    """A player drew, such a card if one is said; `normally` by the normal draw of the Draw Phase."""

    by: Player
    normally: bool = False
    what: Filter | None = None


@dataclass(frozen=True, repr=False)
class DamageTaken(Happening):
    """A player took damage."""

    who: Player
    because: Cause = Cause(0)
    by_card: Subject | None = None  # the card that inflicts it
    directly: bool = False  # by a direct attack
    to_zero: bool = False  # it took the last LP: only for what decides the duel, since nothing follows


@dataclass(frozen=True, repr=False)
class BattleReached(Happening):
    """A timing of the Damage Step has come in a battle of a monster, against another if one is said."""

    timing: OneDamageTiming
    what: Subject
    with_: Filter | None = None
    role: Role = AS_EITHER


@dataclass(frozen=True, repr=False)
class ControlChanged(Happening):
    """Control of a monster passes to the other player."""

    what: Subject


@dataclass(frozen=True, repr=False)
class PositionChanged(Happening):
    """A monster's battle position was changed, from one of these and to one of these if they are said."""

    what: Subject
    was: Lies = Position(0)
    to: Lies = Position(0)


@dataclass(frozen=True, repr=False)
class Equipped(Happening):
    """A card was equipped to a monster."""

    what: Subject
    to: Subject


@dataclass(frozen=True, repr=False)
class EndStepReached(Happening):
    """The end of a player's Battle Phase has come."""

    turn_of: Player = EITHER


@dataclass(frozen=True, repr=False)
class PhaseReached(Happening):
    """A phase of a player's turn has come, the next one after something if that is said."""

    phase: OnePhase
    turn_of: Player = EITHER
    after: Happening | None = None


@dataclass(frozen=True, repr=False)
class NormalDrawDue(Happening):
    """A player's normal draw is about to be conducted; `instead` if the line takes its place."""

    turn_of: Player = YOU
    instead: bool = False


@dataclass(frozen=True, repr=False)
class TimesHappened(Number):
    """How often such a thing has happened this turn, each card counting for itself."""

    what: Happening


@dataclass(frozen=True, repr=False)
class Timing(Node):
    """One of several happenings."""

    listed: ClassVar[str] = "events"

    events: tuple[Happening, ...]

    def __init__(self, *events: Happening) -> None:
        object.__setattr__(self, "events", events)


@dataclass(frozen=True, repr=False, init=False)
class When(Timing):
    """It must be the last thing that happened: an optional effect can miss it. 時"""


@dataclass(frozen=True, repr=False, init=False)
class If(Timing):
    """It has happened, whatever happened since: it cannot be missed. 場合"""
