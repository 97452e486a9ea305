"""What the Trap of `cards/equips.py` that is equipped does."""

import pytest

from table import Table, table

KUNAI = "Kunai with Chain"
NO_TARGET = "target.timing.chosen-at-activation"
NOT_NOW = "effect.condition.all-must-be-met"
NOT_IN_THE_DAMAGE_STEP = "damage-step.activation.default-ban"


def attacked(mine: str = "", opp: str = "monsters: Kuriboh, Sangan", ask_all: bool = False) -> Table:
    """Vorse Raider attacks Kuriboh, whose controller has Set the Trap."""
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider, Ooguchi   deck: 3 Umi   {mine}
        opp 8000   {opp}   set: {KUNAI}   deck: 3 Umi
        """,
        ask_all=ask_all,
    )
    t.you.attacks("Vorse Raider", "Kuriboh")
    if mine:
        t.you.passes()
    return t


# ----------------------------------------------------------------------------------------------------------- the attack


def test_kunai_with_chain_turns_the_attacking_monster_to_defense_position() -> None:
    """card: Kunai with Chain ①"""
    t = attacked()
    t.opp.activates(KUNAI, effect=1, targeting="Vorse Raider").nobody_responds()
    assert t.you.monster("Vorse Raider").position == "defense" and t.you.monster("Ooguchi").position == "attack"
    assert t.opp.monsters == ["Kuriboh", "Sangan"] and t.opp.lp == 8000 and t.opp.graveyard == [KUNAI]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
def test_kunai_with_chain_does_not_turn_a_monster_that_no_longer_attacks() -> None:
    """card: Kunai with Chain ①"""
    t = attacked("hand: Book of Moon")
    t.opp.activates(KUNAI, effect=1, targeting="Vorse Raider")
    t.you.activates("Book of Moon", targeting="Vorse Raider").nobody_responds()
    assert t.you.monster("Vorse Raider").position == "set" and t.opp.graveyard == [KUNAI]


@pytest.mark.parametrize("effect", [1, 3])
def test_kunai_with_chain_waits_for_an_attack_of_the_opponent(effect: int) -> None:
    """card: Kunai with Chain ①, Kunai with Chain ③"""
    t = table(
        f"""
        turn 3, Battle Step, you to act
        you 8000   monsters: Vorse Raider   set: {KUNAI}
        opp 8000   monsters: Kuriboh
        """,
        ask_all=True,
    )
    t.you.cannot(f"activate {KUNAI} effect {effect}", because=NOT_NOW)
    t.you.attacks("Vorse Raider", "Kuriboh")
    t.you.cannot(f"activate {KUNAI} effect {effect}", because=NOT_NOW)
    t.you.can(f"activate {KUNAI} effect 2")


def test_kunai_with_chain_answers_a_direct_attack_without_a_monster_to_equip() -> None:
    """card: Kunai with Chain ①, Kunai with Chain ②, Kunai with Chain ③"""
    t = table(f"turn 3, Battle Step, you to act\nyou 8000 monsters: Vorse Raider\nopp 8000 set: {KUNAI}")
    t.you.attacks_directly("Vorse Raider")
    for effect in (2, 3):
        t.opp.cannot(f"activate {KUNAI} effect {effect}", because=NO_TARGET)
    t.opp.activates(KUNAI, effect=1).nobody_responds()
    assert t.you.monster("Vorse Raider").position == "defense" and t.opp.lp == 8000


# ------------------------------------------------------------------------------------------------------------ the equip


@pytest.mark.rule("equip.card.includes-traps-and-monsters", scenario=0)
def test_kunai_with_chain_becomes_an_equip_card_of_500_atk() -> None:
    """card: Kunai with Chain ②"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Kuriboh, Sangan, Mystical Elf (set)   set: {KUNAI}
        opp 8000   monsters: Vorse Raider   set: Dust Tornado
    """)
    t.you.activates(KUNAI, effect=2)
    assert t.you.is_asked("target").offers == ["Kuriboh", "Sangan"]
    t.you.targets("Kuriboh")
    t.opp.passes()
    assert t.you.atk_of("Kuriboh") == 800 and t.you.spells == [KUNAI] and t.you.graveyard == []
    assert t.you.atk_of("Sangan") == 1000
    t.opp.activates("Dust Tornado", targeting=KUNAI).nobody_responds()
    assert t.you.atk_of("Kuriboh") == 300 and t.you.graveyard == [KUNAI]


@pytest.mark.rule("equip.lost-target.equip-card-destroyed", scenario=0)
def test_kunai_with_chain_falls_with_its_monster() -> None:
    """card: Kunai with Chain ②"""
    t = attacked()
    t.opp.activates(KUNAI, effect=2, targeting="Kuriboh").nobody_responds()
    assert t.opp.lp == 8000 - 1100 and t.you.monster("Vorse Raider").position == "attack"
    assert t.opp.graveyard == ["Kuriboh", KUNAI] and t.opp.spells == []


@pytest.mark.parametrize("answer", ["Compulsory Evacuation Device", "Book of Moon"])
def test_kunai_with_chain_goes_to_the_graveyard_if_it_cannot_equip(answer: str) -> None:
    """card: Kunai with Chain ②"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Kuriboh   set: {KUNAI}
        opp 8000   set: {answer}
    """)
    t.you.activates(KUNAI, effect=2, targeting="Kuriboh")
    t.opp.activates(answer, targeting="Kuriboh").nobody_responds()
    assert t.you.spells == [] and t.you.graveyard == [KUNAI]


@pytest.mark.rule("effect.resolve.conditions-may-be-rechecked", scenario=0)
@pytest.mark.parametrize("effect", [2, 3])
def test_kunai_with_chain_equips_no_monster_that_has_changed_sides(effect: int) -> None:
    """card: Kunai with Chain ②, Kunai with Chain ③"""
    t = attacked("hand: Enemy Controller")
    t.opp.activates(KUNAI, effect=effect, targeting="Sangan")
    t.you.activates("Enemy Controller", effect=2, tributing="Ooguchi", targeting="Sangan")
    t.you.take_zone(None)
    t.nobody_responds()
    assert t.you.atk_of("Sangan") == 1000 and t.opp.spells == [] and KUNAI in t.opp.graveyard


def test_kunai_with_chain_is_equipped_in_the_damage_step_until_damage_is_calculated() -> None:
    """card: Kunai with Chain ①, Kunai with Chain ②, Kunai with Chain ③"""
    t = attacked(ask_all=True)
    possible = []
    while t.opp.is_to_decide() or t.you.is_to_decide():
        if t.you.is_to_decide():
            if t.step == "Battle Step" and t.opp.graveyard:
                break
            t.you.passes()
            continue
        if t.step == "Damage Step":
            for effect in (1, 3):
                t.opp.cannot(f"activate {KUNAI} effect {effect}", because=NOT_IN_THE_DAMAGE_STEP)
            if t.opp.can_activate(f"{KUNAI} effect 2"):
                possible.append(t.timing)
            else:
                t.opp.cannot(f"activate {KUNAI} effect 2", because=NOT_NOW)
        t.opp.passes()
    assert possible == ["start of the Damage Step", "before damage calculation"]


# ----------------------------------------------------------------------------------------------------------------- both


def test_kunai_with_chain_turns_the_attacker_and_is_equipped_at_once() -> None:
    """card: Kunai with Chain ③"""
    t = attacked(opp="monsters: Kuriboh, Sangan, Mystical Elf (set)")
    t.opp.activates(KUNAI, effect=3)
    assert t.opp.is_asked("target").offers == ["Kuriboh", "Sangan"]
    t.opp.targets("Sangan").nobody_responds()
    assert t.you.monster("Vorse Raider").position == "defense" and t.opp.atk_of("Sangan") == 1500
    assert t.opp.monsters == ["Kuriboh", "Sangan", "Mystical Elf"] and t.opp.spells == [KUNAI] and t.opp.lp == 8000


@pytest.mark.parametrize(("answered", "position", "atk"), [("Vorse Raider", "set", 1500), ("Sangan", "defense", 1000)])
def test_either_half_of_kunai_with_chain_is_applied_without_the_other(answered: str, position: str, atk: int) -> None:
    """card: Kunai with Chain ③"""
    t = attacked("hand: Book of Moon")
    t.opp.activates(KUNAI, effect=3, targeting="Sangan")
    t.you.activates("Book of Moon", targeting=answered).nobody_responds()
    assert t.you.monster("Vorse Raider").position == position
    assert (t.opp.spells == [KUNAI]) == (atk == 1500)
    assert t.opp.monster("Sangan").position == "set" or t.opp.atk_of("Sangan") == atk
