"""Answers of `why_not` can be drawn from random duels, the same ones by the same seed, and what is wrong is noticed."""

import sys
from pathlib import Path
from random import Random

import pytest

from spellspeed import CardPool
from spellspeed.rulebook.book import Refusal, find_rule

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))
from tools import draw_refusals  # noqa: E402
from tools.random_decks import Decks  # noqa: E402


def draw(count: int, seed: int) -> draw_refusals.Draw:
    """So many answers, from duels that begin with a seed."""
    pool = CardPool.builtin()
    drawn = draw_refusals.Draw(count, pool)
    decks = Decks(pool)
    while not drawn.is_full():
        drawn.play(seed, decks)
        seed += 1
    return drawn


def test_a_seed_draws_the_same_answers_and_few_of_each_rule(capsys: pytest.CaptureFixture[str]) -> None:
    seed = Random(4).randrange(1000)
    first = draw(14, seed)
    assert first.drawn == draw(14, seed).drawn
    assert max(first.rules.values()) <= draw_refusals.MOST_OF_A_RULE
    assert 2 * len([each for each in first.drawn if each.near]) >= 14
    assert list(first.find_faults()) == []
    first.print()
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 16 and printed[0].startswith("| no. | position") and "is asked: " in printed[2]


def test_answers_that_mix_languages_or_say_nothing_are_noticed() -> None:
    drawn = draw_refusals.Draw(3, CardPool.builtin())
    number = find_rule("effect.condition.all-must-be-met").code
    wrong = [
        Refusal.of(number, (("「圣精灵」 is there", "「圣精灵」在那里"),)),
        Refusal.of(number, (("Mystical Elf is there", "Mystical Elf在那里"),)),
        Refusal.of(number),
    ]
    for refusal in wrong:
        drawn.drawn.append(draw_refusals.Drawn(1, "", (), 0, "activate Raigeki", (refusal,), True))
    told = [fault.split(": ")[1] for fault in drawn.find_faults()]
    assert told == ["Chinese in an English answer", "English in a Chinese answer", "nothing about the position"]
