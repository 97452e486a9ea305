"""A match from one seat: whatever the other player hides makes no difference to what is seen."""

import pickle

import pytest

from spellspeed import Deck
from spellspeed.play import Match, MatchRules, PlayerClock

MINE = Deck(["Mystical Elf"] * 12, ["Ojama King"], ["Sangan", "Umi"])
THEIRS = Deck(["Battle Ox"] * 10 + ["Kuriboh"] * 2, ["Ojama King"], ["Raigeki", "Dark Hole"])
OTHER = Deck(["Hinotama"] * 12, ["Blue-Eyes Ultimate Dragon"], ["Umi", "Sogen"])
SIDED = Deck(["Battle Ox"] * 10 + ["Raigeki", "Dark Hole"], ["Ojama King"], ["Kuriboh", "Kuriboh"])
CLOCKED = MatchRules(clock=PlayerClock(600, 5))


def lay(seat: int, theirs: Deck, **settings: object) -> Match:
    """A match in which the player in this seat has one deck and his opponent another."""
    decks = (MINE, theirs) if seat == 0 else (theirs, MINE)
    return Match(*decks, limits=False, rules=CLOCKED, **settings)  # type: ignore[arg-type]


def look_the_same(one: Match, other: Match, seat: int) -> None:
    """Assert that a player cannot tell two matches apart."""
    views = one.view(seat), other.view(seat)
    assert views[0] == views[1] and hash(views[0]) == hash(views[1])
    assert pickle.dumps(views[0].key()) == pickle.dumps(views[1].key())
    assert repr(views[0]) == repr(views[1])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_others_deck_is_hidden_before_and_in_a_duel(seat: int) -> None:
    one, other = lay(seat, THEIRS), lay(seat, OTHER)
    look_the_same(one, other, seat)
    for match in (one, other):
        match.throw(seat, "rock")
        match.throw(1 - seat, "scissors")
    look_the_same(one, other, seat)
    for match in (one, other):
        match.choose(seat, "first")
    look_the_same(one, other, seat)
    assert one.view(seat).duel.hand_size(1 - seat) == 5  # type: ignore[union-attr]
    assert one.view(1 - seat) != other.view(1 - seat)
    assert one.view(seat).extra_sizes == (1, 1) and one.view(seat).side_sizes == (2, 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_throw_is_hidden_until_both_have_thrown(seat: int) -> None:
    one, other = lay(seat, THEIRS), lay(seat, THEIRS)
    one.throw(1 - seat, "rock")
    other.throw(1 - seat, "paper")
    look_the_same(one, other, seat)
    assert one.view(seat).due == ((seat, "throw"),) and one.view(1 - seat) != other.view(1 - seat)
    one.throw(seat, "rock")
    other.throw(seat, "rock")
    assert one.view(seat).thrown == ("rock", "rock") and "paper" in other.view(seat).thrown


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_other_has_sided_is_hidden_and_that_he_is_done_is_not(seat: int) -> None:
    one, other = lay(seat, THEIRS), lay(seat, THEIRS)
    for match in (one, other):
        match.throw(seat, "rock")
        match.throw(1 - seat, "scissors")
        match.choose(seat, "first")
        match.surrender(1 - seat)
    assert one.view(seat).sided == (False, False)
    one.keep(1 - seat)
    other.side(1 - seat, SIDED)
    look_the_same(one, other, seat)
    assert one.view(seat).sided[1 - seat] and not one.view(seat).sided[seat]
    for match in (one, other):
        match.keep(seat)
        match.choose(1 - seat, "second")
    look_the_same(one, other, seat)
    assert other.view(1 - seat).deck == SIDED and other.view(1 - seat).registered == THEIRS


@pytest.mark.parametrize("seat", [0, 1])
def test_the_time_the_other_has_left_is_hidden(seat: int) -> None:
    one, other = lay(seat, THEIRS), lay(seat, THEIRS)
    for match, at in ((one, 20_000), (other, 90_000)):
        match.throw(seat, "scissors")
        match.throw(1 - seat, "rock")
        match.choose(1 - seat, "second", at=at)
    assert one.clock_of(1 - seat) != other.clock_of(1 - seat)
    look_the_same(one, other, seat)
    assert one.view(seat).clock == 600_000


def test_a_view_stays_as_it_is_and_is_not_pickled_with_what_it_hides() -> None:
    match = lay(0, THEIRS)
    view = match.view(0)
    key = view.key()
    match.throw(0, "rock")
    match.throw(1, "paper")
    assert view.key() == key and match.view(0).key() != key
    with pytest.raises(TypeError, match="send its key"):
        pickle.dumps(match.view(0))
    with pytest.raises(ValueError, match="no player 2"):
        match.view(2)
