"""Monsters that are no Spirits and still cannot be Special Summoned."""

from typing import Final

from spellspeed.lang.vocabulary import *

NEVER_SPECIALLY: Final = SummonCondition(never=SUMMONED_SPECIALLY)
THE_DESTROYED: Final = Ref("the destroyed cards")
# Only face-down cards, and those in the hand, are activated as cards.
NO_SPELLS_OR_TRAPS: Final = Forbid(ACTIVATING, All(SpellOrTrap(FACE_DOWN), OPPONENTS_FIELD | OPPONENTS_HAND))

ANCIENT_GEAR_GOLEM: Final = Card(
    83104731,
    "Ancient Gear Golem",
    NEVER_SPECIALLY,
    Continuous(1, NO_SPELLS_OR_TRAPS, while_=Matches(THIS_CARD, Monster(attacking=True))),
    Continuous(2, Grant(PIERCING, THIS_CARD)),
)

ANCIENT_GEAR_BEAST: Final = Card(
    10509340,
    "Ancient Gear Beast",
    NEVER_SPECIALLY,
    Continuous(1, NO_SPELLS_OR_TRAPS, while_=Matches(THIS_CARD, Monster(attacking=True))),
    Continuous(
        2,
        NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
    ),
)

DOOMCALIBER_KNIGHT: Final = Card(
    78700060,
    "Doomcaliber Knight",
    NEVER_SPECIALLY,
    Quick(
        1,
        when=When(Activated(Monster(), AS_AN_EFFECT)),
        cost=Tribute(THIS_CARD),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
        mandatory=True,
    ),
)

# The Tributes are asked for a Set as well. Who wins is no effect: nothing negates it.
VICTORY_DRAGON: Final = Card(
    44910027,
    "Victory Dragon",
    NEVER_SPECIALLY,
    TributeProcedure(tributes=3, of=Monster(type_=DRAGON), only=True, set_too=True),
    Clause(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True, to_zero=True)),
        do=WinTheDuel(match=True),
    ),
)

GANDORA: Final = Card(
    64681432,
    "Gandora the Dragon of Destruction",
    NEVER_SPECIALLY,
    Ignition(
        1,
        cost=PayLP(Half(LifePoints(YOU), down=True)),
        do=Destroy(All(ANY_CARD, THE_FIELD, other_than=THIS_CARD), banish=True, called=THE_DESTROYED).and_if_you_do(
            ChangeStat(ATK, THIS_CARD, Times(300, HowMany(THE_DESTROYED)))
        ),
    ),
    Trigger(
        2,
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, NORMAL_SUMMON | TRIBUTE_SUMMON | FLIP_SUMMON),
        do=SendToGraveyard(THIS_CARD),
        mandatory=True,
    ),
)

# It must be able to lose all of the 500, of both.
LIGHT_AND_DARKNESS_DRAGON: Final = Card(
    47297616,
    "Light and Darkness Dragon",
    NEVER_SPECIALLY,
    Continuous(do=Treat(THIS_CARD, attribute=LIGHT | DARK)),
    Quick(
        when=When(Activated(SpellOrTrap()), Activated(Monster(), AS_AN_EFFECT)),
        limit=Limit(PER_COPY, A_CHAIN),
        # It is activated with less than 500 ATK or DEF, too, and then does nothing.
        do=OnlyIf(
            Both(Compare(Stat(ATK, THIS_CARD), AtLeast(500)), Compare(Stat(DEF, THIS_CARD), AtLeast(500))),
            ChangeStat(ATK | DEF, THIS_CARD, 500, lose=True).and_if_you_do(Negate(THE_ACTIVATION)),
        ),
        mandatory=True,
    ),
    # Its cards are destroyed even if no monster can be targeted.
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True)),
        target=One(Monster(), YOUR_GRAVEYARD, or_none=True),
        do=Destroy(All(ANY_CARD, YOUR_FIELD)).after_that(SpecialSummon(THE_TARGET)),
        mandatory=True,
    ),
)

THE_WICKED_DREADROOT: Final = Card(
    62180201,
    "The Wicked Dreadroot",
    SummonCondition(never=SUMMONED_SPECIALLY),
    TributeProcedure(tributes=3, only=True, set_too=True),
    Continuous(
        1,
        HalveStat(ATK, All(Monster(), THE_FIELD, other_than=THIS_CARD)).also(
            HalveStat(DEF, All(Monster(), THE_FIELD, other_than=THIS_CARD))
        ),
    ),
)

CARDS: Final = (
    ANCIENT_GEAR_GOLEM,
    ANCIENT_GEAR_BEAST,
    DOOMCALIBER_KNIGHT,
    VICTORY_DRAGON,
    GANDORA,
    LIGHT_AND_DARKNESS_DRAGON,
    THE_WICKED_DREADROOT,
)
