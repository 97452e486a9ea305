"""Monsters that a player of 2005 attacks with, and what keeps them in the fight."""

from typing import Final

from spellspeed.lang.vocabulary import *

HAND_DECKS_OR_GRAVEYARD: Final = IN_HAND | IN_DECK | IN_EXTRA_DECK | IN_GRAVEYARD
YOUR_MACHINE: Final = Monster(FACE_UP, type_=MACHINE, controller=YOU)
DESTROYED_BY_BATTLE: Final = When(Sent(THIS_CARD, to=EITHER_GRAVEYARD, because=BECAUSE_OF_BATTLE))

# ------------------------------------------------------------------------------------------------------------ Warriors

MARAUDING_CAPTAIN: Final = Card(
    2460565,
    "Marauding Captain",
    Trigger(
        1,
        when=When(Summoned(THIS_CARD, SUMMONED_NORMALLY)),
        do=SpecialSummon(One(Monster(level=AtMost(4)), YOUR_HAND)),
    ),
    Continuous(2, Forbid(BEING_ATTACKED, All(Monster(FACE_UP, type_=WARRIOR), YOUR_FIELD, other_than=THIS_CARD))),
)

# A Flip Monster is negated as soon as its destruction is decided, before its effect is activated.
BLADE_KNIGHT: Final = Card(
    39507162,
    "Blade Knight",
    Continuous(1, ChangeStat(ATK, THIS_CARD, 400), while_=Compare(CountOf(ANY_CARD, YOUR_HAND), AtMost(1))),
    Continuous(
        2,
        NegateEffectsOf(THAT_CARD),
        when=If(Destroyed(Monster(kind=FLIP), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        while_=Not(Exists(Monster(), YOUR_FIELD, other_than=THIS_CARD)),
    ),
)

GOBLIN_ATTACK_FORCE: Final = Card(
    78658564,
    "Goblin Attack Force",
    Continuous(
        1,
        ChangePosition(THIS_CARD, FACE_UP_DEFENSE).also(
            Forbid(CHANGING_POSITION, THIS_CARD, until=UNTIL_YOUR_NEXT_TURN_ENDS)
        ),
        when=If(EndStepReached()),
        while_=HasDone(THIS_CARD, HAS_ATTACKED),
    ),
)

ZOMBYRA_THE_DARK: Final = Card(
    88472456,
    "Zombyra the Dark",
    Continuous(do=Forbid(ATTACKING_DIRECTLY, THIS_CARD)),
    Trigger(
        when=If(Destroyed(Monster(), because=BECAUSE_OF_BATTLE, by_card=THIS_CARD)),
        do=ChangeStat(ATK, THIS_CARD, 200, lose=True),
        mandatory=True,
    ),
)

FREED_THE_BRAVE_WANDERER: Final = Card(
    16556849,
    "Freed the Brave Wanderer",
    Ignition(
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        limit=Limit(),
        cost=Banish(Some(2, Monster(attribute=LIGHT), YOUR_GRAVEYARD)),
        target=One(Monster(FACE_UP, atk=AtLeast(Plus(1, Stat(ATK, THIS_CARD)))), THE_FIELD),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP, atk=AtLeast(Plus(1, Stat(ATK, THIS_CARD)))))),
    ),
)

FREED_THE_MATCHLESS_GENERAL: Final = Card(
    49681811,
    "Freed the Matchless General",
    Continuous(
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(THAT_CARD)),
        when=If(Resolving(Spell(), AS_ANYTHING, targeting=THIS_CARD)),
    ),
    Trigger(
        when=If(NormalDrawDue(YOU, instead=True)),
        still_needs=Matches(THIS_CARD, Monster(FACE_UP)),
        do=AddToHand(One(Monster(type_=WARRIOR, level=AtMost(4)), YOUR_DECK)),
    ),
)

OBNOXIOUS_CELTIC_GUARD: Final = Card(
    52077741,
    "Obnoxious Celtic Guard",
    Continuous(1, Forbid(BEING_DESTROYED_BY_BATTLE, THIS_CARD, by=Monster(atk=AtLeast(1900)))),
)

AMAZONESS_ARCHER: Final = Card(
    91869203,
    "Amazoness Archer",
    Ignition(1, cost=Tribute(Some(2, Monster(), YOUR_FIELD)), do=InflictDamage(1200, OPPONENT)),
)

# -------------------------------------------------------------------------------------- monsters that bring another

SHINING_ANGEL: Final = Card(
    95956346,
    "Shining Angel",
    Trigger(
        when=DESTROYED_BY_BATTLE,
        do=SpecialSummon(One(Monster(attribute=LIGHT, atk=AtMost(1500)), YOUR_DECK), FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

MOTHER_GRIZZLY: Final = Card(
    57839750,
    "Mother Grizzly",
    Trigger(
        when=DESTROYED_BY_BATTLE,
        do=SpecialSummon(One(Monster(attribute=WATER, atk=AtMost(1500)), YOUR_DECK), FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

UFO_TURTLE: Final = Card(
    60806437,
    "UFO Turtle",
    Trigger(
        when=DESTROYED_BY_BATTLE,
        do=SpecialSummon(One(Monster(attribute=FIRE, atk=AtMost(1500)), YOUR_DECK), FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

FLYING_KAMAKIRI_1: Final = Card(
    84834865,
    "Flying Kamakiri #1",
    Trigger(
        when=DESTROYED_BY_BATTLE,
        do=SpecialSummon(One(Monster(attribute=WIND, atk=AtMost(1500)), YOUR_DECK), FACE_UP_ATTACK),
        from_=YOUR_GRAVEYARD,
    ),
)

GRAVEKEEPERS_SPY: Final = Card(
    24317029,
    "Gravekeeper's Spy",
    Flip(do=SpecialSummon(One(Monster(archetype="Gravekeeper's", atk=AtMost(1500)), YOUR_DECK))),
)

GRAVEKEEPERS_GUARD: Final = Card(
    37101832,
    "Gravekeeper's Guard",
    Flip(target=One(Monster(), OPPONENTS_FIELD), do=AddToHand(THE_TARGET)),
)

# ------------------------------------------------------------------------------------------------------ more monsters

DARK_MAGICIAN_OF_CHAOS: Final = Card(
    40737112,
    "Dark Magician of Chaos",
    Trigger(
        1,
        when=If(PhaseReached(END_PHASE)),
        needs=HasDone(THIS_CARD, NORMAL_SUMMON | TRIBUTE_SUMMON | SPECIAL_SUMMON),
        limit=Limit(PER_EFFECT),
        target=One(Spell(), YOUR_GRAVEYARD),
        do=AddToHand(THE_TARGET),
    ),
    Trigger(
        2,
        when=If(BattleReached(AFTER_DAMAGE_CALCULATION, THIS_CARD, Monster(doomed=True))),
        do=Banish(THE_OPPOSING),
        mandatory=True,
    ),
    Continuous(3, Redirect(THIS_CARD, IN_BANISHED, HAND_DECKS_OR_GRAVEYARD)),
)

STEALTH_BIRD: Final = Card(
    3510565,
    "Stealth Bird",
    Ignition(limit=Limit(), do=ChangePosition(THIS_CARD, FACE_DOWN_DEFENSE)),
    Trigger(when=When(Summoned(THIS_CARD, SUMMONED_BY_FLIPPING)), do=InflictDamage(1000, OPPONENT), mandatory=True),
)

SOLAR_FLARE_DRAGON: Final = Card(
    45985838,
    "Solar Flare Dragon",
    Continuous(
        do=Forbid(BEING_ATTACKED, THIS_CARD),
        while_=Exists(Monster(FACE_UP, type_=PYRO), YOUR_FIELD, other_than=THIS_CARD),
    ),
    Trigger(when=If(PhaseReached(END_PHASE, YOU)), do=InflictDamage(500, OPPONENT), mandatory=True),
)

SOUL_ABSORBING_BONE_TOWER: Final = Card(
    63012333,
    "Soul-Absorbing Bone Tower",
    Continuous(
        do=Forbid(BEING_ATTACKED, THIS_CARD),
        while_=Exists(Monster(FACE_UP, type_=ZOMBIE), YOUR_FIELD, other_than=THIS_CARD),
    ),
    Trigger(
        when=If(Summoned(Monster(FACE_UP, type_=ZOMBIE), SUMMONED_SPECIALLY, other_than=THIS_CARD)),
        do=SendToGraveyard(Top(2, OPPONENTS_DECK)),
        mandatory=True,
    ),
)

# -------------------------------------------------------------------------------- what is negated when it is processed

FRONTIER_WISEMAN: Final = Card(
    38742075,
    "Frontier Wiseman",
    Continuous(
        do=Negate(THE_EFFECT).and_if_you_do(Destroy(THAT_CARD)),
        when=If(Resolving(Spell(), AS_ANYTHING, targeting=Monster(FACE_UP, type_=WARRIOR, controller=YOU))),
    ),
)

GORA_TURTLE_OF_ILLUSION: Final = Card(
    42868711,
    "Gora Turtle of Illusion",
    Continuous(do=Negate(THE_EFFECT), when=If(Resolving(SpellOrTrap(), AS_ANYTHING, OPPONENT, targeting=THIS_CARD))),
)

CHAOS_COMMAND_MAGICIAN: Final = Card(
    72630549,
    "Chaos Command Magician",
    Continuous(do=Negate(THE_EFFECT), when=If(Resolving(Monster(), AS_AN_EFFECT, targeting=THIS_CARD, alone=True))),
)

CYBER_PHOENIX: Final = Card(
    3370104,
    "Cyber Phoenix",
    Continuous(
        do=Negate(THE_EFFECT),
        when=If(Resolving(SpellOrTrap(), AS_ANYTHING, targeting=YOUR_MACHINE, alone=True)),
        while_=Matches(THIS_CARD, Monster(FACE_UP_ATTACK)),
    ),
    Trigger(when=DESTROYED_BY_BATTLE, do=Draw(1), from_=YOUR_GRAVEYARD),
)

CARDS: Final[tuple[Card, ...]] = (
    MARAUDING_CAPTAIN,
    BLADE_KNIGHT,
    GOBLIN_ATTACK_FORCE,
    ZOMBYRA_THE_DARK,
    FREED_THE_BRAVE_WANDERER,
    FREED_THE_MATCHLESS_GENERAL,
    OBNOXIOUS_CELTIC_GUARD,
    AMAZONESS_ARCHER,
    SHINING_ANGEL,
    MOTHER_GRIZZLY,
    UFO_TURTLE,
    FLYING_KAMAKIRI_1,
    GRAVEKEEPERS_SPY,
    GRAVEKEEPERS_GUARD,
    DARK_MAGICIAN_OF_CHAOS,
    STEALTH_BIRD,
    SOLAR_FLARE_DRAGON,
    SOUL_ABSORBING_BONE_TOWER,
    FRONTIER_WISEMAN,
    GORA_TURTLE_OF_ILLUSION,
    CHAOS_COMMAND_MAGICIAN,
    CYBER_PHOENIX,
)
