"""Normal Traps that answer a summon."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_FIRST_MONSTER: Final = Ref("the first monster")
THE_SECOND_MONSTER: Final = Ref("the second monster")
THE_SENT_MONSTERS: Final = Ref("the sent monsters")
THOSE_MONSTERS: Final = Ref("the Summoned monsters")
SUMMONED_OR_FLIPPED: Final = SUMMONED_NORMALLY | SUMMONED_BY_FLIPPING

# ------------------------------------------------------------------------------------------- what was summoned is hit

# As with Trap Hole, the monster is targeted, and left alone if it has become stronger since.
HOUSE_OF_ADHESIVE_TAPE: Final = Card(
    15083728,
    "House of Adhesive Tape",
    Activation(
        when=When(Summoned(Monster(def_=AtMost(500)), SUMMONED_OR_FLIPPED, by=OPPONENT)),
        target=Those(THAT_CARD, Monster(def_=AtMost(500))),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP, def_=AtMost(500)))),
    ),
)

EATGABOON: Final = Card(
    42578427,
    "Eatgaboon",
    Activation(
        when=When(Summoned(Monster(atk=AtMost(500)), SUMMONED_OR_FLIPPED, by=OPPONENT)),
        target=Those(THAT_CARD, Monster(atk=AtMost(500))),
        do=Destroy(Those(THE_TARGET, Monster(FACE_UP, atk=AtMost(500)))),
    ),
)

ADHESION_TRAP_HOLE: Final = Card(
    62325062,
    "Adhesion Trap Hole",
    Activation(
        when=When(Summoned(Monster(), by=OPPONENT)),
        do=ChangeStat(
            ATK,
            Those(THAT_CARD, Monster(FACE_UP), called=THOSE_MONSTERS),
            Half(Stat(ATK, THOSE_MONSTERS, original=True)),
            become=True,
            original=True,
        ),
    ),
)

# What your opponent holds nobody knows, so that it can always be activated for a monster of his.
CHAIN_DESTRUCTION: Final = Card(
    1248895,
    "Chain Destruction",
    Activation(
        1,
        when=When(Summoned(Monster(atk=AtMost(2000)))),
        target=One(Monster(FACE_UP, atk=AtMost(2000)), THE_FIELD, among=THAT_CARD),
        do=OnlyIf(
            Matches(THE_TARGET, Monster(FACE_UP, controller=OPPONENT)),
            Destroy(All(AnyCard(named_like=THE_TARGET), OPPONENTS_HAND | OPPONENTS_DECK)),
        ).also(
            OnlyIf(
                Matches(THE_TARGET, Monster(FACE_UP, controller=YOU)),
                Destroy(All(AnyCard(named_like=THE_TARGET), YOUR_HAND | YOUR_DECK)),
            )
        ),
    ),
)

PINEAPPLE_BLAST: Final = Card(
    90669991,
    "Pineapple Blast",
    Activation(
        when=When(Summoned(Monster(), SUMMONED_NORMALLY, by=YOU)),
        needs=Compare(Difference(CountOf(Monster(), OPPONENTS_FIELD), CountOf(Monster(), YOUR_FIELD)), AtLeast(1)),
        do=Destroy(
            Some(
                Difference(CountOf(Monster(), OPPONENTS_FIELD), CountOf(Monster(), YOUR_FIELD)),
                Monster(),
                OPPONENTS_FIELD,
                by=OPPONENT,
                or_all=True,
            )
        ),
    ),
)

# ------------------------------------------------------------------------------------------------ another one comes

HIDDEN_SOLDIERS: Final = Card(
    2047519,
    "Hidden Soldiers",
    Activation(
        when=When(Summoned(Monster(), SUMMONED_OR_FLIPPED, by=OPPONENT)),
        do=SpecialSummon(One(Monster(attribute=DARK, level=AtMost(4)), YOUR_HAND)),
    ),
)

# Both must be there still to go, and only if both have come to a Graveyard another one comes.
DARK_RENEWAL: Final = Card(
    9287078,
    "Dark Renewal",
    Activation(
        1,
        when=When(Summoned(Monster(), SUMMONED_NORMALLY | SUMMONED_SPECIALLY, by=OPPONENT)),
        target=(
            One(Monster(), THE_FIELD, among=THAT_CARD, called=THE_FIRST_MONSTER),
            One(
                Monster(FACE_UP, type_=SPELLCASTER),
                YOUR_FIELD,
                other_than=THE_FIRST_MONSTER,
                called=THE_SECOND_MONSTER,
            ),
        ),
        do=OnlyIf(
            Both(
                Matches(THE_FIRST_MONSTER, Monster(zone=IN_MONSTER_ZONE)),
                Matches(THE_SECOND_MONSTER, Monster(zone=IN_MONSTER_ZONE)),
            ),
            SendToGraveyard(THE_TARGET, called=THE_SENT_MONSTERS).then(
                OnlyIf(
                    Compare(CountOf(Monster(), EITHER_GRAVEYARD, among=THE_SENT_MONSTERS), 2),
                    May(SpecialSummon(One(Monster(type_=SPELLCASTER, attribute=DARK), YOUR_DECK | YOUR_GRAVEYARD))),
                )
            ),
        ),
    ),
)

RITE_OF_SPIRIT: Final = Card(
    30450531,
    "Rite of Spirit",
    Activation(target=One(Monster(archetype="Gravekeeper's"), YOUR_GRAVEYARD), do=SpecialSummon(THE_TARGET)),
    Unclassified(do=Forbid(BEING_AFFECTED, THIS_CARD, by=Spell(name="Necrovalley")), face_down=True),
)

CARDS: Final[tuple[Card, ...]] = (
    HOUSE_OF_ADHESIVE_TAPE,
    EATGABOON,
    ADHESION_TRAP_HOLE,
    CHAIN_DESTRUCTION,
    PINEAPPLE_BLAST,
    HIDDEN_SOLDIERS,
    DARK_RENEWAL,
    RITE_OF_SPIRIT,
)
