"""The Igknights, Pendulum Monsters that are destroyed to fetch one another, and their Spells and Traps."""

from typing import Final

from spellspeed.lang.vocabulary import *

AN_IGKNIGHT: Final = AnyCard(FACE_UP, archetype="Igknight")
A_FIRE_WARRIOR: Final = Monster(attribute=FIRE, type_=WARRIOR)
THE_DESTROYED_CARDS: Final = Ref("the destroyed cards")
THE_REVEALED_MONSTERS: Final = Ref("the revealed monsters")

# What all the Normal Monsters among them have in common.
FIRED_TOGETHER: Final = Ignition(
    1,
    needs=Exists(A_FIRE_WARRIOR, YOUR_DECK | YOUR_GRAVEYARD),
    # Ruled so: if one of the two is gone when this resolves, the other stays and nothing is added.
    still_needs=Exists(AN_IGKNIGHT, YOUR_PENDULUM_ZONE, other_than=THIS_CARD),
    do=Destroy(All(AnyCard(), YOUR_PENDULUM_ZONE)).and_if_you_do(
        AddToHand(One(A_FIRE_WARRIOR, YOUR_DECK | YOUR_GRAVEYARD))
    ),
)
# … and the two that are no Pendulum Monsters.
OUT_OF_THE_FIRE: Final = Ignition(
    1,
    target=Some(3, AN_IGKNIGHT, YOUR_FIELD),
    do=Destroy(THE_TARGET).and_if_you_do(SpecialSummon(THIS_CARD)),
    from_=YOUR_HAND,
)
ANOTHER_IGKNIGHT: Final = One(Monster(FACE_UP, archetype="Igknight"), YOUR_FIELD, other_than=THIS_CARD)

IGKNIGHT_SQUIRE: Final = Card(24131534, "Igknight Squire", pendulum=(FIRED_TOGETHER,))

IGKNIGHT_CRUSADER: Final = Card(61639289, "Igknight Crusader", pendulum=(FIRED_TOGETHER,))

IGKNIGHT_TEMPLAR: Final = Card(97024987, "Igknight Templar", pendulum=(FIRED_TOGETHER,))

IGKNIGHT_MARGRAVE: Final = Card(50407691, "Igknight Margrave", pendulum=(FIRED_TOGETHER,))

IGKNIGHT_GALLANT: Final = Card(96802306, "Igknight Gallant", pendulum=(FIRED_TOGETHER,))

IGKNIGHT_VETERAN: Final = Card(93662626, "Igknight Veteran", pendulum=(FIRED_TOGETHER,))

IGKNIGHT_LANCER: Final = Card(
    23296404,
    "Igknight Lancer",
    OUT_OF_THE_FIRE,
    Ignition(
        2,
        needs=Exists(SpellOrTrap(), OPPONENTS_FIELD),
        limit=Limit(),
        target=ANOTHER_IGKNIGHT,
        do=AddToHand(THE_TARGET).and_if_you_do(ReturnToDeck(One(SpellOrTrap(), OPPONENTS_FIELD), AT_THE_BOTTOM)),
    ),
)

IGKNIGHT_CHAMPION: Final = Card(
    59785059,
    "Igknight Champion",
    OUT_OF_THE_FIRE,
    Ignition(
        2,
        needs=Exists(Monster(), OPPONENTS_FIELD),
        limit=Limit(),
        target=ANOTHER_IGKNIGHT,
        do=AddToHand(THE_TARGET).and_if_you_do(ReturnToDeck(One(Monster(), OPPONENTS_FIELD), AT_THE_BOTTOM)),
    ),
)

IGKNIGHT_BURST: Final = Card(
    65872270,
    "Igknight Burst",
    Quick(
        1,
        needs=Both(During(MAIN_PHASE_1 | MAIN_PHASE_2, YOU), Exists(AnyCard(), OPPONENTS_FIELD)),
        limit=Limit(),
        # No more are destroyed than cards can be returned for them.
        do=Destroy(
            UpTo(Lowest(3, CountOf(AnyCard(), OPPONENTS_FIELD)), AN_IGKNIGHT, YOUR_FIELD, other_than=THIS_CARD),
            called=THE_DESTROYED_CARDS,
        ).then(AddToHand(Some(HowMany(THE_DESTROYED_CARDS), AnyCard(), OPPONENTS_FIELD))),
    ),
    Trigger(
        2,
        when=If(Sent(THIS_CARD, EITHER_GRAVEYARD)),
        do=AddToHand(One(Monster(FACE_UP, kind=PENDULUM, archetype="Igknight"), YOUR_EXTRA_DECK)),
    ),
)

IGKNIGHT_RELOAD: Final = Card(
    76751255,
    "Igknight Reload",
    Activation(
        1,
        limit=Limit(PER_ACTIVATION),
        do=Reveal(UpTo(ANY_NUMBER, Monster(kind=PENDULUM), YOUR_HAND, called=THE_REVEALED_MONSTERS))
        .and_if_you_do(ReturnToDeck(THE_REVEALED_MONSTERS))
        .then(Draw(Plus(1, HowMany(THE_REVEALED_MONSTERS))))
        .after_that(Forbid(DRAWING, who=YOU, until=UNTIL_TURN_ENDS)),
    ),
)

IGKNIGHTS_UNITE: Final = Card(
    38848158,
    "Igknights Unite",
    Activation(
        1,
        needs=Exists(Monster(archetype="Igknight"), YOUR_DECK),
        limit=Limit(PER_ACTIVATION),
        target=One(AN_IGKNIGHT, YOUR_FIELD, other_than=THIS_CARD),
        do=Destroy(THE_TARGET).and_if_you_do(SpecialSummon(One(Monster(archetype="Igknight"), YOUR_DECK))),
    ),
)

CARDS: Final = (
    IGKNIGHT_SQUIRE,
    IGKNIGHT_CRUSADER,
    IGKNIGHT_TEMPLAR,
    IGKNIGHT_MARGRAVE,
    IGKNIGHT_GALLANT,
    IGKNIGHT_VETERAN,
    IGKNIGHT_LANCER,
    IGKNIGHT_CHAMPION,
    IGKNIGHT_BURST,
    IGKNIGHT_RELOAD,
    IGKNIGHTS_UNITE,
)
