"""Events as files: the log comes back equal, tables are safe to open, lists of players are read as they are written."""

import csv
import io
import json
from pathlib import Path

import pytest

from event.desk import Organiser
from spellspeed.deck import Deck, DeckProblem
from spellspeed.event.exchange import FileError, read_players, write_csv, write_log
from spellspeed.event.records import Row

NAMES = ["=1+1", "@Ann", "-Bob", "李 雷", 'Mary "the" O\'Neil, jr.', "+Zoë"]


@pytest.fixture
def cup(organiser: Organiser) -> Organiser:
    """An event of six in its second round, whose players have awkward names."""
    organiser.does("new 'Cup / 春' --seed 4")
    for name in NAMES:
        said = organiser.types(f"enter --member x{len(name)}", f"--file={write_name(organiser, name)}")
        assert said.code == 0, said.err
    organiser.does("start", "pair", "result 1 2-0", "result 2 1-1-1", "result 3 0-2", "pair", "result 1 2-1")
    return organiser


def write_name(organiser: Organiser, name: str) -> str:
    """A name that a shell would take for an option, in a file."""
    path = Path(organiser.place).with_name("one.txt")
    path.write_text(name, encoding="utf-8")
    return str(path)


def test_the_log_is_exported_and_imported_equal(cup: Organiser, tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    cup.does(f"export --to {path}")
    assert "choose another name" in cup.cannot(f"import {path}")
    other = Organiser(tmp_path / "other.db", cup._capsys)
    assert "Cup / 春" in other.does(f"import {path}")
    assert other.rows() == cup.rows() and other.event() == cup.event()
    other.does(f"import {path} --as 'Cup again'")
    assert other.event("Cup again").name == "Cup again"
    assert other.rows("Cup again")[1:] == cup.rows()[1:]


def test_the_file_is_named_after_the_event_where_its_name_can_be_a_files(
    cup: Organiser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cup.does("export") == "Written: Cup-春-log.json\n"
    assert cup.does("export standings") == "Written: Cup-春-standings.csv\n"
    assert cup.does("export standings") == "Written: Cup-春-standings.csv\n"  # ours, so it is written anew


def test_a_file_that_is_not_ours_is_not_overwritten(cup: Organiser, tmp_path: Path) -> None:
    path = tmp_path / "thesis.txt"
    path.write_text("years of work", encoding="utf-8")
    for step in ("export", "export results", "print standings"):
        assert "--force overwrites it" in cup.cannot(f"{step} --to {path}")
    assert path.read_text(encoding="utf-8") == "years of work"
    cup.does(f"export --to {path} --force", f"export --to {path}")


def read_table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_no_cell_of_a_table_is_a_formula(cup: Organiser) -> None:
    t = cup.event()
    for what in ("players", "pairings", "results", "standings"):
        rows = list(csv.reader(io.StringIO(write_csv(t, what), newline="")))
        assert len(rows) > 1
        assert not [cell for row in rows for cell in row if cell.startswith(("=", "+", "-", "@"))]


def test_the_tables_hold_what_the_event_holds(cup: Organiser) -> None:
    t = cup.event()
    players = read_table(write_csv(t, "players"))
    assert [row["name"].removeprefix("'") for row in players] == NAMES
    results = read_table(write_csv(t, "results"))
    assert len(results) == 4 and results[1]["outcome"] == results[1]["outcome of the opponent"] == "draw"
    assert [results[1][f"duels {how}"] for how in ("won", "lost", "drawn")] == ["1", "1", "1"]
    assert len(read_table(write_csv(t, "pairings"))) == 6
    standings = read_table(write_csv(t, "standings"))
    assert [int(row["points"]) for row in standings] == sorted([int(row["points"]) for row in standings], reverse=True)


def test_a_bye_has_no_table(organiser: Organiser) -> None:
    organiser.does("new Cup --seed 4", "enter Ann Bob Cem", "start", "pair", "result 1 2-0")
    for what in ("pairings", "results"):
        played, bye = read_table(write_csv(organiser.event(), what))
        assert (played["table"], bye["table"], bye["opponent"]) == ("1", "", "") and played["opponent"]


def test_an_exported_table_of_players_can_be_entered_again(cup: Organiser, tmp_path: Path) -> None:
    path = tmp_path / "players.csv"
    cup.does(f"export players --bom --to {path}")
    assert path.read_bytes().startswith(b"\xef\xbb\xbf")
    cup.does("new Second")
    assert cup.types(f"enter --event Second --file {path}").code == 0
    assert [player.name for player in cup.event("Second").players.values()] == NAMES


def test_a_file_without_a_head_is_a_list_of_names() -> None:
    assert [one.name for one in read_players(b"Ann\r\n\r\n  Bob, junior \n")] == ["Ann", "Bob, junior"]


@pytest.mark.parametrize("content", [b"\xff\xfe\x00a", b"\x89PNG\r\n\x1a\n\x00\x00"])
def test_a_file_that_is_no_text_is_refused(content: bytes) -> None:
    with pytest.raises(FileError, match="no text"):
        read_players(content)


def test_a_row_without_a_name_is_named_by_its_line() -> None:
    with pytest.raises(FileError, match="line 3"):
        read_players(b"name,member\nAnn,1\n,2\n")


GOOD = json.loads(write_log([Row(1, "new", {"name": "Cup", "rules": {}}, "2026")]))


@pytest.mark.parametrize(
    "held",
    [
        [],
        {},
        {**GOOD, "version": 2},
        {**GOOD, "rows": [{}]},
        {**GOOD, "rows": [{**GOOD["rows"][0], "number": 2}]},
        {**GOOD, "rows": [{**GOOD["rows"][0], "body": "x"}]},
        {**GOOD, "rows": [{**GOOD["rows"][0], "more": 1}]},
        {**GOOD, "rows": []},
        {**GOOD, "rows": [{**GOOD["rows"][0], "kind": "enter"}]},
        {**GOOD, "rows": [*GOOD["rows"], {"number": 2, "kind": "result", "body": {"round": 9}, "at": ""}]},
        {**GOOD, "rows": [{**GOOD["rows"][0], "body": {"name": 5, "rules": {}}}]},
    ],
)
def test_a_log_that_is_none_is_refused_in_a_sentence(organiser: Organiser, tmp_path: Path, held: object) -> None:
    path = tmp_path / "cup.json"
    path.write_text(json.dumps(held), encoding="utf-8")
    assert str(path) in organiser.cannot(f"import {path}")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xff", b"[" * 100_000])
def test_what_is_no_json_is_refused_in_a_sentence(organiser: Organiser, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "cup.json"
    path.write_bytes(content)
    assert "no JSON" in organiser.cannot(f"import {path}")


def test_a_log_in_which_something_was_changed_is_refused(cup: Organiser, tmp_path: Path) -> None:
    path, other = tmp_path / "cup.json", Organiser(tmp_path / "other.db", cup._capsys)
    for kind, change in (
        ("start", {"rounds": 9}),
        ("enter", {"name": "=1+1 "}),
        ("pair", {"pairings": [[1, 2]]}),
        ("result", {"score": [2, 2, 0]}),
    ):
        rows = list(cup.rows())
        at = next(index for index, row in enumerate(rows) if row.kind == kind)
        rows[at] = rows[at]._replace(body={**rows[at].body, **change})
        path.write_text(write_log(rows), encoding="utf-8")
        assert f"cup.json: row {at + 1}: " in other.cannot(f"import {path}")


def test_a_deck_that_was_legal_when_it_was_registered_comes_back(
    organiser: Organiser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    organiser.does("new Cup --register", "enter Ann --deck dragons", "enter Bob --deck warriors", "start")
    path = tmp_path / "cup.json"
    organiser.does(f"export --to {path}")
    monkeypatch.setattr(Deck, "check", lambda *_, **__: [DeckProblem("deck.main.size-40-60", "Too few.")])
    other = Organiser(tmp_path / "other.db", organiser._capsys)
    other.does(f"import {path}")
    assert other.rows() == organiser.rows()
