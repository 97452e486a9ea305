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


def refuses(why: Why | None, rule: int, card: int = -1) -> bool:
    """Note a refusal; True when the guard may stop here because nobody wants all the reasons."""
    if why is None:
        return True
    if rule not in why.rules:
        why.rules.append(rule)
        why.cards.append(card)
    return False
