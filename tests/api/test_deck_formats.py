"""Decks in the files and codes of other programs: .ydk in both dialects, ydke:// addresses, Omega codes."""

import base64
import pathlib
import struct
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed import Deck, DeckError
from spellspeed.deck import read_written
from spellspeed.formats.deck_codes import read_omega, read_ydke, write_omega, write_ydke
from spellspeed.formats.written import EITHER, EXTRA, LARGEST_TEXT, MAIN, SIDE, WrittenDeck, write_down
from spellspeed.formats.ydk import read_ydk, write_ydk

BLUE_EYES, ARKANAS_MAGICIAN, STARDUST, TYPHOON = 89631139, 36996508, 44508094, 5318639
ELF, ULTIMATE = 15025844, 23995346
# Checked against other programs: three decks, and the address they write.
ADDRESSES = [
    ([BLUE_EYES, ARKANAS_MAGICIAN], [STARDUST], [TYPHOON], "ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!"),
    ([46986414, 44095762], [1861629], [], "ydke://rvTMAhLZoAI=!/WccAA==!!"),
    ([], [], [], "ydke://!!!"),
]
SECTIONS = st.lists(st.integers(1, 0xFFFF_FFFF), max_size=80)


def passwords(written: WrittenDeck) -> list[list[int]]:
    return [written.of(section) for section in (MAIN, EXTRA, SIDE)]


def deflated(content: bytes) -> str:
    """What Omega makes of these bytes."""
    return base64.b64encode(zlib.compress(content, wbits=-15)).decode()


@pytest.mark.parametrize(("main", "extra", "side", "address"), ADDRESSES)
def test_a_ydke_address_is_what_other_programs_write(
    main: list[int], extra: list[int], side: list[int], address: str
) -> None:
    assert write_ydke(main, extra, side) == address
    assert passwords(read_ydke(address)) == [main, extra, side]


def test_an_address_may_have_the_letters_of_addresses_and_no_filling() -> None:
    plain = "ydke://+/+/Ag==!/WccAA==!!"
    assert read_ydke("ydke://-_-_Ag..!_WccAA..!!") == read_ydke(plain) == read_ydke("YDKE://-/+_Ag!/WccAA!!\n")


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("ydke://", "3 marks !, this has 0"),
        ("ydke://o6lXBQ==!!", "3 marks !, this has 2"),
        ("ydke://!!!!", "3 marks !, this has 4"),
        ("ydke://!!!o6lXBQ==", "follows the last !"),
        ("ydke://o6lX!!!", "the Main Deck of the address has 3 bytes"),
        ("ydke://!o6l*XBQ=!!", "the Extra Deck of the address is not base64"),
        ("ydke://!!青眼!", "the Side Deck of the address is not base64"),
        ("ydk://!!!", "is no ydke:// address"),
        ("ydke://" + "A" * LARGEST_TEXT, "is no ydke:// address"),
    ],
)
def test_a_wrong_address_is_refused_with_its_reason(address: str, reason: str) -> None:
    with pytest.raises(DeckError, match="mine: ") as wrong:
        read_ydke(address, "mine")
    assert reason in str(wrong.value)
    assert wrong.value.chinese != str(wrong.value)


def test_an_omega_code_counts_main_and_extra_deck_together() -> None:
    code = deflated(b"\x02\x01" + struct.pack("<3I", ELF, ULTIMATE, TYPHOON))
    assert [entry.section for entry in read_omega(code).entries] == [EITHER, EITHER, SIDE]
    assert Deck.read(code) == Deck([ELF], [ULTIMATE], [TYPHOON])
    assert zlib.decompress(base64.b64decode(write_omega([ELF], [ULTIMATE], [TYPHOON])), -15) == b"\x02\x01" + (
        struct.pack("<3I", ELF, ULTIMATE, TYPHOON)
    )


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x01",
        b"\x01\x00" + b"abc",
        b"\x01\x00" + b"abcde",
        b"\xff\xff" + b"\0" * 2040 + b"\0",
        b"\0" * 5_000_000,
    ],
    ids=["nothing", "one count", "a card is cut off", "a byte too many", "the most and one more", "far too much"],
)
def test_an_omega_code_of_another_length_than_it_counts_is_refused(content: bytes) -> None:
    with pytest.raises(DeckError, match="cut off or damaged"):
        read_omega(deflated(content))


def test_an_omega_code_that_is_cut_off_is_refused() -> None:
    code = write_omega(range(1, 41), [], [])
    with pytest.raises(DeckError, match="mine: "):
        read_omega(code[:40], "mine")
    with pytest.raises(DeckError, match="is no Omega code"):
        read_omega("no code!")


def test_an_omega_code_holds_no_more_than_it_can_count() -> None:
    assert len(read_omega(write_omega([ELF] * 200, [ELF] * 55, [ELF] * 255)).entries) == 510
    with pytest.raises(DeckError, match="at most 255"):
        write_omega([ELF] * 200, [ELF] * 56, [])


@given(SECTIONS, SECTIONS, SECTIONS)
def test_what_is_written_is_read_again(main: list[int], extra: list[int], side: list[int]) -> None:
    assert passwords(read_ydk(write_ydk(main, extra, side))) == [main, extra, side]
    assert passwords(read_ydk(write_ydk(main, extra, side, "card {}".format))) == [main, extra, side]
    assert read_ydke(write_ydke(main, extra, side)) == write_down(main, extra, side)
    read = read_omega(write_omega(main, extra, side))
    assert (read.of(EITHER), read.of(SIDE)) == (main + extra, side)


@pytest.mark.parametrize("wrong", [0, -1, 2**32, True, 1.0, "15025844", None])
def test_only_passwords_are_written(wrong: object) -> None:
    for write in (write_ydk, write_ydke, write_omega):
        with pytest.raises(DeckError, match="is no password"):
            write([wrong], [], [])  # type: ignore[list-item]


def test_a_deck_is_read_whichever_way_it_is_written(tmp_path: pathlib.Path) -> None:
    deck = Deck(["Mystical Elf", "Blue-Eyes White Dragon"], ["Blue-Eyes Ultimate Dragon"], ["Mystical Space Typhoon"])
    for text in (deck.to_ydk(), deck.to_ydke(), deck.to_omega()):
        path = tmp_path / "deck.txt"
        for content in (text.encode(), b"\xef\xbb\xbf" + text.encode() + b"\r\n"):
            path.write_bytes(content)
            assert Deck.read(text) == Deck.read(content) == Deck.load(path) == deck


def test_a_password_alone_is_a_deck_list_though_it_could_be_a_code() -> None:
    assert read_written("89631139").of(EITHER) == [BLUE_EYES]


def test_lines_that_name_the_cards_to_be_shown_are_passed_over() -> None:
    """Some programs add which cards stand for the deck, and which are kept aside."""
    text = f"#main\n{ELF}\n#extra\n!side\n{TYPHOON}\n#spare\n${BLUE_EYES}$\n#representative\n${ELF}$\n"
    deck = Deck.from_text(text)
    assert (deck.main, deck.extra, deck.side) == ((ELF,), (), (TYPHOON,))


def test_a_file_of_ygopro_2_with_its_mark_and_line_ends_is_read(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "mine.ydk"
    path.write_bytes(f"\ufeff#created by ygopro2\r\n#main\r\n{ELF}\r\n#extra\r\n!side\r\n{TYPHOON}\r\n".encode())
    assert Deck.load(path) == Deck([ELF], [], [TYPHOON])


def test_comments_may_hold_bytes_of_any_coding() -> None:
    text = b"#created by \xc7\xe0\xd1\xdb\x85\xff\n#main\n# \xb0\xd7\xc1\xfa \x0b\x0c 12345\n%d\n" % ELF
    assert read_ydk(text).of(MAIN) == [ELF]


def test_text_behind_a_password_is_ignored_and_spaces_and_zeros_before_it() -> None:
    lines = [f"{ELF}abc", f"  00{ELF}", f"{ELF} x2", f"\t{ELF};1", f"{ELF}.5"]
    assert read_ydk("#main\n" + "\n".join(lines)).of(MAIN) == [ELF] * 5


@pytest.mark.parametrize("line", ["0", "000", "4294967296", "9" * 5000, "Mystical Elf"])
def test_a_line_that_is_no_password_is_named(line: str) -> None:
    written = read_ydk(f"#main\n{ELF}\n{line}\n")
    assert written.of(MAIN) == [ELF]
    assert [(strange.line, strange.text) for strange in written.strange] == [(3, line[:40])]
    with pytest.raises(DeckError, match=r"mine\.ydk, line 3: "):
        Deck.from_text(f"#main\n{ELF}\n{line}\n", "mine.ydk")


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "large.ydk"
    path.write_bytes(b"#main\n" + b"15025844\n" * 10_000)
    with pytest.raises(DeckError, match="more than 65536 bytes"):
        Deck.load(path)
