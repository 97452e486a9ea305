"""Normal Traps that move cards of hands, decks and Graveyards."""

from typing import Final

from spellspeed.lang.vocabulary import *

THE_BANISHED_CARD: Final = Ref("the banished card")
THE_RETURNED_CARDS: Final = Ref("the returned cards")
THE_OTHER_CARDS: Final = Ref("the other cards")
THE_SENT_CARDS: Final = Ref("the sent cards")
THE_TRIBUTED_MONSTERS: Final = Ref("the Tributed monsters")
THE_RETURNED_MONSTERS: Final = Ref("the returned monsters")

# --------------------------------------------------------------------------------------------------------- hands

LIGHTFORCE_SWORD: Final = Card(
    49587034,
    "Lightforce Sword",
    Activation(
        1,
        do=Banish(
            One(ANY_CARD, OPPONENTS_HAND, at_random=True), face_down=True, called=THE_BANISHED_CARD
        ).and_if_you_do(Later(STANDBY_PHASE, AddToHand(THE_BANISHED_CARD), turn_of=OPPONENT, nth=4)),
    ),
)

DISTURBANCE_STRATEGY: Final = Card(
    77561728,
    "Disturbance Strategy",
    Activation(
        do=ReturnToDeck(All(ANY_CARD, OPPONENTS_HAND), called=THE_RETURNED_CARDS).then(
            Draw(HowMany(THE_RETURNED_CARDS), OPPONENT)
        ),
    ),
)

MULTIPLE_DESTRUCTION: Final = Card(
    14057297,
    "Multiple Destruction",
    Activation(
        1,
        needs=Both(Exists(ANY_CARD, YOUR_HAND, AtLeast(3)), Exists(ANY_CARD, OPPONENTS_HAND, AtLeast(3))),
        limit=Limit(PER_ACTIVATION),
        do=ReturnToDeck(All(ANY_CARD, YOUR_HAND), AT_THE_BOTTOM, in_any_order=True, called=THE_RETURNED_CARDS)
        .also(ReturnToDeck(All(ANY_CARD, OPPONENTS_HAND), AT_THE_BOTTOM, in_any_order=True, called=THE_OTHER_CARDS))
        .also(LoseLP(Times(300, Plus(HowMany(THE_RETURNED_CARDS), HowMany(THE_OTHER_CARDS)))))
        .then(Draw(5, EITHER)),
    ),
)

# By its rulings this card counts, and is none of those that are sent: its player keeps four others.
YOUR_CARDS: Final = YOUR_HAND | YOUR_FIELD
THEIR_CARDS: Final = OPPONENTS_HAND | OPPONENTS_FIELD
YOURS_ABOVE: Final = Difference(CountOf(ANY_CARD, YOUR_CARDS), 5)
THEIRS_ABOVE: Final = Difference(CountOf(ANY_CARD, THEIR_CARDS), 5)
BUBBLE_CRASH: Final = Card(
    61622107,
    "Bubble Crash",
    Activation(
        needs=Either(Exists(ANY_CARD, YOUR_CARDS, AtLeast(6)), Exists(ANY_CARD, THEIR_CARDS, AtLeast(6))),
        do=OnlyIf(
            Compare(YOURS_ABOVE, AtLeast(1)),
            SendToGraveyard(Some(YOURS_ABOVE, ANY_CARD, YOUR_CARDS, other_than=THIS_CARD)),
        ).also(
            OnlyIf(
                Compare(THEIRS_ABOVE, AtLeast(1)),
                SendToGraveyard(Some(THEIRS_ABOVE, ANY_CARD, THEIR_CARDS, by=OPPONENT)),
            )
        ),
    ),
)

MAJOR_RIOT: Final = Card(
    9074847,
    "Major Riot",
    Activation(
        when=When(Sent(Monster(), YOUR_HAND, from_=YOUR_MONSTER_ZONE, because=BECAUSE_OF_EFFECT, by=OPPONENT)),
        do=AddToHand(All(Monster(), THE_FIELD), called=THE_RETURNED_MONSTERS).then(
            SpecialSummon(
                Some(CountOf(Monster(), YOUR_HAND, among=THE_RETURNED_MONSTERS), Monster(), YOUR_HAND),
                FACE_DOWN_DEFENSE,
            ).also(
                SpecialSummon(
                    Some(
                        CountOf(Monster(), OPPONENTS_HAND, among=THE_RETURNED_MONSTERS),
                        Monster(),
                        OPPONENTS_HAND,
                        by=OPPONENT,
                    ),
                    FACE_DOWN_DEFENSE,
                    to=OPPONENT,
                    who=OPPONENT,
                )
            )
        ),
    ),
)

DROP_OFF: Final = Card(
    55773067,
    "Drop Off",
    Activation(
        when=When(Drawn(OPPONENT, normally=True)),
        do=Discard(THAT_CARD),
    ),
)

# ------------------------------------------------------------------------------------------------ decks and Graveyards

# The whole Graveyard becomes the deck, and what lay in the deck the Graveyard.
EXCHANGE_OF_THE_SPIRIT: Final = Card(
    17484499,
    "Exchange of the Spirit",
    Activation(
        1,
        needs=Both(Exists(ANY_CARD, YOUR_GRAVEYARD, AtLeast(15)), Exists(ANY_CARD, OPPONENTS_GRAVEYARD, AtLeast(15))),
        limit=Limit(PER_ACTIVATION, A_DUEL),
        cost=PayLP(1000),
        do=SendToGraveyard(All(ANY_CARD, YOUR_DECK | OPPONENTS_DECK), called=THE_SENT_CARDS).also(
            ReturnToDeck(All(ANY_CARD, EITHER_GRAVEYARD, other_than=THE_SENT_CARDS))
        ),
    ),
)


VIRUS_CANNON: Final = Card(
    54591086,
    "Virus Cannon",
    Activation(
        1,
        cost=Tribute(UpTo(ANY_NUMBER, Monster(not_kind=TOKEN), YOUR_FIELD), called=THE_TRIBUTED_MONSTERS),
        do=SendToGraveyard(Some(HowMany(THE_TRIBUTED_MONSTERS), Spell(), OPPONENTS_DECK, by=OPPONENT, or_all=True)),
    ),
)

ARSENAL_ROBBER: Final = Card(
    55348096,
    "Arsenal Robber",
    Activation(do=SendToGraveyard(One(Spell(kind=EQUIP), OPPONENTS_DECK, by=OPPONENT))),
)

HIDDEN_SPELLBOOK: Final = Card(
    21840375,
    "Hidden Spellbook",
    Activation(
        needs=During(turn_of=YOU),
        target=Some(2, Spell(), YOUR_GRAVEYARD),
        do=ReturnToDeck(THE_TARGET),
    ),
)

RAY_OF_HOPE: Final = Card(
    82529174,
    "Ray of Hope",
    Activation(target=Some(2, Monster(attribute=LIGHT), YOUR_GRAVEYARD), do=ReturnToDeck(THE_TARGET)),
)

CARDS: Final[tuple[Card, ...]] = (
    LIGHTFORCE_SWORD,
    DISTURBANCE_STRATEGY,
    MULTIPLE_DESTRUCTION,
    BUBBLE_CRASH,
    MAJOR_RIOT,
    DROP_OFF,
    EXCHANGE_OF_THE_SPIRIT,
    VIRUS_CANNON,
    ARSENAL_ROBBER,
    HIDDEN_SPELLBOOK,
    RAY_OF_HOPE,
)
