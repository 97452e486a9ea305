"""What users do with a match: play in words, take back, follow a duel, play it again, give it to bots."""

import pickle

import pytest

from spellspeed import Deck, DeckError, Duel, IllegalAnswer
from spellspeed.bots import GreedyBot, RandomBot
from spellspeed.play import Match, MatchOutcome, MatchRules, Record, find_match_rules
from spellspeed.play.seeds import seed_of_duel

DECK = Deck(["Mystical Elf"] * 20 + ["Ookazi"] * 20)


def begun(**settings: object) -> Match:
    """A match in its first duel, with player 0 to act."""
    match = Match(DECK, DECK, seed=3, limits=False, **settings)  # type: ignore[arg-type]
    match.throw(0, "rock")
    match.throw(1, "scissors")
    match.choose(0, "first")
    return match


def test_its_duels_have_seeds_of_their_own() -> None:
    match = begun()
    assert match.duel is not None and match.duel.seed == seed_of_duel(3, 1) < 2**48
    match.surrender(0)
    match.keep(0)
    match.keep(1)
    assert match.duel is not None and match.duel.seed == seed_of_duel(3, 2) != seed_of_duel(3, 1)
    assert seed_of_duel(11, 1) != seed_of_duel(1, 11), "the number of a duel is no part of the seed"


def test_wishes_are_records_and_a_refused_one_changes_nothing() -> None:
    match = begun()
    before = match.fork()
    with pytest.raises(IllegalAnswer):
        match.play("activate Ookazi", "zone 1", "battle phase")
    assert match == before
    match.play("activate Ookazi", "zone 1", by=0)
    assert match.duel is not None and match.duel.lp == (8000, 7200)
    assert [record.kind for record in match.records[3:]] == ["answer", "answer"]
    match.play("surrender", by=1)
    with pytest.raises(IllegalAnswer, match=r"ask\.nothing-asked"):
        match.play("end phase")


def test_the_duel_it_gives_away_is_a_fork_and_can_be_followed() -> None:
    match = begun()
    duel = match.duel
    assert duel is not None
    duel.play("activate Ookazi", "zone 1")
    assert match.count_records() == 3
    match.follow(duel)
    assert match.count_records() == 5 and match.duel == duel
    duel.undo(2)
    duel.play("end phase")
    match.follow(duel)
    assert match.count_records() == 4 and match.duel == duel and match.duel.turn == 2
    duel.surrender(0)
    match.follow(duel)
    assert match.score == (0, 1)
    with pytest.raises(ValueError, match="no fork of the duel"):
        match.follow(Duel(DECK, DECK, seed=1, limits=False))


def test_time_that_was_called_in_a_fork_is_followed() -> None:
    match = begun()
    duel = match.duel
    assert duel is not None
    duel.call_time(3)
    match.follow(duel)
    assert match.records[-1].kind == "time" and match.standing.time_called and match.duel == duel


def test_taking_back_goes_to_the_last_record_of_a_person() -> None:
    match = begun()
    match.play("end phase")
    match.answer(*match_end(match), by=1)
    match.call_time()
    assert match.undo((0,)) == 3 and match.count_records() == 3
    assert match.undo() == 1 and match.stage == "choose"
    assert match.undo_to(0) == 2
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo()
    with pytest.raises(ValueError, match="cannot go back to 4 records"):
        match.undo_to(4)


def match_end(match: Match) -> tuple[int, ...]:
    """The answer that ends the turn."""
    assert match.request is not None
    return ([option.wish for option in match.request.options].index("end phase"),)


def test_concessions_and_rulings_end_it() -> None:
    match = begun()
    match.rule("duel", 1)
    assert match.results == ((1, "ruling", 1, False),) and match.stage == "side"
    with pytest.raises(IllegalAnswer, match=r"ask\.not-at-this-stage"):
        match.rule("duel", 1)
    judged = match.fork()
    judged.rule("match", 0)
    assert judged.outcome == MatchOutcome(0, "ruling")
    match.concede(0)
    assert match.outcome == MatchOutcome(1, "concession") and match.number == 1
    with pytest.raises(IllegalAnswer, match=r"ask\.match-over"):
        match.rule("match", 0)


@pytest.mark.parametrize("bots", [(RandomBot, RandomBot), (GreedyBot, RandomBot)])
def test_bots_play_it_out_and_do_so_again(bots: tuple[type[RandomBot], type[RandomBot]]) -> None:
    deck = Deck.packaged("dragons")
    told: list[int] = []
    match = Match(deck, deck, seed=4)
    outcome = match.play_out(bots[0](1), bots[1](2), lambda match: told.append(len(match.results)))
    assert outcome == match.outcome and told == list(range(1, len(match.results) + 1))
    again = Match(deck, deck, seed=4)
    assert again.play_out(bots[0](1), bots[1](2)) == outcome and again == match


def test_decks_are_checked_when_it_begins() -> None:
    with pytest.raises(DeckError, match=r"the deck of player 1 is not legal.*deck\.copies\.max-three-same-name"):
        Match(Deck.packaged("dragons"), DECK)
    with pytest.raises(TypeError, match="the deck of player 0 is 'dragons'"):
        Match("dragons", DECK)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no match rules are called 'swiss'"):
        Match(DECK, DECK, rules="swiss", limits=False)
    with pytest.raises(ValueError, match="wins is 4"):
        Match(DECK, DECK, rules=MatchRules(wins=4), limits=False)
    listed = Match(Deck.packaged("chaos"), Deck.packaged("chaos"), format="408")
    assert listed.beginning.limits == "2006.03.01 408"
    assert Match(DECK, DECK, limits=False).beginning.limits == ""


def test_matches_compare_by_what_they_were_played_with_and_their_records() -> None:
    match = begun()
    assert match == begun() and match != Match(DECK, DECK, seed=3, limits=False) and match != begun(ask_all=True)
    assert match != "a match" and begun(rules=find_match_rules("single")) != match
    with pytest.raises(TypeError, match="cannot be hashed"):
        hash(match)
    assert repr(match) == "<Match 0:0, duel 1, duel>" and pickle.loads(pickle.dumps(match)) == match
    assert match.rematch(9).beginning.seed == 9 and match.rematch(9).records == ()


def test_what_is_no_record_is_refused() -> None:
    match = begun()
    with pytest.raises(TypeError, match="a match takes a Record"):
        match.take(("answer", 0, (0,), 0))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a Deck is presented"):
        match.side(0, "dragons")  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer, match=r"ask\.wrong-player"):
        match.answer(0, by=1)
    refused = match.check(Record("answer", 0, (99,)))
    assert refused is not None and refused.refusal.rule == "ask.out-of-range"
