"""Verbs: what a sentence does, and the connectors that join one deed to the next."""

from dataclasses import dataclass

from spellspeed.lang.choices import Cards, Condition
from spellspeed.lang.node import Node
from spellspeed.lang.nouns import Amount, Filter, Ref
from spellspeed.words import (
    AFTER_THAT,
    ALSO,
    AND,
    AND_IF_YOU_DO,
    FACE_UP,
    FOR_GOOD,
    SHUFFLED,
    THE_OTHER_POSITION,
    THEN,
    YOU,
)


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
    """One of two deeds, chosen when it is reached among those that are possible."""

    first: Deed
    second: Deed


# --------------------------------------------------------------------------------------------------- cards change place


@dataclass(frozen=True, repr=False)
class Destroy(Deed):
    """Destroy cards on the field; if `banish`, what is destroyed is banished instead of going to the Graveyard."""

    cards: Cards
    banish: bool = False
    called: Ref | None = None  # those that were destroyed


@dataclass(frozen=True, repr=False)
class Banish(Deed):
    """Banish cards."""

    cards: Cards
    face_down: bool = False
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class SendToGraveyard(Deed):
    """Send cards to the Graveyard: neither destroyed, nor discarded, nor Tributed."""

    cards: Cards
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class Discard(Deed):
    """Discard cards from a hand."""

    cards: Cards
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
    """Put cards into their owner's deck."""

    cards: Cards
    where: int = SHUFFLED
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class SpecialSummon(Deed):
    """Special Summon monsters to a player's field in one of these positions, of the summoning player's choice."""

    cards: Cards
    lies: int = FACE_UP
    to: int = YOU
    called: Ref | None = None


@dataclass(frozen=True, repr=False)
class SetOnField(Deed):
    """Set Spells or Traps on your field."""

    cards: Cards
    usable_at_once: bool = False
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
    """Turn monsters to a position."""

    cards: Cards
    to: int = THE_OTHER_POSITION


@dataclass(frozen=True, repr=False)
class ChangeStat(Deed):
    """Let monsters gain (or, if `lose`, lose) a number, or let their value become it (`become`)."""

    stat: int
    cards: Cards
    amount: Amount
    lose: bool = False
    become: bool = False
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class Equip(Deed):
    """Equip this card to a monster."""

    to: Ref


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
    """Negate the effects of cards on the field."""

    cards: Cards
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class Forbid(Deed):
    """Forbid something to cards, or to a player (with `what`, as far as these cards are concerned)."""

    doing: int
    cards: Cards | None = None
    who: int = 0
    what: Filter | None = None
    until: int = FOR_GOOD


@dataclass(frozen=True, repr=False)
class EndBattlePhase(Deed):
    """End the Battle Phase."""
