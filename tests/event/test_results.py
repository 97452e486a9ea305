"""Results, corrections, leaving, coming late and penalties: what each does to the event."""

import pytest

from organising import begin, by_hand, enter, first_wins, names, points, refused, report
from spellspeed.event import Tournament


def paired() -> Tournament:
    t = begin(4, rounds=3)
    by_hand(t, "Anna Bo", "Cem Dee")
    return t


def outcome(t: Tournament, round: int, name: str) -> str:
    pairing = t.rounds[round - 1].find(t.find_player(name).number)
    assert pairing is not None
    return pairing.outcome_of(t.find_player(name).number)


def how(t: Tournament, round: int, name: str) -> str:
    pairing = t.rounds[round - 1].find(t.find_player(name).number)
    assert pairing is not None and pairing.result is not None
    return pairing.result.how


@pytest.mark.parametrize(
    ("score", "anna", "bo"), [("2-0", 3, 0), ("1-2", 0, 3), ("1-1", 1, 1), ("0-0", 1, 1), ("1-0-1", 3, 0)]
)
def test_a_score_gives_points(score: str, anna: int, bo: int) -> None:
    t = paired()
    report(t, Anna=score)
    assert (points(t)["Anna"], points(t)["Bo"]) == (anna, bo)


def test_the_duels_of_the_player_who_is_named_come_first() -> None:
    t = paired()
    report(t, Bo="2-1")
    t.accept("result", {"table": 2, "score": [2, 1]})
    assert points(t) == {"Bo": 3, "Cem": 3, "Anna": 0, "Dee": 0}


@pytest.mark.parametrize("score", [[3, 0], [2, 2], [-1, 2], [2], [2, 0, 0, 0], ["2", "0"], "2-0", None, [True, 0], 7])
def test_what_is_no_score_is_refused(score: object) -> None:
    assert "2-1" in refused(paired(), "result", {"table": 1, "score": score}).sentence()


def test_who_does_not_come_loses_and_if_nobody_comes_both_lose() -> None:
    t = paired()
    t.accept("result", {"table": 1, "absent": ["Anna"]})
    t.accept("result", {"table": 2, "absent": ["Cem", "Dee"]})
    assert points(t) == {"Bo": 3, "Anna": 0, "Cem": 0, "Dee": 0}
    assert (how(t, 1, "Anna"), outcome(t, 1, "Cem"), outcome(t, 1, "Dee")) == ("no-show", "loss", "loss")
    assert "table 2" in refused(paired(), "result", {"table": 2, "absent": ["Anna"]}).sentence()


def test_both_may_lose() -> None:
    t = paired()
    t.accept("result", {"table": 1, "double_loss": True})
    assert (outcome(t, 1, "Anna"), outcome(t, 1, "Bo"), points(t)["Anna"]) == ("loss", "loss", 0)


def test_a_result_is_entered_once_and_corrected_afterwards() -> None:
    t = paired()
    assert refused(t, "correct", {"table": 1, "score": [2, 0]}).next_step().startswith("Enter the results of round 1")
    report(t, Anna="2-0")
    refused(t, "result", {"table": 1, "score": [0, 2]})
    refused(t, "correct", {"table": 1, "score": [2, 0]})  # nothing would change
    t.accept("correct", {"table": 1, "score": [0, 2], "reason": "slip read the wrong way round"})
    assert points(t)["Bo"] == 3 and points(t)["Anna"] == 0


def test_a_wrong_result_is_corrected_after_the_next_round_was_paired() -> None:
    t = paired()
    report(t, Anna="2-0", Cem="2-0")
    t.accept("pair", {})
    before = names(t, 2)
    assert {frozenset(pair) for pair in before} == {frozenset(("Anna", "Cem")), frozenset(("Bo", "Dee"))}
    assert t.pairings_otherwise() == []
    refused(t, "result", {"round": 1, "table": 1, "score": [0, 2]})
    t.accept("correct", {"round": 1, "table": 1, "score": [0, 2]})
    assert points(t)["Bo"] == 3 and points(t)["Anna"] == 0
    assert names(t, 2) == before  # the round stays as it is, and the organiser is told what would be otherwise
    called = {number: player.name for number, player in t.players.items()}
    otherwise = {frozenset((called[one], called[other or 0])) for one, other in t.pairings_otherwise()}
    assert otherwise == {frozenset(("Bo", "Cem")), frozenset(("Anna", "Dee"))}


def test_who_leaves_before_the_result_loses_unless_the_slip_still_comes() -> None:
    t = paired()
    t.accept("drop", {"player": "Anna"})
    assert (outcome(t, 1, "Anna"), outcome(t, 1, "Bo"), how(t, 1, "Bo")) == ("loss", "win", "left")
    assert t.next_step().tables == (2,)
    report(t, Anna="2-1", Dee="2-0")  # the match had been over
    assert (outcome(t, 1, "Anna"), how(t, 1, "Anna")) == ("win", "played")
    t.accept("pair", {})
    assert sorted(name for pair in names(t, 2) for name in pair) == ["", "Bo", "Cem", "Dee"]
    assert [one.status for one in t.standings() if one.name == "Anna"] == ["dropped"]
    refused(t, "drop", {"player": "Anna"})


def test_who_comes_back_plays_on_and_the_rounds_between_are_lost() -> None:
    t = paired()
    t.accept("drop", {"player": "Anna"})
    t.accept("return", {"player": "Anna"})
    assert outcome(t, 1, "Anna") == ""  # the match is open again
    report(t, Anna="2-0", Cem="2-0")
    t.accept("drop", {"player": "Anna"})
    t.accept("pair", {})
    t.accept("return", {"player": "Anna"})
    assert t.players[1].missed == {2: "loss"}
    assert [(one.points, one.lost_rounds) for one in t.standings() if one.name == "Anna"] == [(3, 4)]
    first_wins(t)
    t.accept("pair", {})
    assert "Anna" in {name for pair in names(t, 3) for name in pair}
    refused(t, "return", {"player": "Anna"})


def test_who_leaves_before_the_start_was_never_there() -> None:
    t = enter(3)
    t.accept("drop", {"player": "Bo"})
    t.accept("enter", {"name": "Bo"})
    assert [(player.number, player.name) for player in t.players.values()] == [(1, "Anna"), (3, "Cem"), (4, "Bo")]


@pytest.mark.parametrize(("late", "wanted"), [("loss", 0), ("bye", 6)])
def test_rounds_missed_by_coming_late_count_as_the_organiser_has_chosen(late: str, wanted: int) -> None:
    t = begin(4, rounds=3, late=late)
    for _ in range(2):
        t.accept("pair", {})
        first_wins(t)
    t.accept("enter", {"name": "Zoe"})
    [zoe] = [one for one in t.standings() if one.name == "Zoe"]
    assert (zoe.points, zoe.lost_rounds, zoe.byes) == (wanted, 5 if late == "loss" else 0, wanted // 3)
    t.accept("pair", {})
    assert "Zoe" in {name for pair in names(t, 3) for name in pair}
    assert "last Swiss round" in refused(t, "enter", {"name": "Yan"}).sentence()


def test_somebody_who_comes_while_a_round_is_played_misses_it_unless_it_is_paired_anew() -> None:
    t = paired()
    t.accept("enter", {"name": "Zoe"})
    assert t.players[5].missed == {1: "loss"}
    t.accept("unpair", {})
    assert t.players[5].missed == {}
    t.accept("pair", {})
    assert "Zoe" in {name for pair in names(t, 1) for name in pair}
    first_wins(t)
    assert "cannot be taken back" in refused(t, "unpair", {}).sentence()


def test_a_warning_changes_nothing_but_is_kept() -> None:
    t = paired()
    t.accept("penalty", {"player": "Anna", "penalty": "warning", "reason": "slow play"})
    assert [(one.player, one.penalty, one.round, one.reason) for one in t.penalties.values()] == [
        (1, "warning", 1, "slow play")
    ]
    report(t, Anna="2-0")
    assert points(t)["Anna"] == 3


def test_a_game_loss_counts_in_the_score_of_the_match() -> None:
    t = paired()
    t.accept("penalty", {"player": "Anna", "penalty": "game-loss"})
    assert "Anna has lost 1" in refused(t, "result", {"table": 1, "score": [2, 0]}).sentence()
    report(t, Anna="2-1")
    assert points(t)["Anna"] == 3
    assert (
        "can no longer be lost"
        in refused(t, "penalty", {"player": "Bo", "penalty": "game-loss", "round": 1}).sentence()
    )


def test_as_many_game_losses_as_win_a_match_lose_it() -> None:
    t = paired()
    for _ in range(2):
        t.accept("penalty", {"player": "Bo", "penalty": "game-loss"})
    assert (outcome(t, 1, "Bo"), how(t, 1, "Anna"), points(t)["Anna"]) == ("loss", "penalty", 3)


def test_a_match_loss_beats_the_slip_and_can_be_taken_back() -> None:
    t = paired()
    report(t, Anna="2-0", Cem="2-0")
    row = t.accept("penalty", {"player": "Anna", "penalty": "match-loss", "round": 1})
    assert (outcome(t, 1, "Anna"), outcome(t, 1, "Bo"), points(t)["Bo"]) == ("loss", "win", 3)
    assert "penalty" in refused(t, "correct", {"table": 1, "score": [0, 2]}).sentence()
    t.accept("lift", {"penalty": row.number})
    assert (outcome(t, 1, "Anna"), points(t)["Anna"], points(t)["Bo"]) == ("win", 3, 0)


def test_a_match_loss_between_rounds_is_for_the_next_one() -> None:
    t = paired()
    report(t, Anna="2-0", Cem="2-0")
    row = t.accept("penalty", {"player": "Anna", "penalty": "match-loss"})
    assert row.body["round"] == 2 and points(t)["Anna"] == 3
    t.accept("pair", {})
    assert (outcome(t, 2, "Anna"), how(t, 2, "Anna")) == ("loss", "penalty")
    t.accept("lift", {"penalty": row.number})
    assert outcome(t, 2, "Anna") == ""


def test_both_may_lose_by_penalty_and_so_may_who_has_a_bye() -> None:
    t = begin(3, rounds=2)
    by_hand(t, "Anna Bo", "Cem")
    for name in ("Anna", "Bo"):
        t.accept("penalty", {"player": name, "penalty": "match-loss"})
    t.accept("penalty", {"player": "Cem", "penalty": "match-loss", "round": 1})
    assert points(t) == {"Anna": 0, "Bo": 0, "Cem": 0}
    assert [(one.losses, one.byes, one.lost_rounds) for one in t.standings()] == [(1, 0, 1), (1, 0, 1), (1, 1, 1)]


def test_who_is_disqualified_loses_the_match_and_his_place() -> None:
    t = paired()
    row = t.accept("penalty", {"player": "Anna", "penalty": "disqualification"})
    assert (outcome(t, 1, "Anna"), outcome(t, 1, "Bo")) == ("loss", "win")
    last = t.standings()[-1]
    assert (last.name, last.place, last.status) == ("Anna", 0, "disqualified")
    refused(t, "return", {"player": "Anna"})
    refused(t, "penalty", {"player": "Anna", "penalty": "warning"})
    t.accept("lift", {"penalty": row.number})
    assert outcome(t, 1, "Anna") == "" and t.players[1].is_in


def test_taking_back_a_penalty_never_leaves_an_old_match_without_a_result() -> None:
    t = paired()
    row = t.accept("penalty", {"player": "Anna", "penalty": "match-loss"})
    report(t, Cem="2-0")
    t.accept("pair", {})
    assert "say its score" in refused(t, "lift", {"penalty": row.number}).sentence()
    t.accept("lift", {"penalty": row.number, "score": [2, 1]})
    assert (outcome(t, 1, "Anna"), points(t)["Anna"]) == ("win", 3)


def test_lifting_the_disqualification_of_somebody_who_had_left_does_not_bring_him_back() -> None:
    t = paired()
    t.accept("drop", {"player": "Anna"})
    row = t.accept("penalty", {"player": "Anna", "penalty": "disqualification"})
    t.accept("lift", {"penalty": row.number})
    assert (t.players[1].is_in, t.players[1].disqualified) == (False, False)


def test_when_the_event_is_over_only_mistakes_are_mended() -> None:
    t = begin(2, rounds=1)
    t.accept("pair", {})
    first_wins(t)
    t.accept("finish", {})
    assert t.stage == "finished" and t.next_step().action == ""
    for kind, body in (("pair", {}), ("enter", {"name": "Zoe"}), ("drop", {"player": "Anna"}), ("finish", {})):
        refused(t, kind, body)
    t.accept("correct", {"table": 1, "score": [0, 2]})
    row = t.accept("penalty", {"player": 1, "penalty": "match-loss"})
    assert row.body["round"] == 1
    t.accept("lift", {"penalty": row.number})
    assert sorted(points(t).values()) == [0, 3]
