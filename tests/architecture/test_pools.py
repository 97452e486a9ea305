"""No test says again what a card of the library says: rules are proved on the cards that duels are played with."""

import ast
from pathlib import Path

import pytest

from probes import pool_with, probe
from spellspeed.cards import ALL_CARDS
from spellspeed.lang.words.lines import Activation, Card
from spellspeed.lang.words.verbs import Draw

TESTS = Path(__file__).resolve().parents[1]
FILES = sorted(TESTS.rglob("*.py"))
# `pool_with` refuses a card of the library; these are about `with_cards` itself, or about what an update has changed.
MAKE_POOLS = ("probes.py", "data/test_pool.py", "outside/test_behaviour.py", "server/test_updates.py")


@pytest.mark.parametrize("card", ALL_CARDS[::40], ids=lambda card: str(card.name))
def test_a_pool_with_another_text_for_a_card_of_the_library_is_refused(card: Card) -> None:
    stand_in = Card(card.password, card.name, Activation(do=Draw(1)))
    with pytest.raises(ValueError, match="the library has"):
        pool_with(texts=(stand_in,))
    with pytest.raises(ValueError, match="the library has"):
        pool_with(probe(card.name, "Spell / Normal", Activation(do=Draw(1))))


def test_every_pool_of_a_test_is_made_by_pool_with() -> None:
    found = [
        f"{path.relative_to(TESTS).as_posix()}:{node.lineno}"
        for path in FILES
        if path.relative_to(TESTS).as_posix() not in MAKE_POOLS
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and makes_a_pool(node.func)
    ]
    assert not found, "use probes.pool_with, which lets nobody redefine a card of the library"


def makes_a_pool(called: ast.expr) -> bool:
    """Whether this is a call of `with_cards`, or of the class itself."""
    if isinstance(called, ast.Attribute):
        return called.attr in ("with_cards", "CardPool")
    return isinstance(called, ast.Name) and called.id in ("CardPool", "read_pool")
