"""Traps that become monsters."""

from typing import Final

from spellspeed.lang.vocabulary import *

EMBODIMENT_OF_APOPHIS: Final = Card(
    28649820,
    "Embodiment of Apophis",
    Activation(
        1,
        needs=During(MAIN_PHASE_1 | MAIN_PHASE_2),
        do=SpecialSummon(THIS_CARD, as_=AsMonster(EARTH, REPTILE, 4, 1600, 1800)),
    ),
)

METAL_REFLECT_SLIME: Final = Card(
    26905245,
    "Metal Reflect Slime",
    Activation(1, do=SpecialSummon(THIS_CARD, FACE_UP_DEFENSE, as_=AsMonster(WATER, AQUA, 10, 0, 3000, EFFECT))),
    Continuous(2, Forbid(ATTACKING, THIS_CARD)),
)

ZOMA_THE_SPIRIT: Final = Card(
    79852326,
    "Zoma the Spirit",
    Activation(1, do=SpecialSummon(THIS_CARD, FACE_UP_DEFENSE, as_=AsMonster(DARK, ZOMBIE, 4, 1800, 500, EFFECT))),
    Trigger(
        2,
        when=If(Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE)),
        do=InflictDamage(Stat(ATK, THE_OPPOSING), OPPONENT),
        mandatory=True,
    ),
)

STRONGHOLD_THE_MOVING_FORTRESS: Final = Card(
    13955608,
    "Stronghold the Moving Fortress",
    Activation(1, do=SpecialSummon(THIS_CARD, FACE_UP_DEFENSE, as_=AsMonster(EARTH, MACHINE, 4, 0, 2000, EFFECT))),
    Continuous(
        2,
        ChangeStat(ATK, THIS_CARD, 3000),
        while_=Both(
            Exists(Monster(FACE_UP, name="Green Gadget"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Red Gadget"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Yellow Gadget"), YOUR_FIELD),
        ),
    ),
)

SHAPESISTER: Final = Card(
    92099232,
    "Shapesister",
    Activation(
        limit=Limit(PER_ACTIVATION),
        do=SpecialSummon(THIS_CARD, as_=AsMonster(EARTH, FIEND, 2, 0, 0, NORMAL | TUNER)),
    ),
)

STATUE_OF_ANGUISH_PATTERN: Final = Card(
    23626223,
    "Statue of Anguish Pattern",
    Activation(1, do=SpecialSummon(THIS_CARD, as_=AsMonster(EARTH, ROCK, 7, 0, 2500, EFFECT))),
    Continuous(
        2,
        Forbid(BEING_TARGETED, THIS_CARD, by=AnyCard(controller=OPPONENT)),
        while_=Exists(Monster(FACE_UP, kind=TRAP), THE_FIELD, other_than=THIS_CARD),
    ),
    Trigger(
        3,
        when=If(Summoned(ANY_CARD, SUMMONED_SPECIALLY, from_=YOUR_SPELL_TRAP_ZONE, other_than=THIS_CARD)),
        target=One(ANY_CARD, THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

THE_PHANTOM_KNIGHTS_OF_SHADOW_VEIL: Final = Card(
    77462146,
    "The Phantom Knights of Shadow Veil",
    Activation(
        1,
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=ChangeStat(ATK | DEF, THE_TARGET, 300),
    ),
    Quick(
        2,
        when=When(AttackDeclared(Monster(), OPPONENT, directly=True)),
        do=SpecialSummon(THIS_CARD, FACE_UP_DEFENSE, as_=AsMonster(DARK, WARRIOR, 4, 0, 300, trap=False)).and_if_you_do(
            Redirect(THIS_CARD, IN_BANISHED, IN_GRAVEYARD | IN_HAND | IN_DECK)
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")

MACHINE_KING_3000_BC: Final = Card(
    70406920,
    "Machine King - 3000 B.C.",
    Activation(
        oath=Forbid(SUMMONING_FACE_UP, who=YOU).also(Forbid(SPECIAL_SUMMONING, who=YOU, otherwise=True)),
        do=SpecialSummon(THIS_CARD, as_=AsMonster(EARTH, MACHINE, 4, 1000, 1000, EFFECT)),
    ),
    Ignition(
        limit=Limit(),
        # Tributed itself, it would have nothing left to gain ATK.
        # rule: effect.condition.no-possible-resolution-blocks-activation
        cost=Tribute(One(Monster(type_=MACHINE), YOUR_FIELD, other_than=THIS_CARD, called=THE_TRIBUTED_MONSTER)),
        do=ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_TRIBUTED_MONSTER), until=UNTIL_END_PHASE),
    ),
)

CARDS: Final = (
    EMBODIMENT_OF_APOPHIS,
    METAL_REFLECT_SLIME,
    ZOMA_THE_SPIRIT,
    STRONGHOLD_THE_MOVING_FORTRESS,
    SHAPESISTER,
    STATUE_OF_ANGUISH_PATTERN,
    THE_PHANTOM_KNIGHTS_OF_SHADOW_VEIL,
    MACHINE_KING_3000_BC,
)
