"""The three ways in which an answer can be wrong: it cannot be read, is not allowed, or fits more than one option."""

from typing import Final

from spellspeed.rulebook.book import Refusal


class RefusedAnswer(ValueError):
    """An answer that changes nothing; of several wishes the error tells which one was wrong.

    >>> error = AmbiguousAnswer("which one?", "哪一张？")
    >>> error.place_in_row(2, "discard")
    >>> print(error, error.in_chinese(), sep="\\n")
    wish 2, 'discard': which one?
    第2个“discard”：哪一张？
    """

    def __init__(self, *told: object) -> None:
        super().__init__(*told)
        self.number = 0  # the place of the wish among several, from 1; 0 where there was only one
        self.wish = ""

    def place_in_row(self, number: int, wish: str) -> None:
        """Note which one of several wishes was wrong."""
        self.number = number
        self.wish = wish

    def __str__(self) -> str:
        return f"wish {self.number}, {self.wish!r}: {self.in_english()}" if self.number else self.in_english()

    def in_english(self) -> str:
        """What is wrong with the answer, in English."""
        return ""

    def in_chinese(self) -> str:
        """What is wrong with the answer, for a Chinese reader."""
        return f"第{self.number}个“{self.wish}”：" if self.number else ""


class _Misunderstood(RefusedAnswer):
    """An error told in English and in Chinese."""

    def __init__(self, english: str, chinese: str) -> None:
        super().__init__(english, chinese)
        self.english: Final = english
        self.chinese: Final = chinese

    def in_english(self) -> str:
        return self.english

    def in_chinese(self) -> str:
        return super().in_chinese() + self.chinese


class UnreadableAnswer(_Misunderstood):
    """The text cannot be read as an answer at all.

    >>> error = UnreadableAnswer("no card is named", "没有提到卡名")
    >>> str(error), error.in_chinese()
    ('no card is named', '没有提到卡名')
    """


class AmbiguousAnswer(_Misunderstood):
    """The text fits more than one option."""


class IllegalAnswer(RefusedAnswer):
    """The answer is understood, and a rule forbids it.

    >>> from spellspeed.rulebook.book import find_rule
    >>> error = IllegalAnswer(Refusal.of(find_rule("ask.wrong-player").code))
    >>> print(error)
    Only the player who is asked may answer. [ask.wrong-player, ours]
    >>> error.refusal.rule
    'ask.wrong-player'
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def in_english(self) -> str:
        return str(self.refusal)

    def in_chinese(self) -> str:
        return super().in_chinese() + self.refusal.in_chinese()
