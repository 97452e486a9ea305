"""What stands in what: the parts of a card, and what the place of each is called."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Final

from spellspeed.lang.words.deeds import Joined
from spellspeed.lang.words.every_word import AFTER_THAT, ALSO, AND, AND_IF_YOU_DO, THEN
from spellspeed.lang.words.lines import Card, Line
from spellspeed.lang.words.node import Node

CONNECTORS: Final = {
    AND: "and",
    AND_IF_YOU_DO: "and if you do",
    ALSO: "also",
    THEN: "then",
    AFTER_THAT: "after that",
}

ARROW: Final = " → "
FIRST_CIRCLED: Final = 0x2460  # ①; twenty of them follow one another
CIRCLED: Final = 20
LONGEST_QUOTE: Final = 60


def quote(value: object) -> str:
    """Show a value in a sentence, cut short if it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def label(card: Card, index: int) -> str:
    """Name a line of a card by its number, or by its place if it has none."""
    number = getattr(card.all_lines()[index], "number", 0)
    name, first = card.name, 0
    if index >= len(card.lines):
        name, first = f"{card.name} pendulum", len(card.lines)
    if index >= len(card.lines + card.pendulum):
        name, first = f"{card.name} gemini", len(card.lines + card.pendulum)
    if type(number) is int and 1 <= number <= CIRCLED:
        return f"{name} {chr(FIRST_CIRCLED + number - 1)}"
    return f"{name} line {index + 1 - first}"


def below(where: str, node: Node, field: str) -> str:
    """Name the place of a node's field, given the place of the node."""
    if isinstance(node, Card | Line):
        return f"{where} {field}"
    if field == node.listed:
        return where
    if isinstance(node, Joined) and field == "first":
        return where
    if isinstance(node, Joined) and field == "second":
        return where + ARROW + CONNECTORS.get(node.how, "joined")
    return f"{where}{ARROW}{type(node).__name__}({field})"


def parts(where: str, node: Node) -> Iterator[tuple[str, str, Any]]:
    """Place, field and value of every part of a node, those of a tuple one by one."""
    for field in fields(node):
        value = getattr(node, field.name)
        path = below(where, node, field.name)
        if isinstance(value, tuple):
            for part in value:
                yield path, field.name, part
        else:
            yield path, field.name, value


def everything(where: str, node: Node) -> Iterator[tuple[str, Node]]:
    """A node and all that it is made of, each with its place."""
    yield where, node
    for path, _, value in parts(where, node):
        if isinstance(value, Node):
            yield from everything(path, value)
