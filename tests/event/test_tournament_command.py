"""`spellspeed tournament`: an event as it is typed, in order and out of order, right and wrong."""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from event.desk import Organiser
from spellspeed import Deck
from spellspeed.cli import build_parser
from spellspeed.event.store import Store

FOUR = 'enter Ann "李 雷" Bob "Mary Jane"'


def test_an_event_from_the_first_entry_to_the_last_standing(organiser: Organiser) -> None:
    assert "Enter the players" in organiser.does('new "Spring Cup" --seed 3')
    assert "4 players" in organiser.does(FOUR)
    assert "2 Swiss rounds" in organiser.does("start")
    organiser.does("pair", "result 1 2-0", "result 2 1-2", "pair", "result 1 2-1", "result 2 2-0")
    assert "All rounds are played" in organiser.does("show")
    assert "First place" in organiser.does("finish")
    t = organiser.event()
    first, *_ = t.standings()
    assert t.finished and (first.points, first.wins) == (6, 2)
    assert organiser.does("standings").splitlines()[1].split()[:1] == ["1"]
    assert f"{first.name}  " in organiser.does("standings").splitlines()[1]


@pytest.mark.parametrize(
    "done, wrong, then",
    [
        ((), "pair", "enter NAME"),
        ((), "start", "enter NAME"),
        ((FOUR,), "pair", "tournament start"),
        ((FOUR,), "result 1 2-0", "tournament start"),
        ((FOUR,), "finish", "tournament start"),
        ((FOUR,), "cut", "tournament start"),
        ((FOUR, "start"), "start", "tournament pair"),
        ((FOUR, "start"), "unpair", "tournament pair"),
        ((FOUR, "start", "pair"), "pair", "result TABLE SCORE"),
        ((FOUR, "start", "pair"), "finish", "result TABLE SCORE"),
        ((FOUR, "start", "pair"), "correct 1 2-0", "result TABLE SCORE"),
    ],
)
def test_the_wrong_order_is_refused_with_what_is_typed_instead(
    organiser: Organiser, done: tuple[str, ...], wrong: str, then: str
) -> None:
    organiser.does("new Cup", *done)
    assert then in organiser.cannot(wrong)


def test_before_there_is_any_event_one_is_told_to_make_one(organiser: Organiser) -> None:
    for step in ("show", "enter Ann", "pair", "standings"):
        assert "spellspeed tournament new NAME" in organiser.cannot(step)
    assert not Path(organiser.place).exists()
    with Store.open(organiser.place):
        assert "spellspeed tournament new NAME" in organiser.cannot("show")


def test_a_misspelt_player_and_a_misspelt_event_get_a_suggestion(organiser: Organiser) -> None:
    organiser.does('new "Spring Cup"', 'enter "Mary Jane" "李 雷" 韩梅梅')
    assert "Did you mean Mary Jane?" in organiser.cannot('drop "Marry Jane"')
    assert "Did you mean 李 雷?" in organiser.cannot("drop 李雷")
    assert "是不是韩梅梅？" in organiser.cannot("drop 梅梅", "--lang", "zh")
    assert "Did you mean Spring Cup?" in organiser.cannot('show --event "sprign cup"')
    assert "did you mean result" in organiser.cannot("reslt 1 2-0")


def test_a_name_is_found_in_any_spelling_and_a_result_is_read_from_the_side_of_who_is_named(
    organiser: Organiser,
) -> None:
    organiser.does("new Cup --seed 1", 'enter "  Mary   Jane " "李 雷"', "start", "pair")
    organiser.does('result "ＭＡＲＹ jane" 2-1')
    t = organiser.event()
    mary = next(player for player in t.players.values() if player.name == "Mary Jane")
    (played,) = t.rounds[0].pairings
    assert played.outcome_of(mary.number) == "win"
    assert played.result is not None and sorted(played.result.score[:2]) == [1, 2]


def test_with_several_events_one_must_be_named_and_one_that_is_over_is_not_meant(organiser: Organiser) -> None:
    organiser.does("new First", "enter a b --event First")
    assert "2 events are not over" in organiser.types("new Second").err
    assert "'Second', 'First'" in organiser.cannot("enter c")
    organiser.does("enter c d --event second")
    organiser.does("start --event First", "pair --event First", "result 1 2-0 --event First", "finish --event First")
    organiser.does("enter e")
    assert [player.name for player in organiser.event("Second").players.values()] == ["c", "d", "e"]
    assert [line.split()[-1] for line in organiser.does("list").splitlines()] == ["open", "over"]


def test_an_event_of_that_name_is_not_made_twice(organiser: Organiser) -> None:
    organiser.does('new "Spring Cup"')
    assert "choose another name" in organiser.cannot('new "SPRING  cup"')


@pytest.mark.parametrize("score", ["2", "2-", "3-0", "2-2", "two-one", "2-1-0-0"])
def test_a_score_that_is_none_is_refused(organiser: Organiser, score: str) -> None:
    organiser.does("new Cup", "enter a b", "start", "pair")
    assert "2-1" in organiser.cannot(f"result 1 {score}")


def test_a_result_needs_a_score_or_a_reason_and_not_both(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter a b", "start", "pair")
    assert "say how the match ended" in organiser.cannot("result 1")
    assert "say how the match ended" in organiser.cannot("result 1 2-0 --absent a")
    assert "did not come" in organiser.does("result 1 --absent a")
    (played,) = organiser.event().rounds[0].pairings
    assert played.outcome_of(1) == "loss" and played.outcome_of(2) == "win"


def test_both_players_of_a_table_can_lose(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter a b", "start", "pair")
    assert "both lose" in organiser.does("result 1 --both-lose")
    assert [one.losses for one in organiser.event().standings()] == [1, 1]


def test_players_come_from_a_file_all_or_none(organiser: Organiser, tmp_path: Path) -> None:
    names = tmp_path / "players.csv"
    names.write_text("name,member,deck\nAnn,17,dragons\n李雷,,warriors\nAnn,,\n", encoding="utf-8")
    organiser.does("new Cup")
    told = organiser.cannot("enter --file", str(names))
    assert "players.csv, line 4: Ann is named twice: nobody was entered" in told
    names.write_text("姓名,卡组\nAnn,dragons\n李雷,no-such-deck\n", encoding="gb18030")
    assert "players.csv, line 3: no-such-deck" in organiser.cannot("enter --file", str(names))
    names.write_text("姓名,卡组\nAnn,dragons\n李雷,\n", encoding="gb18030")
    assert organiser.types("enter Bob --file", str(names)).code == 0
    (tmp_path / "cem.ydk").write_text(Deck.packaged("warriors").to_ydk(), encoding="utf-8")
    names.write_text("deck,name\ncem.ydk,Cem\n", encoding="utf-8")
    assert organiser.types("enter --file", str(names)).code == 0  # a deck that lies beside the list
    players = organiser.event().players.values()
    assert [(player.name, player.sheet is not None) for player in players] == [
        ("Bob", False),
        ("Ann", True),
        ("李雷", False),
        ("Cem", True),
    ]


def test_a_broken_deck_is_refused_with_its_rule_and_a_changed_one_after_the_start(
    organiser: Organiser, tmp_path: Path
) -> None:
    small = tmp_path / "small.ydk"
    small.write_text("#main\n15025844\n", encoding="utf-8")
    organiser.does("new Cup --register", "enter Ann --deck dragons", "enter Bob")
    assert "(deck.main.size-40-60)" in organiser.cannot("deck Bob", str(small))
    assert "(deck.main.size-40-60)" in organiser.cannot("enter Cem --deck", str(small))
    told = organiser.cannot("start")
    assert "missing: Bob" in told and "(spellspeed tournament deck PLAYER DECK)" in told
    assert "Main Deck 40" in organiser.does("deck Bob warriors")
    organiser.does("start")
    assert "(tournament.deck.one-deck-per-event)" in organiser.cannot("deck Bob dragons")


def test_a_wrong_result_is_corrected_after_the_next_round_was_paired(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 2", FOUR, "start", "pair", "result 1 2-0", "result 2 2-0", "pair")
    before = organiser.event()
    told = organiser.does("correct 1 0-2 --round 1")
    after = organiser.event()
    assert "Corrected." in told and "Round 2 stays as it is paired" in told and "unpair" in told
    assert before.rounds[1] == after.rounds[1]
    first, second = before.rounds[0].pairings[0].players
    assert first is not None and second is not None
    points = {one.player: one.points for one in after.standings()}
    assert (points[first], points[second]) == (0, 3)
    organiser.does("unpair", "pair")
    anew = [set(pairing.players) for pairing in organiser.event().rounds[1].pairings]
    assert {second, before.rounds[0].pairings[1].players[0]} in anew


def test_an_early_end_tells_how_to_take_it_back(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter Ann Bob Cem Dee", "start", "pair", "result 1 2-0", "result 2 2-0")
    told = organiser.does("finish --early")
    assert "Rounds are left" in told and "tournament reopen" in told and "over" in organiser.does("list")
    told = organiser.does("reopen --reason 'wrong key'")
    assert told.startswith("Cup goes on.") and "tournament pair" in told and "open" in organiser.does("list")
    assert organiser.rows()[-1].body == {"reason": "wrong key"}
    assert "The event is not over." in organiser.cannot("reopen")
    organiser.does("pair", "result 1 2-0", "result 2 2-0")
    assert "Rounds are left" not in organiser.does("finish")
    assert "继续进行" in organiser.does("reopen --lang zh")


def test_penalties_are_given_listed_and_lifted(organiser: Organiser) -> None:
    organiser.does("new Cup", "enter Ann Bob", "start", "pair")
    told = organiser.does("penalty Ann match-loss --reason late")
    number = told.partition("`lift ")[2].partition("`")[0]
    assert "match-loss" in organiser.does("show") and organiser.event().rounds[0].is_over
    assert "there are" in organiser.cannot("lift 99")
    organiser.does(f"lift {number}")
    assert organiser.event().rounds[0].open_tables == (1,)


def test_a_player_leaves_and_comes_back(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 5", FOUR, "start", "pair", "drop Bob")
    assert "has left the event already" in organiser.cannot("drop bob")
    organiser.does("return Bob")
    assert "is in the event" in organiser.cannot("return Bob")


def test_the_rules_are_chosen_and_changed(organiser: Organiser) -> None:
    organiser.does("new Cup --form swiss+cut --top 4 --wins 1 --minutes 20 --late bye --format 408 --list none")
    config = organiser.event().config
    assert (config.form, config.top, config.wins, config.late, config.format, config.list) == (
        *("swiss+cut", 4, 1, "bye", "408", "none"),
    )
    assert config.match == {"duels": 1, "wins": 1, "time_limit": 1200}
    organiser.does("rules --rounds 3 --minutes 30")
    config = organiser.event().config
    assert (config.rounds, config.match["wins"], config.match["time_limit"]) == (3, 1, 1800)
    assert "matches of one duel in 30 minutes" in organiser.does("rules")
    assert "一局定胜负，限时30分钟" in organiser.types("rules --lang zh").out
    assert "--minutes" in organiser.cannot("rules --minutes 0")


@pytest.mark.parametrize("lang, told", [("en", "Next: Pair round 1."), ("zh", "下一步：请编排第1轮。")])
def test_every_step_says_what_comes_next_in_the_language_that_is_asked_for(
    organiser: Organiser, lang: str, told: str
) -> None:
    organiser.does("new Cup", FOUR)
    assert told in organiser.types("start --lang", lang).out
    assert "round" not in organiser.types("standings --lang zh").out


def test_refusals_are_told_in_chinese(organiser: Organiser) -> None:
    organiser.does("new 春季赛")
    told = organiser.cannot("start --lang zh")
    assert "只有0名选手" in told and "请给选手报名" in told


def list_help(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:
        yield action.help or ""
        if isinstance(action, argparse._SubParsersAction):
            yield from [each.help or "" for each in action._get_subactions()]
            for below in action.choices.values():
                yield from list_help(below)


def test_all_help_is_there_in_chinese() -> None:
    told = [help for help in list_help(build_parser(["tournament", "--lang", "zh"])) if help]
    assert len(told) > 100 and [help for help in told if help.isascii()] == []
    english = list(list_help(build_parser(["tournament"])))
    assert english.count("") == 1  # that of COMMAND, which has a title instead


def test_without_the_packages_that_events_need_one_is_told_how_to_get_them(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "sys.modules['sqlalchemy'] = None\n"
        "from spellspeed.cli import main\n"
        f"sys.exit(main(['tournament', 'show', '--db', {str(tmp_path / 'x.db')!r}]))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1 and "pip install 'spellspeed[event]'" in run.stderr and run.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [["version"], ["cards", "Kuriboh"], ["tournament", "--help"]])
def test_other_commands_do_not_wait_for_what_only_events_need(words: list[str]) -> None:
    code = (
        "import sys\n"
        "from spellspeed.cli import main\n"
        f"main({words!r})\n"
        "sys.exit(any(name in sys.modules for name in ('sqlalchemy', 'alembic', 'networkx')))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert run.returncode == 0


def test_two_that_write_at_once_are_both_heard_where_both_may(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    organiser.does("new Cup --seed 1", FOUR, "start", "pair")
    append, quick = Store.append, [True]

    def let_another_be_quicker(store: Store, name: str, rows: object) -> None:
        if quick.pop() if quick else False:
            organiser.does("result 2 2-0")
        append(store, name, rows)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", let_another_be_quicker)
    organiser.does("result 1 2-1")
    assert organiser.event().rounds[0].is_over


def test_of_two_that_enter_the_same_result_at_once_the_second_is_told(
    organiser: Organiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    organiser.does("new Cup --seed 1", FOUR, "start", "pair")
    append, quick = Store.append, [True]

    def let_another_be_quicker(store: Store, name: str, rows: object) -> None:
        if quick.pop() if quick else False:
            organiser.does("result 1 0-2")
        append(store, name, rows)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", let_another_be_quicker)
    said = organiser.types("result 1 2-0")
    assert (
        said.code == 1
        and "Table 1 of round 1 has a result; correct it if it is wrong. (spellspeed tournament correct" in said.err
    )
    assert organiser.event().rounds[0].pairings[0].result.score == (0, 2, 0)  # type: ignore[union-attr]
