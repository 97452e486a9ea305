"""What each card of `cards/negation.py` does: Counter Traps, and cards that negate effects for as long as they stay."""

import pytest

from table import Table, table

NOT_NOW = "effect.condition.all-must-be-met"
COUNTER = "trap.counter.answers-activations"
UNPAYABLE = "cost.unpayable.cannot-activate"
TOO_FEW_LP = "cost.lp.not-more-than-current"

# ----------------------------------------------------------------------------------------- answers to an activation


def test_magic_jammer_negates_a_spell_card_for_a_discard() -> None:
    """card: Magic Jammer ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Raigeki
        opp 8000   set: Magic Jammer   hand: Kuriboh, Umi   monsters: Sangan
    """)
    t.you.activates("Raigeki")
    t.opp.activates("Magic Jammer", discarding="Umi").nobody_responds()
    assert t.opp.monsters == ["Sangan"] and t.opp.hand == ["Kuriboh"] and t.opp.graveyard == ["Umi", "Magic Jammer"]
    assert "you's Raigeki was negated: activation" in t.log() and "Raigeki destroyed (effect)" in t.log()
    assert t.you.graveyard == ["Raigeki"]


@pytest.mark.rule("negate.card-activation.card-goes-to-gy", scenario=0)
def test_magic_jammer_negates_a_continuous_spell_that_is_activated() -> None:
    """card: Magic Jammer ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Banner of Courage
        opp 8000   set: Magic Jammer   hand: Kuriboh
    """)
    t.you.activates("Banner of Courage")
    t.opp.activates("Magic Jammer", discarding="Kuriboh").nobody_responds()
    assert t.you.spells == [] and t.you.graveyard == ["Banner of Courage"]


def test_magic_jammer_needs_a_discard() -> None:
    """card: Magic Jammer ①"""
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Ookazi\nopp 8000 set: Magic Jammer monsters: Sangan",
        ask_all=True,
    )
    t.you.activates("Ookazi")
    t.opp.cannot("activate Magic Jammer", because=UNPAYABLE)


def test_magic_jammer_does_not_answer_a_trap() -> None:
    """card: Magic Jammer ①"""
    t = table(
        """
        turn 3, Main Phase 1, you to act
        you 8000   set: Compulsory Evacuation Device   monsters: Kuriboh
        opp 8000   set: Magic Jammer   hand: Umi
        """,
        ask_all=True,
    )
    t.you.activates("Compulsory Evacuation Device", targeting="Kuriboh")
    assert not t.opp.can_activate("Magic Jammer")
    t.opp.cannot("activate Magic Jammer", because=COUNTER)


def test_seven_tools_of_the_bandit_negates_a_trap_card_for_1000_lp() -> None:
    """card: Seven Tools of the Bandit ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts
        opp 8000   set: Seven Tools of the Bandit   monsters: Sangan
    """)
    t.you.activates("Just Desserts")
    t.opp.activates("Seven Tools of the Bandit").nobody_responds()
    assert t.opp.lp == 7000 and t.you.graveyard == ["Just Desserts"]
    assert "Just Desserts destroyed (effect)" in t.log()


def test_seven_tools_of_the_bandit_needs_1000_lp_and_a_trap() -> None:
    """card: Seven Tools of the Bandit ①"""
    position = """
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts   hand: Ookazi
        opp {lp}   set: Seven Tools of the Bandit   monsters: Sangan
    """
    t = table(position.format(lp=999), ask_all=True)
    t.you.activates("Just Desserts")
    t.opp.cannot("activate Seven Tools of the Bandit", because=TOO_FEW_LP)
    t = table(position.format(lp=8000), ask_all=True)
    t.you.activates("Ookazi")
    t.opp.cannot("activate Seven Tools of the Bandit", because=COUNTER)


@pytest.mark.parametrize("name", ["Ookazi", "Just Desserts"])
def test_solemn_judgment_negates_a_spell_or_trap_card_for_half_the_lp(name: str) -> None:
    """card: Solemn Judgment ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts   hand: Ookazi
        opp 6000   set: Solemn Judgment   monsters: Sangan
    """)
    t.you.activates(name)
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert t.opp.lp == 3000 and t.you.graveyard == [name] and f"{name} destroyed (effect)" in t.log()


@pytest.mark.rule("stats.fraction.lp-round-half-up", scenario=0)
@pytest.mark.parametrize(("before", "after"), [(525, 263), (1, 1)])
def test_solemn_judgment_leaves_half_of_an_odd_number_rounded_up(before: int, after: int) -> None:
    """card: Solemn Judgment ①"""
    t = table(f"turn 3, Main Phase 1, you to act\nyou 8000 hand: Ookazi\nopp {before} set: Solemn Judgment")
    t.you.activates("Ookazi")
    t.opp.activates("Solemn Judgment").nobody_responds()
    assert t.opp.lp == after and t.winner == ""


@pytest.mark.parametrize("how", ["normal", "flip"])
@pytest.mark.parametrize("trap", ["Solemn Judgment", "Horn of Heaven"])
def test_a_counter_trap_negates_a_summon(trap: str, how: str) -> None:
    """card: Solemn Judgment ①, Horn of Heaven"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Vorse Raider   monsters: Mystical Elf (set)
        opp 8000   set: {trap}   monsters: Sangan
    """)
    name = "Vorse Raider" if how == "normal" else "Mystical Elf"
    if how == "normal":
        t.you.summons(name)
    else:
        t.you.flip_summons(name)
    t.opp.activates(trap, tributing="Sangan" if trap == "Horn of Heaven" else ()).nobody_responds()
    assert t.you.graveyard == [name] and f"you's {name} was negated: summon" in t.log()
    assert f"{name} destroyed (effect)" in t.log()
    assert (t.opp.lp, "Sangan" in t.opp.monsters) == ((4000, True) if trap == "Solemn Judgment" else (8000, False))


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
def test_solemn_judgment_may_negate_ones_own_summon() -> None:
    """card: Solemn Judgment ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 hand: Sangan set: Solemn Judgment\nopp 8000")
    t.you.summons("Sangan")
    t.you.activates("Solemn Judgment").nobody_responds()
    assert t.you.lp == 4000 and "Sangan" in t.you.graveyard
    # It never was on the field.
    assert t.chain == [] and t.you.hand == []


@pytest.mark.rule("timing.summon-negation-window.before-success", scenario=0)
@pytest.mark.parametrize("trap", ["Solemn Judgment", "Solemn Strike", "Horn of Heaven"])
def test_a_monster_that_the_effect_of_a_spell_summons_cannot_be_stopped_on_arrival(trap: str) -> None:
    """card: Solemn Judgment ①, Solemn Strike ①, Horn of Heaven"""
    t = table(
        f"""
        turn 3, Main Phase 1, you to act
        you 8000   hand: Monster Reborn   graveyard: Kuriboh
        opp 8000   set: {trap}   monsters: Sangan
        """,
        ask_all=True,
    )
    t.you.activates("Monster Reborn", targeting="Kuriboh")
    assert t.opp.can_activate(trap) == (trap == "Solemn Judgment")
    t.nobody_responds()
    t.you.takes_position("attack")
    t.you.passes()
    assert not t.opp.can_activate(trap)


def test_horn_of_heaven_needs_a_monster_of_its_own_player() -> None:
    """card: Horn of Heaven"""
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Vorse Raider monsters: Sangan\nopp 8000 set: Horn of Heaven",
        ask_all=True,
    )
    t.you.summons("Vorse Raider")
    t.you.passes()
    t.opp.cannot("activate Horn of Heaven", because=UNPAYABLE)


def test_horn_of_heaven_cannot_tribute_the_monster_that_is_being_summoned() -> None:
    """card: Horn of Heaven"""
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Vorse Raider set: Horn of Heaven\nopp 8000",
        ask_all=True,
    )
    t.you.summons("Vorse Raider")
    t.you.cannot("activate Horn of Heaven", because=UNPAYABLE)


@pytest.mark.parametrize("trap", ["Solemn Strike", "Divine Wrath"])
def test_solemn_strike_and_divine_wrath_negate_the_effect_of_a_monster(trap: str) -> None:
    """card: Solemn Strike ①, Divine Wrath"""
    t = table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   monsters: Cannon Soldier, Kuriboh
        opp 8000   set: {trap}   hand: Umi, Sogen
    """)
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    t.opp.activates(trap, discarding="Umi" if trap == "Divine Wrath" else ()).nobody_responds()
    assert t.you.graveyard == ["Kuriboh", "Cannon Soldier"] and "Cannon Soldier destroyed (effect)" in t.log()
    assert (t.opp.lp, t.opp.hand) == ((6500, ["Umi", "Sogen"]) if trap == "Solemn Strike" else (8000, ["Sogen"]))


@pytest.mark.rule("card.text.activation-condition-and-effect", scenario=0)
@pytest.mark.parametrize("trap", ["Solemn Strike", "Divine Wrath"])
def test_solemn_strike_and_divine_wrath_do_not_answer_a_spell(trap: str) -> None:
    """card: Solemn Strike ①, Divine Wrath"""
    t = table(
        f"turn 3, Main Phase 1, you to act\nyou 8000 hand: Ookazi\nopp 8000 set: {trap} hand: Umi",
        ask_all=True,
    )
    t.you.activates("Ookazi")
    assert not t.opp.can_activate(trap)


def test_solemn_strike_does_not_answer_a_normal_summon() -> None:
    """card: Solemn Strike ①"""
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 hand: Vorse Raider\nopp 8000 set: Solemn Strike",
        ask_all=True,
    )
    t.you.summons("Vorse Raider")
    t.you.passes()
    t.opp.cannot("activate Solemn Strike", because=NOT_NOW)


def test_solemn_strike_needs_1500_lp() -> None:
    """card: Solemn Strike ①"""
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 monsters: Cannon Soldier, Kuriboh\nopp 1499 set: Solemn Strike",
        ask_all=True,
    )
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    t.opp.cannot("activate Solemn Strike", because=TOO_FEW_LP)


def test_divine_wrath_needs_a_discard() -> None:
    """card: Divine Wrath"""
    t = table(
        "turn 3, Main Phase 1, you to act\nyou 8000 monsters: Cannon Soldier, Kuriboh\nopp 8000 set: Divine Wrath",
        ask_all=True,
    )
    t.you.activates("Cannon Soldier", tributing="Kuriboh")
    t.opp.cannot("activate Divine Wrath", because=UNPAYABLE)


# ------------------------------------------------------------------------------------------- as long as the card stays


def with_skill_drain(mine: str, theirs: str = "") -> Table:
    """The opponent's Skill Drain is face-up."""
    return table(f"""
        turn 3, Main Phase 1, you to act
        you 8000   {mine}
        opp 8000   spells: Skill Drain   {theirs}
    """)


def test_skill_drain_is_activated_for_1000_lp() -> None:
    """card: Skill Drain ①"""
    t = table("turn 3, Main Phase 1, you to act\nyou 8000 set: Skill Drain\nopp 8000")
    t.you.activates("Skill Drain").nobody_responds()
    assert t.you.lp == 7000 and t.you.spells == ["Skill Drain"]
    t = table("turn 3, Main Phase 1, you to act\nyou 900 set: Skill Drain\nopp 8000")
    t.you.cannot("activate Skill Drain", because=TOO_FEW_LP)


@pytest.mark.rule("negate.effect-negated.card-may-still-activate", scenario=0)
def test_skill_drain_negates_the_effects_of_monsters_that_can_still_be_activated() -> None:
    """card: Skill Drain ①"""
    t = with_skill_drain("monsters: Cannon Soldier, Kuriboh")
    t.you.activates("Cannon Soldier", tributing="Kuriboh").nobody_responds()
    assert t.opp.lp == 8000 and t.you.graveyard == ["Kuriboh"]


@pytest.mark.rule("negate.lasting.monsters-on-field-only", scenario=0)
def test_skill_drain_does_not_reach_an_effect_whose_monster_has_left_the_field() -> None:
    """card: Skill Drain ①"""
    t = with_skill_drain("monsters: Exiled Force", "monsters: Vorse Raider")
    t.you.activates("Exiled Force", targeting="Vorse Raider").nobody_responds()
    assert t.opp.graveyard == ["Vorse Raider"]


@pytest.mark.rule("negate.lasting.monsters-on-field-only", scenario=0)
def test_skill_drain_does_not_reach_the_graveyard() -> None:
    """card: Skill Drain ①"""
    t = with_skill_drain("monsters: Sangan   deck: Kuriboh, Umi   hand: Dark Hole")
    t.you.activates("Dark Hole").nobody_responds()
    assert t.you.hand == ["Kuriboh"]


def test_skill_drain_negates_a_continuous_effect_from_the_summon_on() -> None:
    """card: Skill Drain ①"""
    t = with_skill_drain("hand: Jinzo   monsters: Sangan   set: Just Desserts", "monsters: Kuriboh")
    t.you.summons("Jinzo", tributing=["Sangan"])
    t.nobody_responds()
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 7500


def test_royal_decree_negates_the_effects_of_other_traps() -> None:
    """card: Royal Decree ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts, Royal Decree   hand: Ookazi
        opp 8000   monsters: Kuriboh   spells: Gravity Bind
    """)
    t.you.activates("Royal Decree").nobody_responds()
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 8000 and t.you.spells == ["Royal Decree"] and "Just Desserts" in t.you.graveyard
    t.you.activates("Ookazi").nobody_responds()
    assert t.opp.lp == 7200


def test_royal_decree_lets_go_of_traps_when_it_has_left() -> None:
    """card: Royal Decree ①"""
    t = table("""
        turn 3, Main Phase 1, you to act
        you 8000   set: Just Desserts   hand: Mystical Space Typhoon
        opp 8000   monsters: Kuriboh   spells: Royal Decree
    """)
    t.you.activates("Mystical Space Typhoon", targeting="Royal Decree").nobody_responds()
    t.you.activates("Just Desserts").nobody_responds()
    assert t.opp.lp == 7500
