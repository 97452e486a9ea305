"""Synchro Monsters that many decks can make, and Tuners and Spells that help any of them."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_DISCARDED_CARDS: Final = Ref("the discarded cards")
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")
A_TUNER_AND_TWO_OTHERS: Final = Materials(of=(A_TUNER, A_NON_TUNER, A_NON_TUNER), more=True, by=SYNCHRO_SUMMON)
SYNCHRO_SUMMONED: Final = Summoned(THIS_CARD, SUMMONED_BY_SYNCHRO)

# ------------------------------------------------------------------------------------------------------ without effects

GAIA_KNIGHT: Final = Card(97204936, "Gaia Knight, the Force of Earth", A_TUNER_AND_OTHERS)
SCRAP_ARCHFIEND: Final = Card(45815891, "Scrap Archfiend", A_TUNER_AND_OTHERS)

# ------------------------------------------------------------------------------------------------- as they are summoned

BLACK_ROSE_DRAGON: Final = Card(
    73580471,
    "Black Rose Dragon",
    A_TUNER_AND_OTHERS,
    Trigger(1, when=When(SYNCHRO_SUMMONED), do=Destroy(All(ANY_CARD, THE_FIELD))),
    Ignition(
        2,
        limit=Limit(),
        cost=Banish(One(Monster(type_=PLANT), YOUR_GRAVEYARD)),
        target=One(Monster(DEFENSE_POSITION), OPPONENTS_FIELD),
        do=ChangePosition(
            Those(THE_TARGET, Monster(DEFENSE_POSITION, controller=OPPONENT)), FACE_UP_ATTACK
        ).and_if_you_do(ChangeStat(ATK, THE_TARGET, 0, become=True, until=UNTIL_TURN_ENDS)),
    ),
)

MIST_WURM: Final = Card(
    27315304,
    "Mist Wurm",
    A_TUNER_AND_TWO_OTHERS,
    Trigger(
        1,
        when=If(SYNCHRO_SUMMONED),
        target=UpTo(3, ANY_CARD, OPPONENTS_FIELD),
        do=AddToHand(Those(THE_TARGET, AnyCard(controller=OPPONENT))),
        mandatory=True,
    ),
)

ORIENT_DRAGON: Final = Card(
    68124775,
    "Orient Dragon",
    A_TUNER_AND_OTHERS,
    Trigger(
        when=If(SYNCHRO_SUMMONED),
        target=One(Monster(FACE_UP, kind=SYNCHRO), OPPONENTS_FIELD),
        do=Banish(THE_TARGET),
        mandatory=True,
    ),
)

T_G_HYPER_LIBRARIAN: Final = Card(
    90953320,
    "T.G. Hyper Librarian",
    A_TUNER_AND_OTHERS,
    Trigger(
        1,
        when=If(Summoned(Monster(kind=SYNCHRO), SUMMONED_BY_SYNCHRO, other_than=THIS_CARD)),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        do=Draw(1),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------- in the Main Phase

BRIONAC: Final = Card(
    50321796,
    "Brionac, Dragon of the Ice Barrier",
    A_TUNER_AND_OTHERS,
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Discard(UpTo(ANY_NUMBER, ANY_CARD, YOUR_HAND), to_graveyard=True, called=THE_DISCARDED_CARDS),
        target=Some(HowMany(THE_DISCARDED_CARDS), ANY_CARD, OPPONENTS_FIELD),
        do=AddToHand(THE_TARGET),
    ),
)

# For a monster without a Level there would be no damage, so it is not given for one.
DARK_STRIKE_FIGHTER: Final = Card(
    32646477,
    "Dark Strike Fighter",
    A_TUNER_AND_OTHERS,
    Ignition(
        1,
        needs=During(MAIN_PHASE_1, YOU),
        limit=Limit(PER_EFFECT),
        cost=Tribute(One(Monster(level=AtLeast(1)), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)),
        do=InflictDamage(Times(200, Stat(LEVEL, THE_TRIBUTED_MONSTER)), OPPONENT),
    ),
)

SCRAP_DRAGON: Final = Card(
    76774528,
    "Scrap Dragon",
    A_TUNER_AND_OTHERS,
    Ignition(
        1,
        limit=Limit(),
        target=(One(ANY_CARD, YOUR_FIELD), One(ANY_CARD, OPPONENTS_FIELD)),
        do=Destroy(THE_TARGET),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, YOUR_GRAVEYARD, by=OPPONENT, destroyed=True)),
        target=One(Monster(archetype="Scrap", not_kind=SYNCHRO), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
        mandatory=True,
    ),
)

# What it gives it gives only by its own effect.
ARMORY_ARM: Final = Card(
    29071332,
    "Armory Arm",
    A_TUNER_AND_OTHERS,
    Ignition(
        limit=Limit(PER_CARD), target=One(Monster(FACE_UP), THE_FIELD, other_than=THIS_CARD), do=Equip(THE_TARGET)
    ),
    Ignition(
        needs=EQUIPPED_BY_ITSELF,
        limit=Limit(PER_CARD),
        do=SpecialSummon(THIS_CARD, FACE_UP_ATTACK),
        from_=YOUR_SPELL_TRAP_ZONE,
    ),
    Continuous(do=ChangeStat(ATK, THE_EQUIPPED, 1000), while_=EQUIPPED_BY_ITSELF),
    Trigger(
        when=If(Sent(Monster(), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THE_EQUIPPED)),
        needs=EQUIPPED_BY_ITSELF,
        do=InflictDamage(Stat(ATK, THAT_CARD, original=True), OPPONENT),
        from_=YOUR_SPELL_TRAP_ZONE,
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------------------ in battle

X_SABER_URBELLUM: Final = Card(
    80108118,
    "X-Saber Urbellum",
    A_TUNER_AND_OTHERS,
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        needs=Exists(ANY_CARD, OPPONENTS_HAND, AtLeast(4)),
        do=ReturnToDeck(One(ANY_CARD, OPPONENTS_HAND, at_random=True), where=ON_TOP),
        mandatory=True,
    ),
)

FLAMVELL_URUQUIZAS: Final = Card(
    53714009,
    "Flamvell Uruquizas",
    A_TUNER_AND_OTHERS,
    Continuous(do=Grant(PIERCING, THIS_CARD)),
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, THIS_CARD)),
        do=ChangeStat(ATK, THIS_CARD, 300),
        mandatory=True,
    ),
)

LIGHTNING_WARRIOR: Final = Card(
    87259077,
    "Lightning Warrior",
    A_TUNER_AND_OTHERS,
    Trigger(
        when=If(Sent(Monster(controller=OPPONENT), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=InflictDamage(Times(300, CountOf(ANY_CARD, OPPONENTS_HAND)), OPPONENT),
        mandatory=True,
    ),
)

BLUE_SIRIUS: Final = Card(
    32995007,
    "Celestial Wolf Lord, Blue Sirius",
    A_TUNER_AND_OTHERS,
    Trigger(
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD, destroyed=True)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 2400, lose=True),
        mandatory=True,
    ),
)

MAGICAL_ANDROID: Final = Card(
    43385557,
    "Magical Android",
    A_TUNER_AND_OTHERS,
    Trigger(
        when=If(PhaseReached(END_PHASE, YOU)),
        do=GainLP(Times(600, CountOf(Monster(FACE_UP, type_=PSYCHIC), YOUR_FIELD))),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------- Tuners and Spells

KREBONS: Final = Card(
    59575539,
    "Krebons",
    Trigger(when=When(AttackTargetSelected(THIS_CARD)), cost=PayLP(800), do=Negate(THE_ATTACK)),
)

EMERGENCY_TELEPORT: Final = Card(
    67723438,
    "Emergency Teleport",
    Activation(
        1,
        do=SpecialSummon(
            One(Monster(type_=PSYCHIC, level=AtMost(3)), YOUR_HAND | YOUR_DECK), called=THE_SUMMONED_MONSTER
        ).and_if_you_do(Later(END_PHASE, Banish(THE_SUMMONED_MONSTER))),
    ),
)

ONE_FOR_ONE: Final = Card(
    2295440,
    "One for One",
    Activation(
        1,
        cost=SendToGraveyard(One(Monster(), YOUR_HAND)),
        do=SpecialSummon(One(Monster(level=1), YOUR_HAND | YOUR_DECK)),
    ),
)

CARDS: Final = (
    GAIA_KNIGHT,
    SCRAP_ARCHFIEND,
    BLACK_ROSE_DRAGON,
    MIST_WURM,
    ORIENT_DRAGON,
    T_G_HYPER_LIBRARIAN,
    BRIONAC,
    DARK_STRIKE_FIGHTER,
    SCRAP_DRAGON,
    ARMORY_ARM,
    X_SABER_URBELLUM,
    FLAMVELL_URUQUIZAS,
    LIGHTNING_WARRIOR,
    BLUE_SIRIUS,
    MAGICAL_ANDROID,
    KREBONS,
    EMERGENCY_TELEPORT,
    ONE_FOR_ONE,
)
