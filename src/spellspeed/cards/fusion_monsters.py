"""Fusion Monsters with effects of their own."""

from typing import Final

from spellspeed.lang.vocabulary import *

SAFE_IN_BATTLE: Final = Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD)
HEROES_IN_YOUR_GRAVEYARD: Final = CountOf(AnyCard(archetype="Elemental HERO"), YOUR_GRAVEYARD)
DESTROYED_ONE: Final = Sent(Monster(), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)
ITS_ORIGINAL_ATK: Final = Stat(ATK, THAT_CARD, original=True)
A_CYBER_DRAGON: Final = Monster(name="Cyber Dragon")
A_DRAGON: Final = Monster(type_=DRAGON)
THEIR_MONSTERS: Final = CountOf(Monster(), OPPONENTS_FIELD)

# -------------------------------------------------------------------------------------------------- Elemental HEROes

ELEMENTAL_HERO_MUDBALLMAN: Final = Card(
    52031567,
    "Elemental HERO Mudballman",
    Materials(of=named("Elemental HERO Bubbleman", "Elemental HERO Clayman"), properly=False),
)

ELEMENTAL_HERO_PHOENIX_ENFORCER: Final = Card(
    41436536,
    "Elemental HERO Phoenix Enforcer",
    Materials(of=named("Elemental HERO Avian", "Elemental HERO Burstinatrix"), properly=False),
    Continuous(do=SAFE_IN_BATTLE),
)

ELEMENTAL_HERO_SHINING_FLARE_WINGMAN: Final = Card(
    25366484,
    "Elemental HERO Shining Flare Wingman",
    Materials(
        of=named("Elemental HERO Flame Wingman", "Elemental HERO Sparkman"),
        properly=False,
    ),
    Continuous(1, ChangeStat(ATK, THIS_CARD, Times(300, HEROES_IN_YOUR_GRAVEYARD))),
    Trigger(2, when=If(DESTROYED_ONE), do=InflictDamage(ITS_ORIGINAL_ATK, OPPONENT), mandatory=True),
)

ELEMENTAL_HERO_SHINING_PHOENIX_ENFORCER: Final = Card(
    88820235,
    "Elemental HERO Shining Phoenix Enforcer",
    Materials(
        of=named("Elemental HERO Phoenix Enforcer", "Elemental HERO Sparkman"),
        properly=False,
    ),
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(300, HEROES_IN_YOUR_GRAVEYARD))),
    Continuous(do=SAFE_IN_BATTLE),
)

ELEMENTAL_HERO_STEAM_HEALER: Final = Card(
    81197327,
    "Elemental HERO Steam Healer",
    Materials(
        of=named("Elemental HERO Burstinatrix", "Elemental HERO Bubbleman"),
        properly=False,
    ),
    Trigger(when=When(DESTROYED_ONE), do=GainLP(ITS_ORIGINAL_ATK), mandatory=True),
)

ELEMENTAL_HERO_MARINER: Final = Card(
    14225239,
    "Elemental HERO Mariner",
    Materials(of=named("Elemental HERO Bubbleman", "Elemental HERO Avian"), properly=False),
    Continuous(do=Grant(ATTACK_DIRECTLY, THIS_CARD), while_=Exists(SpellOrTrap(FACE_DOWN), YOUR_SPELL_TRAP_ZONE)),
)

ELEMENTAL_HERO_WILDEDGE: Final = Card(
    10526791,
    "Elemental HERO Wildedge",
    Materials(of=named("Elemental HERO Wildheart", "Elemental HERO Bladedge"), properly=False),
    Continuous(do=Grant(ATTACK_EVERY_MONSTER, THIS_CARD)),
)

ELEMENTAL_HERO_WILD_WINGMAN: Final = Card(
    55615891,
    "Elemental HERO Wild Wingman",
    Materials(of=named("Elemental HERO Wildheart", "Elemental HERO Avian"), properly=False),
    Ignition(cost=Discard(One(ANY_CARD, YOUR_HAND)), target=One(SpellOrTrap(), THE_FIELD), do=Destroy(THE_TARGET)),
)

ELEMENTAL_HERO_NECROID_SHAMAN: Final = Card(
    81003500,
    "Elemental HERO Necroid Shaman",
    Materials(
        of=named("Elemental HERO Wildheart", "Elemental HERO Necroshade"),
        properly=False,
    ),
    Trigger(
        1,
        when=If(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        target=One(Monster(), OPPONENTS_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(controller=OPPONENT))).then(
            SpecialSummon(One(Monster(), OPPONENTS_GRAVEYARD), to=OPPONENT)
        ),
        mandatory=True,
    ),
)

# ---------------------------------------------------------------------------------------------------- Cyber Dragons

CYBER_TWIN_DRAGON: Final = Card(
    74157028,
    "Cyber Twin Dragon",
    Materials(of=(A_CYBER_DRAGON, A_CYBER_DRAGON), no_substitutes=True),
    Continuous(1, Grant(EXTRA_ATTACK, THIS_CARD)),
)

CYBER_END_DRAGON: Final = Card(
    1546123,
    "Cyber End Dragon",
    Materials(of=(A_CYBER_DRAGON, A_CYBER_DRAGON, A_CYBER_DRAGON), no_substitutes=True),
    Continuous(1, Grant(PIERCING, THIS_CARD)),
)

CYBER_BLADER: Final = Card(
    10248389,
    "Cyber Blader",
    Materials(of=named("Etoile Cyber", "Blade Skater"), no_substitutes=True),
    Continuous(1, SAFE_IN_BATTLE, while_=Compare(THEIR_MONSTERS, 1)),
    Continuous(
        do=ChangeStat(ATK, THIS_CARD, Times(2, Stat(ATK, THIS_CARD, original=True)), become=True),
        while_=Compare(THEIR_MONSTERS, 2),
    ),
    Continuous(
        do=Negate(THE_EFFECT),
        when=If(Resolving(ANY_CARD, AS_ANYTHING, by=OPPONENT)),
        while_=Compare(THEIR_MONSTERS, 3),
    ),
)

UFOROID_FIGHTER: Final = Card(
    32752319,
    "UFOroid Fighter",
    Materials(of=(Monster(name="UFOroid"), Monster(type_=WARRIOR)), no_substitutes=True),
    Unclassified(
        when=If(Summoned(THIS_CARD, SUMMONED_BY_FUSION)),
        do=ChangeStat(ATK | DEF, THIS_CARD, MaterialsUsed(THIS_CARD, ATK), become=True, original=True),
    ),
)

# ------------------------------------------------------------------------------------------------------- Gem-Knights

GEM_KNIGHT_PRISMAURA: Final = Card(
    93379652,
    "Gem-Knight Prismaura",
    Materials(of=(Monster(archetype="Gem-Knight"), Monster(type_=THUNDER))),
    SummonCondition(never=SUMMONED_SPECIALLY & ~SUMMONED_BY_FUSION, from_=IN_EXTRA_DECK),
    Ignition(
        1,
        limit=Limit(),
        cost=SendToGraveyard(One(AnyCard(archetype="Gem-Knight"), YOUR_HAND)),
        target=One(AnyCard(FACE_UP), THE_FIELD),
        do=Destroy(Those(THE_TARGET, AnyCard(FACE_UP))),
    ),
)

# ----------------------------------------------------------------------------------------------------------- Dragons

FIVE_HEADED_DRAGON: Final = Card(
    99267150,
    "Five-Headed Dragon",
    Materials(of=(A_DRAGON, A_DRAGON, A_DRAGON, A_DRAGON, A_DRAGON), properly=False),
    Continuous(
        1,
        Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD, by=Monster(attribute=DARK | EARTH | WATER | FIRE | WIND)),
    ),
)

DRAGON_MASTER_KNIGHT: Final = Card(
    62873545,
    "Dragon Master Knight",
    Materials(of=named("Black Luster Soldier", "Blue-Eyes Ultimate Dragon"), properly=False),
    Continuous(
        1,
        ChangeStat(
            ATK, THIS_CARD, Times(500, CountOf(Monster(FACE_UP, type_=DRAGON), YOUR_FIELD, other_than=THIS_CARD))
        ),
    ),
)

DARK_PALADIN: Final = Card(
    98502113,
    "Dark Paladin",
    Materials(of=named("Dark Magician", "Buster Blader"), properly=False),
    Continuous(
        1,
        ChangeStat(ATK, THIS_CARD, Times(500, CountOf(Monster(FACE_UP, type_=DRAGON), THE_FIELD | EITHER_GRAVEYARD))),
    ),
    Quick(
        2,
        when=When(Activated(Spell())),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

ALLIGATORS_SWORD_DRAGON: Final = Card(
    3366982,
    "Alligator's Sword Dragon",
    Materials(of=named("Baby Dragon", "Alligator's Sword")),
    Continuous(
        1,
        Grant(ATTACK_DIRECTLY, THIS_CARD),
        while_=Both(
            Exists(Monster(FACE_UP), OPPONENTS_FIELD),
            Not(Exists(Monster(FACE_UP, not_attribute=EARTH | WATER | FIRE), OPPONENTS_FIELD)),
        ),
    ),
)

# ------------------------------------------------------------------------------------------------------------ others

CHIMERA_THE_FLYING_MYTHICAL_BEAST: Final = Card(
    4796100,
    "Chimera the Flying Mythical Beast",
    Materials(of=named("Gazelle the King of Mythical Beasts", "Berfomet")),
    Trigger(
        1,
        when=When(Destroyed(THIS_CARD)),
        target=One(Monster(name=("Berfomet", "Gazelle the King of Mythical Beasts")), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
    ),
)

D_3_S_FROG: Final = Card(
    9910360,
    "D.3.S. Frog",
    Materials(
        of=named("Des Frog", "Des Frog", "Des Frog"),
        no_substitutes=True,
    ),
    Continuous(do=ChangeStat(ATK, THIS_CARD, Times(500, CountOf(Monster(name="Treeborn Frog"), YOUR_GRAVEYARD)))),
)

MOKEY_MOKEY_KING: Final = Card(
    13803864,
    "Mokey Mokey King",
    Materials(of=named("Mokey Mokey", "Mokey Mokey", "Mokey Mokey")),
    Trigger(
        when=When(LeftField(THIS_CARD, was=Monster(FACE_UP))),
        do=SpecialSummon(All(Monster(name="Mokey Mokey"), YOUR_GRAVEYARD)),
    ),
)

ARCANA_KNIGHT_JOKER: Final = Card(
    6150044,
    "Arcana Knight Joker",
    Materials(of=named("Queen's Knight", "Jack's Knight", "King's Knight"), no_substitutes=True),
    Quick(
        1,
        when=When(
            Activated(Monster(), AS_AN_EFFECT, targeting=THIS_CARD), Activated(SpellOrTrap(), targeting=THIS_CARD)
        ),
        limit=Limit(),
        cost=Discard(One(AnyCard(kind_like=THAT_CARD), YOUR_HAND)),
        do=Negate(THE_EFFECT),
    ),
)

# ------------------------------------------------------------------------------------------------- Elemental HEROes

THUNDER_GIANT: Final = Card(
    61204971,
    "Elemental HERO Thunder Giant",
    Materials(of=named("Elemental HERO Sparkman", "Elemental HERO Clayman"), properly=False),
    Ignition(
        limit=Limit(),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        target=One(Monster(FACE_UP, that=OriginalATK(AtMost(Plus(-1, Stat(ATK, THIS_CARD))))), THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
)

ELECTRUM: Final = Card(
    29343734,
    "Elemental HERO Electrum",
    Materials(
        of=named(
            "Elemental HERO Avian",
            "Elemental HERO Burstinatrix",
            "Elemental HERO Clayman",
            "Elemental HERO Bubbleman",
        ),
        properly=False,
    ),
    Continuous(do=Treat(THIS_CARD, attribute=WIND | WATER | FIRE | EARTH, besides=True)),
    Trigger(
        when=If(Summoned(THIS_CARD, SUMMONED_BY_FUSION)),
        do=ReturnToDeck(All(ANY_CARD, EITHER_BANISHED)),
        mandatory=True,
    ),
    Continuous(
        do=ChangeStat(
            ATK,
            THIS_CARD,
            Times(300, CountOf(Monster(FACE_UP, that=SharesAttribute(THIS_CARD)), OPPONENTS_FIELD)),
        )
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    ELEMENTAL_HERO_MUDBALLMAN,
    ELEMENTAL_HERO_PHOENIX_ENFORCER,
    ELEMENTAL_HERO_SHINING_FLARE_WINGMAN,
    ELEMENTAL_HERO_SHINING_PHOENIX_ENFORCER,
    ELEMENTAL_HERO_STEAM_HEALER,
    ELEMENTAL_HERO_MARINER,
    ELEMENTAL_HERO_WILDEDGE,
    ELEMENTAL_HERO_WILD_WINGMAN,
    ELEMENTAL_HERO_NECROID_SHAMAN,
    CYBER_TWIN_DRAGON,
    CYBER_END_DRAGON,
    CYBER_BLADER,
    UFOROID_FIGHTER,
    GEM_KNIGHT_PRISMAURA,
    FIVE_HEADED_DRAGON,
    DRAGON_MASTER_KNIGHT,
    DARK_PALADIN,
    ALLIGATORS_SWORD_DRAGON,
    CHIMERA_THE_FLYING_MYTHICAL_BEAST,
    D_3_S_FROG,
    MOKEY_MOKEY_KING,
    ARCANA_KNIGHT_JOKER,
    THUNDER_GIANT,
    ELECTRUM,
)
