"""Tellarknights: Level 4 Warriors that do something however they are summoned, and gather for Xyz Summons."""

from typing import Final

from spellspeed.lang.vocabulary import *

ONE_OF_THEM: Final = Monster(archetype="tellarknight")
SUMMONED: Final = If(Summoned(THIS_CARD))
ONCE_PER_TURN: Final = Limit(PER_EFFECT)

DENEB: Final = Card(
    75878039,
    "Satellarknight Deneb",
    Trigger(
        1,
        when=SUMMONED,
        limit=ONCE_PER_TURN,
        do=AddToHand(One(Monster(archetype="tellarknight", not_name="Satellarknight Deneb"), YOUR_DECK)),
    ),
)

VEGA: Final = Card(
    38667773,
    "Satellarknight Vega",
    Trigger(
        1,
        when=SUMMONED,
        limit=ONCE_PER_TURN,
        do=SpecialSummon(One(Monster(archetype="tellarknight", not_name="Satellarknight Vega"), YOUR_HAND)),
    ),
)

ALTAIR: Final = Card(
    2273734,
    "Satellarknight Altair",
    Trigger(
        1,
        when=SUMMONED,
        limit=ONCE_PER_TURN,
        target=One(Monster(archetype="tellarknight", not_name="Satellarknight Altair"), YOUR_GRAVEYARD),
        do=SpecialSummon(THE_TARGET, lies=FACE_UP_DEFENSE).also(
            Forbid(DECLARING_ATTACKS, who=YOU, what=Monster(not_archetype="tellarknight"), until=UNTIL_TURN_ENDS)
        ),
    ),
)

UNUKALHAI: Final = Card(
    1050186,
    "Satellarknight Unukalhai",
    Trigger(
        1,
        when=SUMMONED,
        limit=ONCE_PER_TURN,
        do=SendToGraveyard(One(AnyCard(archetype="tellarknight", not_name="Satellarknight Unukalhai"), YOUR_DECK)),
    ),
)

ALSAHM: Final = Card(
    65056481,
    "Satellarknight Alsahm",
    Trigger(1, when=SUMMONED, limit=ONCE_PER_TURN, do=InflictDamage(1000, OPPONENT)),
)

BETELGEUSE: Final = Card(
    26057276,
    "Satellarknight Betelgeuse",
    Trigger(
        1,
        when=SUMMONED,
        limit=ONCE_PER_TURN,
        target=One(AnyCard(archetype="tellarknight", not_name="Satellarknight Betelgeuse"), YOUR_GRAVEYARD),
        do=SendToGraveyard(THIS_CARD).and_if_you_do(AddToHand(THE_TARGET)),
    ),
)

PROCYON: Final = Card(
    99668578,
    "Satellarknight Procyon",
    Trigger(
        1,
        when=SUMMONED,
        limit=ONCE_PER_TURN,
        do=SendToGraveyard(One(ONE_OF_THEM, YOUR_HAND)).and_if_you_do(Draw(1)),
    ),
)

RIGEL: Final = Card(
    13851202,
    "Satellarknight Rigel",
    Trigger(
        1,
        when=SUMMONED,
        limit=ONCE_PER_TURN,
        target=One(Monster(FACE_UP, archetype="tellarknight"), THE_FIELD),
        do=ChangeStat(ATK, THE_TARGET, 500).also(Later(END_PHASE, SendToGraveyard(THE_TARGET))),
    ),
)

SIRIUS: Final = Card(
    63274863,
    "Satellarknight Sirius",
    Trigger(
        1,
        when=SUMMONED,
        limit=ONCE_PER_TURN,
        target=Some(5, ONE_OF_THEM, YOUR_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET).then(Draw(1)),
    ),
)

STELLARNOVA_ALPHA: Final = Card(
    41510920,
    "Stellarnova Alpha",
    Activation(
        1,
        when=When(Activated(Monster(), AS_AN_EFFECT), Activated(SpellOrTrap())),
        cost=SendToGraveyard(One(Monster(FACE_UP, archetype="tellarknight"), YOUR_FIELD)),
        do=Negate(THE_ACTIVATION).and_if_you_do(Destroy(THAT_CARD)).then(Draw(1)),
    ),
)

STELLARKNIGHT_DELTEROS: Final = Card(
    56638325,
    "Stellarknight Delteros",
    Materials(of=(Monster(level=4),) * 3, by=XYZ_SUMMON),
    Continuous(
        1,
        Forbid(ANSWERING_SUMMONS, who=OPPONENT),
        while_=Matches(THIS_CARD, Monster(that=HasMaterial(ANY_CARD))),
    ),
    Ignition(
        2,
        limit=Limit(),
        cost=Detach(A_MATERIAL),
        target=One(ANY_CARD, THE_FIELD),
        do=Destroy(THE_TARGET),
    ),
    Trigger(
        3,
        when=If(Sent(THIS_CARD, to=EITHER_GRAVEYARD, from_=THE_FIELD)),
        do=SpecialSummon(One(ONE_OF_THEM, YOUR_HAND | YOUR_DECK)),
        from_=YOUR_GRAVEYARD,
    ),
)

CARDS: Final = (
    DENEB,
    VEGA,
    ALTAIR,
    UNUKALHAI,
    ALSAHM,
    BETELGEUSE,
    PROCYON,
    RIGEL,
    SIRIUS,
    STELLARNOVA_ALPHA,
    STELLARKNIGHT_DELTEROS,
)
