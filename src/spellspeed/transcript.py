"""A duel as text that people read and the engine plays back: the header, then one answer a line."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from spellspeed.beginning import HistoryNode, say_deed
from spellspeed.deck import Deck
from spellspeed.dice import FAST
from spellspeed.duel import Duel
from spellspeed.engine.kernel.game import Game
from spellspeed.expected import UnreadableExpectation, find_unmet
from spellspeed.notation.phrases import PLAYERS, PositionError, read_mentions, safe_name
from spellspeed.packaged_decks import Pair
from spellspeed.pool import CardPool, UnknownCard
from spellspeed.rulebook.errors import IllegalAnswer, RefusedAnswer
from spellspeed.wishes import find_option, split_player, write_picks
from spellspeed.wishes.reading import Wish, read_wish
from spellspeed.wishes.refs import NAMELESS
from spellspeed.words import (
    EVENT_ACTIVATED,
    EVENT_ADDED_TO_HAND,
    EVENT_BANISHED,
    EVENT_DECLARED,
    EVENT_DESTROYED,
    EVENT_DISCARDED,
    EVENT_POSITION_CHANGED,
    EVENT_RETURNED_TO_DECK,
    EVENT_REVEALED,
    EVENT_SENT_TO_GRAVEYARD,
    EVENT_SET,
    EVENT_SPECIAL_SUMMONED,
    EVENT_STAT_CHANGED,
    EVENT_TARGETS_CHOSEN,
    EVENT_TRIBUTED,
    FOR_ATTACK_TARGET,
    FOR_RESPONSE,
    FOR_TARGET,
    FOR_ZONE,
    NOBODY,
    PASS,
)

# What shows that a line of a ruling has come true by itself, by its verb.
_HAPPENED: Final = {
    "trigger": (EVENT_ACTIVATED, EVENT_DECLARED),  # also while its own targets are asked for
    "target": (EVENT_TARGETS_CHOSEN,),
    "discard": (EVENT_DISCARDED,),
    "tribute": (EVENT_TRIBUTED,),
    "choose": (
        EVENT_ADDED_TO_HAND,
        EVENT_BANISHED,
        EVENT_DESTROYED,
        EVENT_DISCARDED,
        EVENT_POSITION_CHANGED,
        EVENT_RETURNED_TO_DECK,
        EVENT_REVEALED,
        EVENT_SENT_TO_GRAVEYARD,
        EVENT_SET,
        EVENT_SPECIAL_SUMMONED,
        EVENT_STAT_CHANGED,
        EVENT_TRIBUTED,
    ),
}

_INDENT: Final = 10  # the column where what belongs to a word of the header begins
_WORDS: Final = (
    *("format", "seed", "first", "chooser", "last", "shuffle", "ask", "graveyard", "dice"),
    *("deck", "extra", "position", "play"),
)
# The words of a ruling; the Chinese ones mean the same.
_RULING_WORDS: Final = ("ruling", "source", "rule", "expect")
_CHINESE: Final = {
    "裁定": "ruling",
    "出处": "source",
    "规则": "rule",
    "局面": "position",
    "过程": "play",
    "结果": "expect",
}
_BOTH_PASS: Final = re.compile(r"(?:both\s+pass|双方\s*不响应)$")


class TranscriptError(ValueError):
    """A transcript cannot be read or played; the message names the line and what is wrong there.

    >>> str(TranscriptError(3, "nobody plays"))
    'line 3: nobody plays'
    """

    def __init__(self, line: int, problem: str, chinese: str = "") -> None:
        super().__init__(line, problem, chinese)
        self.line: Final = line
        self.problem: Final = problem
        self.chinese: Final = chinese or problem

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}"

    def in_chinese(self) -> str:
        """Tell a Chinese reader which line is wrong, and what is wrong there.

        >>> TranscriptError(3, "nobody plays", "没有人行动").in_chinese()
        '第3行：没有人行动'
        """
        return f"第{self.line}行：{self.chinese}"


class UnmetExpectation(TranscriptError):
    """What a ruling expects is not so; `found` says what is there instead, in English and in Chinese.

    >>> print(UnmetExpectation(9, "opp 7500", ("opp 8000", "对手 8000")))
    line 9: expected 'opp 7500', but there is 'opp 8000'
    """

    def __init__(self, line: int, expected: str, found: Pair) -> None:
        told = f"expected {expected!r}, but there is {found[0]!r}"
        super().__init__(line, told, f"应为“{expected}”，实际是“{found[1]}”")
        self.expected: Final = expected
        self.found: Final = found

    def __reduce__(self) -> tuple[object, ...]:
        return UnmetExpectation, (self.line, self.expected, self.found)


# ---------------------------------------------------------------------------------------------------------------------
# Writing.


def write_transcript(duel: Duel) -> str:
    """Write how the duel began and every answer given since.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("set Mystical Elf", "zone 1")
    >>> print(write_transcript(duel))
    format    master2020
    seed      0
    position  turn 3, Main Phase 1, you to act
              you 8000 hand: Mystical Elf
              opp 8000
    play      you  set Mystical Elf
              you  zone 1
    <BLANKLINE>
    """
    lines = [_entry("format", [duel.game.format.name]), _entry("seed", [str(duel.seed)])]
    if duel.dice != FAST:
        lines.append(_entry("dice", [duel.dice]))
    if duel.game.ask_all:
        lines.append(_entry("ask", ["all"]))
    if duel.game.order_graveyard:
        lines.append(_entry("graveyard", ["in order"]))
    if duel.decks is None:
        lines.append(_entry("position", [line.strip() for line in duel.position.splitlines() if line.strip()]))
    else:
        if duel.first is not None:
            lines.append(_entry("first", [PLAYERS[duel.first][0]]))
        if duel.beginning.chooser is not None:
            lines.append(_entry("chooser", [PLAYERS[duel.beginning.chooser][0]]))
        if duel.beginning.last_turn:
            lines.append(_entry("last", [f"turn {duel.beginning.last_turn}"]))
        if not duel.beginning.shuffle:
            lines.append(_entry("shuffle", ["no"]))
        for player, deck in enumerate(duel.decks):
            lines.append(_entry("deck", [f"{PLAYERS[player][0]}  {_write_cards(deck.main, duel.pool)}"]))
            if deck.extra:
                lines.append(_entry("extra", [f"{PLAYERS[player][0]}  {_write_cards(deck.extra, duel.pool)}"]))
    answers = [_write_answer(duel.game, node) for node in duel.history()]
    return "\n".join(lines + ([_entry("play", answers)] if answers else [])) + "\n"


def _entry(word: str, lines: list[str]) -> str:
    """One word of the header with its lines, the further ones indented."""
    return word.ljust(_INDENT) + ("\n" + " " * _INDENT).join(lines)


def _write_cards(passwords: tuple[int, ...], pool: CardPool) -> str:
    """A deck list in its order; cards that follow each other are counted."""
    counted: list[tuple[int, int]] = []
    for password in passwords:
        if counted and counted[-1][0] == password:
            counted[-1] = (password, counted[-1][1] + 1)
        else:
            counted.append((password, 1))
    names: list[str] = []
    for password, count in counted:
        card = pool.with_password(password)
        # Another artwork has its own password, which a name would not keep.
        name = safe_name(card, pool) if card is not None and card.password == password else str(password)
        names.append(f"{count} {name}" if count > 1 else name)
    return ", ".join(names)


def _write_answer(game: Game, node: HistoryNode) -> str:
    """One answer of the history, with the player who gave it."""
    if node.player == NOBODY:
        return say_deed(node)
    wish = write_picks(game, node.state, node.picks) if node.is_answer() else say_deed(node)
    return f"{PLAYERS[node.player][0]}  {wish}"


# ---------------------------------------------------------------------------------------------------------------------
# Reading.


@dataclass
class _Header:
    """What a transcript says before its answers."""

    settings: dict[str, str] = field(default_factory=dict)
    decks: dict[tuple[str, int], list[int]] = field(default_factory=dict)
    position: list[tuple[int, str]] = field(default_factory=list)
    answers: list[tuple[int, str]] = field(default_factory=list)
    expected: list[tuple[int, str]] = field(default_factory=list)


def read_transcript(text: str, pool: CardPool | None = None) -> Duel:
    """Read a transcript and play it back.

    >>> duel = Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000 hand: Mystical Elf\\nopp 8000")
    >>> duel.play("set Mystical Elf")
    >>> read_transcript(write_transcript(duel)) == duel
    True
    """
    cards = CardPool.builtin() if pool is None else pool
    header = _read_header(text, cards)
    duel = _begin(header, cards)
    for number, line in header.answers:
        if split_player(line)[0] is None and not line.startswith("time "):
            raise TranscriptError(number, f"{line!r} does not begin with the player, you or opp")
        try:
            duel.play(line)
        except ValueError as wrong:
            raise TranscriptError(number, f"{line!r}: {wrong}") from wrong
    return duel


def _read_header(text: str, pool: CardPool) -> _Header:
    """Sort the lines under the words of the header; a line without such a word goes on with the last one."""
    header = _Header()
    word = ""
    for number, raw in enumerate(text.splitlines(), 1):
        line = re.sub(r"^\s*#.*|\s#\s.*", "", raw).strip()
        if not line:
            continue
        first, _, rest = line.partition(" ")
        # In the position and the play a word such as "extra:" is no word of ours: only what begins its line counts.
        begins = _word_of(raw)
        if begins:
            word = begins
            line = rest.strip()
        if not word:
            raise TranscriptError(number, f"{first!r} is no word of a transcript; there are {', '.join(_WORDS)}")
        if word == "position":
            header.position.append((number, line))
        elif word == "play":
            header.answers.append((number, line))
        elif word == "expect":
            header.expected.append((number, line))
        elif word in ("deck", "extra"):
            _read_deck(header, word, line, number, pool)
        else:
            header.settings[word] = line if begins else f"{header.settings[word]} {line}"
    return header


def _read_deck(header: _Header, word: str, line: str, number: int, pool: CardPool) -> None:
    """Read a line of a deck list, which begins with its player or goes on with the list before it."""
    owner, line = split_player(line)
    if owner is not None:
        key = (word, owner)
        header.decks[key] = []
    elif header.decks:
        key = list(header.decks)[-1]
    else:
        raise TranscriptError(number, f"{line!r} does not say whose {word} it is, you or opp")
    for mention in read_mentions(line, pool):
        try:
            card = pool.find(mention.name)
        except LookupError as unknown:
            raise TranscriptError(number, str(unknown)) from None
        password = int(mention.name) if mention.name.isdigit() else card.password
        header.decks[key] += [password] * mention.count


def _begin(header: _Header, pool: CardPool) -> Duel:
    """Begin the duel that the header describes."""
    settings = header.settings
    seed = settings.get("seed", "0")
    if not re.fullmatch(r"-?\d+", seed):
        raise TranscriptError(1, f"the seed {seed!r} is no number")
    ask_all, dice = settings.get("ask", "") == "all", settings.get("dice", FAST)
    in_order = settings.get("graveyard", "") == "in order"
    if header.position:
        position = "\n".join(line for _, line in header.position)
        return Duel.from_position(position, int(seed), pool, ask_all, in_order, dice)
    for player, (name, _) in enumerate(PLAYERS):
        if ("deck", player) not in header.decks:
            raise TranscriptError(1, f"neither a position nor the deck of {name!r} is given")
    decks = [
        Deck(header.decks[("deck", player)], header.decks.get(("extra", player), []), pool=pool) for player in (0, 1)
    ]
    first, chooser = settings.get("first", ""), settings.get("chooser", "")
    last = re.fullmatch(r"turn (\d{1,6})", settings.get("last", "turn 0"))
    if not last:
        raise TranscriptError(1, f"the last turn {settings['last']!r} is not written as in: turn 4")
    return Duel(
        decks[0],
        decks[1],
        seed=int(seed),
        format=settings.get("format", "master2020"),
        first=None if not first else 0 if first in PLAYERS[0] else 1,
        shuffle=settings.get("shuffle", "yes") != "no",
        ask_all=ask_all,
        pool=pool,
        limits=False,
        order_graveyard=in_order,
        chooser=None if not chooser else 0 if chooser in PLAYERS[0] else 1,
        last_turn=int(last[1]),
        dice=dice,
    )


# ---------------------------------------------------------------------------------------------------------------------
# Rulings: what a judge writes, with the steps that go without saying left out.


@dataclass(frozen=True)
class Ruling:
    """A ruling as a judge writes it: a title and a source, the position, the play, and what is expected then.

    >>> Ruling("a test", "nowhere", "", "turn 1 …").title
    'a test'
    """

    title: str
    source: str
    rule: str  # the rule of the catalogue it shows, "" for none
    position: str
    play: tuple[tuple[int, str], ...] = ()  # each line with its number in the file
    expect: tuple[tuple[int, str], ...] = ()  # between lines of the play: what is so at that moment
    line: int = 1  # where in the file the position begins


def read_ruling(text: str, pool: CardPool | None = None) -> Ruling:
    """Read a ruling, in English or in Chinese.

    >>> text = "ruling a test\\nposition turn 1, Main Phase 1, you to act\\n you 8000\\n opp 8000\\nplay you end phase"
    >>> read_ruling(text).play
    ((5, 'you end phase'),)
    """
    return _make_ruling(_read_header(text, CardPool.builtin() if pool is None else pool))


def read_rulings(text: str, pool: CardPool | None = None) -> list[Ruling]:
    """Read a file of rulings, each of which begins with a line "ruling …".

    >>> position = "position turn 1, Main Phase 1, you to act\\n you 8000\\n opp 8000\\n"
    >>> [ruling.title for ruling in read_rulings(f"ruling one\\n{position}裁定 二\\n{position}")]
    ['one', '二']
    """
    cards = CardPool.builtin() if pool is None else pool
    lines = text.removeprefix("\ufeff").splitlines()
    starts = [at for at, line in enumerate(lines) if _word_of(line) == "ruling"]
    for number, line in enumerate(lines[: starts[0] if starts else len(lines)], 1):
        if line.strip() and not line.lstrip().startswith("#"):
            told = f'{line.strip()!r} stands before the first ruling; begin with "ruling …"'
            raise TranscriptError(number, told, f"“{line.strip()}”写在第一条裁定之前；请以“裁定 …”开头")
    ends = [*starts[1:], len(lines)]
    # The lines before a ruling stay there, empty, so that its lines are counted as in the file.
    parts = ["\n" * start + "\n".join(lines[start:end]) for start, end in zip(starts, ends, strict=False)]
    return [_make_ruling(_read_header(part, cards)) for part in parts]


def _word_of(line: str) -> str:
    """The word of a transcript with which a line begins, "" for none."""
    first = "" if line[:1].isspace() else line.partition(" ")[0]
    first = _CHINESE.get(first, first)
    return first if first in _WORDS + _RULING_WORDS else ""


def _make_ruling(header: _Header) -> Ruling:
    """Make a ruling of what was read."""
    said, lines = header.settings, header.position
    start = lines[0][0] if lines else 1
    position = [""] * (lines[-1][0] - start + 1 if lines else 0)
    for number, line in lines:
        position[number - start] = line
    return Ruling(
        said.get("ruling", ""),
        said.get("source", ""),
        said.get("rule", ""),
        "\n".join(position),
        tuple(header.answers),
        tuple(header.expected),
        start,
    )


def play_ruling(
    ruling: Ruling, pool: CardPool | None = None, check: Callable[[Duel, int, str], None] | None = None
) -> Duel:
    """Play a ruling to its end and until nobody responds any more; what it expects and is not so is an error.

    `check` gets what is expected, with its line, if something else is to be done with it.

    Passes and zones may be left out; a trigger or a choice without an alternative may be written although nobody asks.
    What is expected between two lines of the play is checked at that moment; "both pass" goes on before it.

    >>> position = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Raigeki\\nopp 8000 monsters: Sangan"
    >>> play_ruling(Ruling("", "", "", position, ((1, "you activate Raigeki"),))).state.monsters_of(1)
    ()
    """
    check = check or expect
    try:
        duel = Duel.from_position(ruling.position, pool=pool)
    except PositionError as wrong:
        raise TranscriptError(ruling.line + wrong.line - 1, wrong.problem) from wrong
    player = RulingPlayer(duel)
    expected = list(ruling.expect)
    for number, line in ruling.play:
        while expected and expected[0][0] < number:
            player.take_zones()
            check(duel, *expected[0])
            del expected[0]
        by, wish = split_player(line)
        if _BOTH_PASS.match(line):
            player.pass_on()
            continue
        if by is None:
            told = f"{line!r} does not begin with the player, you or opp"
            raise TranscriptError(number, told, f"“{line}”开头没有写明是你还是对手")
        try:
            player.play(by, wish)
        except ValueError as wrong:
            chinese = f"“{line}”：{wrong.in_chinese()}" if isinstance(wrong, RefusedAnswer) else ""
            raise TranscriptError(number, f"{line!r}: {wrong}", chinese) from wrong
    player.pass_on()
    for number, line in expected:
        check(duel, number, line)
    return duel


def expect(duel: Duel, number: int, line: str) -> None:
    """Raise an error unless what this line of a ruling expects is so.

    >>> expect(Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000"), 9, "opp 7500")
    Traceback (most recent call last):
    ...
    spellspeed.transcript.UnmetExpectation: line 9: expected 'opp 7500', but there is 'opp 8000'
    """
    try:
        found = find_unmet(duel, line)
    except PositionError as wrong:
        raise TranscriptError(number, wrong.problem) from wrong
    except UnreadableExpectation as wrong:
        raise TranscriptError(number, str(wrong), wrong.chinese) from wrong
    except RefusedAnswer as wrong:
        raise TranscriptError(number, f"{line!r}: {wrong}", f"“{line}”：{wrong.in_chinese()}") from wrong
    except UnknownCard as unknown:
        raise TranscriptError(number, str(unknown), unknown.in_chinese()) from unknown
    except LookupError as wrong:
        raise TranscriptError(number, str(wrong)) from wrong
    if found is not None:
        raise UnmetExpectation(number, line, found)


def check_ruling(ruling: Ruling, pool: CardPool | None = None) -> list[TranscriptError]:
    """Play a ruling and return everything it says that is not so, in the order of its lines.

    A line that cannot be played ends it; whatever else is expected is checked at its own moment.

    >>> position = "turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000"
    >>> ruling = Ruling("", "", "", position, expect=((5, "you 7000"), (6, "opp 8000"), (7, "you win")))
    >>> print(*check_ruling(ruling), sep="\\n")
    line 5: expected 'you 7000', but there is 'you 8000'
    line 7: expected 'you win', but there is 'the duel is not over'
    """
    wrong: list[TranscriptError] = []

    def check(duel: Duel, number: int, line: str) -> None:
        try:
            expect(duel, number, line)
        except TranscriptError as unmet:
            wrong.append(unmet)

    try:
        play_ruling(ruling, pool, check)
    except TranscriptError as unplayable:
        wrong.append(unplayable)
    return wrong


class RulingPlayer:
    """Plays the lines of a ruling, and what goes without saying between them.

    >>> RulingPlayer(Duel.from_position("turn 3, Main Phase 1, you to act\\nyou 8000\\nopp 8000")).pending
    ''
    """

    def __init__(self, duel: Duel) -> None:
        self.duel: Final = duel
        self.pending = ""  # an activation whose targets have been said and not been asked for yet
        self.told = 0  # how many events had happened before the line under way

    def play(self, by: int, wish: str) -> None:
        """Play one line; a line that is refused changes nothing, also not by the passes that were tried before it."""
        duel = self.duel
        before = (duel.state, duel.node, self.pending, self.told)
        try:
            self.play_on(by, wish)
        except ValueError:
            duel.state, duel.node, self.pending, self.told = before
            raise

    def play_on(self, by: int, wish: str) -> None:
        """Pass until the line can be played, and play it."""
        duel = self.duel
        meant = read_wish(wish, duel.pool)
        before = len(duel.collect_events())
        refused: IllegalAnswer | None = None
        while True:
            if meant.verb != "zone":
                self.take_zones()
            try:
                picks = find_option(duel, wish, by)
                break
            except IllegalAnswer as illegal:
                if self.has_happened(by, meant):
                    return
                refused = refused or illegal
                request = duel.state.request
                if request is None or request.purpose != FOR_RESPONSE:
                    raise refused from None
                duel.play("pass")
        self.told = before
        duel.answer(*picks, by=by)
        says_target = meant.verb == "attack" and (meant.target is not None or meant.direct)
        if says_target and duel.state.request is not None and duel.state.request.purpose == FOR_ATTACK_TARGET:
            duel.answer(*find_option(duel, wish, by), by=by)
        self.pending = wish if meant.targets else ""
        self.take_zones()

    def take_zones(self) -> None:
        """Take the first free zone where the ruling says none, and the targets that have been said."""
        duel = self.duel
        while duel.state.request is not None:
            self.compare_targets()
            if duel.state.request.purpose == FOR_ZONE:
                duel.answer(0)
            elif duel.state.request.purpose == FOR_TARGET and self.pending:
                wish = self.pending
                self.pending = ""
                duel.answer(*find_option(duel, wish))
            else:
                return

    def compare_targets(self) -> None:
        """Compare the targets that have been said with those that were chosen without a question."""
        if not self.pending:
            return
        chosen = [
            event.after for event in self.duel.collect_events()[self.told :] if event.kind == EVENT_TARGETS_CHOSEN
        ]
        if chosen:
            said = read_wish(self.pending, self.duel.pool).targets
            rows = [row for row in chosen if row is not None]
            self.pending = ""
            for ref in said:
                if not any(not row.face_up if ref.face_down else ref.card in (row.card, NAMELESS) for row in rows):
                    raise ValueError(f"{ref.english} cannot be the target; there was only one choice")

    def has_happened(self, by: int, meant: Wish) -> bool:
        """Whether a pass, a trigger or a choice of this player happened without a question: there was no choice."""
        if meant.verb == "pass":
            return True
        kinds = _HAPPENED.get(meant.verb)
        if kinds is None or not meant.cards:
            return False
        rows = [
            event.after
            for event in self.duel.collect_events()[self.told :]
            if event.kind in kinds and by in (event.player, self.user_of(event.source))
        ]
        cards = [row.card for row in rows if row is not None]
        return all(ref.card in cards for ref in meant.cards)

    def user_of(self, uid: int) -> int:
        """Return who controls the card that caused something, nobody for no card."""
        return self.duel.state.cards[uid].controller if uid >= 0 else NOBODY

    def pass_on(self) -> None:
        """Pass for everyone until nobody is asked to respond, or somebody must do what a phase demands."""
        self.take_zones()
        while self.duel.state.request is not None and self.duel.state.request.purpose == FOR_RESPONSE:
            if all(option.deed != PASS for option in self.duel.state.request.options):
                return
            self.duel.play("pass")
            self.take_zones()
