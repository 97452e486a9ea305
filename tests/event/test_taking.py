"""Which rows an event takes: order, names, settings, decks; and whatever is handed in is answered in a sentence."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from organising import begin, by_hand, enter, first_wins, refused
from samples import examples
from spellspeed import Deck
from spellspeed.event import EventRefused, Row, Tournament
from spellspeed.event.applying import APPLIED
from spellspeed.event.sheet import sheet_of
from spellspeed.event.taking import TAKEN


def test_things_done_in_the_wrong_order_are_refused_with_what_to_do() -> None:
    t = Tournament()
    assert refused(t, "enter", {"name": "Anna"}).next_step() == "Make the event first: give it a name."
    t.accept("new", {"name": "Sunday"})
    refused(t, "new", {"name": "Monday"})
    t.accept("enter", {"name": "Anna"})
    assert refused(t, "start", {}).next_step() == "Enter the players, at least 2; there are 1 now."
    t.accept("enter", {"name": "Bo"})
    assert refused(t, "pair", {}).next_step("zh") == "可以用现有的2名选手开始赛事，也可以继续报名。"
    refused(t, "result", {"table": 1, "score": [2, 0]})
    refused(t, "penalty", {"player": "Bo", "penalty": "match-loss"})
    refused(t, "finish", {})
    t.accept("start", {})
    assert refused(t, "start", {}).next_step() == "Pair round 1."
    t.accept("pair", {})
    assert refused(t, "pair", {}).next_step() == "Enter the results of round 1: table 1."
    assert refused(t, "finish", {"early": True}).next_step() == "Enter the results of round 1: table 1."
    first_wins(t)
    assert refused(t, "pair", {}).next_step() == "All rounds are played: finish the event."
    assert refused(t, "cut", {}).next_step() == "All rounds are played: finish the event."


def test_an_event_can_be_ended_before_its_last_round() -> None:
    t = begin(4)
    t.accept("pair", {})
    first_wins(t)
    assert refused(t, "finish", {}).next_step() == "Pair round 2."
    t.accept("finish", {"early": True})
    assert t.stage == "finished"


@pytest.mark.parametrize("name", ["", "   ", "a" * 101, "An\nna", 7, None, ["Anna"]])
def test_what_is_no_name_is_refused(name: object) -> None:
    refused(enter(1), "enter", {"name": name})
    refused(Tournament(), "new", {"name": name})


@pytest.mark.parametrize("name", ["Anna", "anna", " ANNA ", "Ａｎｎａ"])
def test_two_players_have_names_that_can_be_told_apart(name: str) -> None:
    assert "Anna has entered already" in refused(enter(1), "enter", {"name": name}).sentence()
    assert enter(1).find_player(name).number == 1


@pytest.mark.parametrize(
    "rules",
    [
        {"form": "league"},
        {"rounds": 0},
        {"rounds": True},
        {"rounds": "3"},
        {"top": 1},
        {"format": "409"},
        {"list": "strict"},
        {"list": {"name": "ours"}},
        {"list": {"name": "ours", "counts": {"Kuriboh": 1}}},
        {"list": {"name": "ours", "counts": {"5": 4}}},
        {"list": {"name": "", "counts": {}}},
        {"registration": "yes"},
        {"japanese_prints_only": 1},
        {"match": {"wins": 0}},
        {"match": []},
        {"match": {"wins": 2, "clock": {1, 2}}},
        {"late": "draw"},
        {"bracket": "best"},
        {"win_points": 0},
        {"draw_points": -1},
        {"seed": 1.5},
        {"colour": "red"},
    ],
)
def test_a_setting_that_means_nothing_is_refused_by_its_name(rules: dict[str, Any]) -> None:
    [name] = rules
    assert name in refused(Tournament(), "new", {"name": "Sunday", "rules": rules}).sentence()
    before = enter(2)
    assert name in refused(before, "rules", rules).sentence() or name == "colour"


def test_rules_change_until_the_start_and_the_number_of_rounds_later() -> None:
    t = enter(4)
    t.accept("deck", {"player": "Anna", "sheet": sheet_of(Deck.packaged("dragons"))})
    t.accept("rules", {"form": "swiss+cut", "top": 2})
    strict = {"name": "ours", "counts": {str(password): 0 for password in Deck.packaged("dragons").main}}
    assert "Anna" in refused(t, "rules", {"list": strict}).sentence()
    t.accept("start", {})
    assert t.planned == 2
    refused(t, "rules", {"format": "408"})
    t.accept("pair", {})
    first_wins(t)
    refused(t, "rules", {"rounds": 0})
    t.accept("rules", {"rounds": 1})
    assert t.next_step().action == "cut"
    t.accept("cut", {})
    refused(t, "rules", {"rounds": 3})
    refused(t, "rules", {"top": 4})


def test_pairings_by_hand_seat_everybody_once() -> None:
    t = begin(5)
    assert "Eva" in refused(t, "pair", {"pairings": [["Anna", "Bo"], ["Cem", "Dee"]]}).sentence()
    assert "Anna" in refused(t, "pair", {"pairings": [["Anna", "Bo"], ["Cem", "Dee"], ["Eva", "Anna"]]}).sentence()
    refused(t, "pair", {"pairings": [["Anna", "Bo"], ["Cem", None], ["Dee", None], ["Eva", None]]})
    refused(t, "pair", {"pairings": [["Anna", "Anna"], ["Bo", "Cem"], ["Dee", "Eva"]]})
    refused(t, "pair", {"pairings": "Anna Bo"})
    refused(t, "pair", {"pairings": [[None, "Anna"]]})
    t.accept("drop", {"player": "Eva"})
    assert "Eva" in refused(t, "pair", {"pairings": [["Anna", "Bo"], ["Cem", "Dee"], ["Eva", None]]}).sentence()
    by_hand(t, "Dee Anna", "Bo Cem")
    assert [pairing.players for pairing in t.rounds[0].pairings] == [(4, 1), (2, 3)]


@pytest.mark.parametrize(
    "sheet",
    [
        None,
        [],
        {},
        {"main": "Kuriboh"},
        {"main": [["Kuriboh"]]},
        {"main": ["No Such Card"]},
        {"main": [12]},
        {"main": [True]},
        {"main": [{"card": "Kuriboh", "print": "xx"}]},
        {"main": [{"print": "en"}]},
        {"main": [], "deck": []},
        {"main": ["Sheep Token"]},
        {"main": ["Kuriboh"] * 40},
    ],
)
def test_a_deck_sheet_that_cannot_be_played_is_refused(sheet: object) -> None:
    assert refused(enter(2), "deck", {"player": "Anna", "sheet": sheet}).sentence("zh")


def test_who_comes_late_may_change_the_deck_until_the_first_pairing() -> None:
    t = begin(4)
    t.accept("pair", {})
    t.accept("enter", {"name": "Zoe", "sheet": sheet_of(Deck.packaged("dragons"))})
    t.accept("deck", {"player": "Zoe", "sheet": sheet_of(Deck.packaged("warriors"))})
    first_wins(t)
    t.accept("pair", {})
    refused(t, "deck", {"player": "Zoe", "sheet": sheet_of(Deck.packaged("dragons"))})


def test_another_artwork_is_the_same_card() -> None:
    t = enter(2)
    tomatoes = [Deck([*Deck.packaged("dragons").main[1:], password]) for password in (83011277, 83011278)]
    t.accept("deck", {"player": "Anna", "sheet": sheet_of(tomatoes[0])})
    assert tomatoes[0] != tomatoes[1] and t.check_presented("Anna", tomatoes[1]) is None


def test_cards_of_a_sheet_may_be_named_in_any_language() -> None:
    t = enter(2)
    main = [*Deck.packaged("dragons").main[3:], "Mystical Elf", "青眼白龙", {"card": "栗子球", "print": "zh"}]
    t.accept("deck", {"player": "Anna", "sheet": {"main": main}})
    deck = t.registered_deck("Anna")
    assert deck is not None and deck.main[-3:] == Deck(["Mystical Elf", "Blue-Eyes White Dragon", "Kuriboh"]).main


def test_a_log_that_is_damaged_is_refused_by_its_row() -> None:
    rows = begin(4).rows
    for damaged in (
        rows[1:],
        [rows[0], rows[2]],
        [*rows, Row(len(rows) + 1, "shuffle", {}, "")],
        [*rows, Row(len(rows) + 1, "pair", {}, "")],
        [*rows, Row(len(rows) + 1, "result", {"round": 9, "table": 1, "score": [2, 0, 0], "how": "played"}, "")],
        [rows[0]._replace(body={"name": "Sunday", "rules": {"form": "league"}})],
    ):
        with pytest.raises(EventRefused, match=r"^Row \d+ of the log cannot be read"):
            Tournament.fold(damaged)


def test_every_kind_of_row_is_judged_and_takes_effect() -> None:
    assert set(TAKEN) == set(APPLIED)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.text(max_size=4) | st.sampled_from(["Anna", "Bo", "swiss"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def half_way(seed: int) -> Tournament:
    """An event somewhere on its way."""
    lots = random.Random(seed)
    t = begin(lots.choice([4, 5]), form=lots.choice(["swiss", "swiss+cut", "elimination"]), top=2)
    for _ in range(lots.randrange(5)):
        step = t.next_step()
        if step.action == "result":
            t.accept("result", {"table": step.tables[0], "score": [2, 0]})
        else:
            t.accept(step.action, {})
    if not t.finished and lots.random() < 0.5:
        t.accept("penalty", {"player": "Anna", "penalty": lots.choice(["warning", "match-loss", "disqualification"])})
    return t


@examples(30)
@given(st.data(), st.integers(0, 60))
def test_whatever_is_handed_in_is_taken_or_told_in_a_sentence(data: st.DataObject, seed: int) -> None:
    t = half_way(seed)
    kind = data.draw(st.sampled_from([*TAKEN, "shuffle"]))
    known = TAKEN[kind][1] if kind in TAKEN else ()
    body = data.draw(
        st.dictionaries(st.sampled_from([*known, "else"]) if known else st.text(max_size=3), PLAIN, max_size=4)
    )
    before = repr(vars(t))
    try:
        row = t.accept(kind, body)
    except EventRefused as told:
        assert told.sentence("en") != told.sentence("zh") and repr(vars(t)) == before
        return
    assert json.loads(json.dumps(row.body)) == row.body
    assert Tournament.fold(t.rows) == t
