"""Cards: monsters whose effects are used from the Graveyard."""

import pytest

from table import Table, table


def opponents_turn(you: str, opp: str) -> Table:
    """Lay out the opponent's Main Phase 1."""
    return table(f"turn 4, Main Phase 1, opp to act\nyou 8000   {you}\nopp 8000   {opp}")


def your_turn(you: str, opp: str = "") -> Table:
    """Lay out your Main Phase 1."""
    return table(f"turn 3, Main Phase 1, you to act\nyou 8000   {you}\nopp 8000   {opp}")


def your_standby_phase(you: str, opp: str = "", lp: int = 8000) -> Table:
    """Lay out your Standby Phase."""
    return table(f"turn 3, Standby Phase, you to act\nyou {lp}   {you}\nopp 8000   {opp}")


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_peten_is_banished_to_summon_another(place: str) -> None:
    """card: Peten the Dark Clown ①"""
    t = opponents_turn(f"monsters: Peten the Dark Clown   {place}: Peten the Dark Clown, Umi", "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.you.triggers("Peten the Dark Clown")
    t.you.takes_position("defense")
    assert t.you.banished == ["Peten the Dark Clown"] and t.you.monsters == ["Peten the Dark Clown"]


def test_peten_is_set_off_from_the_deck_too() -> None:
    """card: Peten the Dark Clown ①"""
    t = your_turn("hand: Foolish Burial   deck: 2 Peten the Dark Clown")
    t.you.activates("Foolish Burial")
    t.you.chooses("Peten the Dark Clown (copy 1)")
    t.you.triggers("Peten the Dark Clown")
    t.you.takes_position("attack")
    assert t.you.banished == t.you.monsters == ["Peten the Dark Clown"] and t.you.deck == []


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_peten_may_stay_in_the_graveyard() -> None:
    """card: Peten the Dark Clown ①"""
    t = opponents_turn("monsters: Peten the Dark Clown   hand: Peten the Dark Clown", "hand: Raigeki")
    t.opp.activates("Raigeki")
    assert t.you.is_asked("trigger").offers == ["trigger Peten the Dark Clown", "pass"]
    t.you.passes()
    assert t.you.graveyard == ["Peten the Dark Clown"] and t.you.banished == [] and t.you.monsters == []


@pytest.mark.rule("timing.miss.tribute-for-tribute-summon", scenario=0)
def test_peten_needs_another_and_misses_the_timing_as_a_tribute() -> None:
    """card: Peten the Dark Clown ①"""
    t = opponents_turn("monsters: Peten the Dark Clown   hand: Umi   deck: Umi", "hand: Raigeki")
    t.opp.activates("Raigeki")
    t.opp.is_asked("open state")
    t = your_turn("monsters: Peten the Dark Clown   hand: Summoned Skull, Peten the Dark Clown")
    t.you.summons("Summoned Skull")
    t.you.is_asked("open state")
    assert t.you.graveyard == ["Peten the Dark Clown"]


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_treeborn_frog_comes_back_in_the_standby_phase() -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase("graveyard: Treeborn Frog   monsters: Gemini Elf")
    t.you.activates("Treeborn Frog")
    t.you.takes_position("defense")
    assert t.you.monsters == ["Gemini Elf", "Treeborn Frog"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize("field", ["set: Threatening Roar", "field: Umi", "spells: Royal Decree"])
def test_treeborn_frog_stays_away_from_spells_and_traps(field: str) -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase(f"graveyard: Treeborn Frog   {field}")
    t.nobody_responds()
    assert t.phase == "Main Phase 1" and t.you.graveyard == ["Treeborn Frog"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize(("lies", "comes"), [("", False), (" (set)", True)])
def test_treeborn_frog_comes_only_while_no_other_lies_face_up(lies: str, comes: bool) -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase(f"graveyard: Treeborn Frog   monsters: Treeborn Frog{lies}")
    if comes:
        t.you.activates("Treeborn Frog")
        t.you.takes_position("defense")
    t.nobody_responds()
    assert len(t.you.monsters) == 1 + comes


@pytest.mark.rule("effect.resolve.field-condition-must-still-hold", scenario=0)
def test_treeborn_frog_stays_where_it_is_if_a_spell_lies_there_when_it_resolves() -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase("graveyard: Treeborn Frog   hand: Book of Moon", "monsters: Kuriboh")
    t.you.activates("Treeborn Frog")
    t.you.activates("Book of Moon", targeting="Kuriboh")
    # The Quick-Play Spell lies on the field until the chain has resolved.
    assert t.you.graveyard == ["Treeborn Frog", "Book of Moon"] and t.you.monsters == []


def test_treeborn_frog_comes_back_as_often_as_it_goes_in_one_standby_phase() -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase("graveyard: Treeborn Frog", "set: Raigeki Break   hand: Umi")
    t.you.activates("Treeborn Frog").nobody_responds()
    t.you.takes_position("attack")
    t.opp.activates("Raigeki Break", targeting="Treeborn Frog")
    assert t.phase == "Standby Phase" and t.you.graveyard == ["Treeborn Frog"]
    t.you.activates("Treeborn Frog")
    t.you.takes_position("attack")
    assert t.you.monsters == ["Treeborn Frog"]


def test_treeborn_frog_does_not_mind_the_opponents_spells_and_traps() -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase("graveyard: Treeborn Frog", "set: Threatening Roar   monsters: Kuriboh")
    t.you.activates("Treeborn Frog")
    t.opp.activates("Threatening Roar").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == ["Treeborn Frog"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_treeborn_frog_does_not_come_to_another_face_up_one_but_to_one_that_is_face_down() -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase("graveyard: Treeborn Frog   monsters: Treeborn Frog")
    assert t.phase == "Main Phase 1"
    t = your_standby_phase("graveyard: Treeborn Frog   monsters: Treeborn Frog (set)")
    assert t.you.is_asked("response").offers == ["activate Treeborn Frog", "pass"]


@pytest.mark.rule("summon.special.needs-free-monster-zone", scenario=0)
def test_treeborn_frog_needs_a_free_zone() -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase("graveyard: Treeborn Frog   monsters: 5 Gemini Elf")
    assert t.phase == "Main Phase 1" and t.you.graveyard == ["Treeborn Frog"]


@pytest.mark.rule("chain.trigger.phase-triggers-one-after-another", scenario=0)
def test_only_one_of_two_treeborn_frogs_comes_back() -> None:
    """card: Treeborn Frog ①"""
    t = your_standby_phase("graveyard: 2 Treeborn Frog")
    t.duel.answer(0, by=t.you.player)
    t.you.takes_position("attack")
    assert t.you.monsters == ["Treeborn Frog"] and t.phase == "Main Phase 1"


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_treeborn_frog_stays_in_the_opponents_standby_phase_and_may_be_declined() -> None:
    """card: Treeborn Frog ①"""
    t = table("turn 4, Standby Phase, opp to act\nyou 8000   graveyard: Treeborn Frog\nopp 8000")
    assert t.phase == "Main Phase 1" and t.you.graveyard == ["Treeborn Frog"]
    t = your_standby_phase("graveyard: Treeborn Frog")
    t.you.passes()
    assert t.phase == "Main Phase 1" and t.you.graveyard == ["Treeborn Frog"]


def test_return_zombie_comes_to_an_empty_hand_for_500_lp() -> None:
    """card: Return Zombie"""
    t = your_standby_phase("graveyard: Return Zombie", lp=501)
    t.you.activates("Return Zombie")
    assert t.you.lp == 1 and t.you.hand == ["Return Zombie"] and "you paid 500 LP" in t.log()


def test_return_zombie_does_not_mind_a_card_that_comes_to_the_hand_before_it() -> None:
    """card: Return Zombie"""
    t = your_standby_phase("graveyard: Return Zombie   monsters: Gemini Elf", "set: Compulsory Evacuation Device")
    t.you.activates("Return Zombie")
    t.opp.activates("Compulsory Evacuation Device", targeting="Gemini Elf")
    assert sorted(t.you.hand) == ["Gemini Elf", "Return Zombie"]


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
@pytest.mark.parametrize(("position", "lp"), [("hand: Umi", 8000), ("", 499)])
def test_return_zombie_needs_an_empty_hand_and_500_lp(position: str, lp: int) -> None:
    """card: Return Zombie"""
    t = your_standby_phase(f"graveyard: Return Zombie   {position}", lp=lp)
    assert t.phase == "Main Phase 1" and t.you.lp == lp and t.you.graveyard == ["Return Zombie"]


def test_only_one_of_two_return_zombies_comes_to_the_hand() -> None:
    """card: Return Zombie"""
    t = your_standby_phase("graveyard: 2 Return Zombie")
    t.duel.answer(0, by=t.you.player)
    assert t.you.hand == ["Return Zombie"] and t.you.lp == 7500 and t.phase == "Main Phase 1"


def test_return_zombie_can_be_used_in_the_standby_phase_in_which_it_came_to_the_graveyard() -> None:
    """card: Return Zombie"""
    t = your_standby_phase("monsters: Return Zombie   set: Raigeki Break   hand: Umi")
    t.you.activates("Raigeki Break", targeting="Return Zombie")
    assert t.phase == "Standby Phase"
    t.you.activates("Return Zombie")
    assert t.you.hand == ["Return Zombie"] and t.you.lp == 7500
