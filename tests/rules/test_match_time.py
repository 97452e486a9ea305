"""Time that runs out in a match: extra turns, extra duels and sudden death."""

import pytest

from match_table import EMPTYING, MINUTE, MatchTable, lay_match

ELVES = ["Mystical Elf"] * 40
OXEN = ["Battle Ox"] * 40
FIREBALLS = ["Hinotama"] * 40  # 500 damage
FIRES = ["Ookazi"] * 40  # 800 damage
SEIZURES = ["Confiscation"] * 40  # for 1000 LP
POISONS = ["Poison of the Old Man"] * 40  # Quick-Play: 800 damage, or 1200 LP


def lay_sudden_death(yours: list[str], theirs: list[str], **settings: object) -> MatchTable:
    """A match in the second turn of sudden death, which is yours: time ran out in the opponent's second turn."""
    m = lay_match(yours, theirs, **settings)
    m.begin_duel(first="opp")
    m.go_to(3)
    m.time_runs_out()
    m.go_to(8)
    assert m.turn_player == "you" and m.lp == (8000, 8000)
    return m


def lay_extra_duel(yours: list[str], theirs: list[str]) -> MatchTable:
    """A match at one win each, in whose extra duel you go first: time ran out before it began."""
    m = lay_match(yours, theirs)
    m.win_duel("you")
    m.win_duel("opp")
    m.time_runs_out()
    m.begin_duel()
    assert m.turn_player == "you" and m.match.standing.is_extra
    return m


@pytest.mark.rule("tournament.extra-turns.when-time-runs-out-in-a-duel")
def test_time_that_runs_out_in_a_duel_does_not_stop_it_but_starts_extra_turns() -> None:
    m = lay_match(ELVES, ELVES)
    m.win_duel("opp")
    m.begin_duel()
    m.go_to(2)
    m.time_runs_out(39)
    assert not m.match.standing.time_called
    m.time_runs_out(40)
    duel = m.match.duel
    assert m.stage == "duel" and duel is not None and duel.outcome is None and (m.turn, duel.last_turn) == (2, 5)
    m.go_to(3)


@pytest.mark.rule("tournament.extra-turns.current-turn-is-finished")
def test_the_turn_in_which_time_runs_out_is_played_to_its_end_and_is_no_extra_turn() -> None:
    m = lay_match(OXEN, ELVES)
    m.begin_duel()
    m.go_to(3)
    m.time_runs_out()
    assert m.turn_player == "you"
    with m.playing() as t:
        t.you.summons("Battle Ox")
        t.you.does("battle phase")
        t.you.attacks_directly("Battle Ox")
    m.go_to(4)
    assert m.lp == (8000, 6300)
    duel = m.match.duel
    assert duel is not None and duel.last_turn - 3 == 3, "all three extra turns are to come"


@pytest.mark.rule("tournament.extra-turns.three-more-turns")
def test_exactly_three_more_turns_are_played() -> None:
    m = lay_match(FIRES, ELVES)
    m.begin_duel()
    m.casts("you", "Ookazi")
    m.go_to(3)
    m.time_runs_out()
    for turn, who in ((4, "opp"), (5, "you"), (6, "opp")):
        m.go_to(turn)
        assert m.turn_player == who
    m.end_turn()
    assert m.results == ["you"] and m.match.results[0] == (m.you.player, "time", 6, False)


@pytest.mark.rule("tournament.extra-turns.three-more-turns", scenario=0)
def test_a_win_by_the_normal_rules_ends_the_extra_turns() -> None:
    m = lay_match(FIRES, ELVES)
    m.begin_duel()
    m.casts("you", "Ookazi", 5)
    for turn in (3, 5, 7, 9):
        m.go_to(turn)
        m.casts("you", "Ookazi")
    m.time_runs_out()
    m.go_to(11)
    m.casts("you", "Ookazi")
    assert m.match.results[0] == (m.you.player, "lp", 11, False) and m.winner == "you"


@pytest.mark.rule("tournament.extra-turns.higher-lp-wins")
def test_more_lp_win_at_the_end_of_the_third_extra_turn_and_not_before() -> None:
    m = lay_match(FIREBALLS, FIRES)
    m.begin_duel()
    m.casts("you", "Hinotama", 2)
    m.time_runs_out()
    m.go_to(2)
    m.casts("opp", "Ookazi", 3)
    m.go_to(3)
    assert m.lp == (5600, 7000), "the opponent leads, and the extra turns go on"
    m.casts("you", "Hinotama", 3)
    m.go_to(4)
    assert m.lp == (5600, 5500)
    m.end_turn()
    assert m.results == ["you"] and m.match.results[0].reason == "time"


@pytest.mark.rule("tournament.extra-turns.equal-lp-sudden-death")
def test_equal_lp_after_the_extra_turns_lead_to_sudden_death() -> None:
    m = lay_match(FIRES, FIRES)
    m.begin_duel()
    m.casts("you", "Ookazi", 4)
    m.time_runs_out()
    m.go_to(2)
    m.casts("opp", "Ookazi", 4)
    m.go_to(5)
    assert m.lp == (4800, 4800)
    m.casts("you", "Ookazi")
    assert m.stage == "duel"
    m.end_turn()
    assert m.results == ["you"] and m.match.results[0].turn == 5


@pytest.mark.rule("tournament.sudden-death.judged-at-end-of-turn-with-lp-change")
def test_sudden_death_is_judged_at_the_end_of_the_turn_and_not_at_the_first_change() -> None:
    m = lay_match(FIREBALLS, POISONS)
    m.begin_duel(first="opp")
    with m.playing() as t:
        t.opp.sets("Poison of the Old Man")
    m.time_runs_out()
    m.go_to(6)
    assert m.lp == (8000, 8000) and m.turn_player == "you"
    with m.playing() as t:
        t.you.does("activate Hinotama")
        t.you.settle_zone(None)
        t.opp.passes()
        assert t.outcome is None and t.you.lp - t.opp.lp == 500
        t.opp.activates("Poison of the Old Man", effect=2).nobody_responds()
    assert m.stage == "duel" and m.lp == (7200, 7500)
    m.end_turn()
    assert m.results == ["opp"] and m.match.results[0].reason == "time"


@pytest.mark.rule("tournament.sudden-death.equal-lp-continues")
def test_equal_lp_after_a_turn_of_sudden_death_lead_to_the_next_turn() -> None:
    m = lay_match(FIRES, POISONS)
    m.begin_duel(first="opp")
    with m.playing() as t:
        t.opp.sets("Poison of the Old Man")
    m.time_runs_out()
    m.go_to(6)
    with m.playing() as t:
        t.you.does("activate Ookazi")
        t.you.settle_zone(None)
        t.opp.activates("Poison of the Old Man", effect=2).nobody_responds()
    assert m.lp == (7200, 7200) and m.turn == 6
    m.go_to(7)  # equal again: no result
    m.go_to(8)  # nothing changed: no result
    m.casts("you", "Ookazi")
    m.end_turn()
    assert m.results == ["you"]


@pytest.mark.rule("tournament.sudden-death.cost-payment-counts")
def test_lp_paid_as_a_cost_decide_sudden_death() -> None:
    m = lay_sudden_death(SEIZURES, ELVES)
    seize(m)
    assert m.lp == (7000, 8000) and m.stage == "duel"
    m.end_turn()
    assert m.results == ["opp"] and m.match.results[0].reason == "time"
    m = lay_extra_duel(SEIZURES, ELVES)
    m.go_to(5)
    seize(m)
    m.end_turn()
    assert m.winner == "opp" and m.match.results[-1] == (m.opp.player, "time", 5, True)


def seize(m: MatchTable) -> None:
    """Have Confiscation activated for 1000 LP."""
    with m.playing() as t:
        t.you.activates("Confiscation").nobody_responds()
        t.duel.answer(0)


@pytest.mark.rule("tournament.extra-turns.one-win-each-goes-to-extra-duel")
def test_one_win_each_by_extra_turns_leads_to_an_extra_duel() -> None:
    m = lay_match(ELVES, FIRES)
    m.win_duel("you")
    m.begin_duel(first="opp")
    m.time_runs_out()
    m.casts("opp", "Ookazi")
    m.go_to(4)
    m.end_turn()
    assert m.results == ["you", "opp"] and m.match.results[1].reason == "time"
    assert m.stage == "side" and m.match.standing.is_extra
    m.begin_duel()
    duel = m.match.duel
    assert duel is not None and duel.last_turn == 4 and m.match.number == 3
    m.opp.surrenders()
    assert m.winner == "you"


@pytest.mark.rule("tournament.extra-turns.one-win-each-goes-to-extra-duel", scenario=0)
def test_a_first_duel_won_by_extra_turns_wins_the_match() -> None:
    m = lay_match(FIRES, ELVES)
    m.begin_duel()
    m.time_runs_out()
    m.casts("you", "Ookazi")
    m.go_to(4)
    m.end_turn()
    assert m.winner == "you" and m.results == ["you"]
    m = lay_match(FIRES, ELVES)
    m.win_duel("you")
    m.begin_duel()
    m.time_runs_out()
    m.casts("you", "Ookazi")
    m.go_to(4)
    m.end_turn()
    assert m.winner == "you" and m.results == ["you", "you"]


@pytest.mark.rule("tournament.extra-duel.when-time-runs-out-between-duels")
def test_time_that_runs_out_while_siding_makes_the_next_duel_an_extra_duel() -> None:
    m = lay_match(ELVES, ELVES)
    m.win_duel("you")
    m.win_duel("opp")
    m.you.keeps()
    m.time_runs_out()
    assert m.stage == "side" and m.due == ["opp: side"]
    m.begin_duel()
    duel = m.match.duel
    assert duel is not None and duel.last_turn == 4 and m.you.view.is_extra


@pytest.mark.rule("tournament.extra-duel.when-time-runs-out-between-duels", scenario=0)
def test_a_duel_whose_first_player_is_not_chosen_yet_has_not_started() -> None:
    m = lay_match(ELVES, ELVES)
    m.win_duel("you")
    m.you.keeps()
    m.opp.keeps()
    assert m.due == ["opp: choose"]
    m.time_runs_out()
    assert m.due == ["you: throw", "opp: throw"]
    m.begin_duel()
    duel = m.match.duel
    assert duel is not None and duel.last_turn == 4


@pytest.mark.rule("tournament.extra-duel.first-player-by-throw")
def test_the_loser_of_the_last_duel_does_not_choose_in_an_extra_duel() -> None:
    m = lay_match(ELVES, ELVES)
    m.win_duel("you")
    m.time_runs_out()
    m.you.keeps()
    m.opp.keeps()
    assert m.stage == "throw"
    m.opp.cannot("choose", "first", because="ask.not-at-this-stage")
    m.opp.throws("rock")
    m.you.throws("paper")
    assert m.due == ["you: choose"]


@pytest.mark.rule("tournament.extra-duel.four-turns")
def test_an_extra_duel_lasts_four_turns() -> None:
    m = lay_extra_duel(FIRES, ELVES)
    m.casts("you", "Ookazi")
    for turn, who in ((1, "you"), (2, "opp"), (3, "you"), (4, "opp")):
        m.go_to(turn)
        assert m.turn_player == who
    m.end_turn()
    assert m.winner == "you" and m.match.results[-1] == (m.you.player, "time", 4, True)


@pytest.mark.rule("tournament.extra-duel.starts-at-8000")
def test_an_extra_duel_begins_with_8000_lp_and_new_hands() -> None:
    m = lay_match(FIRES, FIREBALLS)
    m.win_duel("opp")
    m.begin_duel()
    m.casts("you", "Ookazi", 5)
    m.go_to(2)
    m.casts("opp", "Hinotama", 6)
    for turn in (3, 5, 7, 9, 11):
        m.go_to(turn)
        m.casts("you", "Ookazi")
    duel = m.match.duel
    assert m.results == ["opp", "you"] and duel is not None
    assert duel.lp[m.you.player] == 5000 and duel.lp[m.opp.player] == 0
    m.time_runs_out()
    m.begin_duel()
    assert m.lp == (8000, 8000) and m.match.standing.is_extra
    assert m.you.view.duel.hand_size() == 5 and m.opp.view.duel.hand_size() == 5


@pytest.mark.rule("tournament.extra-duel.higher-lp-wins")
def test_more_lp_win_at_the_end_of_the_fourth_turn_of_an_extra_duel() -> None:
    m = lay_extra_duel(ELVES, FIREBALLS)
    m.go_to(4)
    m.casts("opp", "Hinotama")
    assert m.lp == (7500, 8000) and m.stage == "duel"
    m.end_turn()
    assert m.results == ["you", "opp", "opp"] and m.winner == "opp"


@pytest.mark.rule("tournament.extra-duel.equal-lp-sudden-death")
def test_equal_lp_after_four_turns_of_an_extra_duel_lead_to_sudden_death() -> None:
    m = lay_extra_duel(ELVES, FIREBALLS)
    m.go_to(5)
    assert m.lp == (8000, 8000)
    m.go_to(6)
    m.casts("opp", "Hinotama")
    assert m.stage == "duel"
    m.end_turn()
    assert m.winner == "opp" and m.match.results[-1] == (m.opp.player, "time", 6, True)


@pytest.mark.rule("tournament.sudden-death.equal-lp-continues", scenario=0)
def test_an_empty_deck_and_a_draw_end_it_by_the_normal_rules() -> None:
    m = lay_match(ELVES[:9], ELVES[:9])
    m.begin_duel()
    m.time_runs_out()
    while m.stage == "duel":
        m.end_turn()
    assert m.match.results[0] == (m.you.player, "deck-out", 10, False), "sudden death went on until then"
    m = lay_match(EMPTYING, EMPTYING)
    m.begin_duel()
    m.time_runs_out()
    m.play_to_a_draw()
    assert m.results == ["draw"] and m.stage == "side" and m.match.standing.is_extra


@pytest.mark.rule("tournament.extra-turns.when-time-runs-out-in-a-duel", scenario=0)
def test_a_judge_may_add_time_and_an_organiser_may_call_it() -> None:
    m = lay_match(ELVES, ELVES)
    m.match.rule("time", 3 * MINUTE)
    m.time_runs_out(42)
    assert not m.match.standing.time_called
    m.time_runs_out(43)
    assert m.match.standing.time_called
    m = lay_match(ELVES, ELVES, rules="untimed")
    m.time_runs_out(1000)
    m.begin_duel()
    m.match.call_time()
    duel = m.match.duel
    assert duel is not None and duel.last_turn == 4
