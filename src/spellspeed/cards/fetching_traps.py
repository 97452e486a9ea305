"""Traps that Special Summon or fetch cards, or act on hands and decks."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_CHOSEN_CARD: Final = Ref("the chosen card")
THE_DESTROYED_MONSTER: Final = Ref("the destroyed monster")
THE_RETURNED_MONSTER: Final = Ref("the returned monster")
THE_SUMMONED_MONSTERS: Final = Ref("the Summoned monsters")
THE_TRIBUTED_MONSTER: Final = Ref("the Tributed monster")
THE_FIRST_MONSTER: Final = Ref("the first monster")
THE_SECOND_MONSTER: Final = Ref("the second monster")
YOUR_DISCARDS: Final = Ref("your discards")

# What falls in a battle on your field, whoever owns it.
YOUR_MONSTER_FALLS: Final = Sent(
    Monster(), EITHER_GRAVEYARD, from_=YOUR_FIELD, because=BECAUSE_OF_BATTLE, destroyed=True
)

# ------------------------------------------------------------------------------------------------------ Special Summons

A_HERO_EMERGES: Final = Card(
    21597117,
    "A Hero Emerges",
    Activation(
        1,
        when=When(AttackDeclared(Monster(), by=OPPONENT)),
        needs=Exists(ANY_CARD, YOUR_HAND),
        do=Reveal(One(ANY_CARD, YOUR_HAND, by=OPPONENT, at_random=True, called=THE_CHOSEN_CARD))
        .then(SpecialSummon(Those(THE_CHOSEN_CARD, Monster())))
        .also(OnlyIf(Matches(THE_CHOSEN_CARD, AnyCard(zone=IN_HAND)), SendToGraveyard(THE_CHOSEN_CARD))),
    ),
)

RETURN_FROM_THE_DIFFERENT_DIMENSION: Final = Card(
    27174286,
    "Return from the Different Dimension",
    Activation(
        cost=PayLP(Half(LifePoints(YOU))),
        do=SpecialSummon(Some(ANY_NUMBER, Monster(), YOUR_BANISHED), called=THE_SUMMONED_MONSTERS).and_if_you_do(
            Later(END_PHASE, Banish(THE_SUMMONED_MONSTERS))
        ),
    ),
)

BEAST_SOUL_SWAP: Final = Card(
    35149085,
    "Beast Soul Swap",
    Activation(
        target=One(Monster(FACE_UP, type_=BEAST), YOUR_FIELD),
        do=AddToHand(Those(THE_TARGET, Monster(FACE_UP)), called=THE_RETURNED_MONSTER).and_if_you_do(
            SpecialSummon(One(Monster(type_=BEAST, level=Stat(LEVEL, THE_RETURNED_MONSTER)), YOUR_HAND))
        ),
    ),
)

HERO_SIGNAL: Final = Card(
    22020907,
    "Hero Signal",
    Activation(
        1,
        when=When(YOUR_MONSTER_FALLS),
        do=SpecialSummon(One(Monster(archetype="Elemental HERO", level=AtMost(4)), YOUR_HAND | YOUR_DECK)),
    ),
)

DESTINY_SIGNAL: Final = Card(
    35464895,
    "Destiny Signal",
    Activation(
        when=When(YOUR_MONSTER_FALLS),
        do=SpecialSummon(One(Monster(archetype="Destiny HERO", level=AtMost(4)), YOUR_HAND | YOUR_DECK)),
    ),
)

SPIRITUAL_EARTH_ART_KUROGANE: Final = Card(
    70156997,
    "Spiritual Earth Art - Kurogane",
    Activation(
        cost=Tribute(One(Monster(attribute=EARTH), YOUR_FIELD, called=THE_TRIBUTED_MONSTER)),
        target=One(Monster(attribute=EARTH, level=AtMost(4)), YOUR_GRAVEYARD, other_than=THE_TRIBUTED_MONSTER),
        do=SpecialSummon(Those(THE_TARGET, Monster(attribute=EARTH))),
    ),
)

A_RIVAL_APPEARS: Final = Card(
    5728014,
    "A Rival Appears!",
    Activation(
        target=One(Monster(FACE_UP), OPPONENTS_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            SpecialSummon(One(Monster(level=Stat(LEVEL, THE_TARGET)), YOUR_HAND)),
        ),
    ),
)

THE_LEAGUE_OF_UNIFORM_NOMENCLATURE: Final = Card(
    55008284,
    "The League of Uniform Nomenclature",
    Activation(
        target=One(Monster(FACE_UP, kind=NORMAL, level=AtMost(2)), YOUR_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            SpecialSummon(Some(ANY_NUMBER, Monster(named_like=THE_TARGET), YOUR_DECK)),
        ),
    ),
)

THE_GRAVE_OF_ENKINDLING: Final = Card(
    84136000,
    "The Grave of Enkindling",
    Activation(
        when=When(YOUR_MONSTER_FALLS),
        target=(
            One(Monster(), YOUR_GRAVEYARD, called=THE_FIRST_MONSTER),
            One(Monster(), OPPONENTS_GRAVEYARD, by=OPPONENT, called=THE_SECOND_MONSTER),
        ),
        do=SpecialSummon(THE_FIRST_MONSTER, FACE_UP_DEFENSE)
        .also(SpecialSummon(THE_SECOND_MONSTER, FACE_UP_DEFENSE, to=OPPONENT, who=OPPONENT))
        .also(Forbid(CHANGING_POSITION, THE_TARGET)),
    ),
)

ATTACK_REFLECTOR_UNIT: Final = Card(
    91989718,
    "Attack Reflector Unit",
    Activation(
        cost=Tribute(One(Monster(name="Cyber Dragon"), YOUR_FIELD)),
        do=SpecialSummon(One(Monster(name="Cyber Barrier Dragon"), YOUR_HAND | YOUR_DECK)),
    ),
)

DAMAGE_CONDENSER: Final = Card(
    28378427,
    "Damage Condenser",
    Activation(
        when=When(DamageTaken(YOU, BECAUSE_OF_BATTLE)),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=SpecialSummon(One(Monster(atk=AtMost(TheAmount())), YOUR_DECK), FACE_UP_ATTACK),
    ),
)

# --------------------------------------------------------------------------------------------------- cards for the hand

BECKONING_LIGHT: Final = Card(
    16255442,
    "Beckoning Light",
    Activation(
        1,
        needs=Compare(CountOf(Monster(attribute=LIGHT), YOUR_GRAVEYARD), AtLeast(CountOf(ANY_CARD, YOUR_HAND))),
        do=Discard(All(ANY_CARD, YOUR_HAND), called=YOUR_DISCARDS).then(
            AddToHand(
                Some(CountOf(ANY_CARD, YOUR_GRAVEYARD, among=YOUR_DISCARDS), Monster(attribute=LIGHT), YOUR_GRAVEYARD)
            )
        ),
    ),
)

THE_FORCES_OF_DARKNESS: Final = Card(
    29826127,
    "The Forces of Darkness",
    Activation(target=Some(2, Monster(archetype="Dark World"), YOUR_GRAVEYARD), do=AddToHand(THE_TARGET)),
)

GENERATION_SHIFT: Final = Card(
    34460239,
    "Generation Shift",
    Activation(
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP)), called=THE_DESTROYED_MONSTER).then(
            AddToHand(One(AnyCard(named_like=THE_DESTROYED_MONSTER), YOUR_DECK))
        ),
    ),
)

D_TIME: Final = Card(
    99075257,
    "D - Time",
    Activation(
        when=When(LeftField(Monster(FACE_UP, archetype="Elemental HERO", controller=YOU))),
        do=AddToHand(
            One(
                Monster(archetype="Destiny HERO", level=AtMost(Stat(LEVEL, THAT_CARD, original=True))),
                YOUR_DECK,
            )
        ),
    ),
)

# ------------------------------------------------------------------------------------------------------ hands and decks

NEXT_TO_BE_LOST: Final = Card(
    7076131,
    "Next to be Lost",
    Activation(
        target=One(Monster(FACE_UP), YOUR_FIELD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP)),
            SendToGraveyard(One(AnyCard(named_like=THE_TARGET), YOUR_DECK)),
        ),
    ),
)

SIMULTANEOUS_LOSS: Final = Card(
    92219931,
    "Simultaneous Loss",
    Activation(do=SendToGraveyard(Top(1)).and_(SendToGraveyard(Top(1, OPPONENTS_DECK)))),
)

HEAVY_SLUMP: Final = Card(
    52417194,
    "Heavy Slump",
    Activation(
        needs=Exists(ANY_CARD, OPPONENTS_HAND, AtLeast(8)),
        do=ReturnToDeck(All(ANY_CARD, OPPONENTS_HAND)).then(Draw(2, OPPONENT)),
    ),
)

SPIRITUAL_WATER_ART_AOI: Final = Card(
    6540606,
    "Spiritual Water Art - Aoi",
    Activation(
        cost=Tribute(One(Monster(attribute=WATER), YOUR_FIELD)),
        do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).then(SendToGraveyard(One(ANY_CARD, OPPONENTS_HAND))),
    ),
)

MIND_HAXORZ: Final = Card(
    75392615,
    "Mind Haxorz",
    Activation(
        cost=PayLP(500),
        do=LookAt(All(ANY_CARD, OPPONENTS_HAND)).also(LookAt(All(AnyCard(FACE_DOWN), OPPONENTS_FIELD))),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    A_HERO_EMERGES,
    RETURN_FROM_THE_DIFFERENT_DIMENSION,
    BEAST_SOUL_SWAP,
    HERO_SIGNAL,
    DESTINY_SIGNAL,
    SPIRITUAL_EARTH_ART_KUROGANE,
    A_RIVAL_APPEARS,
    THE_LEAGUE_OF_UNIFORM_NOMENCLATURE,
    THE_GRAVE_OF_ENKINDLING,
    ATTACK_REFLECTOR_UNIT,
    DAMAGE_CONDENSER,
    BECKONING_LIGHT,
    THE_FORCES_OF_DARKNESS,
    GENERATION_SHIFT,
    D_TIME,
    NEXT_TO_BE_LOST,
    SIMULTANEOUS_LOSS,
    HEAVY_SLUMP,
    SPIRITUAL_WATER_ART_AOI,
    MIND_HAXORZ,
)
