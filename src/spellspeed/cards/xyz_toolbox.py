"""Xyz Monsters that any deck of their Rank plays, and the cards that help with Xyz Summons."""

from typing import Final

from spellspeed.lang.vocabulary import *

TWO_OF_LEVEL_3: Final = Materials(of=(Monster(level=3),) * 2, by=XYZ_SUMMON)
TWO_OF_LEVEL_4: Final = Materials(of=(Monster(level=4),) * 2, by=XYZ_SUMMON)
THREE_OF_LEVEL_4: Final = Materials(of=(Monster(level=4),) * 3, by=XYZ_SUMMON)
TWO_OF_LEVEL_5: Final = Materials(of=(Monster(level=5),) * 2, by=XYZ_SUMMON)
TWO_OF_LEVEL_6: Final = Materials(of=(Monster(level=6),) * 2, by=XYZ_SUMMON)
TWO_MATERIALS: Final = Some(2, AnyCard(attached_to=THIS_CARD), EITHER_MATERIALS)
WINS_A_BATTLE: Final = Sent(
    Monster(controller=OPPONENT), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD
)
THE_SUMMONED: Final = Ref("the Summoned monster")

# ---------------------------------------------------------------------------------------------------------- Rank 4

GEM_KNIGHT_PEARL: Final = Card(71594310, "Gem-Knight Pearl", TWO_OF_LEVEL_4)

GAGAGIGO_THE_RISEN: Final = Card(9053187, "Gagagigo the Risen", THREE_OF_LEVEL_4)

CASTEL: Final = Card(
    82633039,
    "Castel, the Skyblaster Musketeer",
    TWO_OF_LEVEL_4,
    Ignition(
        1,
        limit=Limit(PER_NAME),
        cost=Detach(A_MATERIAL),
        target=One(Monster(FACE_UP), THE_FIELD),
        do=ChangePosition(THE_TARGET, FACE_DOWN_DEFENSE),
    ),
    Ignition(
        2,
        limit=Limit(PER_NAME),
        cost=Detach(TWO_MATERIALS),
        target=One(AnyCard(FACE_UP), THE_FIELD, other_than=THIS_CARD),
        do=ReturnToDeck(THE_TARGET),
    ),
)

SILENT_HONOR_ARK: Final = Card(
    48739166,
    "Number 101: Silent Honor ARK",
    TWO_OF_LEVEL_4,
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Detach(TWO_MATERIALS),
        target=One(Monster(FACE_UP_ATTACK, summoned=SUMMONED_SPECIALLY), OPPONENTS_FIELD),
        do=Attach(THE_TARGET, to=THIS_CARD),
    ),
    Instead(2, Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE | BECAUSE_OF_EFFECT), Detach(A_MATERIAL)),
)

DARK_REBELLION: Final = Card(
    16195942,
    "Dark Rebellion Xyz Dragon",
    TWO_OF_LEVEL_4,
    Ignition(
        1,
        cost=Detach(TWO_MATERIALS),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=ChangeStat(ATK, THE_TARGET, Half(Stat(ATK, THE_TARGET)), become=True).and_if_you_do(
            ChangeStat(ATK, THIS_CARD, TheChange())
        ),
    ),
)

BLACKSHIP_OF_CORN: Final = Card(
    51735257,
    "Number 50: Blackship of Corn",
    TWO_OF_LEVEL_4,
    Ignition(
        limit=Limit(),
        oath=Forbid(ATTACKING, THIS_CARD),
        cost=Detach(A_MATERIAL),
        target=One(Monster(FACE_UP, atk=AtMost(Stat(ATK, THIS_CARD))), OPPONENTS_FIELD),
        do=SendToGraveyard(THE_TARGET).and_if_you_do(InflictDamage(1000, OPPONENT)),
    ),
)

PHOTON_PAPILLOPERATIVE: Final = Card(
    28150174,
    "Photon Papilloperative",
    TWO_OF_LEVEL_4,
    Ignition(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(Monster(DEFENSE_POSITION), THE_FIELD),
        do=ChangePosition(THE_TARGET, FACE_UP_ATTACK).and_if_you_do(ChangeStat(ATK, THE_TARGET, 600, lose=True)),
    ),
)

NIGHT_PAPILLOPERATIVE: Final = Card(
    2191144,
    "Night Papilloperative",
    THREE_OF_LEVEL_4,
    Ignition(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=ChangeStat(ATK, THIS_CARD, Times(300, CountOf(ANY_CARD, EITHER_MATERIALS))),
    ),
)

CONSTELLAR_OMEGA: Final = Card(
    26329679,
    "Constellar Omega",
    Materials(of=(Monster(attribute=LIGHT, level=4),) * 2, by=XYZ_SUMMON),
    Quick(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Forbid(
            BEING_AFFECTED,
            All(Monster(FACE_UP, archetype="Constellar"), YOUR_FIELD),
            by=SpellOrTrap(),
            until=UNTIL_TURN_ENDS,
        ),
    ),
)

HEROIC_CHAMPION_KUSANAGI: Final = Card(
    74593218,
    "Heroic Champion - Kusanagi",
    Materials(of=(Monster(type_=WARRIOR, level=4),) * 3, by=XYZ_SUMMON),
    Quick(
        when=When(Activated(Trap())),
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)).then(ChangeStat(ATK, THIS_CARD, 500)),
    ),
)

STEELSWARM_ROACH: Final = Card(
    37926346,
    "Steelswarm Roach",
    TWO_OF_LEVEL_4,
    Quick(
        when=When(WouldBeSummoned(Monster(level=AtLeast(5)), SUMMONED_SPECIALLY)),
        cost=Detach(A_MATERIAL),
        do=Negate(THE_SUMMON).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

EVILSWARM_THANATOS: Final = Card(
    65884091,
    "Evilswarm Thanatos",
    Materials(of=(Monster(attribute=DARK, level=4),) * 2, by=XYZ_SUMMON),
    Quick(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Forbid(BEING_AFFECTED, THIS_CARD, by=Monster(), until=UNTIL_TURN_ENDS),
    ),
)

KACHI_KOCHI_DRAGON: Final = Card(
    69069911,
    "Kachi Kochi Dragon",
    TWO_OF_LEVEL_4,
    Trigger(
        when=When(WINS_A_BATTLE),
        needs=Matches(THIS_CARD, Monster(attacking=True)),
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Grant(ATTACK_AGAIN, THIS_CARD, until=UNTIL_BATTLE_PHASE_ENDS),
    ),
)

KING_OF_THE_FERAL_IMPS: Final = Card(
    11398059,
    "King of the Feral Imps",
    TWO_OF_LEVEL_4,
    Ignition(1, limit=Limit(), cost=Detach(A_MATERIAL), do=AddToHand(One(Monster(type_=REPTILE), YOUR_DECK))),
)

# ---------------------------------------------------------------------------------------------------------- Rank 3

GIGA_BRILLIANT: Final = Card(
    47805931,
    "Number 20: Giga-Brilliant",
    TWO_OF_LEVEL_3,
    Ignition(limit=Limit(), cost=Detach(A_MATERIAL), do=ChangeStat(ATK, All(Monster(FACE_UP), YOUR_FIELD), 300)),
)

GRENOSAURUS: Final = Card(
    47506081,
    "Grenosaurus",
    TWO_OF_LEVEL_3,
    Trigger(when=When(WINS_A_BATTLE), cost=Detach(A_MATERIAL), do=InflictDamage(1000, OPPONENT)),
)

LEVIAIR_THE_SEA_DRAGON: Final = Card(
    95992081,
    "Leviair the Sea Dragon",
    TWO_OF_LEVEL_3,
    Ignition(
        1,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(Monster(level=AtMost(4)), EITHER_BANISHED),
        do=SpecialSummon(THE_TARGET),
    ),
)

MECHQUIPPED_ANGINEER: Final = Card(
    15914410,
    "Mechquipped Angineer",
    TWO_OF_LEVEL_3,
    Quick(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(Monster(FACE_UP_ATTACK), YOUR_FIELD),
        do=ChangePosition(THE_TARGET, FACE_UP_DEFENSE).and_if_you_do(
            Forbid(BEING_DESTROYED_BY_BATTLE, THE_TARGET, until=UNTIL_TURN_ENDS).also(
                Forbid(BEING_DESTROYED_BY_EFFECTS, THE_TARGET, until=UNTIL_TURN_ENDS)
            )
        ),
    ),
)

M_X_SABER_INVOKER: Final = Card(
    4423206,
    "M-X-Saber Invoker",
    TWO_OF_LEVEL_3,
    Ignition(
        1,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=SpecialSummon(
            One(Monster(attribute=EARTH, type_=WARRIOR | BEAST_WARRIOR, level=4), YOUR_DECK),
            lies=FACE_UP_DEFENSE,
            called=THE_SUMMONED,
        ).and_if_you_do(Later(END_PHASE, Destroy(THE_SUMMONED))),
    ),
)

CONSTELLAR_HYADES: Final = Card(
    47579719,
    "Constellar Hyades",
    Materials(of=(Monster(attribute=LIGHT, level=3),) * 2, by=XYZ_SUMMON),
    Ignition(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=ChangePosition(All(Monster(), OPPONENTS_FIELD), FACE_UP_DEFENSE),
    ),
)

# ------------------------------------------------------------------------------------------------- Rank 5 and higher

ADREUS: Final = Card(
    94119480,
    "Adreus, Keeper of Armageddon",
    TWO_OF_LEVEL_5,
    Ignition(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(AnyCard(FACE_UP), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

WIND_UP_ARSENAL_ZENMAIOH: Final = Card(
    77334267,
    "Wind-Up Arsenal Zenmaioh",
    TWO_OF_LEVEL_5,
    Ignition(
        1,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=Some(2, AnyCard(FACE_DOWN), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

CONSTELLAR_PLEIADES: Final = Card(
    73964868,
    "Constellar Pleiades",
    Materials(of=(Monster(attribute=LIGHT, level=5),) * 2, by=XYZ_SUMMON),
    Quick(
        1,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(ANY_CARD, THE_FIELD),
        do=AddToHand(THE_TARGET),
    ),
)

GAUNTLET_LAUNCHER: Final = Card(
    15561463,
    "Gauntlet Launcher",
    TWO_OF_LEVEL_6,
    Ignition(cost=Detach(A_MATERIAL), target=One(Monster(), OPPONENTS_FIELD), do=Destroy(THE_TARGET)),
)

PHOTON_STRIKE_BOUNZER: Final = Card(
    92661479,
    "Photon Strike Bounzer",
    TWO_OF_LEVEL_6,
    Quick(
        when=When(Activated(Monster(zone=IN_MONSTER_ZONE), AS_AN_EFFECT, by=OPPONENT)),
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Negate(THE_EFFECT).and_if_you_do(InflictDamage(1000, OPPONENT)),
    ),
)

FORCE_FOCUS: Final = Card(
    64554883,
    "Number 25: Force Focus",
    TWO_OF_LEVEL_6,
    Quick(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(Monster(FACE_UP, kind=EFFECT, level=AtLeast(5)), OPPONENTS_FIELD),
        do=NegateEffectsOf(Those(THE_TARGET, Monster(FACE_UP, controller=OPPONENT)), until=UNTIL_TURN_ENDS),
    ),
)

THUNDER_END_DRAGON: Final = Card(
    698785,
    "Thunder End Dragon",
    Materials(of=(Monster(kind=NORMAL, level=8),) * 2, by=XYZ_SUMMON),
    Ignition(
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        do=Destroy(All(Monster(), THE_FIELD, other_than=THIS_CARD)),
    ),
)

# --------------------------------------------------------------------------------------- two monsters of one Level

PHOTON_THRASHER: Final = Card(
    65367484,
    "Photon Thrasher",
    SummonProcedure(needs=Not(Exists(Monster(), YOUR_FIELD))),
    Continuous(1, Forbid(ATTACKING, THIS_CARD), while_=Exists(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
)

PHOTON_CRUSHER: Final = Card(
    1362589,
    "Photon Crusher",
    Continuous(
        1,
        ChangePosition(THIS_CARD, FACE_UP_DEFENSE),
        when=If(BattleReached(END_OF_DAMAGE_STEP, THIS_CARD, role=AS_ATTACKER)),
    ),
)

GOBLINDBERGH: Final = Card(
    25259669,
    "Goblindbergh",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=SpecialSummon(One(Monster(level=AtMost(4)), YOUR_HAND)).after_that(
            ChangePosition(THIS_CARD, FACE_UP_DEFENSE)
        ),
    ),
)

TIN_GOLDFISH: Final = Card(
    18063928,
    "Tin Goldfish",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=SpecialSummon(One(Monster(level=4), YOUR_HAND)),
    ),
)

GAGAGA_MAGICIAN: Final = Card(
    26082117,
    "Gagaga Magician",
    Clause(do=Forbid(BEING_SYNCHRO_MATERIAL, THIS_CARD)),
    OnlyOne(1),
    Ignition(
        2,
        limit=Limit(),
        cost=Declare(A_NUMBER, least=1, most=8),
        do=ChangeStat(LEVEL, THIS_CARD, TheDeclared(), become=True, until=UNTIL_TURN_ENDS),
    ),
)

# ---------------------------------------------------------------------------------------- Spells and Traps for them

XYZ_REBORN: Final = Card(
    26708437,
    "Xyz Reborn",
    Activation(
        1,
        target=One(Monster(kind=XYZ), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET).and_if_you_do(Attach(THIS_CARD, to=THE_TARGET)),
    ),
)

XYZ_EFFECT: Final = Card(
    58628539,
    "Xyz Effect",
    Activation(
        when=When(Summoned(Monster(), SUMMONED_BY_XYZ, by=YOU)),
        target=One(ANY_CARD, THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET),
    ),
)

OVERLAY_REGEN: Final = Card(
    27068117,
    "Overlay Regen",
    Activation(target=One(Monster(FACE_UP, kind=XYZ), THE_FIELD), do=Attach(THIS_CARD, to=THE_TARGET)),
)

XYZ_ENERGY: Final = Card(
    85839825,
    "Xyz Energy",
    Activation(
        cost=Detach(One(ANY_CARD, YOUR_MATERIALS)),
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

CARDS: Final = (
    GEM_KNIGHT_PEARL,
    GAGAGIGO_THE_RISEN,
    CASTEL,
    SILENT_HONOR_ARK,
    DARK_REBELLION,
    BLACKSHIP_OF_CORN,
    PHOTON_PAPILLOPERATIVE,
    NIGHT_PAPILLOPERATIVE,
    CONSTELLAR_OMEGA,
    HEROIC_CHAMPION_KUSANAGI,
    STEELSWARM_ROACH,
    EVILSWARM_THANATOS,
    KACHI_KOCHI_DRAGON,
    KING_OF_THE_FERAL_IMPS,
    GIGA_BRILLIANT,
    GRENOSAURUS,
    LEVIAIR_THE_SEA_DRAGON,
    MECHQUIPPED_ANGINEER,
    M_X_SABER_INVOKER,
    CONSTELLAR_HYADES,
    ADREUS,
    WIND_UP_ARSENAL_ZENMAIOH,
    CONSTELLAR_PLEIADES,
    GAUNTLET_LAUNCHER,
    PHOTON_STRIKE_BOUNZER,
    FORCE_FOCUS,
    THUNDER_END_DRAGON,
    PHOTON_THRASHER,
    PHOTON_CRUSHER,
    GOBLINDBERGH,
    TIN_GOLDFISH,
    GAGAGA_MAGICIAN,
    XYZ_REBORN,
    XYZ_EFFECT,
    OVERLAY_REGEN,
    XYZ_ENERGY,
)
