"""Traps that direct an attack elsewhere, or answer it in another way of their own."""

from typing import Final

from spellspeed.lang.vocabulary import *

CALL_OF_THE_EARTHBOUND: Final = Card(
    65743242,
    "Call of the Earthbound",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        do=SwitchAttack(One(Monster(), YOUR_FIELD)),
    ),
)

JAM_DEFENDER: Final = Card(
    21558682,
    "Jam Defender",
    Quick(
        when=When(AttackDeclared(Monster(), by=OPPONENT, on=Monster())),
        target=One(Monster(FACE_UP, name="Revival Jam"), YOUR_FIELD),
        do=SwitchAttack(THE_TARGET),
    ),
)

TOON_DEFENSE: Final = Card(
    43509019,
    "Toon Defense",
    Quick(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT, on=Monster(FACE_UP, kind=TOON, level=AtMost(4)))),
        do=SwitchAttack(),
    ),
)

ASTRAL_BARRIER: Final = Card(
    37053871,
    "Astral Barrier",
    Quick(when=When(AttackDeclared(Monster(), by=OPPONENT, on=Monster())), do=SwitchAttack()),
)

CLAY_CHARGE: Final = Card(
    22479888,
    "Clay Charge",
    Activation(
        when=When(AttackTargetSelected(Monster(name="Elemental HERO Clayman", controller=YOU, that=SeenThrough()))),
        do=Destroy(THE_OPPOSING).and_(Destroy(THAT_CARD)).and_(InflictDamage(800, OPPONENT)),
    ),
)

COVERING_FIRE: Final = Card(
    74458486,
    "Covering Fire",
    Activation(
        when=If(
            BattleReached(START_OF_DAMAGE_STEP, Monster(controller=YOU), Monster(), AS_ATTACKED),
            BattleReached(BEFORE_DAMAGE_CALCULATION, Monster(controller=YOU), Monster(), AS_ATTACKED),
        ),
        target=One(Monster(FACE_UP), YOUR_FIELD, other_than=THAT_CARD),
        do=ChangeStat(ATK, THAT_CARD, Stat(ATK, THE_TARGET), until=UNTIL_DAMAGE_STEP_ENDS),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    CALL_OF_THE_EARTHBOUND,
    JAM_DEFENDER,
    TOON_DEFENSE,
    ASTRAL_BARRIER,
    CLAY_CHARGE,
    COVERING_FIRE,
)
