"""Cards: Spirit Monsters."""

import pytest

from table import Table, table

SPIRITS = ["Tsukuyomi", "Otohime", "Asura Priest", "Susa Soldier", "Fushi No Tori"]
WITHOUT_TRIGGERS = SPIRITS[2:]


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(
        f"turn 3, Main Phase 1, you to act\nyou 8000   {you}   deck: 3 Sogen\nopp 8000   {opp}   deck: 3 Sogen"
    )


# ------------------------------------------------------------------------------------------------- what they all share


@pytest.mark.rule("card.ability.spirit", scenario=0)
@pytest.mark.parametrize("spirit", WITHOUT_TRIGGERS)
def test_a_spirit_goes_back_to_the_hand_in_the_end_phase_of_the_turn_it_was_summoned(spirit: str) -> None:
    """card: Asura Priest, Susa Soldier, Fushi No Tori"""
    t = your_turn(f"hand: {spirit}")
    t.you.summons(spirit)
    t.you.ends_turn()
    assert t.you.hand == [spirit] and t.you.monsters == []


@pytest.mark.rule("card.ability.spirit", scenario=0)
@pytest.mark.parametrize("spirit", WITHOUT_TRIGGERS)
def test_a_spirit_that_came_in_an_earlier_turn_stays(spirit: str) -> None:
    """card: Asura Priest, Susa Soldier, Fushi No Tori"""
    t = your_turn(f"monsters: {spirit}")
    t.you.ends_turn()
    assert t.you.monsters == [spirit]


@pytest.mark.parametrize("spirit", SPIRITS)
def test_a_spirit_cannot_be_special_summoned_from_the_graveyard(spirit: str) -> None:
    """card: Tsukuyomi, Otohime, Asura Priest, Susa Soldier, Fushi No Tori"""
    t = your_turn(f"hand: Monster Reborn   graveyard: {spirit}")
    t.you.cannot("activate Monster Reborn", "target.timing.chosen-at-activation")
    t = your_turn(f"hand: Monster Reborn   graveyard: {spirit}, Kuriboh")
    t.you.activates("Monster Reborn", targeting="Kuriboh")


@pytest.mark.rule("card.ability.spirit", scenario=1)
def test_a_spirit_returns_by_a_chain_link_that_nobody_chooses() -> None:
    """card: Asura Priest"""
    t = your_turn("hand: Asura Priest, Monster Reborn   graveyard: Susa Soldier, Kuriboh")
    t.you.activates("Monster Reborn")
    assert "chose the target Kuriboh" in " ".join(t.log())  # Susa Soldier was not offered
    t.you.takes_position("attack")
    t.you.summons("Asura Priest")
    t.you.goes_to("End Phase")
    t.nobody_responds()
    assert "you activated Asura Priest" in t.log()
    assert t.you.hand == ["Asura Priest"] and t.you.monsters == ["Kuriboh"]


@pytest.mark.rule("card.ability.spirit", scenario=0)
def test_a_spirit_flipped_by_an_attack_goes_back_in_the_end_phase_of_that_turn() -> None:
    """card: Susa Soldier"""
    t = table("turn 4, Battle Step, opp to act\nyou 8000   monsters: Susa Soldier (set)\nopp 8000   monsters: Kuriboh")
    t.opp.attacks("Kuriboh", "Susa Soldier")
    assert t.you.monsters == ["Susa Soldier"]
    t.opp.ends_turn()
    assert t.you.hand == ["Susa Soldier"] and t.you.monsters == []


@pytest.mark.rule("card.ability.spirit", scenario=0)
def test_a_spirit_that_was_flip_summoned_goes_back() -> None:
    """card: Susa Soldier"""
    t = your_turn("monsters: Susa Soldier (set)")
    t.you.flip_summons("Susa Soldier")
    t.you.ends_turn()
    assert t.you.hand == ["Susa Soldier"]


@pytest.mark.rule("card.ability.spirit", scenario=0)
def test_a_spirit_that_was_set_stays_face_down() -> None:
    """card: Susa Soldier"""
    t = your_turn("hand: Susa Soldier")
    t.you.sets("Susa Soldier")
    t.you.ends_turn()
    assert t.you.monster("Susa Soldier").position == "set"


# ------------------------------------------------------------------------------------------------- what each does alone


def test_tsukuyomi_turns_a_face_up_monster_face_down_when_it_is_summoned() -> None:
    """card: Tsukuyomi ①②"""
    t = your_turn("hand: Tsukuyomi", "monsters: Gemini Elf, Kuriboh (set)")
    t.you.summons("Tsukuyomi")
    assert set(t.you.is_asked("target").offers) == {"Tsukuyomi", "Gemini Elf"}
    t.you.targets("Gemini Elf")
    assert t.opp.monster("Gemini Elf").position == "set"
    t.you.ends_turn()
    assert t.you.hand == ["Tsukuyomi"]


def test_tsukuyomi_turns_itself_face_down_if_there_is_no_other_monster_and_then_stays() -> None:
    """card: Tsukuyomi ①②"""
    t = your_turn("hand: Tsukuyomi")
    t.you.summons("Tsukuyomi")
    assert t.you.monster("Tsukuyomi").position == "set"
    t.you.ends_turn()
    assert t.you.monsters == ["Tsukuyomi"]


def test_tsukuyomi_acts_when_an_attack_flips_it_and_goes_back_in_the_end_phase() -> None:
    """card: Tsukuyomi ①②"""
    t = table(
        "turn 4, Battle Step, opp to act\nyou 8000   monsters: Tsukuyomi (set), Kuriboh\nopp 8000   monsters: Sangan"
    )
    t.opp.attacks("Sangan", "Tsukuyomi")
    t.you.targets("Sangan")
    assert t.opp.monster("Sangan").position == "set"
    t.opp.ends_turn()
    assert t.you.hand == ["Tsukuyomi"]


def test_otohime_changes_the_position_of_a_face_up_monster_of_the_opponent() -> None:
    """card: Otohime"""
    t = your_turn("hand: Otohime", "monsters: Gemini Elf, Kuriboh (set)")
    t.you.summons("Otohime")
    t.you.triggers("Otohime")
    assert t.opp.monster("Gemini Elf").position == "defense"
    t.you.ends_turn()
    assert t.you.hand == ["Otohime"]


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_susa_soldier_inflicts_half_the_battle_damage() -> None:
    """card: Susa Soldier"""
    t = table("turn 3, Battle Step, you to act\nyou 8000   monsters: Susa Soldier\nopp 8000")
    t.you.attacks_directly("Susa Soldier")
    assert t.opp.lp == 8000 - 1000


def test_fushi_no_tori_gives_its_player_the_damage_it_inflicts() -> None:
    """card: Fushi No Tori"""
    t = table("turn 3, Battle Step, you to act\nyou 8000   monsters: Fushi No Tori\nopp 8000   monsters: Kuriboh")
    t.you.attacks("Fushi No Tori", "Kuriboh")
    assert t.opp.lp == 8000 - 900 and t.you.lp == 8000 + 900


def test_dark_dust_spirit_destroys_all_other_face_up_monsters_when_it_is_summoned() -> None:
    """card: Dark Dust Spirit"""
    t = your_turn(
        "hand: Dark Dust Spirit   monsters: Kuriboh, Mystical Elf, Giant Soldier of Stone (set)",
        "monsters: Gemini Elf, Sangan (set)",
    )
    t.you.summons("Dark Dust Spirit", tributing=["Kuriboh"])
    assert t.you.monsters == ["Dark Dust Spirit", "Giant Soldier of Stone"] and t.opp.monsters == ["Sangan"]
    t.you.ends_turn()
    assert t.you.hand == ["Dark Dust Spirit"]


def test_dark_dust_spirit_cannot_be_revived() -> None:
    """card: Dark Dust Spirit"""
    t = your_turn("hand: Monster Reborn   graveyard: Dark Dust Spirit")
    t.you.cannot("activate Monster Reborn", "target.timing.chosen-at-activation")


@pytest.mark.rule("card.ability.spirit", scenario=2)
def test_a_spirit_whose_return_was_negated_stays_and_does_not_try_again() -> None:
    """card: Susa Soldier"""
    t = your_turn("hand: Susa Soldier", "set: Breakthrough Skill")
    t.you.summons("Susa Soldier")
    t.opp.passes()
    t.you.goes_to("End Phase")
    while not t.chain:
        t.seat_of(t.duel.request.player if t.duel.request else 0).passes()
    t.opp.activates("Breakthrough Skill", targeting="Susa Soldier")
    t.nobody_responds()
    assert t.you.monsters == ["Susa Soldier"] and t.turn == 4
    t.opp.ends_turn()
    t.you.ends_turn()
    assert t.you.monsters == ["Susa Soldier"]
