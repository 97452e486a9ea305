"""Tests that lay a duel are played from both seats: what is exchanged, and which tests that are."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import table as tables
from both_seats import lays_a_duel
from seating import exchange_words, seating
from spellspeed import Duel
from spellspeed.notation import write_position
from spellspeed.pool import CardPool
from table import Table, start, table
from turns import your_turn

POSITIONS = (
    """turn 3, Main Phase 1, you to act
    you 7000   hand: Umi   monsters: Sangan (attack, zone 2, owner opp), Gemini Elf (set)
               set: Mirror Force (zone 4)   graveyard: Raigeki
    opp 800    monsters: Number 41: Bagooska the Terribly Tired Tapir (materials: Sangan + Kuriboh owner you)
               spells: Axe of Despair (on you zone 2)   deck: 2 Kuriboh
    done: opp normal summoned, you pendulum summoned
    """,
    """turn 4, Battle Step, opp to act
    you 8000   monsters: Summoned Skull (extra zone 1, special summoned this turn)
    opp 8000   monsters: Battle Ox
    attack: Battle Ox -> Summoned Skull
    """,
    """turn 5, Main Phase 1, you to act
    you 8000   monsters: Ojama King (properly summoned, blocks opp zone 2, blocks opp zone 4)
    opp 8000
    """,
    """第4回合，主要阶段1，对手行动
    你 8000   怪兽: 三眼怪 (持有者对手)
    对手 8000   魔陷: 恶魔之斧 (装备于你区域1)
    已进行: 对手通常召唤
    """,
)


def sections(position: str) -> list[str]:
    """The parts of a written position that belong together, in an order that does not depend on the players."""
    return sorted(re.split(r"\n(?=\S)", re.sub(r"\n +", "\n ", position.strip())))


@pytest.mark.parametrize("position", POSITIONS, ids=["owners", "attack", "blocks", "Chinese"])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_exchanging_the_players_exchanges_all_that_a_position_says_of_them(position: str, lang: str) -> None:
    laid, exchanged = Duel.from_position(position), Duel.from_position(exchange_words(position))
    written = write_position(exchanged, lang)
    assert sections(exchange_words(written)) == sections(write_position(laid, lang)) != sections(written)
    assert exchanged.lp == laid.lp[::-1] and exchanged.turn_player == 1 - laid.turn_player
    assert exchange_words(exchange_words(position)) == position


def test_the_name_of_a_card_is_not_exchanged() -> None:
    for card in CardPool.builtin().facts:
        for name in (card.name_en, card.name_zh):
            for line in (name, f"hand: {name}", f"monsters: Sangan (materials: {name})"):
                assert exchange_words(line) == line


def test_the_table_speaks_as_the_test_does_whoever_sits_where() -> None:
    seen = []
    for exchanged in (False, True):
        seating.begin(exchanged)
        t = your_turn("hand: Ookazi, Raigeki", "monsters: Sangan   deck: Kuriboh")
        assert t.you.player == t.duel.turn_player == int(exchanged) and t.opp.player == 1 - t.you.player
        t.you.activates("Ookazi").nobody_responds()
        t.opp.surrenders()
        begun = start(["Umi"] * 6, ["Sogen"] * 6, first=1)
        told = (t.log(), t.turn_player, t.winner, t.outcome, t.you.view.lp(), t.opp.view.lp(), sections(t.write()))
        seen.append((told, begun.you.hand, begun.turn_player, begun.opp.deck))
    assert seen[0] == seen[1]
    seating.begin(False)


def play_at_a_table() -> None:
    assert table("…").you


def play_by_a_helper() -> list[Table]:
    return [t for t in (your_turn(""),) if t.turn]


def play_by_a_module() -> object:
    return tables.start([], [])


BY_NAME = {"a table": play_at_a_table}


def play_by_a_name() -> None:
    BY_NAME["a table"]()


def read_a_card() -> str:
    return CardPool.builtin().find("Umi").name_en


@pytest.mark.parametrize(
    ("things", "lays"),
    [
        ([play_at_a_table], True),
        ([play_by_a_helper], True),
        ([play_by_a_module], True),
        ([play_by_a_name], True),
        ([lambda: play_at_a_table()], True),
        ([read_a_card, ("a case", play_at_a_table)], True),
        ([read_a_card, ("a case", 3)], False),
        ([lambda: "table"], False),
    ],
)
def test_whether_a_test_lays_a_duel_is_seen_from_the_names_in_it(things: list[object], lays: bool) -> None:
    assert lays_a_duel(things) == lays


@pytest.mark.rule("win.lp.opponent-to-zero", scenario=0)
def test_a_test_of_a_rule_is_played_for_both_players() -> None:
    t = table("turn 3, Battle Step, you to act\nyou 8000 monsters: Battle Ox\nopp 1700")
    t.you.attacks_directly("Battle Ox")
    assert t.winner == "you" and t.duel.outcome is not None and t.duel.outcome.winner == int(seating.exchanged)


def test_both_runs_of_such_a_test_are_collected() -> None:
    name = test_a_test_of_a_rule_is_played_for_both_players.__name__
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "-m", "rule", __file__]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2]).stdout
    assert [line.partition("::")[2] for line in told.splitlines() if "::" in line] == [name, f"{name}[other seat]"]
