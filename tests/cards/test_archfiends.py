"""Cards: Archfiends and the dice that protect them."""

import pytest

from loaded_dice import load_dice
from table import Table, table

LIGHTNING = "Skull Archfiend of Lightning"
VILEPAWN = "Vilepawn Archfiend"
SHADOWKNIGHT = "Shadowknight Archfiend"
DARKBISHOP = "Darkbishop Archfiend"
QUEEN = "Infernalqueen Archfiend"
TERRORKING = "Terrorking Archfiend"
DESROOK = "Desrook Archfiend"
LUCKY = {
    LIGHTNING: (1, 3, 6),
    VILEPAWN: (3,),
    SHADOWKNIGHT: (3,),
    DARKBISHOP: (1, 3, 6),
    QUEEN: (2, 5),
    TERRORKING: (2, 5),
    DESROOK: (3,),
}


def their_turn(you: str, opp: str, phase: str = "Main Phase 1", lp: int = 8000) -> Table:
    """Lay out the opponent's turn."""
    return table(f"turn 4, {phase}, opp to act\nformat 408\nyou {lp}   {you}\nopp 8000   {opp}")


@pytest.mark.rule("effect.random.die-six-sided", scenario=0)
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", LUCKY)
def test_a_die_protects_an_archfiend_from_an_effect_of_the_opponent_that_targets_it(name: str, roll: int) -> None:
    """card: Skull Archfiend of Lightning, Vilepawn Archfiend, Shadowknight Archfiend, Darkbishop Archfiend,

    card: Infernalqueen Archfiend, Terrorking Archfiend, Desrook Archfiend
    """
    t = their_turn(f"monsters: {name}", "hand: Snatch Steal, Umi")
    load_dice(t, roll).opp.activates("Snatch Steal", targeting=name)
    assert f"you rolled {roll}" in t.log()
    kept = roll in LUCKY[name]
    if not kept:
        t.opp.chooses_zone(1)
    assert t.you.monsters == ([name] if kept else []) and t.opp.graveyard == (["Snatch Steal"] if kept else [])


@pytest.mark.rule("effect.condition.all-must-be-met", scenario=0)
def test_no_die_is_rolled_for_your_own_effects_and_for_what_does_not_target() -> None:
    """card: Skull Archfiend of Lightning"""
    t = their_turn(f"monsters: {LIGHTNING}   hand: Umi   set: Rush Recklessly", "hand: Dark Hole, Umi")
    t.opp.activates("Dark Hole")
    t.you.activates("Rush Recklessly", targeting=LIGHTNING)
    t.nobody_responds()
    assert t.you.monsters == [] and not any("rolled" in line for line in t.log())


def test_darkbishop_archfiend_protects_every_archfiend_of_yours() -> None:
    """card: Darkbishop Archfiend"""
    t = their_turn(f"monsters: {DARKBISHOP}, Summoned Skull, Gemini Elf", "hand: 2 Snatch Steal, Umi")
    load_dice(t, 6).opp.activates("Snatch Steal", targeting="Summoned Skull")
    assert "Summoned Skull" in t.you.monsters
    t.opp.activates("Snatch Steal", targeting="Gemini Elf")
    t.opp.chooses_zone(1)
    assert t.opp.monsters == ["Gemini Elf"] and len([line for line in t.log() if "rolled" in line]) == 1


@pytest.mark.rule("effect.non-effect-text.maintenance-clause", scenario=0)
@pytest.mark.parametrize(
    ("name", "cost"), [(LIGHTNING, 500), (VILEPAWN, 500), (SHADOWKNIGHT, 900), (DARKBISHOP, 500), (QUEEN, 500)]
)
def test_an_archfiend_costs_lp_in_your_standby_phase_and_is_destroyed_if_you_cannot_pay(name: str, cost: int) -> None:
    """card: Skull Archfiend of Lightning, Vilepawn Archfiend, Shadowknight Archfiend, Darkbishop Archfiend,

    card: Infernalqueen Archfiend
    """
    for lp in (8000, cost, cost - 1):
        t = their_turn(f"monsters: {name}   deck: 3 Umi", "hand: Umi   deck: 3 Umi", "Main Phase 2", lp)
        t.opp.ends_turn()
        if name == QUEEN:
            t.you.carries_out(QUEEN)
        t.nobody_responds()
        if lp == cost:
            assert t.winner == "opp"  # who pays his last LP has lost
            continue
        assert t.you.lp == (lp - cost if lp > cost else lp) and t.you.monsters == ([name] if lp > cost else [])


@pytest.mark.rule("effect.cannot.forbids-while-it-applies", scenario=0)
def test_vilepawn_archfiend_keeps_attacks_from_other_archfiends() -> None:
    """card: Vilepawn Archfiend"""
    t = their_turn(f"monsters: {VILEPAWN}, Summoned Skull, Sangan", "monsters: Blue-Eyes White Dragon", "Battle Step")
    t.opp.declares("Blue-Eyes White Dragon")
    assert sorted(t.opp.is_asked("attack target").offers) == ["Sangan", VILEPAWN]


@pytest.mark.rule("damage.battle.definition", scenario=0)
def test_shadowknight_archfiend_inflicts_half_battle_damage() -> None:
    """card: Shadowknight Archfiend"""
    t = table(f"turn 3, Battle Step, you to act\nformat 408\nyou 8000   monsters: {SHADOWKNIGHT}\nopp 8000   hand: Umi")
    t.you.attacks_directly(SHADOWKNIGHT)
    assert t.opp.lp == 8000 - 1000


@pytest.mark.rule("turn.standby.effects-handled-here", scenario=0)
def test_infernalqueen_archfiend_raises_an_archfiend_in_each_standby_phase_until_the_end_phase() -> None:
    """card: Infernalqueen Archfiend"""
    t = table(f"""
        turn 3, Main Phase 2, you to act
        format 408
        you 8000   monsters: {QUEEN}, Summoned Skull   hand: Umi   deck: 3 Umi
        opp 8000   hand: Sangan   deck: 3 Umi
    """)
    t.you.ends_turn()
    t.nobody_responds()
    assert t.you.is_asked("target").offers == [QUEEN, "Summoned Skull"]
    t.you.chooses("Summoned Skull")
    t.nobody_responds()
    assert t.you.atk_of("Summoned Skull") == 3500
    t.opp.ends_turn()
    assert t.turn == 5 and t.you.atk_of("Summoned Skull") == 2500


def test_an_archfiend_that_costs_lp_is_no_substitute_for_a_fusion_material() -> None:
    """card: Vilepawn Archfiend"""
    hand = f"Polymerization, {VILEPAWN}, Baby Dragon"
    t = table(
        f"turn 3, Main Phase 1, you to act\nformat 408\nyou 8000   hand: {hand}   extra: Thousand Dragon\nopp 8000"
    )
    t.you.cannot("activate Polymerization", because="effect.condition.no-possible-resolution-blocks-activation")


# ------------------------------------------------------------------------------------------- the king and his rook


def test_terrorking_comes_beside_another_archfiend_only() -> None:
    """card: Terrorking Archfiend"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {TERRORKING}, Umi   monsters: Kuriboh
        opp 8000
    """)
    t.you.cannot(f"summon {TERRORKING}", because="summon.normal.eligible-monsters")
    t.you.can(f"set {TERRORKING}")
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: {TERRORKING}, Umi   monsters: Vilepawn Archfiend, {TERRORKING} (set)
        opp 8000
    """)
    t.you.can(f"flip summon {TERRORKING}")
    t.you.summons(TERRORKING)
    assert TERRORKING in t.you.monsters


@pytest.mark.parametrize(("card", "costs"), [(TERRORKING, 800), ("Desrook Archfiend", 500)])
@pytest.mark.parametrize("enough", [True, False])
def test_it_costs_life_points_in_your_standby_phase(card: str, costs: int, enough: bool) -> None:
    """card: Terrorking Archfiend, Desrook Archfiend"""
    lp = 8000 if enough else costs - 1
    t = table(f"""
        turn 4, Main Phase 1, opp to act
        you {lp}   monsters: {card}   hand: Umi   deck: 3 Sogen
        opp 8000   hand: Umi   deck: 3 Sogen
    """)
    t.opp.ends_turn()
    t.you.carries_out(card)
    assert (t.you.lp, t.you.monsters) == ((8000 - costs, [card]) if enough else (lp, []))


def test_terrorking_negates_what_it_destroys() -> None:
    """card: Terrorking Archfiend"""
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {TERRORKING}   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Man-Eater Bug (set)   hand: Umi   deck: 3 Sogen
    """)
    t.you.attacks(TERRORKING, "Man-Eater Bug")
    t.nobody_responds()
    assert t.you.monsters == [TERRORKING] and "Man-Eater Bug" in t.opp.graveyard
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {TERRORKING}   hand: Umi   deck: 3 Sogen
        opp 8000   monsters: Giant Germ   hand: Umi   deck: 3 Sogen
    """)
    t.you.attacks(TERRORKING, "Giant Germ")
    t.nobody_responds()
    assert t.you.lp == 8000


def test_desrook_brings_a_fallen_terrorking_back() -> None:
    """card: Desrook Archfiend"""
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {TERRORKING}   hand: Desrook Archfiend, Umi   deck: 3 Sogen
        opp 8000   monsters: Summoned Skull   hand: Umi   deck: 3 Sogen
    """)
    t.opp.attacks("Summoned Skull", TERRORKING)
    t.you.triggers("Desrook Archfiend").nobody_responds()
    t.you.takes_position("attack")
    assert t.you.monsters == [TERRORKING] and t.you.graveyard == ["Desrook Archfiend"]
    t = table(f"""
        turn 4, Battle Step, opp to act
        you 8000   monsters: {TERRORKING}   hand: Desrook Archfiend, Umi   deck: 3 Sogen
        opp 8000   monsters: Summoned Skull   hand: Umi   deck: 3 Sogen
    """)
    t.opp.attacks("Summoned Skull", TERRORKING)
    t.you.passes()
    assert t.you.monsters == []


def test_cyber_archfiend_draws_one_more_before_the_normal_draw_of_an_empty_hand() -> None:
    """card: Cyber Archfiend"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Cyber Archfiend   deck: Kuriboh, Sangan, Umi
        opp 8000   deck: 5 Sogen
        """
    )
    t.opp.ends_turn()
    assert t.you.hand == ["Kuriboh", "Sangan"] and t.phase == "Main Phase 1"
    t.you.ends_turn()
    assert t.you.monsters == [] and t.you.graveyard == ["Cyber Archfiend"]


def test_cyber_archfiend_draws_nothing_for_a_hand_and_stays_without_one() -> None:
    """card: Cyber Archfiend"""
    t = table(
        """
        turn 4, Main Phase 1, opp to act
        you 8000   monsters: Cyber Archfiend   hand: Umi   deck: Sogen, Sangan, Umi
        opp 8000   deck: 5 Sogen
        """
    )
    t.opp.ends_turn()
    assert sorted(t.you.hand) == ["Sogen", "Umi"]
    t.you.activates("Sogen")
    t.you.sets("Umi")
    t.you.ends_turn()
    assert t.you.hand == [] and t.you.monsters == ["Cyber Archfiend"]
