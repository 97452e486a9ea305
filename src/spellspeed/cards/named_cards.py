"""Cards that name one another: what calls a certain card, what arms it, and what it comes for."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_BANISHED_MONSTERS: Final = Ref("the banished monsters")

# ------------------------------------------------------------------------------------------------------------- Valhalla

HECATRICE: Final = Card(
    74968065,
    "Hecatrice",
    Ignition(
        1,
        cost=Discard(THIS_CARD, to_graveyard=True),
        do=AddToHand(One(AnyCard(name="Valhalla, Hall of the Fallen"), YOUR_DECK)),
        from_=YOUR_HAND,
    ),
)

VALHALLA_HALL_OF_THE_FALLEN: Final = Card(
    1353770,
    "Valhalla, Hall of the Fallen",
    Ignition(
        1,
        still_needs=Not(Exists(Monster(), YOUR_MONSTER_ZONE)),
        limit=Limit(),
        do=SpecialSummon(One(Monster(type_=FAIRY), YOUR_HAND)),
    ),
)

# ------------------------------------------------------------------------------------------------ Eatos and Dreadscythe

GUARDIAN_EATOS: Final = Card(
    34022290,
    "Guardian Eatos",
    SummonProcedure(1, needs=Not(Exists(Monster(), YOUR_GRAVEYARD))),
    Ignition(
        2,
        cost=SendToGraveyard(One(Spell(kind=EQUIP, equipped_to=THIS_CARD), YOUR_FIELD)),
        target=UpTo(3, Monster(), OPPONENTS_GRAVEYARD),
        do=Banish(THE_TARGET, called=THE_BANISHED_MONSTERS).and_if_you_do(
            ChangeStat(ATK, THIS_CARD, Times(500, HowMany(THE_BANISHED_MONSTERS)), until=UNTIL_TURN_ENDS)
        ),
    ),
)

GUARDIAN_DREADSCYTHE: Final = Card(
    18175965,
    "Guardian Dreadscythe",
    SummonCondition(only_by=AnyCard(name="Guardian Dreadscythe")),
    Trigger(
        1,
        when=If(Sent(Monster(name="Guardian Eatos"), YOUR_GRAVEYARD, destroyed=True)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_HAND,
    ),
    Trigger(
        2,
        when=When(Summoned(THIS_CARD, SUMMONED_SPECIALLY)),
        do=Equip(THIS_CARD, what=One(Spell(name="Reaper Scythe - Dreadscythe"), YOUR_DECK)),
    ),
    Continuous(3, Forbid(SUMMONING_FACE_UP, who=YOU).also(Forbid(SPECIAL_SUMMONING, who=YOU))),
    Trigger(
        4,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=SendToGraveyard(One(ANY_CARD, YOUR_HAND)).and_if_you_do(SpecialSummon(THIS_CARD)),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

REAPER_SCYTHE_DREADSCYTHE: Final = Card(
    81954378,
    "Reaper Scythe - Dreadscythe",
    Activation(target=One(Monster(FACE_UP, name="Guardian Dreadscythe"), THE_FIELD), do=Equip(THE_TARGET)),
    Continuous(1, ChangeStat(ATK, THE_EQUIPPED, Times(500, CountOf(Monster(), EITHER_GRAVEYARD)))),
)

# -------------------------------------------------------------------------------------------------------- Spell Power

SPELL_POWER_GRASP: Final = Card(
    75014062,
    "Spell Power Grasp",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        target=One(AnyCard(FACE_UP), THE_FIELD, other_than=THIS_CARD),
        do=PlaceCounters(SPELL_COUNTER, 1, THE_TARGET).then(
            AddToHand(One(Spell(name="Spell Power Grasp"), YOUR_DECK)), may=True
        ),
    ),
)

SPELL_POWER_MASTERY: Final = Card(
    38943357,
    "Spell Power Mastery",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        do=AddToHand(One(AnyCard(archetype="Endymion"), YOUR_DECK)).then(
            PlaceCounters(
                SPELL_COUNTER,
                CountOf(AnyCard(name=("Spell Power Mastery", "Spell Power Grasp")), YOUR_FIELD | YOUR_GRAVEYARD),
                All(AnyCard(FACE_UP), YOUR_FIELD),
                spread=True,
            ),
            may=True,
        ),
    ),
)

# --------------------------------------------------------------------------------------------- names that stand alone

# Of those with one name the one that was there first stays.
KOTODAMA: Final = Card(
    19406822,
    "Kotodama",
    Continuous(
        do=Destroy(All(Monster(FACE_UP, that=HasNamesake()), THE_FIELD)),
        when=If(Summoned(THIS_CARD), Flipped(THIS_CARD)),
    ),
    Continuous(
        do=Destroy(Those(THAT_CARD, Monster(FACE_UP, that=HasNamesake()))),
        when=If(Summoned(Monster(that=HasNamesake()), other_than=THIS_CARD), Flipped(Monster(that=HasNamesake()))),
    ),
)

GIANT_KOZAKY: Final = Card(
    58185394,
    "Giant Kozaky",
    Continuous(do=Destroy(THIS_CARD), while_=Not(Exists(AnyCard(FACE_UP, name="Kozaky"), THE_FIELD))),
    Trigger(
        when=If(Destroyed(THIS_CARD, was=Monster(FACE_UP, controller=YOU))),
        do=InflictDamage(Stat(ATK, THIS_CARD, original=True), YOU),
        mandatory=True,
    ),
    Trigger(
        when=If(Destroyed(THIS_CARD, was=Monster(FACE_UP, controller=OPPONENT))),
        do=InflictDamage(Stat(ATK, THIS_CARD, original=True), OPPONENT),
        mandatory=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    HECATRICE,
    VALHALLA_HALL_OF_THE_FALLEN,
    GUARDIAN_EATOS,
    GUARDIAN_DREADSCYTHE,
    REAPER_SCYTHE_DREADSCYTHE,
    SPELL_POWER_GRASP,
    SPELL_POWER_MASTERY,
    KOTODAMA,
    GIANT_KOZAKY,
)
