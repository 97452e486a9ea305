"""Spells that let one monster fight while the others do not, or that exchange and bring back what one has."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_RETURNED_CARDS: Final = Ref("the returned cards")
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")

# ------------------------------------------------------------------------------------------ one monster, not the others

MAGICIANS_UNITE: Final = Card(
    36045450,
    "Magicians Unite",
    Activation(
        1,
        needs=Exists(Monster(FACE_UP_ATTACK, type_=SPELLCASTER), YOUR_FIELD, count=AtLeast(2)),
        target=One(Monster(FACE_UP_ATTACK, type_=SPELLCASTER), YOUR_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 3000, become=True, until=UNTIL_TURN_ENDS).also(
            Forbid(
                DECLARING_ATTACKS,
                who=YOU,
                what=Monster(type_=SPELLCASTER, that=OtherThan(THE_TARGET)),
                until=UNTIL_TURN_ENDS,
            )
        ),
    ),
)

REBELLION: Final = Card(
    87567063,
    "Rebellion",
    Activation(
        1,
        needs=During(BATTLE_PHASE),
        limit=Limit(PER_ACTIVATION),
        target=One(Monster(), OPPONENTS_FIELD),
        do=ChangeControl(THE_TARGET, until=UNTIL_BATTLE_PHASE_ENDS).also(
            Forbid(DECLARING_ATTACKS, who=YOU, what=Monster(that=OtherThan(THE_TARGET)), until=UNTIL_TURN_ENDS)
        ),
    ),
)

FEATHER_SHOT: Final = Card(
    19394153,
    "Feather Shot",
    Activation(
        target=One(Monster(FACE_UP, name="Elemental HERO Avian"), YOUR_FIELD),
        do=Grant(EXTRA_ATTACK, THE_TARGET, times=Difference(CountOf(Monster(), YOUR_FIELD), 1), until=UNTIL_TURN_ENDS)
        .also(Forbid(ATTACKING_DIRECTLY, THE_TARGET, until=UNTIL_TURN_ENDS))
        .also(Forbid(DECLARING_ATTACKS, who=YOU, what=Monster(that=OtherThan(THE_TARGET)), until=UNTIL_TURN_ENDS)),
    ),
)

# ---------------------------------------------------------------------------------------------------- back to the owner

OWNERS_SEAL: Final = Card(
    9720537,
    "Owner's Seal",
    Activation(
        1,
        do=ChangeControl(All(Monster(owner=OPPONENT), YOUR_FIELD), OPPONENT).also(
            ChangeControl(All(Monster(owner=YOU), OPPONENTS_FIELD))
        ),
    ),
)

MONSTER_RECOVERY: Final = Card(
    93108433,
    "Monster Recovery",
    Activation(
        needs=Not(Exists(AnyCard(owner=OPPONENT), YOUR_HAND)),
        still_needs=Exists(ANY_CARD, YOUR_HAND),
        target=One(Monster(owner=YOU), YOUR_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(zone=ON_THE_FIELD)),
            ReturnToDeck(THE_TARGET)
            .also(ReturnToDeck(All(ANY_CARD, YOUR_HAND), called=THE_RETURNED_CARDS))
            .after_that(Draw(HowMany(THE_RETURNED_CARDS))),
        ),
    ),
)

# What the monster can neither activate nor apply is negated. Your opponent draws whatever becomes of the target.
LEVEL_MODULATION: Final = Card(
    61850482,
    "Level Modulation",
    Activation(
        target=One(Monster(archetype="LV"), YOUR_GRAVEYARD),
        do=Draw(2, OPPONENT).then(
            SpecialSummon(THE_TARGET, ignoring_conditions=True, called=THE_SUMMONED_MONSTER).and_if_you_do(
                Forbid(ATTACKING, THE_SUMMONED_MONSTER, until=UNTIL_TURN_ENDS)
                .also(Forbid(ACTIVATING, THE_SUMMONED_MONSTER, until=UNTIL_TURN_ENDS))
                .also(NegateEffectsOf(THE_SUMMONED_MONSTER, until=UNTIL_TURN_ENDS))
            )
        ),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    MAGICIANS_UNITE,
    REBELLION,
    FEATHER_SHOT,
    OWNERS_SEAL,
    MONSTER_RECOVERY,
    LEVEL_MODULATION,
)
