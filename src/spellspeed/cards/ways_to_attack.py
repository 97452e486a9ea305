"""Monsters with a way of their own to attack, and what changes how others battle."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_TRIBUTED_MONSTERS: Final = Ref("the Tributed monsters")
THE_CHOSEN_CARD: Final = Ref("the chosen card")
UMI_IS_THERE: Final = Exists(Spell(FACE_UP, name="Umi"), THE_FIELD)
IN_THE_DAMAGE_STEP: Final = During(
    timings=START_OF_DAMAGE_STEP
    | BEFORE_DAMAGE_CALCULATION
    | DAMAGE_CALCULATION
    | AFTER_DAMAGE_CALCULATION
    | END_OF_DAMAGE_STEP
)

# ------------------------------------------------------------------------------------------------- against Defense

GRAVEKEEPERS_SPEAR_SOLDIER: Final = Card(
    63695531, "Gravekeeper's Spear Soldier", Continuous(do=Grant(PIERCING, THIS_CARD))
)

LANCER_DRAGONUTE: Final = Card(11125718, "Lancer Dragonute", Continuous(1, Grant(PIERCING, THIS_CARD)))

NINJA_GRANDMASTER_SASUKE: Final = Card(
    4041838,
    "Ninja Grandmaster Sasuke",
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_UP_DEFENSE), AS_ATTACKER)),
        do=Destroy(THE_OPPOSING),
        mandatory=True,
    ),
)

AXE_DRAGONUTE: Final = Card(
    84914462,
    "Axe Dragonute",
    Continuous(
        1,
        ChangePosition(THIS_CARD, FACE_UP_DEFENSE),
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, role=AS_ATTACKER)),
    ),
)

EXARION_UNIVERSE: Final = Card(
    63749102,
    "Exarion Universe",
    Quick(
        1,
        needs=Both(
            During(BATTLE_PHASE, YOU),
            Matches(THIS_CARD, Monster(attacking=True)),
            Exists(Monster(DEFENSE_POSITION, battling=True), OPPONENTS_FIELD),
        ),
        do=ChangeStat(ATK, THIS_CARD, 400, lose=True, until=UNTIL_TURN_ENDS).and_if_you_do(
            Grant(PIERCING, THIS_CARD, until=UNTIL_TURN_ENDS)
        ),
        damage_step=False,
    ),
)

GAIA_SOUL: Final = Card(
    51355346,
    "Gaia Soul the Combustible Collective",
    Ignition(
        limit=Limit(),
        cost=Tribute(UpTo(2, Monster(type_=PYRO), YOUR_FIELD, other_than=THIS_CARD), called=THE_TRIBUTED_MONSTERS),
        do=ChangeStat(ATK, THIS_CARD, Times(1000, HowMany(THE_TRIBUTED_MONSTERS))),
    ),
    Continuous(do=Grant(PIERCING, THIS_CARD)),
    Trigger(when=If(PhaseReached(END_PHASE)), do=Destroy(THIS_CARD), mandatory=True),
)

# ---------------------------------------------------------------------------------------------------- direct attacks

MYSTIC_LAMP: Final = Card(98049915, "Mystic Lamp", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)))

LEGHUL: Final = Card(12472242, "Leghul", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)))

QUEENS_DOUBLE: Final = Card(5901497, "Queen's Double", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)))

SERVANT_OF_CATABOLISM: Final = Card(2792265, "Servant of Catabolism", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)))

RAGING_FLAME_SPRITE: Final = Card(
    90810762,
    "Raging Flame Sprite",
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)),
    Trigger(
        when=When(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD, directly=True)),
        do=ChangeStat(ATK, THIS_CARD, 1000),
        mandatory=True,
    ),
)

GEAR_GOLEM: Final = Card(
    30190809,
    "Gear Golem the Moving Fortress",
    Ignition(
        needs=During(MAIN_PHASE_1, YOU),
        cost=PayLP(800),
        do=Grant(ATTACK_DIRECTLY, THIS_CARD, until=UNTIL_TURN_ENDS),
    ),
)

AMPHIBIOUS_BUGROTH_MK_3: Final = Card(
    64342551, "Amphibious Bugroth MK-3", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=UMI_IS_THERE)
)

# ------------------------------------------------------------------------------------------------- further attacks

MERMAID_KNIGHT: Final = Card(
    24435369, "Mermaid Knight", Continuous(do=Grant(EXTRA_ATTACK, THIS_CARD), while_=UMI_IS_THERE)
)

ELEMENT_DRAGON: Final = Card(
    30314994,
    "Element Dragon",
    Continuous(1, ChangeStat(ATK, THIS_CARD, 500), while_=Exists(Monster(FACE_UP, attribute=FIRE), THE_FIELD)),
    Trigger(
        when=When(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        needs=Both(Exists(Monster(FACE_UP, attribute=WIND), THE_FIELD), Matches(THIS_CARD, Monster(attacking=True))),
        do=Grant(ATTACK_AGAIN, THIS_CARD, until=UNTIL_BATTLE_PHASE_ENDS),
    ),
)

# --------------------------------------------------------------------------------------------- by what it battles

KARAKURI_SPIDER: Final = Card(
    45688586,
    "Karakuri Spider",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(attribute=DARK), AS_ATTACKER)),
        do=Destroy(THE_OPPOSING),
        mandatory=True,
    ),
)

INSECT_SOLDIERS_OF_THE_SKY: Final = Card(
    7019529,
    "Insect Soldiers of the Sky",
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 1000),
        while_=Both(
            IN_THE_DAMAGE_STEP,
            Matches(THIS_CARD, Monster(attacking=True)),
            Exists(Monster(FACE_UP, attribute=WIND, battling=True), OPPONENTS_FIELD),
        ),
    ),
)

LUMINOUS_SOLDIER: Final = Card(
    57482479,
    "Luminous Soldier",
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 500),
        while_=Both(
            IN_THE_DAMAGE_STEP,
            Matches(THIS_CARD, Monster(battling=True)),
            Exists(Monster(FACE_UP, attribute=DARK, battling=True), OPPONENTS_FIELD),
        ),
    ),
)

CIPHER_SOLDIER: Final = Card(
    79853073,
    "Cipher Soldier",
    Trigger(
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD, Monster(type_=WARRIOR))),
        do=ChangeStat(ATK | DEF, THIS_CARD, 2000, until=UNTIL_CALCULATED),
        mandatory=True,
    ),
)

TIMEATER: Final = Card(
    44913552,
    "Timeater",
    Trigger(
        when=If(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=SkipPhase(MAIN_PHASE_1, OPPONENT),
        mandatory=True,
    ),
)

ROCKET_WARRIOR: Final = Card(
    30860696,
    "Rocket Warrior",
    Continuous(
        1,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD).also(ChangeDamage(NO_DAMAGE, YOU, cards=THIS_CARD)),
        while_=During(BATTLE_PHASE, YOU),
    ),
    Trigger(
        2,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(), AS_ATTACKER)),
        do=ChangeStat(ATK, THE_OPPOSING, 500, lose=True, until=UNTIL_TURN_ENDS),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------- being attacked

HIERACOSPHINX: Final = Card(
    82260502, "Hieracosphinx", Continuous(do=Forbid(BEING_ATTACKED, All(Monster(FACE_DOWN_DEFENSE), YOUR_FIELD)))
)

STONE_STATUE_OF_THE_AZTECS: Final = Card(
    31812496,
    "Stone Statue of the Aztecs",
    Continuous(
        1,
        ChangeDamage(DOUBLE_DAMAGE, OPPONENT, cards=THIS_CARD),
        while_=Not(Matches(THIS_CARD, Monster(attacking=True))),
    ),
)

CANYON: Final = Card(
    28120197,
    "Canyon",
    Continuous(
        do=ChangeDamage(DOUBLE_DAMAGE, OPPONENT, cards=All(Monster(DEFENSE_POSITION, type_=ROCK), YOUR_FIELD)).also(
            ChangeDamage(DOUBLE_DAMAGE, YOU, cards=All(Monster(DEFENSE_POSITION, type_=ROCK), OPPONENTS_FIELD))
        )
    ),
)

INSECT_BARRIER: Final = Card(
    23615409,
    "Insect Barrier",
    Continuous(do=Forbid(DECLARING_ATTACKS, All(Monster(FACE_UP, type_=INSECT), OPPONENTS_FIELD))),
)

ORDEAL_OF_A_TRAVELER: Final = Card(
    39537362,
    "Ordeal of a Traveler",
    Trigger(
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        needs=Exists(ANY_CARD, YOUR_HAND),
        limit=Limit(PER_COPY, A_BATTLE),
        do=Declare(A_CARD_KIND, who=OPPONENT)
        .also(Reveal(One(ANY_CARD, YOUR_HAND, at_random=True, called=THE_CHOSEN_CARD)))
        .also(OnlyIf(Not(Matches(THE_CHOSEN_CARD, AnyCard(declared=A_CARD_KIND))), AddToHand(THAT_CARD))),
    ),
)

MASK_OF_WEAKNESS: Final = Card(
    57882509,
    "Mask of Weakness",
    Activation(
        1,
        target=One(Monster(attacking=True), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 700, lose=True, until=UNTIL_TURN_ENDS),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    GRAVEKEEPERS_SPEAR_SOLDIER,
    LANCER_DRAGONUTE,
    NINJA_GRANDMASTER_SASUKE,
    AXE_DRAGONUTE,
    EXARION_UNIVERSE,
    GAIA_SOUL,
    MYSTIC_LAMP,
    LEGHUL,
    QUEENS_DOUBLE,
    SERVANT_OF_CATABOLISM,
    RAGING_FLAME_SPRITE,
    GEAR_GOLEM,
    AMPHIBIOUS_BUGROTH_MK_3,
    MERMAID_KNIGHT,
    ELEMENT_DRAGON,
    KARAKURI_SPIDER,
    INSECT_SOLDIERS_OF_THE_SKY,
    LUMINOUS_SOLDIER,
    CIPHER_SOLDIER,
    TIMEATER,
    ROCKET_WARRIOR,
    HIERACOSPHINX,
    STONE_STATUE_OF_THE_AZTECS,
    CANYON,
    INSECT_BARRIER,
    ORDEAL_OF_A_TRAVELER,
    MASK_OF_WEAKNESS,
)
