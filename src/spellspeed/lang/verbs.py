"""Verbs: what a sentence does, and the connectors that join one deed to the next."""

from dataclasses import dataclass
from typing import Final

from spellspeed.lang.choices import Cards, Condition
from spellspeed.lang.node import Line, Node
from spellspeed.lang.nouns import A_MONSTER, THIS_CARD, Amount, AsMonster, Filter, Monster, Ref, Token
from spellspeed.lang.places import YOUR_FIELD, YOUR_HAND, Place
from spellspeed.words import (
    AFTER_THAT,
    ALSO,
    AND,
    AND_IF_YOU_DO,
    BECAUSE_OF_BATTLE,
    EITHER,
    FACE_UP,
    FACE_UP_ATTACK,
    FOR_GOOD,
    IN_GRAVEYARD,
    OPPONENT,
    PLACED_AS_SPELL,
    SHUFFLED,
    SUMMONED_NORMALLY,
    THE_OTHER_POSITION,
    THEN,
    YOU,
)

ANY_MONSTER: Final = Monster()
FROM_HAND_AND_FIELD: Final = YOUR_HAND | YOUR_FIELD


@dataclass(frozen=True, repr=False)
class Deed(Node):
    """Something a sentence does. The connectors differ in timing and in what depends on what."""

    def and_(self, other: "Deed") -> "Deed":
        """Do both at once, or neither."""
        return Joined(self, AND, other)

    def and_if_you_do(self, other: "Deed", may: bool = False) -> "Deed":
        """Do the other at once, provided this was done."""
        return Joined(self, AND_IF_YOU_DO, other, may)

    def also(self, other: "Deed", may: bool = False) -> "Deed":
        """Do the other at once, whether or not this could be done."""
        return Joined(self, ALSO, other, may)

    def then(self, other: "Deed", may: bool = False) -> "Deed":
        """Do the other afterwards, provided this was done."""
        return Joined(self, THEN, other, may)

    def after_that(self, other: "Deed", may: bool = False) -> "Deed":
        """Do the other afterwards, whether or not this could be done."""
        return Joined(self, AFTER_THAT, other, may)


@dataclass(frozen=True, repr=False)
class Joined(Deed):
    """Two deeds and what joins them; the second may be optional."""

    first: Deed
    how: int
    second: Deed
    may: bool = False


@dataclass(frozen=True, repr=False)
class May(Deed):
    """A deed the player can decline."""

    do: Deed


@dataclass(frozen=True, repr=False)
class OnlyIf(Deed):
    """A deed that is done only if something is so when it is reached."""

    condition: Condition
    do: Deed


@dataclass(frozen=True, repr=False)
class OneOf(Deed):
    """One of two deeds, chosen when it is reached among those that are possible, or with `freely` among both."""

    first: Deed
    second: Deed
    freely: bool = False


# --------------------------------------------------------------------------------------------------- cards change place


@dataclass(frozen=True, repr=False)
class Destroy(Deed):
    """Destroy cards on the field; if `banish`, what is destroyed is banished instead of going to the Graveyard."""

    cards: Cards
    banish: bool = False
    called: Ref | None = None  # those that were destroyed


@dataclass(frozen=True, repr=False)
class Banish(Deed):
    """Banish cards; `for_a_time` if the same sentence returns them to the field later."""

    cards: Cards
    face_down: bool = False
    for_a_time: bool = False  # as it lies: it will come back as it was
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class SendToGraveyard(Deed):
    """Send cards to the Graveyard: neither destroyed, nor discarded, nor Tributed."""

    cards: Cards
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class Detach(Deed):
    """Detach materials from monsters: they are sent to the Graveyard, though not from the field."""

    cards: Cards
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class Attach(Deed):
    """Put cards under a face-up Xyz Monster as its materials; this is neither sending them nor leaving the field."""

    cards: Cards
    to: Ref
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class Discard(Deed):
    """Discard cards from a hand; with `to_graveyard` the text says where to, so that as a cost they must get there."""

    cards: Cards
    to_graveyard: bool = False
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class Tribute(Deed):
    """Tribute monsters."""

    cards: Cards
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class AddToHand(Deed):
    """Add cards to their owner's hand, or return them to it, which is the same."""

    cards: Cards
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class ReturnToDeck(Deed):
    """Put cards into their owner's deck; cards that lie in it already are put elsewhere in it."""

    cards: Cards
    where: int = SHUFFLED
    called: Ref | None = None
    in_any_order: bool = False  # their owner, or you if they lie in a deck, says in which


@dataclass(frozen=True, repr=False)
class SpecialSummon(Deed):
    """Special Summon monsters to a player's field in one of these positions, of the summoning player's choice."""

    cards: Cards
    lies: int = FACE_UP
    to: int = YOU
    ignoring_conditions: bool = False  # also monsters that must first be summoned in a way of their own
    called: Ref | None = None
    as_: AsMonster | None = None  # what this Trap becomes


@dataclass(frozen=True, repr=False)
class NormalSummon(Deed):
    """Normal Summon monsters from your hand at once, with the Tributes they need, or Set them: `lies` says which."""

    cards: Cards
    lies: int = FACE_UP_ATTACK
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class SetOnField(Deed):
    """Set Spells or Traps on your field."""

    cards: Cards
    usable_at_once: bool = False
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class PlaceOnField(Deed):
    """Put monsters face-up into your Spell & Trap Zones: as Pendulum Cards, Continuous Spells or Continuous Traps."""

    cards: Cards
    placed_as: int = PLACED_AS_SPELL
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class ReturnToField(Deed):
    """Put cards that were banished for a time back on the field, as they lay; this is no summon."""

    cards: Cards
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class MoveToZone(Deed):
    """Move monsters to other Main Monster Zones of their controller."""

    cards: Cards
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class SummonTokens(Deed):
    """Special Summon so many Tokens to a player's field, with ANY_NUMBER as many as possible."""

    token: Token
    count: int = 1
    lies: int = FACE_UP
    to: int = YOU
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class FusionSummon(Deed):
    """Fusion Summon such a monster from your Extra Deck, with the materials it names from these places.

    The materials are sent to the Graveyard, or banished; then the monster comes.
    """

    what: Filter
    from_: Place
    banish: bool = False
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class RitualSummon(Deed):
    """Ritual Summon such a monster from your hand by Tributing monsters whose Levels add up to a total or more.

    The total is `level`, or the Ritual Monster's own Level; with `exactly` the Levels are no more than that.
    """

    what: Filter
    level: int = 0  # 0: that of the monster
    exactly: bool = False
    tributes: Filter = ANY_MONSTER
    from_: Place = FROM_HAND_AND_FIELD
    called: Ref | None = None


# ------------------------------------------------------------------------------------------------------- players and LP


@dataclass(frozen=True, repr=False)
class Draw(Deed):
    """Draw cards; with EITHER both players do, the turn player first."""

    count: Amount
    who: int = YOU


@dataclass(frozen=True, repr=False)
class InflictDamage(Deed):
    """Inflict effect damage to a player."""

    amount: Amount
    to: int


@dataclass(frozen=True, repr=False)
class GainLP(Deed):
    """Let a player gain LP."""

    amount: Amount
    who: int = YOU


@dataclass(frozen=True, repr=False)
class LoseLP(Deed):
    """Let a player lose LP: no damage, and no cost."""

    amount: Amount
    who: int = YOU


@dataclass(frozen=True, repr=False)
class ChangeDamage(Deed):
    """Change the damage that a player takes, by battle or by effects; with `cards`, only from their battles."""

    how: int
    who: int = YOU
    because: int = BECAUSE_OF_BATTLE
    cards: Cards | None = None
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class PayLP(Deed):
    """Pay LP: no damage."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class LookAt(Deed):
    """Let you see cards that are hidden from you."""

    cards: Cards


@dataclass(frozen=True, repr=False)
class Reveal(Deed):
    """Show cards to both players."""

    cards: Cards


@dataclass(frozen=True, repr=False)
class ShuffleDeck(Deed):
    """Shuffle a deck."""

    whose: int = YOU


@dataclass(frozen=True, repr=False)
class WinTheDuel(Deed):
    """You win the duel."""


# -------------------------------------------------------------------------------------- how cards lie and what they are


@dataclass(frozen=True, repr=False)
class ChangePosition(Deed):
    """Turn monsters to a position; `quietly`, if Flip Effects are not activated then."""

    cards: Cards
    to: int = THE_OTHER_POSITION
    quietly: bool = False


@dataclass(frozen=True, repr=False)
class ChangeStat(Deed):
    """Let monsters gain (or, if `lose`, lose) a number, or let their value become it (`become`)."""

    stat: int
    cards: Cards
    amount: Amount
    lose: bool = False
    become: bool = False
    original: bool = False  # with `become`: the original value becomes it
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class Treat(Deed):
    """Let cards have another attribute, Type or name."""

    cards: Cards
    attribute: int = 0
    type_: int = 0
    name: tuple[str, ...] = ()  # one English name
    name_of: Ref | None = None  # the name of another card
    kind: int = 0  # NORMAL: a Normal Monster, no Effect Monster; or a Tuner besides
    until: int = FOR_GOOD
    declared: int = 0  # the declared Type or attribute: a mask


@dataclass(frozen=True, repr=False)
class GainEffects(Deed):
    """Let monsters have, besides their own, the effects of another card, or effects that are said here.

    Without `cards` it is you for whom something is done each time, whatever becomes of the card that says so.
    """

    cards: Cards | None = None
    of: Ref | None = None
    lines: tuple[Line, ...] = ()
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class Grant(Deed):
    """Let monsters do what the rules alone do not let them: attack directly, attack more often, pierce."""

    what: int
    cards: Cards
    times: Amount = 1
    until: int = FOR_GOOD
    for_: Filter | None = None  # the monsters for whose summon it counts as two Tributes


@dataclass(frozen=True, repr=False)
class AllowSummons(Deed):
    """Let you Normal Summon one monster in addition, only once, in one of these ways; or up to so many times a turn."""

    what: Filter = A_MONSTER
    how: int = SUMMONED_NORMALLY
    up_to: int = 0
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class ChangeControl(Deed):
    """Give control of monsters to a player; with EITHER each goes to the other player, all at once."""

    cards: Cards
    to: int = YOU
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class PlaceCounters(Deed):
    """Place counters on each of some cards; `at_most` is the number a card can hold, 0 for any.

    With `spread` so many are placed in all, one after the other, on cards that you choose among them.
    """

    kind: int
    count: Amount
    cards: Cards
    at_most: int = 0
    spread: bool = False


@dataclass(frozen=True, repr=False)
class RemoveCounters(Deed):
    """Remove counters from cards, so many from each, or all."""

    kind: int
    cards: Cards
    count: Amount | None = None


@dataclass(frozen=True, repr=False)
class Equip(Deed):
    """Equip a card to a monster: this card, or another, which is put into a Spell & Trap Zone for it."""

    to: Ref
    what: Cards = THIS_CARD


@dataclass(frozen=True, repr=False)
class LinkTogether(Deed):
    """Bind this card and another, so that later lines can speak of the linked card."""

    with_: Ref


# --------------------------------------------------------------------------------------------- negation and restriction


@dataclass(frozen=True, repr=False)
class Negate(Deed):
    """Negate the activation, effect, summon or attack that the line answers."""

    what: int


@dataclass(frozen=True, repr=False)
class NegateEffectsOf(Deed):
    """Negate the effects of cards, or of every card of a kind, now and later: on the field, and what is activated."""

    cards: Cards | None = None
    until: int = FOR_GOOD
    what: Filter | None = None


@dataclass(frozen=True, repr=False)
class Forbid(Deed):
    """Forbid something to cards, or to a player (with `what`, as far as these cards are concerned).

    `by` says which cards' effects a protection is against, every card's if nothing is said; `from_` from which kinds of
    place monsters cannot be Special Summoned; with `otherwise` this very effect may still do it.
    """

    doing: int
    cards: Cards | None = None
    who: int = 0
    what: Filter | None = None
    by: Filter | None = None
    until: int = FOR_GOOD
    from_: int = 0  # a mask of kinds of place, 0 for any
    otherwise: bool = False


@dataclass(frozen=True, repr=False)
class Redirect(Deed):
    """Let cards that would go to one kind of place go to another instead: those of a kind, or certain ones."""

    cards: Cards
    to: int  # a kind of place
    instead_of: int = IN_GRAVEYARD  # a mask of kinds of place
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class EndBattlePhase(Deed):
    """End the Battle Phase."""


@dataclass(frozen=True, repr=False)
class SkipPhase(Deed):
    """Let a player skip the next such phase of his turns, or so many of them; skips of the same phase do not add up."""

    phase: int
    who: int = OPPONENT
    times: int = 1


@dataclass(frozen=True, repr=False)
class AddBattlePhase(Deed):
    """Let the turn player conduct one more Battle Phase after this one."""


@dataclass(frozen=True, repr=False)
class Later(Deed):
    """Do something when a phase comes, without a chain: the next such phase, or that of the count-th turn from now.

    Only the turns of the players in `turn_of` count. `by` says who has to see to it, and when in that phase.
    """

    phase: int
    do: Deed
    turn_of: int = EITHER
    count: int = 0
    by: int = YOU
