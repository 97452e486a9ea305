"""Continuous Spells that do something in each turn, or let their player do something in it."""

from typing import Final

from spellspeed.lang.vocabulary import *

SLIME_TOKEN: Final = Token("Slime Token", "史莱姆衍生物", WATER, AQUA, 1, 500, 500)

# ------------------------------------------------------------------------------------------------ in the Standby Phase

INSPECTION: Final = Card(
    16227556,
    "Inspection",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT)),
        cost=PayLP(500),
        do=LookAt(One(ANY_CARD, OPPONENTS_HAND, at_random=True)),
    ),
)

MASK_OF_DISPEL: Final = Card(
    20765952,
    "Mask of Dispel",
    Activation(target=One(Spell(FACE_UP), THE_FIELD, other_than=THIS_CARD), do=LinkTogether(THE_TARGET)),
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        do=OnlyIf(Matches(THE_LINKED_CARD, AnyCard(controller=OPPONENT)), InflictDamage(500, OPPONENT)).also(
            OnlyIf(Matches(THE_LINKED_CARD, AnyCard(controller=YOU)), InflictDamage(500, YOU))
        ),
        mandatory=True,
    ),
    Unclassified(when=When(LeftField(THE_LINKED_CARD)), do=Destroy(THIS_CARD)),
)

JAM_BREEDING_MACHINE: Final = Card(
    21770260,
    "Jam Breeding Machine",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        limit=Limit(),
        do=SummonTokens(SLIME_TOKEN, lies=FACE_UP_ATTACK),
        mandatory=True,
    ),
    Continuous(
        do=Forbid(SUMMONING_FACE_UP, who=YOU)
        .also(Forbid(FLIP_SUMMONING, who=YOU))
        .also(Forbid(SPECIAL_SUMMONING, who=YOU, what=Monster(not_name="Slime Token")))
    ),
)

BURNING_LAND: Final = Card(
    24294108,
    "Burning Land",
    Activation(do=OnlyIf(Exists(Spell(kind=FIELD), THE_FIELD), Destroy(All(Spell(kind=FIELD), THE_FIELD)))),
    Trigger(when=If(PhaseReached(STANDBY_PHASE, YOU)), do=InflictDamage(500, YOU), mandatory=True),
    Trigger(when=If(PhaseReached(STANDBY_PHASE, OPPONENT)), do=InflictDamage(500, OPPONENT), mandatory=True),
)

RECYCLE: Final = Card(
    96316857,
    "Recycle",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        cost=PayLP(300),
        target=One(SpellOrTrap(), YOUR_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET, AT_THE_BOTTOM),
    ),
)

DUST_BARRIER: Final = Card(
    31476755,
    "Dust Barrier",
    Activation(do=Later(STANDBY_PHASE, Destroy(THIS_CARD), turn_of=YOU, nth=2)),
    Continuous(do=Forbid(BEING_AFFECTED, All(Monster(FACE_UP, kind=NORMAL), THE_FIELD), by=Spell(controller=OPPONENT))),
)

MIRAGE_OF_NIGHTMARE: Final = Card(
    41482598,
    "Mirage of Nightmare",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, OPPONENT)),
        needs=Compare(CountOf(ANY_CARD, YOUR_HAND), AtMost(3)),
        limit=Limit(),
        do=Draw(Difference(4, CountOf(ANY_CARD, YOUR_HAND))).and_if_you_do(
            Later(
                STANDBY_PHASE,
                OnlyIf(
                    Matches(THIS_CARD, AnyCard(FACE_UP)),
                    Discard(Some(TheChange(), ANY_CARD, YOUR_HAND, at_random=True, or_all=True)),
                ),
                turn_of=YOU,
            )
        ),
        mandatory=True,
    ),
)

DARK_SNAKE_SYNDROME: Final = Card(
    47233801,
    "Dark Snake Syndrome",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, YOU)),
        do=InflictDamage(Doubled(200, Difference(StandbysPassed(), 1)), EITHER),
        mandatory=True,
    ),
)

# --------------------------------------------------------------------------------------------------- in the Main Phase

CARD_SHUFFLE: Final = Card(
    12183332,
    "Card Shuffle",
    Ignition(limit=Limit(), cost=PayLP(300), do=OneOf(ShuffleDeck(YOU), ShuffleDeck(OPPONENT))),
)

FRONTLINE_BASE: Final = Card(
    46181000,
    "Frontline Base",
    Ignition(limit=Limit(), do=SpecialSummon(One(Monster(kind=UNION, level=AtMost(4)), YOUR_HAND))),
)

LIGHTEN_THE_LOAD: Final = Card(
    37231841,
    "Lighten the Load",
    Ignition(limit=Limit(), do=ReturnToDeck(One(Monster(level=AtLeast(7)), YOUR_HAND)).then(Draw(1))),
)

# ---------------------------------------------------------------------------------------------------- in the End Phase

TWO_MAN_CELL_BATTLE: Final = Card(
    25578802,
    "Two-Man Cell Battle",
    Trigger(
        when=If(PhaseReached(END_PHASE, YOU)),
        do=SpecialSummon(One(Monster(kind=NORMAL, level=4), YOUR_HAND)),
        shared=True,
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    INSPECTION,
    MASK_OF_DISPEL,
    JAM_BREEDING_MACHINE,
    BURNING_LAND,
    RECYCLE,
    DUST_BARRIER,
    MIRAGE_OF_NIGHTMARE,
    DARK_SNAKE_SYNDROME,
    CARD_SHUFFLE,
    FRONTLINE_BASE,
    LIGHTEN_THE_LOAD,
    TWO_MAN_CELL_BATTLE,
)
