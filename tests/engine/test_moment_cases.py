"""Cards that can be activated, or are set off, at a certain moment only."""

import pytest

from loaded_dice import load_dice
from table import table

ARROWS = "Anti-Magic Arrows"


@pytest.mark.parametrize("seat", ["you", "opp"])
def test_anti_magic_arrows_can_be_activated_in_the_start_step_and_not_in_the_battle_step(seat: str) -> None:
    """What is activated at the start of the Battle Phase belongs to the Start Step (000:678, 679).

    card: Anti-Magic Arrows ①
    """
    you, opp = (f"set: {ARROWS}", "") if seat == "you" else ("", f"set: {ARROWS}")
    position = f"you 8000   monsters: Battle Ox   {you}\nopp 8000   {opp}"
    t = table("turn 3, Main Phase 1, you to act\n" + position)
    player = t.you if seat == "you" else t.opp
    t.you.goes_to("Battle Phase")
    assert t.step == "Start Step"
    player.can(f"activate {ARROWS}")
    t.nobody_responds()
    assert t.step == "Battle Step"
    player.cannot(f"activate {ARROWS}", because="effect.condition.all-must-be-met")
    t.you.attacks_directly("Battle Ox")
    assert t.opp.lp == 6300 and player.set_cards == [ARROWS]


@pytest.mark.rule("battle.start-step.start-of-battle-phase-effects", scenario=0)
def test_anti_magic_arrows_can_follow_another_activation_of_the_start_step() -> None:
    """In the Start Step a player is free to use fast effects first.

    rule: battle.start-step.start-of-battle-phase-effects
    """
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Battle Ox   set: {ARROWS}, Jar of Greed   deck: 3 Kuriboh
        opp 8000
    """)
    t.you.goes_to("Battle Phase")
    t.you.activates("Jar of Greed")
    t.you.passes()
    assert t.step == "Start Step" and t.you.hand == ["Kuriboh"]
    t.you.can(f"activate {ARROWS}")


# ---------------------------------------------------------------------- flipped by an attack


@pytest.mark.rule("damage-step.activation.flip-triggers", scenario=0)
@pytest.mark.parametrize("strong", [True, False])
def test_otohime_flipped_by_an_attack_may_turn_a_monster_after_damage_calculation(strong: bool) -> None:
    """What is flipped before damage calculation answers after it (000:722, 750): no optional effect misses that.

    card: Otohime
    """
    attacker = "Gemini Elf" if strong else "Thousand-Eyes Idol"
    t = table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {attacker}, Battle Ox
        opp 8000   monsters: Otohime (set)
    """)
    t.you.attacks(attacker, "Otohime")
    assert t.timing == "after damage calculation"
    t.opp.triggers("Otohime")
    t.opp.targets("Battle Ox")
    t.nobody_responds()
    assert t.you.monster("Battle Ox").position == "defense"
    # Its destruction by the stronger monster was decided before.
    assert (t.opp.graveyard == ["Otohime"]) == strong


@pytest.mark.rule("timing.optional.player-decides", scenario=0)
def test_otohime_flipped_by_an_attack_may_be_left_alone() -> None:
    """The effect is optional."""
    t = table("""
        turn 3, Battle Step, you to act
        you 8000   monsters: Gemini Elf, Battle Ox
        opp 8000   monsters: Otohime (set)
    """)
    t.you.attacks("Gemini Elf", "Otohime")
    t.opp.passes()
    assert t.you.monster("Battle Ox").position == "attack" and t.opp.graveyard == ["Otohime"]


@pytest.mark.rule("timing.when-optional.ok-if-last-event", scenario=0)
def test_otohime_flipped_by_book_of_taiyou_may_answer_at_once() -> None:
    """Source: 000:381: its flip is the last thing that happened."""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Book of Taiyou   monsters: Otohime (set)   deck: 3 Umi
        opp 8000   monsters: Battle Ox
    """)
    t.you.activates("Book of Taiyou", targeting="Otohime")
    t.nobody_responds()
    t.you.triggers("Otohime")
    t.nobody_responds()
    assert t.opp.monster("Battle Ox").position == "defense"


# ---------------------------------------------------------------------- the start of the Damage Step

SASUKE = "Sasuke Samurai #4"


@pytest.mark.rule("damage-step.start.face-down-target-not-yet-flipped", scenario=0)
@pytest.mark.parametrize("side", ["heads", "tails"])
def test_sasuke_samurai_4_that_is_attacked_face_down_tosses_no_coin(side: str) -> None:
    """Source: its current OCG text (Japanese card wiki): activated at the start of the Damage Step, before the flip.

    card: Sasuke Samurai #4
    """
    t = load_dice(
        table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Battle Ox
        opp 8000   monsters: {SASUKE} (set)
        """),
        side,
    )
    t.you.attacks("Battle Ox", SASUKE)
    assert t.opp.graveyard == [SASUKE] and t.you.monsters == ["Battle Ox"]
    assert not any("coin" in line or "toss" in line for line in t.log())


@pytest.mark.rule("damage-step.start.face-down-target-not-yet-flipped", scenario=0)
def test_sasuke_samurai_4_tosses_its_coin_while_the_attacked_monster_is_still_face_down() -> None:
    """The start of the Damage Step comes before the attacked monster is turned up (000:717)."""
    t = load_dice(
        table(f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: {SASUKE}
        opp 8000   monsters: Man-Eater Bug (set)
        """),
        "heads",
    )
    t.you.attacks(SASUKE, "Man-Eater Bug")
    t.you.does("heads")
    assert t.opp.graveyard == ["Man-Eater Bug"] and t.you.monsters == [SASUKE]
    assert "Man-Eater Bug flipped" not in t.log()
