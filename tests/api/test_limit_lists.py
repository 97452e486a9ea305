"""Forbidden & Limited lists: the two that come with the package, and lists of other programs."""

import pathlib

import pytest

from spellspeed import CardPool, Deck, Duel
from spellspeed.cli import main
from spellspeed.formats.lflist import LimitList, LimitListError, newest_list, own_list, read_lists, write_list
from spellspeed.known_cards import known_cards
from spellspeed.library import Library

POOL = CardPool.builtin()
# The list of 2005-04-01 as the programs of the Goat format have it: three groups of passwords.
GOAT = (
    """82301904 78706415 34206604 21593977 78010363 03078576 69243953 04031928 17375316 53129443 18144506 41482598
    83764718 74191942 12580477 42829885 61740673""",
    """72989439 71413901 34124316 40737112 07572887 74131780 33396948 79575620 77585513 07902349 44519536 33508719
    24221739 02851070 08124921 70903634 61441708 26202165 08131171 33184167 43586926 56747793 72302403 45986603
    70828912 55144522 05318639 83746708 69162969 19613556 79571449 44763025 72892473 53582587 83555666 37576645
    44095762 62279055 35027493 36468556 97077563""",
    """18318842 61587183 77121851 02460565 16226786 53839837 31036355 53046408 03136426 71044499 32807846 70368879
    09744376 85742772 28566710""",
)


def turned(password: int, by: int) -> str:
    """The 32 bits of a password, those that leave on the left coming back on the right."""
    bits = f"{password:032b}"
    return bits[by:] + bits[:by]


def hash_by_columns(counts: dict[int, int]) -> int:
    """The hash of a list, bit by bit: whether the ones in a column of all turned passwords are odd in number."""
    rows = [f"{0x7DFCEE6A:032b}"]
    for password, count in counts.items():
        rows += [turned(password, 18), turned(password, 27 + count)]
    return int("".join(str(column.count("1") % 2) for column in zip(*rows, strict=True)), 2)


def test_the_hash_is_the_one_that_other_programs_have_for_the_list_of_2005() -> None:
    text = "!2005.4.1\r\n" + "".join(
        f"{password} {count}\r\n" for count, group in enumerate(GOAT) for password in group.split()
    )
    (goat,) = read_lists(text)
    assert [list(goat.counts.values()).count(count) for count in (0, 1, 2)] == [17, 41, 15]
    assert goat.hash() == 0xFD3CFD0F


@pytest.mark.parametrize(("format_", "name"), [("408", "2006.03.01 408"), ("master2020", "2026.07.01 OCG")])
def test_the_own_lists_are_whole(format_: str, name: str) -> None:
    own = own_list(format_)
    assert own.name == name and not own.whitelist
    assert own.hash() == hash_by_columns(dict(own.counts))
    assert [password for password in own.counts if known_cards().with_password(password) is None] == []
    assert set(own.counts.values()) == {0, 1, 2}


def test_the_own_list_of_master2020_says_what_the_data_of_all_cards_say() -> None:
    library, own = Library(), own_list("master2020")
    assert library.limits_of == "2026-07-01" and own.valid_from() == (2026, 7, 1)
    signs = {password: library.with_password(password).sign for password in own.counts}
    assert signs == {password: str(count) for password, count in own.counts.items()}
    limited = [row for row in range(len(known_cards())) if known_cards().facts_of(row).password not in own.counts]
    assert {known_cards().limit_of(known_cards().facts_of(row).password) for row in limited} <= {"", "-", "?"}


@pytest.mark.parametrize(
    ("name", "in_408", "in_2026"),
    [
        ("Pot of Greed", 0, 0),
        ("Graceful Charity", 1, 0),
        ("Dark Hole", 0, 3),
        ("Black Luster Soldier - Envoy of the Beginning", 0, 3),
        ("Gravity Bind", 2, 3),
        ("Blue-Eyes White Dragon", 3, 3),
    ],
)
def test_what_the_own_lists_allow(name: str, in_408: int, in_2026: int) -> None:
    card = POOL.find(name)
    assert [own_list(format_).allowed(card) for format_ in ("408", "master2020")] == [in_408, in_2026]


def three_pots() -> Deck:
    return Deck([*["Pot of Greed"] * 3, *Deck.packaged("dragons").main[3:]])


@pytest.mark.parametrize("format_", ["408", "master2020"])
def test_three_pots_of_greed_are_refused_unless_no_list_is_wanted(
    format_: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "pots.ydk")
    three_pots().save(path)
    assert [problem.rule for problem in three_pots().check(format_)] == ["deck.banlist.forbidden-zero"]
    for words in (["deck", "check"], ["deck"], ["duel", "--games", "1", "--deck"], ["play", "--deck"]):
        assert main([*words, path, "--format", format_]) == 1
        shown = capsys.readouterr()
        assert '"Pot of Greed" is Forbidden' in shown.out + shown.err
    assert main(["deck", "check", path, "--format", format_, "--list", "none"]) == 0
    assert f"legal in {format_}, without a Forbidden & Limited list" in capsys.readouterr().out
    assert main(["duel", "--games", "1", "--deck", path, "--format", format_, "--list", "none"]) == 0
    assert "no Forbidden & Limited list is applied" in capsys.readouterr().err


def test_a_duel_of_the_library_applies_no_list() -> None:
    assert Duel(three_pots(), three_pots(), seed=1, format="408").request is not None


def test_a_list_is_taken_from_a_file(tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, lists = str(tmp_path / "pots.ydk"), tmp_path / "lflist.conf"
    three_pots().save(deck)
    lists.write_text("!2003.1 OCG\n55144522 2\n!2004.1 OCG\n55144522 1\n!9999.1 OCG\n55144522 0\n", encoding="utf-8")
    for named, told in (
        (str(lists), '"Pot of Greed" is Limited in the list "2004.1 OCG": 3 listed, 1 allowed'),
        (f"{lists}:2003.1 OCG", '"Pot of Greed" is Semi-Limited in the list "2003.1 OCG": 3 listed, 2 allowed'),
        (f"{lists}:9999", '"Pot of Greed" is Forbidden in the list "9999.1 OCG": 3 listed, 0 allowed'),
    ):
        assert main(["deck", "check", deck, "--list", named]) == 1
        assert told in capsys.readouterr().out
    lists.write_text("!my event\r\n55144522 3\r\n", encoding="utf-8", newline="")
    assert main(["deck", "check", deck, "--list", str(lists)]) == 0
    assert "legal in master2020, list my event" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "named", "reason", "reason_zh"),
    [
        ("!one\n!two\n", "", "name one of the lists: one, two", "请指明其中一张禁限卡表：one、two"),
        ("!one\n!two\n", ":three", "no list is called 'three'; there are one, two", "没有叫“three”的禁限卡表"),
        ("!one\n55144522 7\n", "", "line 2: '55144522 7' is not a password and a count", "第2行"),
        ("# nothing\n", "", "no list is in it", "里面没有禁限卡表"),
    ],
)
def test_a_list_that_cannot_be_used_is_refused_with_file_and_reason(
    content: str, named: str, reason: str, reason_zh: str, tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "lflist.conf"
    path.write_text(content, encoding="utf-8")
    assert main(["deck", "check", "dragons", "--list", f"{path}{named}"]) == 1
    told = capsys.readouterr().err
    assert f"{path}: {reason}" in told and told.count("\n") == 1
    assert main(["deck", "check", "dragons", "--list", f"{path}{named}", "--lang", "zh"]) == 1
    assert f"{path}：{reason_zh}" in capsys.readouterr().err
    assert main(["deck", "check", "dragons", "--list", str(tmp_path / "missing.conf")]) == 1
    assert "missing.conf" in capsys.readouterr().err


def test_a_whitelist_allows_what_it_names_and_not_what_shares_a_name_with_it() -> None:
    (only,) = read_lists("!only\n$whitelist\n76812113 3 --Harpie Lady\n89631141 1 --an artwork\n")
    assert only.allowed(POOL.find("Harpie Lady")) == 3
    assert only.allowed(POOL.find("Cyber Harpie Lady")) == 0
    assert only.allowed(POOL.find("Blue-Eyes White Dragon")) == 1
    assert only.allowed(POOL.find("Mystical Elf")) == 0
    assert LimitList("same", only.counts).allowed(POOL.find("Cyber Harpie Lady")) == 3


def test_bytes_of_any_coding_may_stand_behind_an_entry() -> None:
    (one,) = read_lists(b"\xef\xbb\xbf!one\r\n5318639 1 --\xd0\xfd\xb7\xe7\r\n04031928\t0\r\n15025844 -1\r\n")
    assert dict(one.counts) == {5318639: 1, 4031928: 0}


def test_what_is_written_is_read_again() -> None:
    for one in (own_list("408"), LimitList("only", {15025844: 3, 5318639: 0}, whitelist=True)):
        (again,) = read_lists(write_list(one, lambda password: f"the card {password}"))
        assert again == one and again.hash() == one.hash()


@pytest.mark.parametrize(
    "wrong", [LimitList(""), LimitList("a\nb"), LimitList("a", {5: 4}), LimitList("a", {0: 1}), LimitList("a", {5: -1})]
)
def test_what_nobody_could_read_is_not_written(wrong: LimitList) -> None:
    with pytest.raises(LimitListError):
        write_list(wrong)


def test_the_newest_list_is_the_one_that_is_valid() -> None:
    lists = read_lists("!2026.04 OCG\n!2026.07 OCG\n!2026.10 OCG\n!undated\n")
    assert newest_list(lists, 2026, 9, 30).name == "2026.07 OCG"
    assert newest_list(lists[3:], 2026, 9, 30).name == "undated"
