"""How a guard says no: with the number of the rule, once or with all its reasons."""

from typing import Final


class Why:
    """Collects every rule that forbids a wish, in the order the guards found them."""

    def __init__(self) -> None:
        self.rules: Final[list[int]] = []
        self.cards: Final[list[int]] = []  # pool index of the card that forbids, -1 for the rules of the game

    def first(self) -> int:
        """Return the first rule that forbids, 0 for none."""
        return self.rules[0] if self.rules else 0


def refuse(why: Why | None, rule: int, card: int = -1) -> int:
    """Return the rule where nobody wants all the reasons, so that the guard stops; else note it, and return 0 to go on.

    >>> why = Why()
    >>> refuse(None, 7), refuse(why, 7), refuse(why, 9, card=3), why.rules, why.cards
    (7, 0, 0, [7, 9], [-1, 3])
    """
    if why is None:
        return rule
    if rule not in why.rules:
        why.rules.append(rule)
        why.cards.append(card)
    return 0
