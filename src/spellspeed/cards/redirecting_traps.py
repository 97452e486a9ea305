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

# ------------------------------------------------------------------------------------------------- another target

SHIFT: Final = Card(
    59560625,
    "Shift",
    Activation(
        1,
        when=When(AttackTargetSelected(Monster(controller=YOU))),
        target=One(Monster(), YOUR_FIELD, other_than=THAT_CARD),
        do=SwitchAttack(Those(THE_TARGET, Monster(controller=YOU))),
    ),
    Activation(
        2,
        when=When(
            Activated(
                SpellOrTrap(),
                AS_ANYTHING,
                by=OPPONENT,
                targeting=Monster(controller=YOU, zone=IN_MONSTER_ZONE),
                alone=True,
            )
        ),
        target=One(Monster(), YOUR_FIELD),
        do=SwitchTarget(Those(THE_TARGET, Monster(controller=YOU))),
    ),
)

FAIRYS_HAND_MIRROR: Final = Card(
    17653779,
    "Fairy's Hand Mirror",
    Activation(
        when=When(Activated(Spell(), by=OPPONENT, targeting=Monster(zone=IN_MONSTER_ZONE), alone=True)),
        target=One(Monster(), THE_FIELD),
        do=SwitchTarget(THE_TARGET),
    ),
)

FIENDS_HAND_MIRROR: Final = Card(
    58607704,
    "Fiend's Hand Mirror",
    Activation(
        when=When(Activated(Spell(), by=OPPONENT, targeting=SpellOrTrap(zone=ON_THE_FIELD), alone=True)),
        target=One(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD),
        do=SwitchTarget(THE_TARGET),
    ),
)

AN_AMAZONESS: Final = Monster(FACE_UP, archetype="Amazoness", zone=IN_MONSTER_ZONE)
THE_RETURNED_MONSTER: Final = Ref("the returned monster")
DRAMATIC_RESCUE: Final = Card(
    80193355,
    "Dramatic Rescue",
    Activation(
        when=When(
            Activated(ANY_CARD, targeting=AN_AMAZONESS),
            Activated(Monster(), AS_AN_EFFECT, targeting=AN_AMAZONESS),
        ),
        needs=Exists(Monster(), YOUR_HAND),
        do=AddToHand(Those(THE_TARGETED, AN_AMAZONESS), called=THE_RETURNED_MONSTER).and_if_you_do(
            SpecialSummon(One(Monster(), YOUR_HAND, other_than=THE_RETURNED_MONSTER))
        ),
    ),
)

# What does not fit the monster falls as soon as it is equipped to it.
COLLECTED_POWER: Final = Card(
    7565547,
    "Collected Power",
    Activation(
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Equip(THE_TARGET, what=All(AnyCard(that=IsEquipped()), THE_FIELD), freely=True),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    CALL_OF_THE_EARTHBOUND,
    JAM_DEFENDER,
    TOON_DEFENSE,
    ASTRAL_BARRIER,
    CLAY_CHARGE,
    COVERING_FIRE,
    SHIFT,
    FAIRYS_HAND_MIRROR,
    FIENDS_HAND_MIRROR,
    DRAMATIC_RESCUE,
    COLLECTED_POWER,
)
