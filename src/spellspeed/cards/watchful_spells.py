"""Continuous Spells that act each time something happens."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_BANISHED_MONSTERS: Final = Ref("the banished monsters")
A_FACE_UP_SEVEN: Final = AnyCard(FACE_UP, name="7")
A_MOKEY_MOKEY: Final = Monster(FACE_UP, name="Mokey Mokey")

# ------------------------------------------------------------------------------------------------------------------ LP

SPRING_OF_REBIRTH: Final = Card(
    94425169,
    "Spring of Rebirth",
    Trigger(when=If(Sent(Monster(), EITHER_HAND, from_=THE_FIELD)), do=GainLP(500), mandatory=True),
)

SOUL_ABSORPTION: Final = Card(
    68073522,
    "Soul Absorption",
    Trigger(
        when=If(Sent(ANY_CARD, EITHER_BANISHED)),
        do=GainLP(Times(500, HowMany(THAT_CARD))),
        mandatory=True,
    ),
)

MORALE_BOOST: Final = Card(
    93671934,
    "Morale Boost",
    Continuous(do=GainLP(1000), when=If(Equipped(Spell(kind=EQUIP, controller=YOU), Monster()))),
    Continuous(do=GainLP(1000, OPPONENT), when=If(Equipped(Spell(kind=EQUIP, controller=OPPONENT), Monster()))),
    Continuous(do=InflictDamage(1000, YOU), when=If(LeftField(Spell(FACE_UP, kind=EQUIP, controller=YOU)))),
    Continuous(do=InflictDamage(1000, OPPONENT), when=If(LeftField(Spell(FACE_UP, kind=EQUIP, controller=OPPONENT)))),
)

SEVEN: Final = Card(
    67048711,
    "7",
    Activation(
        do=OnlyIf(
            Exists(A_FACE_UP_SEVEN, YOUR_FIELD, AtLeast(3)),
            Draw(3).then(Destroy(All(A_FACE_UP_SEVEN, THE_FIELD, other_than=THIS_CARD)).and_(Destroy(THIS_CARD))),
        )
    ),
    Trigger(when=When(Sent(THIS_CARD, YOUR_GRAVEYARD, from_=THE_FIELD)), do=GainLP(700), mandatory=True),
)

# -------------------------------------------------------------------------------------------------------------- battles

POISON_FANGS: Final = Card(
    76539047,
    "Poison Fangs",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=Monster(type_=BEAST))),
        do=InflictDamage(500, OPPONENT),
        mandatory=True,
    ),
)

CONTINUOUS_DESTRUCTION_PUNCH: Final = Card(
    68057622,
    "Continuous Destruction Punch",
    Continuous(
        do=OnlyIf(Compare(Stat(DEF, THAT_CARD), AtLeast(Plus(1, Stat(ATK, THE_OPPOSING)))), Destroy(THE_OPPOSING)),
        when=If(
            BattleReached(
                END_OF_DAMAGE_STEP,
                Monster(DEFENSE_POSITION, controller=YOU),
                Monster(controller=OPPONENT),
                AS_ATTACKED,
            )
        ),
    ),
)

# ------------------------------------------------------------------------------------------------- summoned, destroyed

STUMBLING: Final = Card(
    34646691,
    "Stumbling",
    Trigger(
        when=If(Summoned(Monster(FACE_UP_ATTACK))),
        do=ChangePosition(Those(THAT_CARD, Monster(FACE_UP_ATTACK)), FACE_UP_DEFENSE),
        mandatory=True,
    ),
)

MOKEY_MOKEY_SMACKDOWN: Final = Card(
    1965724,
    "Mokey Mokey Smackdown",
    Continuous(
        do=ChangeStat(ATK, All(A_MOKEY_MOKEY, YOUR_FIELD), 3000, become=True, until=UNTIL_END_PHASE),
        when=If(Destroyed(Monster(FACE_UP, type_=FAIRY, controller=YOU))),
        while_=Exists(A_MOKEY_MOKEY, YOUR_FIELD),
        together=True,
    ),
)

BRANCH: Final = Card(
    30548775,
    "Branch!",
    Trigger(
        when=When(
            Sent(
                Monster(kind=FUSION),
                EITHER_GRAVEYARD,
                from_=THE_FIELD,
                because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT,
                destroyed=True,
            )
        ),
        target=One(Monster(that=WasMaterial(THAT_CARD)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

DIFFERENT_DIMENSION_GATE: Final = Card(
    56460688,
    "Different Dimension Gate",
    Activation(
        target=(One(Monster(), YOUR_FIELD), One(Monster(), OPPONENTS_FIELD)),
        do=Banish(THE_TARGET, for_a_time=True, called=THE_BANISHED_MONSTERS).and_if_you_do(
            LinkTogether(THE_BANISHED_MONSTERS)
        ),
    ),
    Unclassified(
        when=When(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True)),
        do=ReturnToField(THE_LINKED_CARD),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    SPRING_OF_REBIRTH,
    SOUL_ABSORPTION,
    MORALE_BOOST,
    SEVEN,
    POISON_FANGS,
    CONTINUOUS_DESTRUCTION_PUNCH,
    STUMBLING,
    MOKEY_MOKEY_SMACKDOWN,
    BRANCH,
    DIFFERENT_DIMENSION_GATE,
)
