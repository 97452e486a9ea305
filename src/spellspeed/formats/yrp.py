"""Replays of other programs: .yrp (YRP1 and YRP2) of YGOPro and .yrpX of EDOPro; what they hold, and our own YRP1."""

import lzma
import os
import struct
from dataclasses import dataclass, field
from typing import Final

from spellspeed.formats.errors import FileFormatError, read_bytes

YRP1: Final = 0x31707279
YRP2: Final = 0x32707279
YRPX: Final = 0x58707279
KINDS: Final = {YRP1: "YRP1", YRP2: "YRP2", YRPX: "yrpX"}

COMPRESSED: Final = 1
TAG: Final = 2
DECODED: Final = 4
SINGLE: Final = 8  # a puzzle: a path instead of decks
UNIFORM: Final = 0x10  # EDOPro says by it that its scripts were those of Lua with 64-bit numbers
NEW_REPLAY: Final = 0x20
HAND_TEST: Final = 0x40
DIRECT_SEED: Final = 0x80
FLAGS_OF_64_BITS: Final = 0x100
EXTENDED_HEADER: Final = 0x200

MESSAGE_OLD_REPLAY: Final = 231  # of a .yrpX: a whole YRP1
LARGEST_BODY: Final = 16 * 1024 * 1024  # the size a file tells of itself is not to be trusted
LARGEST_MEMORY: Final = 64 * 1024 * 1024  # for unpacking; the programs themselves take 16 MiB
MOST_PLAYERS: Final = 8  # of one side
PROPERTIES: Final = bytes((0x5D, 0, 0, 0, 1))  # of the LZMA stream, as both programs write them
NAME_BYTES: Final = 40
_BASE: Final = struct.Struct("<6I8s")
_MORE: Final = {YRP2: struct.Struct("<8I4I"), EXTENDED_HEADER: struct.Struct("<Q4Q")}


class ReplayFileError(FileFormatError):
    """A replay of another program cannot be read; the message names the file and the byte.

    >>> raise ReplayFileError("mine.yrp", "it is empty")
    Traceback (most recent call last):
    ...
    spellspeed.formats.yrp.ReplayFileError: mine.yrp: it is empty
    """


@dataclass(frozen=True)
class ReplayHeader:
    """The header of a replay; `seed` is the one number of old files or the several of newer ones.

    >>> ReplayHeader(YRP1, 0x1352).kind
    'YRP1'
    """

    id: int = YRP1
    version: int = 0
    flags: int = 0
    seed: tuple[int, ...] = (0,)
    body_size: int = 0
    hash: int = 0  # the time at which the duel began, in newer files
    header_version: int = 0
    rest: tuple[int, ...] = ()  # numbers of a YRP2 header of which nothing is known

    @property
    def kind(self) -> str:
        """What the programs call such a file: "YRP1", "YRP2" or "yrpX".

        >>> ReplayHeader(YRPX).kind
        'yrpX'
        """
        return KINDS[self.id]

    def has(self, flag: int) -> bool:
        """Whether a flag is set.

        >>> ReplayHeader(flags=TAG).has(TAG)
        True
        """
        return self.flags & flag != 0


@dataclass(frozen=True)
class ReplayDeck:
    """One player's decks as passwords, in the order of the file.

    >>> ReplayDeck((89631139,)).main
    (89631139,)
    """

    main: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()


@dataclass(frozen=True)
class Packet:
    """One message of a .yrpX: its number and its bytes, which are kept as they are.

    >>> Packet(90, b"\\0").is_described
    False
    """

    message: int
    content: bytes

    @property
    def is_described(self) -> bool:
        """Whether we know what is in it: only the embedded YRP1 is read.

        >>> Packet(MESSAGE_OLD_REPLAY, b"").is_described
        True
        """
        return self.message == MESSAGE_OLD_REPLAY


@dataclass(frozen=True)
class OtherReplay:
    """What a replay of another program holds; its responses answer that program's own questions.

    >>> OtherReplay(teams=(("Yugi",), ("Kaiba",))).players
    ('Yugi', 'Kaiba')
    """

    header: ReplayHeader = field(default_factory=ReplayHeader)
    teams: tuple[tuple[str, ...], tuple[str, ...]] = (("",), ("",))
    lp: int = 8000
    opening_hand: int = 5
    draws: int = 1
    duel_flags: int = 0
    script: str = ""  # of a puzzle: its path
    file_decks: tuple[ReplayDeck, ...] = ()
    rule_cards: tuple[int, ...] = ()
    responses: tuple[bytes, ...] = ()
    packets: tuple[Packet, ...] = ()  # of a .yrpX
    embedded: "OtherReplay | None" = None  # of a .yrpX: the YRP1 in it

    @property
    def players(self) -> tuple[str, ...]:
        """The names of all players, the first side's before the other's.

        >>> OtherReplay(teams=(("A", "B"), ("C", "D"))).players
        ('A', 'B', 'C', 'D')
        """
        return self.teams[0] + self.teams[1]

    @property
    def rule(self) -> int:
        """The Master Rule that YGOPro names, 1 to 5; 0 where the file names none.

        >>> OtherReplay(duel_flags=0x50000).rule
        5
        """
        # EDOPro's flags say each rule by itself: no number stands there.
        number = 0 if self.header.has(NEW_REPLAY) else self.duel_flags >> 16 & 0xFF
        return number if 1 <= number <= 5 else 0

    def decks(self) -> tuple[ReplayDeck, ReplayDeck]:
        """Give the decks of both players in our order: the first card of a Main Deck is its top one.

        The file has the top card last. They are shuffled already: `Duel(…, shuffle=False)` would draw as was drawn.

        >>> replay = OtherReplay(file_decks=(ReplayDeck((1, 2, 3), (7, 8)), ReplayDeck((4, 5))))
        >>> replay.decks()[0]
        ReplayDeck(main=(3, 2, 1), extra=(7, 8))
        """
        decks = self.embedded.file_decks if self.embedded is not None else self.file_decks
        if len(decks) != 2:
            raise ValueError(f"a replay with {len(decks)} decks has no two players' decks; see file_decks")
        first, second = [ReplayDeck(deck.main[::-1], deck.extra) for deck in decks]
        return first, second


class _Bytes:
    """Reads numbers and texts from bytes, and says where they end too early."""

    def __init__(self, content: bytes, name: str) -> None:
        self.content = content
        self.name = name
        self.at = 0

    def wrong(self, problem: str, problem_zh: str) -> ReplayFileError:
        return ReplayFileError(self.name, f"byte {self.at} of the duel: {problem}", f"第{self.at}字节：{problem_zh}")

    def take(self, count: int, what: str, what_zh: str) -> bytes:
        left = len(self.content) - self.at
        if count > left:
            raise self.wrong(
                f"{what} takes {count} bytes, {left} are left", f"{what_zh}需要{count}字节，只剩{left}字节"
            )
        self.at += count
        return self.content[self.at - count : self.at]

    def number(self, size: int, what: str, what_zh: str) -> int:
        return int.from_bytes(self.take(size, what, what_zh), "little")

    def passwords(self, what: str, what_zh: str) -> tuple[int, ...]:
        count = self.number(4, what, what_zh)
        return struct.unpack(f"<{count}I", self.take(4 * count, what, what_zh))

    def is_over(self) -> bool:
        return self.at == len(self.content)


def load_replay(path: str | os.PathLike[str]) -> OtherReplay:
    """Read a .yrp or .yrpX file.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = pathlib.Path(folder, "one.yrp").write_bytes(write_replay(OtherReplay(teams=(("Yugi",), ("Kaiba",)))))
    ...     load_replay(f"{folder}/one.yrp").players
    ('Yugi', 'Kaiba')
    """
    return read_replay(read_bytes(path, LARGEST_BODY), os.fspath(path))


def is_replay(content: bytes) -> bool:
    """Whether these bytes begin like a replay of another program.

    >>> is_replay(b"yrpX"), is_replay(b"{}")
    (True, False)
    """
    return len(content) >= 4 and int.from_bytes(content[:4], "little") in KINDS


def read_replay(content: bytes, name: str = "replay") -> OtherReplay:
    """Read the bytes of a .yrp or .yrpX file.

    >>> read_replay(b"yrp1")
    Traceback (most recent call last):
    ...
    spellspeed.formats.yrp.ReplayFileError: replay: the header has 4 bytes where 32 belong
    """
    return _read(content, name, embedded=False)


def _read(content: bytes, name: str, embedded: bool) -> OtherReplay:
    header, begin = _read_header(content, name)
    body = _Bytes(_unpack(header, content[:begin], content[begin:], name), name)
    teams = _read_names(header, body)
    if header.id == YRPX:
        if embedded:
            raise ReplayFileError(name, "a .yrpX in a .yrpX is not read", "不读取嵌套的yrpX")
        return _read_stream(header, teams, body)
    lp, hand, draws = [body.number(4, what, zh) for what, zh in _PARAMETERS]
    duel_flags = body.number(8 if header.has(FLAGS_OF_64_BITS) else 4, "the duel flags", "决斗选项")
    script = ""
    decks: list[ReplayDeck] = []
    rule_cards: tuple[int, ...] = ()
    if header.has(SINGLE):
        length = body.number(2, "the path of the puzzle", "残局的路径")
        script = body.take(length, "the path of the puzzle", "残局的路径").decode("utf-8", "replace")
    if not header.has(SINGLE) or header.has(HAND_TEST):
        for _ in teams[0] + teams[1]:
            main = body.passwords("a Main Deck", "主卡组")
            decks.append(ReplayDeck(main, body.passwords("an Extra Deck", "额外卡组")))
        if header.has(NEW_REPLAY) and not header.has(HAND_TEST):
            rule_cards = body.passwords("the rule cards", "规则卡")
    responses: list[bytes] = []
    while not body.is_over():
        length = body.number(1, "a response", "回应")
        responses.append(body.take(length, "a response", "回应"))
    made = (lp, hand, draws, duel_flags, script, tuple(decks), rule_cards, tuple(responses))
    return OtherReplay(header, teams, *made)


_PARAMETERS: Final = (
    ("the Life Points", "基本分"),
    ("the opening hand", "初始手卡数"),
    ("the cards drawn each turn", "每回合抽卡数"),
)


def _read_header(content: bytes, name: str) -> tuple[ReplayHeader, int]:
    if not is_replay(content):
        raise ReplayFileError(
            name,
            "it is no replay: it does not begin with yrp1, yrp2 or yrpX",
            "不是录像：开头不是yrp1、yrp2或yrpX",
        )
    if len(content) < _BASE.size:
        raise _short_header(name, len(content), _BASE.size)
    id_, version, flags, seed, size, hash_, _ = _BASE.unpack_from(content)
    more = _MORE[YRP2] if id_ == YRP2 else _MORE[EXTENDED_HEADER] if flags & EXTENDED_HEADER else None
    if more is None:
        return ReplayHeader(id_, version, flags, (seed,), size, hash_), _BASE.size
    begin = _BASE.size + more.size
    if len(content) < begin:
        raise _short_header(name, len(content), begin)
    numbers = more.unpack_from(content, _BASE.size)
    if id_ == YRP2:
        return ReplayHeader(id_, version, flags, numbers[:8], size, hash_, numbers[8], numbers[9:]), begin
    return ReplayHeader(id_, version, flags, numbers[1:], size, hash_, numbers[0], (seed,)), begin


def _short_header(name: str, there: int, wanted: int) -> ReplayFileError:
    return ReplayFileError(
        name, f"the header has {there} bytes where {wanted} belong", f"文件头只有{there}字节，应有{wanted}字节"
    )


def _unpack(header: ReplayHeader, head: bytes, packed: bytes, name: str) -> bytes:
    """Return what follows the header, unpacked if it is compressed, never more than it says and we allow."""
    if not header.has(COMPRESSED):
        return packed
    size = header.body_size
    if size > LARGEST_BODY:
        raise ReplayFileError(
            name,
            f"unpacked it would have {size} bytes; at most {LARGEST_BODY} are read",
            f"解压后有{size}字节，最多读取{LARGEST_BODY}字节",
        )
    # The stream has no head of its own: the five property bytes and the size make one.
    front = head[24:29] + struct.pack("<Q", size)
    try:
        unpacker = lzma.LZMADecompressor(lzma.FORMAT_ALONE, memlimit=LARGEST_MEMORY)
        body = unpacker.decompress(front + packed, max_length=size)
        while len(body) < size and not unpacker.eof and not unpacker.needs_input:
            more = unpacker.decompress(b"", max_length=size - len(body))
            if not more:
                break
            body += more
    except (lzma.LZMAError, EOFError) as wrong:
        raise ReplayFileError(name, f"it cannot be unpacked ({wrong})", f"无法解压（{wrong}）") from None
    if len(body) < size:
        raise ReplayFileError(
            name,
            f"it is cut off: {len(body)} of {size} bytes could be unpacked",
            f"文件不完整：{size}字节中只能解压{len(body)}字节",
        )
    return body


def _read_names(header: ReplayHeader, body: _Bytes) -> tuple[tuple[str, ...], tuple[str, ...]]:
    sides: list[tuple[str, ...]] = []
    for _ in (0, 1):
        count = 1 if header.has(SINGLE) or not header.has(TAG) else 2
        if header.has(NEW_REPLAY) and not header.has(SINGLE):
            count = body.number(4, "the number of players", "玩家人数")
            if count > MOST_PLAYERS:
                raise body.wrong(
                    f"{count} players on a side; at most {MOST_PLAYERS}", f"一方有{count}名玩家，最多{MOST_PLAYERS}名"
                )
        names = [body.take(NAME_BYTES, "a player's name", "玩家名") for _ in range(count)]
        sides.append(tuple([name.decode("utf-16-le", "replace").split("\0")[0] for name in names]))
    return sides[0], sides[1]


def _read_stream(header: ReplayHeader, teams: tuple[tuple[str, ...], tuple[str, ...]], body: _Bytes) -> OtherReplay:
    """Read the messages of a .yrpX; the first YRP1 among them is read too, the others' meaning is not known."""
    duel_flags = body.number(8 if header.has(FLAGS_OF_64_BITS) else 4, "the duel flags", "决斗选项")
    packets: list[Packet] = []
    old: OtherReplay | None = None
    while not body.is_over():
        message = body.number(1, "a message", "消息")
        length = body.number(4, "a message", "消息")
        packets.append(Packet(message, body.take(length, f"message {message}", f"消息{message}")))
        if message == MESSAGE_OLD_REPLAY and old is None:
            old = _read(packets[-1].content, f"{body.name}, the YRP1 in it", embedded=True)
    # The points, hands and draws stand in the old replay only.
    made = (old.lp, old.opening_hand, old.draws) if old is not None else (0, 0, 0)
    return OtherReplay(header, teams, *made, duel_flags, packets=tuple(packets), embedded=old)


# -------------------------------------------------------------------------------------------------------------- writing


def write_replay(replay: OtherReplay, compress: bool = True) -> bytes:
    """Write a YRP1 as YGOPro does; what that format cannot hold is refused.

    >>> replay = OtherReplay(file_decks=(ReplayDeck((89631139,)), ReplayDeck()), responses=(b"\\x01\\x02",))
    >>> again = read_replay(write_replay(replay))
    >>> again.file_decks == replay.file_decks, again.responses
    (True, (b'\\x01\\x02',))
    """
    header = replay.header
    tag = 2 if header.has(TAG) else 1
    players = len(replay.players)
    if header.id != YRP1 or header.has(NEW_REPLAY | EXTENDED_HEADER | FLAGS_OF_64_BITS | HAND_TEST):
        raise ValueError(f"only YGOPro's YRP1 is written, not {header.kind} with flags {header.flags:#x}")
    if [len(side) for side in replay.teams] != [tag, tag]:
        raise ValueError(f"a {'tag ' if tag == 2 else ''}duel has {tag} on each side, not {players} players in all")
    if header.has(SINGLE) != bool(replay.script) or len(replay.file_decks) not in (0, players):
        raise ValueError("a puzzle has a path, and any other duel a deck for each player")
    parts = [_write_name(name) for name in replay.players]
    parts.append(struct.pack("<4I", replay.lp, replay.opening_hand, replay.draws, replay.duel_flags))
    if header.has(SINGLE):
        path = replay.script.encode()
        parts.append(struct.pack("<H", len(path)) + path)
    else:
        for deck in replay.file_decks or (ReplayDeck(),) * players:
            for cards in (deck.main, deck.extra):
                parts.append(struct.pack(f"<I{len(cards)}I", len(cards), *cards))
    for response in replay.responses:
        if len(response) > 255:
            raise ValueError(f"a response has at most 255 bytes, not {len(response)}")
        parts.append(bytes((len(response),)) + response)
    body = b"".join(parts)
    if len(body) > LARGEST_BODY:
        raise ValueError(f"a replay has at most {LARGEST_BODY} bytes, not {len(body)}")
    flags = header.flags | COMPRESSED if compress else header.flags & ~COMPRESSED
    head = (header.id, header.version, flags, header.seed[0], len(body), header.hash)
    properties = PROPERTIES if compress else bytes(5)
    return _BASE.pack(*head, properties + bytes(3)) + (_pack(body) if compress else body)


def _write_name(name: str) -> bytes:
    written = name.encode("utf-16-le")
    if len(written) >= NAME_BYTES or "\0" in name:
        raise ValueError(f"a name has at most {NAME_BYTES // 2 - 1} letters and none that is zero: {name!r}")
    return written.ljust(NAME_BYTES, b"\0")


def _pack(body: bytes) -> bytes:
    """Compress as both programs do; their stream begins behind the head that Python's writer makes."""
    how = {"id": lzma.FILTER_LZMA1, "dict_size": 1 << 24, "lc": 3, "lp": 0, "pb": 2}
    packed = lzma.compress(body, lzma.FORMAT_ALONE, filters=[how])
    return packed[13:]
