"""Continuous Traps that gather cards beside them, turn by turn, and come to nothing together."""

from typing import Final

from spellspeed.lang.vocabulary import *

HAND_OR_DECK: Final = YOUR_HAND | YOUR_DECK

# ---------------------------------------------------------------------------------------------------- the Destiny Board

THE_BOARD: Final = (
    "Destiny Board",
    'Spirit Message "I"',
    'Spirit Message "N"',
    'Spirit Message "A"',
    'Spirit Message "L"',
)
THE_BOARD_IS_CLEARED: Final = SendToGraveyard(All(AnyCard(FACE_UP, name=THE_BOARD), YOUR_FIELD))
I_IS_THERE: Final = Exists(AnyCard(FACE_UP, name='Spirit Message "I"'), YOUR_FIELD)
N_IS_THERE: Final = Exists(AnyCard(FACE_UP, name='Spirit Message "N"'), YOUR_FIELD)
A_IS_THERE: Final = Exists(AnyCard(FACE_UP, name='Spirit Message "A"'), YOUR_FIELD)
L_IS_THERE: Final = Exists(AnyCard(FACE_UP, name='Spirit Message "L"'), YOUR_FIELD)

# The last letter is asked about first, so that no more than one is put down.
DESTINY_BOARD: Final = Card(
    94212438,
    "Destiny Board",
    Trigger(
        1,
        when=If(PhaseReached(END_PHASE, OPPONENT)),
        limit=Limit(),
        do=OnlyIf(
            Both(A_IS_THERE, Not(L_IS_THERE)),
            PlaceOnField(One(AnyCard(name='Spirit Message "L"'), HAND_OR_DECK), PLACED_FACE_UP),
        )
        .also(
            OnlyIf(
                Both(N_IS_THERE, Not(A_IS_THERE)),
                PlaceOnField(One(AnyCard(name='Spirit Message "A"'), HAND_OR_DECK), PLACED_FACE_UP),
            )
        )
        .also(
            OnlyIf(
                Both(I_IS_THERE, Not(N_IS_THERE)),
                PlaceOnField(One(AnyCard(name='Spirit Message "N"'), HAND_OR_DECK), PLACED_FACE_UP),
            )
        )
        .also(
            OnlyIf(
                Not(I_IS_THERE),
                PlaceOnField(One(AnyCard(name='Spirit Message "I"'), HAND_OR_DECK), PLACED_FACE_UP),
            )
        ),
        mandatory=True,
    ),
    Continuous(2, THE_BOARD_IS_CLEARED, when=If(LeftField(AnyCard(FACE_UP, name=THE_BOARD, controller=YOU)))),
    Unclassified(when=When(LeftField(THIS_CARD, was=Trap(FACE_UP))), do=THE_BOARD_IS_CLEARED),
    Continuous(do=WinTheDuel(), while_=Both(I_IS_THERE, N_IS_THERE, A_IS_THERE, L_IS_THERE)),
)

# ------------------------------------------------------------------------------------------------------- the sarcophagi

SARCOPHAGI: Final = ("The First Sarcophagus", "The Second Sarcophagus", "The Third Sarcophagus")
ALL_SARCOPHAGI: Final = All(AnyCard(FACE_UP, name=SARCOPHAGI), YOUR_FIELD)
FIRST_IS_THERE: Final = Exists(AnyCard(FACE_UP, name="The First Sarcophagus"), YOUR_FIELD)
SECOND_IS_THERE: Final = Exists(AnyCard(FACE_UP, name="The Second Sarcophagus"), YOUR_FIELD)
THIRD_IS_THERE: Final = Exists(AnyCard(FACE_UP, name="The Third Sarcophagus"), YOUR_FIELD)

THE_FIRST_SARCOPHAGUS: Final = Card(
    31076103,
    "The First Sarcophagus",
    Trigger(
        when=If(PhaseReached(END_PHASE, OPPONENT)),
        limit=Limit(),
        do=OnlyIf(
            Both(SECOND_IS_THERE, Not(THIRD_IS_THERE)),
            PlaceOnField(One(AnyCard(name="The Third Sarcophagus"), HAND_OR_DECK), PLACED_FACE_UP),
        )
        .also(
            OnlyIf(
                Not(SECOND_IS_THERE),
                PlaceOnField(One(AnyCard(name="The Second Sarcophagus"), HAND_OR_DECK), PLACED_FACE_UP),
            )
        )
        .after_that(
            OnlyIf(
                Both(FIRST_IS_THERE, SECOND_IS_THERE, THIRD_IS_THERE),
                SendToGraveyard(ALL_SARCOPHAGI).and_if_you_do(
                    SpecialSummon(One(Monster(name="Spirit of the Pharaoh"), HAND_OR_DECK))
                ),
            )
        ),
        mandatory=True,
    ),
    Continuous(
        do=SendToGraveyard(ALL_SARCOPHAGI), when=If(LeftField(AnyCard(FACE_UP, name=SARCOPHAGI, controller=YOU)))
    ),
    Unclassified(when=When(LeftField(THIS_CARD, was=Trap(FACE_UP))), do=SendToGraveyard(ALL_SARCOPHAGI)),
)

CARDS: Final[tuple[Card, ...]] = (DESTINY_BOARD, THE_FIRST_SARCOPHAGUS)
