"""A puzzle in the terminal: one turn in which to win, with moves taken back as often as one likes."""

from collections.abc import Callable
from typing import Any, Final

import spellspeed.terminal.messages as messages
from spellspeed import Duel
from spellspeed.bots import Bot
from spellspeed.formats.puzzle import Puzzle
from spellspeed.rulebook.book import Pair
from spellspeed.terminal.commands import Leaving, find_command
from spellspeed.terminal.keyboard import read_typed
from spellspeed.terminal.session import Session

BEGIN: Final[Pair] = (
    "A puzzle: win in this turn. Type a number, a wish such as summon NAME, or help; undo takes a move back.",
    "残局：在这个回合内取胜。输入编号、想做的事（例如 召唤 卡名）或 帮助；撤销 可以悔棋。",
)
RULES: Final[Pair] = (
    "It was made for Master Rule {rule} and is played under the rules of {format}.",
    "它是为大师规则{rule}制作的，这里按{format}的规则进行。",
)
OPPONENT: Final[Pair] = ("Your opponent: {name}", "对手：{name}")
HINT: Final[Pair] = ("Hint: {text}", "提示：{text}")
NO_SOLUTION: Final[Pair] = ("The file tells no solution.", "文件没有写解法。")
SOLVED: Final[Pair] = ("You have solved the puzzle.", "残局已解开。")
NOT_SOLVED: Final[Pair] = (
    "The puzzle is not solved: the turn has ended without a win. undo takes the last decision back; Enter leaves.",
    "没有解开残局：回合已结束，没有取胜。撤销 可以悔棋；按回车离开。",
)
LOST: Final[Pair] = ("The puzzle is not solved.", "没有解开残局。")


class PuzzleSession(Session):
    """A session that is lost when the turn ends, and goes on when the end is taken back.

    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 monsters: Mystical Elf\\nopp 800"
    >>> typed = iter(["battle phase", "attack directly with Mystical Elf", "quit"])
    >>> shown = []
    >>> PuzzleSession(Duel.from_position(text, ask_all=True), {}, read=lambda: next(typed), write=shown.append).run()
    0
    >>> SOLVED[0] in shown
    True
    """

    def __init__(self, duel: Duel, bots: dict[int, Bot], lang: str = "en", **keyboard: Any) -> None:
        super().__init__(duel, bots, lang, **keyboard)
        self.turn: Final = self.view().turn

    def sit_down(self, player: int) -> None:
        # One person answers for both: in a puzzle nothing is hidden from who solves it.
        self.seated = True
        self.reader = player

    def has_run_out(self) -> bool:
        """Whether the one turn of the puzzle is over."""
        return self.view().turn != self.turn

    def go_on(self) -> None:
        if not self.has_run_out():
            super().go_on()
            return
        self.say(NOT_SOLVED)
        while self.duel.state.request is not None and self.has_run_out():
            text = self.read_line()
            if not text:
                raise Leaving
            if find_command(text) is None:
                self.say(NOT_SOLVED)
            else:
                self.safely(self.obey, text)

    def tell_news(self) -> None:
        # What the other player does in a turn that does not count any more is not told.
        if not self.has_run_out():
            super().tell_news()

    def end(self) -> None:
        outcome = self.duel.outcome
        if outcome is not None and outcome.winner == self.people[0] and outcome.turn == self.turn:
            self.say(SOLVED)
        elif self.has_run_out():
            self.say(NOT_SOLVED)
        else:
            self.say(LOST)
        super().end()


def begin_puzzle(
    puzzle: Puzzle,
    position: str,
    bots: dict[int, Bot],
    lang: str = "en",
    read: Callable[[], str] = read_typed,
    write: Callable[[str], None] | None = None,
    plain: bool = False,
) -> PuzzleSession:
    """Return the session of a puzzle that was laid out, its message and hints already shown."""
    duel = Duel.from_position(position, ask_all=True)
    session = PuzzleSession(duel, bots, lang, read=read, write=write, plain=plain)
    if puzzle.opponent:
        session.say(OPPONENT, name=puzzle.opponent)
    for line in puzzle.message.splitlines():
        session.write(line)
    for hint in puzzle.hints:
        session.say(HINT, text=hint)
    session.say(RULES, rule=puzzle.rule, format=duel.game.format.name)
    names = list_unwritten(duel, lang)
    if names:
        session.say(messages.NO_EFFECTS, names=session.voice.say(("; ", "、")).join(names))
    session.say(BEGIN)
    session.forget_news()
    return session


def list_unwritten(duel: Duel, lang: str) -> list[str]:
    """Name the cards of a duel whose effects are not written, so that they do nothing.

    >>> text = "turn 3, Main Phase 1, you to act\\nyou 8000 hand: Magical Hats, Kuriboh\\nopp 800"
    >>> list_unwritten(Duel.from_position(text), "en")
    ['Magical Hats']
    """
    cards = dict.fromkeys([row.card for row in duel.state.cards])
    facts = [duel.pool.facts[card] for card in cards]
    missing = [card for card in facts if not duel.pool.is_playable(card)]
    return [(card.name_zh if lang == "zh" else "") or card.name_en for card in missing]


def tell_solution(puzzle: Puzzle, lang: str = "en") -> str:
    """Return the solution that stands in the file, or say that there is none.

    >>> tell_solution(Puzzle())
    'The file tells no solution.'
    """
    return puzzle.solution or NO_SOLUTION[lang == "zh"]
