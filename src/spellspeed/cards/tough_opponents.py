"""Monsters that change a battle while it is fought, or whoever fights with them, and what protects in it."""

from typing import Final

from spellspeed.lang.vocabulary import *

IN_THE_DAMAGE_STEP: Final = During(
    timings=START_OF_DAMAGE_STEP
    | BEFORE_DAMAGE_CALCULATION
    | DAMAGE_CALCULATION
    | AFTER_DAMAGE_CALCULATION
    | END_OF_DAMAGE_STEP
)
IT_ATTACKS: Final = Matches(THIS_CARD, Monster(attacking=True))
IT_BATTLES: Final = Matches(THIS_CARD, Monster(battling=True))
AN_OPPONENT_BATTLES: Final = Exists(Monster(battling=True), OPPONENTS_FIELD)
BELOW_ITS_DEF: Final = Monster(atk=AtMost(Plus(-1, Stat(DEF, THIS_CARD))))
IN_DEFENSE: Final = Matches(THIS_CARD, Monster(FACE_UP_DEFENSE))
ALSO_DESTROYED: Final = YOUR_MONSTER_ZONE | YOUR_GRAVEYARD

# ------------------------------------------------------------------------------------------------ during the battle

DARK_ARTIST: Final = Card(
    72520073,
    "Dark Artist",
    Continuous(
        do=ChangeStat(DEF, THIS_CARD, Half(Stat(DEF, THIS_CARD)), become=True, until=UNTIL_CALCULATED),
        when=If(BattleReached(DAMAGE_CALCULATION, THIS_CARD, Monster(attribute=LIGHT), AS_ATTACKED)),
    ),
)

PENUMBRAL_SOLDIER_LADY: Final = Card(
    64751286,
    "Penumbral Soldier Lady",
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 1000),
        while_=Both(
            IN_THE_DAMAGE_STEP, IT_BATTLES, Exists(Monster(FACE_UP, attribute=LIGHT, battling=True), OPPONENTS_FIELD)
        ),
    ),
)

STEAMROID: Final = Card(
    44729197,
    "Steamroid",
    Continuous(do=ChangeStat(ATK, THIS_CARD, 500), while_=Both(IN_THE_DAMAGE_STEP, IT_ATTACKS, AN_OPPONENT_BATTLES)),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 500, lose=True),
        while_=Both(IN_THE_DAMAGE_STEP, IT_BATTLES, Exists(Monster(attacking=True), OPPONENTS_FIELD)),
    ),
)

ETOILE_CYBER: Final = Card(
    11460577,
    "Etoile Cyber",
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, 500), while_=Both(IN_THE_DAMAGE_STEP, IT_ATTACKS, Not(AN_OPPONENT_BATTLES))
    ),
)

PIRANHA_ARMY: Final = Card(
    50823978,
    "Piranha Army",
    Continuous(
        do=ChangeDamage(DOUBLE_DAMAGE, OPPONENT, cards=THIS_CARD), while_=Both(IT_ATTACKS, Not(AN_OPPONENT_BATTLES))
    ),
)

CATS_EAR_TRIBE: Final = Card(
    95841282,
    "Cat's Ear Tribe",
    Continuous(
        do=ChangeStat(ATK, All(Monster(FACE_UP, battling=True), OPPONENTS_FIELD), 200, become=True, original=True),
        while_=Both(During(turn_of=OPPONENT), IN_THE_DAMAGE_STEP, IT_BATTLES),
    ),
)

SPIRIT_RYU: Final = Card(
    67957315,
    "Spirit Ryu",
    Quick(
        needs=Both(During(BATTLE_PHASE, YOU), Matches(THIS_CARD, Monster(attacking=True))),
        cost=Discard(One(Monster(type_=DRAGON), YOUR_HAND), to_graveyard=True),
        do=ChangeStat(ATK | DEF, THIS_CARD, 1000, until=UNTIL_BATTLE_PHASE_ENDS),
        damage_step=False,
    ),
)

# ---------------------------------------------------------------------------------- without, before and after damage

NANOBREAKER: Final = Card(
    70948327,
    "Nanobreaker",
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_UP, level=AtMost(3)), AS_ATTACKER)),
        do=Destroy(Those(THE_OPPOSING, Monster(FACE_UP, level=AtMost(3)))),
        mandatory=True,
    ),
)

DISC_FIGHTER: Final = Card(
    19612721,
    "Disc Fighter",
    Trigger(
        when=If(
            BattleReached(
                BEFORE_DAMAGE_CALCULATION, THIS_CARD, Monster(FACE_UP_DEFENSE, def_=AtLeast(2000)), AS_ATTACKER
            )
        ),
        do=Destroy(Those(THE_OPPOSING, Monster(DEFENSE_POSITION))),
        mandatory=True,
    ),
)

KELBEK: Final = Card(
    54878498,
    "Kelbek",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(), AS_ATTACKED)),
        do=AddToHand(THE_OPPOSING),
        mandatory=True,
    ),
)

KANGAROO_CHAMP: Final = Card(
    95789089,
    "Kangaroo Champ",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster())),
        do=ChangePosition(THE_OPPOSING, FACE_UP_DEFENSE),
        mandatory=True,
    ),
)

TWO_THOUSAND_NEEDLES: Final = Card(
    83228073,
    "Two Thousand Needles",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, BELOW_ITS_DEF, AS_ATTACKED)),
        needs=IN_DEFENSE,
        do=Destroy(THE_OPPOSING),
        mandatory=True,
    ),
)

THOUSAND_NEEDLES: Final = Card(
    33977496,
    "Thousand Needles",
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, BELOW_ITS_DEF, AS_ATTACKED)),
        needs=IN_DEFENSE,
        do=Destroy(THE_OPPOSING),
        mandatory=True,
    ),
)

# Its text names no timing; by its rulings it is the end of the Damage Step.
DES_KANGAROO: Final = Card(
    78613627,
    "Des Kangaroo",
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, BELOW_ITS_DEF, AS_ATTACKED)),
        needs=IN_DEFENSE,
        do=Destroy(THE_OPPOSING),
        mandatory=True,
    ),
)

# The next four are also activated when they were destroyed by that battle themselves.
HYPER_HAMMERHEAD: Final = Card(
    2671330,
    "Hyper Hammerhead",
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, Monster(controller=OPPONENT))),
        do=AddToHand(THE_OPPOSING),
        from_=ALSO_DESTROYED,
        mandatory=True,
    ),
)

GETSU_FUHMA: Final = Card(
    21887179,
    "Getsu Fuhma",
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, Monster(type_=FIEND | ZOMBIE))),
        do=Destroy(THE_OPPOSING),
        from_=ALSO_DESTROYED,
        mandatory=True,
    ),
)

PRICKLE_FAIRY: Final = Card(
    91559748,
    "Prickle Fairy",
    Continuous(do=Forbid(BEING_ATTACKED, All(Monster(FACE_UP, type_=INSECT), YOUR_FIELD))),
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, Monster())),
        do=ChangePosition(THE_OPPOSING, FACE_UP_DEFENSE),
        from_=ALSO_DESTROYED,
        mandatory=True,
    ),
)

CHAINSAW_INSECT: Final = Card(
    77252217,
    "Chainsaw Insect",
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD)),
        do=Draw(1, OPPONENT),
        from_=ALSO_DESTROYED,
        mandatory=True,
    ),
)

NEO_BUBBLEMAN: Final = Card(
    5285665,
    "Elemental HERO Neo Bubbleman",
    SummonProcedure(
        by=SendToGraveyard(One(Monster(name="Elemental HERO Bubbleman"), YOUR_FIELD)).and_(
            SendToGraveyard(One(Spell(name="Metamorphosis"), YOUR_HAND))
        ),
        properly=False,
    ),
    Continuous(do=Treat(THIS_CARD, name="Elemental HERO Bubbleman")),
    Trigger(
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, Monster(controller=OPPONENT))),
        do=Destroy(THE_OPPOSING),
        from_=ALSO_DESTROYED,
        mandatory=True,
    ),
)

# ----------------------------------------------------------------------------------------------------- turns later

ZONE_EATER: Final = Card(
    86100785,
    "Zone Eater",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(), AS_ATTACKER)),
        do=Later(END_PHASE, Destroy(THE_OPPOSING), nth=5),
        mandatory=True,
    ),
)

SWORDSMAN_FROM_A_DISTANT_LAND: Final = Card(
    85255550,
    "Swordsman from a Distant Land",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(), AS_ATTACKER)),
        do=Later(END_PHASE, Destroy(THE_OPPOSING), nth=5),
        mandatory=True,
    ),
)

STEEL_SCORPION: Final = Card(
    13599884,
    "Steel Scorpion",
    Trigger(
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(not_type=MACHINE), AS_ATTACKED)),
        do=Later(END_PHASE, Destroy(THE_OPPOSING), turn_of=OPPONENT, nth=3),
        mandatory=True,
    ),
)

# ------------------------------------------------------------------------------------------------- what is not lost

AMAZONESS_FIGHTER: Final = Card(
    55821894, "Amazoness Fighter", Continuous(1, ChangeDamage(NO_DAMAGE, YOU, cards=THIS_CARD))
)

MONK_FIGHTER: Final = Card(3810071, "Monk Fighter", Continuous(do=ChangeDamage(NO_DAMAGE, YOU, cards=THIS_CARD)))

GYROID: Final = Card(
    18325492,
    "Gyroid",
    Instead(of=Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE), mandatory=True, limit=Limit()),
)

REBORN_ZOMBIE: Final = Card(
    23421244,
    "Reborn Zombie",
    Continuous(
        do=Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD),
        while_=Both(Not(Exists(ANY_CARD, YOUR_HAND)), Matches(THIS_CARD, Monster(FACE_UP_ATTACK))),
    ),
)

KAISER_GLIDER: Final = Card(
    52824910,
    "Kaiser Glider",
    Continuous(
        1,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD),
        while_=Exists(Monster(FACE_UP, atk=Stat(ATK, THIS_CARD), battling=True), OPPONENTS_FIELD),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, destroyed=True)),
        target=One(Monster(), THE_FIELD),
        do=AddToHand(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

GRAVE_PROTECTOR: Final = Card(
    11448373, "Grave Protector", Continuous(do=Grant(SHUFFLE_THE_FALLEN, All(Monster(), THE_FIELD)))
)

EMISSARY_OF_THE_OASIS: Final = Card(
    6103294,
    "Emissary of the Oasis",
    Continuous(
        do=Forbid(BEING_ATTACKED, THIS_CARD),
        while_=Exists(Monster(FACE_UP, kind=NORMAL, level=AtMost(3)), YOUR_FIELD),
    ),
    Continuous(do=ChangeDamage(NO_DAMAGE, YOU, cards=All(Monster(FACE_UP, kind=NORMAL, level=AtMost(3)), THE_FIELD))),
)

CARDS: Final[tuple[Card, ...]] = (
    DARK_ARTIST,
    PENUMBRAL_SOLDIER_LADY,
    STEAMROID,
    ETOILE_CYBER,
    PIRANHA_ARMY,
    CATS_EAR_TRIBE,
    SPIRIT_RYU,
    NANOBREAKER,
    DISC_FIGHTER,
    KELBEK,
    KANGAROO_CHAMP,
    TWO_THOUSAND_NEEDLES,
    THOUSAND_NEEDLES,
    DES_KANGAROO,
    HYPER_HAMMERHEAD,
    GETSU_FUHMA,
    PRICKLE_FAIRY,
    CHAINSAW_INSECT,
    NEO_BUBBLEMAN,
    ZONE_EATER,
    SWORDSMAN_FROM_A_DISTANT_LAND,
    STEEL_SCORPION,
    AMAZONESS_FIGHTER,
    MONK_FIGHTER,
    GYROID,
    REBORN_ZOMBIE,
    KAISER_GLIDER,
    GRAVE_PROTECTOR,
    EMISSARY_OF_THE_OASIS,
)
