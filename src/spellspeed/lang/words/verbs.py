"""Verbs: what a sentence does; each says beside it what it is to the rest of the package."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

import spellspeed.lang.codes.code as op
from spellspeed.lang.words.choices import Cards
from spellspeed.lang.words.deeds import FREES_A_ZONE, Deed, Move, Verb
from spellspeed.lang.words.every_word import (
    A_TYPE,
    AN_ATTRIBUTE,
    ATK,
    BATTLE_PHASE,
    BECAUSE_OF_BATTLE,
    BECAUSE_OF_EFFECT,
    BEING_LINK_MATERIAL,
    BEING_SYNCHRO_MATERIAL,
    DEF,
    DRAW_PHASE,
    FACE_DOWN_DEFENSE,
    FACE_UP,
    FACE_UP_ATTACK,
    FOR_GOOD,
    IN_GRAVEYARD,
    LEVEL,
    MAIN_PHASE_1,
    NORMAL,
    OPPONENT,
    PLACED_AS_SPELL,
    RANK,
    SHUFFLED,
    STANDBY_PHASE,
    SUMMONED_NORMALLY,
    THE_OTHER_POSITION,
    TUNER,
    YOU,
)
from spellspeed.lang.words.node import Line
from spellspeed.lang.words.nouns import A_MONSTER, THIS_CARD, Amount, AsMonster, Filter, Ref, SoMany, Token
from spellspeed.lang.words.places_said import OFF_THE_FIELD, YOUR_FIELD, YOUR_HAND, Place
from spellspeed.lang.words.terms import (
    Allowance,
    Alone,
    Attribute,
    Cause,
    Count,
    CounterKind,
    DamageChange,
    DeckPlace,
    Declarable,
    Doing,
    Duration,
    Kind,
    Lies,
    Negatable,
    OnePlayer,
    Phase,
    PlacedAs,
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

# With `what=`, said to cards: they cannot be used so together with such other materials.
MATERIAL_OF_A_SUM: Final = (BEING_SYNCHRO_MATERIAL, BEING_LINK_MATERIAL)
FROM_HAND_AND_FIELD: Final = YOUR_HAND | YOUR_FIELD


# --------------------------------------------------------------------------------------------------- cards change place


@dataclass(frozen=True, repr=False)
class Destroy(Move):
    """Destroy cards on the field; if `banish`, what is destroyed is banished instead of going to the Graveyard."""

    verb: ClassVar[Verb] = Verb(op.OP_DESTROY)

    banish: bool = False


@dataclass(frozen=True, repr=False)
class Banish(Move):
    """Banish cards; `for_a_time` if the same sentence returns them to the field later."""

    verb: ClassVar[Verb] = Verb(op.OP_BANISH, cost=True)

    face_down: bool = False
    for_a_time: bool = False  # as it lies: it will come back as it was


@dataclass(frozen=True, repr=False)
class SendToGraveyard(Move):
    """Send cards to the Graveyard: neither destroyed, nor discarded, nor Tributed."""

    verb: ClassVar[Verb] = Verb(op.OP_SEND, cost=True)


@dataclass(frozen=True, repr=False)
class Detach(Move):
    """Detach materials from monsters: they are sent to the Graveyard, though not from the field."""

    verb: ClassVar[Verb] = Verb(op.OP_SEND, cost=True, fields={"detached": True})


@dataclass(frozen=True, repr=False)
class SetOnField(Move):
    """Set Spells or Traps on your field."""

    verb: ClassVar[Verb] = Verb(op.OP_SET)

    usable_at_once: bool = False


@dataclass(frozen=True, repr=False)
class Attach(Move):
    """Put cards under a face-up Xyz Monster as its materials; this is neither sending them nor leaving the field."""

    verb: ClassVar[Verb] = Verb(op.OP_ATTACH, holder="to")

    to: Ref


@dataclass(frozen=True, repr=False)
class Discard(Move):
    """Discard cards from a hand; with `to_graveyard` the text says where to, so that as a cost they must get there."""

    verb: ClassVar[Verb] = Verb(op.OP_DISCARD, cost=True)

    to_graveyard: bool = False


@dataclass(frozen=True, repr=False)
class Tribute(Move):
    """Tribute monsters."""

    verb: ClassVar[Verb] = Verb(op.OP_TRIBUTE, cost=True)


@dataclass(frozen=True, repr=False)
class AddToHand(Move):
    """Add cards to their owner's hand, or return them to it, which is the same."""

    verb: ClassVar[Verb] = Verb(op.OP_TO_HAND, cost=True)


@dataclass(frozen=True, repr=False)
class ReturnToDeck(Move):
    """Put cards into their owner's deck; cards that lie in it already are put elsewhere in it."""

    verb: ClassVar[Verb] = Verb(op.OP_TO_DECK, cost=True, fields={"deck_place": "where"})

    where: DeckPlace = SHUFFLED
    in_any_order: bool = False  # their owner, or you if they lie in a deck, says in which


@dataclass(frozen=True, repr=False)
class SpecialSummon(Move):
    """Special Summon monsters to a player's field in one of these positions, of the choice of `who` summons them."""

    verb: ClassVar[Verb] = Verb(
        op.OP_SPECIAL_SUMMON, fields={"positions": "lies", "field_of": "to", "frees_a_zone": FREES_A_ZONE}
    )

    lies: Lies = FACE_UP
    to: OnePlayer = YOU
    ignoring_conditions: bool = False  # also monsters that must first be summoned in a way of their own
    as_: AsMonster | None = None  # what this Trap becomes
    fused: bool = False  # it is treated as a Fusion Summon
    where_it_points: bool = False  # to a zone that this Link Monster points to; what a cost leaves does not count
    who: OnePlayer = YOU  # it is this player who Special Summons them


@dataclass(frozen=True, repr=False)
class NormalSummon(Move):
    """Normal Summon monsters from your hand at once, with the Tributes they need, or Set them: `lies` says which.

    Of your field that is a Gemini Monster, which is summoned again.
    """

    verb: ClassVar[Verb] = Verb(op.OP_NORMAL_SUMMON, fields={"positions": "lies"})

    lies: Annotated[Position, Within(FACE_UP_ATTACK | FACE_DOWN_DEFENSE)] = FACE_UP_ATTACK


@dataclass(frozen=True, repr=False)
class PlaceOnField(Move):
    """Put cards face-up into your Spell & Trap Zones: as what they are, or monsters as another kind of card."""

    verb: ClassVar[Verb] = Verb(op.OP_SET)

    placed_as: PlacedAs = PLACED_AS_SPELL


@dataclass(frozen=True, repr=False)
class ReturnToField(Move):
    """Put cards that were banished for a time back on the field, as they lay; this is no summon."""

    verb: ClassVar[Verb] = Verb(op.OP_RETURN_TO_FIELD)


@dataclass(frozen=True, repr=False)
class SummonTokens(Deed):
    """Special Summon so many Tokens to a player's field, with ANY_NUMBER as many as possible."""

    verb: ClassVar[Verb] = Verb(
        op.OP_TOKEN, fields={"positions": "lies", "field_of": "to", "frees_a_zone": FREES_A_ZONE}
    )

    token: Token
    count: SoMany = 1
    lies: Lies = FACE_UP
    to: OnePlayer = YOU
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class FusionSummon(Deed):
    """Fusion Summon such a monster from your Extra Deck, with the materials it names from these places.

    The materials are sent to the Graveyard, or banished; then the monster comes.
    """

    verb: ClassVar[Verb] = Verb(op.OP_FUSION_SUMMON, filter="what")

    what: Filter
    from_: Place
    banish: bool = False
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class RitualSummon(Deed):
    """Ritual Summon such a monster from your hand by Tributing monsters whose Levels add up to a total or more.

    The total is `level`, or the Ritual Monster's own Level; with `exactly` the Levels are no more than that.
    """

    verb: ClassVar[Verb] = Verb(op.OP_RITUAL_SUMMON, filter="what", tributes="tributes")

    what: Filter
    level: Points = 0  # 0: that of the monster
    exactly: bool = False
    tributes: Filter = A_MONSTER
    from_: Place = FROM_HAND_AND_FIELD
    called: Ref | None = None


# ------------------------------------------------------------------------------------------------------- players and LP


@dataclass(frozen=True, repr=False)
class Draw(Deed):
    """Draw cards; with EITHER both players do, the turn player first."""

    verb: ClassVar[Verb] = Verb(op.OP_DRAW, changes=True, number="count")

    count: SoMany
    who: Player = YOU
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class InflictDamage(Deed):
    """Inflict effect damage to a player."""

    verb: ClassVar[Verb] = Verb(op.OP_DAMAGE, changes=True, number="amount", fields={"who": "to"})

    amount: Amount
    to: Player


@dataclass(frozen=True, repr=False)
class GainLP(Deed):
    """Let a player gain LP."""

    verb: ClassVar[Verb] = Verb(op.OP_GAIN_LP, changes=True, number="amount")

    amount: Amount
    who: Player = YOU


@dataclass(frozen=True, repr=False)
class ChangeDamage(Deed):
    """Change the damage that a player takes, by battle or by effects; with `cards`, only from their battles.

    With `by` only effect damage of such cards (battle damage is the other player's); with `what` from battles of such.
    """

    verb: ClassVar[Verb] = Verb(
        op.OP_CHANGE_DAMAGE,
        lasts=True,
        cards="cards",
        by="by",
        number="amount",
        filter="what",
        fields={"damage_change": "how"},
    )

    how: DamageChange
    who: Player = YOU
    because: Annotated[Cause, Within(BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT)] = BECAUSE_OF_BATTLE
    cards: Cards | None = None
    until: Duration = FOR_GOOD
    counter: CounterKind | None = None  # with COUNTER_INSTEAD: what is placed on this card
    amount: Amount | None = None  # with FIXED_DAMAGE: what the damage becomes
    by: Filter | None = None
    what: Filter | None = None
    directly: bool = False  # only damage by a direct attack


@dataclass(frozen=True, repr=False)
class PayLP(Deed):
    """Pay LP: no damage."""

    verb: ClassVar[Verb] = Verb(op.OP_PAY_LP, cost=True, changes=True, number="amount")

    amount: Amount


@dataclass(frozen=True, repr=False)
class LookAt(Deed):
    """Let you see cards that are hidden from you."""

    verb: ClassVar[Verb] = Verb(op.OP_LOOK, cards="cards")

    cards: Cards


@dataclass(frozen=True, repr=False)
class Reveal(Deed):
    """Show cards to both players."""

    verb: ClassVar[Verb] = Verb(op.OP_REVEAL, cost=True, lasts=True, cards="cards")

    cards: Cards


@dataclass(frozen=True, repr=False)
class ShuffleDeck(Deed):
    """Shuffle a deck."""

    verb: ClassVar[Verb] = Verb(op.OP_SHUFFLE, fields={"who": "whose"})

    whose: Player = YOU


@dataclass(frozen=True, repr=False)
class EndBattlePhase(Deed):
    """End the Battle Phase."""

    verb: ClassVar[Verb] = Verb(op.OP_END_BATTLE)


# -------------------------------------------------------------------------------------- how cards lie and what they are


@dataclass(frozen=True, repr=False)
class ChangePosition(Deed):
    """Turn monsters to a position; `quietly`, if Flip Effects are not activated then."""

    verb: ClassVar[Verb] = Verb(op.OP_POSITION, cards="cards", fields={"positions": "to"})

    cards: Cards
    to: Annotated[Position, Alone(THE_OTHER_POSITION)] = THE_OTHER_POSITION
    quietly: bool = False


@dataclass(frozen=True, repr=False)
class ChangeStat(Deed):
    """Let monsters gain (or, if `lose`, lose) a number, or let their value become it (`become`)."""

    verb: ClassVar[Verb] = Verb(op.OP_STAT, lasts=True, changes=True, number="amount")

    stat: Annotated[Value, Within(ATK | DEF | LEVEL | RANK)]
    cards: Cards
    amount: Amount
    lose: bool = False
    become: bool = False
    original: bool = False  # with `become`: the original value becomes it
    until: Duration = FOR_GOOD


@dataclass(frozen=True, repr=False)
class Treat(Deed):
    """Let cards have another attribute, Type or name; with `besides` they keep their attribute and Type as well."""

    verb: ClassVar[Verb] = Verb(op.OP_TREAT, lasts=True)

    cards: Cards
    attribute: Attribute = Attribute(0)
    type_: Type = Type(0)
    name: str = ""  # an English name
    name_of: Ref | None = None  # the original name of another card
    kind: Annotated[Kind, Single(), Within(NORMAL | TUNER)] = Kind(0)  # NORMAL: no Effect Monster; or a Tuner besides
    until: Duration = FOR_GOOD
    declared: Annotated[Declarable, Within(A_TYPE | AN_ATTRIBUTE)] = Declarable(0)  # the declared Type or attribute
    besides: bool = False


@dataclass(frozen=True, repr=False)
class GainEffects(Deed):
    """Let monsters have, besides their own, the effects of another card, or effects that are said here.

    Without `cards` it is you for whom something is done each time, whatever becomes of the card that says so; with
    `about` these lines speak of that card as the linked one. With `from_next_turn` the cards have them in later turns.
    """

    verb: ClassVar[Verb] = Verb(op.OP_LEND)

    cards: Cards | None = None
    of: Ref | None = None
    lines: tuple[Line, ...] = ()
    until: Duration = FOR_GOOD
    from_next_turn: bool = False
    about: Ref | None = None


@dataclass(frozen=True, repr=False)
class Grant(Deed):
    """Let monsters do what the rules alone do not let them: attack directly, attack more often, pierce.

    Piercing damage is taken by your opponent, whoever controls the monster. `times` is how many more attacks there are;
    `for_` with `TWO_TRIBUTES` for the summon of which monsters it counts.
    """

    verb: ClassVar[Verb] = Verb(
        op.OP_GRANT, lasts=True, cards="cards", number="times", filter="for_", fields={"allowance": "what"}
    )

    what: Allowance
    cards: Cards
    times: SoMany = 1
    until: Duration = FOR_GOOD
    for_: Filter | None = None  # the monsters for whose summon it counts as two Tributes
    newcomers: bool = False  # also those of All(…) that come later


@dataclass(frozen=True, repr=False)
class AllowSummons(Deed):
    """Let you Normal Summon one monster in addition, only once, in one of these ways; or up to so many times a turn."""

    verb: ClassVar[Verb] = Verb(op.OP_GRANT, lasts=True, filter="what", fields={"ways": "how"})

    what: Filter = A_MONSTER
    how: Annotated[Way, Within(SUMMONED_NORMALLY)] = SUMMONED_NORMALLY
    up_to: Points = 0
    until: Duration = FOR_GOOD


@dataclass(frozen=True, repr=False)
class ChangeControl(Deed):
    """Give control of monsters, `with_` that one if it is said, to a player; with EITHER each to the other player."""

    verb: ClassVar[Verb] = Verb(
        op.OP_CONTROL, lasts=True, cards="cards", holder="with_", fields={"who": "to", "frees_a_zone": FREES_A_ZONE}
    )

    cards: Cards
    to: Player = YOU
    until: Duration = FOR_GOOD
    with_: Ref | None = None


@dataclass(frozen=True, repr=False)
class PlaceCounters(Deed):
    """Place counters on each of some cards; `at_most` is the number a card can hold, 0 for any.

    With `spread` so many are placed in all, one after the other, on cards that you choose among them.
    """

    verb: ClassVar[Verb] = Verb(
        op.OP_PLACE_COUNTERS, cost=True, changes=True, cards="cards", number="count", fields={"counter": "kind"}
    )

    kind: CounterKind
    count: SoMany
    cards: Cards
    at_most: Points = 0
    spread: bool = False


@dataclass(frozen=True, repr=False)
class RemoveCounters(Deed):
    """Remove counters from cards, so many from each, or all; with `spread` so many in all, from cards you choose."""

    verb: ClassVar[Verb] = Verb(
        op.OP_REMOVE_COUNTERS, cost=True, changes=True, cards="cards", number="count", fields={"counter": "kind"}
    )

    kind: CounterKind
    cards: Cards
    count: SoMany | None = None
    spread: bool = False


@dataclass(frozen=True, repr=False)
class Equip(Deed):
    """Equip a card to a monster: this card, or another, which is put into a Spell & Trap Zone for it.

    A Spell or Trap that is no Equip Spell and equips itself says `stays=True` in its `Activation`.
    """

    verb: ClassVar[Verb] = Verb(op.OP_EQUIP)

    to: Ref
    what: Cards = THIS_CARD
    freely: bool = False  # also what is no correct equip of it, and then falls


@dataclass(frozen=True, repr=False)
class LinkTogether(Deed):
    """Bind this card and another, so that later lines can speak of the linked card."""

    verb: ClassVar[Verb] = Verb(op.OP_LINK, cards="with_")

    with_: Cards


# --------------------------------------------------------------------------------------------- negation and restriction


@dataclass(frozen=True, repr=False)
class Negate(Deed):
    """Negate the activation, effect, summon or attack that the line answers."""

    verb: ClassVar[Verb] = Verb(op.OP_NEGATE, slot=op.SLOT_THAT, fields={"negates": "what"})

    what: Negatable


@dataclass(frozen=True, repr=False)
class NegateEffectsOf(Deed):
    """Negate the effects of cards, or of every card of a kind, now and later: on the field, and what is activated."""

    verb: ClassVar[Verb] = Verb(op.OP_NEGATE_EFFECTS, lasts=True, cards="cards", filter="what")

    cards: Cards | None = None
    until: Duration = FOR_GOOD
    what: Filter | None = None


@dataclass(frozen=True, repr=False)
class Forbid(Deed):
    """Forbid something to cards, or to a player (with `what`, as far as these cards are concerned).

    Of a Clause about Synchro or Link Materials `what` are other materials together with which the card cannot be one.
    `by` says which cards' effects a protection is against, every card's if nothing is said; `from_` from which kinds of
    place monsters cannot be Special Summoned; with `otherwise` this very effect may still do it, with `other_than`
    a player may with those cards.
    """

    verb: ClassVar[Verb] = Verb(
        op.OP_FORBID,
        lasts=True,
        cards="cards",
        filter="what",
        by="by",
        holder="other_than",
        fields={"from_places": "from_"},
    )

    doing: Doing
    cards: Cards | None = None
    who: Player = Player(0)
    what: Filter | None = None
    by: Filter | None = None
    until: Duration = FOR_GOOD
    from_: PlaceKind = PlaceKind(0)  # kinds of place; any, if none is said
    otherwise: bool = False
    other_than: Ref | None = None  # of a player: it is not forbidden with these cards


@dataclass(frozen=True, repr=False)
class Redirect(Deed):
    """Let cards that would go to one kind of place go to another instead: those of a kind, or certain ones."""

    verb: ClassVar[Verb] = Verb(op.OP_REDIRECT, lasts=True, cards="cards", fields={"to_place": "to"})

    cards: Cards
    to: Annotated[PlaceKind, Single(), Within(OFF_THE_FIELD)]
    instead_of: PlaceKind = IN_GRAVEYARD  # kinds of place
    of_rituals: bool = False  # only what is Tributed for a Ritual Summon
    until: Duration = FOR_GOOD


@dataclass(frozen=True, repr=False)
class SkipPhase(Deed):
    """Let a player skip the next such phase of his turns, or so many of them; skips of the same phase do not add up."""

    verb: ClassVar[Verb] = Verb(op.OP_CHANGE_PHASES)

    phase: Annotated[Phase, Single(), Within(DRAW_PHASE | STANDBY_PHASE | MAIN_PHASE_1 | BATTLE_PHASE)]
    who: Player = OPPONENT
    times: Count = 1
