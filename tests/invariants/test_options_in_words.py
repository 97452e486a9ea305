"""What an option says of itself can be played: its wish leads where its number leads."""

from hypothesis import given

from playing import choices, duels, walk
from samples import examples
from spellspeed import Duel
from spellspeed.asked import Option, Request

MOST = 40  # of the two thousand names that can be declared, so many are tried


def single_options(request: Request) -> tuple[Option, ...]:
    """The options of a question that wants one of them; of very many, some from all over the list."""
    if (request.least, request.most) != (1, 1):
        return ()
    return request.options[:: 1 + len(request.options) // MOST]


def check_wishes(duel: Duel, numbers: list[int]) -> None:
    for now in walk(duel, numbers):
        assert now.request is not None
        for option in single_options(now.request):
            wished, answered = now.fork(), now.fork()
            answered.answer(option.index)
            wished.play(option.wish)
            assert wished == answered, f"{option!r} is number {option.index} of {now.request.options}"
            assert repr(option) == f"<{option.wish}>"


@examples(10)
@given(duels(), choices)
def test_the_wish_of_an_option_answers_with_this_option(duel: Duel, numbers: list[int]) -> None:
    check_wishes(duel, numbers)


@examples(6)
@given(duels(ask_all=True), choices)
def test_so_it_does_when_everything_is_asked(duel: Duel, numbers: list[int]) -> None:
    check_wishes(duel, numbers)
