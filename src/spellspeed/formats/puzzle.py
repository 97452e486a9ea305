"""Puzzles as .lua files: a field that is laid out call by call, and a turn in which to win."""

import os
from dataclasses import dataclass, field
from typing import Final

from spellspeed.formats.errors import read_bytes
from spellspeed.formats.lua_calls import Call, Comment, Name, PuzzleError, Value, read_calls

LARGEST_PUZZLE: Final = 256 * 1024
LARGEST_LP: Final = 1_000_000
USUAL_RULE: Final = 3  # where a puzzle names none
MESSAGE: Final = "message"  # what the block begins with that is shown before the puzzle

DECK, HAND, MONSTER_ZONES, SPELL_ZONES, GRAVE, REMOVED, EXTRA = 1, 2, 4, 8, 0x10, 0x20, 0x40
FIELD_ZONE, PENDULUM_ZONES, MAIN_SPELL_ZONES, MAIN_MONSTER_ZONES, EXTRA_MONSTER_ZONES = (
    0x100,
    0x200,
    0x400,
    0x800,
    0x1000,
)
FACE_UP_ATTACK, FACE_DOWN_ATTACK, FACE_UP_DEFENSE, FACE_DOWN_DEFENSE = 1, 2, 4, 8
FACE_UP: Final = FACE_UP_ATTACK | FACE_UP_DEFENSE
ATTACK_IN_FIRST_TURN: Final = "DUEL_ATTACK_FIRST_TURN"
_ATTACK_BIT: Final = 2  # the same, where the flags are a number

CONSTANTS: Final[dict[str, int]] = {
    "LOCATION_DECK": DECK,
    "LOCATION_HAND": HAND,
    "LOCATION_MZONE": MONSTER_ZONES,
    "LOCATION_SZONE": SPELL_ZONES,
    "LOCATION_GRAVE": GRAVE,
    "LOCATION_REMOVED": REMOVED,
    "LOCATION_EXTRA": EXTRA,
    "LOCATION_FZONE": FIELD_ZONE,
    "LOCATION_PZONE": PENDULUM_ZONES,
    "LOCATION_STZONE": MAIN_SPELL_ZONES,
    "LOCATION_MMZONE": MAIN_MONSTER_ZONES,
    "LOCATION_EMZONE": EXTRA_MONSTER_ZONES,
    "POS_FACEUP_ATTACK": FACE_UP_ATTACK,
    "POS_FACEDOWN_ATTACK": FACE_DOWN_ATTACK,
    "POS_FACEUP_DEFENSE": FACE_UP_DEFENSE,
    "POS_FACEUP_DEFENCE": FACE_UP_DEFENSE,
    "POS_FACEDOWN_DEFENSE": FACE_DOWN_DEFENSE,
    "POS_FACEDOWN_DEFENCE": FACE_DOWN_DEFENSE,
    "POS_FACEUP": FACE_UP,
    "POS_FACEDOWN": FACE_DOWN_ATTACK | FACE_DOWN_DEFENSE,
    "POS_ATTACK": FACE_UP_ATTACK | FACE_DOWN_ATTACK,
    "POS_DEFENSE": FACE_UP_DEFENSE | FACE_DOWN_DEFENSE,
    "POS_DEFENCE": FACE_UP_DEFENSE | FACE_DOWN_DEFENSE,
}
# What is called, with how many values at least and at most.
COUNTS: Final[dict[str, tuple[int, int]]] = {
    "Debug.SetAIName": (1, 1),
    "Debug.ReloadFieldBegin": (1, 3),
    "Debug.SetPlayerInfo": (4, 4),
    "Debug.AddCard": (6, 7),
    "Debug.PreEquip": (2, 2),
    "Debug.PreSetTarget": (2, 2),
    "Debug.PreAddCounter": (3, 3),
    "Debug.PreSummon": (2, 5),
    "Debug.ShowHint": (1, 1),
    "Debug.ReloadFieldEnd": (0, 0),
    "aux.BeginPuzzle": (0, 2),
    "Duel.SetLP": (2, 2),
}


@dataclass(frozen=True)
class PuzzleCard:
    """A card that a puzzle lays out, with the numbers of the file.

    >>> PuzzleCard(4, 89631139, 0, 0, HAND).password
    89631139
    """

    line: int
    password: int
    owner: int
    player: int  # who has it, or controls it
    location: int
    sequence: int = 0
    position: int = FACE_UP_ATTACK
    proper: bool = False  # it was summoned by its own method


@dataclass(frozen=True)
class Link:
    """What a puzzle says of a card laid out, by its number among the cards: on which other one, or how much of what.

    >>> Link(9, 0, 1).target
    1
    """

    line: int
    card: int
    target: int = -1  # of an equip or a link
    kind: str = ""  # of a counter or a summon: the number or the name
    count: int = 0


@dataclass
class Puzzle:
    """Everything a puzzle file says.

    >>> read_puzzle("Debug.SetPlayerInfo(1, 300, 0, 0)").lp
    [8000, 300]
    """

    name: str = "puzzle"
    opponent: str = ""
    flags: list[str] = field(default_factory=list)  # names, and numbers as they were written
    rule: int = USUAL_RULE
    lp: list[int] = field(default_factory=lambda: [8000, 8000])
    cards: list[PuzzleCard] = field(default_factory=list)
    equips: list[Link] = field(default_factory=list)
    targets: list[Link] = field(default_factory=list)
    counters: list[Link] = field(default_factory=list)
    summons: list[Link] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)
    message: str = ""
    solution: str = ""
    flags_line: int = 0
    must_win_this_turn: bool = False

    @property
    def may_attack(self) -> bool:
        """Whether there is a Battle Phase in the one turn of the puzzle.

        >>> read_puzzle("Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN + DUEL_SIMPLE_AI, 5)").may_attack
        True
        """
        numbers = [int(flag) for flag in self.flags if flag.isdigit()]
        return ATTACK_IN_FIRST_TURN in self.flags or any(number & _ATTACK_BIT for number in numbers)


def load_puzzle(path: str | os.PathLike[str]) -> Puzzle:
    """Read a puzzle from a .lua file.

    >>> import pathlib, tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     _ = pathlib.Path(folder, "one.lua").write_text('Debug.ShowHint("Win!")')
    ...     load_puzzle(f"{folder}/one.lua").hints
    ['Win!']
    """
    return read_puzzle(read_bytes(path, LARGEST_PUZZLE), os.fspath(path))


def read_puzzle(content: bytes | str, name: str = "puzzle") -> Puzzle:
    """Read a puzzle that is nothing but the calls we know, one after the other; anything else is refused by its line.

    >>> read_puzzle("for i = 1, 3 do end")
    Traceback (most recent call last):
    ...
    spellspeed.formats.lua_calls.PuzzleError: puzzle, line 1: 'for' begins no call; only calls one after the other are \
read, no other Lua
    """
    if len(content) > LARGEST_PUZZLE:
        problem = f"it is larger than the {LARGEST_PUZZLE} bytes of the largest puzzle that is read"
        raise PuzzleError(name, problem, f"文件超过了可读取的{LARGEST_PUZZLE}字节")
    text = content.decode("utf-8", "replace") if isinstance(content, bytes) else content
    calls, comments = read_calls(text.removeprefix("\ufeff"), name)
    if not calls:
        raise PuzzleError(name, "no call of a puzzle stands in it", "文件中没有残局的调用", 1)
    reader = _Reader(Puzzle(name))
    for call in calls:
        reader.read(call)
    _read_comments(reader, comments)
    return reader.puzzle


def _read_comments(reader: "_Reader", comments: list[Comment]) -> None:
    """Keep the block that begins with "message", and the blocks behind the last call as the solution."""
    behind: list[str] = []
    for comment in comments:
        text = comment.text.strip()
        if comment.block and text.startswith(MESSAGE) and not reader.puzzle.message:
            reader.puzzle.message = text.removeprefix(MESSAGE).strip()
        elif comment.block and 0 < reader.begun < comment.line and text:
            behind.append(text)
    reader.puzzle.solution = "\n".join(behind)


class _Reader:
    """Carries out the calls of a puzzle, one after the other."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.variables: dict[str, int] = {}  # the number of the card that each holds
        self.begun = 0  # the line of aux.BeginPuzzle()

    def wrong(self, call: Call, problem: str, problem_zh: str) -> PuzzleError:
        return PuzzleError(self.puzzle.name, f"{call.function}: {problem}", f"{call.function}：{problem_zh}", call.line)

    def read(self, call: Call) -> None:
        function = call.function
        if function == "Debug.AddMaximumCard":
            raise self.wrong(call, "Rush Duels are not played here", "不支持超速决斗")
        if function not in COUNTS:
            problem = f"this call is not read; there are {', '.join(COUNTS)}"
            raise self.wrong(call, problem, f"无法读取这个调用；可以读取的有{'、'.join(COUNTS)}")
        least, most = COUNTS[function]
        given = len(call.arguments)
        if not least <= given <= most:
            wanted, wanted_zh = str(least), str(least)
            if least != most:
                wanted, wanted_zh = f"{least} to {most}", f"{least}到{most}"
            raise self.wrong(call, f"it takes {wanted} values, not {given}", f"参数应为{wanted_zh}个，不是{given}个")
        if call.variable and function != "Debug.AddCard":
            raise self.wrong(call, "a variable holds only what Debug.AddCard gives", "变量只能保存Debug.AddCard的结果")
        READERS[function](self, call)

    # ------------------------------------------------------------------------------------------------------- the values

    def number(self, call: Call, at: int, least: int = 0, most: int = 0xFFFF_FFFF) -> int:
        total = 0
        for term in call.arguments[at]:
            if isinstance(term, Name):
                if term.text not in CONSTANTS:
                    raise self.wrong(call, f"{term.text} is no number we know", f"不认识{term.text}")
                total |= CONSTANTS[term.text]
            elif type(term) is int:
                total += term
            else:
                raise self.wrong(call, f"value {at + 1} is {term!r:.40}, not a number", f"第{at + 1}个参数不是数字")
        if not least <= total <= most:
            problem = f"value {at + 1} is {total}; it must be {least} to {most}"
            raise self.wrong(call, problem, f"第{at + 1}个参数是{total}，应为{least}到{most}")
        return total

    def one(self, call: Call, at: int) -> Value:
        if len(call.arguments[at]) != 1:
            raise self.wrong(call, f"value {at + 1} is a sum", f"第{at + 1}个参数不能相加")
        return call.arguments[at][0]

    def text(self, call: Call) -> str:
        found = self.one(call, 0)
        if not isinstance(found, str):
            raise self.wrong(call, "a text belongs there", "应为文字")
        return found

    def card(self, call: Call, at: int) -> int:
        found = self.one(call, at)
        if not isinstance(found, Name) or found.text not in self.variables:
            shown = found.text if isinstance(found, Name) else repr(found)
            problem = f"value {at + 1}, {shown:.40}, is no variable that holds a card"
            raise self.wrong(call, problem, f"第{at + 1}个参数{shown:.40}不是保存卡片的变量")
        return self.variables[found.text]

    # -------------------------------------------------------------------------------------------------------- the calls

    def name_opponent(self, call: Call) -> None:
        self.puzzle.opponent = self.text(call)

    def show_hint(self, call: Call) -> None:
        self.puzzle.hints.append(self.text(call))

    def begin_field(self, call: Call) -> None:
        for term in call.arguments[0]:
            if isinstance(term, Name) and term.text.startswith("DUEL_"):
                self.puzzle.flags.append(term.text)
            elif type(term) is int and term >= 0:
                self.puzzle.flags.append(str(term))
            else:
                raise self.wrong(call, "its flags are a sum of DUEL_ names", "选项应为DUEL_名称之和")
        if len(call.arguments) > 1 and self.one(call, 1) is not None:
            self.puzzle.rule = self.number(call, 1, 1, 5)
        self.puzzle.flags_line = call.line

    def set_player(self, call: Call) -> None:
        player = self.number(call, 0, 0, 1)
        self.puzzle.lp[player] = self.number(call, 1, 1, LARGEST_LP)
        # Nobody draws before the puzzle begins: cards to be drawn would be none that the file names.
        if self.number(call, 2):
            raise self.wrong(call, "an opening hand that is drawn is not laid out", "不支持抽初始手卡")
        self.number(call, 3)

    def set_lp(self, call: Call) -> None:
        self.puzzle.lp[self.number(call, 0, 0, 1)] = self.number(call, 1, 1, LARGEST_LP)

    def add_card(self, call: Call) -> None:
        password = self.number(call, 0, 1)
        owner, player = self.number(call, 1, 0, 1), self.number(call, 2, 0, 1)
        location, sequence, position = self.number(call, 3), self.number(call, 4), self.number(call, 5, 0, 15)
        proper = len(call.arguments) > 6 and self.one(call, 6) not in (False, None)
        if call.variable:
            self.variables[call.variable] = len(self.puzzle.cards)
        card = PuzzleCard(call.line, password, owner, player, location, sequence, position, proper)
        self.puzzle.cards.append(card)

    def equip(self, call: Call) -> None:
        self.puzzle.equips.append(Link(call.line, self.card(call, 0), self.card(call, 1)))

    def set_target(self, call: Call) -> None:
        self.puzzle.targets.append(Link(call.line, self.card(call, 0), self.card(call, 1)))

    def add_counter(self, call: Call) -> None:
        kind, count = self.number(call, 1), self.number(call, 2, 1, 999)
        self.puzzle.counters.append(Link(call.line, self.card(call, 0), kind=hex(kind), count=count))

    def summon(self, call: Call) -> None:
        how = self.one(call, 1)
        name = how.text if isinstance(how, Name) else hex(how) if type(how) is int else repr(how)
        self.puzzle.summons.append(Link(call.line, self.card(call, 0), kind=name))

    def end_field(self, call: Call) -> None:
        pass  # the cards are laid out as they come

    def begin_puzzle(self, call: Call) -> None:
        self.puzzle.must_win_this_turn = True
        self.begun = call.line


READERS: Final = {
    "Debug.SetAIName": _Reader.name_opponent,
    "Debug.ReloadFieldBegin": _Reader.begin_field,
    "Debug.SetPlayerInfo": _Reader.set_player,
    "Debug.AddCard": _Reader.add_card,
    "Debug.PreEquip": _Reader.equip,
    "Debug.PreSetTarget": _Reader.set_target,
    "Debug.PreAddCounter": _Reader.add_counter,
    "Debug.PreSummon": _Reader.summon,
    "Debug.ShowHint": _Reader.show_hint,
    "Debug.ReloadFieldEnd": _Reader.end_field,
    "aux.BeginPuzzle": _Reader.begin_puzzle,
    "Duel.SetLP": _Reader.set_lp,
}
