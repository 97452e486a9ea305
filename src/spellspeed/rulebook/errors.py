"""The three ways in which an answer can be wrong: it cannot be read, is not allowed, or fits more than one option."""

from spellspeed.rulebook.book import Refusal


class UnreadableAnswer(ValueError):
    """The text cannot be read as an answer at all."""


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


class AmbiguousAnswer(ValueError):
    """The text fits more than one option."""
