"""Positions with materials under monsters."""

import pickle

import pytest

from probes import pool_with, probe
from spellspeed.duel import Duel
from spellspeed.notation import PositionError, write_position

TEXT = """\
turn 3, Main Phase 1, you to act
you 8000   monsters: Armored Kappa (attack, materials: Sangan owner opp + Uria, Lord of Searing Flames + Kuriboh)
           graveyard: Snowdust Giant (properly summoned)
opp 8000   monsters: Snowdust Giant (set, extra zone 1, materials: Mirror Force)
"""
CHINESE = """\
第3回合，主要阶段1，你行动
你 8000   怪兽: 铠甲河童 (攻击, 素材: 三眼怪 持有者对手 + 神炎皇 乌利亚 + 栗子球)
          墓地: 雪尘巨人 (已正规出场)
对手 8000   怪兽: 雪尘巨人 (里侧, 额外区域 1, 素材: 神圣防护罩 -反射镜力-)
"""


def test_a_position_with_materials_is_read_and_written_alike_in_both_languages() -> None:
    duel = Duel.from_position(TEXT)
    assert write_position(duel) == TEXT
    assert write_position(duel, "zh") == CHINESE
    assert write_position(Duel.from_position(CHINESE)) == TEXT
    assert Duel.from_position(TEXT).state == duel.state


def test_materials_lie_in_order_with_their_holder_and_their_owner_and_everybody_sees_them() -> None:
    duel = Duel.from_position(TEXT)
    for player in (0, 1):
        card = duel.view(player).monsters(0)[0]
        assert card is not None
        assert [each.name for each in card.materials] == ["Sangan", "Uria, Lord of Searing Flames", "Kuriboh"]
        assert [each.owner for each in card.materials] == [1, 0, 0]
        assert {each.controller for each in card.materials} == {0}
    theirs = [card for card in duel.view(0).extra_monster_zones if card is not None]
    assert [each.name for each in theirs[0].materials] == ["Mirror Force"]
    assert theirs[0].hidden


def test_a_duel_with_materials_forks_pickles_and_is_dealt_anew() -> None:
    duel = Duel.from_position(TEXT)
    assert pickle.loads(pickle.dumps(duel.state)) == duel.state.fork() == duel.state
    for player in (0, 1):
        anew = duel.view(player).determinise(seed=3, open_lists=True)
        assert anew.view(player).situation() == duel.view(player).situation()
        assert write_position(anew) == TEXT


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("monsters: Sangan (materials: Kuriboh)", "line 2, column 22: Sangan: only an Xyz Monster on the field"),
        ("graveyard: Armored Kappa (materials: Sangan)", "line 2, column 23: Armored Kappa: only an Xyz Monster"),
        (
            "monsters: Armored Kappa (attack, materials: )",
            "line 2, column 22: Armored Kappa: the materials are",
        ),
        ("monsters: Armored Kappa (materials: Sangun)", "line 2, column 22: materials: no card is called 'Sangun'"),
        ("materials: Sangan", "line 2, column 12: no list is called 'materials'"),
        ("graveyard: Sangan (properly summoned)", "line 2, column 23: Sangan: only a monster that must first be"),
    ],
)
def test_what_is_wrong_with_materials_is_said_with_its_place(wrong: str, why: str) -> None:
    text = f"turn 3, Main Phase 1, you to act\nyou 8000   {wrong}\nopp 8000"
    with pytest.raises(PositionError) as raised:
        Duel.from_position(text)
    assert str(raised.value).startswith(why)


def test_a_name_that_would_not_read_back_is_written_as_its_password() -> None:
    pool = pool_with(probe("Test One + Two"), probe("Test (Three)"))
    text = "turn 3, Main Phase 1, you to act\nyou 8000   monsters: Armored Kappa (materials: {} + {})\nopp 8000"
    passwords = [pool.find(name).password for name in ("Test One + Two", "Test (Three)")]
    duel = Duel.from_position(text.format(*passwords), pool=pool)
    assert f"materials: {passwords[0]} + {passwords[1]}" in write_position(duel)
