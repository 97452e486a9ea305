"""Spells that destroy, banish or return monsters, Spells and Traps, and what one gets or gives for it."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_DESTROYED_CARDS: Final = Ref("the destroyed cards")
THE_DESTROYED_MONSTERS: Final = Ref("the destroyed monsters")

# -------------------------------------------------------------------------------------- everything of the opponent

OJAMA_DELTA_HURRICANE: Final = Card(
    8251996,
    "Ojama Delta Hurricane!!",
    Activation(
        needs=Both(
            Exists(Monster(FACE_UP, name="Ojama Green"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Ojama Yellow"), YOUR_FIELD),
            Exists(Monster(FACE_UP, name="Ojama Black"), YOUR_FIELD),
        ),
        do=Destroy(All(ANY_CARD, OPPONENTS_FIELD)),
    ),
)

DES_CROAKING: Final = Card(
    44883830,
    "Des Croaking",
    Activation(
        needs=Exists(Monster(FACE_UP, name="Des Frog"), YOUR_FIELD, count=AtLeast(3)),
        do=Destroy(All(ANY_CARD, OPPONENTS_FIELD)),
    ),
)

BURST_STREAM_OF_DESTRUCTION: Final = Card(
    17655904,
    "Burst Stream of Destruction",
    Activation(
        1,
        needs=Exists(Monster(FACE_UP, name="Blue-Eyes White Dragon"), YOUR_FIELD),
        oath=Forbid(DECLARING_ATTACKS, who=YOU, what=Monster(name="Blue-Eyes White Dragon")),
        do=Destroy(All(Monster(), OPPONENTS_FIELD)),
    ),
)

# ---------------------------------------------------------------------------------------- everything, or all of a kind

CHAOS_END: Final = Card(
    61044390,
    "Chaos End",
    Activation(
        needs=Exists(ANY_CARD, YOUR_BANISHED, count=AtLeast(7)),
        do=Destroy(All(Monster(), THE_FIELD)),
    ),
)

GRAND_CONVERGENCE: Final = Card(
    38430673,
    "Grand Convergence",
    Activation(
        needs=Exists(AnyCard(FACE_UP, name="Macro Cosmos"), YOUR_FIELD),
        do=InflictDamage(300, OPPONENT).and_if_you_do(Destroy(All(Monster(), THE_FIELD))),
    ),
)

SPECIAL_HURRICANE: Final = Card(
    42598242,
    "Special Hurricane",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Destroy(All(Monster(summoned=SUMMONED_SPECIALLY), THE_FIELD)),
    ),
)

MALICE_DISPERSION: Final = Card(
    13626450,
    "Malice Dispersion",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Destroy(All(Trap(FACE_UP, kind=CONTINUOUS), THE_FIELD)),
    ),
)

SYSTEM_DOWN: Final = Card(
    18895832,
    "System Down",
    Activation(
        cost=PayLP(1000),
        do=Banish(All(Monster(FACE_UP, type_=MACHINE), OPPONENTS_FIELD | OPPONENTS_GRAVEYARD)),
    ),
)

TOKEN_THANKSGIVING: Final = Card(
    57182235,
    "Token Thanksgiving",
    Activation(
        do=Destroy(All(Monster(kind=TOKEN), THE_FIELD), called=THE_DESTROYED_MONSTERS).and_if_you_do(
            GainLP(Times(800, HowMany(THE_DESTROYED_MONSTERS)))
        ),
    ),
)

# ------------------------------------------------------------------------------------------------- one's own cards

THUNDER_CRASH: Final = Card(
    69196160,
    "Thunder Crash",
    Activation(
        do=Destroy(All(Monster(), YOUR_FIELD), called=THE_DESTROYED_MONSTERS).and_if_you_do(
            InflictDamage(Times(300, HowMany(THE_DESTROYED_MONSTERS)), OPPONENT)
        ),
    ),
)

GRYPHONS_FEATHER_DUSTER: Final = Card(
    34370473,
    "Gryphon's Feather Duster",
    Activation(
        do=Destroy(All(SpellOrTrap(), YOUR_FIELD), called=THE_DESTROYED_CARDS).and_if_you_do(
            GainLP(Times(500, HowMany(THE_DESTROYED_CARDS)))
        ),
    ),
)

A_WINGBEAT_OF_GIANT_DRAGON: Final = Card(
    28596933,
    "A Wingbeat of Giant Dragon",
    Activation(
        1,
        needs=Exists(SpellOrTrap(), THE_FIELD, other_than=THIS_CARD),
        do=AddToHand(One(Monster(FACE_UP, type_=DRAGON, level=AtLeast(5)), YOUR_FIELD)).and_if_you_do(
            Destroy(All(SpellOrTrap(), THE_FIELD))
        ),
    ),
)

OJAMUSCLE: Final = Card(
    98259197,
    "Ojamuscle",
    Activation(
        target=One(Monster(FACE_UP, name="Ojama King"), THE_FIELD),
        do=Destroy(
            All(Monster(FACE_UP, archetype="Ojama"), THE_FIELD, other_than=THE_TARGET), called=THE_DESTROYED_MONSTERS
        ).and_if_you_do(ChangeStat(ATK, THE_TARGET, Times(1000, HowMany(THE_DESTROYED_MONSTERS)))),
    ),
)

# ---------------------------------------------------------------------------------------------------------- one card

SHIELD_CRUSH: Final = Card(
    30683373,
    "Shield Crush",
    Activation(
        1,
        target=One(Monster(DEFENSE_POSITION), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(DEFENSE_POSITION))),
    ),
)

DARK_CORE: Final = Card(
    70231910,
    "Dark Core",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=Banish(Those(THE_TARGET, Monster(FACE_UP))),
    ),
)

BACK_TO_SQUARE_ONE: Final = Card(
    47453433,
    "Back to Square One",
    Activation(
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(), THE_FIELD),
        do=ReturnToDeck(THE_TARGET, ON_TOP),
    ),
)

DARKNESS_APPROACHES: Final = Card(
    80168720,
    "Darkness Approaches",
    Activation(
        cost=Discard(Some(2, ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE),
    ),
)

DRAGONS_GUNFIRE: Final = Card(
    55991637,
    "Dragon's Gunfire",
    Activation(1, needs=Exists(Monster(FACE_UP, type_=DRAGON), YOUR_FIELD), do=InflictDamage(800, OPPONENT)),
    Activation(
        2,
        needs=Exists(Monster(FACE_UP, type_=DRAGON), YOUR_FIELD),
        target=One(Monster(FACE_UP, def_=AtMost(800)), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP, def_=AtMost(800)))),
    ),
)

ORDER_TO_CHARGE: Final = Card(
    78986941,
    "Order to Charge",
    Activation(
        1,
        target=One(Monster(FACE_UP, kind=NORMAL, not_kind=TOKEN), YOUR_FIELD),
        do=Tribute(Those(THE_TARGET, Monster(kind=NORMAL))).and_if_you_do(Destroy(One(Monster(), OPPONENTS_FIELD))),
    ),
)

# ------------------------------------------------------------------------------------------------------ only damage, LP

GOBLIN_THIEF: Final = Card(45311864, "Goblin Thief", Activation(1, do=InflictDamage(500, OPPONENT).also(GainLP(500))))

MOOYAN_CURRY: Final = Card(58074572, "Mooyan Curry", Activation(do=OneOf(GainLP(200), GainLP(200, OPPONENT))))

# A Set card is seen by its face once it is revealed.
DE_SPELL: Final = Card(
    19159413,
    "De-Spell",
    Activation(
        1,
        target=One(SpellOrTrap(FACE_DOWN, that=Or(Spell(FACE_UP))), THE_FIELD, other_than=THIS_CARD),
        do=Reveal(Those(THE_TARGET, AnyCard(FACE_DOWN))).also(Destroy(Those(THE_TARGET, Spell(that=SeenThrough())))),
    ),
)

MAKIU_THE_MAGICAL_MIST: Final = Card(
    27827272,
    "Makiu, the Magical Mist",
    Activation(
        1,
        oath=Forbid(ENTERING_BATTLE, who=YOU),
        target=One(
            Monster(FACE_UP, type_=THUNDER, that=Or(Monster(FACE_UP, name="Summoned Skull"))), YOUR_MONSTER_ZONE
        ),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            Destroy(All(Monster(FACE_UP, def_=AtMost(Stat(ATK, THE_TARGET))), OPPONENTS_FIELD)),
        ),
    ),
)

INFERNO_FIRE_BLAST: Final = Card(
    52684508,
    "Inferno Fire Blast",
    Activation(
        1,
        oath=Forbid(DECLARING_ATTACKS, who=YOU, what=Monster(name="Red-Eyes Black Dragon")),
        target=One(Monster(FACE_UP, name="Red-Eyes Black Dragon"), YOUR_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP, name="Red-Eyes Black Dragon")),
            InflictDamage(Stat(ATK, THE_TARGET, original=True), OPPONENT),
        ),
    ),
)

MISFORTUNE: Final = Card(
    1036974,
    "Misfortune",
    Activation(
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            InflictDamage(Half(Stat(ATK, THE_TARGET, original=True)), OPPONENT),
        ).also(Forbid(DECLARING_ATTACKS, who=YOU, until=UNTIL_TURN_ENDS)),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    OJAMA_DELTA_HURRICANE,
    DES_CROAKING,
    BURST_STREAM_OF_DESTRUCTION,
    CHAOS_END,
    GRAND_CONVERGENCE,
    SPECIAL_HURRICANE,
    MALICE_DISPERSION,
    SYSTEM_DOWN,
    TOKEN_THANKSGIVING,
    THUNDER_CRASH,
    GRYPHONS_FEATHER_DUSTER,
    A_WINGBEAT_OF_GIANT_DRAGON,
    OJAMUSCLE,
    SHIELD_CRUSH,
    DARK_CORE,
    BACK_TO_SQUARE_ONE,
    DARKNESS_APPROACHES,
    DRAGONS_GUNFIRE,
    ORDER_TO_CHARGE,
    GOBLIN_THIEF,
    MOOYAN_CURRY,
    DE_SPELL,
    MAKIU_THE_MAGICAL_MIST,
    INFERNO_FIRE_BLAST,
    MISFORTUNE,
)
