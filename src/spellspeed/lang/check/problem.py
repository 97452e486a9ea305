"""What is wrong with a card, and where."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Problem:
    """What is wrong with a card, and where.

    >>> print(Problem("Pot of Greed line 1 do → Draw(count)", "0 is less than 1"))
    Pot of Greed line 1 do → Draw(count): 0 is less than 1
    """

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"
