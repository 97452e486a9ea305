"""Gladiator Beasts: after a battle they go back to the Deck, and another of them comes."""

from typing import Final

from spellspeed.lang.vocabulary import *

A_GLADIATOR_BEAST: Final = Monster(archetype="Gladiator Beast")
BROUGHT_BY_ANOTHER: Final = Matches(THIS_CARD, Monster(that=SummonedBy(A_GLADIATOR_BEAST)))
IS_SPECIAL_SUMMONED: Final = Summoned(THIS_CARD, SUMMONED_SPECIALLY)
AT_THE_END: Final = If(EndStepReached())
HAS_BATTLED: Final = HasDone(THIS_CARD, BATTLED)
TO_THE_DECK: Final = ReturnToDeck(THIS_CARD)

GLADIATOR_BEAST_BESTIARI: Final = Card(
    41470137,
    "Gladiator Beast Bestiari",
    Trigger(
        1,
        when=If(IS_SPECIAL_SUMMONED),
        needs=BROUGHT_BY_ANOTHER,
        target=One(SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
    Trigger(
        2,
        when=AT_THE_END,
        needs=HAS_BATTLED,
        cost=TO_THE_DECK,
        do=SpecialSummon(One(Monster(archetype="Gladiator Beast", not_name="Gladiator Beast Bestiari"), YOUR_DECK)),
    ),
)

GLADIATOR_BEAST_MURMILLO: Final = Card(
    5975022,
    "Gladiator Beast Murmillo",
    Trigger(
        when=When(IS_SPECIAL_SUMMONED),
        needs=BROUGHT_BY_ANOTHER,
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
    Trigger(
        when=AT_THE_END,
        needs=HAS_BATTLED,
        cost=TO_THE_DECK,
        do=SpecialSummon(One(Monster(archetype="Gladiator Beast", not_name="Gladiator Beast Murmillo"), YOUR_DECK)),
    ),
)

GLADIATOR_BEAST_EQUESTE: Final = Card(
    57731460,
    "Gladiator Beast Equeste",
    Trigger(
        when=When(IS_SPECIAL_SUMMONED),
        needs=BROUGHT_BY_ANOTHER,
        target=One(AnyCard(archetype="Gladiator Beast"), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
        mandatory=True,
    ),
    Trigger(
        when=AT_THE_END,
        needs=HAS_BATTLED,
        cost=TO_THE_DECK,
        do=SpecialSummon(One(Monster(archetype="Gladiator Beast", not_name="Gladiator Beast Equeste"), YOUR_DECK)),
    ),
)

GLADIATOR_BEAST_HOPLOMUS: Final = Card(
    4253484,
    "Gladiator Beast Hoplomus",
    Continuous(do=ChangeStat(DEF, THIS_CARD, 2400, become=True, original=True), while_=BROUGHT_BY_ANOTHER),
    Trigger(
        when=AT_THE_END,
        needs=HAS_BATTLED,
        cost=TO_THE_DECK,
        do=SpecialSummon(One(Monster(archetype="Gladiator Beast", not_name="Gladiator Beast Hoplomus"), YOUR_DECK)),
    ),
)

GLADIATOR_BEAST_ESSEDARII: Final = Card(
    73285669,
    "Gladiator Beast Essedarii",
    Materials(of=(A_GLADIATOR_BEAST, A_GLADIATOR_BEAST), fused=False),
    SummonProcedure(by=ReturnToDeck(AsMaterials(YOUR_FIELD)), from_=YOUR_EXTRA_DECK),
)

CARDS: Final = (
    GLADIATOR_BEAST_BESTIARI,
    GLADIATOR_BEAST_MURMILLO,
    GLADIATOR_BEAST_EQUESTE,
    GLADIATOR_BEAST_HOPLOMUS,
    GLADIATOR_BEAST_ESSEDARII,
)
