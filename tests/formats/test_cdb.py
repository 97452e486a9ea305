"""cards.cdb: SQLite databases of our own making, in both dialects and in many states of disrepair."""

import sqlite3
from pathlib import Path

import pytest

from card_databases import DATAS, DRAGON, NAMES, ODD_DATAS, ODD_TEXTS, ROWS, TEXTS, Row, build
from spellspeed.formats import cdb
from spellspeed.formats.cdb import CardDatabaseError, CdbCard, load_database
from spellspeed.formats.cdb_facts import OTHER_KINDS, TOKENS, find_fault, to_facts
from spellspeed.words import (
    ARROW_BOTTOM,
    ARROW_TOP_RIGHT,
    CONTINUOUS,
    EFFECT,
    LIGHT,
    MONSTER,
    NONE,
    NORMAL,
    TRAP,
    UNKNOWN,
)
from spellspeed.words import (
    DRAGON as DRAGON_TYPE,
)


def one(path: Path, *dialect: str, **change: int) -> CdbCard:
    """The one card of a database whose row differs so from that of a Level 8 Dragon."""
    columns = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
    row: Row = tuple([change.get(column, value) for column, value in zip(columns, DRAGON, strict=True)])
    number = row[0]
    assert isinstance(number, int)
    [card] = load_database(build(path / "one.cdb", [row], {number: "Own Card"}), *dialect).cards
    return card


def test_facts_and_texts_are_joined_by_number_whatever_the_columns_declare(tmp_path: Path) -> None:
    plain = load_database(build(tmp_path / "plain.cdb"))
    odd = load_database(build(tmp_path / "odd.cdb", datas=ODD_DATAS, texts=ODD_TEXTS))
    for database in (plain, odd):
        assert [(card.password, card.words.name) for card in database.cards] == list(NAMES.items())
        dragon = database.cards[0]
        assert (dragon.atk, dragon.def_, dragon.level, dragon.race, dragon.attribute) == (3000, 2500, 8, 0x2000, 0x10)
        assert dragon.words.text == "about Own Dragon" and dragon.category == 1
    assert plain.cards[0].words.prompts == ("",) * 16 and odd.cards[0].words.prompts == ()


def test_facts_without_a_text_vanish_and_are_counted(tmp_path: Path) -> None:
    database = load_database(build(tmp_path / "cards.cdb", names={10_000_001: "Own Dragon", 7: "Nobody"}))
    assert [card.password for card in database.cards] == [10_000_001]
    assert database.without_text == (10_000_003, 295_517_000) and 7 in database.texts


def test_a_database_of_texts_alone_has_no_cards(tmp_path: Path) -> None:
    database = load_database(build(tmp_path / "zh.cdb", datas="", names={10_000_001: "自己的龙"}))
    assert database.is_texts_only and not database.cards and database.texts[10_000_001].name == "自己的龙"
    empty = load_database(build(tmp_path / "empty.cdb", [], {}))
    assert not empty.is_texts_only


def test_a_near_alias_is_another_artwork_and_a_far_one_another_name(tmp_path: Path) -> None:
    dragon, picture, ocean = load_database(build(tmp_path / "cards.cdb")).cards
    assert (dragon.artwork_of, dragon.treated_as) == (0, 0)
    assert (picture.artwork_of, picture.treated_as) == (10_000_001, 0)
    assert (ocean.artwork_of, ocean.treated_as) == (0, 22702055)


@pytest.mark.parametrize(("distance", "artwork"), [(9, True), (-9, True), (10, False)])
def test_an_artwork_is_nearer_than_ten(tmp_path: Path, distance: int, artwork: bool) -> None:
    card = one(tmp_path, id=10_000_050, alias=10_000_050 + distance)
    assert bool(card.artwork_of) == artwork and bool(card.treated_as) != artwork


def test_the_setcode_holds_four_archetypes_the_lowest_first(tmp_path: Path) -> None:
    card = one(tmp_path, setcode=0x00DD_0000_C008_3008)
    assert card.setcodes == (0x3008, 0xC008, 0xDD)
    assert card.belongs_to(0x8) and card.belongs_to(0x3008) and card.belongs_to(0xDD)
    assert not card.belongs_to(0x5008) and not card.belongs_to(0x30DD)


def test_a_setcode_above_the_largest_signed_number_is_unsigned(tmp_path: Path) -> None:
    assert one(tmp_path, setcode=-(1 << 48)).setcodes == (0xFFFF,)


def test_two_cards_belong_to_five_archetypes(tmp_path: Path) -> None:
    assert one(tmp_path, id=8512558).setcodes == (0x8F, 0x54, 0x59, 0x82, 0x13A)


def test_a_question_mark_is_minus_two(tmp_path: Path) -> None:
    card = one(tmp_path, atk=-2, **{"def": -2})
    assert (card.atk, card.def_) == (UNKNOWN, UNKNOWN)


def test_the_defense_of_a_link_monster_is_its_markers(tmp_path: Path) -> None:
    card = one(tmp_path, type=0x4000021, level=2, **{"def": 0o402})
    assert card.def_ == NONE and card.markers == 0o402 and card.level == 2
    facts = to_facts(card)
    assert facts is not None and facts.arrows == ARROW_TOP_RIGHT | ARROW_BOTTOM
    assert (facts.link, facts.level, facts.def_) == (2, NONE, NONE)


def test_the_scales_stand_above_the_level(tmp_path: Path) -> None:
    card = one(tmp_path, type=0x1000021, level=0x05040007)
    assert (card.level, card.left_scale, card.right_scale) == (7, 5, 4)
    facts = to_facts(card)
    assert facts is not None and (facts.scale, facts.level) == (5, 7)


def test_a_negative_level_is_one_in_edopros_dialect_only(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    assert one(tmp_path / "a", "edopro", level=-248).level == -8
    assert one(tmp_path / "b", "ygopro", level=-248).level == 8


@pytest.mark.parametrize(
    ("change", "dialect"),
    [
        ({"ot": 3}, "ygopro"),
        ({"ot": 11}, "ygopro"),
        ({"ot": 0x103}, "edopro"),
        ({"ot": 0x20}, "edopro"),
        ({"type": 0x8000021}, "edopro"),
        ({"race": 1 << 62}, "edopro"),
        ({"race": -(1 << 63)}, "edopro"),
        ({"level": -4}, "edopro"),
    ],
)
def test_the_dialect_is_told_from_the_rows(tmp_path: Path, change: dict[str, int], dialect: str) -> None:
    card = one(tmp_path, **change)
    assert card.dialect == dialect


def test_the_dialects_call_one_scope_differently(tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
    assert one(tmp_path / "a", "ygopro", ot=9).scopes == ("OCG", "Simplified Chinese")
    assert one(tmp_path / "b", "edopro", ot=9).scopes == ("OCG", "Illegal")


def test_a_monster_becomes_a_known_card_with_the_names_of_its_archetypes(tmp_path: Path) -> None:
    facts = to_facts(one(tmp_path), {0xDD: "Own-Eyes", 0x8: "HERO"})
    assert facts is not None
    assert (facts.kind, facts.type_, facts.attribute) == (MONSTER | EFFECT, DRAGON_TYPE, LIGHT)
    assert (facts.level, facts.rank, facts.atk, facts.def_, facts.index) == (8, NONE, 3000, 2500, NONE)
    assert facts.archetypes == ("Own-Eyes",)


def test_an_xyz_monster_has_a_rank_and_no_level(tmp_path: Path) -> None:
    facts = to_facts(one(tmp_path, type=0x800021, level=4))
    assert facts is not None and (facts.rank, facts.level) == (4, NONE)


def test_a_trap_that_becomes_a_monster_is_a_trap_with_numbers(tmp_path: Path) -> None:
    card = one(tmp_path, type=0x20104, level=4, atk=1600)
    assert (card.atk, card.level) == (1600, 4)
    facts = to_facts(card)
    assert facts is not None and facts.kind == TRAP | CONTINUOUS and (facts.atk, facts.level) == (NONE, NONE)


def test_normal_spells_and_traps_have_no_mark_of_their_own(tmp_path: Path) -> None:
    facts = to_facts(one(tmp_path, type=4, race=0, attribute=0))
    assert facts is not None and facts.kind == TRAP | NORMAL


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"type": 0x4011}, TOKENS),
        ({"type": 0x8000021}, OTHER_KINDS),
        ({"race": 0x4000000}, OTHER_KINDS),
        ({"race": 3}, OTHER_KINDS),
        ({"attribute": 0}, OTHER_KINDS),
        ({"type": 0}, OTHER_KINDS),
        ({"type": 5}, OTHER_KINDS),
    ],
)
def test_a_card_for_which_we_have_no_words_says_why(
    tmp_path: Path, change: dict[str, int], why: tuple[str, str]
) -> None:
    card = one(tmp_path, **change)
    assert find_fault(card) == why and to_facts(card) is None


def refused(path: Path) -> str:
    with pytest.raises(CardDatabaseError) as wrong:
        load_database(path)
    assert wrong.value.chinese.startswith(f"{path}：")
    assert str(wrong.value).startswith(f"{path}: ")
    return wrong.value.problem


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    assert refused(build(tmp_path / "1.cdb", texts="")) == "the table texts is missing"
    no_level = DATAS.replace("level integer, ", "")
    connection = sqlite3.connect(tmp_path / "2.cdb")
    connection.execute(no_level)
    connection.execute("CREATE TABLE texts(id integer primary key)")
    connection.close()
    assert refused(tmp_path / "2.cdb") == "the columns name, desc of the table texts are missing"
    connection = sqlite3.connect(tmp_path / "3.cdb")
    connection.execute(no_level)
    connection.execute(TEXTS)
    connection.close()
    assert refused(tmp_path / "3.cdb") == "the column level of the table datas is missing"


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards.cdb"
    for content in (b"", b"#main\n89631139\n", b"SQLite format 3"):
        file.write_bytes(content)
        assert refused(file) == "it is no SQLite 3 database"
    with pytest.raises(FileNotFoundError):
        load_database(tmp_path / "nowhere.cdb")


def test_a_truncated_database_is_refused(tmp_path: Path) -> None:
    names = {number: f"Card {number}" for number in range(1, 2000)}
    rows = [(number, *DRAGON[1:]) for number in names]
    file = build(tmp_path / "cards.cdb", rows, names)
    content = file.read_bytes()
    for size in (100, 5000, len(content) // 2):
        file.write_bytes(content[:size])
        assert refused(file).startswith("it is damaged (")


def test_a_locked_database_is_refused_and_named(tmp_path: Path) -> None:
    file = build(tmp_path / "cards.cdb")
    other = sqlite3.connect(file)
    other.execute("BEGIN EXCLUSIVE")
    assert refused(file).startswith("another program has locked it")
    other.rollback()
    other.close()
    assert len(load_database(file).cards) == 3


def test_a_view_is_not_carried_out(tmp_path: Path) -> None:
    """A view is a program: this one would never end."""
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id, 'a' AS name, '' AS desc"
    connection = sqlite3.connect(tmp_path / "cards.cdb")
    connection.execute(f"CREATE VIEW texts AS {endless} FROM n")
    connection.close()
    assert refused(tmp_path / "cards.cdb") == "the table texts is missing"


def test_reading_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {number: f"Card {number}" for number in range(1, 2000)}
    file = build(tmp_path / "cards.cdb", [], names)
    monkeypatch.setattr(cdb, "LONGEST_READING", -1.0)
    assert refused(file) == "reading it takes longer than -1 seconds"


def test_a_computed_column_is_not_worked_out(tmp_path: Path) -> None:
    file = tmp_path / "c.cdb"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE texts(id integer primary key, name text AS (printf('%1000d', id)), desc text)")
    connection.execute("INSERT INTO texts(id) VALUES (1)")
    connection.commit()
    connection.close()
    assert refused(file) == "the column name of the table texts is missing"


def test_a_cell_that_is_no_number_is_named(tmp_path: Path) -> None:
    file = build(tmp_path / "cards.cdb", [(*DRAGON[:5], "strong", *DRAGON[6:])])
    assert refused(file) == "card 10000001: atk is 'strong', not a whole number"


def test_numbers_as_text_and_empty_cells_are_read(tmp_path: Path) -> None:
    rows: list[Row] = [(*DRAGON[:5], "1900", None, *DRAGON[7:]), (0, *DRAGON[1:]), (1 << 40, *DRAGON[1:])]
    names = {10_000_001: "A", 0: "B", 1 << 40: "C"}
    [card] = load_database(build(tmp_path / "c.cdb", rows, names, ODD_DATAS)).cards
    assert (card.atk, card.def_) == (1900, 0)


def test_the_file_is_left_exactly_as_it_was(tmp_path: Path) -> None:
    file = build(tmp_path / "cards.cdb", ROWS)
    before = (file.read_bytes(), file.stat().st_mtime_ns)
    load_database(file)
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before
    assert list(tmp_path.iterdir()) == [file]


def test_nothing_is_laid_beside_a_file_with_a_write_ahead_log(tmp_path: Path) -> None:
    file = build(tmp_path / "cards.cdb")
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.close()
    assert len(load_database(file).cards) == 3 and list(tmp_path.iterdir()) == [file]


def test_what_another_program_has_written_to_its_log_is_read_too(tmp_path: Path) -> None:
    file = build(tmp_path / "cards.cdb")
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=WAL")
    with connection:
        connection.execute("UPDATE texts SET name = 'New Dragon' WHERE id = 10000001")
    assert load_database(file).cards[0].words.name == "New Dragon"
    connection.close()
