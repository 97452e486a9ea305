"""Monsters that gain the name and the effects of another for a time, and materials that let others gain effects."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_BANISHED_MONSTER: Final = Ref("the banished monster")
USED_FOR_AN_XYZ_SUMMON: Final = If(Summoned(Monster(kind=XYZ), SUMMONED_BY_XYZ, using=THIS_CARD))

PHANTOM_OF_CHAOS: Final = Card(
    30312361,
    "Phantom of Chaos",
    Ignition(
        1,
        limit=Limit(),
        target=One(Monster(kind=EFFECT), YOUR_GRAVEYARD),
        do=Banish(THE_TARGET).and_if_you_do(
            Treat(THIS_CARD, name_of=THE_TARGET, until=UNTIL_END_PHASE)
            .also(
                ChangeStat(
                    ATK,
                    THIS_CARD,
                    Stat(ATK, THE_TARGET, original=True),
                    become=True,
                    original=True,
                    until=UNTIL_END_PHASE,
                )
            )
            .also(GainEffects(THIS_CARD, of=THE_TARGET, until=UNTIL_END_PHASE))
        ),
    ),
    Continuous(2, ChangeDamage(NO_DAMAGE, OPPONENT, cards=THIS_CARD)),
)

# What has left the field or has been turned face-down since then is no longer a monster to be like.
NEO_SPACIAN_DARK_PANTHER: Final = Card(
    43237273,
    "Neo-Spacian Dark Panther",
    Ignition(
        1,
        limit=Limit(),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            Treat(THIS_CARD, name_of=THE_TARGET, until=UNTIL_END_PHASE).also(
                GainEffects(THIS_CARD, of=THE_TARGET, until=UNTIL_END_PHASE)
            ),
        ),
    ),
)

GEM_KNIGHT_MASTER_DIAMOND: Final = Card(
    39512984,
    "Gem-Knight Master Diamond",
    Materials(of=(Monster(archetype="Gem-Knight"),) * 3),
    SummonCondition(never=SUMMONED_SPECIALLY & ~SUMMONED_BY_FUSION, from_=IN_EXTRA_DECK),
    Continuous(1, ChangeStat(ATK, THIS_CARD, Times(100, CountOf(Monster(archetype="Gem-"), YOUR_GRAVEYARD)))),
    Ignition(
        2,
        limit=Limit(),
        cost=Banish(
            One(
                Monster(kind=FUSION, archetype="Gem-Knight", level=AtMost(7)),
                YOUR_GRAVEYARD,
                called=THE_BANISHED_MONSTER,
            )
        ),
        do=Treat(THIS_CARD, name_of=THE_BANISHED_MONSTER, until=UNTIL_END_PHASE).also(
            GainEffects(THIS_CARD, of=THE_BANISHED_MONSTER, until=UNTIL_END_PHASE)
        ),
    ),
)

BLACKWING_AURORA_THE_NORTHERN_LIGHTS: Final = Card(
    4068622,
    "Blackwing - Aurora the Northern Lights",
    SummonProcedure(
        by=Banish(One(Monster(FACE_UP, kind=TUNER, archetype="Blackwing"), YOUR_FIELD)).and_(
            Banish(One(Monster(FACE_UP, not_kind=TUNER), YOUR_FIELD))
        ),
        properly=False,
    ),
    Ignition(
        limit=Limit(),
        cost=Banish(One(Monster(kind=SYNCHRO, archetype="Blackwing"), YOUR_EXTRA_DECK, called=THE_BANISHED_MONSTER)),
        do=Treat(THIS_CARD, name_of=THE_BANISHED_MONSTER, until=UNTIL_END_PHASE)
        .also(
            ChangeStat(
                ATK,
                THIS_CARD,
                Stat(ATK, THE_BANISHED_MONSTER, original=True),
                become=True,
                original=True,
                until=UNTIL_END_PHASE,
            )
        )
        .also(GainEffects(THIS_CARD, of=THE_BANISHED_MONSTER, until=UNTIL_END_PHASE)),
    ),
)

# -------------------------------------------------------------------------------------------- what others are made with

BACHIBACHIBACHI: Final = Card(
    83272895,
    "Bachibachibachi",
    Unclassified(
        1,
        when=USED_FOR_AN_XYZ_SUMMON,
        do=GainEffects(THAT_CARD, lines=(Continuous(do=Grant(PIERCING, THIS_CARD)),)),
    ),
)

EXPRESS_TRAIN_TROLLEY_OLLEY: Final = Card(
    7080743,
    "Express Train Trolley Olley",
    Unclassified(
        1,
        when=USED_FOR_AN_XYZ_SUMMON,
        do=GainEffects(
            THAT_CARD,
            lines=(
                Trigger(
                    when=If(Summoned(THIS_CARD, SUMMONED_BY_XYZ)),
                    do=ChangeStat(ATK, THIS_CARD, 800),
                    mandatory=True,
                ),
            ),
        ),
    ),
)

CARDS: Final = (
    PHANTOM_OF_CHAOS,
    NEO_SPACIAN_DARK_PANTHER,
    GEM_KNIGHT_MASTER_DIAMOND,
    BLACKWING_AURORA_THE_NORTHERN_LIGHTS,
    BACHIBACHIBACHI,
    EXPRESS_TRAIN_TROLLEY_OLLEY,
)
