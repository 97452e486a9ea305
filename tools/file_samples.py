"""The formats that `tools/mutate_files.py` tries: sound samples of our own, the reader, and the errors it may raise."""

import atexit
import json
import shutil
import sqlite3
import struct
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from spellspeed import Deck, DeckError, Duel, Library
from spellspeed.event.exchange import (
    TABLES,
    Entrant,
    FileError,
    judge_again,
    read_log,
    read_players,
    write_csv,
    write_log,
)
from spellspeed.event.printing import write_pairings, write_slips, write_standings
from spellspeed.event.sheet import sheet_of
from spellspeed.event.tournament import Tournament
from spellspeed.formats import yrp
from spellspeed.formats.cdb import CardDatabase, load_database
from spellspeed.formats.cdb_facts import to_facts
from spellspeed.formats.errors import FileFormatError
from spellspeed.formats.lflist import LimitList, LimitListError, read_lists
from spellspeed.formats.puzzle import read_puzzle
from spellspeed.formats.puzzle_position import to_position
from spellspeed.formats.strings_conf import Strings, read_strings, write_strings
from spellspeed.notation import PositionError
from spellspeed.play import Match
from spellspeed.play.match_file import MatchFileError
from spellspeed.pool import CardPool
from spellspeed.replay import Replay, ReplayError

U32 = 0xFFFF_FFFF


class FileFormat(NamedTuple):
    """One format: samples that must be read, the reader, what it may raise, and what is wrong with what it read."""

    name: str
    samples: Callable[[], tuple[bytes, ...]]
    read: Callable[[bytes], Any]
    allowed: tuple[type[Exception], ...]
    check: Callable[[Any], str]  # "" if it is a right result
    slower: int = 1  # a reader that is so many times slower gets so many times fewer files


# --------------------------------------------------------------------------------------------------------- strings.conf

STRINGS = (
    "#our own\n!system 1 Normal Summon\n!system 1010 EARTH\n!victory 0x10 Victory of %ls\n"
    "!counter 0x1 Spell Counter\n!counter 0x1002 Wedge Counter\n!setname 0x8 HERO\tnote\n!setname 0x3008 Evil HERO\n"
)


@cache
def make_strings() -> tuple[bytes, ...]:
    """Make samples with both ends of line, and in Chinese."""
    chinese = "!system 1010 地\n!counter 0x1 魔力指示物\n"
    return STRINGS.encode(), STRINGS.replace("\n", "\r\n").encode(), chinese.encode("utf-8-sig")


def check_strings(strings: Strings) -> str:
    """Strings read must be written so that they read back."""
    return "" if read_strings(write_strings(strings)) == strings else "it does not read back"


# ------------------------------------------------------------------------------------------------------------ cards.cdb

NUMBERS = "ot integer, alias integer, setcode integer, type integer, atk integer, def integer, level integer, "
DATAS = f"CREATE TABLE datas(id integer primary key, {NUMBERS}race integer, attribute integer, category integer)"
TEXTS = "CREATE TABLE texts(id integer primary key, name text, desc text, str1 text, str2 text)"


@cache
def find_folder() -> Path:
    """Return a folder for databases, which SQLite reads from files only."""
    folder = tempfile.mkdtemp(prefix="spellspeed-files-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


@cache
def make_databases() -> tuple[bytes, ...]:
    """Make a small database, one with pages enough to point at each other, and one of texts alone."""
    made: list[bytes] = []
    for count, page, facts in ((3, 512, True), (120, 512, True), (4, 1024, False)):
        file = find_folder() / "sample.cdb"
        file.unlink(missing_ok=True)
        connection = sqlite3.connect(file)
        connection.execute(f"PRAGMA page_size={page}")
        with connection:
            connection.execute(TEXTS)
            rows = [(number, f"Own Card {number}", "about it", "yes", None) for number in range(10_001, 10_001 + count)]
            connection.executemany("INSERT INTO texts VALUES (?, ?, ?, ?, ?)", rows)
            if facts:
                connection.execute(DATAS)
                kinds = (0x21, 0x11, 0x4000021, 0x1000021, 0x10002, 0x20004, 0x800021, 0x4011)
                numbers = [(row[0], 3, 0, 0x3008, kinds[row[0] % 8], 1800, 0o42, 0x05050004, 8, 16, 1) for row in rows]
                connection.executemany(f"INSERT INTO datas VALUES ({', '.join('?' * 11)})", numbers)
        connection.close()
        made.append(file.read_bytes())
    return tuple(made)


def read_database(content: bytes) -> CardDatabase:
    """Read a database from a file of its own."""
    file = find_folder() / "spoilt.cdb"
    file.write_bytes(content)
    return load_database(file)


def check_database(database: CardDatabase) -> str:
    """Every card has its text and fits into 32 bits, and what we say of it can be read."""
    for card in database.cards:
        to_facts(card, {8: "HERO"})
        if card.words is not database.texts[card.password] or not 0 < card.password <= U32:
            return f"card {card.password} is not the one of its text"
    return ""


# -------------------------------------------------------------------------------------------------------------- replays


@cache
def make_replays() -> tuple[bytes, ...]:
    """Make replays packed and plain, of a tag duel and a puzzle, and messages around an old replay."""
    decks = (yrp.ReplayDeck(tuple(range(1, 41)), (7, 8)), yrp.ReplayDeck(tuple(range(51, 91))))
    names = (("Yugi",), ("Kaiba",))
    duel = yrp.OtherReplay(teams=names, duel_flags=0x50000, file_decks=decks, responses=(b"\1\2", b"", b"\3" * 64))
    tag_names = (("A", "B"), ("C", "D"))
    tag = yrp.OtherReplay(yrp.ReplayHeader(flags=yrp.TAG), tag_names, file_decks=decks * 2, responses=(b"\0",))
    puzzle = yrp.OtherReplay(yrp.ReplayHeader(flags=yrp.SINGLE), names, script="./single/mine.lua")
    plain, packed = yrp.write_replay(duel, False), yrp.write_replay(duel)
    newer = b"yrp2" + plain[4:32] + struct.pack("<12I", *range(12)) + plain[32:]
    head = b"yrpX" + struct.pack("<5I", 1, yrp.NEW_REPLAY, 2, 0, 3) + bytes(8)
    players = b"".join([struct.pack("<I", 1) + name[0].encode("utf-16-le").ljust(40, b"\0") for name in names])
    messages = b"".join(
        [
            struct.pack("<BI", kind, len(said)) + said
            for kind, said in ((4, b"abc"), (231, packed), (231, plain), (5, b""))
        ]
    )
    stream = head + players + struct.pack("<I", 9) + messages
    return plain, packed, yrp.write_replay(tag, False), yrp.write_replay(puzzle, False), newer, stream


def check_replay(replay: yrp.OtherReplay) -> str:
    """Nothing may be larger than its place in the file."""
    for part in (replay, replay.embedded):
        if part is None:
            continue
        if any(not 0 <= card <= U32 for deck in part.file_decks for card in deck.main + deck.extra):
            return "a password that does not fit"
        if any(len(response) > 255 for response in part.responses) or any(len(name) > 20 for name in part.players):
            return "a response or a name that does not fit"
    if len(replay.file_decks) == 2 and replay.decks()[0].main[::-1] != replay.file_decks[0].main:
        return "a deck is not in our order"
    return ""


# -------------------------------------------------------------------------------------------------------------- puzzles


@cache
def make_puzzles() -> tuple[bytes, ...]:
    """Make puzzles with everything that is read of one."""
    cards = CardPool.builtin()

    def add(name: str, rest: str) -> str:
        return f"Debug.AddCard({cards.find(name).password:08},{rest})\n"

    text = (
        "--[[message\nWin!\n]]\n"
        'Debug.SetAIName("Kaiba")\nDebug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN+DUEL_SIMPLE_AI,5)\n'
        "Debug.SetPlayerInfo(0,100,0,0)\nDebug.SetPlayerInfo(1,8000,0,0)\n"
        + add("Mystical Elf", "0,0,LOCATION_HAND,0,POS_FACEDOWN")
        + "local m="
        + add("Breaker the Magical Warrior", "0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK")
        + "local e="
        + add("Axe of Despair", "0,0,LOCATION_SZONE,0,POS_FACEUP")
        + add("Kuriboh", "1,1,LOCATION_MZONE,1,POS_FACEDOWN_DEFENSE")
        + add("Sangan", "1,1,LOCATION_DECK,0,POS_FACEDOWN")
        + add("Blue-Eyes Ultimate Dragon", "0,0,LOCATION_EXTRA,0,8,true")
        + "Debug.PreEquip(e,m)\nDebug.PreAddCounter(m,0x1,1)\nDebug.ReloadFieldEnd()\n"
        + "Debug.ShowHint('Think.')\naux.BeginPuzzle()\n--[[ Solution: attack ]]\n"
    )
    short = "Duel.SetLP(1, 300)\n" + add("Umi", "0,0,LOCATION_FZONE,0,POS_FACEUP")
    return text.encode(), short.encode(), text.replace("\n", "\r\n").encode("utf-8-sig")


def lay_out_puzzle(content: bytes) -> str:
    """Read a puzzle and write it as a position."""
    return to_position(read_puzzle(content))


def check_position(text: str) -> str:
    """A duel begins from what was laid out."""
    return "" if Duel.from_position(text).lp[0] > 0 else "no LP"


# ---------------------------------------------------------------------------------------- lists, decks and positions


@cache
def make_lists() -> tuple[bytes, ...]:
    """Make Forbidden & Limited lists."""
    text = "#[2026.07 OCG]\n!2026.07 OCG\n#forbidden\n5851097 0 --Vanity\n89631139 3\n!GOAT\n$whitelist\n46986414 1\n"
    return text.encode(), text.replace("\n", "\r\n").encode()


def read_limits(content: bytes) -> list[LimitList]:
    """Read lists as they come from a file."""
    return read_lists(content.decode("utf-8", "replace"))


def check_limits(lists: list[LimitList]) -> str:
    """A list has a name, and allows 0 to 3 copies."""
    wrong = [one for one in lists if not one.name or any(not 0 <= count <= 3 for count in one.counts.values())]
    return f"{len(wrong)} lists are none" if wrong else ""


@cache
def make_decks() -> tuple[bytes, ...]:
    """Make deck lists."""
    packaged = [Deck.packaged(name) for name in ("dragons", "chaos")]
    texts = ["#created by us\n#main\n" + "".join([f"{card}\n" for card in deck.main]) + "#extra\n" for deck in packaged]
    texts.append(texts[0] + "23995346\n!side\n40640057\n")
    return tuple([text.encode() for text in texts])


def check_deck(deck: Deck) -> str:
    """Every card of a deck is known."""
    library = Library()
    for password in deck.main + deck.extra + deck.side:
        library.with_password(password)
    return ""


@cache
def make_codes() -> tuple[bytes, ...]:
    """Make decks as addresses and as codes."""
    decks = [Deck.packaged(name) for name in ("dragons", "wings")]
    return tuple([code.encode() for deck in decks for code in (deck.to_ydke(), deck.to_omega())])


def read_code(content: bytes) -> Deck:
    """Read a deck as somebody pastes it."""
    return Deck.read(content.decode("utf-8", "replace"))


@cache
def make_own_replays() -> tuple[bytes, ...]:
    """Make replays of ours, of both versions."""
    duel = Duel(Deck.packaged("dragons"), Deck.packaged("warriors"), seed=1)
    for _ in range(12):
        duel.answer(*next(duel.legal_answers()))
    text = Replay.of(duel).to_text()
    content = json.loads(text)
    content.update(version=1, pool="", state_key="", answers=[answer[:3] for answer in content["answers"]])
    return text.encode(), json.dumps(content).encode()


def play_again(content: bytes) -> Duel:
    """Read a replay of ours, and play it."""
    return Replay.from_text(content.decode("utf-8", "replace")).play()


@cache
def make_positions() -> tuple[bytes, ...]:
    """Make written positions in both languages."""
    english = (
        "turn 3, Main Phase 1, you to act\nyou 8000   hand: Mystical Elf, 2 Kuriboh\n"
        "   monsters: Sangan (this turn), Giant Soldier of Stone (set, zone 4)\n"
        "   spells: Axe of Despair (on you zone 1)\n"
        "opp 6100   set: Mirror Force   graveyard: Raigeki   deck: 3 Umi\ndone: you normal summoned\n"
    )
    chinese = "第4回合，战斗步骤，对手行动\n你 8000 手卡：栗子球\n对手 100 怪兽：圣精灵 (守备)\n"
    return english.encode(), chinese.encode()


def read_duel(content: bytes) -> Duel:
    """Begin a duel in a written position."""
    return Duel.from_position(content.decode("utf-8", "replace"))


def check_duel(duel: Duel) -> str:
    """A duel that begins has points, and asks somebody or is over."""
    return "" if min(duel.lp) >= 0 and (duel.request is None) == (duel.outcome is not None) else "nobody is asked"


# -------------------------------------------------------------------------------------------------------------- events


@cache
def make_events() -> tuple[bytes, ...]:
    """Make logs of events: one before its start, one that was played, with a deck, a penalty and a correction."""
    t = Tournament()
    sheet = sheet_of(Deck.packaged("dragons"))
    t.accept("new", {"name": "春季赛", "rules": {"seed": 4}}, "2026-04-01T10:00:00+00:00")
    for name in ("Ann", "李 雷", "Bob"):
        t.accept("enter", {"name": name, "sheet": sheet if name == "Ann" else None}, "")
    young = write_log(t.rows)
    t.accept("start", {}, "")
    t.accept("pair", {}, "")
    t.accept("result", {"table": 1, "score": [2, 1]}, "")
    t.accept("pair", {}, "")
    t.accept("correct", {"round": 1, "table": 1, "score": [0, 2]}, "")
    t.accept("penalty", {"player": "Bob", "penalty": "warning"}, "")
    t.accept("result", {"table": 1, "score": [1, 1, 1]}, "")
    t.accept("finish", {}, "")
    return young.encode(), write_log(t.rows).encode()


def read_event(content: bytes) -> Tournament:
    """Read the log of an event as `import` does."""
    return judge_again(read_log(content))


def check_event(t: Tournament) -> str:
    """An event that was read is told by its rows, has standings, and can be written, printed and read again."""
    for what in TABLES:
        write_csv(t, what)
    for lang in ("en", "zh"):
        write_standings(t, lang)
        for round in t.rounds:
            write_pairings(t, round, lang)
            write_slips(t, round, lang)
        t.next_step().sentence(lang)
    return "" if Tournament.fold(read_log(write_log(t.rows))) == t else "it does not read back"


@cache
def make_players() -> tuple[bytes, ...]:
    """Make lists of players: CSV as several programs write it, and a name a line."""
    table = 'name,member,deck\r\nAnn,17,dragons\r\n"Bob, jr.",,\r\n\'=1+1,,\r\n'
    return table.encode(), "姓名,卡组\n李 雷,x.ydk\n".encode("gb18030"), "Ann\n李 雷\n".encode("utf-8-sig")


def check_players(players: list[Entrant]) -> str:
    """Whoever is listed has a name that is more than spaces."""
    return "" if all(player.name.strip() for player in players) else "somebody has no name"


# Whoever adds a reader enters it here.
@cache
def make_matches() -> tuple[bytes, ...]:
    """Make a match that is between two duels, and one in a duel."""
    deck = Deck(["Mystical Elf", "Ookazi"] * 6, side=["Sangan"])
    match = Match(deck, deck, seed=5, limits=False)
    match.throw(0, "rock")
    match.throw(1, "scissors")
    match.choose(0, "first")
    match.play("end phase")
    playing = match.to_text().encode()
    match.surrender(1, at=9000)
    match.keep(0)
    return playing, match.to_text().encode()


def read_own_match(content: bytes) -> Match:
    """Read a match, and play it again."""
    return Match.from_text(content.decode("utf-8", "replace"))


def check_match(match: Match) -> str:
    """A match read must be written so that it reads back."""
    return "" if Match.from_text(match.to_text()) == match else "it does not read back"


FORMATS = (
    FileFormat("strings", make_strings, read_strings, (FileFormatError,), check_strings),
    FileFormat("cdb", make_databases, read_database, (FileFormatError,), check_database),
    FileFormat("yrp", make_replays, yrp.read_replay, (FileFormatError,), check_replay),
    FileFormat("puzzle", make_puzzles, lay_out_puzzle, (FileFormatError,), check_position),
    FileFormat("lflist", make_lists, read_limits, (LimitListError,), check_limits),
    FileFormat("ydk", make_decks, Deck.from_text, (DeckError,), check_deck),
    FileFormat("code", make_codes, read_code, (DeckError,), check_deck),
    FileFormat("replay", make_own_replays, play_again, (ReplayError,), check_duel, 20),
    FileFormat("match", make_matches, read_own_match, (MatchFileError,), check_match, 20),
    FileFormat("position", make_positions, read_duel, (PositionError,), check_duel, 20),
    FileFormat("event", make_events, read_event, (FileError,), check_event, 5),
    FileFormat("players", make_players, read_players, (FileError,), check_players),
)
