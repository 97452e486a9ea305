"""Monsters that attack in a way of their own, and monsters that keep themselves or others from being attacked."""

from typing import Final

from spellspeed.lang.vocabulary import *

UMI_IS_THERE: Final = Exists(Spell(FACE_UP, name="Umi"), THE_FIELD)
CAME_THIS_TURN: Final = NORMAL_SUMMON | TRIBUTE_SUMMON | FLIP_SUMMON | SPECIAL_SUMMON
NO_SPELLS_OR_TRAPS: Final = Not(Exists(SpellOrTrap(), OPPONENTS_FIELD))
NONE_IN_ATTACK: Final = Not(Exists(Monster(ATTACK_POSITION), OPPONENTS_FIELD))
ALL_FACE_UP: Final = Not(Exists(Monster(FACE_DOWN), OPPONENTS_FIELD))
# It is held also if it lies in Defense Position by then.
TURNS_AFTER_ITS_ATTACK: Final = ChangePosition(THIS_CARD, FACE_UP_DEFENSE).also(
    Forbid(CHANGING_POSITION, THIS_CARD, until=UNTIL_YOUR_NEXT_TURN_ENDS)
)


# -------------------------------------------------------------------------------------------------- against Defense

DARK_DRICERATOPS: Final = Card(65287621, "Dark Driceratops", Continuous(do=Grant(PIERCING, THIS_CARD)))
BITELON: Final = Card(44702857, "Bitelon", Continuous(do=Grant(PIERCING, THIS_CARD)))
SABER_BEETLE: Final = Card(49645921, "Saber Beetle", Continuous(do=Grant(PIERCING, THIS_CARD)))
BLADEDGE: Final = Card(59793705, "Elemental HERO Bladedge", Continuous(1, Grant(PIERCING, THIS_CARD)))

GYAKU_GIRE_PANDA: Final = Card(
    9817927,
    "Gyaku-Gire Panda",
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(500, CountOf(Monster(), OPPONENTS_FIELD)))),
    Continuous(do=Grant(PIERCING, THIS_CARD)),
)

# ---------------------------------------------------------------------------------------------------- direct attacks

NIGHTMARE_HORSE: Final = Card(59290628, "Nightmare Horse", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD)))

# "Only such monsters" of the next three means that there is no Spell or Trap either.
DRILLAGO: Final = Card(
    99050989,
    "Drillago",
    Continuous(
        do=Grant(ATTACK_DIRECTLY, THIS_CARD),
        while_=Both(NO_SPELLS_OR_TRAPS, ALL_FACE_UP, Not(Exists(Monster(FACE_UP, atk=AtMost(1599)), OPPONENTS_FIELD))),
    ),
)

BLACK_TYRANNO: Final = Card(
    38670435,
    "Black Tyranno",
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=Both(NO_SPELLS_OR_TRAPS, NONE_IN_ATTACK)),
)

ROCKET_JUMPER: Final = Card(
    53890795,
    "Rocket Jumper",
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=Both(NO_SPELLS_OR_TRAPS, NONE_IN_ATTACK)),
)

SHADOWSLAYER: Final = Card(
    20939559, "Shadowslayer", Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=NONE_IN_ATTACK)
)

CYBER_TUTU: Final = Card(
    49375719,
    "Cyber Tutu",
    Continuous(
        do=Grant(ATTACK_DIRECTLY, THIS_CARD),
        while_=Both(ALL_FACE_UP, Not(Exists(Monster(FACE_UP, atk=AtMost(Stat(ATK, THIS_CARD))), OPPONENTS_FIELD))),
    ),
)

# ------------------------------------------------------------------------------------------------- further attacks

TWINHEADED_BEAST: Final = Card(82035781, "Twinheaded Beast", Continuous(1, Grant(EXTRA_ATTACK, THIS_CARD)))

MASTER_MONK: Final = Card(
    49814180,
    "Master Monk",
    SummonProcedure(by=Tribute(One(Monster(name="Monk Fighter"), YOUR_FIELD)), properly=False),
    Continuous(do=Grant(EXTRA_ATTACK, THIS_CARD)),
)

CHAIN_THRASHER: Final = Card(
    88190453,
    "Chain Thrasher",
    Continuous(do=Grant(EXTRA_ATTACK, THIS_CARD, times=CountOf(Monster(name="Chain Thrasher"), YOUR_GRAVEYARD))),
)

GRAY_WING: Final = Card(
    29618570,
    "Gray Wing",
    Ignition(
        needs=During(MAIN_PHASE_1, YOU),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Grant(EXTRA_ATTACK, THIS_CARD, until=UNTIL_TURN_ENDS),
    ),
)

BERSERK_DRAGON: Final = Card(
    85605684,
    "Berserk Dragon",
    SummonCondition(only_by=AnyCard(name="A Deal with Dark Ruler")),
    Continuous(do=Grant(ATTACK_EVERY_MONSTER, THIS_CARD)),
    Trigger(when=If(PhaseReached(END_PHASE, YOU)), do=ChangeStat(ATK, THIS_CARD, 500, lose=True), mandatory=True),
)

# ------------------------------------------------------------------------------------------- what attacking does to it

GIANT_ORC: Final = Card(
    73698349,
    "Giant Orc",
    Continuous(do=TURNS_AFTER_ITS_ATTACK, when=If(EndStepReached()), while_=HasDone(THIS_CARD, HAS_ATTACKED)),
)
GOBLIN_ELITE_ATTACK_FORCE: Final = Card(
    85306040,
    "Goblin Elite Attack Force",
    Continuous(1, TURNS_AFTER_ITS_ATTACK, when=If(EndStepReached()), while_=HasDone(THIS_CARD, HAS_ATTACKED)),
)
INDOMITABLE_FIGHTER_LEI_LEI: Final = Card(
    84173492,
    "Indomitable Fighter Lei Lei",
    Continuous(do=TURNS_AFTER_ITS_ATTACK, when=If(EndStepReached()), while_=HasDone(THIS_CARD, HAS_ATTACKED)),
)

TOON_GOBLIN_ATTACK_FORCE: Final = Card(
    15270885,
    "Toon Goblin Attack Force",
    Continuous(do=Forbid(ATTACKING, THIS_CARD), while_=HasDone(THIS_CARD, CAME_THIS_TURN)),
    Continuous(
        do=Grant(ATTACK_DIRECTLY, THIS_CARD),
        while_=Both(
            Exists(Spell(FACE_UP, name="Toon World"), YOUR_FIELD),
            Not(Exists(Monster(FACE_UP, kind=TOON), OPPONENTS_FIELD)),
        ),
    ),
    Continuous(do=Destroy(THIS_CARD), when=If(Destroyed(Spell(FACE_UP, name="Toon World"), from_=THE_FIELD))),
    Continuous(do=TURNS_AFTER_ITS_ATTACK, when=If(EndStepReached()), while_=HasDone(THIS_CARD, HAS_ATTACKED)),
)

# ---------------------------------------------------------------------------------------- who is not to be attacked

# It is passed over, not chosen: where nothing else stands, its controller is attacked.
THE_LEGENDARY_FISHERMAN: Final = Card(
    3643300,
    "The Legendary Fisherman",
    Continuous(1, Forbid(BEING_AFFECTED, THIS_CARD, by=Spell()), while_=UMI_IS_THERE),
    Continuous(2, Forbid(BEING_ATTACKED, THIS_CARD), while_=UMI_IS_THERE),
    Continuous(
        do=Grant(ATTACK_DIRECTLY, All(Monster(FACE_UP), OPPONENTS_FIELD)),
        while_=Both(
            UMI_IS_THERE,
            Not(Exists(Monster(not_name="The Legendary Fisherman"), YOUR_FIELD)),
            Not(Exists(Monster(FACE_DOWN), YOUR_FIELD)),
        ),
    ),
)

MAGICIANS_VALKYRIA: Final = Card(
    80304126,
    "Magician's Valkyria",
    Continuous(1, Forbid(BEING_ATTACKED, All(Monster(FACE_UP, type_=SPELLCASTER), YOUR_FIELD, other_than=THIS_CARD))),
)

MACHINA_SNIPER: Final = Card(
    23782705,
    "Machina Sniper",
    Continuous(
        1,
        Forbid(BEING_ATTACKED, All(Monster(FACE_UP, archetype="Machina", not_name="Machina Sniper"), THE_FIELD)),
    ),
)

BATTERYMAN_D: Final = Card(
    55401221,
    "Batteryman D",
    Continuous(do=Forbid(BEING_ATTACKED, All(Monster(FACE_UP, type_=THUNDER, not_name="Batteryman D"), YOUR_FIELD))),
)

ARCANE_ARCHER_OF_THE_FOREST: Final = Card(
    55001420,
    "Arcane Archer of the Forest",
    Continuous(do=Forbid(BEING_ATTACKED, THIS_CARD), while_=Exists(Monster(FACE_UP, type_=PLANT), YOUR_FIELD)),
    Ignition(
        cost=Tribute(One(Monster(type_=PLANT), YOUR_FIELD)),
        target=One(SpellOrTrap(), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

ANOTHER_FIEND: Final = Exists(Monster(FACE_UP, type_=FIEND), YOUR_FIELD, other_than=THIS_CARD)
GOBLIN_KING: Final = Card(
    18590133,
    "Goblin King",
    Continuous(do=Forbid(BEING_ATTACKED, THIS_CARD), while_=ANOTHER_FIEND),
    Continuous(
        do=ChangeStat(
            ATK | DEF,
            THIS_CARD,
            Times(1000, CountOf(Monster(FACE_UP, type_=FIEND), THE_FIELD, other_than=THIS_CARD)),
            become=True,
        )
    ),
)

CATNIPPED_KITTY: Final = Card(
    96501677,
    "Catnipped Kitty",
    Continuous(
        do=Forbid(BEING_ATTACKED, THIS_CARD),
        while_=Exists(Monster(FACE_UP, type_=BEAST), YOUR_FIELD, other_than=THIS_CARD),
    ),
    Ignition(
        limit=Limit(),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(DEF, THE_TARGET, 0, become=True, until=UNTIL_TURN_ENDS),
    ),
)

GRAVE_OHJA: Final = Card(
    40937767,
    "Grave Ohja",
    Continuous(do=Forbid(BEING_ATTACKED, THIS_CARD), while_=Exists(Monster(FACE_DOWN_DEFENSE), YOUR_FIELD)),
    Continuous(
        do=InflictDamage(300, OPPONENT),
        when=If(Summoned(Monster(), SUMMONED_BY_FLIPPING, by=YOU, other_than=THIS_CARD)),
    ),
)

# ------------------------------------------------------------------------------------------------ who cannot attack

BIG_TUSKED_MAMMOTH: Final = Card(
    59380081,
    "Big-Tusked Mammoth",
    Continuous(do=Forbid(ATTACKING, All(Monster(done=CAME_THIS_TURN), OPPONENTS_FIELD))),
)

INVITATION_TO_A_DARK_SLEEP: Final = Card(
    52675689,
    "Invitation to a Dark Sleep",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=LinkTogether(THE_TARGET),
        mandatory=True,
    ),
    Continuous(do=Forbid(ATTACKING, THE_LINKED_CARD)),
)

CYBER_BARRIER_DRAGON: Final = Card(
    68774379,
    "Cyber Barrier Dragon",
    SummonCondition(only_by=AnyCard(name="Attack Reflector Unit")),
    Trigger(
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        needs=Matches(THIS_CARD, Monster(FACE_UP_ATTACK)),
        limit=Limit(),
        do=Negate(THE_ATTACK),
    ),
)

GRAVEKEEPERS_ASSAILANT: Final = Card(
    25262697,
    "Gravekeeper's Assailant",
    Trigger(
        when=When(AttackDeclared(THIS_CARD)),
        needs=Exists(Spell(FACE_UP, name="Necrovalley"), THE_FIELD),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP, controller=OPPONENT))),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    DARK_DRICERATOPS,
    BITELON,
    SABER_BEETLE,
    BLADEDGE,
    GYAKU_GIRE_PANDA,
    NIGHTMARE_HORSE,
    DRILLAGO,
    BLACK_TYRANNO,
    ROCKET_JUMPER,
    SHADOWSLAYER,
    CYBER_TUTU,
    TWINHEADED_BEAST,
    MASTER_MONK,
    CHAIN_THRASHER,
    GRAY_WING,
    BERSERK_DRAGON,
    GIANT_ORC,
    GOBLIN_ELITE_ATTACK_FORCE,
    INDOMITABLE_FIGHTER_LEI_LEI,
    TOON_GOBLIN_ATTACK_FORCE,
    THE_LEGENDARY_FISHERMAN,
    MAGICIANS_VALKYRIA,
    MACHINA_SNIPER,
    BATTERYMAN_D,
    ARCANE_ARCHER_OF_THE_FOREST,
    GOBLIN_KING,
    CATNIPPED_KITTY,
    GRAVE_OHJA,
    BIG_TUSKED_MAMMOTH,
    INVITATION_TO_A_DARK_SLEEP,
    CYBER_BARRIER_DRAGON,
    GRAVEKEEPERS_ASSAILANT,
)
