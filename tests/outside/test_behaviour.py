"""Duels of fixed cards and seeds go as they went before, and are told as they were told."""

import os
import subprocess
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import spellspeed
from spellspeed import CardPool
from spellspeed.facts import reindexed
from spellspeed.lang.words.lines import Activation, Card
from spellspeed.lang.words.verbs import Draw

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools.behaviour import Player, read_list  # noqa: E402


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the tool with the package that is under test."""
    command = [sys.executable, str(ROOT / "tools" / "behaviour.py"), *arguments]
    environment = {**os.environ, "PYTHONPATH": str(Path(spellspeed.__file__).parents[1])}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@cache
def player() -> Player:
    return Player()


def test_duels_and_texts_are_as_they_were() -> None:
    checked = run("--games", "8", "--seed", "1", "--check")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_what_differs_is_told_with_the_way_to_find_it(tmp_path: Path) -> None:
    kept = tmp_path / "kept.toml"
    kept.write_text('texts = "0"\n[[duels]]\nseed = 2\ngames = 1\ndigest = "0"\n')
    checked = run("--games", "1", "--seed", "2", "--check", "--kept", str(kept))
    assert checked.returncode == 1
    assert "--games 1 --seed 2 --list FILE" in checked.stdout and "--texts" in checked.stdout
    unknown = run("--games", "1", "--seed", "3", "--check", "--kept", str(kept))
    assert unknown.returncode == 1 and "only for --games 1 --seed 2" in unknown.stderr


def test_the_list_names_each_card_once_and_every_card_with_a_partner_is_there() -> None:
    listed = read_list()
    passwords = [each.password for each in listed]
    assert len(set(passwords)) == len(passwords)
    assert {partner for each in listed for partner in each.partners} <= set(passwords)
    assert {each.section for each in listed} == {"written", "plain", "named"}


def test_cards_that_join_the_library_change_nothing() -> None:
    library = CardPool.builtin()
    greed = library.find("Pot of Greed")
    twin = reindexed(greed, 0, 4_000_000_001, "Pot of More Greed")
    larger = Player(library.with_cards([twin], (Card(twin.password, twin.name_en, Activation(do=Draw(3))),)))
    assert larger.watch(1).text().splitlines() == told()
    assert larger.texts() == player().texts()


@cache
def told() -> list[str]:
    """One duel, line by line."""
    return player().watch(1).text().splitlines()


def test_a_duel_is_looked_at_from_both_sides_in_both_languages_with_wishes() -> None:
    text = "\n".join(told())
    for number in (0, 1):
        assert f"player {number} is told: You draw 5 cards: " in text
        assert f"player {number} is told: 你抽5张卡：" in text
        assert f"player {number} sees own hand: " in text
    reasons = {line.rpartition(": ")[2] for line in told() if line.startswith("why not ")}
    assert "None" in reasons and len(reasons) > 10
    assert told()[-1].startswith("player ") and " wins by " in told()[-1]


def test_what_stays_as_it_is_is_written_once() -> None:
    seen = [line for line in told() if line.startswith("player 0 sees graveyard 1")]
    assert len(seen) > 1
    assert all(first != second for first, second in pairwise(seen))
