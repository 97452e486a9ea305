"""Monsters that do something when they come, or that come in ways of their own."""

from typing import Final

from spellspeed.lang.vocabulary import *

NORMALLY_OR_FLIPPED: Final = SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING

# ------------------------------------------------------------------------------------------------ what they bring along

VAMPIRIC_ORCHIS: Final = Card(
    46571052,
    "Vampiric Orchis",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=SpecialSummon(One(Monster(name="Des Dendle"), YOUR_HAND)),
    ),
)

DON_TURTLE: Final = Card(
    3493978,
    "Don Turtle",
    Trigger(
        when=When(Summoned(THIS_CARD, NORMALLY_OR_FLIPPED)),
        do=SpecialSummon(UpTo(ANY_NUMBER, Monster(name="Don Turtle"), YOUR_HAND)),
    ),
)

HERO_KID: Final = Card(
    32679370,
    "Hero Kid",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        do=SpecialSummon(UpTo(ANY_NUMBER, Monster(name="Hero Kid"), YOUR_DECK)),
    ),
)

DES_FROG: Final = Card(
    84451804,
    "Des Frog",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        do=SpecialSummon(
            UpTo(
                CountOf(Monster(name="T.A.D.P.O.L.E."), YOUR_GRAVEYARD),
                Monster(name="Des Frog"),
                YOUR_HAND | YOUR_DECK,
            )
        ),
    ),
)

SPIRIT_OF_THE_PHARAOH: Final = Card(
    25343280,
    "Spirit of the Pharaoh",
    SummonCondition(only_by=AnyCard(name="The First Sarcophagus")),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        target=UpTo(4, Monster(kind=NORMAL, type_=ZOMBIE, level=AtMost(2)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

THE_KICK_MAN: Final = Card(
    90407382,
    "The Kick Man",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        target=One(Spell(kind=EQUIP), YOUR_GRAVEYARD),
        do=Equip(THIS_CARD, what=THE_TARGET),
    ),
)

BUBBLEMAN: Final = Card(
    79979666,
    "Elemental HERO Bubbleman",
    SummonProcedure(1, needs=Compare(CountOf(ANY_CARD, YOUR_HAND), 1)),
    Trigger(
        2,
        when=When(Summoned(THIS_CARD)),
        still_needs=Not(Exists(ANY_CARD, YOUR_HAND | YOUR_FIELD, other_than=THIS_CARD)),
        do=Draw(2),
    ),
)

# ---------------------------------------------------------------------------------------------- what they do to others

DRAGON_SEEKER: Final = Card(
    28563545,
    "Dragon Seeker",
    Trigger(
        when=When(Summoned(THIS_CARD, NORMALLY_OR_FLIPPED)),
        target=One(Monster(FACE_UP, type_=DRAGON), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP, type_=DRAGON))),
        mandatory=True,
    ),
)

RYU_KISHIN_CLOWN: Final = Card(
    42647539,
    "Ryu-Kishin Clown",
    Trigger(
        when=When(Summoned(THIS_CARD)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangePosition(Those(THE_TARGET, Monster(FACE_UP))),
        mandatory=True,
    ),
)

GRAVEKEEPERS_CURSE: Final = Card(
    50712728,
    "Gravekeeper's Curse",
    Trigger(when=When(Summoned(THIS_CARD)), do=InflictDamage(500, OPPONENT), mandatory=True),
)

DARK_MAGICIAN_KNIGHT: Final = Card(
    50725996,
    "Dark Magician Knight",
    SummonCondition(only_by=AnyCard(name="Knight's Title")),
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        target=One(ANY_CARD, THE_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
)

TEVA: Final = Card(
    16469012,
    "Teva",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        do=Forbid(DECLARING_ATTACKS, who=OPPONENT, until=DURING_OPPONENTS_NEXT_TURN),
        mandatory=True,
    ),
)

VISER_DES: Final = Card(
    56043446,
    "Viser Des",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=LinkTogether(THE_TARGET).also(Later(STANDBY_PHASE, Destroy(THE_TARGET), turn_of=YOU, nth=3)),
        mandatory=True,
    ),
    Continuous(
        2,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD),
        while_=Matches(THE_LINKED_CARD, Monster(zone=IN_MONSTER_ZONE)),
    ),
)

# ----------------------------------------------------------------------------------------------------- how they lie

TOTAL_DEFENSE_SHOGUN: Final = Card(
    75372290,
    "Total Defense Shogun",
    Trigger(
        when=When(Summoned(THIS_CARD, NORMALLY_OR_FLIPPED)),
        do=ChangePosition(Those(THIS_CARD, Monster(FACE_UP)), FACE_UP_DEFENSE),
        mandatory=True,
    ),
    Continuous(do=Grant(ATTACK_IN_DEFENSE, THIS_CARD)),
)

SILENT_INSECT: Final = Card(
    40867519,
    "Silent Insect",
    Trigger(
        when=If(Summoned(THIS_CARD, NORMALLY_OR_FLIPPED)),
        do=ChangePosition(Those(THIS_CARD, Monster(FACE_UP)), FACE_UP_DEFENSE),
        mandatory=True,
    ),
    Continuous(do=NegateEffectsOf(All(SpellOrTrap(kind=CONTINUOUS), THE_FIELD))),
)

YADO_KARU: Final = Card(
    29380133,
    "Yado Karu",
    Trigger(
        when=When(PositionChanged(THIS_CARD, was=ATTACK_POSITION, to=FACE_UP_DEFENSE)),
        do=ReturnToDeck(UpTo(ANY_NUMBER, ANY_CARD, YOUR_HAND), AT_THE_BOTTOM, in_any_order=True),
    ),
)

BLADE_RABBIT: Final = Card(
    58268433,
    "Blade Rabbit",
    Trigger(
        when=If(PositionChanged(THIS_CARD, was=ATTACK_POSITION, to=FACE_UP_DEFENSE)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
        mandatory=True,
    ),
)

DD_GUIDE: Final = Card(
    52702748,
    "D.D. Guide",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=ChangeControl(THIS_CARD, OPPONENT),
        mandatory=True,
    ),
    Trigger(
        when=If(PhaseReached(END_PHASE)),
        do=Banish(One(ANY_CARD, YOUR_GRAVEYARD, by=OPPONENT)),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------------ how they come


VOLTECH_DRAGON: Final = Card(
    20529766,
    "Super-Electromagnetic Voltech Dragon",
    Continuous(
        do=Negate(THE_EFFECT),
        when=If(Resolving(SpellOrTrap(), AS_ANYTHING, targeting=THIS_CARD, alone=True)),
        while_=Compare(MaterialsUsed(THIS_CARD, tributes=True, what=Monster(name="Batteryman D")), AtLeast(1)),
    ),
    Continuous(
        do=Grant(PIERCING, THIS_CARD),
        while_=Compare(MaterialsUsed(THIS_CARD, tributes=True, what=Monster(name="Batteryman C")), AtLeast(1)),
    ),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 1000),
        while_=Compare(MaterialsUsed(THIS_CARD, tributes=True, what=Monster(name="Batteryman AA")), AtLeast(1)),
    ),
)

SOULICER_CRYSTAL: Final = Card(
    24514503,
    "Soulicer Crystal",
    Continuous(do=Forbid(BEING_DESTROYED_BY_EFFECTS, THIS_CARD)),
    Ignition(
        needs=Compare(CountOf(Monster(), OPPONENTS_FIELD), AtLeast(Plus(2, CountOf(Monster(), YOUR_FIELD)))),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Ignition(
        limit=Limit(PER_EFFECT),
        target=One(Monster(FACE_UP, kind=EFFECT), OPPONENTS_FIELD),
        do=NegateEffectsOf(THE_TARGET),
    ),
)

WALL_SHADOW: Final = Card(63162310, "Wall Shadow", SummonCondition(only_by=AnyCard(name="Magical Labyrinth")))

LEARNING_ELF: Final = Card(
    32126000,
    "Learning Elf",
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        limit=Limit(PER_EFFECT),
        do=SetOnField(One(Trap(that=EquipsItself()), YOUR_DECK)),
    ),
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        limit=Limit(PER_EFFECT),
        do=Draw(1),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    VAMPIRIC_ORCHIS,
    DON_TURTLE,
    HERO_KID,
    DES_FROG,
    SPIRIT_OF_THE_PHARAOH,
    THE_KICK_MAN,
    BUBBLEMAN,
    DRAGON_SEEKER,
    RYU_KISHIN_CLOWN,
    GRAVEKEEPERS_CURSE,
    DARK_MAGICIAN_KNIGHT,
    TEVA,
    VISER_DES,
    TOTAL_DEFENSE_SHOGUN,
    SILENT_INSECT,
    YADO_KARU,
    BLADE_RABBIT,
    DD_GUIDE,
    VOLTECH_DRAGON,
    SOULICER_CRYSTAL,
    WALL_SHADOW,
    LEARNING_ELF,
)
