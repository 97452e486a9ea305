"""What helps, replaces or undoes Fusion, Ritual and Synchro Summons."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")
A_POLYMERIZATION: Final = Spell(name="Polymerization")

# ---------------------------------------------------------------------------------------------------------- substitutes

KING_OF_THE_SWAMP: Final = Card(
    79109599,
    "King of the Swamp",
    Substitute(1),
    Ignition(
        2,
        cost=Discard(THIS_CARD, to_graveyard=True),
        do=AddToHand(One(A_POLYMERIZATION, YOUR_DECK)),
        from_=YOUR_HAND,
    ),
)

VERSAGO_THE_DESTROYER: Final = Card(50259460, "Versago the Destroyer", Substitute())

MYSTICAL_SHEEP_1: Final = Card(30451366, "Mystical Sheep #1", Substitute())

GODDESS_WITH_THE_THIRD_EYE: Final = Card(53493204, "Goddess with the Third Eye", Substitute())

BEASTKING_OF_THE_SWAMPS: Final = Card(99426834, "Beastking of the Swamps", Substitute())

# ----------------------------------------------------------------------------------------- Fusion Summons and their end

THE_FUSION_MONSTER: Final = Ref("the chosen monster")

THE_LIGHT_HEX_SEALED_FUSION: Final = Card(
    15717011,
    "The Light - Hex-Sealed Fusion",
    Substitute(),
    Ignition(
        cost=TributeMaterials(Monster(kind=FUSION, attribute=LIGHT), YOUR_FIELD, called=THE_FUSION_MONSTER),
        do=SpecialSummon(THE_FUSION_MONSTER),
    ),
)

THE_DARK_HEX_SEALED_FUSION: Final = Card(
    52101615,
    "The Dark - Hex-Sealed Fusion",
    Substitute(1),
    Ignition(
        2,
        cost=TributeMaterials(Monster(kind=FUSION, attribute=DARK), YOUR_FIELD, called=THE_FUSION_MONSTER),
        do=SpecialSummon(THE_FUSION_MONSTER),
    ),
)

THE_EARTH_HEX_SEALED_FUSION: Final = Card(
    88696724,
    "The Earth - Hex-Sealed Fusion",
    Substitute(1),
    Ignition(
        2,
        cost=TributeMaterials(Monster(kind=FUSION, attribute=EARTH), YOUR_FIELD, called=THE_FUSION_MONSTER),
        do=SpecialSummon(THE_FUSION_MONSTER),
    ),
)

POWER_BOND: Final = Card(
    37630732,
    "Power Bond",
    Activation(
        1,
        do=FusionSummon(
            Monster(kind=FUSION, type_=MACHINE), YOUR_HAND | YOUR_FIELD, called=THE_SUMMONED_MONSTER
        ).and_if_you_do(
            ChangeStat(ATK, THE_SUMMONED_MONSTER, Stat(ATK, THE_SUMMONED_MONSTER, original=True)).also(
                Later(END_PHASE, InflictDamage(TheChange(), YOU))
            )
        ),
    ),
)

DE_FUSION: Final = Card(
    95286165,
    "De-Fusion",
    Activation(
        1,
        target=One(Monster(FACE_UP, kind=FUSION), THE_FIELD),
        do=ReturnToDeck(Those(THE_TARGET, Monster(FACE_UP, kind=FUSION))).then(
            SpecialSummon(UsedMaterials(THE_TARGET, YOUR_GRAVEYARD)), may=True
        ),
    ),
)

DE_SYNCHRO: Final = Card(
    32441317,
    "De-Synchro",
    Activation(
        1,
        target=One(Monster(FACE_UP, kind=SYNCHRO), THE_FIELD),
        do=ReturnToDeck(Those(THE_TARGET, Monster(FACE_UP, kind=SYNCHRO))).then(
            SpecialSummon(UsedMaterials(THE_TARGET, YOUR_GRAVEYARD, by=SYNCHRO_SUMMON)), may=True
        ),
    ),
)

NON_FUSION_AREA: Final = Card(
    27581098,
    "Non-Fusion Area",
    Continuous(do=Forbid(FUSION_SUMMONING, who=EITHER)),
)

MISPOLYMERIZATION: Final = Card(
    58392024,
    "Mispolymerization",
    Activation(
        when=When(Summoned(Monster(kind=FUSION), SUMMONED_SPECIALLY)),
        do=ReturnToDeck(All(Monster(FACE_UP, kind=FUSION), THE_FIELD)),
    ),
)

CHTHONIAN_POLYMER: Final = Card(
    72287557,
    "Chthonian Polymer",
    Activation(
        when=When(Summoned(Monster(kind=FUSION), SUMMONED_BY_FUSION, by=OPPONENT)),
        cost=Tribute(One(Monster(), YOUR_FIELD)),
        target=Those(THAT_CARD, Monster()),
        do=ChangeControl(THE_TARGET),
    ),
)

# --------------------------------------------------------------------------------------- summoned from the Extra Deck

CYBER_STEIN: Final = Card(
    69015963,
    "Cyber-Stein",
    Ignition(
        1,
        cost=PayLP(5000),
        do=SpecialSummon(One(Monster(kind=FUSION), YOUR_EXTRA_DECK), FACE_UP_ATTACK),
    ),
)

SUMMONER_OF_ILLUSIONS: Final = Card(
    14644902,
    "Summoner of Illusions",
    Flip(
        1,
        do=Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD))
        .and_if_you_do(SpecialSummon(One(Monster(kind=FUSION), YOUR_EXTRA_DECK), called=THE_SUMMONED_MONSTER))
        .and_if_you_do(Later(END_PHASE, Destroy(THE_SUMMONED_MONSTER))),
    ),
)

MAGICAL_SCIENTIST: Final = Card(
    34206604,
    "Magical Scientist",
    Ignition(
        cost=PayLP(1000),
        do=SpecialSummon(
            One(Monster(kind=FUSION, level=AtMost(6)), YOUR_EXTRA_DECK), called=THE_SUMMONED_MONSTER
        ).and_if_you_do(
            Forbid(ATTACKING_DIRECTLY, THE_SUMMONED_MONSTER).also(Later(END_PHASE, ReturnToDeck(THE_SUMMONED_MONSTER)))
        ),
    ),
)

# ------------------------------------------------------------------------------------- brought back from the Graveyard

FUSION_SAGE: Final = Card(
    26902560,
    "Fusion Sage",
    Activation(do=AddToHand(One(A_POLYMERIZATION, YOUR_DECK))),
)

FUSION_RECOVERY: Final = Card(
    18511384,
    "Fusion Recovery",
    Activation(
        1,
        target=(One(A_POLYMERIZATION, YOUR_GRAVEYARD), One(Monster(that=WasMaterial()), YOUR_GRAVEYARD)),
        do=AddToHand(THE_TARGET),
    ),
)

MONSTER_EYE: Final = Card(
    84133008,
    "Monster Eye",
    Ignition(cost=PayLP(1000), do=AddToHand(One(A_POLYMERIZATION, YOUR_GRAVEYARD))),
)

RE_FUSION: Final = Card(
    74694807,
    "Re-Fusion",
    Activation(
        1,
        cost=PayLP(800),
        target=One(Monster(kind=FUSION), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET).and_if_you_do(Equip(THE_TARGET)),
    ),
    Unclassified(when=When(Destroyed(THIS_CARD)), do=Banish(THE_EQUIPPED)),
)

FULFILLMENT_OF_THE_CONTRACT: Final = Card(
    48206762,
    "Fulfillment of the Contract",
    Activation(
        cost=PayLP(800),
        target=One(Monster(kind=RITUAL), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET).and_if_you_do(Equip(THE_TARGET)),
    ),
    Unclassified(when=When(Destroyed(THIS_CARD)), do=Banish(THE_EQUIPPED)),
)

# --------------------------------------------------------------------------------------------------------------- others

FUSION_WEAPON: Final = Card(
    27967615,
    "Fusion Weapon",
    Activation(target=One(Monster(FACE_UP, kind=FUSION, level=AtMost(6)), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 1500)),
)

RITUAL_WEAPON: Final = Card(
    54351224,
    "Ritual Weapon",
    Activation(target=One(Monster(FACE_UP, kind=RITUAL, level=AtMost(6)), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(do=ChangeStat(ATK | DEF, THE_EQUIPPED, 1500)),
)

MEMORY_CRUSHER: Final = Card(
    48700891,
    "Memory Crusher",
    Trigger(
        when=If(DamageTaken(OPPONENT, BECAUSE_OF_BATTLE, by_card=THIS_CARD, directly=True)),
        do=InflictDamage(Times(100, CountOf(ANY_CARD, OPPONENTS_EXTRA_DECK)), OPPONENT),
        mandatory=True,
    ),
)

SUCCESS_PROBABILITY_0: Final = Card(
    6859683,
    "Success Probability 0%",
    Activation(do=SendToGraveyard(Some(2, Monster(kind=FUSION), OPPONENTS_EXTRA_DECK, at_random=True))),
)

CARDS: Final[tuple[Card, ...]] = (
    KING_OF_THE_SWAMP,
    VERSAGO_THE_DESTROYER,
    MYSTICAL_SHEEP_1,
    GODDESS_WITH_THE_THIRD_EYE,
    BEASTKING_OF_THE_SWAMPS,
    THE_LIGHT_HEX_SEALED_FUSION,
    THE_DARK_HEX_SEALED_FUSION,
    THE_EARTH_HEX_SEALED_FUSION,
    POWER_BOND,
    DE_FUSION,
    DE_SYNCHRO,
    NON_FUSION_AREA,
    MISPOLYMERIZATION,
    CHTHONIAN_POLYMER,
    CYBER_STEIN,
    SUMMONER_OF_ILLUSIONS,
    MAGICAL_SCIENTIST,
    FUSION_SAGE,
    FUSION_RECOVERY,
    MONSTER_EYE,
    RE_FUSION,
    FULFILLMENT_OF_THE_CONTRACT,
    FUSION_WEAPON,
    RITUAL_WEAPON,
    MEMORY_CRUSHER,
    SUCCESS_PROBABILITY_0,
)
