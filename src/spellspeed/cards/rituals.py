"""Ritual Monsters, and the Spells that Ritual Summon them."""

from typing import Final

from spellspeed.lang.vocabulary import *

HAS_EQUIPPED_ONE: Final = Matches(THE_LINKED_CARD, ANY_CARD)
THE_CHOSEN_MONSTER: Final = Ref("the chosen monster")

# --------------------------------------------------------------- Ritual Monsters without effects, each with its Spell

BLACK_LUSTER_RITUAL: Final = Card(
    55761792,
    "Black Luster Ritual",
    Activation(1, do=RitualSummon(Monster(name="Black Luster Soldier"), 8)),
)

BLACK_LUSTER_SOLDIER: Final = Card(5405694, "Black Luster Soldier")

BLACK_MAGIC_RITUAL: Final = Card(
    76792184,
    "Black Magic Ritual",
    Activation(do=RitualSummon(Monster(name="Magician of Black Chaos"), 8)),
)

MAGICIAN_OF_BLACK_CHAOS: Final = Card(30208479, "Magician of Black Chaos")

NOVOXS_PRAYER: Final = Card(
    43694075,
    "Novox's Prayer",
    Activation(do=RitualSummon(Monster(name="Skull Guardian"), 7)),
)

SKULL_GUARDIAN: Final = Card(3627449, "Skull Guardian")

COMMENCEMENT_DANCE: Final = Card(
    43417563,
    "Commencement Dance",
    Activation(do=RitualSummon(Monster(name="Performance of Sword"), 6)),
)

PERFORMANCE_OF_SWORD: Final = Card(4849037, "Performance of Sword")

JAVELIN_BEETLE_PACT: Final = Card(
    41182875,
    "Javelin Beetle Pact",
    Activation(do=RitualSummon(Monster(name="Javelin Beetle"), 8)),
)

JAVELIN_BEETLE: Final = Card(26932788, "Javelin Beetle")

HAMBURGER_RECIPE: Final = Card(
    80811661,
    "Hamburger Recipe",
    Activation(do=RitualSummon(Monster(name="Hungry Burger"), 6)),
)

HUNGRY_BURGER: Final = Card(30243636, "Hungry Burger")

BEASTLY_MIRROR_RITUAL: Final = Card(
    81933259,
    "Beastly Mirror Ritual",
    Activation(do=RitualSummon(Monster(name="Fiend's Mirror"), 6)),
)

FIENDS_MIRROR: Final = Card(31890399, "Fiend's Mirror")

WAR_LION_RITUAL: Final = Card(
    54539105,
    "War-Lion Ritual",
    Activation(do=RitualSummon(Monster(name="Super War-Lion"), 7)),
)

SUPER_WAR_LION: Final = Card(33951077, "Super War-Lion")

FORTRESS_WHALES_OATH: Final = Card(
    77454922,
    "Fortress Whale's Oath",
    Activation(do=RitualSummon(Monster(name="Fortress Whale"), 7)),
)

FORTRESS_WHALE: Final = Card(62337487, "Fortress Whale")

CURSE_OF_THE_MASKED_BEAST: Final = Card(
    94377247,
    "Curse of the Masked Beast",
    Activation(1, do=RitualSummon(Monster(name="The Masked Beast"), 8)),
)

THE_MASKED_BEAST: Final = Card(49064413, "The Masked Beast")

RESURRECTION_OF_CHAKRA: Final = Card(
    39399168,
    "Resurrection of Chakra",
    Activation(do=RitualSummon(Monster(name="Chakra"), 7)),
)

CHAKRA: Final = Card(65393205, "Chakra")

ZERA_RITUAL: Final = Card(
    81756897,
    "Zera Ritual",
    Activation(do=RitualSummon(Monster(name="Zera the Mant"), 8)),
)

ZERA_THE_MANT: Final = Card(69123138, "Zera the Mant")

GARMA_SWORD_OATH: Final = Card(
    78577570,
    "Garma Sword Oath",
    Activation(1, do=RitualSummon(Monster(name="Garma Sword"), 7)),
)

GARMA_SWORD: Final = Card(90844184, "Garma Sword")

TURTLE_OATH: Final = Card(
    76806714,
    "Turtle Oath",
    Activation(do=RitualSummon(Monster(name="Crab Turtle"), 8)),
)

CRAB_TURTLE: Final = Card(91782219, "Crab Turtle")

REVIVAL_OF_DOKURORIDER: Final = Card(
    31066283,
    "Revival of Dokurorider",
    Activation(do=RitualSummon(Monster(name="Dokurorider"), 6)),
)

DOKURORIDER: Final = Card(99721536, "Dokurorider")

# ----------------------------------------------------------------------------------------- Ritual Monsters with effects

INCANDESCENT_ORDEAL: Final = Card(
    33031674,
    "Incandescent Ordeal",
    Activation(do=RitualSummon(Monster(name="Legendary Flame Lord"), 7)),
)

LEGENDARY_FLAME_LORD: Final = Card(
    60258960,
    "Legendary Flame Lord",
    Continuous(do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD), when=If(Activated(Spell()))),
    Ignition(
        cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 3),
        do=Destroy(All(Monster(), THE_FIELD, other_than=THIS_CARD)),
    ),
)

WHITE_DRAGON_RITUAL: Final = Card(
    9786492,
    "White Dragon Ritual",
    Activation(do=RitualSummon(Monster(name="Paladin of White Dragon"), 4)),
)

PALADIN_OF_WHITE_DRAGON: Final = Card(
    73398797,
    "Paladin of White Dragon",
    Trigger(
        when=If(BattleReached(START_OF_DAMAGE_STEP, THIS_CARD, Monster(FACE_DOWN_DEFENSE), AS_ATTACKER)),
        do=Destroy(Those(THE_OPPOSING, Monster(FACE_DOWN_DEFENSE))),
        mandatory=True,
    ),
    Ignition(
        cost=Tribute(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Blue-Eyes White Dragon"), YOUR_HAND | YOUR_DECK)).also(
            Forbid(DECLARING_ATTACKS, who=YOU, what=Monster(name="Blue-Eyes White Dragon"), until=UNTIL_TURN_ENDS)
        ),
    ),
)

SHINATOS_ARK: Final = Card(
    60365591,
    "Shinato's Ark",
    Activation(do=RitualSummon(Monster(name="Shinato, King of a Higher Plane"), 8)),
)

SHINATO_KING_OF_A_HIGHER_PLANE: Final = Card(
    86327225,
    "Shinato, King of a Higher Plane",
    Trigger(
        when=If(
            Sent(
                Monster(DEFENSE_POSITION, controller=OPPONENT),
                to=EITHER_GRAVEYARD,
                because=BECAUSE_OF_BATTLE,
                by_card=THIS_CARD,
            )
        ),
        do=InflictDamage(Stat(ATK, THAT_CARD, original=True), OPPONENT),
        mandatory=True,
    ),
)

FINAL_RITUAL_OF_THE_ANCIENTS: Final = Card(
    60369732,
    "Final Ritual of the Ancients",
    Activation(do=RitualSummon(Monster(name="Reshef the Dark Being"), 8)),
)

RESHEF_THE_DARK_BEING: Final = Card(
    62420419,
    "Reshef the Dark Being",
    Ignition(
        limit=Limit(),
        cost=Discard(One(Spell(), YOUR_HAND)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=ChangeControl(THE_TARGET, until=UNTIL_END_PHASE),
    ),
)

CONTRACT_WITH_THE_DARK_MASTER: Final = Card(
    96420087,
    "Contract with the Dark Master",
    Activation(1, do=RitualSummon(Monster(name="Dark Master - Zorc"), 8)),
)

DARK_MASTER_ZORC: Final = Card(
    97642679,
    "Dark Master - Zorc",
    Ignition(
        1,
        limit=Limit(),
        do=RollDie()
        .also(OnlyIf(Compare(Result(THE_ROLL), AtMost(2)), Destroy(All(Monster(), OPPONENTS_FIELD))))
        .also(OnlyIf(Compare(Result(THE_ROLL), Range(3, 5)), Destroy(One(Monster(), OPPONENTS_FIELD))))
        .also(OnlyIf(Compare(Result(THE_ROLL), 6), Destroy(All(Monster(), YOUR_FIELD)))),
    ),
)

END_OF_THE_WORLD: Final = Card(
    8198712,
    "End of the World",
    Activation(
        do=RitualSummon(Monster(name=("Ruin, Queen of Oblivion", "Demise, King of Armageddon")), exactly=True),
    ),
)

RUIN_QUEEN_OF_OBLIVION: Final = Card(
    46427957,
    "Ruin, Queen of Oblivion",
    Trigger(
        1,
        when=When(Destroyed(Monster(controller=OPPONENT), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        needs=Matches(THIS_CARD, Monster(attacking=True)),
        do=Grant(ATTACK_AGAIN, THIS_CARD, until=UNTIL_BATTLE_PHASE_ENDS),
    ),
)

DEMISE_KING_OF_ARMAGEDDON: Final = Card(
    72426662,
    "Demise, King of Armageddon",
    Ignition(1, cost=PayLP(2000), do=Destroy(All(ANY_CARD, THE_FIELD, other_than=THIS_CARD))),
)

BLACK_ILLUSION_RITUAL: Final = Card(
    41426869,
    "Black Illusion Ritual",
    Activation(1, do=RitualSummon(Monster(name="Relinquished"), 1)),
)

# A monster that is equipped face-down has no values: 0.
RELINQUISHED: Final = Card(
    64631466,
    "Relinquished",
    Ignition(
        1,
        needs=Not(HAS_EQUIPPED_ONE),
        limit=Limit(),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Equip(THIS_CARD, Those(THE_TARGET, Monster(controller=OPPONENT), called=THE_CHOSEN_MONSTER)).and_if_you_do(
            LinkTogether(THE_CHOSEN_MONSTER)
        ),
    ),
    Continuous(
        2,
        ChangeStat(ATK, THIS_CARD, Stat(ATK, THE_LINKED_CARD, original=True), become=True).also(
            ChangeStat(DEF, THIS_CARD, Stat(DEF, THE_LINKED_CARD, original=True), become=True)
        ),
        while_=HAS_EQUIPPED_ONE,
    ),
    Instead(
        of=Destroyed(THIS_CARD, because=BECAUSE_OF_BATTLE),
        do=Destroy(THE_LINKED_CARD),
        mandatory=True,
        while_=HAS_EQUIPPED_ONE,
    ),
    Continuous(
        3,
        InflictDamage(TheAmount(), OPPONENT),
        when=If(DamageTaken(YOU, BECAUSE_OF_BATTLE)),
        while_=Both(HAS_EQUIPPED_ONE, Matches(THIS_CARD, Monster(battling=True))),
    ),
)

NEKROZ_OF_UNICORE: Final = Card(
    89463537,
    "Nekroz of Unicore",
    SummonCondition(never=SUMMONED_SPECIALLY & ~SUMMONED_BY_RITUAL),
    Ignition(
        1,
        limit=Limit(PER_EFFECT),
        cost=Discard(THIS_CARD),
        target=One(AnyCard(archetype="Nekroz", not_name="Nekroz of Unicore"), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
        from_=YOUR_HAND,
    ),
    Continuous(2, NegateEffectsOf(All(Monster(FACE_UP, came_from=IN_EXTRA_DECK), THE_FIELD))),
)

AMORPHACTOR_PAIN_THE_IMAGINATION_DRACOVERLORD: Final = Card(
    98287529,
    "Amorphactor Pain, the Imagination Dracoverlord",
    Unclassified(1, when=If(Summoned(THIS_CARD, SUMMONED_BY_RITUAL)), do=SkipPhase(MAIN_PHASE_1, OPPONENT)),
    Continuous(2, NegateEffectsOf(All(Monster(FACE_UP, kind=FUSION | SYNCHRO | XYZ), THE_FIELD))),
    Trigger(
        3,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=AddToHand(
            One(
                Monster(archetype="Dracoverlord", not_name="Amorphactor Pain, the Imagination Dracoverlord"),
                YOUR_DECK,
            )
        ),
        from_=YOUR_GRAVEYARD,
    ),
)

# ---------------------------------------------------------------------------------------- for Ritual Monsters of a kind

EARTH_CHANT: Final = Card(
    59820352,
    "Earth Chant",
    Activation(do=RitualSummon(Monster(kind=RITUAL, attribute=EARTH), exactly=True)),
)

CONTRACT_WITH_THE_ABYSS: Final = Card(
    69035382,
    "Contract with the Abyss",
    Activation(1, do=RitualSummon(Monster(kind=RITUAL, attribute=DARK), exactly=True)),
)

SENJU_OF_THE_THOUSAND_HANDS: Final = Card(
    23401839,
    "Senju of the Thousand Hands",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        do=AddToHand(One(Monster(kind=RITUAL), YOUR_DECK)),
    ),
)

SONIC_BIRD: Final = Card(
    57617178,
    "Sonic Bird",
    Trigger(
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        do=AddToHand(One(Spell(kind=RITUAL), YOUR_DECK)),
    ),
)

MANJU_OF_THE_TEN_THOUSAND_HANDS: Final = Card(
    95492061,
    "Manju of the Ten Thousand Hands",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING)),
        do=AddToHand(One(AnyCard(kind=RITUAL), YOUR_DECK)),
    ),
)

ELEMENTAL_MISTRESS_DORIADO: Final = Card(
    99414168,
    "Elemental Mistress Doriado",
    Continuous(do=Treat(THIS_CARD, attribute=WIND | WATER | FIRE | EARTH, besides=True)),
)

CARDS: Final[tuple[Card, ...]] = (
    BLACK_LUSTER_RITUAL,
    BLACK_LUSTER_SOLDIER,
    BLACK_MAGIC_RITUAL,
    MAGICIAN_OF_BLACK_CHAOS,
    NOVOXS_PRAYER,
    SKULL_GUARDIAN,
    COMMENCEMENT_DANCE,
    PERFORMANCE_OF_SWORD,
    JAVELIN_BEETLE_PACT,
    JAVELIN_BEETLE,
    HAMBURGER_RECIPE,
    HUNGRY_BURGER,
    BEASTLY_MIRROR_RITUAL,
    FIENDS_MIRROR,
    WAR_LION_RITUAL,
    SUPER_WAR_LION,
    FORTRESS_WHALES_OATH,
    FORTRESS_WHALE,
    CURSE_OF_THE_MASKED_BEAST,
    THE_MASKED_BEAST,
    RESURRECTION_OF_CHAKRA,
    CHAKRA,
    ZERA_RITUAL,
    ZERA_THE_MANT,
    GARMA_SWORD_OATH,
    GARMA_SWORD,
    TURTLE_OATH,
    CRAB_TURTLE,
    REVIVAL_OF_DOKURORIDER,
    DOKURORIDER,
    INCANDESCENT_ORDEAL,
    LEGENDARY_FLAME_LORD,
    WHITE_DRAGON_RITUAL,
    PALADIN_OF_WHITE_DRAGON,
    SHINATOS_ARK,
    SHINATO_KING_OF_A_HIGHER_PLANE,
    FINAL_RITUAL_OF_THE_ANCIENTS,
    RESHEF_THE_DARK_BEING,
    CONTRACT_WITH_THE_DARK_MASTER,
    DARK_MASTER_ZORC,
    END_OF_THE_WORLD,
    RUIN_QUEEN_OF_OBLIVION,
    DEMISE_KING_OF_ARMAGEDDON,
    BLACK_ILLUSION_RITUAL,
    RELINQUISHED,
    NEKROZ_OF_UNICORE,
    AMORPHACTOR_PAIN_THE_IMAGINATION_DRACOVERLORD,
    EARTH_CHANT,
    CONTRACT_WITH_THE_ABYSS,
    SENJU_OF_THE_THOUSAND_HANDS,
    SONIC_BIRD,
    MANJU_OF_THE_TEN_THOUSAND_HANDS,
    ELEMENTAL_MISTRESS_DORIADO,
)
