"""Every effect of every card that is written has a test that names it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.card_tests import all_tests, find_untested
from tools.write_card_table import pages
from tools.write_vocabulary import PAGE, page


def test_every_line_of_every_card_is_played_by_a_test_that_names_it() -> None:
    assert not find_untested(all_tests()), "a test of tests/cards says in its docstring `card: Name ①`"


def test_the_table_of_cards_in_the_docs_is_up_to_date() -> None:
    stale = [path.name for path, text in pages().items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, "run `make cards`"


def test_the_vocabulary_in_the_docs_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make cards`"
