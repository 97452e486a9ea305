"""`duel.play`: wishes in words, one or several, of whoever is asked or of the player who is named."""

import pickle

import pytest

from spellspeed import AmbiguousAnswer, Duel, IllegalAnswer, UnreadableAnswer
from spellspeed.rulebook.errors import RefusedAnswer

ELF = """
    turn 3, Main Phase 1, you to act
    you 8000   hand: Mystical Elf, Giant Soldier of Stone
    opp 8000   hand: Kuriboh
"""
TWINS = "turn 3, Battle Step, you to act\nyou 1 monsters: 2 Sangan\nopp 1"


def test_wishes_are_played_one_after_the_other() -> None:
    duel, step_by_step = Duel.from_position(ELF), Duel.from_position(ELF)
    duel.play("summon Mystical Elf", "zone 3", "battle phase")
    for wish in ("summon Mystical Elf", "zone 3", "battle phase"):
        step_by_step.play(wish)
    assert duel == step_by_step and duel.count_played() == 3
    monster = duel.view(0).monsters(0)[2]
    assert monster is not None and monster.name == "Mystical Elf"


def test_no_wish_at_all_changes_nothing() -> None:
    duel = Duel.from_position(ELF)
    duel.play()
    assert duel == Duel.from_position(ELF)


@pytest.mark.parametrize(
    ("wishes", "error", "told"),
    [
        (
            ("summon Mystical Elf", "zone 3", "summon Giant Soldier of Stone"),
            IllegalAnswer,
            "wish 3, 'summon Giant Soldier of Stone': In one turn a player may make just one Normal Summon in all: ",
        ),
        (
            ("summon Mystical Elf", "zone 3", "fly away"),
            UnreadableAnswer,
            "wish 3, 'fly away': ",
        ),
        (("battle phase", "end phase", "opp  summon Kuriboh"), IllegalAnswer, "wish 3, 'opp  summon Kuriboh': "),
    ],
)
def test_if_one_of_several_wishes_is_refused_nothing_is_changed(
    wishes: tuple[str, ...], error: type[RefusedAnswer], told: str
) -> None:
    duel = Duel.from_position(ELF)
    before = duel.state
    with pytest.raises(error) as refused:
        duel.play(*wishes)
    assert str(refused.value).startswith(told)
    assert refused.value.in_chinese().startswith(f"第3个“{wishes[2]}”：")
    assert (refused.value.number, refused.value.wish) == (3, wishes[2])
    assert duel.state is before and duel.count_played() == 0
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_of_a_single_wish_the_error_tells_the_rule_alone() -> None:
    duel = Duel.from_position(ELF)
    with pytest.raises(IllegalAnswer) as refused:
        duel.play("flip summon Mystical Elf")
    assert str(refused.value) == str(duel.why_not("flip summon Mystical Elf"))
    with pytest.raises(AmbiguousAnswer, match=r"^'Sangan' may be \(zone 1\) or \(zone 2\)$"):
        Duel.from_position("turn 3, Battle Step, you to act\nyou 1 monsters: 2 Sangan\nopp 1").play(
            "attack with Sangan"
        )


def test_a_wish_is_that_of_the_player_who_is_named() -> None:
    duel = Duel.from_position(ELF)
    with pytest.raises(IllegalAnswer, match="is declared by the current turn player"):
        duel.play("end phase", by=1)
    with pytest.raises(UnreadableAnswer, match=r"^'opp  end phase' is a wish of player 1, not of player 0$"):
        duel.play("opp  end phase", by=0)
    duel.play("battle phase", by=0)
    duel.play("surrender", by=1)
    assert duel.outcome is not None and duel.outcome.winner == 0


def test_a_wish_that_declares_needs_no_verb() -> None:
    text = "turn 3, Main Phase 1, you to act\nyou 8000 hand: Prohibition\nopp 8000"
    duel = Duel.from_position(text)
    duel.play("activate Prohibition", "zone 1", "Raigeki")
    assert "declares Raigeki" in " ".join([event.to_text() for event in duel.view(0).events])


def test_one_wish_declares_a_direct_attack_where_a_monster_could_be_attacked_too() -> None:
    text = "turn 3, Battle Step, you to act\nyou 8000 monsters: Jinzo #7\nopp 8000 monsters: Mystical Elf"
    duel = Duel.from_position(text)
    duel.play("Jinzo #7 attacks directly")
    assert duel.view(0).lp(1) == 7500


def test_a_wish_is_text() -> None:
    with pytest.raises(TypeError, match=r"^a wish is text, not 3$"):
        Duel.from_position(ELF).play(3)  # type: ignore[arg-type]
