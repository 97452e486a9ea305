"""The three ways in which an answer can be wrong: it cannot be read, is not allowed, or fits more than one option."""

from typing import Final

from spellspeed.rulebook.book import Refusal


class _Misunderstood(ValueError):
    """An error told in English and in Chinese."""

    def __init__(self, english: str, chinese: str) -> None:
        super().__init__(english, chinese)
        self.english: Final = english
        self.chinese: Final = chinese

    def __str__(self) -> str:
        return self.english

    def in_chinese(self) -> str:
        """The error for a Chinese reader."""
        return self.chinese


class UnreadableAnswer(_Misunderstood):
    """The text cannot be read as an answer at all.

    >>> error = UnreadableAnswer("no card is named", "没有提到卡名")
    >>> str(error), error.in_chinese()
    ('no card is named', '没有提到卡名')
    """


class AmbiguousAnswer(_Misunderstood):
    """The text fits more than one option."""


class IllegalAnswer(ValueError):
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

    def in_chinese(self) -> str:
        """The refusal for a Chinese reader."""
        return self.refusal.in_chinese()
