"""Where events are kept: what was written is there, what was refused left nothing, and two writers never mix."""

import threading
from pathlib import Path

import pytest

from spellspeed.event.records import Row
from spellspeed.event.store import Store, fold_name
from spellspeed.event.store_errors import NameTaken, NoSuchEvent, NoSuchStore, WrittenMeanwhile

NEW = Row(1, "new", {"name": "春季 Cup", "seed": 7}, "2026-04-01T10:00:00+00:00")
ENTER = Row(2, "enter", {"player": "李 雷\x00 <b>"}, "2026-04-01T10:01:00+00:00")
OTHER = Row(2, "enter", {"player": "Ann"}, "2026-04-01T10:01:01+00:00")


def test_what_is_written_is_there_for_whoever_opens_it_next(place: str) -> None:
    with Store.open(place) as store:
        store.begin("春季 Cup", [NEW])
        store.append("春季 Cup", [ENTER])
    with Store.open(place, create=False) as store:
        assert store.read("春季 Cup").rows == (NEW, ENTER)
        assert [(event.name, event.created, event.rows) for event in store.list_events()] == [("春季 Cup", NEW.at, 2)]


def test_the_newest_event_is_listed_first_and_each_has_its_own_rows(place: str) -> None:
    with Store.open(place) as store:
        store.begin("First", [NEW])
        store.begin("Second", [NEW, OTHER])
        assert [(event.name, event.rows) for event in store.list_events()] == [("Second", 2), ("First", 1)]
        assert store.read("first").rows == (NEW,)


def test_a_name_is_found_in_any_spelling_and_taken_in_any_spelling(place: str) -> None:
    with Store.open(place) as store:
        store.begin("Spring Cup", [NEW])
        assert store.read("ＳＰＲＩＮＧ   cup").name == "Spring Cup"
        with pytest.raises(NameTaken, match="SPRING CUP"):
            store.begin("SPRING CUP", [NEW])
        assert len(store.list_events()) == 1
        with pytest.raises(NoSuchEvent, match="Autumn"):
            store.read("Autumn")


def test_of_two_that_have_read_the_same_the_second_writes_nothing(place: str) -> None:
    with Store.open(place) as one, Store.open(place) as other:
        one.begin("Cup", [NEW])
        assert one.read("Cup") == other.read("Cup")
        one.append("Cup", [ENTER])
        with pytest.raises(WrittenMeanwhile, match="nothing of yours was written"):
            other.append("Cup", [OTHER, Row(3, "start", {}, "")])
        assert other.read("Cup").rows == (NEW, ENTER)


def test_of_several_rows_all_are_written_or_none(place: str) -> None:
    with Store.open(place) as store:
        store.begin("Cup", [NEW])
        with pytest.raises(WrittenMeanwhile):
            store.append("Cup", [ENTER, Row(3, "start", {}, ""), Row(3, "start", {}, "")])
        assert store.read("Cup").rows == (NEW,)
        with pytest.raises(WrittenMeanwhile):
            store.append("Cup", [Row(4, "start", {}, "")])  # a log has no gaps
        assert store.read("Cup").rows == (NEW,)


def test_two_that_begin_the_same_event_at_once_begin_one(place: str) -> None:
    begun: list[str] = []
    together = threading.Barrier(4)

    def begin(name: str) -> None:
        together.wait()
        with Store.open(place) as store:  # the tables, too, are made by one of them only
            try:
                store.begin("Cup", [Row(1, "new", {"by": name}, "")])
                begun.append(name)
            except NameTaken:
                pass

    threads = [threading.Thread(target=begin, args=[str(number)]) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with Store.open(place) as store:
        (row,) = store.read("Cup").rows
        assert [row.body["by"]] == begun


def test_many_that_write_at_once_lose_and_double_nothing(place: str) -> None:
    with Store.open(place) as store:
        store.begin("Cup", [NEW])

    def write(name: str) -> None:
        with Store.open(place) as store:
            written = 0
            while written < 10:
                number = len(store.read("Cup").rows) + 1
                try:
                    store.append("Cup", [Row(number, "note", {"by": name, "count": written}, "")])
                    written += 1
                except WrittenMeanwhile:
                    pass

    threads = [threading.Thread(target=write, args=[name]) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with Store.open(place) as store:
        rows = store.read("Cup").rows[1:]
    assert [row.number for row in rows] == list(range(2, 32))
    for name in "abc":
        assert [row.body["count"] for row in rows if row.body["by"] == name] == list(range(10))


def test_a_file_is_made_only_by_whoever_may(tmp_path: Path) -> None:
    with pytest.raises(NoSuchStore, match="no event yet"):
        Store.open(tmp_path / "events.db", create=False)
    assert list(tmp_path.iterdir()) == []
    Store.open(tmp_path / "new folder" / "比赛.db").close()
    assert (tmp_path / "new folder" / "比赛.db").is_file()


def test_without_a_place_the_file_lies_in_the_users_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELLSPEED_DATA", str(tmp_path))
    with Store.open() as store:
        store.begin("Cup", [NEW])
    assert (tmp_path / "events.db").is_file()


def test_names_meet_by_letters_and_not_by_capitals_or_spaces() -> None:
    assert fold_name(" Spring\tCup ") == fold_name("spring cup") != fold_name("springcup")
