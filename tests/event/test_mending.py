"""What an organiser got wrong and puts right: a name, a deck list, an entry too many, a player sent home by mistake."""

import pytest

from organising import begin, enter, first_wins, names, points, refused
from spellspeed import Deck
from spellspeed.event import Tournament
from spellspeed.event.exchange import FileError, judge_again, read_log, read_players, write_log
from spellspeed.event.sheet import sheet_of

DRAGONS, WARRIORS = sheet_of(Deck.packaged("dragons")), sheet_of(Deck.packaged("warriors"))


def test_a_misspelt_name_is_put_right_at_any_time() -> None:
    t = enter(4)
    t.accept("rename", {"player": "Cem", "name": "Cemal"})
    t.accept("start", {})
    t.accept("pair", {})
    seat = [couple for couple in names(t, 1) if "Bo" in couple]
    t.accept("rename", {"player": "bo", "name": " Bodo "})
    assert [tuple("Bodo" if one == "Bo" else one for one in couple) for couple in seat] == [
        couple for couple in names(t, 1) if "Bodo" in couple
    ]
    assert "Nobody called Bo " in refused(t, "drop", {"player": "Bo"}).sentence()
    first_wins(t)
    t.accept("finish", {"early": True})
    t.accept("rename", {"player": "Bodo", "name": "BODO"})  # of oneself one need not be told apart
    assert "BODO" in points(t) and Tournament.fold(t.rows) == t
    assert judge_again(read_log(write_log(t.rows))) == t


def test_an_event_that_was_ended_by_mistake_goes_on_where_it_was() -> None:
    t = begin(4, rounds=2)
    assert refused(t, "reopen", {}).next_step() == "Pair round 1."
    t.accept("pair", {})
    first_wins(t)
    assert t.next_step().action == "pair"
    t.accept("finish", {"early": True})
    t.accept("correct", {"table": 1, "score": [0, 2]})
    corrected = points(t)
    t.accept("reopen", {"reason": " wrong key "})
    assert t.stage == "between" and t.rows[-1].body == {"reason": "wrong key"} and points(t) == corrected
    refused(t, "reopen", {})
    t.accept("pair", {})
    first_wins(t)
    t.accept("finish", {})
    assert t.stage == "finished" and len(t.rounds) == 2
    assert Tournament.fold(t.rows) == t and judge_again(read_log(write_log(t.rows))) == t


@pytest.mark.parametrize("name", ["Anna", " ANNA", "", "x" * 101, None, "A\nB"])
def test_a_name_that_another_has_or_that_is_none_is_refused(name: object) -> None:
    refused(begin(3), "rename", {"player": "Bo", "name": name})


def test_a_list_that_was_registered_wrongly_is_corrected_with_the_reason() -> None:
    t = enter(2, registration=True)
    for name in ("Anna", "Bo"):
        t.accept("deck", {"player": name, "sheet": DRAGONS})
    t.accept("start", {})
    t.accept("pair", {})
    for reason in ("", "  "):
        why = refused(t, "deck", {"player": "Anna", "sheet": WARRIORS, "reason": reason})
        assert why.rule == "tournament.deck.one-deck-per-event"
    row = t.accept("deck", {"player": "Anna", "sheet": WARRIORS, "reason": "the sheet of her brother"})
    assert row.body["reason"] == "the sheet of her brother"
    assert t.check_presented("Anna", Deck.packaged("warriors")) is None
    refused(t, "deck", {"player": "Bo", "sheet": {"main": ["Kuriboh"]}, "reason": "too small all the same"})
    assert judge_again(read_log(write_log(t.rows))) == t


def test_who_enters_between_the_start_and_round_1_may_change_the_deck_until_the_first_pairing() -> None:
    t = begin(3)
    t.accept("deck", {"player": "Anna", "sheet": DRAGONS})
    t.accept("enter", {"name": "Zoe", "sheet": DRAGONS})
    t.accept("deck", {"player": "Zoe", "sheet": WARRIORS})
    refused(t, "deck", {"player": "Anna", "sheet": WARRIORS})  # who was there at the start may not
    t.accept("pair", {})
    refused(t, "deck", {"player": "Zoe", "sheet": DRAGONS})


def test_who_left_before_any_match_stands_nowhere() -> None:
    t = begin(4)
    t.accept("enter", {"name": "Zoë"})  # twice, under two spellings
    t.accept("enter", {"name": "Zoe"})
    t.accept("drop", {"player": "Zoë"})
    assert set(points(t)) == {"Anna", "Bo", "Cem", "Dee", "Zoe"}
    t.accept("pair", {})
    t.accept("drop", {"player": "Anna"})  # has lost a match by leaving
    first_wins(t)
    assert set(points(t)) == {"Anna", "Bo", "Cem", "Dee", "Zoe"}
    t.accept("return", {"player": "Zoë"})
    assert "Zoë" in points(t)


def test_who_has_left_is_taken_back_and_not_entered_again() -> None:
    t = begin(3)
    t.accept("drop", {"player": "Bo"})
    assert "Bo has entered before and has left" in refused(t, "enter", {"name": "bo"}).sentence()
    assert "Bo has entered already" in refused(t, "rename", {"player": "Anna", "name": "Bo"}).sentence()


def test_who_was_sent_home_by_mistake_after_the_cut_comes_back_while_the_bracket_is_not_paired() -> None:
    t = begin(5, form="swiss+cut", top=2, rounds=1)
    t.accept("pair", {})
    first_wins(t)
    t.accept("cut", {})
    best = t.seeds
    t.accept("drop", {"player": best[0]})
    t.accept("cut", {})
    assert best[0] not in t.seeds
    t.accept("return", {"player": best[0]})
    t.accept("cut", {})
    assert t.seeds == best
    t.accept("pair", {})
    out = next(player for player in t.players if player not in best)
    t.accept("drop", {"player": out})
    assert "the bracket has gone on" in refused(t, "return", {"player": out}).sentence()


def test_a_refused_deck_is_told_with_its_first_problems() -> None:
    t = enter(2, format="408")
    stars = sheet_of(Deck.packaged("stars"))
    told = refused(t, "deck", {"player": "Anna", "sheet": stars})
    problems = Deck.packaged("stars").check("408")
    assert told.sentence().count("408 Extra Deck") == 3
    assert f"And {len(problems) - 3} more: `spellspeed deck check DECK --format 408`" in told.sentence()
    assert f"还有{len(problems) - 3}个问题" in told.sentence("zh")


@pytest.mark.parametrize("mark", [",", ";", "\t"])
def test_a_list_of_players_is_read_whatever_a_spreadsheet_puts_between_columns(mark: str) -> None:
    rows = [["Name", "Deck", "Member"], ["Ann, junior" if mark != "," else '"Ann, junior"', "dragons", "7"]]
    [ann] = read_players("\n".join([mark.join(row) for row in rows]).encode())
    assert (ann.name, ann.deck, ann.member, ann.line) == ("Ann, junior", "dragons", "7", 2)


def test_a_name_a_line_may_hold_such_a_mark() -> None:
    assert [one.name for one in read_players(b"Ann; the first\nBob\n")] == ["Ann; the first", "Bob"]
    with pytest.raises(FileError, match="line 3: there is no name"):
        read_players(b"name;deck\nAnn;dragons\n;warriors\n")
