"""An organiser who is new to it: what is typed wrongly, too late or twice, and what the desk says then."""

from pathlib import Path

import pytest

from event.desk import Organiser

FOUR = "enter Ann Bob Cem Dee"


def test_what_was_chosen_is_told_when_the_event_is_made_shown_and_changed(organiser: Organiser) -> None:
    said = "then the top 4 in single elimination; matches of up to 3 duels in 40 minutes; format 408"
    assert said in organiser.does("new Cup --form swiss+cut --top 4 --format 408 --register")
    assert said in organiser.does("show") and "everybody registers a deck list" in organiser.does("rules")
    told = organiser.does("rules --rounds 5 --minutes 30")
    assert "Changed." in told and "5 Swiss rounds" in told and "in 30 minutes" in told


def test_only_those_who_are_there_are_counted(organiser: Organiser) -> None:
    organiser.does("new Cup", FOUR, "start", "drop Dee")
    assert "Entered: Eva (5); 4 players." in organiser.does("enter Eva")
    assert "Dee (left)" in organiser.does("show")
    organiser.does("pair")
    assert "Dee" not in organiser.does("standings")


def test_somebody_named_twice_at_once_is_named_and_nobody_is_entered(organiser: Organiser) -> None:
    organiser.does("new Cup")
    assert "ann is named twice: nobody was entered" in organiser.cannot("enter Ann Bob ann")
    assert "写了两次：没有给任何人报名" in organiser.cannot("enter Ann Bob ann --lang zh")


def test_who_comes_late_is_told_what_the_missed_rounds_count(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 1", FOUR, "start", "pair", "result 1 2-0")
    assert "The round missed so far counts as lost." in organiser.does("enter Eva")
    organiser.does("result 2 2-0", "drop Eva", "pair")
    assert "错过的1轮算负。" in organiser.types("return Eva --lang zh").out


def test_who_started_too_early_is_told_when_the_rounds_no_longer_suffice(organiser: Organiser) -> None:
    organiser.does("new Cup", FOUR, "start")
    told = organiser.does("enter Eva")
    assert "3 Swiss rounds are usual, 2 are planned: spellspeed tournament rules --rounds 3" in told
    organiser.does("rules --rounds 3")
    assert "are usual" not in organiser.does("enter Finn")


def test_a_player_of_an_open_table_leaves_and_the_table_is_told(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 1", FOUR, "start", "pair")
    table = organiser.event().rounds[0].find(1)
    assert table is not None and table.players[1] is not None
    told = organiser.does("drop Ann")
    assert f"Table {table.table} is decided, unless its slip says otherwise" in told and "(left the event)" in told


def test_the_cut_says_who_goes_on_and_what_to_do_when_one_of_them_leaves(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 1 --form swiss+cut --top 2 --rounds 1", FOUR, "start", "pair")
    organiser.does("result 1 2-0", "result 2 2-1", "cut")
    t = organiser.event()
    best = t.players[t.seeds[0]].name
    assert f"These 2 go on: {best}, " in organiser.does("show")
    assert "`spellspeed tournament cut` once more" in organiser.does(f"drop {best}")
    assert "chooses anew who goes on" in organiser.does("cut", f"return {best}")
    assert best in organiser.does("cut")
    assert "Round 2, final" in organiser.does("pair")
    organiser.does("result 1 0-2")
    assert "Who came further in single elimination stands higher" in organiser.does("standings")


def test_a_correction_that_changes_the_cut_says_who_goes_on_now(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 1 --form swiss+cut --top 2 --rounds 1", FOUR, "start", "pair")
    organiser.does("result 1 2-0", "result 2 2-0", "cut")
    told = organiser.does("correct 1 0-2 --round 1")
    t = organiser.event()
    assert f"These 2 go on: {', '.join([t.players[one].name for one in t.seeds])}." in told


def test_a_name_is_put_right_after_the_pairings_were_printed(organiser: Organiser) -> None:
    organiser.does("new Cup", FOUR, "start", "pair")
    assert "Cem is now called Cemal Öz." in organiser.does('rename cem "Cemal  Öz"')
    assert "Cemal Öz" in organiser.does("show") and "did you mean" in organiser.cannot("drop Cemel").casefold()
    assert "Bob has entered already" in organiser.cannot("rename Ann bob")


def test_the_wrong_list_is_corrected_after_the_start_with_a_reason(organiser: Organiser) -> None:
    organiser.does("new Cup --register", "enter Ann --deck dragons", "enter Bob --deck dragons", "start")
    told = organiser.cannot("deck Ann warriors")
    assert "(tournament.deck.one-deck-per-event)" in told and "deck PLAYER DECK --reason TEXT" in told
    organiser.does('deck Ann warriors --reason "the file of her brother"')
    assert organiser.rows()[-1].body["reason"] == "the file of her brother"


def test_who_left_is_not_entered_again_but_taken_back(organiser: Organiser) -> None:
    organiser.does("new Cup", FOUR, "start", "drop Bob")
    assert "(spellspeed tournament return PLAYER)" in organiser.cannot("enter Bob")


def test_a_correction_of_a_table_without_a_result_hints_at_an_earlier_round(organiser: Organiser) -> None:
    organiser.does("new Cup", FOUR, "start", "pair", "result 1 2-0", "result 2 2-0", "pair")
    told = organiser.cannot("correct 1 0-2")
    assert "say which earlier round is meant" in told and "correct TABLE SCORE --round N" in told


def test_what_comes_too_late_is_told_once_and_with_what_still_goes(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter Ann Bob", "start", "pair", "result 1 2-0", "finish")
    told = organiser.cannot("enter Cem")
    assert told.count("The event is over") == 1 and "correct TABLE SCORE --round N" in told
    assert "Corrected." in organiser.does("correct 1 2-1")


def test_a_drawn_match_and_a_lost_duel_are_said_to_be_so(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter Ann Bob", "start", "pair")
    assert "must count this duel for the opponent" in organiser.does("penalty Ann game-loss --reason late")
    assert "Penalties\n" in organiser.does("show")
    assert "1-1 " in organiser.does("result 1 1-1") and "(drawn)" in organiser.does("show")
    assert "（平局）" in organiser.types("show --lang zh").out


@pytest.mark.parametrize(("typed", "meant"), [("李磊", "李雷"), ("韩美梅", "韩梅梅"), ("jim", "Jim Green")])
def test_a_short_chinese_name_gets_a_suggestion_too(organiser: Organiser, typed: str, meant: str) -> None:
    organiser.does("new Cup", 'enter 李雷 韩梅梅 "Jim Green"')
    assert f"是不是{meant}？" in organiser.cannot(f"drop {typed} --lang zh")


def test_the_events_are_listed_in_columns_and_before_there_is_any_one_is_told_to_make_one(
    organiser: Organiser,
) -> None:
    assert "spellspeed tournament new NAME" in organiser.cannot("list")
    organiser.does("new Cup", 'new "Long Cup"')
    first, second = organiser.does("list").splitlines()
    assert first.index("20") == second.index("20")


def test_standings_while_a_round_is_played_are_not_filed_as_those_after_it(
    organiser: Organiser, tmp_path: Path
) -> None:
    organiser.does("new Cup", FOUR)
    for steps, name in (
        ((), "Cup-standings.html"),
        (("start", "pair"), "Cup-standings-during-round-1.html"),
        (("result 1 2-0", "result 2 2-0"), "Cup-standings-after-round-1.html"),
    ):
        organiser.does(*steps, f"print standings --to {tmp_path}")
        assert (tmp_path / name).is_file()
