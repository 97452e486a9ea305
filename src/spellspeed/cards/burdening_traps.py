"""Normal Traps that keep the opponent from something for a time, or show and destroy what he draws."""

from typing import Final

from spellspeed.lang.vocabulary import *

# --------------------------------------------------------------------------------------------------- what he may not do

NON_AGGRESSION_AREA: Final = Card(
    76848240,
    "Non Aggression Area",
    Activation(
        needs=During(STANDBY_PHASE, YOU),
        cost=Discard(One(ANY_CARD, YOUR_HAND)),
        do=Forbid(NORMAL_SUMMONING, who=OPPONENT, until=DURING_OPPONENTS_NEXT_TURN).also(
            Forbid(SPECIAL_SUMMONING, who=OPPONENT, until=DURING_OPPONENTS_NEXT_TURN)
        ),
    ),
)

# Only what is played from the hand or turned up is activated as a card.
A_PLAYED_CARD: Final = SpellOrTrap(FACE_DOWN, zone=IN_HAND | ON_THE_FIELD)
FOUR_IN_HIS_HAND: Final = Exists(ANY_CARD, OPPONENTS_HAND, 4)
PENALTY_GAME: Final = Card(
    967928,
    "Penalty Game!",
    Activation(
        1,
        needs=FOUR_IN_HIS_HAND,
        do=Later(DRAW_PHASE, Forbid(DRAWING, who=OPPONENT, until=UNTIL_PHASE_ENDS), turn_of=OPPONENT),
    ),
    Activation(
        2,
        needs=FOUR_IN_HIS_HAND,
        do=Forbid(ACTIVATING, who=OPPONENT, what=A_PLAYED_CARD, until=UNTIL_TURN_ENDS),
    ),
)

# -------------------------------------------------------------------------------------------------------- what he draws

PIKERUS_SECOND_SIGHT: Final = Card(
    58015506,
    "Pikeru's Second Sight",
    Activation(
        do=GainEffects(
            lines=(Continuous(do=Reveal(THAT_CARD), when=If(Drawn(OPPONENT)), together=True),),
            until=UNTIL_SECOND_TURN_OF_OPPONENT_ENDS,
        )
    ),
)

DECK_DEVASTATION_VIRUS: Final = Card(
    35027493,
    "Deck Devastation Virus",
    Activation(
        1,
        cost=Tribute(One(Monster(attribute=DARK, atk=AtLeast(2000)), YOUR_FIELD)),
        do=LookAt(All(Monster(FACE_DOWN), OPPONENTS_FIELD))
        .also(LookAt(All(ANY_CARD, OPPONENTS_HAND)))
        .also(Destroy(All(Monster(atk=AtMost(1500), that=SeenThrough()), OPPONENTS_HAND | OPPONENTS_FIELD)))
        .also(
            GainEffects(
                lines=(
                    Continuous(
                        do=LookAt(THAT_CARD).also(Destroy(Those(THAT_CARD, Monster(atk=AtMost(1500))))),
                        when=If(Drawn(OPPONENT)),
                        together=True,
                    ),
                ),
                until=UNTIL_THIRD_TURN_OF_OPPONENT_ENDS,
            )
        ),
    ),
)

# ------------------------------------------------------------------------------------------------- a burden of your own

GAMBLE: Final = Card(
    37313786,
    "Gamble",
    Activation(
        needs=Both(
            Exists(ANY_CARD, OPPONENTS_HAND, AtLeast(6)),
            Compare(CountOf(ANY_CARD, YOUR_HAND), AtMost(2)),
        ),
        do=TossCoins(call=True)
        .also(OnlyIf(CalledRight(), Draw(Difference(5, CountOf(ANY_CARD, YOUR_HAND)))))
        .also(OnlyIf(Not(CalledRight()), SkipTurn())),
    ),
)

CARDS: Final[tuple[Card, ...]] = (
    NON_AGGRESSION_AREA,
    PENALTY_GAME,
    PIKERUS_SECOND_SIGHT,
    DECK_DEVASTATION_VIRUS,
    GAMBLE,
)
