"""Single elimination: the bracket, byes, corrections that change who plays, the cut after Swiss rounds."""

import pytest

from organising import begin, by_hand, enter, first_wins, names, refused, report
from spellspeed.event import Tournament
from spellspeed.event.bracket import seat_seeds


@pytest.mark.parametrize("size", range(2, 70))
def test_seeds_meet_as_late_as_they_can(size: int) -> None:
    slots = seat_seeds(range(1, size + 1))
    assert sorted(one for one in slots if one is not None) == list(range(1, size + 1))
    while len(slots) > 1:  # the better seed always wins: then the best so many are left, first against last
        couples = list(zip(slots[::2], slots[1::2], strict=True))
        for one, other in couples:
            assert one is not None and (other is None or one + other == len(slots) + 1 or other + one == len(slots) + 1)
        slots = [min(one or size + 1, other or size + 1) for one, other in couples]
    assert slots == [1]


def test_an_elimination_of_five_from_the_first_match_to_the_last_place() -> None:
    t = begin(5, form="elimination")
    t.accept("pair", {})
    assert names(t, 1) == [("Anna", ""), ("Dee", "Eva"), ("Bo", ""), ("Cem", "")]
    report(t, Eva="2-1")
    t.accept("pair", {})
    assert names(t, 2) == [("Anna", "Eva"), ("Bo", "Cem")]
    report(t, Eva="2-0", Bo="2-0")
    t.accept("pair", {})
    assert names(t, 3) == [("Eva", "Bo")]
    report(t, Bo="2-1")
    t.accept("finish", {})
    assert [(one.place, one.shared, one.name) for one in t.standings()] == [
        (1, False, "Bo"),
        (2, False, "Eva"),
        (3, True, "Anna"),
        (3, True, "Cem"),
        (5, False, "Dee"),
    ]
    assert [(one.wins, one.losses, one.byes) for one in t.standings()][:2] == [(3, 0, 1), (2, 1, 0)]


def test_somebody_must_win_and_nobody_enters_a_bracket() -> None:
    t = begin(4, form="elimination")
    t.accept("pair", {})
    assert "must win" in refused(t, "result", {"table": 1, "score": [1, 1]}).sentence()
    refused(t, "enter", {"name": "Zoe"})
    assert "bracket" in refused_pairing(t)


def refused_pairing(t: Tournament) -> str:
    first_wins(t)
    return refused(t, "pair", {"pairings": [["Anna", None], ["Bo", None]]}).sentence()


def test_who_leaves_after_winning_leaves_a_bye_and_a_double_loss_too() -> None:
    t = begin(8, form="elimination")
    t.accept("pair", {})
    assert names(t, 1) == [("Anna", "Hana"), ("Dee", "Eva"), ("Bo", "Gus"), ("Cem", "Finn")]
    report(t, Anna="2-0", Dee="2-0", Bo="2-0")
    t.accept("result", {"table": 4, "double_loss": True})
    t.accept("drop", {"player": "Dee"})
    t.accept("pair", {})
    assert names(t, 2) == [("Anna", ""), ("Bo", "")]
    t.accept("correct", {"round": 1, "table": 1, "score": [2, 1]})
    assert names(t, 2) == [("Anna", ""), ("Bo", "")]  # Dee, who had won, is not expected back
    t.accept("pair", {})
    assert names(t, 3) == [("Anna", "Bo")]
    t.accept("drop", {"player": "Bo"})
    assert t.next_step().action == "finish"
    assert t.standings()[0].name == "Anna"


def test_who_leaves_while_a_round_is_paired_anew_is_not_in_it() -> None:
    t = begin(4, form="elimination")
    t.accept("pair", {})
    t.accept("drop", {"player": "Anna"})
    t.accept("unpair", {})
    t.accept("pair", {})
    assert names(t, 1) == [("Dee", ""), ("Bo", "Cem")]
    report(t, Bo="2-0")
    t.accept("correct", {"table": 2, "score": [0, 2]})
    assert names(t, 1) == [("Dee", ""), ("Bo", "Cem")]


def test_a_lot_decides_who_of_equals_is_seeded_first() -> None:
    orders = set()
    for seed in range(8):
        t = begin(4, form="swiss+cut", top=2, rounds=1, seed=seed)
        by_hand(t, "Anna Bo", "Cem Dee")
        report(t, Anna="2-0", Cem="2-0")
        assert [(one.place, one.shared) for one in t.standings()][:2] == [(1, True), (1, True)]
        orders.add(tuple(t.accept("cut", {}).body["players"]))
    assert orders == {(1, 3), (3, 1)}


def test_a_correction_moves_the_right_player_up_while_the_next_match_is_not_played() -> None:
    t = begin(4, form="elimination")
    t.accept("pair", {})
    assert names(t, 1) == [("Anna", "Dee"), ("Bo", "Cem")]
    report(t, Anna="2-0", Bo="2-0")
    t.accept("pair", {})
    row = t.accept("correct", {"round": 1, "table": 1, "score": [0, 2]})
    assert row.body["moved"] == [{"round": 2, "table": 1, "players": [4, 2]}]
    assert names(t, 2) == [("Dee", "Bo")]
    report(t, Dee="2-0")
    played = refused(t, "correct", {"round": 1, "table": 2, "score": [0, 2]})
    assert "round 2" in played.sentence()
    assert "round 2" in refused(t, "penalty", {"player": "Bo", "penalty": "match-loss", "round": 1}).sentence()
    t.accept("correct", {"round": 1, "table": 2, "score": [2, 1]})  # Bo has won all the same
    t.accept("correct", {"round": 2, "table": 1, "score": [1, 2]})
    assert t.standings()[0].name == "Bo" and Tournament.fold(t.rows) == t


def swiss_then_cut(**rules: object) -> Tournament:
    """Six players, three rounds in which the one who entered earlier wins: Anna 9, Bo and Cem 6 …"""
    t = begin(6, form="swiss+cut", top=4, **rules)
    while t.next_step().action != "cut":
        t.accept("pair", {})
        for table in t.next_step().tables:
            one, other = t.rounds[-1].pairings[table - 1].players
            t.accept("result", {"table": table, "score": [2, 0] if other is None or one < other else [0, 2]})
    return t


def test_the_best_go_on_and_are_seeded_by_the_standings() -> None:
    t = swiss_then_cut()
    assert t.next_step().sentence() == "The Swiss rounds are over: cut to the top 4."
    assert "Swiss rounds are over" in refused(t, "pair", {}).next_step()
    best = [one.player for one in t.standings()][:4]
    t.accept("cut", {})
    assert list(t.seeds) == best
    t.accept("pair", {})
    assert [pairing.players for pairing in t.rounds[-1].pairings] == [(best[0], best[3]), (best[1], best[2])]
    swiss = {one.player: (one.points, *one.tie_breaks) for one in t.standings()}
    first_wins(t)
    t.accept("pair", {})
    t.accept("result", {"table": 1, "score": [0, 2]})
    t.accept("finish", {})
    final = t.standings()
    assert [one.player for one in final][:3] == [best[1], best[0], best[2]]
    assert {one.player: (one.points, *one.tie_breaks) for one in final} == swiss  # the Swiss numbers stay


def test_a_drawn_bracket_holds_the_same_players() -> None:
    drawn = [swiss_then_cut(bracket="drawn", seed=seed) for seed in range(6)]
    for t in drawn:
        best = {one.player for one in t.standings()[:4]}
        t.accept("cut", {})
        assert set(t.seeds) == best
    assert len({t.seeds for t in drawn}) > 1


def test_a_swiss_result_corrected_after_the_cut_changes_the_cut_only_while_it_is_not_paired() -> None:
    t = swiss_then_cut()
    t.accept("cut", {})
    before = t.seeds
    best = t.rounds[0].find(before[0])
    assert best is not None
    wrong = {"round": 1, "table": best.table, "score": [0, 2] if best.players[0] == before[0] else [2, 0]}
    paired = t.fork()
    paired.accept("pair", {})
    assert "already" in refused(paired, "correct", wrong).sentence()
    row = t.accept("correct", wrong)
    assert row.body["seeds"] == list(t.seeds) == [one.player for one in t.fork().standings()][:4] != list(before)
    paired.accept("unpair", {})
    paired.accept("correct", wrong)
    assert paired.seeds == t.seeds


def test_when_somebody_of_the_cut_leaves_the_next_may_move_up() -> None:
    t = swiss_then_cut()
    fifth = t.standings()[4].player
    t.accept("cut", {})
    t.accept("drop", {"player": t.seeds[1]})
    again = t.fork()
    again.accept("cut", {})
    assert again.seeds[-1] == fifth and t.seeds[1] not in again.seeds
    t.accept("pair", {})
    assert [None in pairing.players for pairing in t.rounds[-1].pairings] == [False, True]
    refused(t, "cut", {})
    refused(t, "return", {"player": t.seeds[1]})


def test_a_cut_takes_those_who_are_there() -> None:
    t = enter(5, form="swiss+cut", top=8, rounds=1)
    t.accept("start", {})
    t.accept("pair", {})
    first_wins(t)
    assert len(t.accept("cut", {}).body["players"]) == 5
