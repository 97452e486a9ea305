"""Toon monsters, and monsters whose attacks cost something."""

from typing import Final

from spellspeed.lang.vocabulary import *

TOON_WORLD_NAME: Final = "Toon World"
HAS_TOON_WORLD: Final = Exists(Spell(FACE_UP, name=TOON_WORLD_NAME), YOUR_FIELD)
NO_TOON_OPPOSES: Final = Not(Exists(Monster(FACE_UP, kind=TOON), OPPONENTS_FIELD))
TOON_OPPOSES: Final = Exists(Monster(FACE_UP, kind=TOON), OPPONENTS_FIELD)
CAME_THIS_TURN: Final = HasDone(THIS_CARD, NORMAL_SUMMON | TRIBUTE_SUMMON | FLIP_SUMMON | SPECIAL_SUMMON)
# A name on the field is that of a face-up card.
TOON_WORLD_FALLS: Final = If(Destroyed(Spell(FACE_UP, name=TOON_WORLD_NAME), from_=THE_FIELD))
BATTLE_DAMAGE: Final = When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD))

TOON_WORLD: Final = Card(15259703, "Toon World", Activation(cost=PayLP(1000)))

TOON_TABLE_OF_CONTENTS: Final = Card(
    89997728,
    "Toon Table of Contents",
    Activation(1, do=AddToHand(One(AnyCard(archetype="Toon"), YOUR_DECK))),
)

# ------------------------------------------------------------------------------------ those that can be Normal Summoned


TOON_MASKED_SORCERER: Final = Card(
    16392422,
    "Toon Masked Sorcerer",
    Continuous(do=Forbid(ATTACKING, THIS_CARD), while_=CAME_THIS_TURN),
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=Both(HAS_TOON_WORLD, NO_TOON_OPPOSES)),
    Continuous(do=Destroy(THIS_CARD), when=TOON_WORLD_FALLS),
    Trigger(when=BATTLE_DAMAGE, do=Draw(1), mandatory=True),
)

TOON_GEMINI_ELF: Final = Card(
    42386471,
    "Toon Gemini Elf",
    Continuous(1, do=Forbid(ATTACKING, THIS_CARD), while_=CAME_THIS_TURN),
    Continuous(2, do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=Both(HAS_TOON_WORLD, NO_TOON_OPPOSES)),
    Trigger(3, when=BATTLE_DAMAGE, do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True))),
    Continuous(4, do=Destroy(THIS_CARD), when=TOON_WORLD_FALLS),
)

TOON_CANNON_SOLDIER: Final = Card(
    79875176,
    "Toon Cannon Soldier",
    Continuous(do=Forbid(ATTACKING, THIS_CARD), while_=CAME_THIS_TURN),
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=Both(HAS_TOON_WORLD, NO_TOON_OPPOSES)),
    Continuous(do=Destroy(THIS_CARD), when=TOON_WORLD_FALLS),
    Ignition(cost=Tribute(One(Monster(), YOUR_FIELD)), do=InflictDamage(500, OPPONENT)),
)

# -------------------------------------------------------------------------------------------- those that can not

# Nobody can tell whether a face-down monster is a Toon.
ONLY_TOONS: Final = Continuous(
    do=Forbid(ATTACKING_MONSTERS, THIS_CARD, what=Monster(not_kind=TOON)).also(
        Forbid(ATTACKING_MONSTERS, THIS_CARD, what=Monster(FACE_DOWN))
    ),
    while_=TOON_OPPOSES,
)

TOON_MERMAID: Final = Card(
    65458948,
    "Toon Mermaid",
    SummonProcedure(needs=HAS_TOON_WORLD),
    Continuous(1, do=Forbid(ATTACKING, THIS_CARD), while_=HasDone(THIS_CARD, SPECIAL_SUMMON)),
    AttackCost(2, by=PayLP(500)),
    Continuous(3, do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=NO_TOON_OPPOSES),
    ONLY_TOONS,
    Continuous(4, do=Destroy(THIS_CARD), when=TOON_WORLD_FALLS),
)

TOON_SUMMONED_SKULL: Final = Card(
    91842653,
    "Toon Summoned Skull",
    # Its text asks for Toon World whenever it is Special Summoned, be it by itself or, later, by an effect.
    SummonCondition(never=SUMMONED_SPECIALLY, unless=HAS_TOON_WORLD),
    SummonProcedure(needs=HAS_TOON_WORLD, by=Tribute(One(Monster(), YOUR_FIELD))),
    Continuous(do=Forbid(ATTACKING, THIS_CARD), while_=HasDone(THIS_CARD, SPECIAL_SUMMON)),
    AttackCost(by=PayLP(500)),
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=NO_TOON_OPPOSES),
    ONLY_TOONS,
    Continuous(do=Destroy(THIS_CARD), when=TOON_WORLD_FALLS),
)

MANGA_RYU_RAN: Final = Card(
    38369349,
    "Manga Ryu-Ran",
    SummonProcedure(needs=HAS_TOON_WORLD, by=Tribute(Some(2, Monster(), YOUR_FIELD))),
    Continuous(1, do=Forbid(ATTACKING, THIS_CARD), while_=HasDone(THIS_CARD, SPECIAL_SUMMON)),
    AttackCost(2, by=PayLP(500)),
    Continuous(3, do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=NO_TOON_OPPOSES),
    ONLY_TOONS,
    Continuous(4, do=Destroy(THIS_CARD), when=TOON_WORLD_FALLS),
)

BLUE_EYES_TOON_DRAGON: Final = Card(
    53183600,
    "Blue-Eyes Toon Dragon",
    SummonProcedure(needs=HAS_TOON_WORLD, by=Tribute(Some(2, Monster(), YOUR_FIELD))),
    Continuous(1, do=Forbid(ATTACKING, THIS_CARD), while_=HasDone(THIS_CARD, SPECIAL_SUMMON)),
    AttackCost(2, by=PayLP(500)),
    Continuous(3, do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=NO_TOON_OPPOSES),
    ONLY_TOONS,
    Continuous(4, do=Destroy(THIS_CARD), when=TOON_WORLD_FALLS),
)

TOON_DARK_MAGICIAN_GIRL: Final = Card(
    90960358,
    "Toon Dark Magician Girl",
    SummonProcedure(needs=HAS_TOON_WORLD, by=Tribute(One(Monster(), YOUR_FIELD))),
    Continuous(
        1,
        ChangeStat(
            ATK,
            THIS_CARD,
            Times(300, CountOf(Monster(name=("Dark Magician", "Magician of Black Chaos")), EITHER_GRAVEYARD)),
        ),
    ),
    Continuous(2, do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=NO_TOON_OPPOSES),
    ONLY_TOONS,
    Continuous(3, do=Destroy(THIS_CARD), when=TOON_WORLD_FALLS),
)

# -------------------------------------------------------------------------------------------- other attacks that cost

DARK_ELF: Final = Card(21417692, "Dark Elf", AttackCost(by=PayLP(1000)))

PANTHER_WARRIOR: Final = Card(
    42035044,
    "Panther Warrior",
    AttackCost(1, by=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD))),
)

CARDS: Final = (
    TOON_WORLD,
    TOON_TABLE_OF_CONTENTS,
    TOON_MASKED_SORCERER,
    TOON_GEMINI_ELF,
    TOON_CANNON_SOLDIER,
    TOON_MERMAID,
    TOON_SUMMONED_SKULL,
    MANGA_RYU_RAN,
    BLUE_EYES_TOON_DRAGON,
    TOON_DARK_MAGICIAN_GIRL,
    DARK_ELF,
    PANTHER_WARRIOR,
)
