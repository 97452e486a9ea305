"""strings.conf in both dialects: what is read of it, and that what is written reads back."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.formats.errors import FileFormatError
from spellspeed.formats.strings_conf import DIALECTS, Strings, load_strings, read_strings, write_strings

SAMPLE = (
    "# our own sample\r\n"
    "!system 1 Normal Summon\r\n"
    "!system 1010 EARTH\r\n"
    "!victory 0x10 Victory by %ls\r\n"
    "!counter 0x1002 Wedge Counter\r\n"
    "!setname 0x3008 Evil HERO\tan own comment\r\n"
    "not a line of ours\r\n"
    "!unknown 5 nothing\r\n"
)


def test_every_kind_of_line_is_read_and_the_others_are_passed_over() -> None:
    strings = read_strings(SAMPLE)
    assert strings.system == {1: "Normal Summon", 1010: "EARTH"}
    assert strings.victory == {16: "Victory by %ls"}
    assert strings.counters == {0x1002: "Wedge Counter"}
    assert strings.passed_over == (8,)


def test_ygopro_cuts_a_setname_at_a_tab_and_edopro_keeps_it() -> None:
    ygopro, edopro = read_strings(SAMPLE, "ygopro"), read_strings(SAMPLE, "edopro")
    assert ygopro.setnames == {0x3008: "Evil HERO"} and ygopro.comments == {0x3008: "an own comment"}
    assert edopro.setnames == {0x3008: "Evil HERO\tan own comment"} and not edopro.comments


def test_system_numbers_are_decimal_and_all_others_hexadecimal() -> None:
    strings = read_strings("!system 10 ten\n!counter 10 sixteen\n!victory 0X1f thirty-one")
    assert (strings.system, strings.counters, strings.victory) == ({10: "ten"}, {16: "sixteen"}, {31: "thirty-one"})


@pytest.mark.parametrize(
    "line", ["!system 0x1 hex", "!system 99999999999 large", "!counter xyz z", "!setname", "!system 5", "!"]
)
def test_a_line_that_says_no_number_and_text_is_passed_over(line: str) -> None:
    strings = read_strings(f"!system 1 one\n{line}\n")
    assert strings.system == {1: "one"} and strings.passed_over == (2,)
    assert not strings.counters and not strings.setnames


def test_the_last_of_two_lines_with_one_number_counts_as_in_both_programs() -> None:
    strings = read_strings("!setname 0x8 HERO\told\n!setname 0x8 Hero\n")
    assert strings.setnames == {8: "Hero"} and not strings.comments


def test_a_byte_that_is_no_utf8_spoils_one_letter_only(tmp_path: Path) -> None:
    file = tmp_path / "strings.conf"
    file.write_bytes(b"\xef\xbb\xbf!system 1 one\xff\n!system 2 \xe4\xba\x8c\n")
    assert load_strings(file).system == {1: "one\ufffd", 2: "二"}


def test_categories_are_the_system_texts_from_1100_on() -> None:
    strings = read_strings("!system 1100 Destroy Monster\n!system 1103 Draw")
    assert [strings.tell_category(bit) for bit in (0, 1, 3)] == ["Destroy Monster", "", "Draw"]


@pytest.mark.parametrize(
    ("strings", "reason"),
    [
        (Strings({1: "two\nlines"}), r"!system 1: a text is one line"),
        (Strings({-1: "x"}), r"!system -1: a number from 0"),
        (Strings(setnames={8: "a\tb"}), r"!setname 8: this dialect cuts a setname at a TAB"),
    ],
)
def test_what_would_not_read_back_is_not_written(strings: Strings, reason: str) -> None:
    with pytest.raises(FileFormatError, match=reason) as wrong:
        write_strings(strings)
    assert "：" in wrong.value.chinese


LINE = st.text(st.characters(codec="utf-8", exclude_characters="\r\n\t"), max_size=20)
TABLE = st.dictionaries(st.integers(0, 0xFFFF_FFFF), LINE, max_size=5)


@given(TABLE, TABLE, TABLE, TABLE, st.sampled_from(DIALECTS))
def test_what_is_written_reads_back(
    system: dict[int, str], victory: dict[int, str], counters: dict[int, str], setnames: dict[int, str], dialect: str
) -> None:
    comments = {key: f"about {key}" for key in list(setnames)[:2]} if dialect == "ygopro" else {}
    strings = Strings(system, victory, counters, setnames, comments)
    assert read_strings(write_strings(strings, dialect), dialect) == strings
    assert read_strings(write_strings(strings, dialect).replace("\n", "\r\n").encode(), dialect) == strings


def test_a_dialect_nobody_speaks_is_refused() -> None:
    with pytest.raises(ValueError, match="no dialect is called 'mdpro'; there are ygopro and edopro"):
        read_strings("", "mdpro")
