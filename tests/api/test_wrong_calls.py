"""Wrong calls: whatever is handed over, the error and its words are the same in both builds."""

import inspect

import pytest

import spellspeed
from spellspeed import CardPool, Deck, Duel, View, playout
from spellspeed.packaged_decks import PACKAGED

POSITION = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Mystical Elf\nopp 8000"
DECK = Deck(["Mystical Elf"] * 40)
POOL = CardPool.builtin()


def begin() -> Duel:
    return Duel.from_position(POSITION)


NAMES = {
    **{name: getattr(spellspeed, name) for name in spellspeed.__all__},
    "deck": DECK,
    "pool": POOL,
}

# Types are no help to who calls from a notebook, so the calls are written as text, as they would be typed there.
WRONG_CALLS = [
    ('Duel("x", deck)', "TypeError", "the deck of player 0 is 'x'; make a Deck of it"),
    ("Duel(deck)", "TypeError", "Duel.__init__() missing 1 required positional argument: 'deck1'"),
    ('Duel(deck, deck, seed="x", limits=False)', "TypeError", "the seed must be a whole number, not 'x'"),
    ("Duel(deck, deck, seed=1.5, limits=False)", "TypeError", "the seed must be a whole number, not 1.5"),
    (
        'Duel(deck, deck, format="rush", limits=False)',
        "ValueError",
        "unknown format 'rush'; known are: master2020, 408",
    ),
    ("Duel(deck, deck, format=3, limits=False)", "TypeError", "a format is text, not 3"),
    ('Duel(deck, deck, first="you", limits=False)', "ValueError", "first is 'you'; it must be 0, 1 or None"),
    ('Duel(deck, deck, pool="x", limits=False)', "TypeError", "the pool is 'x'; it must be a CardPool"),
    ("Duel(deck, deck, limit=False)", "TypeError", "Duel.__init__() got an unexpected keyword argument 'limit'"),
    ("Duel.from_position(3)", "TypeError", "a position is text, not 3"),
    ('Duel.from_position("", seed="x")', "TypeError", "the seed must be a whole number, not 'x'"),
    ('Duel.from_position("", pool=3)', "TypeError", "the pool is 3; it must be a CardPool"),
    ('duel.answer("a")', "UnreadableAnswer", "an answer is made of option numbers; given 'a'"),
    ("duel.answer(None)", "UnreadableAnswer", "an answer is made of option numbers; given None"),
    ("duel.answer(1.0)", "UnreadableAnswer", "an answer is made of option numbers; given 1.0"),
    (
        "duel.answer(99)",
        "IllegalAnswer",
        "A pick must be the number of one of the options of the request. Here: 4 options, numbered from 0, "
        "of which 1 must be picked; given (99,). [ask.out-of-range, ours]",
    ),
    (
        "duel.answer(-1)",
        "IllegalAnswer",
        "A pick must be the number of one of the options of the request. Here: 4 options, numbered from 0, "
        "of which 1 must be picked; given (-1,). [ask.out-of-range, ours]",
    ),
    (
        "duel.answer(0, by=True)",
        "IllegalAnswer",
        "Only the player who is asked may answer. Here: player 0 is asked, not player 1. [ask.wrong-player, ours]",
    ),
    ('duel.answer(0, by="a")', "ValueError", "no player 'a': the players are 0 and 1"),
    ("duel.answer(0, by=7)", "ValueError", "no player 7: the players are 0 and 1"),
    ("duel.answer(0, by=0.0)", "ValueError", "no player 0.0: the players are 0 and 1"),
    ("duel.check(0, by=0.0)", "ValueError", "no player 0.0: the players are 0 and 1"),
    ('duel.play("battle phase", by=0.0)', "ValueError", "no player 0.0: the players are 0 and 1"),
    (
        "duel.answer(*range(100_000))",
        "IllegalAnswer",
        "A pick must be the number of one of the options of the request. Here: 4 options, numbered from 0, "
        "of which 1 must be picked; given (0, 1, 2, 3, 4, 5, 6, 7, 8, 9 … and 99990 more). [ask.out-of-range, ours]",
    ),
    (
        "duel.answer(10**5000)",
        "IllegalAnswer",
        "A pick must be the number of one of the options of the request. Here: 4 options, numbered from 0, "
        "of which 1 must be picked; given (an int too long to be shown,). [ask.out-of-range, ours]",
    ),
    (
        'duel.answer("Elf" * 100)',
        "UnreadableAnswer",
        "an answer is made of option numbers; given '" + "Elf" * 19 + "E…",
    ),
    ("duel.answer(0, to=1)", "TypeError", "Duel.answer() got an unexpected keyword argument 'to'"),
    ('duel.check("a")', "UnreadableAnswer", "an answer is made of option numbers; given 'a'"),
    ('duel.next_picks("a")', "UnreadableAnswer", "an answer is made of option numbers; given 'a'"),
    ('duel.count_answers("x")', "TypeError", "the limit must be a whole number, not 'x'"),
    ("duel.count_answers(0)", "ValueError", "cannot count up to 0: the limit must be at least 1"),
    ("duel.play(3)", "TypeError", "a wish is text, not 3"),
    (
        'duel.play("fly")',
        "UnreadableAnswer",
        '\'fly\' is no wish we can read; write, for example, "summon Mystical Elf" or "end turn"',
    ),
    ('duel.play("battle phase", by="a")', "ValueError", "no player 'a': the players are 0 and 1"),
    ('duel.play("battle phase", by=2)', "ValueError", "no player 2: the players are 0 and 1"),
    ('duel.surrender("x")', "ValueError", "no player 'x': the players are 0 and 1"),
    ("duel.surrender(2)", "ValueError", "no player 2: the players are 0 and 1"),
    ("duel.surrender()", "TypeError", "Duel.surrender() missing 1 required positional argument: 'player'"),
    ("duel.why_not(3)", "TypeError", "a wish is text, not 3"),
    ('duel.why_not("battle phase", by="a")', "ValueError", "no player 'a': the players are 0 and 1"),
    (
        'duel.why_not("fly")',
        "UnreadableAnswer",
        '\'fly\' is no wish we can read; write, for example, "summon Mystical Elf" or "end turn"',
    ),
    ("duel.reasons_against(None)", "TypeError", "a wish is text, not None"),
    ('duel.undo("x")', "TypeError", "the number of answers to take back must be a whole number, not 'x'"),
    ("duel.undo(-1)", "ValueError", "cannot take back -1 answers"),
    ("duel.undo(9)", "ValueError", "cannot take back 9 answers: only 0 have been given"),
    ("duel.view(2)", "ValueError", "no player 2: the players are 0 and 1"),
    ('duel.view("a")', "ValueError", "no player 'a': the players are 0 and 1"),
    ("duel.view(None)", "ValueError", "no player None: the players are 0 and 1"),
    ("duel.view()", "TypeError", "Duel.view() missing 1 required positional argument: 'player'"),
    ("duel.state_key(1)", "TypeError", "Duel.state_key() takes 1 positional argument but 2 were given"),
    ("hash(duel)", "TypeError", "a Duel changes with every answer and cannot be hashed: use its state_key()"),
    ('playout("x")', "TypeError", "a Duel is played out, not 'x'"),
    ('playout(duel, seed="x")', "TypeError", "the seed must be a whole number, not 'x'"),
    ('playout(duel, limit="x")', "TypeError", "the limit must be a whole number, not 'x'"),
    ("playout(duel, limit=-1)", "ValueError", "cannot play -1 decisions"),
    ("playout()", "TypeError", "playout() missing 1 required positional argument: 'duel'"),
    ("Deck(3)", "TypeError", "main is 3, where a list of cards belongs"),
    ('Deck("Mystical Elf")', "TypeError", "main is 'Mystical Elf', where a list of cards belongs"),
    ("Deck([1])", "DeckError", "no card has the password 1"),
    ("Deck([None])", "DeckError", "no card has the password None"),
    ("Deck([1.5])", "DeckError", "no card has the password 1.5"),
    ('Deck(["Nobody"])', "UnknownCard", "no card is called 'Nobody'; did you mean Robolady?"),
    ('Deck(["Mystical Elf"], extra=3)', "TypeError", "extra is 3, where a list of cards belongs"),
    ('Deck(["Mystical Elf"], pool="x")', "TypeError", "the pool is 'x'; it must be a CardPool"),
    (
        'Deck.packaged("mine")',
        "DeckError",
        f"no packaged deck is called 'mine'; there are {', '.join(PACKAGED)}",
    ),
    (
        "Deck.packaged(3)",
        "DeckError",
        f"no packaged deck is called 3; there are {', '.join(PACKAGED)}",
    ),
    ("Deck.from_text(3)", "TypeError", "a deck list is text, not 3"),
    ('Deck.from_text("")', "DeckError", "deck: no card and no section (#main, #extra, !side) is in it"),
    ('deck.check("rush")', "ValueError", "no format is called 'rush'; there are master2020, 408"),
    ("deck.check(3)", "ValueError", "no format is called 3; there are master2020, 408"),
    ('deck.check(pool="x")', "TypeError", "the pool is 'x'; it must be a CardPool"),
    ("pool.find(3)", "TypeError", "a name is text, not 3"),
    ('pool.find("Nobody At All")', "UnknownCard", "no card is called 'Nobody At All'"),
    ("pool.search(3)", "TypeError", "a name is text, not 3"),
    ('pool.search("elf", "x")', "TypeError", "the limit must be a whole number, not 'x'"),
    ("pool.closest(None)", "TypeError", "a name is text, not None"),
    ('pool.script_of("Raigeki")', "TypeError", "'Raigeki' is no card of a pool: find it there first"),
    ('pool.is_playable("Raigeki")', "TypeError", "'Raigeki' is no card of a pool: find it there first"),
    ('pool.with_cards(["Raigeki"])', "TypeError", "'Raigeki' is no card of a pool: find it there first"),
    ("pool.with_cards(3)", "TypeError", "the cards to add is 3, where a list of cards belongs"),
    ("duel.view(0.0)", "ValueError", "no player 0.0: the players are 0 and 1"),
    ("view.lp(0.0)", "ValueError", "no player 0.0: the players are 0 and 1"),
    ("view.lp(2)", "ValueError", "no player 2: the players are 0 and 1"),
    ('view.lp("a")', "ValueError", "no player 'a': the players are 0 and 1"),
    ('view.hand_size("a")', "ValueError", "no player 'a': the players are 0 and 1"),
    ("view.monsters(2)", "ValueError", "no player 2: the players are 0 and 1"),
    ('view.position("x")', "TypeError", "a zone must be a whole number, not 'x'"),
    ("view.position(6)", "ValueError", "no Main Monster Zone 6: they are numbered from 1 to 5"),
    ('view.determinise("x")', "TypeError", "the seed must be a whole number, not 'x'"),
    ('view.determinise(1, suppose="x")', "TypeError", "the supposed deck is 'x'; make a Deck of it, or a list of them"),
    ('view.to_text("fr")', "ValueError", "no wording in 'fr': choose one of en, zh"),
    ('Replay.of("x")', "TypeError", "a Duel is recorded, not 'x'"),
]


@pytest.mark.parametrize(("call", "error", "told"), WRONG_CALLS, ids=[call for call, _, _ in WRONG_CALLS])
def test_a_wrong_call_is_told_in_the_same_words_in_both_builds(call: str, error: str, told: str) -> None:
    duel = begin()
    before = duel.state
    with pytest.raises(Exception) as raised:
        eval(call, {**NAMES, "duel": duel, "view": duel.view(0)})
    assert (type(raised.value).__name__, str(raised.value)) == (error, told)
    assert duel.state is before and duel.count_played() == 0


class Wavering:
    """A number that is another one each time it is asked for."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def __index__(self) -> int:
        return self.numbers.pop(0)


def test_a_pick_is_asked_for_its_number_once() -> None:
    duel = begin()
    pick, player = Wavering(0, -1), Wavering(0, 1)
    duel.answer(pick, by=player)  # type: ignore[arg-type]
    assert (pick.numbers, player.numbers) == ([-1], [1])
    assert duel.history()[-1].picks == (0,) and duel.outcome is None
    assert duel.check(Wavering(7, 0)) is not None  # type: ignore[arg-type]
    assert duel.next_picks(Wavering(2, 0)) == ((), True)  # type: ignore[arg-type]


# ----------------------------------------------------------------------------------------------------------------- help


PUBLIC = [thing for name in spellspeed.__all__ if inspect.isclass(thing := getattr(spellspeed, name))]


@pytest.mark.parametrize("class_", PUBLIC, ids=[class_.__name__ for class_ in PUBLIC])
def test_everything_public_explains_itself_in_both_builds(class_: type) -> None:
    assert inspect.getdoc(class_)
    for name, thing in vars(class_).items():
        if not name.startswith("_") and (callable(thing) or isinstance(thing, property | staticmethod | classmethod)):
            assert inspect.getdoc(getattr(class_, name)), f"{class_.__name__}.{name} does not say what it does"


def test_help_is_the_same_in_both_builds() -> None:
    assert inspect.getdoc(playout) is not None and "the duel itself stays as it is" in str(playout.__doc__)
    assert str(Duel.answer.__doc__).startswith("Answer the open request; a refused answer raises IllegalAnswer")
    assert str(inspect.signature(Duel.answer)) == "(self, *picks: int, by: int | None = None) -> None"
    assert str(inspect.signature(CardPool.find)).startswith("(self, name: str) ->")
    assert str(Duel.__doc__).startswith("A duel under way") and str(CardPool.__doc__).startswith("All cards of a game")
    assert str(View.lp.__doc__).startswith("Return a player's LP.")
