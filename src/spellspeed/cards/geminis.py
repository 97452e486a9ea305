"""Gemini Monsters, and cards that speak of them."""

from typing import Final

from spellspeed.lang.vocabulary import *

DESTROYS_ONE: Final = Sent(Monster(), to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)
A_GEMINI: Final = Monster(kind=GEMINI)
THE_SUMMONED_MONSTER: Final = Ref("the Summoned monster")

# ----------------------------------------------------------------------------------------------- what applies by itself

ELEMENTAL_HERO_NEOS_ALIUS: Final = Card(
    69884162,
    "Elemental HERO Neos Alius",
    gemini=(Continuous(do=Treat(THIS_CARD, name="Elemental HERO Neos")),),
)

GOGGLE_GOLEM: Final = Card(
    21155323,
    "Goggle Golem",
    gemini=(Continuous(do=ChangeStat(ATK, THIS_CARD, 2100, become=True, original=True)),),
)

DAWNBREAK_GARDNA: Final = Card(
    57549932,
    "Dawnbreak Gardna",
    gemini=(Continuous(do=ChangeStat(DEF, THIS_CARD, 2300, become=True, original=True)),),
)

CHTHONIAN_EMPEROR_DRAGON: Final = Card(
    95888876,
    "Chthonian Emperor Dragon",
    gemini=(Continuous(do=Grant(EXTRA_ATTACK, THIS_CARD)),),
)

GRASSCHOPPER: Final = Card(
    95166228,
    "Grasschopper",
    gemini=(Continuous(do=Grant(ATTACK_EVERY_MONSTER, THIS_CARD)),),
)

TUNED_MAGICIAN: Final = Card(
    47459126,
    "Tuned Magician",
    gemini=(Continuous(do=Treat(THIS_CARD, kind=TUNER)),),
)

MAGICAL_REFLECT_SLIME: Final = Card(
    3918345,
    "Magical Reflect Slime",
    gemini=(Continuous(do=ChangeDamage(DAMAGE_TO_OPPONENT, YOU, cards=THIS_CARD)),),
)

# ------------------------------------------------------------------------------------------------- Ignition Effects

KING_PYRON: Final = Card(
    20438745,
    "King Pyron",
    gemini=(Ignition(limit=Limit(), do=InflictDamage(1000, OPPONENT)),),
)

GIGAPLANT: Final = Card(
    53257892,
    "Gigaplant",
    gemini=(Ignition(limit=Limit(), do=SpecialSummon(One(Monster(type_=INSECT | PLANT), YOUR_HAND | YOUR_GRAVEYARD))),),
)

CRUSADER_OF_ENDYMION: Final = Card(
    73853830,
    "Crusader of Endymion",
    gemini=(
        Ignition(
            limit=Limit(),
            target=One(AnyCard(FACE_UP), THE_FIELD),
            do=PlaceCounters(SPELL_COUNTER, 1, THE_TARGET).and_if_you_do(
                ChangeStat(ATK, THIS_CARD, 600, until=UNTIL_TURN_ENDS)
            ),
        ),
    ),
)

DARKSTORM_DRAGON: Final = Card(
    57662975,
    "Darkstorm Dragon",
    gemini=(
        Ignition(
            limit=Limit(),
            cost=SendToGraveyard(One(SpellOrTrap(FACE_UP), YOUR_FIELD)),
            do=Destroy(All(SpellOrTrap(), THE_FIELD)),
        ),
    ),
)

CHEMICRITTER_HYDRON_HAWK: Final = Card(
    55100740,
    "Chemicritter Hydron Hawk",
    gemini=(
        Ignition(
            limit=Limit(PER_EFFECT),
            cost=Discard(One(ANY_CARD, YOUR_HAND)),
            target=One(A_GEMINI, YOUR_GRAVEYARD),
            do=SpecialSummon(THE_TARGET, FACE_UP_DEFENSE),
        ),
    ),
)

DARK_VALKYRIA: Final = Card(
    83269557,
    "Dark Valkyria",
    gemini=(
        Ignition(1, limit=Limit(PER_COPY, A_DUEL), do=PlaceCounters(SPELL_COUNTER, 1, THIS_CARD)),
        Continuous(2, ChangeStat(ATK, THIS_CARD, Times(300, Counters(SPELL_COUNTER, THIS_CARD)))),
        Ignition(
            3,
            cost=RemoveCounters(SPELL_COUNTER, THIS_CARD, 1),
            target=One(Monster(), THE_FIELD),
            do=Destroy(THE_TARGET),
        ),
    ),
)

BLAZEWING_BUTTERFLY: Final = Card(
    16984449,
    "Blazewing Butterfly",
    gemini=(
        Ignition(
            cost=Tribute(THIS_CARD),
            target=One(Monster(kind=GEMINI, not_name="Blazewing Butterfly"), YOUR_GRAVEYARD),
            do=SpecialSummon(THE_TARGET, called=THE_SUMMONED_MONSTER).and_if_you_do(
                Grant(AS_RESUMMONED, THE_SUMMONED_MONSTER)
            ),
        ),
    ),
)

# -------------------------------------------------------------------------------------------------- Trigger Effects

AQUARIAN_ALESSA: Final = Card(
    22377815,
    "Aquarian Alessa",
    gemini=(Trigger(when=If(DESTROYS_ONE), do=Discard(One(ANY_CARD, OPPONENTS_HAND, at_random=True)), mandatory=True),),
)

LUCKY_PIED_PIPER: Final = Card(
    68762510,
    "Lucky Pied Piper",
    gemini=(Trigger(when=If(DESTROYS_ONE), do=Draw(1), mandatory=True),),
)

RED_EYES_BLACK_FLARE_DRAGON: Final = Card(
    30079770,
    "Red-Eyes Black Flare Dragon",
    gemini=(
        Trigger(
            when=If(EndStepReached()),
            needs=HasDone(THIS_CARD, BATTLED),
            limit=Limit(PER_EFFECT),
            do=InflictDamage(Stat(ATK, THIS_CARD, original=True), OPPONENT),
        ),
    ),
)

KNIGHT_DAY_GREPHER: Final = Card(
    15767889,
    "Knight Day Grepher",
    gemini=(
        Trigger(
            when=If(PhaseReached(END_PHASE, YOU)),
            limit=Limit(PER_EFFECT),
            target=One(Spell(kind=EQUIP), YOUR_GRAVEYARD),
            do=AddToHand(THE_TARGET),
        ),
    ),
)

# ------------------------------------------------------------------------------------------------- Spells and Traps

GEMINI_SPARK: Final = Card(
    33846209,
    "Gemini Spark",
    Activation(
        1,
        cost=Tribute(One(Monster(FACE_UP, kind=GEMINI, level=4), YOUR_FIELD)),
        target=One(ANY_CARD, THE_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET).and_if_you_do(Draw(1)),
    ),
)

SUPERVISE: Final = Card(
    95750695,
    "Supervise",
    Activation(target=One(Monster(FACE_UP, kind=GEMINI), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, Grant(AS_RESUMMONED, THE_EQUIPPED)),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD, was=Spell(FACE_UP))),
        target=One(Monster(kind=NORMAL), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

DOUBLE_SUMMON: Final = Card(43422537, "Double Summon", Activation(1, do=AllowSummons(up_to=2, until=UNTIL_TURN_ENDS)))

CARDS: Final = (
    ELEMENTAL_HERO_NEOS_ALIUS,
    GOGGLE_GOLEM,
    DAWNBREAK_GARDNA,
    CHTHONIAN_EMPEROR_DRAGON,
    GRASSCHOPPER,
    TUNED_MAGICIAN,
    MAGICAL_REFLECT_SLIME,
    KING_PYRON,
    GIGAPLANT,
    CRUSADER_OF_ENDYMION,
    DARKSTORM_DRAGON,
    CHEMICRITTER_HYDRON_HAWK,
    DARK_VALKYRIA,
    BLAZEWING_BUTTERFLY,
    AQUARIAN_ALESSA,
    LUCKY_PIED_PIPER,
    RED_EYES_BLACK_FLARE_DRAGON,
    KNIGHT_DAY_GREPHER,
    GEMINI_SPARK,
    SUPERVISE,
    DOUBLE_SUMMON,
)
