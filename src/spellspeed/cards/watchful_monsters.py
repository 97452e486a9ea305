"""Monsters that act in each Standby or End Phase, and monsters that forbid, protect and negate while they are there."""

from typing import Final

from spellspeed.lang.vocabulary import *

YOUR_STANDBY: Final = If(PhaseReached(STANDBY_PHASE, YOU))
CAME_THIS_TURN: Final = NORMAL_SUMMON | TRIBUTE_SUMMON | FLIP_SUMMON | SPECIAL_SUMMON


# ------------------------------------------------------------------------------------------------------- each turn

BOWGANIAN: Final = Card(
    52090844, "Bowganian", Trigger(when=YOUR_STANDBY, do=InflictDamage(600, OPPONENT), mandatory=True)
)

PRINCESS_PIKERU: Final = Card(
    75917088,
    "Princess Pikeru",
    SummonCondition(only_by=AnyCard(name="Trial of the Princesses")),
    Trigger(when=YOUR_STANDBY, do=GainLP(Times(800, CountOf(Monster(), YOUR_FIELD))), mandatory=True),
)

PRINCESS_CURRAN: Final = Card(
    2316186,
    "Princess Curran",
    SummonCondition(only_by=AnyCard(name="Trial of the Princesses")),
    Trigger(
        when=YOUR_STANDBY,
        do=InflictDamage(Times(600, CountOf(Monster(), OPPONENTS_FIELD)), OPPONENT),
        mandatory=True,
    ),
)

MALICE_ASCENDANT: Final = Card(
    14255590,
    "Malice Ascendant",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT)),
        do=SendToGraveyard(Top(CountOf(Monster(name="Malice Ascendant"), YOUR_GRAVEYARD), OPPONENTS_DECK)),
        mandatory=True,
    ),
)

MUSHROOM_MAN_2: Final = Card(
    93900406,
    "Mushroom Man #2",
    Trigger(when=YOUR_STANDBY, do=InflictDamage(300, YOU), mandatory=True),
    Trigger(when=If(PhaseReached(END_PHASE, YOU)), cost=PayLP(500), do=ChangeControl(THIS_CARD, OPPONENT)),
)

PATROL_ROBO: Final = Card(
    76775123,
    "Patrol Robo",
    Trigger(when=YOUR_STANDBY, target=One(AnyCard(FACE_DOWN), OPPONENTS_FIELD), do=LookAt(THE_TARGET)),
)

DARK_ZEBRA: Final = Card(
    59784896,
    "Dark Zebra",
    Trigger(
        when=YOUR_STANDBY,
        still_needs=Not(Exists(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
        do=ChangePosition(Those(THIS_CARD, Monster(FACE_UP)), FACE_UP_DEFENSE).and_if_you_do(
            Forbid(CHANGING_POSITION, THIS_CARD, until=UNTIL_TURN_ENDS)
        ),
        mandatory=True,
    ),
)

THE_UNFRIENDLY_AMAZON: Final = Card(
    65475294,
    "The Unfriendly Amazon",
    Clause(
        do=OneOf(Tribute(One(Monster(), YOUR_FIELD, other_than=THIS_CARD)), Destroy(THIS_CARD)),
        when=YOUR_STANDBY,
    ),
)

ARMOR_EXE: Final = Card(
    7180418,
    "Armor Exe",
    Continuous(do=Forbid(ATTACKING, THIS_CARD), while_=HasDone(THIS_CARD, CAME_THIS_TURN)),
    Clause(
        do=OneOf(RemoveCounters(SPELL_COUNTER, One(AnyCard(counter=SPELL_COUNTER), YOUR_FIELD), 1), Destroy(THIS_CARD)),
        when=If(PhaseReached(STANDBY_PHASE)),
    ),
)

# -------------------------------------------------------------------------------------------------- what they forbid

INVADER_OF_DARKNESS: Final = Card(
    56647086,
    "Invader of Darkness",
    Continuous(do=Forbid(ACTIVATING, All(Spell(FACE_DOWN, kind=QUICK_PLAY), OPPONENTS_FIELD | OPPONENTS_HAND))),
)

PITCH_BLACK_WARWOLF: Final = Card(
    88975532,
    "Pitch-Black Warwolf",
    Continuous(
        1, Forbid(ACTIVATING, All(Trap(FACE_DOWN), OPPONENTS_FIELD | OPPONENTS_HAND)), while_=During(BATTLE_PHASE)
    ),
)

MECHANICAL_HOUND: Final = Card(
    22512237,
    "Mechanical Hound",
    Continuous(
        do=Forbid(ACTIVATING, All(Spell(FACE_DOWN), OPPONENTS_FIELD | OPPONENTS_HAND)),
        while_=Not(Exists(ANY_CARD, YOUR_HAND)),
    ),
)

ANCIENT_GEAR_SOLDIER: Final = Card(
    56094445,
    "Ancient Gear Soldier",
    Continuous(
        1,
        Forbid(ACTIVATING, All(SpellOrTrap(FACE_DOWN), OPPONENTS_FIELD | OPPONENTS_HAND)),
        while_=Matches(THIS_CARD, Monster(attacking=True)),
    ),
)

PROTECTOR_OF_THE_SANCTUARY: Final = Card(
    24221739,
    "Protector of the Sanctuary",
    Continuous(do=Forbid(DRAWING, who=OPPONENT), while_=Not(During(DRAW_PHASE))),
)

SEARCHLIGHTMAN: Final = Card(67646312, "Searchlightman", Flip(do=Forbid(SETTING, who=OPPONENT, until=UNTIL_TURN_ENDS)))

# --------------------------------------------------------------------------------------- what they protect or negate

HORUS_SERVANT: Final = Card(
    9264485,
    "Horus' Servant",
    Continuous(
        do=Forbid(
            BEING_TARGETED,
            All(
                Monster(
                    FACE_UP,
                    name=(
                        "Horus the Black Flame Dragon LV4",
                        "Horus the Black Flame Dragon LV6",
                        "Horus the Black Flame Dragon LV8",
                    ),
                ),
                THE_FIELD,
            ),
            by=AnyCard(controller=OPPONENT),
        )
    ),
)

PANDEMONIUM_WATCHBEAR: Final = Card(
    75375465,
    "Pandemonium Watchbear",
    Continuous(
        do=Forbid(
            BEING_DESTROYED_BY_EFFECTS,
            All(Spell(FACE_UP, name="Pandemonium"), YOUR_FIELD),
            by=AnyCard(controller=OPPONENT),
        )
    ),
)

THE_END_OF_ANUBIS: Final = Card(
    65403020,
    "The End of Anubis",
    Continuous(do=Negate(THE_EFFECT), when=If(Resolving(AnyCard(), AS_ANYTHING, targeting=AnyCard(zone=IN_GRAVEYARD)))),
    Continuous(do=Negate(THE_EFFECT), when=If(Resolving(AnyCard(zone=IN_GRAVEYARD), AS_ANYTHING))),
)

LAYARD_THE_LIBERATOR: Final = Card(
    67468948,
    "Layard the Liberator",
    Continuous(
        1,
        AddToHand(Some(2, Monster(FACE_UP, type_=FAIRY), YOUR_BANISHED)),
        when=If(Activated(Trap(kind=COUNTER))),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    BOWGANIAN,
    PRINCESS_PIKERU,
    PRINCESS_CURRAN,
    MALICE_ASCENDANT,
    MUSHROOM_MAN_2,
    PATROL_ROBO,
    DARK_ZEBRA,
    THE_UNFRIENDLY_AMAZON,
    ARMOR_EXE,
    INVADER_OF_DARKNESS,
    PITCH_BLACK_WARWOLF,
    MECHANICAL_HOUND,
    ANCIENT_GEAR_SOLDIER,
    PROTECTOR_OF_THE_SANCTUARY,
    SEARCHLIGHTMAN,
    HORUS_SERVANT,
    PANDEMONIUM_WATCHBEAR,
    THE_END_OF_ANUBIS,
    LAYARD_THE_LIBERATOR,
)
