"""Replays of other programs, built here byte by byte after the description, or by our own writer."""

import lzma
import struct
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellspeed.formats import yrp
from spellspeed.formats.yrp import OtherReplay, Packet, ReplayDeck, ReplayFileError, ReplayHeader

MINE, THEIRS = tuple(range(101, 141)), tuple(range(201, 241))


def name(text: str) -> bytes:
    return text.encode("utf-16-le").ljust(40, b"\0")


def deck(main: tuple[int, ...], extra: tuple[int, ...] = ()) -> bytes:
    return struct.pack(f"<I{len(main)}I", len(main), *main) + struct.pack(f"<I{len(extra)}I", len(extra), *extra)


def base(id_: bytes, flags: int, body: bytes, properties: bytes = bytes(8), seed: int = 7) -> bytes:
    return id_ + struct.pack("<5I", 0x1352, flags, seed, len(body), 0xABCD) + properties


def squeeze(body: bytes) -> bytes:
    """The raw LZMA1 stream alone, with the properties both programs use."""
    how = {"id": lzma.FILTER_LZMA1, "dict_size": 1 << 24, "lc": 3, "lp": 0, "pb": 2}
    return lzma.compress(body, lzma.FORMAT_RAW, filters=[how])


PROPERTIES = b"\x5d\0\0\0\1\0\0\0"
DUEL = (
    name("가나다라")
    + name("Player")
    + struct.pack("<3iI", 8000, 5, 1, 0x50000)
    + deck(MINE, (7, 8))
    + deck(THEIRS)
    + b"\x02\xaa\xbb"
    + b"\x00"
    + b"\x04\1\0\0\0"
)
EDOPRO_DUEL = (
    struct.pack("<I", 1)
    + name("Home")
    + struct.pack("<I", 1)
    + name("Guest")
    + struct.pack("<3IQ", 4000, 4, 1, 0x5_0000_0001)
    + deck(MINE)
    + deck(THEIRS, (9,))
    + struct.pack("<2I", 1, 511)
    + b"\x01\x05"
)
OLD = base(b"yrp1", yrp.NEW_REPLAY | yrp.FLAGS_OF_64_BITS | yrp.COMPRESSED, EDOPRO_DUEL, PROPERTIES) + squeeze(
    EDOPRO_DUEL
)


def test_a_yrp_is_read_packed_and_plain() -> None:
    plain = yrp.read_replay(base(b"yrp1", 0, DUEL) + DUEL)
    packed = yrp.read_replay(base(b"yrp1", yrp.COMPRESSED, DUEL, PROPERTIES) + squeeze(DUEL))
    for replay in (plain, packed):
        assert replay.players == ("가나다라", "Player") and replay.rule == 5
        assert (replay.lp, replay.opening_hand, replay.draws) == (8000, 5, 1)
        assert replay.file_decks == (ReplayDeck(MINE, (7, 8)), ReplayDeck(THEIRS))
        assert replay.responses == (b"\xaa\xbb", b"", b"\1\0\0\0")
        assert (replay.header.kind, replay.header.version, replay.header.seed) == ("YRP1", 0x1352, (7,))


def test_the_last_card_of_a_main_deck_in_the_file_is_its_top_one_and_ours_come_first() -> None:
    mine, theirs = yrp.read_replay(base(b"yrp1", 0, DUEL) + DUEL).decks()
    assert (mine.main[0], mine.main[-1], mine.extra) == (140, 101, (7, 8))
    assert theirs.main == THEIRS[::-1]


def test_a_yrp2_has_eighty_bytes_of_header_with_eight_seeds() -> None:
    head = base(b"yrp2", yrp.UNIFORM | yrp.COMPRESSED, DUEL, PROPERTIES) + struct.pack("<12I", *range(1, 9), 1, 0, 0, 0)
    replay = yrp.read_replay(head + squeeze(DUEL))
    assert len(head) == 80
    assert (replay.header.kind, replay.header.seed, replay.header.header_version) == ("YRP2", tuple(range(1, 9)), 1)
    assert replay.file_decks[1].main == THEIRS and len(replay.responses) == 3


def test_a_tag_duel_has_four_names_and_four_decks() -> None:
    names = b"".join(map(name, "ABCD"))
    body = names + struct.pack("<4I", 8000, 5, 1, 0x20000) + deck((1,)) + deck((2,)) + deck((3,)) + deck((4,))
    replay = yrp.read_replay(base(b"yrp1", yrp.TAG, body) + body)
    assert replay.teams == (("A", "B"), ("C", "D"))
    assert [each.main for each in replay.file_decks] == [(1,), (2,), (3,), (4,)]
    with pytest.raises(ValueError, match="a replay with 4 decks"):
        replay.decks()


def test_a_puzzle_has_a_path_instead_of_decks() -> None:
    path = b"./single/mine.lua"
    body = name("A") + name("B") + struct.pack("<4IH", 8000, 5, 1, 0, len(path)) + path + b"\x01\x00"
    replay = yrp.read_replay(base(b"yrp1", yrp.SINGLE, body) + body)
    assert (replay.script, replay.file_decks, replay.responses) == ("./single/mine.lua", (), (b"\0",))


def stream(flags: int = yrp.NEW_REPLAY | yrp.FLAGS_OF_64_BITS, middle: bytes = b"") -> bytes:
    names = struct.pack("<I", 1) + name("Home") + struct.pack("<I", 1) + name("Guest")
    body = names + struct.pack("<Q", 0x123) + b"\x04" + struct.pack("<I", 3) + b"abc"
    body += b"\xe7" + struct.pack("<I", len(OLD)) + OLD + b"\x05" + struct.pack("<I", 0)
    return base(b"yrpX", flags | yrp.COMPRESSED, body, PROPERTIES) + middle + squeeze(body)


def test_a_yrpx_keeps_its_messages_raw_and_gives_the_yrp1_in_it() -> None:
    replay = yrp.read_replay(stream())
    assert replay.players == ("Home", "Guest") and replay.duel_flags == 0x123
    assert [packet.message for packet in replay.packets] == [4, 231, 5]
    assert replay.packets[0] == Packet(4, b"abc")
    assert [packet.is_described for packet in replay.packets] == [False, True, False]
    old = replay.embedded
    assert old is not None and old.lp == replay.lp == 4000 and old.duel_flags == 0x5_0000_0001
    assert old.rule_cards == (511,) and old.responses == (b"\5",)
    assert replay.decks()[1] == ReplayDeck(THEIRS[::-1], (9,))


def test_the_extended_header_of_a_yrpx_has_72_bytes_and_four_seeds() -> None:
    flags = yrp.NEW_REPLAY | yrp.FLAGS_OF_64_BITS | yrp.EXTENDED_HEADER
    replay = yrp.read_replay(stream(flags, struct.pack("<5Q", 1, 11, 12, 13, 14)))
    assert (replay.header.header_version, replay.header.seed) == (1, (11, 12, 13, 14))
    assert len(replay.packets) == 3


def test_a_size_that_nobody_can_believe_is_refused_before_anything_is_unpacked() -> None:
    bomb = squeeze(bytes(20 * 1024 * 1024))
    for size in (20 * 1024 * 1024, 0xFFFF_FFFF):
        head = b"yrp1" + struct.pack("<5I", 0, yrp.COMPRESSED, 0, size, 0) + PROPERTIES
        with pytest.raises(ReplayFileError, match=rf"unpacked it would have {size} bytes; at most 16777216 are read"):
            yrp.read_replay(head + bomb)
    # A stream that goes on behind the size it was given is not unpacked any further.
    head = b"yrp1" + struct.pack("<5I", 0, yrp.COMPRESSED, 0, 16, 0) + PROPERTIES
    with pytest.raises(ReplayFileError, match="it cannot be unpacked"):
        yrp.read_replay(head + bomb)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "it is no replay"),
        (b"PK\x03\x04" + bytes(99), "it is no replay"),
        (b"yrp1" + bytes(20), "the header has 24 bytes where 32 belong"),
        (b"yrp2" + bytes(40), "the header has 44 bytes where 80 belong"),
        (base(b"yrp1", 0, b""), "a player's name takes 40 bytes, 0 are left"),
        (base(b"yrp1", 0, DUEL) + DUEL[:-1], "a response takes 4 bytes, 3 are left"),
        (base(b"yrp1", 0, DUEL) + DUEL[:96] + b"\xff\xff\xff\xff", "a Main Deck takes 17179869180 bytes, 0 are left"),
        (base(b"yrp1", 1, DUEL, PROPERTIES) + squeeze(DUEL)[:40], "it is cut off|it cannot be unpacked"),
        (base(b"yrp1", 1, DUEL, b"\xff" * 8) + squeeze(DUEL), "it cannot be unpacked"),
        (base(b"yrpX", 0x20, b"") + struct.pack("<I", 1000), "1000 players on a side; at most 8"),
    ],
)
def test_a_broken_replay_is_refused_with_the_place(content: bytes, reason: str) -> None:
    with pytest.raises(ReplayFileError, match=reason) as wrong:
        yrp.read_replay(content, "mine.yrp")
    assert str(wrong.value).startswith("mine.yrp: ") and wrong.value.chinese.startswith("mine.yrp：")


def test_a_yrpx_in_a_yrpx_is_not_followed() -> None:
    inner = stream()
    body = struct.pack("<I", 0) + struct.pack("<I", 0) + struct.pack("<I", 0)
    body += b"\xe7" + struct.pack("<I", len(inner)) + inner
    with pytest.raises(ReplayFileError, match=r"a \.yrpX in a \.yrpX is not read"):
        yrp.read_replay(base(b"yrpX", yrp.NEW_REPLAY, body) + body)


CARDS = st.lists(st.integers(0, 0xFFFF_FFFF), max_size=60).map(tuple)
DECK = st.builds(ReplayDeck, CARDS, CARDS)
NAME = st.text(st.characters(codec="utf-16-le", exclude_characters="\0"), max_size=9)


@given(NAME, NAME, DECK, DECK, st.lists(st.binary(max_size=255), max_size=9).map(tuple), st.booleans())
def test_what_is_written_reads_back(
    one: str, other: str, mine: ReplayDeck, theirs: ReplayDeck, responses: tuple[bytes, ...], compress: bool
) -> None:
    header = ReplayHeader(yrp.YRP1, 0x1352, 0, (99,))
    replay = OtherReplay(header, ((one,), (other,)), 4000, 4, 2, 0x30000, "", (mine, theirs), (), responses)
    again = yrp.read_replay(yrp.write_replay(replay, compress))
    assert again.header.has(yrp.COMPRESSED) == compress
    assert replace(again, header=header) == replay and again.header.seed == (99,)


@pytest.mark.parametrize(
    ("replay", "reason"),
    [
        (OtherReplay(teams=(("x" * 20,), ("",))), "at most 19 letters"),
        (OtherReplay(responses=(bytes(256),)), "at most 255 bytes, not 256"),
        (OtherReplay(ReplayHeader(yrp.YRPX)), "only YGOPro's YRP1 is written"),
        (OtherReplay(ReplayHeader(flags=yrp.TAG)), "a tag duel has 2 on each side, not 2 players in all"),
        (OtherReplay(ReplayHeader(flags=yrp.SINGLE)), "a puzzle has a path"),
        (OtherReplay(file_decks=(ReplayDeck(),)), "a deck for each player"),
    ],
)
def test_what_a_yrp1_cannot_hold_is_not_written(replay: OtherReplay, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        yrp.write_replay(replay)
