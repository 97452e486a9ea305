"""LV monsters, which give way to the next of their kind, and what belongs to them."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SENT: Final = Ref("the sent monster")
THE_DESTROYED: Final = Ref("the destroyed monsters")
CAME_THIS_TURN: Final = NORMAL_SUMMON | TRIBUTE_SUMMON | SPECIAL_SUMMON | FLIP_SUMMON | WAS_FLIPPED
LONGER_THERE: Final = Not(HasDone(THIS_CARD, CAME_THIS_TURN))
DESTROYED_BY_IT: Final = HasDone(THIS_CARD, HAS_DESTROYED)


# ------------------------------------------------------------------------------------------------------ Armed Dragons

ARMED_DRAGON_LV3: Final = Card(
    980973,
    "Armed Dragon LV3",
    Trigger(
        1,
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Armed Dragon LV5"), YOUR_HAND | YOUR_DECK)),
    ),
)

ARMED_DRAGON_LV5: Final = Card(
    46384672,
    "Armed Dragon LV5",
    Ignition(
        1,
        cost=SendToGraveyard(One(Monster(), YOUR_HAND, called=THE_SENT)),
        target=One(Monster(FACE_UP, atk=AtMost(Stat(ATK, THE_SENT))), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP, atk=AtMost(Stat(ATK, THE_SENT)), controller=OPPONENT))),
    ),
    Trigger(
        2,
        when=If(PhaseReached(END_PHASE)),
        needs=DESTROYED_BY_IT,
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Armed Dragon LV7"), YOUR_HAND | YOUR_DECK)),
    ),
)

ARMED_DRAGON_LV7: Final = Card(
    73879377,
    "Armed Dragon LV7",
    SummonCondition(only_by=AnyCard(name="Armed Dragon LV5")),
    Ignition(
        1,
        cost=SendToGraveyard(One(Monster(), YOUR_HAND, called=THE_SENT)),
        do=Destroy(All(Monster(FACE_UP, atk=AtMost(Stat(ATK, THE_SENT))), OPPONENTS_FIELD)),
    ),
)

# --------------------------------------------------------------------------------------------------------------- Horus

HORUS_LV4: Final = Card(
    75830094,
    "Horus the Black Flame Dragon LV4",
    Continuous(do=Forbid(CHANGING_CONTROL, THIS_CARD)),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=DESTROYED_BY_IT,
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Horus the Black Flame Dragon LV6"), YOUR_HAND | YOUR_DECK)),
    ),
)

HORUS_LV6: Final = Card(
    11224103,
    "Horus the Black Flame Dragon LV6",
    Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell())),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=DESTROYED_BY_IT,
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Horus the Black Flame Dragon LV8"), YOUR_HAND | YOUR_DECK)),
    ),
)

HORUS_LV8: Final = Card(
    48229808,
    "Horus the Black Flame Dragon LV8",
    SummonCondition(only_by=AnyCard(name="Horus the Black Flame Dragon LV6")),
    Quick(
        when=When(Activated(Spell())),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP, controller=YOU)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

# ------------------------------------------------------------------------------------------------------- Dark Mimics

DARK_MIMIC_LV1: Final = Card(
    74713516,
    "Dark Mimic LV1",
    Flip(do=Draw(1)),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Dark Mimic LV3"), YOUR_HAND | YOUR_DECK)),
    ),
)

BY_DARK_MIMIC_LV1: Final = Matches(THIS_CARD, Monster(summoned_by="Dark Mimic LV1"))
DARK_MIMIC_LV3: Final = Card(
    1102515,
    "Dark Mimic LV3",
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        needs=Not(BY_DARK_MIMIC_LV1),
        do=Draw(1),
        mandatory=True,
    ),
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE)),
        needs=BY_DARK_MIMIC_LV1,
        do=Draw(2),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------------- swordsmen

MYSTIC_SWORDSMAN_LV4: Final = Card(
    74591968,
    "Mystic Swordsman LV4",
    SummonCondition(never=SUMMONED_NORMALLY),
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_DOWN_DEFENSE), AS_ATTACKER)),
        do=Destroy(Those(THE_OPPOSING, Monster(FACE_DOWN_DEFENSE))),
        mandatory=True,
    ),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        needs=DESTROYED_BY_IT,
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Mystic Swordsman LV6"), YOUR_HAND | YOUR_DECK)),
    ),
)

SILENT_SWORDSMAN_LV3: Final = Card(
    1995985,
    "Silent Swordsman LV3",
    Continuous(
        1,
        Negate(THE_EFFECT),
        when=If(Resolving(Spell(), as_=AS_ANYTHING, by=OPPONENT, targeting=THIS_CARD)),
    ),
    Trigger(
        2,
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        needs=LONGER_THERE,
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Silent Swordsman LV5"), YOUR_HAND | YOUR_DECK)),
    ),
)

SILENT_MAGICIAN_LV8: Final = Card(
    72443568,
    "Silent Magician LV8",
    SummonCondition(only_by=AnyCard(name="Silent Magician LV4")),
    Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD, by=Spell(controller=OPPONENT))),
)

# -------------------------------------------------------------------------------------------------- Ultimate Insects

ULTIMATE_INSECT_LV1: Final = Card(
    49441499,
    "Ultimate Insect LV1",
    Continuous(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell())),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        needs=LONGER_THERE,
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Ultimate Insect LV3"), YOUR_HAND | YOUR_DECK)),
    ),
)

ULTIMATE_INSECT_LV3: Final = Card(
    34088136,
    "Ultimate Insect LV3",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP), OPPONENTS_FIELD), 300, lose=True),
        while_=Matches(THIS_CARD, Monster(summoned_by="Ultimate Insect LV1")),
    ),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        needs=LONGER_THERE,
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Ultimate Insect LV5"), YOUR_HAND | YOUR_DECK)),
    ),
)

ULTIMATE_INSECT_LV5: Final = Card(
    34830502,
    "Ultimate Insect LV5",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP), OPPONENTS_FIELD), 500, lose=True),
        while_=Matches(THIS_CARD, Monster(summoned_by="Ultimate Insect LV3")),
    ),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        needs=LONGER_THERE,
        cost=SendToGraveyard(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Ultimate Insect LV7"), YOUR_HAND | YOUR_DECK)),
    ),
)

ULTIMATE_INSECT_LV7: Final = Card(
    19877898,
    "Ultimate Insect LV7",
    Continuous(
        do=ChangeStat(ATK | DEF, All(Monster(FACE_UP), OPPONENTS_FIELD), 700, lose=True),
        while_=Matches(THIS_CARD, Monster(summoned_by="Ultimate Insect LV5")),
    ),
)

# ---------------------------------------------------------------------------------------------------- Winged Kuriboh

WINGED_KURIBOH_LV10: Final = Card(
    98585345,
    "Winged Kuriboh LV10",
    SummonCondition(only_by=AnyCard(name="Transcendent Wings")),
    Quick(
        needs=During(BATTLE_PHASE, OPPONENT),
        cost=Tribute(THIS_CARD),
        do=Destroy(All(Monster(ATTACK_POSITION), OPPONENTS_FIELD), called=THE_DESTROYED).and_if_you_do(
            InflictDamage(Stat(ATK, THE_DESTROYED, original=True), OPPONENT)
        ),
    ),
)

TRANSCENDENT_WINGS: Final = Card(
    25573054,
    "Transcendent Wings",
    Activation(
        cost=SendToGraveyard(One(Monster(name="Winged Kuriboh", that=SeenThrough()), YOUR_FIELD)).and_(
            SendToGraveyard(Some(2, AnyCard(), YOUR_HAND))
        ),
        do=SpecialSummon(One(Monster(name="Winged Kuriboh LV10"), YOUR_HAND | YOUR_DECK)),
    ),
)

THE_GRAVEYARD_IN_THE_FOURTH_DIMENSION: Final = Card(
    88089103,
    "The Graveyard in the Fourth Dimension",
    Activation(do=ReturnToDeck(Some(2, Monster(archetype="LV"), YOUR_GRAVEYARD))),
)

CARDS: Final = (
    ARMED_DRAGON_LV3,
    ARMED_DRAGON_LV5,
    ARMED_DRAGON_LV7,
    HORUS_LV4,
    HORUS_LV6,
    HORUS_LV8,
    DARK_MIMIC_LV1,
    DARK_MIMIC_LV3,
    MYSTIC_SWORDSMAN_LV4,
    SILENT_SWORDSMAN_LV3,
    SILENT_MAGICIAN_LV8,
    ULTIMATE_INSECT_LV1,
    ULTIMATE_INSECT_LV3,
    ULTIMATE_INSECT_LV5,
    ULTIMATE_INSECT_LV7,
    WINGED_KURIBOH_LV10,
    TRANSCENDENT_WINGS,
    THE_GRAVEYARD_IN_THE_FOURTH_DIMENSION,
)
