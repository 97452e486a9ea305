"""Effect Monsters with Ignition, Quick, FLIP and lasting effects."""

from typing import (
    Final,
)

from spellspeed.lang.vocabulary import *

THE_ADDED_CARD: Final = Ref("the added card")

MAN_EATER_BUG: Final = Card(
    54652250,
    "Man-Eater Bug",
    Flip(1, target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)),
)

HANE_HANE: Final = Card(
    7089711,
    "Hane-Hane",
    Flip(1, target=One(Monster(), THE_FIELD), do=AddToHand(THE_TARGET)),
)

PENGUIN_SOLDIER: Final = Card(
    93920745,
    "Penguin Soldier",
    Flip(target=UpTo(2, Monster(), THE_FIELD), do=AddToHand(THE_TARGET), mandatory=False),
)

MAGICIAN_OF_FAITH: Final = Card(
    31560081,
    "Magician of Faith",
    Flip(1, target=One(Spell(), YOUR_GRAVEYARD), do=AddToHand(THE_TARGET)),
)

SANGAN: Final = Card(
    26202165,
    "Sangan",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        limit=Limit(PER_EFFECT),
        do=AddToHand(One(Monster(atk=AtMost(1500)), YOUR_DECK), called=THE_ADDED_CARD).and_if_you_do(
            Forbid(ACTIVATING, who=YOU, what=AnyCard(named_like=THE_ADDED_CARD), until=UNTIL_TURN_ENDS)
        ),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

CANNON_SOLDIER: Final = Card(
    11384280,
    "Cannon Soldier",
    Ignition(cost=Tribute(One(Monster(), YOUR_FIELD)), do=InflictDamage(500, OPPONENT)),
)

# The Chinese text chooses the monster after the activation; by the card's rulings it is targeted.
EXILED_FORCE: Final = Card(
    74131780,
    "Exiled Force",
    Ignition(cost=Tribute(THIS_CARD), target=One(Monster(), THE_FIELD), do=Destroy(THE_TARGET)),
)

# The Chinese text speaks of Traps on the field only: those in the Graveyard can be activated.
JINZO: Final = Card(
    77585513,
    "Jinzo",
    Continuous(1, Forbid(ACTIVATING, All(Trap(), THE_FIELD))),
    Continuous(do=NegateEffectsOf(All(Trap(), THE_FIELD))),
)

EXODIA_THE_FORBIDDEN_ONE: Final = Card(
    33396948,
    "Exodia the Forbidden One",
    Unclassified(
        if_=Both(
            Exists(Monster(name="Exodia the Forbidden One"), YOUR_HAND),
            Exists(Monster(name="Right Arm of the Forbidden One"), YOUR_HAND),
            Exists(Monster(name="Left Arm of the Forbidden One"), YOUR_HAND),
            Exists(Monster(name="Right Leg of the Forbidden One"), YOUR_HAND),
            Exists(Monster(name="Left Leg of the Forbidden One"), YOUR_HAND),
        ),
        do=WinTheDuel(),
    ),
)

# ------------------------------------------------------------------------------------------------------- Quick Effects

MARYOKUTAI: Final = Card(
    71466592,
    "Maryokutai",
    Quick(
        when=When(Activated(Spell(), by=OPPONENT)),
        needs=During(turn_of=OPPONENT),
        cost=Tribute(THIS_CARD),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

A_TEAM_TRAP_DISPOSAL_UNIT: Final = Card(
    13026402,
    "A-Team: Trap Disposal Unit",
    Quick(
        when=When(Activated(Trap(), by=OPPONENT)),
        cost=Tribute(THIS_CARD),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
    ),
)

WINGED_RHYNOS: Final = Card(
    18430390,
    "Winged Rhynos",
    Quick(when=When(Activated(Trap())), do=AddToHand(THIS_CARD)),
)

HERALD_OF_GREEN_LIGHT: Final = Card(
    21074344,
    "Herald of Green Light",
    Quick(
        1,
        when=When(Activated(Spell(), by=OPPONENT)),
        cost=SendToGraveyard(THIS_CARD).and_(
            SendToGraveyard(One(Monster(type_=FAIRY), YOUR_HAND, other_than=THIS_CARD))
        ),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
        from_=YOUR_HAND,
    ),
)

HERALD_OF_PURPLE_LIGHT: Final = Card(
    94689635,
    "Herald of Purple Light",
    Quick(
        1,
        when=When(Activated(Trap(), by=OPPONENT)),
        cost=SendToGraveyard(THIS_CARD).and_(
            SendToGraveyard(One(Monster(type_=FAIRY), YOUR_HAND, other_than=THIS_CARD))
        ),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)),
        from_=YOUR_HAND,
    ),
)

# ------------------------------------------------------------------------------------------------------- from the hand

THUNDER_DRAGON: Final = Card(
    31786629,
    "Thunder Dragon",
    Ignition(
        1,
        cost=Discard(THIS_CARD),
        do=AddToHand(UpTo(2, Monster(name="Thunder Dragon"), YOUR_DECK)),
        from_=YOUR_HAND,
    ),
)

# Discarded for whatever reason, also as a cost or for the hand limit.
THE_FABLED_CERBURREL: Final = Card(
    82888408,
    "The Fabled Cerburrel",
    Trigger(1, when=If(Discarded(THIS_CARD)), do=SpecialSummon(THIS_CARD), from_=YOUR_GRAVEYARD, mandatory=True),
)

BEIIGE_VANGUARD_OF_DARK_WORLD: Final = Card(
    33731070,
    "Beiige, Vanguard of Dark World",
    Trigger(
        when=If(Discarded(THIS_CARD, because=BECAUSE_OF_EFFECT)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

DESPAIR_FROM_THE_DARK: Final = Card(
    71200730,
    "Despair from the Dark",
    Trigger(
        1,
        when=If(
            Sent(
                THIS_CARD,
                to=EITHER_GRAVEYARD,
                from_=YOUR_HAND | YOUR_DECK,
                because=BECAUSE_OF_EFFECT,
                by=OPPONENT,
            )
        ),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
        mandatory=True,
    ),
)

GEM_KNIGHT_OBSIDIAN: Final = Card(
    19163116,
    "Gem-Knight Obsidian",
    Trigger(
        1,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=YOUR_HAND)),
        target=One(Monster(kind=NORMAL, level=AtMost(4)), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET),
        from_=YOUR_GRAVEYARD,
    ),
)

# -------------------------------------------------------------------------------------------------- from the Graveyard

PETEN_THE_DARK_CLOWN: Final = Card(
    52624755,
    "Peten the Dark Clown",
    Trigger(
        1,
        when=When(Sent(THIS_CARD, to=EITHER_GRAVEYARD)),
        cost=Banish(THIS_CARD),
        do=SpecialSummon(One(Monster(name="Peten the Dark Clown"), YOUR_HAND | YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

TREEBORN_FROG: Final = Card(
    12538374,
    "Treeborn Frog",
    Trigger(
        1,
        when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)),
        needs=Not(Exists(Monster(FACE_UP, name="Treeborn Frog"), YOUR_FIELD)),
        still_needs=Not(Exists(SpellOrTrap(), YOUR_FIELD)),
        do=SpecialSummon(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

# The English text looks at the hand again when the effect resolves; the Chinese one does not.
RETURN_ZOMBIE: Final = Card(
    3072077,
    "Return Zombie",
    Trigger(
        when=If(PhaseReached(STANDBY_PHASE, turn_of=YOU)),
        needs=Not(Exists(ANY_CARD, YOUR_HAND)),
        cost=PayLP(500),
        do=AddToHand(THIS_CARD),
        from_=YOUR_GRAVEYARD,
    ),
)

CARDS: Final = (
    MAN_EATER_BUG,
    HANE_HANE,
    PENGUIN_SOLDIER,
    MAGICIAN_OF_FAITH,
    SANGAN,
    CANNON_SOLDIER,
    EXILED_FORCE,
    JINZO,
    EXODIA_THE_FORBIDDEN_ONE,
    MARYOKUTAI,
    A_TEAM_TRAP_DISPOSAL_UNIT,
    WINGED_RHYNOS,
    HERALD_OF_GREEN_LIGHT,
    HERALD_OF_PURPLE_LIGHT,
    THUNDER_DRAGON,
    THE_FABLED_CERBURREL,
    BEIIGE_VANGUARD_OF_DARK_WORLD,
    DESPAIR_FROM_THE_DARK,
    GEM_KNIGHT_OBSIDIAN,
    PETEN_THE_DARK_CLOWN,
    TREEBORN_FROG,
    RETURN_ZOMBIE,
)
