"""Lines: the kinds of sentence a card is made of, after the OCG's own categories, and the card itself."""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Final

from spellspeed.lang.words.choices import ANY_CARD, Choice, Condition
from spellspeed.lang.words.deeds import Deed
from spellspeed.lang.words.every_word import (
    A_TURN,
    CONTINUOUS,
    FACE_UP,
    FIELD,
    FUSION_SUMMON,
    MONSTER,
    PER_COPY,
    SYNCHRO_SUMMON,
    YOU,
)
from spellspeed.lang.words.node import Line as Line
from spellspeed.lang.words.node import Node
from spellspeed.lang.words.nouns import A_MONSTER, A_NON_TUNER, A_TUNER, Filter
from spellspeed.lang.words.places_said import YOUR_HAND, Place
from spellspeed.lang.words.terms import (
    Count,
    Making,
    OnePlayer,
    PlaceKind,
    Player,
    Points,
    Position,
    Scope,
    Span,
    Way,
    Within,
)
from spellspeed.lang.words.timings import Happening, Response, Timing

STAYING: Final = (CONTINUOUS | FIELD).value  # the kinds of Spell and Trap that stay on the field


@dataclass(frozen=True, repr=False)
class Limit(Node):
    """How often a line can be used: once a turn, a duel or a chain, counted per copy, effect, name or activation."""

    of: Scope = PER_COPY
    per: Span = A_TURN
    times: Count = 1


@dataclass(frozen=True, repr=False)
class ActivatedLine(Line):
    """A sentence that is activated and makes a chain link: when – limit – oath – cost – target – do.

    `needs` is what must be so at activation, `still_needs` what must be so then and also when it resolves; `from_` is
    where the card must be, if not face-up on the field; `damage_step` overrules what the deeds of this line say about
    the Damage Step (True: may, at each timing of it, False: may not); `unanswered` is what cannot be activated in
    response; `shared`, that either player may use it, who is then "you" in it.
    """

    when: Timing | None = None
    needs: Condition | None = None
    still_needs: Condition | None = None
    limit: Limit | None = None
    oath: Deed | None = None
    cost: Deed | None = None
    target: Choice | tuple[Choice, ...] | None = None
    do: Deed | None = None
    from_: Place | None = None
    damage_step: bool | None = None
    unanswered: Response | None = None
    shared: bool = False


@dataclass(frozen=True, repr=False)
class Activation(ActivatedLine):
    """The activation of a Spell or Trap Card itself. カードの発動

    `stays` says that a card that would go to the Graveyard after use stays on the field, or if it should equip itself,
    only if it does; `from_hand` what must be so for a Trap to be activated from the hand.
    """

    stays: bool = False
    from_hand: Condition | None = None


@dataclass(frozen=True, repr=False)
class Ignition(ActivatedLine):
    """An effect activated in your own Main Phase. 起動効果"""


@dataclass(frozen=True, repr=False)
class Quick(ActivatedLine):
    """An effect that can also be activated in the opponent's turn and in response. 誘発即時効果

    With `face_down` its monster must lie face-down.
    """

    mandatory: bool = False
    face_down: bool = False


@dataclass(frozen=True, repr=False)
class Trigger(ActivatedLine):
    """An effect that something sets off. 誘発効果"""

    mandatory: bool = False


@dataclass(frozen=True, repr=False)
class Flip(ActivatedLine):
    """A trigger set off by its monster being flipped face-up. リバース効果"""

    mandatory: bool = True


@dataclass(frozen=True, repr=False)
class Continuous(Line):
    """What applies as long as the card is face-up on the field. 永続効果

    With `when` it does something each time that happens, at once and without a chain link; `together` says that what
    happens at once counts as one time. Without `when` a deed that cannot go on is done as soon as `while_` holds.
    `when` about a phase is something that the phase demands. `limit` says how often a line with `when` acts. `where` is
    where the card must be, if not face-up on the field only; what applies elsewhere is no Continuous Effect.
    """

    do: Deed | None = None
    while_: Condition | None = None
    when: Timing | None = None
    together: bool = False
    limit: Limit | None = None
    where: Place | None = None


@dataclass(frozen=True, repr=False)
class Instead(Line):
    """What is done instead of a card being destroyed; its player may decline unless it is mandatory.

    With `stays` the card is destroyed all the same, and this is done instead of its going to the Graveyard. Without
    `do` the card is not destroyed, as often as `limit` says, and nothing is done for it. With `together` all such cards
    that would be destroyed at once are spared, and this is done once.
    """

    of: Happening | None = None
    do: Deed | None = None
    mandatory: bool = False
    limit: Limit | None = None
    while_: Condition | None = None
    from_: Place | None = None
    stays: bool = False
    together: bool = False


@dataclass(frozen=True, repr=False)
class Unclassified(Line):
    """What applies or happens by itself without being activated and is not a Continuous Effect. 分類されない効果

    What goes on may go on elsewhere than on the field (`where`), or also while its card is face-down (`face_down`).
    What answers the summon of its own card (`when`) happens once, as the monster comes.
    """

    when: Timing | None = None
    if_: Condition | None = None
    do: Deed | None = None
    where: Place | None = None
    face_down: bool = False


@dataclass(frozen=True, repr=False)
class Clause(Line):
    """What the text says that is no effect: it holds however the card lies, and nothing negates it. 効果外テキスト

    With `when` about a phase it is what the card's controller must do to keep the card, about the last LP who wins;
    else what the card is, or what it cannot be used for, or with which other materials; such a text about others may
    hold only under a condition.
    """

    do: Deed | None = None
    when: Timing | None = None
    while_: Condition | None = None


@dataclass(frozen=True, repr=False)
class SummonProcedure(Line):
    """How a monster is Special Summoned by itself: nothing is activated, and no chain begins. 召喚条件

    `needs` is what must be so, `by` what is given for it, `to` whose field it comes to, `oath` what you may not do in
    that turn. With `properly` a monster that cannot be Normal Summoned may be revived after such a summon; without,
    it cannot come in any other way.
    """

    needs: Condition | None = None
    by: Deed | None = None
    from_: Place = YOUR_HAND
    lies: Annotated[Position, Within(FACE_UP)] = FACE_UP
    to: OnePlayer = YOU
    limit: Limit | None = None
    properly: bool = True
    oath: Deed | None = None


@dataclass(frozen=True, repr=False)
class SummonCondition(Line):
    """In which ways a monster cannot be summoned; this is no effect, and it holds in every place. 召喚条件

    `never` are those ways (a monster that cannot be Normal Summoned face-up can still be Set), `from_` the
    kinds of place from which it is not summoned so, any if nothing is said, `unless` what lifts it; `only_by`
    says by the effects of which cards alone the monster can be Special Summoned, or, with `properly`, must be first.
    """

    never: Way = Way(0)
    unless: Condition | None = None
    only_by: Filter | None = None
    from_: PlaceKind = PlaceKind(0)
    properly: bool = False


@dataclass(frozen=True, repr=False)
class OnlyOne(Line):
    """Only one card of this name can be face-up on your field: another cannot come, or falls. 分類されない効果"""


@dataclass(frozen=True, repr=False)
class OnlyPlaced(Line):
    """A Spell or Trap that is put on the field by the effects of such cards only: it is neither activated nor Set."""

    by: Filter = ANY_CARD


@dataclass(frozen=True, repr=False)
class AttackCost(Line):
    """What must be given for an attack of this monster to be declared. 永続効果

    With `of` it is what these players, each of them being "you" in it, must give for any attack of theirs.
    """

    by: Deed | None = None
    of: Player = Player(0)


@dataclass(frozen=True, repr=False)
class TributeProcedure(Line):
    """Another way to Normal Summon a monster: with so many Tributes, of a kind if one is said, if something is so.

    With ANY_NUMBER there are as many as its Level asks for. With `only` there is no other way to Normal Summon it; with
    `set_too` it can also be Set in this way, and with `only` in no other. With `discarding` all other cards of the
    hand, of which there must be one, are discarded to the Graveyard before.
    """

    tributes: Points = 0
    of: Filter = A_MONSTER
    needs: Condition | None = None
    only: bool = False
    set_too: bool = False
    discarding: bool = False


@dataclass(frozen=True, repr=False)
class Materials(Line):
    """What a monster of the Extra Deck is made of, each filter one material; this is no effect. 素材

    `by` is the summon that uses them: a Fusion Summon is made by an effect, a Synchro, Xyz or Link Summon by the rules
    alone, with the player's own face-up monsters. With `properly` it may be revived after that summon; without, it
    cannot come in any other way. With `no_substitutes` no other card can take the place of a material. `more` says
    that of the last material there can be any number, `fused` whether the monster is Fusion Summoned with them, or only
    by itself, `never_one` that it cannot be a Fusion Material itself, and `limit` how often it is summoned so; of a
    Link Summon, `of_different_names` that no two of them have the same name.
    """

    of: tuple[Filter, ...] = ()
    by: Making = FUSION_SUMMON
    properly: bool = True
    no_substitutes: bool = False
    more: bool = False
    fused: bool = True
    never_one: bool = False
    limit: Limit | None = None
    of_different_names: bool = False


A_TUNER_AND_OTHERS: Final = Materials(of=(A_TUNER, A_NON_TUNER), by=SYNCHRO_SUMMON, more=True)


@dataclass(frozen=True, repr=False)
class Substitute(Line):
    """A monster that can take the place of one Fusion Material given by name, if the others are real."""


@dataclass(frozen=True, repr=False)
class Card(Node):
    """A card's whole text as data; what is printed beside the text is in the data file.

    `pendulum` are the Pendulum Effects, which work in a Pendulum Zone only, as `lines` do of a monster only; `gemini`
    are the effects behind the bullet of a Gemini Monster, which it has only while it is summoned again.
    """

    listed: ClassVar[str] = "lines"

    password: Count
    name: str
    lines: tuple[Line, ...]
    pendulum: tuple[Line, ...] = field(default=(), kw_only=True)
    gemini: tuple[Line, ...] = field(default=(), kw_only=True)

    def __init__(
        self, password: int, name: str, *lines: Line, pendulum: tuple[Line, ...] = (), gemini: tuple[Line, ...] = ()
    ) -> None:
        object.__setattr__(self, "password", password)
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "lines", lines)
        object.__setattr__(self, "pendulum", pendulum)
        object.__setattr__(self, "gemini", gemini)

    def all_lines(self) -> tuple[Line, ...]:
        """Return the lines of the monster, then the Pendulum Effects, then what it has only while summoned again."""
        return self.lines + self.pendulum + self.gemini


def is_activated_unsaid(card: Card, kind: int) -> bool:
    """Whether a card of this kind, whose text says nothing of its activation, is activated all the same.

    It is if it stays on the field, or if nothing at all is said; what has other effects only is not.

    >>> from spellspeed.lang.words.every_word import SPELL
    >>> said = Card(1, "Test", OnlyOne())
    >>> is_activated_unsaid(said, (SPELL | FIELD).value), is_activated_unsaid(said, SPELL.value)
    (True, False)
    """
    if any(isinstance(line, Activation) for line in card.lines):
        return False
    return kind & STAYING != 0 or not (card.lines or kind & MONSTER.value)


Script = Card
