"""Cards about Normal Summons: what they are made with, how often, and in which turn there can be none."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_TOKENS: Final = Ref("the Tokens")
THE_BANISHED: Final = Ref("the banished monsters")
NO_OTHER_SUMMONS: Final[Deed] = (
    Forbid(SUMMONING_FACE_UP, who=YOU, otherwise=True)
    .also(Forbid(FLIP_SUMMONING, who=YOU, otherwise=True))
    .also(Forbid(SPECIAL_SUMMONING, who=YOU, otherwise=True))
)
NOTHING_FROM_EXTRA: Final = Forbid(SPECIAL_SUMMONING, who=YOU, from_=IN_EXTRA_DECK, until=UNTIL_TURN_ENDS)
IN_ITS_OWN_WAY: Final = Matches(THIS_CARD, Monster(own_way=True))

# --------------------------------------------------------------------------- turns in which nothing else is summoned

SCAPEGOAT: Final = Card(
    73915051,
    "Scapegoat",
    Activation(
        1,
        oath=NO_OTHER_SUMMONS,
        do=SummonTokens(
            Token("Sheep Token", "羊衍生物", EARTH, BEAST, 1, 0, 0), 4, FACE_UP_DEFENSE, called=THE_TOKENS
        ).and_if_you_do(Forbid(BEING_TRIBUTED_FOR_SUMMON, THE_TOKENS)),
    ),
)

STRAY_LAMBS: Final = Card(
    60764581,
    "Stray Lambs",
    Activation(
        1,
        oath=NO_OTHER_SUMMONS,
        do=SummonTokens(Token("Lamb Token", "仔羊衍生物", EARTH, BEAST, 1, 0, 0), 2, FACE_UP_DEFENSE),
    ),
)

DARK_MAGIC_CURTAIN: Final = Card(
    99789342,
    "Dark Magic Curtain",
    Activation(
        1,
        oath=NO_OTHER_SUMMONS,
        cost=PayLP(Half(LifePoints(YOU), down=True)),
        do=SpecialSummon(One(Monster(name="Dark Magician"), YOUR_DECK)),
    ),
)

# ------------------------------------------------------------------------------------------------- more Normal Summons

ULTIMATE_OFFERING: Final = Card(
    80604091,
    "Ultimate Offering",
    Quick(
        needs=Either(During(MAIN_PHASE_1 | MAIN_PHASE_2, YOU), During(BATTLE_PHASE, OPPONENT)),
        cost=PayLP(500),
        # Of the field that is a Gemini Monster, which is summoned again.
        do=NormalSummon(One(Monster(), YOUR_HAND | YOUR_MONSTER_ZONE), FACE_UP_ATTACK | FACE_DOWN_DEFENSE),
    ),
)

LEGION_THE_FIEND_JESTER: Final = Card(
    25280974,
    "Legion the Fiend Jester",
    Continuous(1, AllowSummons(Monster(type_=SPELLCASTER), SUMMONED_WITH_TRIBUTES)),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(type_=SPELLCASTER, kind=NORMAL), YOUR_DECK | YOUR_GRAVEYARD)),
    ),
)

SWAP_FROG: Final = Card(
    9126351,
    "Swap Frog",
    SummonProcedure(1, by=Discard(One(Monster(attribute=WATER), YOUR_HAND, other_than=THIS_CARD))),
    Trigger(
        2,
        when=When(Summoned(THIS_CARD, SUMMONED_ANYHOW)),
        do=SendToGraveyard(
            One(
                Monster(FACE_UP, attribute=WATER, type_=AQUA, level=AtMost(2)),
                Place(IN_DECK | IN_MONSTER_ZONE),
            )
        ),
    ),
    Ignition(
        3,
        limit=Limit(),
        cost=AddToHand(One(Monster(), YOUR_FIELD)),
        do=AllowSummons(Monster(archetype="Frog", not_name="Swap Frog"), until=UNTIL_TURN_ENDS),
    ),
)

VASSAL_TOKEN: Final = Token("Vassal Token", "家臣衍生物", LIGHT, THUNDER, 1, 800, 1000)
MITHRA_THE_THUNDER_VASSAL: Final = Card(
    22404675,
    "Mithra the Thunder Vassal",
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(THIS_CARD)
        .and_(
            SummonTokens(
                Token("Vassal Token", "家臣衍生物", LIGHT, THUNDER, 1, 800, 1000), 1, FACE_UP_DEFENSE, OPPONENT
            )
        )
        .also(NOTHING_FROM_EXTRA),
        from_=YOUR_HAND,
    ),
    Trigger(
        2,
        when=If(Tributed(THIS_CARD, for_=Monster())),
        limit=Limit(PER_EFFECT),
        do=AllowSummons(how=SUMMONED_WITH_TRIBUTES, until=UNTIL_TURN_ENDS),
    ),
)

EIDOS_THE_UNDERWORLD_SQUIRE: Final = Card(
    59463312,
    "Eidos the Underworld Squire",
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_SPECIALLY)),
        do=AllowSummons(how=SUMMONED_WITH_TRIBUTES, until=UNTIL_TURN_ENDS),
        mandatory=True,
    ),
    Ignition(
        2,
        limit=Limit(PER_EFFECT),
        cost=Banish(THIS_CARD),
        target=One(Monster(atk=800, def_=1000, not_name="Eidos the Underworld Squire"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE).also(NOTHING_FROM_EXTRA),
        from_=YOUR_GRAVEYARD,
    ),
)

BALANCER_LORD: Final = Card(
    8567955,
    "Balancer Lord",
    Ignition(
        1,
        limit=Limit(),
        cost=PayLP(1000),
        do=AllowSummons(Monster(type_=CYBERSE), until=UNTIL_TURN_ENDS),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_BANISHED)),
        limit=Limit(PER_EFFECT),
        do=SpecialSummon(One(Monster(level=AtMost(4)), YOUR_HAND)),
    ),
)

# ------------------------------------------------------------------------------------------- one monster, two Tributes

KAISER_SEA_HORSE: Final = Card(
    17444133,
    "Kaiser Sea Horse",
    Unclassified(1, do=Grant(TWO_TRIBUTES, THIS_CARD, for_=Monster(attribute=LIGHT)), face_down=True),
)
DOUBLE_COSTON: Final = Card(
    44436472,
    "Double Coston",
    Unclassified(1, do=Grant(TWO_TRIBUTES, THIS_CARD, for_=Monster(attribute=DARK)), face_down=True),
)
UNSHAVEN_ANGLER: Final = Card(
    92084010,
    "Unshaven Angler",
    Unclassified(do=Grant(TWO_TRIBUTES, THIS_CARD, for_=Monster(attribute=WATER)), face_down=True),
)
THE_TROJAN_HORSE: Final = Card(
    38479725,
    "The Trojan Horse",
    Unclassified(do=Grant(TWO_TRIBUTES, THIS_CARD, for_=Monster(attribute=EARTH)), face_down=True),
)
WHIRLWIND_PRODIGY: Final = Card(
    15090429,
    "Whirlwind Prodigy",
    Unclassified(do=Grant(TWO_TRIBUTES, THIS_CARD, for_=Monster(attribute=WIND)), face_down=True),
)
FLAME_RULER: Final = Card(
    41089128,
    "Flame Ruler",
    Unclassified(do=Grant(TWO_TRIBUTES, THIS_CARD, for_=Monster(attribute=FIRE)), face_down=True),
)

# --------------------------------------------------------------------------- with more Tributes, with fewer, with none

GILFORD_THE_LIGHTNING: Final = Card(
    36354007,
    "Gilford the Lightning",
    TributeProcedure(tributes=3),
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        needs=IN_ITS_OWN_WAY,
        do=Destroy(All(Monster(), OPPONENTS_FIELD)),
        mandatory=True,
    ),
)

MOISTURE_CREATURE: Final = Card(
    75285069,
    "Moisture Creature",
    TributeProcedure(tributes=3),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        needs=IN_ITS_OWN_WAY,
        do=Destroy(All(SpellOrTrap(), OPPONENTS_FIELD)),
        mandatory=True,
    ),
)

SWIFT_GAIA: Final = Card(
    16589042,
    "Swift Gaia the Fierce Knight",
    TributeProcedure(1, needs=Compare(CountOf(ANY_CARD, YOUR_HAND), 1)),
)

FUSILIER_DRAGON: Final = Card(
    51632798,
    "Fusilier Dragon, the Dual-Mode Beast",
    TributeProcedure(1, set_too=True),
    Continuous(
        2,
        ChangeStat(ATK, THIS_CARD, 1400, become=True, original=True).also(
            ChangeStat(DEF, THIS_CARD, 1000, become=True, original=True)
        ),
        while_=IN_ITS_OWN_WAY,
    ),
)

WITH_TRIBUTES: Final = Matches(THIS_CARD, Monster(summoned=SUMMONED_WITH_TRIBUTES))

BEAST_KING_BARBAROS: Final = Card(
    78651105,
    "Beast King Barbaros",
    TributeProcedure(1, set_too=True),
    Continuous(
        2,
        ChangeStat(ATK, THIS_CARD, 1900, become=True, original=True),
        while_=Both(IN_ITS_OWN_WAY, Not(WITH_TRIBUTES)),
    ),
    TributeProcedure(3, tributes=3),
    Trigger(
        4,
        when=If(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        needs=IN_ITS_OWN_WAY,
        do=Destroy(All(ANY_CARD, OPPONENTS_FIELD)),
        mandatory=True,
    ),
)

MAJESTIC_MECH_OHKA: Final = Card(
    69303178,
    "Majestic Mech - Ohka",
    TributeProcedure(),
    Trigger(when=If(PhaseReached(END_PHASE)), needs=IN_ITS_OWN_WAY, do=SendToGraveyard(THIS_CARD), mandatory=True),
)

MAJESTIC_MECH_GORYU: Final = Card(
    95701283,
    "Majestic Mech - Goryu",
    TributeProcedure(tributes=1),
    Trigger(when=If(PhaseReached(END_PHASE)), needs=IN_ITS_OWN_WAY, do=SendToGraveyard(THIS_CARD), mandatory=True),
    Continuous(do=Grant(PIERCING, THIS_CARD)),
)

BEHEMOTH: Final = Card(
    22996376,
    "Behemoth the King of All Animals",
    TributeProcedure(tributes=1, set_too=True),
    Continuous(do=ChangeStat(ATK, THIS_CARD, 2000, become=True, original=True), while_=IN_ITS_OWN_WAY),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        target=Some(TributesMade(), Monster(type_=BEAST), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
)

# ----------------------------------------------------------------------------------------------- what Tributes bring

PRECIOUS_CARDS_FROM_BEYOND: Final = Card(
    68304813,
    "Precious Cards from Beyond",
    Trigger(
        1,
        when=If(Summoned(Monster(), SUMMONED_WITH_TRIBUTES, by=YOU)),
        needs=Compare(TributesMade(), AtLeast(2)),
        do=Draw(2),
        mandatory=True,
    ),
)

# The summon must have succeeded; Tributes for one that was negated bring nothing.
ZOLGA: Final = Card(
    16268841,
    "Zolga",
    Trigger(
        when=If(Tributed(THIS_CARD, for_=Monster())),
        needs=Compare(TimesHappened(Summoned(Monster(), SUMMONED_WITH_TRIBUTES)), AtLeast(1)),
        do=GainLP(2000),
        mandatory=True,
    ),
)

SKULL_KNIGHT_2: Final = Card(
    15653824,
    "Skull Knight #2",
    Trigger(
        when=If(Tributed(THIS_CARD, for_=Monster(type_=FIEND))),
        needs=Compare(TimesHappened(Summoned(Monster(type_=FIEND), SUMMONED_WITH_TRIBUTES)), AtLeast(1)),
        do=SpecialSummon(One(Monster(name="Skull Knight #2"), YOUR_DECK)),
        mandatory=True,
    ),
)

MASK_OF_RESTRICT: Final = Card(29549364, "Mask of Restrict", Continuous(1, Forbid(BEING_TRIBUTED, who=EITHER)))

# ---------------------------------------------------------------------------------------- how they cannot be summoned

INFERNAL_FLAME_EMPEROR: Final = Card(
    19847532,
    "Infernal Flame Emperor",
    SummonCondition(never=SUMMONED_SPECIALLY),
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_WITH_TRIBUTES)),
        cost=Banish(UpTo(5, Monster(attribute=FIRE), YOUR_GRAVEYARD), called=THE_BANISHED),
        do=Destroy(Some(HowMany(THE_BANISHED), SpellOrTrap(), THE_FIELD)),
    ),
)

CAVE_DRAGON: Final = Card(
    93220472,
    "Cave Dragon",
    SummonCondition(never=SUMMONED_NORMALLY, unless=Not(Exists(Monster(), YOUR_FIELD))),
    Continuous(
        do=Forbid(DECLARING_ATTACKS, THIS_CARD),
        while_=Not(Exists(Monster(FACE_UP, type_=DRAGON), YOUR_FIELD, other_than=THIS_CARD)),
    ),
)

IMDUK_THE_WORLD_CHALICE_DRAGON: Final = Card(
    31226177,
    "Imduk the World Chalice Dragon",
    Materials(of=(Monster(kind=NORMAL, not_kind=TOKEN),), by=LINK_SUMMON),
    Continuous(1, AllowSummons(Monster(archetype="World Chalice"))),
    Trigger(
        2,
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(controller=OPPONENT))),
        needs=Matches(THE_OPPOSING, Monster(that=PointedAtBy(THIS_CARD))),
        do=Destroy(THE_OPPOSING),
    ),
    Trigger(
        3,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=SpecialSummon(One(Monster(archetype="World Chalice"), YOUR_HAND)),
        from_=YOUR_GRAVEYARD,
    ),
)

CARDS: Final = (
    SCAPEGOAT,
    STRAY_LAMBS,
    DARK_MAGIC_CURTAIN,
    ULTIMATE_OFFERING,
    LEGION_THE_FIEND_JESTER,
    SWAP_FROG,
    MITHRA_THE_THUNDER_VASSAL,
    EIDOS_THE_UNDERWORLD_SQUIRE,
    BALANCER_LORD,
    KAISER_SEA_HORSE,
    DOUBLE_COSTON,
    UNSHAVEN_ANGLER,
    THE_TROJAN_HORSE,
    WHIRLWIND_PRODIGY,
    FLAME_RULER,
    GILFORD_THE_LIGHTNING,
    MOISTURE_CREATURE,
    SWIFT_GAIA,
    FUSILIER_DRAGON,
    BEAST_KING_BARBAROS,
    MAJESTIC_MECH_OHKA,
    MAJESTIC_MECH_GORYU,
    BEHEMOTH,
    PRECIOUS_CARDS_FROM_BEYOND,
    ZOLGA,
    SKULL_KNIGHT_2,
    MASK_OF_RESTRICT,
    INFERNAL_FLAME_EMPEROR,
    CAVE_DRAGON,
    IMDUK_THE_WORLD_CHALICE_DRAGON,
)
