"""The test desk: a terminal whose keyboard is a list of lines and whose screen can be read."""

from collections.abc import Iterator

from spellspeed import Duel
from spellspeed.bots import Bot, GreedyBot
from spellspeed.terminal.keeping import Keeper
from spellspeed.terminal.session import Session

CLEARED = "<the screen is cleared>"


class Desk:
    """A screen and a keyboard: what was shown, and lines that will be typed."""

    def __init__(
        self,
        duel: Duel,
        lines: list[str],
        lang: str = "en",
        people: int = 1,
        ask: str = "respond",
        bot: Bot | None = None,
        plain: bool = False,
        keeper: Keeper | None = None,
    ) -> None:
        self.screen: list[str] = []
        self.since = 0  # what was on the screen when something was typed last
        self.lines: Iterator[str] = iter(lines)
        bots: dict[int, Bot] = {} if people == 2 else {1: bot or GreedyBot()}
        self.session = Session(
            *(duel, bots, lang, ask, self.type, self.screen.append),
            clear=self.clear,
            plain=plain,
            keeper=keeper,
        )

    def clear(self) -> None:
        self.screen.append(CLEARED)

    def type(self) -> str:
        try:
            line = next(self.lines)
        except StopIteration:
            raise EOFError from None
        self.screen.append(f"> {line}")
        self.since = len(self.screen)
        return line

    def run(self) -> "Desk":
        assert self.session.run() == 0
        return self

    def text(self) -> str:
        return "\n".join(self.screen)

    def after(self, typed: str) -> str:
        """What was shown between this line and the next typed one."""
        at = len(self.screen) - self.screen[::-1].index(f"> {typed}")
        answer: list[str] = []
        for line in self.screen[at:]:
            if line.startswith("> "):
                break
            answer.append(line)
        return "\n".join(answer)


def position(text: str) -> Duel:
    return Duel.from_position(text, ask_all=True)
