"""Spells by which players stake, share or give up hands, LP and fields."""

from typing import Final

from spellspeed.lang.vocabulary import *

YOUR_CARD: Final = Ref("the first card")
THEIR_CARD: Final = Ref("the second card")
OTHER_CARDS: Final = All(ANY_CARD, YOUR_HAND | YOUR_FIELD, other_than=THIS_CARD)
CARDS_IN_BOTH: Final = Both(
    Exists(ANY_CARD, YOUR_HAND, other_than=THIS_CARD), Exists(ANY_CARD, YOUR_FIELD, other_than=THIS_CARD)
)
YOUR_MONSTER: Final = Ref("the first card")
YOUR_OTHERS: Final = Ref("the other cards")
THE_PICKED: Final = Ref("the chosen card")
THOSE_THREE: Final = AnyCard(that=IsEitherOf(YOUR_MONSTER, YOUR_OTHERS))
THE_REVEALED: Final = Ref("the revealed card")
LOW_NORMAL: Final = Monster(FACE_UP, kind=NORMAL, level=AtMost(2))

# ------------------------------------------------------------------------------------------------- stakes and bargains

ANTE: Final = Card(
    34236961,
    "Ante",
    Activation(
        needs=Both(Exists(ANY_CARD, YOUR_HAND, other_than=THIS_CARD), Exists(ANY_CARD, OPPONENTS_HAND)),
        do=Reveal(One(ANY_CARD, YOUR_HAND, called=YOUR_CARD))
        .and_(Reveal(One(ANY_CARD, OPPONENTS_HAND, by=OPPONENT, called=THEIR_CARD)))
        .and_if_you_do(
            OnlyIf(
                Compare(Difference(Stat(LEVEL, YOUR_CARD), Stat(LEVEL, THEIR_CARD)), AtLeast(1)),
                InflictDamage(1000, OPPONENT).also(SendToGraveyard(THEIR_CARD)),
            )
        )
        .also(
            OnlyIf(
                Compare(Difference(Stat(LEVEL, THEIR_CARD), Stat(LEVEL, YOUR_CARD)), AtLeast(1)),
                InflictDamage(1000, YOU).also(SendToGraveyard(YOUR_CARD)),
            )
        ),
    ),
)

# Whoever shows the other card need not ask.
YU_JO_FRIENDSHIP: Final = Card(
    81332143,
    "Yu-Jo Friendship",
    Activation(
        1,
        do=OneOf(
            Reveal(One(AnyCard(name="Unity"), YOUR_HAND)).and_if_you_do(
                SetLP(Half(Plus(LifePoints(YOU), LifePoints(OPPONENT))), EITHER)
            ),
            May(SetLP(Half(Plus(LifePoints(YOU), LifePoints(OPPONENT))), EITHER), by=OPPONENT),
        ),
    ),
)

CARD_OF_SANCTITY: Final = Card(
    42664989,
    "Card of Sanctity",
    Activation(
        1,
        needs=CARDS_IN_BOTH,
        cost=Banish(OTHER_CARDS),
        do=Draw(Difference(2, CountOf(ANY_CARD, YOUR_HAND))),
    ),
)

RETURN_OF_THE_DOOMED: Final = Card(
    19827717,
    "Return of the Doomed",
    Activation(
        cost=Discard(One(Monster(), YOUR_HAND), to_graveyard=True),
        do=Later(END_PHASE, AddToHand(One(Monster(done=WAS_FELLED), YOUR_GRAVEYARD))),
    ),
)

# ------------------------------------------------------------------------------------------------------ sweeping fields

MEGA_TON_MAGICAL_CANNON: Final = Card(
    32062913,
    "Mega Ton Magical Cannon",
    Activation(
        cost=RemoveCounters(SPELL_COUNTER, All(AnyCard(FACE_UP), YOUR_FIELD), 10, spread=True),
        do=Destroy(All(ANY_CARD, OPPONENTS_FIELD)),
    ),
)

# -------------------------------------------------------------------------------------------------- what is not negated

NOT_NEGATED: Final = Clause(do=Forbid(BEING_NEGATED, THIS_CARD))

SPIRITUALISM: Final = Card(
    15866454,
    "Spiritualism",
    Activation(
        1, target=One(SpellOrTrap(), OPPONENTS_FIELD), do=AddToHand(Those(THE_TARGET, SpellOrTrap(controller=OPPONENT)))
    ),
    NOT_NEGATED,
)

REVERSAL_QUIZ: Final = Card(
    5990062,
    "Reversal Quiz",
    Activation(
        needs=Both(*CARDS_IN_BOTH.of, Exists(ANY_CARD, YOUR_DECK)),
        cost=SendToGraveyard(OTHER_CARDS),
        do=Declare(A_CARD_KIND)
        .also(Reveal(Top(1, called=THE_REVEALED)))
        .also(OnlyIf(Matches(THE_REVEALED, AnyCard(declared=A_CARD_KIND)), ExchangeLP())),
    ),
)

THE_LAW_OF_THE_NORMAL: Final = Card(
    66926224,
    "The Law of the Normal",
    Activation(
        needs=Exists(LOW_NORMAL, YOUR_FIELD, AtLeast(5)),
        do=Discard(All(ANY_CARD, EITHER_HAND)).also(Destroy(All(AnyCard(that=ButNot(LOW_NORMAL)), THE_FIELD))),
    ),
)

CHOSEN_ONE: Final = Card(
    21888494,
    "Chosen One",
    Activation(
        needs=Both(Exists(Monster(), YOUR_HAND), Exists(SpellOrTrap(), YOUR_HAND, AtLeast(2), other_than=THIS_CARD)),
        do=Reveal(One(Monster(), YOUR_HAND, called=YOUR_MONSTER))
        .and_(Reveal(Some(2, SpellOrTrap(), YOUR_HAND, called=YOUR_OTHERS)))
        .and_if_you_do(
            Choose(One(THOSE_THREE, YOUR_HAND, by=OPPONENT, at_random=True, called=THE_PICKED)).also(
                OnlyIf(Matches(THE_PICKED, Monster()), SpecialSummon(THE_PICKED))
            )
        )
        .after_that(SendToGraveyard(All(THOSE_THREE, YOUR_HAND))),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    ANTE,
    YU_JO_FRIENDSHIP,
    CARD_OF_SANCTITY,
    RETURN_OF_THE_DOOMED,
    MEGA_TON_MAGICAL_CANNON,
    SPIRITUALISM,
    REVERSAL_QUIZ,
    THE_LAW_OF_THE_NORMAL,
    CHOSEN_ONE,
)
