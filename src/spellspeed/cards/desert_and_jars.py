"""Sphinxes that want the Pyramid of Light, monsters that pay for changing sides, and the Cyber Jar."""

from typing import Final

from spellspeed.lang.vocabulary import *

PYRAMID_IS_THERE: Final = Exists(AnyCard(FACE_UP, name="Pyramid of Light"), THE_FIELD)
NEVER_REVIVED: Final = SummonCondition(never=SUMMONED_SPECIALLY, from_=IN_GRAVEYARD)
COMES_FOR_500: Final = SummonProcedure(needs=PYRAMID_IS_THERE, by=PayLP(500))
RESTS_AS_IT_COMES: Final = Continuous(
    do=Forbid(ATTACKING, THIS_CARD), while_=HasDone(THIS_CARD, NORMAL_SUMMON | TRIBUTE_SUMMON | SPECIAL_SUMMON)
)
FELLS_A_DEFENDER: Final = If(
    Destroyed(Monster(DEFENSE_POSITION), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD),
)

ANDRO_SPHINX: Final = Card(
    15013468,
    "Andro Sphinx",
    COMES_FOR_500,
    RESTS_AS_IT_COMES,
    NEVER_REVIVED,
    Trigger(when=FELLS_A_DEFENDER, do=InflictDamage(Half(Stat(ATK, THAT_CARD)), OPPONENT), mandatory=True),
)

SPHINX_TELEIA: Final = Card(
    51402177,
    "Sphinx Teleia",
    COMES_FOR_500,
    RESTS_AS_IT_COMES,
    NEVER_REVIVED,
    Trigger(when=FELLS_A_DEFENDER, do=InflictDamage(Half(Stat(DEF, THAT_CARD)), OPPONENT), mandatory=True),
)

# --------------------------------------------------------------------------------------------------- changing sides

# The player who has got the monster is "you" in what it does then.
AMEBA: Final = Card(
    95174353,
    "Ameba",
    Trigger(
        when=When(ControlChanged(THIS_CARD)),
        limit=Limit(PER_COPY, A_DUEL),
        do=InflictDamage(2000, YOU),
        mandatory=True,
    ),
)

GRIGGLE: Final = Card(
    95744531,
    "Griggle",
    Trigger(
        when=When(ControlChanged(THIS_CARD)),
        limit=Limit(PER_COPY, A_DUEL),
        do=GainLP(3000, OPPONENT),
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------------- what a jar holds

OPEN_OR_HIDDEN: Final = FACE_UP_ATTACK | FACE_DOWN_DEFENSE
MINE: Final = Ref("the first cards")
THEIRS: Final = Ref("the second cards")

CYBER_JAR: Final = Card(
    34124316,
    "Cyber Jar",
    Flip(
        do=Destroy(All(Monster(), THE_FIELD))
        .after_that(Reveal(Top(5, called=MINE)))
        .also(Reveal(Top(5, OPPONENTS_DECK, called=THEIRS)))
        .after_that(SpecialSummon(Those(MINE, Monster(level=AtMost(4))), OPEN_OR_HIDDEN))
        .also(
            SpecialSummon(
                Some(5, Monster(level=AtMost(4)), OPPONENTS_DECK, by=OPPONENT, or_all=True, among=THEIRS),
                OPEN_OR_HIDDEN,
                OPPONENT,
                who=OPPONENT,
            )
        )
        .also(AddToHand(Those(MINE, AnyCard(zone=IN_DECK))))
        .also(AddToHand(Those(THEIRS, AnyCard(zone=IN_DECK))))
    ),
)

CARDS: Final[tuple[Card, ...]] = (ANDRO_SPHINX, SPHINX_TELEIA, AMEBA, GRIGGLE, CYBER_JAR)
