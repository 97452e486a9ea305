"""`spellspeed cards import FILE`: the user's own cards are known afterwards, and never playable."""

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from card_databases import DRAGON, PICTURE, Row, build
from spellspeed import Deck
from spellspeed.cli import main
from spellspeed.commands.import_cards import tell_language
from spellspeed.known_cards import USER_FILE, CardDataError, forget_known_cards, known_cards
from spellspeed.library import Library
from spellspeed.pool import CardPool, UnknownCard, UnplayableCard
from spellspeed.user_folder import user_folder, usual_folder, write_whole
from spellspeed.words import NONE

SPELL: Row = (10_000_100, 3, 22702055, 0, 0x80002, 0, 0, 0, 0, 0, 0)  # treated as "Umi"
TOKEN: Row = (10_000_200, 3, 0, 0, 0x4011, 0, 0, 1, 1, 1, 0)
KNOWN: Row = (89631139, 3, 0, 0, 0x11, 1, 1, 1, 1, 1, 0)  # our own Blue-Eyes White Dragon has other numbers
ROWS = (DRAGON, PICTURE, SPELL, TOKEN, KNOWN)
NAMES = {10_000_001: "Own Dragon", 10_000_003: "Own Dragon", 10_000_100: "Own Sea", 10_000_200: "Bit", 89631139: "B"}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A user's folder of the test's own."""
    monkeypatch.setenv("SPELLSPEED_DATA", str(tmp_path / "data"))
    forget_known_cards()
    yield tmp_path / "data"
    monkeypatch.undo()
    forget_known_cards()


def run(*words: str) -> None:
    assert main(["cards", "import", *words]) == 0


def test_an_imported_card_is_known_by_name_and_password_and_not_playable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UnknownCard):
        Library().find("Own Dragon")
    run(str(build(tmp_path / "my.cdb", ROWS, NAMES)))
    assert capsys.readouterr().out == (
        f"{tmp_path / 'my.cdb'}: 5 cards in YGOPro's dialect, names in English\n"
        f"kept 2 cards as known (not playable) in {tmp_path / 'data' / USER_FILE}; already known: 1\n"
        "left out: 1 Tokens\n"
    )
    card = Library().find("own dragon")
    assert (card.facts.level, card.facts.atk, card.limit, card.playable) == (8, 3000, "unknown", False)
    assert card.facts.index == NONE and Library().with_password(10_000_001) == card
    assert Library().with_password(10_000_003).name == "Own Dragon"  # another artwork of it
    assert [found.name for found in Library().search("own")][:2] == ["Own Sea", "Own Dragon"]
    with pytest.raises(UnplayableCard, match=r'^"Own Dragon" is known, but cannot be played yet$'):
        CardPool.builtin().find("Own Dragon")
    assert [card.name for card in Deck([10_000_001]).unplayable()] == ["Own Dragon"]


def test_the_command_shows_an_imported_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(str(build(tmp_path / "my.cdb", ROWS, NAMES)))
    capsys.readouterr()
    assert main(["cards", "Own", "Sea"]) == 0
    shown = capsys.readouterr().out
    assert "Spell Card [Field]" in shown and 'its name is by rule "Umi"' in shown
    assert "playable: not yet" in shown


def test_cards_of_the_package_stay_as_they_are(tmp_path: Path) -> None:
    run(str(build(tmp_path / "my.cdb", ROWS, NAMES)))
    dragon = known_cards().with_password(89631139)
    assert dragon is not None and dragon.name_en == "Blue-Eyes White Dragon" and dragon.atk == 3000
    assert known_cards().is_own(89631139) and not known_cards().is_own(10_000_001)


def test_a_second_import_adds_cards_and_names_in_other_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(str(build(tmp_path / "en.cdb", ROWS, NAMES)))
    run(str(build(tmp_path / "zh.cdb", datas="", names={10_000_001: "自己的龙", 10_000_100: "自己的海", 5: "无"})))
    run(str(build(tmp_path / "more.cdb", [(10_000_500, *DRAGON[1:])], {10_000_500: "Further Dragon"})))
    assert "only texts of 3 cards, in Chinese" in capsys.readouterr().out
    assert Library().find("自己的龙").name == "Own Dragon"
    assert Library().find("Further Dragon").facts.password == 10_000_500
    assert Library().find("Own Sea").facts.name_zh == "自己的海"


def test_archetypes_get_their_names_from_strings_conf(tmp_path: Path) -> None:
    strings = tmp_path / "strings.conf"
    strings.write_text("!setname 0xdd Own-Eyes\tcomment\n!setname 0x8 HERO\n", encoding="utf-8")
    run(str(build(tmp_path / "my.cdb", ROWS, NAMES)), "--strings", str(strings))
    assert Library().find("Own Dragon").facts.archetypes == ("Own-Eyes",)


def test_a_chinese_database_gives_chinese_names_and_its_reader_chinese_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(str(build(tmp_path / "my.cdb", [DRAGON], {10_000_001: "自己的龙"})), "--lang", "zh")
    assert "1张卡，YGOPro格式，卡名是中文" in capsys.readouterr().out
    card = Library().find("自己的龙")
    assert card.facts.name_zh == card.name == "自己的龙"  # for want of an English one


def test_the_language_of_names_is_told_by_their_letters() -> None:
    assert tell_language(["Own Dragon", "Number 39"]) == "en"
    assert tell_language(["自己的龙", "暗黑界", "No.39"]) == "zh"
    assert tell_language(["ブラック・マジシャン", "青眼の白龍", "強欲な壺", "死者蘇生"]) == "ja"
    assert tell_language([]) == "en"


def test_a_name_that_a_card_has_by_rule_must_be_one_we_know(tmp_path: Path) -> None:
    row = (10_000_300, 3, 999_999, *DRAGON[3:])
    run(str(build(tmp_path / "my.cdb", [row], {10_000_300: "Own Ghost"})))
    assert Library().find("Own Ghost").facts.rule_name == 10_000_300


def test_a_file_that_cannot_be_read_changes_nothing(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(str(build(tmp_path / "my.cdb", ROWS, NAMES)))
    before = (folder / USER_FILE).read_bytes()
    (tmp_path / "bad.cdb").write_bytes(b"nothing")
    good = build(tmp_path / "more.cdb", [(10_000_500, *DRAGON[1:])], {10_000_500: "Further Dragon"})
    assert main(["cards", "import", str(good), str(tmp_path / "bad.cdb")]) == 1
    assert capsys.readouterr().err == f"spellspeed cards: {tmp_path / 'bad.cdb'}: it is no SQLite 3 database\n"
    assert main(["cards", "import", str(tmp_path / "bad.cdb"), "--lang", "zh"]) == 1
    assert "不是SQLite 3数据库" in capsys.readouterr().err
    assert (folder / USER_FILE).read_bytes() == before and os.listdir(folder) == [USER_FILE]


def test_a_damaged_file_of_the_user_is_named_and_the_next_import_begins_it_anew(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_whole(folder / USER_FILE, b"spoilt")
    with pytest.raises(CardDataError, match=USER_FILE):
        known_cards()
    run(str(build(tmp_path / "my.cdb", ROWS, NAMES)))
    assert "it is begun anew" in capsys.readouterr().err
    assert Library().find("Own Dragon").facts.level == 8


def test_a_row_of_the_users_file_that_is_none_is_refused(folder: Path, tmp_path: Path) -> None:
    run(str(build(tmp_path / "my.cdb", ROWS, NAMES)))
    text = gzip.decompress((folder / USER_FILE).read_bytes()).decode().replace("Dragon / Effect", "Drake / Effect")
    write_whole(folder / USER_FILE, gzip.compress(text.encode()))
    forget_known_cards()
    with pytest.raises(CardDataError, match="'Drake' is not expected there; import the cards anew"):
        known_cards()


# ------------------------------------------------------------------------------------------------------- the folder


def test_each_system_has_its_place_for_a_users_data() -> None:
    home = Path.home()
    assert usual_folder("win32", {"LOCALAPPDATA": "C:\\Users\\x\\Local"}) == Path("C:\\Users\\x\\Local")
    assert usual_folder("win32", {}) == home / "AppData" / "Local"
    assert usual_folder("darwin", {}) == home / "Library" / "Application Support"
    assert usual_folder("linux", {"XDG_DATA_HOME": "/somewhere"}) == Path("/somewhere")
    assert (
        usual_folder("linux", {"XDG_DATA_HOME": "relative"}) == usual_folder("linux", {}) == home / ".local" / "share"
    )


def test_a_variable_names_another_folder(folder: Path) -> None:
    assert user_folder() == folder


def test_a_file_is_replaced_whole_or_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "new" / "one"
    write_whole(file, b"first")

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="the disk is full"):
        write_whole(file, b"second")
    assert file.read_bytes() == b"first" and os.listdir(file.parent) == ["one"]
