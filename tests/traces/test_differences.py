"""The list of differences from the recorded duels: each entry names a rule, a source and a test that is there."""

import ast
from pathlib import Path

import pytest
from tools.traces.differences import Entry, find_entry, read_entries
from tools.traces.following import Difference
from tools.traces.tally import cluster

from spellspeed.rulebook.book import find_rule

ROOT = Path(__file__).resolve().parents[2]
ENTRIES = read_entries()


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.id for entry in ENTRIES])
def test_an_entry_names_its_rule_its_source_and_a_test_that_plays_it(entry: Entry) -> None:
    assert find_rule(entry.rule).id == entry.rule and entry.source and entry.sentence.endswith(".")
    file, _, name = entry.test.partition("::")
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    assert name in [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert "comparer" not in entry.sentence


def test_no_entry_is_listed_twice() -> None:
    assert len({entry.id for entry in ENTRIES}) == len(ENTRIES)


def difference(ours: str, recorded: str, *cards: str, plays: tuple[str, ...] = ()) -> Difference:
    return Difference("duel", 3, 1, ours, recorded, cards, plays)


def test_a_difference_is_explained_by_what_it_looks_like_and_its_card() -> None:
    nothing = "also offers nothing"
    found = find_entry(ENTRIES, difference("also offers declare dark", nothing, "Scroll of Bewitchment"))
    assert found is not None and found.id == "same-attribute-declared"
    assert find_entry(ENTRIES, difference("also offers declare dark", nothing, "DNA Transplant")) is None
    assert find_entry(ENTRIES, difference("also offers activate Sangan 0 mzone:1", nothing, "Sangan")) is None


def test_what_was_played_last_counts_too() -> None:
    lp = "player 1's lp 8000", "10000"
    plays = ("Player 1 Tributes Zolga.", "Zolga is sent to player 1's Graveyard.", "Player 1 Sets Summoned Skull in …")
    found = find_entry(ENTRIES, difference(*lp, plays=plays))
    assert found is not None and found.lay == "lp"
    assert find_entry(ENTRIES, difference(*lp, plays=plays[:2])) is None


def test_disagreements_are_put_together_by_the_card_that_most_are_about() -> None:
    groups = cluster([difference("", "", *cards) for cards in (("Sangan", "Umi"), ("Umi",), ("Kuriboh",), ())])
    assert [(card, len(found)) for card, found in groups] == [("Umi", 2), ("Kuriboh", 1), ("no card", 1)]
