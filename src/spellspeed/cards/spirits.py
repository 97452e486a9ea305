"""Spirit Monsters: they cannot be Special Summoned, and go back to the hand in the End Phase of the turn they came."""

from typing import Final

from spellspeed.lang.vocabulary import *

CAME_THIS_TURN: Final = HasDone(THIS_CARD, NORMAL_SUMMON | TRIBUTE_SUMMON | WAS_FLIPPED)
IT_CAME: Final = (Summoned(THIS_CARD, SUMMONED_NORMALLY), Flipped(THIS_CARD))
NEVER_SPECIALLY: Final = SummonCondition(never=SUMMONED_SPECIALLY)
RETURN: Final = Trigger(when=If(PhaseReached(END_PHASE)), needs=CAME_THIS_TURN, do=AddToHand(THIS_CARD), mandatory=True)
BATTLE_DAMAGE: Final = DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD)

TSUKUYOMI: Final = Card(
    34853266,
    "Tsukuyomi",
    NEVER_SPECIALLY,
    Trigger(
        1,
        when=If(*IT_CAME),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE),
        mandatory=True,
    ),
    Trigger(2, when=If(PhaseReached(END_PHASE)), needs=CAME_THIS_TURN, do=AddToHand(THIS_CARD), mandatory=True),
)

OTOHIME: Final = Card(
    39751093,
    "Otohime",
    NEVER_SPECIALLY,
    RETURN,
    Trigger(
        when=When(*IT_CAME),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP))),
    ),
)

ASURA_PRIEST: Final = Card(
    2134346, "Asura Priest", NEVER_SPECIALLY, RETURN, Continuous(do=Grant(ATTACK_EVERY_MONSTER, THIS_CARD))
)

SUSA_SOLDIER: Final = Card(
    40473581,
    "Susa Soldier",
    NEVER_SPECIALLY,
    RETURN,
    Continuous(do=ChangeDamage(HALF_DAMAGE, OPPONENT, cards=THIS_CARD)),
)

FUSHI_NO_TORI: Final = Card(
    38538445,
    "Fushi No Tori",
    NEVER_SPECIALLY,
    RETURN,
    Trigger(when=When(BATTLE_DAMAGE), do=GainLP(TheAmount()), mandatory=True),
)

DARK_DUST_SPIRIT: Final = Card(
    89111398,
    "Dark Dust Spirit",
    NEVER_SPECIALLY,
    RETURN,
    Trigger(
        when=When(*IT_CAME),
        do=Destroy(All(Monster(FACE_UP), THE_FIELD, other_than=THIS_CARD)),
        mandatory=True,
    ),
)

YATA_GARASU: Final = Card(
    3078576,
    "Yata-Garasu",
    NEVER_SPECIALLY,
    RETURN,
    Trigger(when=If(BATTLE_DAMAGE), do=SkipPhase(DRAW_PHASE, OPPONENT), mandatory=True),
)

GREAT_LONG_NOSE: Final = Card(
    2356994,
    "Great Long Nose",
    NEVER_SPECIALLY,
    RETURN,
    Trigger(when=If(BATTLE_DAMAGE), do=SkipPhase(BATTLE_PHASE, OPPONENT), mandatory=True),
)

YAMATA_DRAGON: Final = Card(
    76862289,
    "Yamata Dragon",
    NEVER_SPECIALLY,
    RETURN,
    Trigger(when=When(BATTLE_DAMAGE), do=Draw(Difference(5, CountOf(ANY_CARD, YOUR_HAND))), mandatory=True),
)

INABA_WHITE_RABBIT: Final = Card(
    77084837,
    "Inaba White Rabbit",
    NEVER_SPECIALLY,
    RETURN,
    Continuous(
        do=Grant(ATTACK_DIRECTLY, THIS_CARD).also(Forbid(ATTACKING_MONSTERS, THIS_CARD)),
        while_=Exists(Monster(), OPPONENTS_FIELD),
    ),
)

CARDS: Final = (
    TSUKUYOMI,
    OTOHIME,
    ASURA_PRIEST,
    SUSA_SOLDIER,
    FUSHI_NO_TORI,
    DARK_DUST_SPIRIT,
    YATA_GARASU,
    GREAT_LONG_NOSE,
    YAMATA_DRAGON,
    INABA_WHITE_RABBIT,
)
